/** What every script begins with: plain POSIX shell, with curl, grep and awk. */
export const library = String.raw`
LC_ALL=C; export LC_ALL
T=$(mktemp -d) || exit 2
: > "$T/made"

# send N CURL-ARGUMENTS: one request; its status, head and body are kept under its number.
send() {
  n=$1; shift; again=0
  while :; do
    : > "$T/$n.body"; : > "$T/$n.head"
    curl -sS --globoff --path-as-is --max-time 60 -o "$T/$n.body" -D "$T/$n.head" -w '%{http_code}' "$@" > "$T/$n.status"
    again=$((again + 1))
    case $(cat "$T/$n.status") in 429 | 503) ;; *) return ;; esac
    [ "$again" -lt "$PATIENCE" ] || return
    wait_s=$(awk 'tolower($1) == "retry-after:" { print int($2) }' "$T/$n.head" | tail -n 1)
    sleep "$(( ${'$'}{wait_s:-1} > 10 ? 10 : ${'$'}{wait_s:-1} ))"
  done
}

PATIENCE=5
once() { PATIENCE=1; "$@"; PATIENCE=5; }

# status N, is N STATUS…: what came; patterns such as 4?? stand for many.
status() { cat "$T/$1.status"; }
is() {
  came=$(status "$1"); shift
  for one in "$@"; do
    # shellcheck disable=SC2254
    case $came in $one) return 0 ;; esac
  done
  return 1
}

# flat N: every value of a JSON answer with its place before it, such as data.0.id and a tab.
flat() {
  grep -oE '"([^"\\]|\\.)*"|[][{},:]|[^][{},:"[:space:]]+' "$T/$1.body" | awk '
    function place(  i, text) { for (i = 1; i <= d; i++) text = text (i > 1 ? "." : "") key[i]; return text }
    $0 == "{" || $0 == "[" { if (d) full[d] = 1; d++; list[d] = ($0 == "["); key[d] = list[d] ? 0 : ""; full[d] = 0; named[d] = 0; next }
    $0 == "}" || $0 == "]" { empty = !full[d]; d--; if (empty) print place() "\t" ($0 == "}" ? "{}" : "[]"); next }
    $0 == "," { named[d] = 0; if (list[d]) key[d]++; next }
    $0 == ":" { named[d] = 1; next }
    d && !list[d] && !named[d] { key[d] = substr($0, 2, length($0) - 2); next }
    { if (d) full[d] = 1; print place() "\t" $0 }
    END { if (d) print "!\tcut" }'
}

# raw N PLACE: the value as it stands there. value N PLACE: without its quotes.
raw() { flat "$1" | awk -F '\t' -v at="$2" '$1 == at { print $2; exit }'; }
value() { raw "$1" "$2" | sed -e 's/^"//' -e 's/"$//' -e 's|\\/|/|g'; }

# beside N KEY VALUE OTHER: of the record in which KEY has this value, the value of OTHER.
beside() {
  flat "$1" | awk -F '\t' -v key="$2" -v is="\"$3\"" -v other="$4" '
    { at[NR] = $1; was[$1] = $2; end = length($1) - length(key)
      if (!found && $2 == is && substr($1, end + 1) == key) { record = substr($1, 1, end); found = 1 } }
    END { if (found) print was[record other] }' | sed -e 's/^"//' -e 's/"$//'
}

# need N STATUS…: without this the failure cannot be tried.
need() {
  is "$@" && return
  say "Step $1 was answered otherwise than in the run, so that the failure could not be tried:"
  show "$1"; exit 3
}
got() { [ -n "$2" ] || { say "The answer to step $1 has no such value as in the run, so that the failure could not be tried:"; show "$1"; exit 3; }; }

# code TEXT: as it stands in an address. later SECONDS FORMAT: a time from now.
code() { printf %s "$1" | od -An -v -tx1 | tr -d '\n' | tr ' ' %; }
later() {
  at=$(($(date +%s) + $1))
  date -u -d "@$at" "+$2" 2> /dev/null || date -u -r "$at" "+$2"
}

# more: goes round a wait once more, a second later, until LEFT is used up.
more() { LEFT=$((LEFT - 1)); [ "$LEFT" -ge 0 ] && { [ -n "$FIRST" ] || sleep 1; FIRST=; }; }
tries() { LEFT=$1; FIRST=1; }

# part TEXT FROM TO: without so many characters at its beginning and at its end.
part() { printf %s "$1" | awk -v a="$2" -v b="$3" '{ printf "%s", substr($0, a + 1, length($0) - a - b) }'; }

# made N VARIABLE SCHEME URL [OTHER]: what the answer says was made there goes at the end, with either credential.
made() {
  is "$1" '2??' || return 0
  id=$(value "$1" data.id); [ -n "$id" ] || id=$(value "$1" id)
  [ -z "$id" ] || printf '%s\t%s\t%s\t%s\n' "$2" "$3" "$4/$id" "$${'{5:-$2}'}" >> "$T/made"
}
clean() {
  code=$?; trap - EXIT INT TERM
  awk '{ line[NR] = $0 } END { for (i = NR; i > 0; i--) print line[i] }' "$T/made" > "$T/going"
  while IFS='	' read -r variable scheme url other; do
    for one in "$variable" "$other"; do
      eval "credential=\$$one"
      send gone -X DELETE -H "Authorization: $scheme $credential" "$url"
      is gone 401 403 || break
    done
    is gone '2??' 404 || say "NOT removed: $url ($(status gone))"
  done < "$T/going"
  rm -rf "$T"; exit "$code"
}
trap clean EXIT; trap 'exit 3' INT TERM

say() { printf '%s\n' "$*"; }
show() { say "   $(status "$1") $(head -c 600 "$T/$1.body" | tr '\n\r' '  ')"; }
shows() { say 'The failure shows again.'; exit 1; }
gone() { say 'The failure does not show.'; exit 0; }
unsure() { say "$*"; exit 3; }
`;

/** What a script needs that compares an answer with one of the run; the places in brackets are filled in. */
export const shapes = String.raw`
# shape N: an answer without what differs from one time to the next: own ids and names by what they are here, times by
# their form. Of a list only the records that hold something of this script, where there are any.
shape() {
  is "$1" 000 && return
  status "$1"; say
  if [ ! -s "$T/$1.body" ]; then return; fi
  case $(head -c 1 "$T/$1.body") in '{' | '[' | '"') flat "$1" ;; *) head -c 2000 "$T/$1.body" ;; esac | awk -F '\t' '
    BEGIN {
      count = split(ENVIRON["OWN"], line, "\n")
      for (i = 1; i <= count; i++) { cut = index(line[i], "\t"); if (cut > 1) { n++; own[n] = substr(line[i], 1, cut - 1); name[n] = substr(line[i], cut + 1); gsub(/_/, ".", name[n]) } }
    }
    function plain(text,  i, at, rest, out, c) {
      for (i = 1; i <= n; i++) {
        out = ""; rest = text
        while ((at = index(rest, own[i])) > 0) {
          if (length(own[i]) < 8 && (substr(rest, at - 1, 1) ~ /[A-Za-z0-9_-]/ || substr(rest, at + length(own[i]), 1) ~ /[A-Za-z0-9_-]/)) { out = out substr(rest, 1, at); rest = substr(rest, at + 1); continue }
          out = out substr(rest, 1, at - 1) "{" name[i] "}"; rest = substr(rest, at + length(own[i]))
        }
        text = out rest
      }
      if (ENVIRON["EXACT"]) return text
      if (text ~ /[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]/ && text !~ /\{/) gsub(/[0-9]/, "9", text)
      else if (text ~ /^[0-9]+$/ && length(text) >= 10) text = "<number>"
      else {
        out = ""; rest = text
        while (match(rest, /[A-Za-z0-9_-]+/)) {
          c = substr(rest, RSTART, RLENGTH); if (length(c) >= 16 && c ~ /[0-9]/ && c ~ /[A-Za-z]/) c = "<id>"
          out = out substr(rest, 1, RSTART - 1) c; rest = substr(rest, RSTART + RLENGTH)
        }
        text = out rest
      }
      return text
    }
    { where = $1; text = plain($2); group = ""
      if (NF < 2) { text = plain($0); where = "" }
      if (match(where, /(^|\.)[0-9]+(\.|$)/)) {
        head = substr(where, 1, RSTART - 1); tail = substr(where, RSTART + RLENGTH)
        index_ = substr(where, RSTART, RLENGTH); gsub(/\./, "", index_)
        group = head "#" index_; where = head "[]" tail
      }
      lines++; at[lines] = where; is[lines] = text; of[lines] = group
      if (group != "" && text ~ /\{[A-Z]/) { mine[group] = 1; some = 1 } }
    END { for (i = 1; i <= lines; i++) if (of[i] == "" || !some || mine[of[i]] || ENVIRON["EXACT"]) print at[i] "\t" is[i] }'
}

# sorted FILE: a shape with the records of its lists in an order that does not depend on theirs.
sorted() {
  awk -F '\t' '
    function flush() { if (r != "") print r; r = ""; split("", seen) }
    $1 !~ /\[\]/ { flush(); print; next }
    { if ($1 in seen) flush(); seen[$1] = 1; r = r (r == "" ? "" : "\001") $0 }
    END { flush() }' "$1" | sort | tr '\001' '\n' > "$1.sorted"
  mv "$1.sorted" "$1"
}

# own TEXT NAME: what a text of this script is called in shapes. same N: whether an answer has the shape of the run's.
OWN=; EXACT=; ANY_ORDER=; export OWN EXACT
own() { [ -z "$1" ] || OWN="$OWN$1	$2
"; }
same() {
  shape "$1" > "$T/$1.now"
  if [ -n "$ANY_ORDER" ]; then for one in run now; do sorted "$T/$1.$one"; done; fi
  awk -F '\t' 'NR == FNR { was[FNR] = $0; place[FNR] = $1; any[FNR] = ($2 == "<any>"); n = FNR; next }
    { m = FNR; if (!(FNR in was) || (any[FNR] ? $1 != place[FNR] : $0 != was[FNR])) bad = 1 }
    END { exit bad || n != m }' "$T/$1.run" "$T/$1.now"
}
`;

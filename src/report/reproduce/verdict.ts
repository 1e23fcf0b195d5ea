import { type Look, statusLook } from '../../model/look.ts';
import { flat, type Leaf } from './flat.ts';
import { orderTrial } from './order.ts';
import { presenceTrial } from './presence.ts';
import { cutOff, isComparable, type Own, shapeOf } from './shape.ts';
import type { Step } from './way.ts';
import { quoted, type Words } from './words.ts';

/** How a script tells whether the failure shows: what must hold for "it does not", and what is said at the end. */
export interface Verdict {
  /** Shell that is true when the telling answer is as it should be; null where only "the same again" can be told. */
  fine: string | null;
  lines: string[];
  needsShapes: boolean;
}

interface Known {
  steps: readonly Step[];
  telling: Step;
  words: Words;
  own: readonly Own[];
  /** What the failure is about, what was expected and what came, in words. */
  title: string;
  statement: string;
  expected: string;
  got: string;
}

export function verdictBy(look: Look | null, known: Known): Verdict {
  return (
    byLook(look ?? lookIn(known), known) ?? byCount(known) ?? byOrder(known) ?? byPresence(known) ?? byShape(known)
  );
}

/** A failure that is told by a status, where the check did not say so. */
function lookIn({ expected, got, telling }: Known): Look | null {
  const [, one, other] = /^(?:status )?([1-5]\d\d)(?: or ([1-5]\d\d))?(?![\d,]| of )/.exec(expected) ?? [];
  const status = String(telling.record.response?.status ?? '');
  const wanted = [one, other].filter((each) => each !== undefined);
  if (!got.startsWith(status) || /^\d/.test(got.slice(status.length))) return null;
  return status === '' || wanted.length === 0 || wanted.includes(status) ? null : statusLook(wanted);
}

/** A list that is longer than it may be. */
function byCount({ expected, got, telling: { number, record } }: Known): Verdict | null {
  const [, most, limit] = /^(at most )?(\d+) (?:of \d+ )?(?:records|members|clients|entries)\b/.exec(expected) ?? [];
  if (limit === undefined || !/^\d+$/.test(got) || Number(got) <= Number(limit)) return null;
  const body = record.response?.body ?? '';
  const places = flat(body).flatMap(({ place }) => /^(?:.*?\.)??\d+(?=\.|$)/.exec(place) ?? []);
  const lists = Map.groupBy(new Set(places), (place) => place.replace(/\d+$/, ''));
  const [list, { length } = []] = [...lists].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  // Of what was too long to be kept, only the beginning can be counted.
  if (String(length) !== got && !cutOff.test(body)) return null;
  if (list === undefined || /[^\w.-]/.test(list)) return null;
  const count = `$(records ${number} '${list}')`;
  const fine = `[ "${count}" ${most === undefined ? '-eq' : '-le'} ${limit} ]`;
  const lines = [
    ...recordsFunction,
    otherStatus(number, record.response?.status ?? 0),
    `if ${fine}; then gone; fi`,
    `if [ "${count}" -gt ${limit} ]; then shows; fi`,
    lookYourself,
  ];
  return { fine: null, lines, needsShapes: false };
}

/** A list whose records are in another order than that of their making. */
function byOrder(known: Known): Verdict | null {
  const trial = orderTrial(known);
  if (trial === null) return null;
  return {
    fine: null,
    lines: [...trial.pages.map((page) => otherStatus(page, 200)), ...trial.lines, lookYourself],
    needsShapes: false,
  };
}

/** Something of the script's own that a list lacks, or still has. */
function byPresence(known: Known): Verdict | null {
  const fine = presenceTrial(known);
  if (fine === null) return null;
  const { number, record } = known.telling;
  const lines = [otherStatus(number, record.response?.status ?? 0), `if ${fine}; then gone; fi`, 'shows'];
  return { fine: `{ ${fine}; }`, lines, needsShapes: false };
}

const recordsFunction = [
  '# records N LIST: how many there are in a list, such as data.',
  `records() {
  flat "$1" | awk -F '\t' -v list="$2" '
    index($1, list) == 1 { rest = substr($1, length(list) + 1); if (match(rest, /^[0-9]+/)) seen[substr(rest, 1, RLENGTH)] = 1 }
    END { for (one in seen) n++; print n + 0 }'
}`,
];

function byLook(look: Look | null, known: Known): Verdict | null {
  const { number, record } = known.telling;
  if (look?.kind === 'status') {
    const fine = `is ${number} ${look.wanted.map((status) => quotedPattern(status)).join(' ')}`;
    // What failed otherwise may do so for another reason, such as that the step before worked this time.
    const same = record.response === null ? [] : [otherStatus(number, ofItsKind(record.response.status))];
    return { fine, lines: [`if ${fine}; then gone; fi`, ...same, 'shows'], needsShapes: false };
  }
  if (look?.kind === 'content-type') {
    const fine = `grep -qiE '^content-type: *[a-z/.+-]*json' "$T/${number}.head"`;
    const lines = [`[ -s "$T/${number}.body" ] || unsure 'There is no body.'`, `if ${fine}; then gone; fi`, 'shows'];
    return { fine, lines, needsShapes: false };
  }
  const status = record.response?.status ?? 0;
  if (look?.kind === 'value') return byValue(look, known, status);
  return look?.kind === 'place' ? byPlace(look, known, status) : null;
}

const ofItsKind = (status: number): string => (status < 500 ? String(status) : "'5??'");

const otherStatus = (number: number, status: number | string): string =>
  `is ${number} ${status} || unsure 'Another status came than in the run: look for yourself.'`;

function byValue(look: Look & { kind: 'value' }, { telling, words, steps }: Known, status: number): Verdict | null {
  const leaf = leafOf(look, flat(telling.record.response?.body ?? ''));
  if (leaf === null) return null;
  const wanted = look.wanted.map((value) =>
    isLasting(value, words, steps) ? words.word(value) : seenBefore(value, leaf, telling, steps),
  );
  if (wanted.some((value) => value === null)) return null;
  const place = words.word(leaf.place);
  const fine = wanted.map((value) => `[ "$(raw ${telling.number} ${place})" = ${value} ]`).join(' || ');
  const lines = [otherStatus(telling.number, status), `if ${fine}; then gone; fi`, 'shows'];
  return { fine: `{ ${fine}; }`, lines, needsShapes: false };
}

/** Where a wrong value stands: its key is named, or there is no other like it. */
function leafOf({ what, got }: Look & { kind: 'value' }, leaves: readonly Leaf[]): Leaf | null {
  const same = leaves.filter(({ raw }) => raw === got);
  const named = same.filter(({ place }) => {
    const key = /[^.\d][^.]*$/.exec(place)?.[0] ?? '';
    return key !== '' && new RegExp(`\\b${key.replaceAll(/\W/g, '.')}\\b`, 'i').test(what);
  });
  const [only, ...others] = named.length > 0 ? named : got.length > 4 ? same : [];
  return only === undefined || others.length > 0 || /(?:^|\.)\d/.test(only.place) ? null : only;
}

/** A value that differs from run to run, but had come before: as it came this time. */
function seenBefore(wanted: string, { place }: Leaf, telling: Step, steps: readonly Step[]): string | null {
  const key = place.split('.').at(-1) ?? '';
  for (const { number, record } of steps) {
    if (number >= telling.number) return null;
    const leaf = flat(record.response?.body ?? '').find((each) => each.raw === wanted && each.place.endsWith(key));
    if (leaf !== undefined && !/(?:^|\.)\d/.test(leaf.place)) return `"$(raw ${number} ${quoted(leaf.place)})"`;
  }
  return null;
}

/** Whether a value means the same in another run: what was sent, or what is no id, time or count. */
function isLasting(wanted: string, words: Words, steps: readonly Step[]): boolean {
  if (wanted === 'null' || wanted === 'true' || wanted === 'false') return true;
  const bare = wanted.startsWith('"') ? wanted.slice(1, -1) : wanted;
  if (words.texts.some((text) => bare.includes(text))) return true;
  if (steps.some(({ record }) => record.request.body?.includes(wanted))) return true;
  return wanted.startsWith('"') && !/\d{2}/.test(bare);
}

function byPlace(look: Look & { kind: 'place' }, { telling, words }: Known, status: number): Verdict | null {
  const keys = look.pointer.split('/').slice(1);
  if (keys.some((key) => /[~\s\\"']/.test(key))) return null;
  const pattern = keys.map((key) => (/^\d+$/.test(key) ? '[0-9]+' : key.replaceAll(/\W/g, '.'))).join('[.]');
  const leaves = flat(telling.record.response?.body ?? '');
  const finding =
    look.missing === null
      ? badValue(leaves, keys.join('.'))
      : `lacking ${telling.number} '${pattern}' ${words.word(look.missing)}`;
  if (finding === null) return null;
  const shown = look.missing === null ? `like ${telling.number} '${pattern}' ${finding}` : finding;
  const lines = [otherStatus(telling.number, status), `if ${shown}; then shows; fi`, 'gone'];
  return { fine: null, lines: [...placeFunctions, ...lines], needsShapes: false };
}

/** The kind of the value at a place: how it begins, for what is no text; a text with its digits as nines. */
function badValue(leaves: readonly Leaf[], place: string): string | null {
  const leaf = leaves.find((each) => each.place === place);
  if (leaf === undefined) {
    const inside = leaves.find((each) => place !== '' && each.place.startsWith(`${place}.`));
    if (inside === undefined) return null;
    return /^\d+(?:\.|$)/.test(inside.place.slice(place.length + 1)) ? 'list' : 'record';
  }
  if (!leaf.raw.startsWith('"')) return /^-?\d/.test(leaf.raw) ? 'number' : leaf.raw.replaceAll(/[^\w[\]{}]/g, '');
  const text = leaf.raw.replaceAll(/[a-f\d]/gi, '9');
  return /^[\w:.+"@ /-]{2,80}$/.test(text) ? `'${text}'` : 'text';
}

const placeFunctions = [
  '# lacking N PLACE KEY: whether a record there has no such key. like N PLACE KIND: whether a value there is of that kind.',
  `lacking() {
  flat "$1" | awk -F '\\t' -v at="$2" -v key="$3" '
    { if (at == "") { record = "" ; rest = $1 } else { if (!match($1, "^" at "[.]") && $1 !~ "^" at "$") next; record = $1; sub("^" at "[.]?", "", $1); rest = $1; record = substr(record, 1, length(record) - length(rest)) }
      seen[record] = 1; split(rest, parts, "."); if (parts[1] == key) has[record] = 1 }
    END { for (record in seen) if (!(record in has)) bad = 1; exit !bad }'
}`,
  `like() {
  flat "$1" | awk -F '\\t' -v at="$2" -v kind="$3" '
    $1 ~ "^" at "[.][0-9]+([.]|$)" { if (kind == "list") bad = 1; next }
    $1 ~ "^" at "[.]" { if (kind == "record") bad = 1; next }
    $1 ~ "^" at "$" {
      text = $2
      if (text ~ /^-?[0-9]/) text = "number"
      else if (text !~ /^"/) gsub(/[^A-Za-z0-9_\\[\\]{}]/, "", text)
      else if (kind == "text") text = "text"
      else gsub(/[a-fA-F0-9]/, "9", text)
      if (text == kind) bad = 1 }
    END { exit !bad }'
}`,
];

const lookYourself = `unsure 'Whether it shows cannot be told from here: hold what came against what is expected.'`;

/** The same again is the failure; anything else is for a person to judge. */
function byShape(known: Known): Verdict {
  const { steps, telling, own, title, statement, expected, got } = known;
  const about = `${title} ${expected} ${got}`;
  const compared = steps.filter(({ isEvidence, number }) => isEvidence || number === telling.number).slice(-6);
  const isSeen = compared.every(({ record }) => isComparable(record)) && !isHidden(about, compared, own);
  if (!isSeen) return { fine: null, needsShapes: false, lines: [lookYourself] };
  // What records that came hold is not what the failure is about.
  const isExact = isOfOthers(/^\[\{/.test(got) ? `${title} ${expected}` : about, own);
  const lines = compared.flatMap(({ number, record }) => [
    `cat > "$T/${number}.run" <<'END_OF_SHAPE'`,
    ...shapeOf(record, own, { isExact, isCounted: /total|count|number|how many/i.test(about) })
      .split('\n')
      .map((line) => (line === 'END_OF_SHAPE' ? '' : line)),
    'END_OF_SHAPE',
  ]);
  const same = compared.map(({ number }) => `same ${number}`).join(' && ');
  return {
    fine: null,
    needsShapes: true,
    lines: [
      ...leaks(known),
      ...lines,
      ...(isExact ? ['EXACT=1'] : []),
      ...(isInAnyOrder(`${statement} ${about}`) ? ['ANY_ORDER=1'] : []),
      `if ${same}; then shows; fi`,
      lookYourself,
    ],
  };
}

/** A secret of the request that came back is the failure, whatever stands around it. */
function leaks({ expected, telling: { number, record }, own }: Known): string[] {
  const body = record.response?.body ?? '';
  if (!/^no (?:token|key)\b.* in the answer$/.test(expected)) return [];
  return own
    .filter(({ text, name }) => /^[A-Z][A-Z0-9_]*(?:TOKEN|KEY)$/.test(name) && body.includes(text))
    .map(({ name }) => `if grep -qF -- "$${name}" "$T/${number}.body"; then shows; fi`);
}

/** Where nothing is said about it, things stand in a list as it happens. */
function isInAnyOrder(about: string): boolean {
  return !/order|ascend|descend|sort|first|last|before|after|newest|oldest|page|paging|walk|previous|next/i.test(about);
}

/** Whether a failure is about what a shape does not show: headers, and secrets that are none of the profile's. */
function isHidden(about: string, compared: readonly Step[], own: readonly Own[]): boolean {
  if (/\bheaders?\b|retry-after|authenticat/i.test(about)) return true;
  if (!/\btokens?\b|secret|credential|\bkeys?\b/i.test(about)) return false;
  return compared.some(({ record }) => shapeOf(record, own, { isCounted: true }).includes('<any>'));
}

/** Whether a failure is about times, or ids that are none of the script's own: then these have to be the very same. */
function isOfOthers(about: string, own: readonly Own[]): boolean {
  if (/\d{4}-\d\d-\d\d|(?:created|updated|modified)At|joinedOn/.test(about)) return true;
  const ids = about.match(/[\w-]{16,}/g)?.filter((text) => /\d/.test(text) && /[a-z]/i.test(text)) ?? [];
  return ids.some((id) => !own.some(({ text }) => id.includes(text) || text.includes(id)));
}

function quotedPattern(status: string): string {
  return /X/.test(status) ? `'${status.replaceAll('X', '?')}'` : status;
}

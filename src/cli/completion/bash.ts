import type { Completed, CompletedCommand, CompletedFlag, Value } from './model.ts';

/** For bash from 3.2 on, which macOS has. Everything is in the script: nothing is started while somebody types. */
export function bashCompletion({ commands, standard, ids }: Completed): string {
  const names = commands.map(({ name }) => name);
  return `# conformance: completion for bash
_conformance() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD - 1]} command=${standard}
  # --flag=value comes in three words.
  if [[ $cur == = ]]; then cur=
  elif [[ $prev == = ]]; then prev=\${COMP_WORDS[COMP_CWORD - 2]}; fi
  if ((COMP_CWORD > 1)); then
    case \${COMP_WORDS[1]} in ${[...names, 'help'].join(' | ')}) command=\${COMP_WORDS[1]} ;; esac
  fi
  case "$command $prev" in
${commands.flatMap(valueCases).join('\n')}
  esac
  if ((COMP_CWORD == 1)) && [[ $cur != -* ]]; then
    _conformance_words '${[...names, 'help'].join(' ')}'
    return
  fi
  case $command in
    help) _conformance_words '${names.join(' ')}' ;;
${commands.map(commandCase).join('\n')}
  esac
}
_conformance_words() { COMPREPLY=($(compgen -W "$1" -- "$cur")); }
_conformance_list() { COMPREPLY=($(compgen -P "\${cur%"\${cur##*,}"}" -W "$1" -- "\${cur##*,}")); }
_conformance_path() {
  compopt -o filenames 2>/dev/null
  local IFS=$'\\n'
  COMPREPLY=($(compgen -f -- "$cur"))
}
_conformance_ids='${ids.join(' ')}'
complete -F _conformance conformance
`;
}

function valueCases({ name, flags }: CompletedCommand): string[] {
  return flags.flatMap((flag) => {
    if (flag.value === null) return [];
    const patterns = [flag.long, flag.short].filter((each) => each !== null).map((each) => `'${name} ${each}'`);
    const line = `    ${patterns.join(' | ')}) ${offering(flag.value)}`;
    // Behind a flag that needs no value, another flag may stand.
    return [flag.isOptional ? `${line}; [[ $cur == -* ]] || return ;;` : `${line}; return ;;`];
  });
}

function commandCase({ name, flags, argument }: CompletedCommand): string {
  const words = `_conformance_words '${flags.map(({ long }: CompletedFlag) => long).join(' ')}'`;
  if (argument === null) return `    ${name}) ${words} ;;`;
  return `    ${name}) if [[ $cur == -* ]]; then ${words}; else ${offering(argument)}; fi ;;`;
}

function offering(value: Value): string {
  if (value.kind === 'path') return '_conformance_path';
  if (value.kind === 'id') return `${value.isList ? '_conformance_list' : '_conformance_words'} "$_conformance_ids"`;
  if (value.kind === 'any') return 'COMPREPLY=()';
  return `${value.isList ? '_conformance_list' : '_conformance_words'} '${value.words.join(' ')}'`;
}

import type { Completed, CompletedCommand, CompletedFlag, Value } from './model.ts';

export function zshCompletion({ commands, standard, ids }: Completed): string {
  const described = commands.map(({ name, description }) => `    ${quoted(`${name}:${description}`)}`);
  return `#compdef conformance
# conformance: completion for zsh
typeset -ga _conformance_known=(${ids.join(' ')})
_conformance_id() { compadd -a _conformance_known; }
_conformance_ids() { _sequence compadd - $_conformance_known; }
_conformance() {
  local -a commands=(
${described.join('\n')}
  )
  local command=${standard}
  if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
    _describe command commands
    return
  fi
  if [[ $words[2] == help || -n \${commands[(r)$words[2]:*]} ]]; then
    command=$words[2]
    shift words
    ((CURRENT--))
  fi
  case $command in
    help) _arguments '1:command:(${commands.map(({ name }) => name).join(' ')})' ;;
${commands.map(commandCase).join('\n')}
  esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _conformance "$@"; else compdef _conformance conformance; fi
`;
}

function commandCase({ name, flags, argument, isRepeatable }: CompletedCommand): string {
  const specs = [
    ...flags.map(flagSpec),
    ...(argument === null ? [] : [`${isRepeatable ? '*' : '1'}:argument:${action(argument)}`]),
  ];
  return `    ${name})\n      _arguments -s ${specs.map(quoted).join(' \\\n        ')} ;;`;
}

function flagSpec({ long, description, value, isOptional, isRepeatable }: CompletedFlag): string {
  const text = `${isRepeatable ? '*' : ''}${long}${value === null ? '' : '='}[${description.replace(/[[\]\\]/g, '\\$&')}]`;
  if (value === null) return text;
  return `${text}${isOptional ? '::' : ':'}${long.slice(2)}:${action(value)}`;
}

function action(value: Value): string {
  if (value.kind === 'path') return '_files';
  if (value.kind === 'id') return value.isList ? '_conformance_ids' : '_conformance_id';
  if (value.kind === 'any') return ' ';
  return value.isList ? `_values -s , word ${value.words.join(' ')}` : `(${value.words.join(' ')})`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

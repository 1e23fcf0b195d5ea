import type { Completed, CompletedCommand, CompletedFlag, Value } from './model.ts';

export function zshCompletion({ commands, standard, ids }: Completed): string {
  const described = commands.map(({ name, description }) => `    ${quoted(`${name}:${description}`)}`);
  return `#compdef conformance
# conformance: completion for zsh
_conformance_ids() {
  local -a ids=(${ids.join(' ')})
  _sequence compadd - $ids
}
_conformance() {
  local -a commands=(
${described.join('\n')}
  )
  local command=${standard}
  if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
    _describe command commands
    return
  fi
  if [[ -n \${commands[(r)$words[2]:*]} ]]; then
    command=$words[2]
    shift words
    ((CURRENT--))
  fi
  case $command in
${commands.map(commandCase).join('\n')}
  esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _conformance "$@"; else compdef _conformance conformance; fi
`;
}

function commandCase({ name, flags, argument }: CompletedCommand): string {
  const specs = [...flags.map(flagSpec), ...(argument === null ? [] : [`*:argument:${action(argument)}`])];
  return `    ${name})\n      _arguments -s ${specs.map(quoted).join(' \\\n        ')} ;;`;
}

function flagSpec({ long, description, value, isOptional, isRepeatable }: CompletedFlag): string {
  const text = `${isRepeatable ? '*' : ''}${long}${value === null ? '' : '='}[${description.replace(/[[\]\\]/g, '\\$&')}]`;
  if (value === null) return text;
  return `${text}${isOptional ? '::' : ':'}${long.slice(2)}:${action(value)}`;
}

function action(value: Value): string {
  if (value.kind === 'path') return '_files';
  if (value.kind === 'id') return '_conformance_ids';
  if (value.kind === 'any') return ' ';
  return value.isList ? `_values -s , word ${value.words.join(' ')}` : `(${value.words.join(' ')})`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

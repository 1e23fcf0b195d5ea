import type { Completed, CompletedCommand, CompletedFlag, Value } from './model.ts';

export function fishCompletion({ commands, standard, ids }: Completed): string {
  const others = commands.map(({ name }) => name).filter((name) => name !== standard);
  const conditionOf = (name: string): string =>
    name === standard ? `not __fish_seen_subcommand_from ${others.join(' ')}` : `__fish_seen_subcommand_from ${name}`;
  return `# conformance: completion for fish
complete -c conformance -f
set -g __conformance_ids ${ids.join(' ')}
${commands
  .flatMap((command) => [
    `complete -c conformance -n __fish_use_subcommand -a ${command.name} -d ${quoted(command.description)}`,
    ...linesOf(command).map((line) => `complete -c conformance -n ${quoted(conditionOf(command.name))} ${line}`),
  ])
  .join('\n')}
`;
}

function linesOf({ flags, argument }: CompletedCommand): string[] {
  return [...flags.map(flagLine), ...(argument === null ? [] : [offering(argument)])];
}

function flagLine({ long, short, description, value, isOptional }: CompletedFlag): string {
  const names = `-l ${long.slice(2)}${short === null ? '' : ` -s ${short.slice(1)}`}`;
  const needs = value === null || isOptional ? '' : ' -r';
  return `${names}${needs}${value === null ? '' : ` ${offering(value)}`} -d ${quoted(description)}`;
}

function offering(value: Value): string {
  if (value.kind === 'path') return '-F';
  if (value.kind === 'id') return `-a '$__conformance_ids'`;
  return value.kind === 'any' ? '-f' : `-a ${quoted(value.words.join(' '))}`;
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

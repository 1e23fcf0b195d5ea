import type { Completed, CompletedCommand, CompletedFlag, Value } from './model.ts';

/** For fish from 3.0 on. */
export function fishCompletion({ commands, standard, ids }: Completed): string {
  const names = commands.map(({ name }) => name);
  const lines = [
    ...commands.map(({ name, description }) => ['__conformance_begins', `-a ${name} -d ${quoted(description)}`]),
    [`__conformance_is help`, `-a ${quoted(names.join(' '))}`],
    ...commands.flatMap((command) => linesOf(command).map((line) => [`__conformance_is ${command.name}`, line])),
    ...commands.flatMap(optionalLines),
  ];
  return `# conformance: completion for fish
# The command that is typed; without one, ${standard}.
function __conformance_is
  set -l words (commandline -opc)
  set -l command ${standard}
  if set -q words[2]; and contains -- $words[2] ${[...names, 'help'].join(' ')}
    set command $words[2]
  end
  test $command = $argv[1]
end
function __conformance_begins
  test (count (commandline -opc)) -eq 1
end
# Whether the word before is that flag of the command.
function __conformance_behind
  __conformance_is $argv[1]; and contains -- (commandline -opc)[-1] $argv[2..-1]
end
# Several words with commas: those that are there already, and one more.
function __conformance_list
  set -l typed (string replace -r -- '^--?[a-z-]+=' '' (commandline -ct))
  printf '%s\\n' (string replace -r -- '[^,]*$' '' "$typed")$argv
end
set -g __conformance_ids ${ids.join(' ')}
complete -c conformance -f
${lines.map(([condition = '', line]) => `complete -c conformance -n ${quoted(condition)} ${line}`).join('\n')}
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

/** What fish takes only behind = may stand in a word of its own, too. */
function optionalLines({ name, flags }: CompletedCommand): string[][] {
  return flags.flatMap(({ long, value, isOptional }) =>
    value === null || !isOptional ? [] : [[`__conformance_behind ${name} ${long}`, offering(value)]],
  );
}

function offering(value: Value): string {
  if (value.kind === 'path') return '-F';
  if (value.kind === 'id') return `-f -a '${listed('$__conformance_ids', value.isList)}'`;
  if (value.kind === 'any') return '-f';
  return `-f -a ${quoted(listed(value.words.join(' '), value.isList))}`;
}

function listed(words: string, isList: boolean): string {
  return isList ? `(__conformance_list ${words})` : words;
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

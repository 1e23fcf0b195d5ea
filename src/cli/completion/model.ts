import type { Argument, Command, Option } from 'commander';
import { openPoints, requirements } from '../../../generated/catalogue.ts';
import { plain, tags } from '../../session/narrow.ts';
import { wordsOf } from '../flags.ts';

/** What may stand where a value is expected: a path, one of some words, an id of the catalogue, or anything. */
export type Value =
  | { kind: 'path' }
  | { kind: 'id'; isList: boolean }
  | { kind: 'any' }
  | { kind: 'words'; words: readonly string[] /** Several of them, with commas. */; isList: boolean };

export interface CompletedFlag {
  long: string;
  short: string | null;
  description: string;
  /** Null: it takes none. */
  value: Value | null;
  isOptional: boolean;
  isRepeatable: boolean;
}

export interface CompletedCommand {
  name: string;
  description: string;
  flags: CompletedFlag[];
  /** What stands behind the flags; null: nothing. */
  argument: Value | null;
  /** Whether several of them may stand there. */
  isRepeatable: boolean;
}

/** What a shell has to know: the command line as commander has it. */
export interface Completed {
  commands: CompletedCommand[];
  /** Where none is named. */
  standard: string;
  ids: string[];
}

export function completedOf(program: Command, standard: string): Completed {
  const ids = [...requirements, ...openPoints].map(({ id }): string => id);
  return { commands: program.commands.map(commandOf), standard, ids: ids.toSorted() };
}

function commandOf(command: Command): CompletedCommand {
  const options = [...command.options, ...command.createHelp().visibleOptions(command)];
  const flags = new Map(options.filter(({ hidden }) => !hidden).map((option) => [option.long, flagOf(option)]));
  const [argument, ...others] = command.registeredArguments;
  return {
    name: command.name(),
    description: firstClause(command.description()),
    flags: [...flags.values()],
    argument: argument === undefined ? null : argumentOf(argument),
    isRepeatable: others.length > 0 || argument?.variadic === true,
  };
}

function flagOf(option: Option): CompletedFlag {
  return {
    long: option.long ?? '',
    short: option.short ?? null,
    description: firstClause(option.description),
    value: option.required || option.optional ? takenBy(option) : null,
    isOptional: option.optional,
    isRepeatable: Array.isArray(option.defaultValue) && wordsOf(option.parseArg) === null,
  };
}

/** Flags that take words which are not stated with them. */
const known: Readonly<Record<string, Value>> = {
  '--only': { kind: 'id', isList: true },
  '--skip': { kind: 'id', isList: true },
  '--level': { kind: 'words', words: ['MUST', 'SHOULD'], isList: false },
  '--tag': { kind: 'words', words: tags.map((tag) => plain(tag).replaceAll(' ', '-')), isList: true },
};

function takenBy(option: Option): Value {
  const list = wordsOf(option.parseArg);
  if (list !== null) return { kind: 'words', words: list, isList: true };
  if (option.argChoices !== undefined) return { kind: 'words', words: option.argChoices, isList: false };
  if (/[<[](?:file|dir|report)[>\]]/.test(option.flags)) return { kind: 'path' };
  return known[option.long ?? ''] ?? { kind: 'any' };
}

function argumentOf(argument: Argument): Value {
  if (argument.argChoices !== undefined) return { kind: 'words', words: argument.argChoices, isList: false };
  return argument.name() === 'id' ? { kind: 'id', isList: false } : { kind: 'path' };
}

/** A list of completions has no room for more. */
function firstClause(text: string): string {
  return text.replace(/ \(.*$/s, '').replace(/[:;].*$/s, '');
}

import type { Command, Option } from 'commander';
import { nearest } from '../profile/nearest.ts';
import { UsageError } from './surroundings.ts';

/**
 * Makes the environment fit commander, which takes a boolean variable for set whatever its value: variables
 * that mean "off" or nothing are removed, so that the default holds.
 */
export function applyEnvironment(program: Command, env: NodeJS.ProcessEnv): void {
  for (const option of optionsOf(program)) {
    const name = option.envVar;
    const value = name === undefined ? undefined : env[name];
    if (name === undefined || value === undefined) continue;
    if (value === '' || (takesNoValue(option) && !isOn(name, value))) delete env[name];
  }
}

/** Variables that look like a misspelt flag, for a warning: a `CONFORMANCE_READONLY` would go unnoticed. */
export function suspectVariables(program: Command, env: NodeJS.ProcessEnv): string[] {
  const known = optionsOf(program).flatMap(({ envVar }) => envVar ?? []);
  const flagOf = (name: string) => name.slice('CONFORMANCE_'.length);
  return Object.keys(env).flatMap((name) => {
    if (!name.startsWith('CONFORMANCE_') || known.includes(name)) return [];
    const near = nearest(flagOf(name), known.map(flagOf));
    return near === null ? [] : [`${name} is not known; did you mean CONFORMANCE_${near}?`];
  });
}

function optionsOf(program: Command): readonly Option[] {
  return [program, ...program.commands].flatMap((command) => command.options);
}

function takesNoValue(option: Option): boolean {
  return !option.required && !option.optional;
}

function isOn(name: string, value: string): boolean {
  const word = value.toLowerCase();
  if (['1', 'true', 'yes', 'on'].includes(word)) return true;
  if (['0', 'false', 'no', 'off'].includes(word)) return false;
  throw new UsageError(`${name} must be 1, true, yes or on, or 0, false, no or off`);
}

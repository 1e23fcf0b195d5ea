import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProfileError } from '../../src/profile/error.ts';
import { type LoadOptions, loadTarget } from '../../src/profile/load.ts';
import { temporaryFolder } from '../support/folder.ts';

/** A new directory with these files, removed after the test. */
export function directoryWith(files: Readonly<Record<string, string>>): string {
  const directory = temporaryFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(directory, name), content);
  return directory;
}

/** Loads a profile text as `conformance.yaml`. */
export function load(text: string, options: Partial<LoadOptions> = {}) {
  const cwd = options.cwd ?? directoryWith({ 'conformance.yaml': text });
  return loadTarget({ env: {}, overrides: {}, ...options, cwd });
}

/** Loads a profile that must be refused, and returns the refusal. */
export async function refusal(text: string, options: Partial<LoadOptions> = {}): Promise<ProfileError> {
  const outcome = await load(text, options).then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof ProfileError) return outcome;
  throw new Error(`expected a ProfileError, got ${outcome === null ? 'a target' : String(outcome)}`);
}

/** The smallest profile, with more lines below the partner. */
export function partnerProfile(...lines: readonly string[]): string {
  return [
    'targets:',
    '  staging:',
    '    partner:',
    '      baseUrl: https://staging.example.com/partner',
    '      apiKey: literal-key',
    ...lines,
    '',
  ].join('\n');
}

/** The smallest profile of the Workspace API, with more lines below the workspace. */
export function workspaceProfile(...lines: readonly string[]): string {
  return [
    'targets:',
    '  staging:',
    '    workspace:',
    '      baseUrl: https://staging.example.com/workspace',
    '      token: literal-token',
    ...lines,
    '',
  ].join('\n');
}

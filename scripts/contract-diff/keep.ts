import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apis } from '../generate/contract.ts';
import { UsageError } from './read.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The contracts of released versions, a folder for each: a clone without history has them, too. */
export const versionsFolder = join(root, 'openapi/versions');

/**
 * Keeps the contracts as they are, as those of the version that package.json names.
 * @throws {UsageError} when that version is kept already.
 */
export async function keepVersion(): Promise<string> {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folder = join(versionsFolder, version);
  if (existsSync(folder)) throw new UsageError(`version ${version} is kept already: raise the version first`);
  await mkdir(folder, { recursive: true });
  for (const api of apis) await cp(join(root, `generated/${api}.json`), join(folder, `${api}.json`));
  return version;
}

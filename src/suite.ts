import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';

/** Name and version of this suite, from its package; compiled modules lie one directory deeper in it. */
export async function suite(): Promise<{ name: string; version: string }> {
  const path = findPackageJSON('..', import.meta.url);
  if (path === undefined) throw new Error('the package.json of the suite is missing');
  const { name, version } = JSON.parse(await readFile(path, 'utf8'));
  return { name: String(name), version: String(version) };
}

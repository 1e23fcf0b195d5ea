import { readFile } from 'node:fs/promises';

/** Name and version of this suite, from its package. */
export async function suite(): Promise<{ name: string; version: string }> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8');
  const { name, version } = JSON.parse(text);
  return { name: String(name), version: String(version) };
}

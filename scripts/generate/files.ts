import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Texts by file name. */
export type Files = ReadonlyMap<string, string>;

/** The names of files that are missing, differ, or have no business in the folder. */
export async function staleFiles(folder: string, files: Files): Promise<readonly string[]> {
  const present = await namesIn(folder);
  const stale = present.filter((name) => !files.has(name));
  for (const [name, text] of files) {
    const current = present.includes(name) ? await readFile(join(folder, name), 'utf8') : undefined;
    // A checkout may have turned the line ends around.
    if (current?.replaceAll('\r\n', '\n') !== text) stale.push(name);
  }
  return stale.sort();
}

/** Makes the folder hold exactly these files; what is right already is not touched. */
export async function writeFiles(folder: string, files: Files): Promise<readonly string[]> {
  const stale = await staleFiles(folder, files);
  await mkdir(folder, { recursive: true });
  for (const name of stale) {
    const text = files.get(name);
    if (text === undefined) await rm(join(folder, name), { recursive: true });
    else await writeFile(join(folder, name), text);
  }
  return stale;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

import { mkdir, open, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeProblem } from '../output.ts';
import { scriptFolder, scriptMark } from './index.ts';

/** Writes the scripts of a report, and takes away those of an earlier one; returns what could not be written. */
export async function writeScripts(outDir: string, scripts: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = join(outDir, scriptFolder);
  await removeEarlier(folder);
  if (scripts.size === 0) return [];
  const problems: string[] = [];
  try {
    await mkdir(folder, { recursive: true });
    for (const [file, text] of scripts) await writeFile(join(outDir, file), text, { mode: 0o755 });
  } catch (error) {
    const problem = writeProblem(error);
    if (problem === null) throw error;
    problems.push(`${folder}: a script could not be written: ${problem}`);
  }
  return problems;
}

/** Only what this suite wrote, and the folder only where nothing else is in it. */
async function removeEarlier(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    if (name.endsWith('.sh') && (await beginningOf(path)) === scriptMark) await rm(path, { force: true });
  }
  if (names.length > 0) await rmdir(folder).catch(() => undefined);
}

async function beginningOf(path: string): Promise<string> {
  try {
    await using file = await open(path);
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(scriptMark.length) });
    return buffer.subarray(0, bytesRead).toString();
  } catch {
    return '';
  }
}

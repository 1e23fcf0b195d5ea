import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
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

/** The scripts that lie beside a report, by their file. */
export async function readScripts(reportDir: string): Promise<Map<string, string>> {
  const scripts = new Map<string, string>();
  const folder = join(reportDir, scriptFolder);
  for (const name of await ownIn(folder))
    scripts.set(`${scriptFolder}/${name}`, await readFile(join(folder, name), 'utf8'));
  return scripts;
}

/** Only what this suite wrote, and the folder only where nothing else is in it. */
async function removeEarlier(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of await ownIn(folder)) await rm(join(folder, name), { force: true });
  await rmdir(folder).catch(() => undefined);
}

/** The names of the scripts in a folder; of what others put there, none. */
async function ownIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const own: string[] = [];
  for (const name of names.filter((each) => each.endsWith('.sh')))
    if ((await beginningOf(join(folder, name))) === scriptMark) own.push(name);
  return own;
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

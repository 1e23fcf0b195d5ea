import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { messageOf } from '../check/outcome.ts';
import { registry } from '../check/registry.ts';

/** The published package holds compiled suites; this very module tells which are meant. */
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const root = new URL('../../', import.meta.url);

/** Rules that hold for every answer, and what is begun with a run, stand in no suite. */
const always = ['suites/every-answer', 'suites/head-start'].map((file) => `${file}.${extension}`);

/** Every suite, relative to the project, in the order of the names. */
function suiteFiles(): string[] {
  const found = globSync(`suites/**/*.suite.${extension}`, { cwd: fileURLToPath(root) });
  return found.map((file) => file.replaceAll('\\', '/')).sort();
}

/** Loads the suites, so that all their checks are registered. @returns what could not be loaded, with why. */
export async function loadSuites(): Promise<string[]> {
  const troubles: string[] = [];
  for (const file of [...always, ...suiteFiles()]) {
    registry.begin(file);
    // One after the other: what is registered belongs to the file that is being loaded.
    await import(new URL(file, root).href).catch((error: unknown) => troubles.push(`${file}: ${messageOf(error)}`));
  }
  return troubles;
}

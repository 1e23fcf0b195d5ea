import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { root } from './site.ts';

/** One check of a requirement or one observation of an open point. */
export interface CheckEntry {
  readonly id: string;
  readonly name: string;
  /** Relative to the project. */
  readonly file: string;
}

/** Every check that the suites register: what is really run, not what a search of their text would guess. */
export async function listChecks(): Promise<readonly CheckEntry[]> {
  const registered = await new Promise<readonly CheckEntry[]>((resolve, reject) => {
    const worker = new Worker(new URL('./checks-worker.ts', import.meta.url));
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the suites could not be read: code ${code}`)));
  });
  return [...registered, ...rulesOfEveryAnswer(new Set(registered.map(({ id }) => id)))];
}

/** Requirements that no single check owns: rules that the engine holds every answer of a run against. */
function rulesOfEveryAnswer(registered: ReadonlySet<string>): readonly CheckEntry[] {
  const files = ['suites/every-answer.ts', 'suites/support/secrets.ts', ...globSync('src/check/*.ts', { cwd: root })];
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/[`']((?:partner|workspace)(?:\.[a-z0-9-]+)+)[`']/g)]
      .flatMap(([, id]) => id ?? [])
      .filter((id, index, ids) => !registered.has(id) && ids.indexOf(id) === index)
      .map((id) => ({ id, name: 'every answer of the run is held against it', file })),
  );
}

import { Worker } from 'node:worker_threads';

/** One check of a requirement or one observation of an open point. */
export interface CheckEntry {
  readonly id: string;
  readonly name: string;
  /** Relative to the project. */
  readonly file: string;
}

/** Every check that the suites register, and what every answer is held against: what is really run. */
export function listChecks(): Promise<readonly CheckEntry[]> {
  return new Promise<readonly CheckEntry[]>((resolve, reject) => {
    const worker = new Worker(new URL('./checks-worker.ts', import.meta.url));
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the suites could not be read: code ${code}`)));
  });
}

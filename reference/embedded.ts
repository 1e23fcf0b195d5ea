import { Worker } from 'node:worker_threads';
import type { Reference, ReferenceOptions } from './server.ts';

/** As for the server itself, but that policy changes are named: functions cannot cross into a thread. */
export interface EmbeddedOptions extends Pick<ReferenceOptions, 'port' | 'partnerPrefix' | 'workspacePrefix' | 'db'> {
  readonly faults?: readonly string[];
  readonly variants?: readonly string[];
  /** Words of the wire for neutral words of the documents. */
  readonly words?: Readonly<Record<string, string>>;
  /** Whether creating and deleting filespaces pauses at first, as a deployment may; true without saying so. */
  readonly pauses?: boolean;
}

type Started = Omit<Reference, 'close'>;

/** Published packages are compiled, so the worker has the extension of this very module. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);

/** Starts the reference service in a thread of its own. */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<Reference> {
  const worker = new Worker(WORKER, { workerData: options });
  const started = await new Promise<Started>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the reference service ended at once with code ${code}`)));
  });
  // The service must not keep a process alive that has nothing else to do.
  worker.unref();
  return { ...started, close: () => stop(worker) };
}

function stop(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    worker.ref();
    worker.postMessage('close');
  });
}

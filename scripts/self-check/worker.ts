import './hooks.ts';
import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Job, JobResult, WorkerMessage, WorkerSettings } from './jobs.ts';

if (!parentPort) throw new Error('this module is the main module of a worker thread');
const port = parentPort;
const root = fileURLToPath(new URL('../../', import.meta.url));
const settings: WorkerSettings = workerData;

// What imports vitest, however far away, is loaded only now that the hooks stand.
const { loadSuites } = await import('./load.ts');
const { faultVerdict, variantVerdict } = await import('./verdicts.ts');

const suites = globSync('suites/**/*.suite.ts', { cwd: root }).sort();
const troubles = await loadSuites(
  ['suites/every-answer.ts', ...suites],
  (file) => pathToFileURL(`${root}${file}`).href,
);

port.on('message', async (job: Job) => {
  const result = await resultOf(job);
  tell({ kind: 'done', job, result });
});
tell({ kind: 'ready', troubles });

async function resultOf(job: Job): Promise<JobResult> {
  try {
    return job.kind === 'fault' ? await faultVerdict(job, settings) : await variantVerdict(job, settings);
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: 'broken', id: job.id, message };
  }
}

function tell(message: WorkerMessage): void {
  port.postMessage(message);
}

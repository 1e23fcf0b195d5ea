import { parentPort, workerData } from 'node:worker_threads';
import { loadSuites } from '../../src/run/suite-files.ts';
import type { Job, JobResult, WorkerMessage, WorkerSettings } from './jobs.ts';
import { faultVerdict, variantVerdict } from './verdicts.ts';

if (!parentPort) throw new Error('this module is the main module of a worker thread');
const port = parentPort;
const settings: WorkerSettings = workerData;

const troubles = await loadSuites();

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

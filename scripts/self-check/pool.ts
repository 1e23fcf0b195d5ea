import { Worker } from 'node:worker_threads';
import type { Job, JobResult, WorkerMessage, WorkerSettings } from './jobs.ts';

/** Services under test at once in one thread: a check of a fault waits most of its time. */
const perWorker = 6;

/** A whole run keeps a thread busy: more than two at once would only make each of them take longer than it may. */
const shareOf = ({ kind }: Job): number => (kind === 'variant' ? perWorker / 2 : 1);

export interface Bounds {
  workers: number;
  /** Milliseconds since 1970: no job begins later. */
  until: number;
}

/** Runs jobs on a few threads, and tells of each result as it comes. */
export async function runJobs(
  jobs: readonly Job[],
  settings: WorkerSettings,
  { workers, until }: Bounds,
  onResult: (result: JobResult) => void,
): Promise<JobResult[]> {
  const queue = [...jobs];
  const results: JobResult[] = [];
  let shown = false;
  const onTroubles = (troubles: readonly string[]): void => {
    if (!shown) for (const trouble of troubles) console.error(`not loaded: ${trouble}`);
    shown = true;
  };
  const underWay = new UnderWay();
  const load = jobs.reduce((sum, job) => sum + shareOf(job), 0);
  const width = Math.max(1, Math.min(workers, Math.ceil(load / perWorker)));
  await Promise.all(
    Array.from({ length: width }, () =>
      work(
        settings,
        (room) => {
          const [job] = queue;
          if (job === undefined || shareOf(job) > room || Date.now() >= until) return undefined;
          queue.shift();
          underWay.began(job);
          return job;
        },
        onTroubles,
        (result) => {
          results.push(result);
          underWay.ended(result);
          onResult(result);
        },
      ),
    ),
  );
  underWay.close();
  return results;
}

const longMs = 60_000;

/** Tells of jobs that keep others waiting. */
class UnderWay {
  readonly #since = new Map<string, number>();
  readonly #clock = setInterval(() => this.#tell(), longMs);

  began({ id }: Job): void {
    this.#since.set(id, Date.now());
  }

  ended({ id }: JobResult): void {
    this.#since.delete(id);
  }

  close(): void {
    clearInterval(this.#clock);
  }

  #tell(): void {
    for (const [id, since] of this.#since) {
      const ms = Date.now() - since;
      if (ms > longMs) console.log(`under way for ${Math.round(ms / 1_000)} s: ${id}`);
    }
  }
}

function work(
  settings: WorkerSettings,
  take: (room: number) => Job | undefined,
  onTroubles: (troubles: readonly string[]) => void,
  onResult: (result: JobResult) => void,
): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings });
  let room = perWorker;
  const fill = (): void => {
    for (let job = take(room); job !== undefined; job = take(room)) {
      room -= shareOf(job);
      worker.postMessage(job);
    }
    if (room === perWorker) void worker.terminate();
  };
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'ready') {
        onTroubles(message.troubles);
        fill();
        return;
      }
      room += shareOf(message.job);
      onResult(message.result);
      fill();
    });
  });
}

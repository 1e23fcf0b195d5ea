import { Worker } from 'node:worker_threads';
import { type FinishedCheck, messageOf } from '../check/outcome.ts';
import type { Shard } from '../model/choices.ts';
import type { RunConfig } from '../session/config.ts';
import type { Companions } from './companions.ts';
import type { Interruption } from './interruption.ts';
import type { FromWorker, SoFar, ToWorker } from './suites-messages.ts';

/** Published packages are compiled, so the worker has the extension of this very module. */
const program = new URL(import.meta.url.endsWith('.ts') ? './suites-worker.ts' : './suites-worker.js', import.meta.url);

/** So long may an early end take by itself; whatever then still holds the worker is ended by force. */
const gentleEndMs = 7_000;

/** Its causes stand in the journal. */
export const vanishedTrouble = 'the target stopped answering';

/** Told of a run's progress as it happens. */
export interface ProgressListener {
  /** With the requests that these are known to send; what is new, or depends on the target, is not among them. */
  planned(checks: number, requests: number): void;
  finished(check: FinishedCheck, soFar: SoFar): void;
}

export interface SuitesResult {
  checks: FinishedCheck[];
  /** Why not everything ran; null when it did. */
  trouble: string | null;
  /** How many checks of each requirement were left out for the budget of the run. */
  leftOut: Readonly<Record<string, number>>;
  companions: Companions;
}

/** What else decides how the suites run. */
export interface SuitesOptions {
  shard: Shard | null;
  listener: ProgressListener;
  interruption: Interruption;
}

/**
 * The suites in a thread of their own, so that whatever happens there, this one hears a Ctrl-C, cleans up and writes
 * the report. Loading takes its time, which the start of a reference service and the first requests can use: it begins
 * at once.
 */
export class Suites implements AsyncDisposable {
  // What large answers leave behind is cleared away soon, and does not pile up.
  readonly #worker = new Worker(program, { resourceLimits: { maxYoungGenerationSizeMb: 24 } });
  readonly #over = Promise.withResolvers<void>();
  /** What is no failure of a check. */
  readonly #troubles: string[] = [];
  readonly #checks: FinishedCheck[] = [];
  #planned = 0;
  #leftOut: SuitesResult['leftOut'] = {};
  #companions: Companions = {};
  #bail: string | null = null;
  #isOver = false;

  constructor() {
    // It must not keep a process alive that has nothing else to do.
    this.#worker.unref();
    this.#worker.on('error', (error) => this.#end(`the suites could not go on: ${messageOf(error)}`));
    this.#worker.on('exit', (code) => this.#end(`the suites ended with code ${code}`));
  }

  /** Runs what the settings choose, once. */
  async run(config: RunConfig, { shard, listener, interruption }: SuitesOptions): Promise<SuitesResult> {
    let patience: NodeJS.Timeout | undefined;
    this.#worker.on('message', (message: FromWorker) => {
      if (message.kind === 'vanished') interruption.endRun(vanished);
      else this.#take(message, listener);
    });
    this.#worker.ref();
    if (interruption.happened) this.#end();
    else this.#tell({ kind: 'run', config, shard });
    interruption.cancelsBy(() => {
      this.#tell({ kind: 'halt' });
      patience = setTimeout(() => this.#end(), gentleEndMs);
    });
    await this.#over.promise;
    clearTimeout(patience);
    interruption.cancelsBy(() => undefined);
    await this[Symbol.asyncDispose]();
    return {
      checks: this.#checks,
      trouble: this.#troubleOf(interruption),
      leftOut: this.#leftOut,
      companions: this.#companions,
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#worker.terminate();
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #take(message: Exclude<FromWorker, { kind: 'vanished' }>, listener: ProgressListener): void {
    switch (message.kind) {
      case 'planned':
        this.#planned = message.checks;
        this.#companions = message.companions;
        listener.planned(message.checks, message.requests);
        break;
      case 'finished':
        this.#checks.push(message.check);
        listener.finished(message.check, message.soFar);
        break;
      case 'left-out':
        this.#leftOut = message.checks;
        break;
      case 'bailed':
        this.#bail = bailTrouble(message.failures);
        break;
      case 'trouble':
        this.#troubles.push(message.message);
        break;
      case 'ended':
        this.#end();
    }
  }

  /** @param trouble where the thread is no more, although nobody asked for it. */
  #end(trouble?: string): void {
    // An error is told before the end that it brings.
    if (this.#isOver) return;
    this.#isOver = true;
    if (trouble !== undefined) this.#troubles.push(trouble);
    this.#over.resolve();
  }

  #troubleOf({ end }: Interruption): string | null {
    if (end !== null) {
      const reached = `after ${number(this.#checks.length)} of ${number(this.#planned)} checks`;
      return end.tellsProgress ? `${end.reason} ${reached}` : end.reason;
    }
    if (this.#bail !== null) return this.#bail;
    return this.#troubles.length === 0 ? null : this.#troubles.join('; ');
  }
}

function bailTrouble(failures: number): string {
  return failures === 1
    ? 'the run ended at its first failure (--bail)'
    : `the run ended after ${failures} failures (--max-failures)`;
}

const vanished = {
  reason: vanishedTrouble,
  notice: 'The target stopped answering: removing what the run made …',
};

function number(value: number): string {
  return value.toLocaleString('en');
}

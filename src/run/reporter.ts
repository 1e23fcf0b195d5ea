import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';
import type { CheckOutcome } from '../check/check.ts';

/** What one finished check was. */
export interface FinishedCheck extends CheckOutcome {
  requirement: string;
  name: string;
  durationMs: number;
}

/** Told of a run's progress as it happens. */
export interface ProgressListener {
  planned(checks: number): void;
  /** With the number of requests that the run has sent so far. */
  finished(check: FinishedCheck, requests: number): void;
  /** Suite files that ended, of all that there are. */
  suites?(done: number, total: number): void;
}

/** Whether a check ends the run. */
export type StopsAt = (check: FinishedCheck) => boolean;

export interface ReporterEvents {
  /** The first suite begins: from now on a run can be cancelled. */
  onStarted(): void;
  /** A check ended the run. */
  onStopped(): void;
  /** All of a suite file is over, also what its checks had sent. */
  onSuiteEnded(): void;
}

/** Collects what the checks say about themselves in their meta. */
export class CheckReporter implements Reporter {
  readonly checks: FinishedCheck[] = [];
  /** What kept suite files from running at all. */
  readonly troubles: string[] = [];
  /** Whether a check ended the run. */
  stopped = false;
  /** Suite files. */
  readonly suites = { done: 0, total: 0 };
  readonly #listener: ProgressListener;
  readonly #stopsAt: StopsAt;
  readonly #events: ReporterEvents;
  #started = false;
  #vitest: Vitest | null = null;

  constructor(listener: ProgressListener, stopsAt: StopsAt, events: ReporterEvents) {
    this.#listener = listener;
    this.#stopsAt = stopsAt;
    this.#events = events;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.suites.total = specifications.length;
    this.#listener.suites?.(0, this.suites.total);
  }

  onTestModuleStart(): void {
    if (this.#started) return;
    this.#started = true;
    this.#events.onStarted();
  }

  onTestModuleCollected(module: TestModule): void {
    let planned = 0;
    for (const test of module.children.allTests()) if (test.options.mode === 'run') planned += 1;
    this.#listener.planned(planned);
  }

  onTestModuleEnd(module: TestModule): void {
    for (const error of module.errors()) this.troubles.push(`${module.relativeModuleId}: ${error.message}`);
    this.suites.done += 1;
    this.#listener.suites?.(this.suites.done, this.suites.total);
    this.#events.onSuiteEnded();
  }

  onTestCaseResult(testCase: TestCase): void {
    const record = testCase.meta().conformance;
    if (record?.kind !== 'check') return;
    const outcome = record.outcome ?? unfinished(testCase);
    const durationMs = Math.round(testCase.diagnostic()?.duration ?? 0);
    const check = { ...outcome, requirement: record.requirement, name: record.name, durationMs };
    this.checks.push(check);
    this.#listener.finished(check, record.requests);
    // Asked twice, vitest would end the worker by force, and with it what is under way.
    if (this.stopped || !this.#stopsAt(check)) return;
    this.stopped = true;
    this.#events.onStopped();
    this.#vitest?.cancelCurrentRun('test-failure');
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly { message?: string }[]): void {
    for (const error of errors) this.troubles.push(error.message ?? 'an error without a message');
  }
}

/** A check that never reached its end: interrupted, out of time, or a defect of the suite. */
function unfinished(testCase: TestCase): CheckOutcome {
  const errors = testCase.result().errors ?? [];
  return {
    status: 'error',
    message: errors[0]?.message ?? 'the check did not finish',
    expected: null,
    got: null,
    counterexample: null,
    replay: null,
    exchanges: [],
  };
}

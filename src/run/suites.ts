import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunConfig } from './config.ts';
import { Halt } from './halt.ts';
import { type Interruption, interruptedTrouble, listenersNow } from './interruption.ts';
import { CheckReporter, type FinishedCheck, type ProgressListener, type StopsAt } from './reporter.ts';

/** Loading takes its time, which the start of a reference service and the first requests can use. */
const loading = Promise.all([import('vitest/node'), import('./vitest-settings.ts')]);

const packageRoot = fileURLToPath(new URL('../../', import.meta.url));

export interface SuitesResult {
  checks: FinishedCheck[];
  /** Why not everything ran; null when it did. */
  trouble: string | null;
}

/** What else decides how the suites run. */
export interface SuitesOptions {
  shard: { index: number; count: number } | null;
  listener: ProgressListener;
  /** Whether a check ends the run. */
  stopsAt?: StopsAt | undefined;
  interruption: Interruption;
}

/** Runs the suites by vitest in one worker, which holds the connections, the limits and the shared fixtures. */
export async function runSuites(
  config: RunConfig,
  { shard, listener, stopsAt = () => false, interruption }: SuitesOptions,
): Promise<SuitesResult> {
  using halt = new Halt(config.runId);
  const cancel = (): void => {
    halt.call();
    // A second request would end the worker by force, and with it what is under way.
    if (!reporter.stopped) vitest.cancelCurrentRun('keyboard-input');
  };
  const reporter = new CheckReporter(listener, stopsAt, {
    onStarted: () => interruption.cancelsBy(cancel),
    onStopped: () => halt.call(),
  });
  const [{ createVitest }, { vitestSettings }] = await loading;
  const exitCodeBefore = process.exitCode;
  const listeners = listenersNow();
  const options = {
    ...vitestSettings(config.target.http.concurrency),
    root: packageRoot,
    config: false as const,
    watch: false,
    reporters: [reporter],
    provide: { conformanceRun: config },
    ...(shard === null ? {} : { shard: `${shard.index}/${shard.count}` }),
  };
  // Nothing is written where the package lies: that may belong to somebody else.
  const vitest = await createVitest('test', options, { cacheDir: join(dirname(config.journal), 'vite') });
  try {
    interruption.alone(listeners);
    if (!interruption.happened) await vitest.start();
  } finally {
    await vitest.close();
    // Vitest sets it for failed tests; here the verdict decides.
    process.exitCode = exitCodeBefore;
  }
  return { checks: reporter.checks, trouble: troubleOf(reporter, interruption) };
}

function troubleOf({ stopped, troubles }: CheckReporter, interruption: Interruption): string | null {
  if (interruption.happened) return interruptedTrouble;
  if (stopped) return 'the run ended at its first failure (--bail)';
  return troubles.length === 0 ? null : troubles.join('; ');
}

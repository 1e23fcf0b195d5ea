import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { RunConfig } from './config.ts';
import { Halt } from './halt.ts';
import { type Interruption, listenersNow } from './interruption.ts';
import { CheckReporter, type FinishedCheck, type ProgressListener, type StopsAt } from './reporter.ts';
import { Vanishing } from './vanishing.ts';

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

/** So long may an early end take by itself; whatever then still holds the worker is ended by force. */
const gentleEndMs = 7_000;

/** Runs the suites by vitest in one worker, which holds the connections, the limits and the shared fixtures. */
export async function runSuites(
  config: RunConfig,
  { shard, listener, stopsAt = () => false, interruption }: SuitesOptions,
): Promise<SuitesResult> {
  using halt = new Halt(config.runId);
  let patience: NodeJS.Timeout | undefined;
  // A second request ends the worker by force, and with it what is under way.
  const force = (): void => {
    vitest.cancelCurrentRun('keyboard-input');
  };
  const cancel = (): void => {
    halt.call();
    if (!reporter.stopped) vitest.cancelCurrentRun('keyboard-input');
    patience = setTimeout(force, gentleEndMs);
  };
  const reporter = new CheckReporter(listener, stopsAt, {
    onStarted: () => interruption.cancelsBy(cancel),
    onStopped: () => halt.call(),
    // Vitest would load all the other files, only to skip what is in them.
    onSuiteEnded: () => {
      if (interruption.happened || reporter.stopped) force();
    },
  });
  using vanishing = new Vanishing(config.runId);
  vanishing.ends(interruption);
  const [{ createVitest }, { vitestSettings }] = await loading;
  const exitCodeBefore = process.exitCode;
  const listeners = listenersNow();
  const rejectionListeners = new Set(process.listeners('unhandledRejection'));
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
  const vitest = await createVitest('test', options, { cacheDir: join(dirname(config.journal), 'vite') }, streams());
  try {
    interruption.alone(listeners);
    // Its own would end the process with 1, which is a verdict.
    for (const listener of process.listeners('unhandledRejection')) {
      if (!rejectionListeners.has(listener)) process.off('unhandledRejection', listener);
    }
    if (!interruption.happened) await vitest.start();
  } finally {
    clearTimeout(patience);
    interruption.cancelsBy(() => undefined);
    await vitest.close();
    // Vitest sets it for failed tests; here the verdict decides.
    process.exitCode = exitCodeBefore;
  }
  return { checks: reporter.checks, trouble: troubleOf(reporter, interruption) };
}

function troubleOf({ stopped, troubles, checks, suites }: CheckReporter, { end }: Interruption): string | null {
  if (end !== null) {
    const reached = `after ${counted(checks.length, 'check')}, in ${suites.done} of ${counted(suites.total, 'suite file')}`;
    return end.tellsProgress ? `${end.reason} ${reached}` : end.reason;
  }
  if (stopped) return 'the run ended at its first failure (--bail)';
  return troubles.length === 0 ? null : troubles.join('; ');
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** Vitest would hide the cursor of a terminal, where this run itself decides what moves. */
function streams(): { stdout: Writable; stderr: Writable } {
  const plain = (stream: NodeJS.WriteStream): Writable =>
    new Writable({ write: (chunk, _, done) => void stream.write(chunk, () => done()) });
  return { stdout: plain(process.stdout), stderr: plain(process.stderr) };
}

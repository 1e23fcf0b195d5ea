import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import type { RunConfig } from './config.ts';
import { CheckReporter, type FinishedCheck, type ProgressListener, type StopsAt } from './reporter.ts';
import { vitestSettings } from './vitest-settings.ts';

const packageRoot = fileURLToPath(new URL('../../', import.meta.url));

export interface SuitesResult {
  checks: FinishedCheck[];
  /** Why not everything ran; null when it did. */
  trouble: string | null;
}

/** Runs the suites by vitest in one worker, which holds the connections, the limits and the shared fixtures. */
export async function runSuites(
  config: RunConfig,
  shard: { index: number; count: number } | null,
  listener: ProgressListener,
  stopsAt: StopsAt = () => false,
): Promise<SuitesResult> {
  const reporter = new CheckReporter(listener, stopsAt);
  const interruption = onInterrupt(() => vitest?.cancelCurrentRun('keyboard-input'));
  let vitest: Awaited<ReturnType<typeof startVitest>> | undefined;
  const exitCodeBefore = process.exitCode;
  try {
    vitest = await startVitest([], {
      ...vitestSettings(config.target.http.concurrency),
      root: packageRoot,
      config: false,
      watch: false,
      reporters: [reporter],
      provide: { conformanceRun: config },
      ...(shard === null ? {} : { shard: `${shard.index}/${shard.count}` }),
    });
  } finally {
    interruption.stop();
    await vitest?.close();
    // Vitest sets it for failed tests; here the verdict decides.
    process.exitCode = exitCodeBefore;
  }
  if (interruption.happened()) return { checks: reporter.checks, trouble: 'the run was interrupted' };
  if (reporter.stopped) return { checks: reporter.checks, trouble: 'the run ended at its first failure (--bail)' };
  return { checks: reporter.checks, trouble: reporter.troubles.length === 0 ? null : reporter.troubles.join('; ') };
}

/** The first Ctrl-C ends the run in order; a second one ends the process. */
function onInterrupt(cancel: () => void): { happened(): boolean; stop(): void } {
  let interrupted = false;
  const handler = (): void => {
    if (interrupted) process.exit(3);
    interrupted = true;
    cancel();
  };
  process.on('SIGINT', handler);
  process.on('SIGTERM', handler);
  return {
    happened: () => interrupted,
    stop: () => {
      process.off('SIGINT', handler);
      process.off('SIGTERM', handler);
    },
  };
}

import { rm } from 'node:fs/promises';
import { requirements } from '../../generated/catalogue.ts';
import { startEmbedded } from '../../reference/embedded.ts';
import { exitCodeOf } from '../gate/exit-code.ts';
import { type ExpectedFailureEntry, loadExpectedFailures } from '../gate/expected-failures.ts';
import { readReport } from '../gate/read-report.ts';
import { targetFromObject } from '../profile/load.ts';
import { buildReport } from '../report/build.ts';
import type { Leftover, Report } from '../report/model.ts';
import { renderAll } from '../report/render.ts';
import { suite } from '../suite.ts';
import { removeRemaining } from './cleanup.ts';
import type { RunConfig } from './config.ts';
import { type Evidence, readJournal } from './evidence.ts';
import { Interruption, interruptedTrouble } from './interruption.ts';
import { Journal } from './journal.ts';
import type { RunOptions } from './options.ts';
import { planRun } from './plan.ts';
import { preflight } from './preflight.ts';
import { createProgress, type Progress } from './progress.ts';
import type { FinishedCheck, StopsAt } from './reporter.ts';
import { newScratch } from './scratch.ts';
import { Session } from './session.ts';
import { runSuites, type SuitesResult } from './suites.ts';

export type ExitCode = 0 | 1 | 2 | 3;

/** Runs the suites against a target (the embedded reference service when none is given) and writes the reports. */
export async function runConformance(options: RunOptions): Promise<{ exitCode: ExitCode; report: Report }> {
  const { timeoutMs, concurrency, rps } = options;
  const httpOverrides = { timeoutMs, concurrency, rps };
  // Files of the user are read before anything is sent: a mistake in one must not cost a run.
  const gate = readGate(options);
  const embedded = options.target === null ? await startEmbedded() : null;
  const scratch = await newScratch();
  try {
    const target = options.target ?? targetFromObject('reference', embedded?.profile ?? {}, httpOverrides);
    const config = planRun(target, options, scratch.journal);
    const progress = createProgress(options);
    const { report, evidence } = await runAgainst(config, options, gate, progress);
    const files = await renderAll(report, evidence.exchanges, { outDir: options.out, formats: options.formats });
    progress.verdict(report, options.out, files);
    return { exitCode: exitCodeOf(report), report };
  } finally {
    await embedded?.close();
    await rm(scratch.folder, { recursive: true, force: true });
  }
}

interface Gate {
  expectedFailures: ExpectedFailureEntry[];
  baseline: Report | null;
}

function readGate({ expectedFailures, baseline }: RunOptions): Gate {
  return {
    expectedFailures: expectedFailures === null ? [] : loadExpectedFailures(expectedFailures),
    baseline: baseline === null ? null : readReport(baseline),
  };
}

interface Course {
  checks: FinishedCheck[];
  leftovers: Leftover[];
  trouble: string | null;
}

async function runAgainst(
  config: RunConfig,
  options: RunOptions,
  gate: Gate,
  progress: Progress,
): Promise<{ report: Report; evidence: Evidence }> {
  const startedAt = Date.now();
  progress.started(config);
  new Journal(config.journal).begin(config.target);
  const course = await takeCourse(config, options, gate, progress);
  const evidence = await readJournal(config.journal);
  const report = buildReport({
    config,
    suite: await suite(),
    startedAt,
    finishedAt: Date.now(),
    checks: course.checks,
    evidence,
    requests: evidence.exchanges.size,
    leftovers: course.leftovers,
    shard: options.shard,
    strict: options.strict,
    expectedFailures: gate.expectedFailures,
    baseline: gate.baseline,
    docsUrl: options.docsUrl,
    trouble: course.trouble,
  });
  return { report, evidence };
}

async function takeCourse(config: RunConfig, options: RunOptions, gate: Gate, progress: Progress): Promise<Course> {
  // Also what is removed at the end must not be cut off half-way.
  using interruption = new Interruption();
  const before = new Session(config, { prefix: 'p' });
  const refusal = await preflight(before).finally(() => before.close());
  if (refusal !== null) return { checks: [], leftovers: [], trouble: refusal };
  if (interruption.happened) return { checks: [], leftovers: [], trouble: interruptedTrouble };
  const stopsAt = options.bail ? bailsAt(options, gate) : undefined;
  const suites = { shard: options.shard, listener: progress, stopsAt, interruption };
  const { checks, trouble } = await runSuites(config, suites).then(replayed(config));
  const { remaining } = await readJournal(config.journal);
  if (remaining.length === 0) return { checks, leftovers: [], trouble };
  progress.cleaning(remaining.length);
  const after = new Session(config, { prefix: 'c' });
  const leftovers = await removeRemaining(after, remaining).finally(() => after.close());
  return { checks, leftovers, trouble };
}

/** A failure that fails the run: neither a mere warning nor one that was told to expect. */
function bailsAt({ strict }: RunOptions, { expectedFailures }: Gate): StopsAt {
  const today = new Date().toISOString().slice(0, 10);
  const tolerated = new Set<string>(
    strict ? [] : requirements.filter(({ level }) => level === 'SHOULD').map(({ id }) => id),
  );
  return ({ requirement, name, status }) =>
    status === 'failed' &&
    !tolerated.has(requirement) &&
    !expectedFailures.some(
      (entry) => entry.requirement === requirement && (entry.check ?? name) === name && entry.expires >= today,
    );
}

/** A replay that found nothing to repeat must not look like one that found nothing wrong. */
function replayed({ replay }: RunConfig): (result: SuitesResult) => SuitesResult {
  return ({ checks, trouble }) =>
    replay === null || checks.length > 0 || trouble !== null
      ? { checks, trouble }
      : { checks, trouble: `no check of ${replay.requirement} is the one that the replay id names` };
}

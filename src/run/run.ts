import { rm } from 'node:fs/promises';
import type { Api } from '../../generated/catalogue.ts';
import { startEmbedded } from '../../reference/embedded.ts';
import type { FinishedCheck } from '../check/outcome.ts';
import { exitCodeOf } from '../gate/exit-code.ts';
import type { Leftover, Report } from '../model/report.ts';
import { type Examined, examine, mistakesOf } from '../preflight/preflight.ts';
import { targetFromObject } from '../profile/load.ts';
import { buildReport } from '../report/build.ts';
import { type Gate, readGate } from '../report/gate.ts';
import { keepReport } from '../report/keep.ts';
import { nameScripts, type Place, tryOutput } from '../report/render.ts';
import { Scripts } from '../report/reproduce/index.ts';
import type { RunConfig } from '../session/config.ts';
import { type Evidence, readJournal } from '../session/evidence.ts';
import { Journal } from '../session/journal.ts';
import { planRun } from '../session/plan.ts';
import { newScratch } from '../session/scratch.ts';
import { Session } from '../session/session.ts';
import { suite } from '../suite.ts';
import { cleanUpAfter } from '../sweep/cleanup.ts';
import { bailRule } from './bail.ts';
import { type EarlyEnd, Interruption } from './interruption.ts';
import type { RunOptions } from './options.ts';
import { createProgress, type Progress } from './progress.ts';
import { Suites, type SuitesResult, vanishedTrouble } from './suites.ts';

export type ExitCode = 0 | 1 | 2 | 3;

/** Runs the suites against a target (the embedded reference service when none is given) and writes the reports. */
export async function runConformance(options: RunOptions): Promise<{ exitCode: ExitCode; report: Report }> {
  const { timeoutMs, concurrency, rps } = options;
  const httpOverrides = { timeoutMs, concurrency, rps };
  // Files of the user are read before anything is sent: a mistake in one must not cost a run.
  const gate = readGate(options);
  const place: Place = { outDir: options.out, formats: options.formats, ...(options.har && { har: options.har }) };
  await tryOutput(place);
  await using suites = new Suites();
  const embedded = options.target === null ? await startEmbedded() : null;
  const scratch = await newScratch();
  try {
    const target = options.target ?? targetFromObject('reference', embedded?.profile ?? {}, httpOverrides);
    const config = planRun(target, options, scratch.journal);
    const progress = createProgress(options);
    // What is removed at the end, and the report of it all, must not be cut off half-way either.
    using interruption = new Interruption();
    const means = { progress, suites, interruption };
    const { report: own, evidence, scripts } = await runAgainst(config, options, gate, means);
    const whole = { ...place, scripts: scripts.files };
    const { report, written } = await keepReport(own, evidence.exchanges, { place: whole, files: options, gate });
    progress.verdict(report, options.out, written);
    return { exitCode: written.problems.length > 0 ? 2 : exitCodeOf(report), report };
  } finally {
    await embedded?.close();
    await rm(scratch.folder, { recursive: true, force: true });
  }
}

interface Course {
  /** With what was found out about the profile beforehand. */
  config: RunConfig;
  obstacles: Partial<Record<Api, string>>;
  checks: FinishedCheck[];
  leftovers: Leftover[];
  leftOut: SuitesResult['leftOut'];
  companions: SuitesResult['companions'];
  trouble: string | null;
}

/** What a run needs from its beginning to its end. */
interface Means {
  progress: Progress;
  suites: Suites;
  interruption: Interruption;
}

async function runAgainst(
  config: RunConfig,
  options: RunOptions,
  gate: Gate,
  means: Means,
): Promise<{ report: Report; evidence: Evidence; scripts: Scripts }> {
  const startedAt = Date.now();
  means.progress.started(config);
  new Journal(config.journal).begin(config.runId, config.target);
  const course = await takeCourse(config, options, gate, means);
  const evidence = await readJournal(config.journal);
  const scripts = new Scripts(evidence.exchanges, config);
  const report = buildReport({
    config: course.config,
    suite: await suite(),
    startedAt,
    finishedAt: Date.now(),
    checks: course.checks,
    evidence,
    requests: evidence.exchanges.size,
    leftovers: course.leftovers,
    leftOut: course.leftOut,
    companions: course.companions,
    shard: options.shard,
    strict: options.strict,
    expectedFailures: gate.expectedFailures,
    baseline: gate.baseline,
    docsUrl: options.docsUrl,
    ...(nameScripts(options.formats) && { scripts }),
    trouble: course.trouble,
    obstacles: course.obstacles,
  });
  return { report, evidence, scripts };
}

async function takeCourse(planned: RunConfig, options: RunOptions, gate: Gate, means: Means): Promise<Course> {
  const { interruption } = means;
  if (options.maxTime) interruption.endRunAfter(options.maxTime.ms, timeIsUp(options.maxTime.text));
  const before = new Session(planned, { prefix: 'p', judges: false });
  const asked = examine(before);
  // Whoever interrupts it does not wait for a target that is silent.
  asked.catch(() => undefined);
  const untold = interruption.happening.then((): Examined[] => []);
  const examined = await Promise.race([asked, untold]).finally(() => before.close());
  const obstacles = obstaclesOf(examined);
  const suspects = examined.filter(({ isSilent }) => isSilent).map(({ api }) => api);
  const config = { ...planned, mistakes: mistakesOf(examined), suspects, budget: spending(planned, before) };
  const nothing = { config, obstacles, checks: [], leftovers: [], leftOut: {}, companions: {} };
  if (interruption.end !== null) return { ...nothing, trouble: interruption.end.reason };
  means.progress.examined(obstacles, config.mistakes);
  const testable = { ...config, apis: config.apis.filter((api) => obstacles[api] === undefined) };
  if (examined.every(({ obstacle }) => obstacle !== null)) return { ...nothing, trouble: null };
  return { config, obstacles, ...(await runTestable(testable, options, gate, means)) };
}

/** What was asked beforehand has been sent, too: where that leaves nothing for a check, it is the reason. */
function spending({ budget }: RunConfig, { recorder }: Session): RunConfig['budget'] {
  if (budget === undefined) return undefined;
  const spent = budget.spent + recorder.requests;
  const isTooFew = budget.requests !== null && budget.requests <= spent;
  const shares = `: ${recorder.requests} requests were needed before the first check, ${budget.spent} are kept for cleaning up`;
  return { ...budget, spent, before: recorder.requests, why: isTooFew ? `${budget.why}${shares}` : budget.why };
}

/** Why an API cannot be tested, for each of which that is so: the other one is tested all the same. */
function obstaclesOf(examined: readonly Examined[]): Course['obstacles'] {
  return Object.fromEntries(examined.flatMap(({ api, obstacle }) => (obstacle === null ? [] : [[api, obstacle]])));
}

async function runTestable(
  config: RunConfig,
  options: RunOptions,
  gate: Gate,
  { progress, suites, interruption }: Means,
): Promise<Omit<Course, 'config' | 'obstacles'>> {
  const after = options.bail ? 1 : (options.maxFailures ?? null);
  const bail = after === null ? undefined : bailRule(options.strict, gate.expectedFailures, after);
  const { shard } = options;
  const ran = await suites.run({ ...config, bail }, { shard, listener: progress, interruption });
  const { trouble, ...found } = replayed(config, ran);
  const { makings, gone } = await readJournal(config.journal);
  progress.cleaning(makings.remaining.length);
  const suspects = [...gone.keys()];
  const leftovers = await cleanUpAfter(config, makings, { isInterrupted: interruption.end !== null, suspects });
  // What was in the way of an API from the beginning has been told already.
  const vanished = [...gone].flatMap(([api, why]) => (config.apis.includes(api) ? [why] : []));
  return { ...found, leftovers, trouble: withCauses(trouble, vanished) };
}

/** An API that stopped answering is told by its cause, whatever else went wrong. */
function withCauses(trouble: string | null, gone: readonly string[]): string | null {
  const others = trouble === null || trouble === vanishedTrouble ? [] : [trouble];
  return [...gone, ...others].join('; ') || trouble;
}

function timeIsUp(limit: string): EarlyEnd {
  const reason = `--max-time ${limit} was reached`;
  return { reason, notice: `${reason}: removing what the run made …`, tellsProgress: true };
}

/** A replay that found nothing to repeat must not look like one that found nothing wrong. */
function replayed({ replay }: RunConfig, result: SuitesResult): SuitesResult {
  if (replay === null || result.checks.length > 0 || result.trouble !== null) return result;
  return { ...result, trouble: `no check of ${replay.requirement} is the one that the replay id names` };
}

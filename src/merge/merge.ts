import { compareReports } from '../gate/compare.ts';
import { applyExpectedFailures, type ExpectedFailureEntry } from '../gate/expected-failures.ts';
import { inAnotherShard } from '../model/absence.ts';
import type { ProfileMistake } from '../model/finding.ts';
import type {
  CheckResult,
  CheckStatus,
  ExchangeRecord,
  ExpectedFailure,
  Observation,
  Report,
  RequirementResult,
} from '../model/report.ts';
import { nothingSeen } from '../report/build.ts';
import { folded } from '../report/folding.ts';
import { joinedHistory } from '../report/history.ts';
import { judgementOf, leftOutIn, summarize, verdictOf, withTold } from '../report/judgement.ts';
import { joinNotes } from './notes.ts';
import { type Part, withOwnIds } from './part.ts';

/** The whole, with all that lies beside its report. */
export interface Merged {
  report: Report;
  exchanges: ExchangeRecord[];
  scripts: Map<string, string>;
}

export interface MergeSettings {
  /** Null: the entries that the parts were given. */
  expectedFailures: readonly ExpectedFailureEntry[] | null;
  baseline: Report | null;
  /** Null: as the parts ran. */
  strict: boolean | null;
}

/** Reports that do not belong together. */
export class MergeError extends Error {
  override readonly name = 'MergeError';
}

/** Joins the reports of the parts of a divided run into the one that a single run would have written. */
export function mergeParts(given: readonly Part[], settings: MergeSettings): Merged {
  refuseStrangers(given);
  const parts = given.toSorted((a, b) => (a.report.shard?.index ?? 0) - (b.report.shard?.index ?? 0)).map(withOwnIds);
  const reports = parts.map(({ report }) => report);
  const [first] = reports;
  if (first === undefined) throw new MergeError('there is nothing to merge');
  const startedAt = reports.map((report) => report.startedAt).toSorted()[0] ?? first.startedAt;
  const finishedAt =
    reports
      .map((report) => report.finishedAt)
      .toSorted()
      .at(-1) ?? first.finishedAt;
  const strict = settings.strict ?? reports.some((report) => report.strict === true);
  const trouble = troubleOf(reports);
  const mistakes = joinMistakes(reports);
  const { results, expectedFailures } = applyExpectedFailures(
    joinRequirements(reports),
    settings.expectedFailures ?? entriesOf(reports),
    {
      today: startedAt.slice(0, 10),
      part: missingShards(reports).length > 0 || reports.some(({ observed }) => observed !== undefined),
    },
  );
  const observations = joinObservations(reports);
  const requests = reports.reduce((sum, report) => sum + report.summary.requests, 0);
  const summary = summarize(results, { requests, observations: observations.length });
  const notes = joinNotes(parts);
  const { refused, unrefused, gatewayPages, history, observed, ...common } = first;
  const report: Report = {
    ...common,
    ...notes,
    startedAt,
    finishedAt,
    durationMs: Date.parse(finishedAt) - Date.parse(startedAt),
    shard: null,
    strict,
    trouble,
    ...verdictOf(summary, { ...notes, strict, trouble, expectedFailures, mistakes }),
    summary,
    requirements: folded(results),
    observations,
    leftovers: reports.flatMap(({ leftovers }) => leftovers),
    profileMistakes: mistakes,
    expectedFailures,
    comparison: null,
  };
  const earlier = joinedHistory(
    report,
    reports.flatMap(({ history: own }) => own ?? []),
  );
  const whole = earlier === undefined ? report : { ...report, history: earlier };
  return {
    report: settings.baseline === null ? whole : { ...whole, comparison: compareReports(settings.baseline, whole) },
    exchanges: parts.flatMap(({ exchanges }) => exchanges),
    scripts: joinScripts(parts, whole),
  };
}

/** The scripts that the whole names: where several parts have one of that name, that of the first, as with the check. */
function joinScripts(parts: readonly Part[], { requirements }: Report): Map<string, string> {
  const named = new Set(requirements.flatMap(({ checks }) => checks.map(({ script }) => script)));
  const all = parts.toReversed().flatMap(({ scripts }) => [...scripts]);
  return new Map(all.filter(([file]) => named.has(file)));
}

/** Parts of one run agree about what was run, and no part is there twice. */
function refuseStrangers(parts: readonly Part[]): void {
  const [first, ...others] = parts;
  if (first === undefined) return;
  for (const { name, report } of others) {
    const refuse = (what: string): never => {
      throw new MergeError(`${name} and ${first.name} are not parts of one run: ${what}`);
    };
    if (report.suite.version !== first.report.suite.version) refuse('they are of different versions of the suite');
    if (idsOf(report) !== idsOf(first.report)) refuse('they are about different requirements');
    if (report.target.name !== first.report.target.name) refuse('they are about different targets');
    if (report.depth !== first.report.depth) refuse('they were run with a different --depth');
    if (report.shard?.count !== first.report.shard?.count) refuse('they are of a different number of shards');
  }
  refuseWholes(parts);
  const indexes = parts.flatMap(({ report }) => report.shard?.index ?? []);
  const twice = indexes.find((index, at) => indexes.indexOf(index) !== at);
  if (twice !== undefined) throw new MergeError(`shard ${twice} is there twice`);
}

/** What was tested twice comes from two runs; recordings may well show the same. */
function refuseWholes(parts: readonly Part[]): void {
  const testers = new Map<string, string>();
  for (const { name, report } of parts) {
    if (report.shard != null || report.observed !== undefined) continue;
    for (const { id, status } of report.requirements) {
      if (status === 'not-tested') continue;
      const other = testers.get(id);
      if (other !== undefined) {
        throw new MergeError(
          `${name} and ${other} are not parts of one run: both tested ${id}, and neither is a shard; compare says what changed between two runs`,
        );
      }
      testers.set(id, name);
    }
  }
}

function idsOf({ requirements }: Report): string {
  return requirements.map(({ id }) => id).join('\n');
}

function missingShards(reports: readonly Report[]): number[] {
  const count = reports[0]?.shard?.count ?? 0;
  const present = new Set(reports.map(({ shard }) => shard?.index));
  return Array.from({ length: count }, (_, index) => index + 1).filter((index) => !present.has(index));
}

function troubleOf(reports: readonly Report[]): string | null {
  const missing = missingShards(reports);
  const count = reports[0]?.shard?.count;
  const lines = [
    ...(missing.length === 0 ? [] : [`of ${count} shards, the report of ${missing.join(', ')} is missing`]),
    ...reports.flatMap(({ trouble, shard }) => (trouble ? [shard ? `shard ${shard.index}: ${trouble}` : trouble] : [])),
  ];
  return lines.length === 0 ? null : [...new Set(lines)].join('; ');
}

/** Every part looks at the profile by itself, and finds the same, unless the target changed meanwhile. */
function joinMistakes(reports: readonly Report[]): ProfileMistake[] {
  const byKey = new Map(reports.flatMap(({ profileMistakes = [] }) => profileMistakes.map((each) => [each.key, each])));
  return [...byKey.values()];
}

function joinRequirements(reports: readonly Report[]): RequirementResult[] {
  const byId = Map.groupBy(
    reports.flatMap(({ requirements }) => requirements),
    ({ id }) => id,
  );
  return [...byId.values()].flatMap((results) => {
    const [first] = results;
    if (first === undefined) return [];
    const checks = joinChecks(results.flatMap((result) => result.checks));
    const judged = judgementOf(first.level, checks);
    // What could not be tested at all has no checks.
    const untestable = results.find(({ status }) => status === 'inconclusive');
    const absence = untestable
      ? { status: untestable.status, reason: untestable.reason }
      : { status: 'not-tested' as const, reason: absenceReason(results) };
    const { foldedUnder: _, ...common } = first;
    return [{ ...common, ...(judged === null ? absence : withLeftOut(judged, results)), checks }];
  });
}

/** Where a part tells how many checks were left out, the whole does. */
function withLeftOut<T extends Pick<RequirementResult, 'status' | 'reason'>>(
  judgement: T,
  results: readonly RequirementResult[],
): T {
  if (judgement.status !== 'passed') return judgement;
  return withTold(
    judgement,
    results.flatMap(({ status, reason }) => (status === 'passed' ? leftOutIn(reason) : [])),
  );
}

function absenceReason(results: readonly RequirementResult[]): string {
  const reasons = new Set(results.map(({ reason }) => reason ?? inAnotherShard));
  reasons.delete(inAnotherShard);
  return reasons.size === 0 ? nothingSeen : [...reasons].join('; ');
}

/** Answers of one kind are seen in every part: what is said about them under one name is one check. */
function joinChecks(checks: readonly CheckResult[]): CheckResult[] {
  return [...Map.groupBy(checks, ({ name }) => name).values()].flatMap((group) => {
    const telling = group.toSorted((a, b) => weight[a.status] - weight[b.status])[0];
    if (telling === undefined) return [];
    const alike = group.filter(({ status }) => status === telling.status);
    return [
      {
        ...telling,
        durationMs: group.reduce((sum, { durationMs }) => sum + durationMs, 0),
        ...(telling.status === 'failed' && { script: alike.find(({ script }) => script)?.script ?? null }),
        exchanges: alike.flatMap(({ exchanges }) => exchanges),
      },
    ];
  });
}

/** What counts where parts disagree: evidence first. */
const weight: Record<CheckStatus, number> = { failed: 0, error: 1, passed: 2, skipped: 3 };

function joinObservations(reports: readonly Report[]): Observation[] {
  const byId = new Map(reports.flatMap(({ observations }) => observations).map((each) => [each.id, each]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/** The entries that the parts were given, each once; how they fared is judged again. */
function entriesOf(reports: readonly Report[]): ExpectedFailureEntry[] {
  const entries = reports.flatMap(({ expectedFailures }) => expectedFailures.map(entryOf));
  const byText = new Map(entries.map((entry) => [JSON.stringify(entry), entry]));
  return [...byText.values()];
}

function entryOf({ requirement, check, reason, owner, expires }: ExpectedFailure): ExpectedFailureEntry {
  return { requirement, ...(check !== null && { check }), reason, owner, expires };
}

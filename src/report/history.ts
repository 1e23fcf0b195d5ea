import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { currentId } from '../model/aliases.ts';
import type { History, HistoryRun, Report, RequirementStatus } from '../model/report.ts';

/** So many runs show a trend; what is older is not read. */
const LONGEST = 30;

const status = z.enum(['passed', 'failed', 'warning', 'expected-failure', 'inconclusive', 'not-tested']);

/** The part of a report that a trend is made of. */
const shape = z.object({
  schemaVersion: z.literal(1),
  target: z.object({ name: z.string() }),
  startedAt: z.iso.datetime(),
  depth: z.enum(['smoke', 'standard', 'deep']),
  verdict: z.enum(['conformant', 'nonconformant', 'inconclusive']),
  shard: z.unknown().optional(),
  observed: z.array(z.string()).optional(),
  summary: z.object({ requirements: z.object({ passed: z.number(), failed: z.number(), warning: z.number() }) }),
  requirements: z.array(z.object({ id: z.string(), status })),
});

/** A run of before, as far as a trend needs it. */
export type EarlierRun = z.infer<typeof shape>;

/**
 * The latest reports of a folder, which holds them as files or as folders with a `report.json`; what is no report is
 * passed by. Before the first run there may be no such folder.
 */
export function readHistory(folder: string): EarlierRun[] {
  const files = filesIn(folder).toSorted((a, b) => b.changed - a.changed);
  return files
    .slice(0, LONGEST)
    .flatMap(({ path }) => readRun(path))
    .sort((a, b) => (a.startedAt < b.startedAt ? -1 : 1));
}

function filesIn(folder: string): { path: string; changed: number }[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = entry.isDirectory() ? join(folder, entry.name, 'report.json') : join(folder, entry.name);
    const found = path.endsWith('.json') ? statSync(path, { throwIfNoEntry: false }) : undefined;
    return found?.isFile() ? [{ path, changed: found.mtimeMs }] : [];
  });
}

function readRun(path: string): EarlierRun[] {
  try {
    const result = shape.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    return result.success ? [result.data] : [];
  } catch {
    return [];
  }
}

const good: readonly RequirementStatus[] = ['passed', 'expected-failure'];
const bad: readonly RequirementStatus[] = ['failed', 'warning'];

/** The report with its place among earlier ones of the same target; as it is where there are none. */
export function withHistory(report: Report, earlier: readonly EarlierRun[]): Report {
  const runs = earlier.filter((run) => isLike(run, report));
  const last = runs.at(-1);
  return last === undefined ? report : { ...report, history: historyOf(report, runs, last.startedAt) };
}

function isLike(run: EarlierRun, report: Report): boolean {
  const isWhole = run.shard === null || run.shard === undefined;
  const isObserved = (run.observed === undefined) === (report.observed === undefined);
  return isWhole && isObserved && run.target.name === report.target.name && run.startedAt < report.startedAt;
}

function historyOf(report: Report, runs: readonly EarlierRun[], since: string): History {
  const before = lastKnown(runs);
  const moved = (from: readonly RequirementStatus[], to: readonly RequirementStatus[]): string[] =>
    report.requirements
      .filter(({ id, status: now }) => to.includes(now) && from.includes(before.get(id) ?? 'passed'))
      .map(({ id }) => id);
  return {
    since,
    runs: [...runs, report].map(runOf),
    broken: moved(good, bad),
    mended: moved(bad, good),
  };
}

/** The trend of a divided run, as its parts were given it. */
export function joinedHistory(report: Report, parts: readonly History[]): History | undefined {
  const [first] = parts;
  if (first === undefined) return undefined;
  const still = (named: readonly string[], wanted: readonly RequirementStatus[]): string[] =>
    report.requirements.filter(({ id, status: now }) => named.includes(id) && wanted.includes(now)).map(({ id }) => id);
  return {
    since: first.since,
    runs: [...first.runs.slice(0, -1), runOf(report)],
    broken: still(
      parts.flatMap(({ broken }) => broken),
      bad,
    ),
    mended: still(
      parts.flatMap(({ mended }) => mended),
      good,
    ),
  };
}

/** What a run did not test, it says nothing about: then what was known before still holds. */
function lastKnown(runs: readonly EarlierRun[]): Map<string, RequirementStatus> {
  const tested = runs
    .flatMap(({ requirements }) => requirements)
    .filter((each) => [...good, ...bad].includes(each.status));
  return new Map(tested.map((each) => [currentId(each.id), each.status]));
}

function runOf({ startedAt, verdict, depth, summary: { requirements } }: EarlierRun | Report): HistoryRun {
  const { passed, failed, warning } = requirements;
  return { startedAt, verdict, depth, passed, failed, warning };
}

const shown = 10;

/** The trend in one line: how many failed from run to run, and what moved since the latest of them. */
export function historyLine({ runs, since, broken, mended }: History): string {
  const counts = runs
    .slice(-shown)
    .map(({ failed, warning }) => (warning === 0 ? `${failed}` : `${failed}+${warning}`));
  const parts = [
    `Failed (+ warnings) over the last ${counts.length} runs: ${counts.join(', ')}`,
    ...(broken.length > 0 ? [`new since ${day(since)}: ${named(broken)}`] : []),
    ...(mended.length > 0 ? [`mended since ${day(since)}: ${named(mended)}`] : []),
    ...(broken.length + mended.length === 0 ? [`nothing moved since ${day(since)}`] : []),
  ];
  return parts.join('; ');
}

const named = (ids: readonly string[]): string =>
  ids.length <= 5 ? ids.join(', ') : `${ids.slice(0, 5).join(', ')} and ${ids.length - 5} more`;

export function day(iso: string): string {
  return iso.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*$/, '$1 $2');
}

import { dateTime } from '../../src/arbitraries/date-times.ts';
import type { CheckContext } from '../../src/check/index.ts';
import { momentOf, momentsOf } from './list-order.ts';
import { canonical, missing, type Problem, tally } from './list-walks.ts';
import type { JsonObject } from './lists.ts';
import { dayMs, floorMinute, type Range, type UsageEndpoint, usageRecords } from './usage.ts';

/**
 * A moment inside a range at which no record lies: near the middle between two records where their createdAt tells, else
 * an odd second. Every attempt gives another one. The very middle may be when something was measured that was recorded
 * half an interval later.
 */
export function findSplit(records: readonly JsonObject[], { start, end }: Range, attempt: number): number {
  const moments = (momentsOf(records) ?? []).map(milliseconds).filter((moment) => moment > start && moment < end);
  const ordered = [...new Set(moments)].toSorted((a, b) => a - b);
  const gaps = ordered.slice(1).map((moment, index) => {
    const before = ordered[index] ?? moment;
    return { width: moment - before, middle: Math.round((moment + before) / 2) + 1_000 * attempt };
  });
  const wide = gaps.filter(({ width }) => width > 10_000);
  const chosen = wide[Math.floor((wide.length * attempt) / 4)];
  if (chosen !== undefined) return chosen.middle;
  const share = [0.5, 0.37, 0.71][(attempt - 1) % 3] ?? 0.5;
  return Math.floor((start + (end - start) * share) / 60_000) * 60_000 + 37_000 + attempt * 113;
}

/** A moment between the newest of the records and those before it; where their moments do not tell, an odd second. */
export function splitBeforeNewest(records: readonly JsonObject[], range: Range, attempt: number): number {
  const { start, end } = range;
  const moments = (momentsOf(records) ?? []).map(milliseconds).filter((moment) => moment > start && moment < end);
  const [newest, before] = [...new Set(moments)].toSorted((a, b) => b - a);
  if (newest === undefined || before === undefined || newest - before < 10_000) {
    return findSplit(records, range, attempt);
  }
  return Math.round((newest + before) / 2) + attempt * 1_000;
}

/** A moment shortly behind a record, or before one (`distance` < 0), where no other one is near; null where there is none. */
export function splitBeside(records: readonly JsonObject[], { start, end }: Range, distance: number): number | null {
  const moments = (momentsOf(records) ?? []).map(milliseconds).filter((moment) => moment > start && moment < end);
  const ordered = [...new Set(moments)].toSorted((a, b) => a - b);
  const next = Math.sign(distance);
  const room = Math.abs(distance) + 60_000;
  const clear = ordered.filter((moment, index) => Math.abs((ordered[index + next] ?? moment) - moment) > room);
  const told = clear.map((moment) => roundingsTold(moment, distance));
  const best = clear.filter((_, index) => told[index] === Math.max(...told));
  const chosen = best[Math.floor(best.length / 2)];
  return chosen === undefined ? null : Math.round(chosen + distance);
}

/** A moment beside a record and, where no record is near it, the one as far from it on the other side; in their order. */
export function aroundSplit(records: readonly JsonObject[], { start, end }: Range, split: number): number[] {
  const moments = (momentsOf(records) ?? []).map(milliseconds);
  const nearest = Math.min(...moments.map((moment) => Math.abs(moment - split)));
  const beside = moments.find((moment) => Math.abs(moment - split) === nearest) ?? split;
  const other = Math.round(2 * beside - split);
  const isClear = moments.every((moment) => Math.abs(moment - other) >= Math.floor(nearest));
  return isClear && other > start && other < end ? [split, other].toSorted((a, b) => a - b) : [split];
}

/** Of bounds that lose their seconds, or their minutes as well: how many would take in or leave out the record beside them. */
function roundingsTold(moment: number, distance: number): number {
  const split = moment + distance;
  const isTold = (unit: number): boolean =>
    distance > 0 ? Math.floor(split / unit) * unit <= moment : Math.ceil(split / unit) * unit > moment;
  return [60_000, 3_600_000].filter(isTold).length;
}

/** A few seconds around a record that stands alone, near the middle of a range; null where none does. */
export function aroundOne(records: readonly JsonObject[], { start, end }: Range): Range | null {
  const moments = (momentsOf(records) ?? []).map(milliseconds).filter((moment) => moment > start && moment < end);
  const ordered = moments.toSorted((a, b) => a - b);
  const isFar = (moment: number, other: number | undefined): boolean =>
    other === undefined || Math.abs(moment - other) > 2 * aloneMs;
  const alone = ordered.filter(
    (moment, index) => isFar(moment, ordered[index - 1]) && isFar(moment, ordered[index + 1]),
  );
  const chosen = alone[Math.floor(alone.length / 2)];
  return chosen === undefined ? null : { start: Math.floor(chosen) - aloneMs, end: Math.ceil(chosen) + aloneMs };
}

const aloneMs = 3_000;

/** A day in UTC, nearly whole, in the middle of which there is a record: it may be shown an hour or so off. */
export function dayOfOne(records: readonly JsonObject[], { start, end }: Range): Range | null {
  const days = (momentsOf(records) ?? []).map(milliseconds).flatMap((moment): Range[] => {
    const midnight = Math.floor(moment / dayMs) * dayMs;
    const day = { start: midnight, end: midnight + dayMs - 60_000 };
    const isAmid = moment > day.start + dayMs / 8 && moment < day.end - dayMs / 8;
    return isAmid && day.start >= start && day.end <= end ? [day] : [];
  });
  return days[Math.floor(days.length / 2)] ?? null;
}

/**
 * Bounds on whole minutes, of which the one lies shortly behind a record and the other shortly before one, so that a
 * shift of a few minutes in any direction shows; null where records do not lie far enough apart.
 */
export function closeBounds(records: readonly JsonObject[], { start, end }: Range): Range | null {
  const moments = (momentsOf(records) ?? []).map(milliseconds).filter((moment) => moment > start && moment < end);
  const ordered = [...new Set(moments)].toSorted((a, b) => a - b);
  const gaps = ordered.slice(1).map((after, index) => ({ before: ordered[index] ?? after, after }));
  const wide = gaps.filter(({ before, after }) => after - before > 4 * closeMs);
  const first = wide[Math.floor(wide.length / 4)];
  const further = wide.slice(Math.floor(wide.length / 4) + 1, Math.floor((wide.length * 3) / 4) + 1);
  if (first === undefined) return null;
  const between = (gap: { after: number }): number =>
    moments.filter((moment) => moment > first.before && moment < gap.after).length;
  // What lies inside has to stand on one page, so that the end of the range shows as well as its start.
  const last = further.findLast((gap) => between(gap) < mostOnPage) ?? further.at(-1);
  if (last === undefined) return null;
  return { start: floorMinute(first.before + closeMs), end: floorMinute(last.after - closeMs) };
}

const closeMs = 2 * 60_000;
/** Of a hundred, with room for what is found by a shift. */
const mostOnPage = 80;

/** Moments may be counted in seconds or in milliseconds. */
function milliseconds(moment: number): number {
  return Math.abs(moment) < 1e11 ? moment * 1_000 : moment;
}

/** Whether two lists hold the same records, each as often. */
export function sameRecords(a: readonly JsonObject[], b: readonly JsonObject[]): boolean {
  const [left, right] = [tally(a, canonical), tally(b, canonical)];
  return missing(left, right).length + missing(right, left).length === 0;
}

/** In words, what tells two lists of records apart. */
export function surplus(wanted: readonly JsonObject[], actual: readonly JsonObject[]): string {
  const [left, right] = [tally(wanted, canonical), tally(actual, canonical)];
  return `${missing(left, right).length} missing, ${missing(right, left).length} too many`;
}

/** The moments of records as milliseconds; null when one carries none. */
export function readableMoments(records: readonly JsonObject[]): number[] | null {
  const moments = records.map(({ createdAt }) => momentOf(createdAt));
  return moments.every((moment) => moment !== null) ? moments.map(milliseconds) : null;
}

/** What both ends of a range have in common. */
export async function findShared(
  t: CheckContext,
  endpoint: UsageEndpoint,
  { range, length, type, attempt }: { range: Range; length: number; type?: string; attempt: number },
): Promise<Problem | null> {
  const [whole, first, last] = await Promise.all([
    usageRecords(t, endpoint, range, { type, attempt }),
    usageRecords(t, endpoint, { start: range.start, end: range.start + length }, { type, attempt }),
    usageRecords(t, endpoint, { start: range.end - length, end: range.end }, { type, attempt }),
  ]);
  const [all, early, late] = [whole, first, last].map(({ records }) => count(records));
  const shared = [...(early ?? [])].find(([text]) => late?.has(text) === true && all?.get(text) === 1);
  if (shared === undefined) return null;
  return {
    expected: 'no record in both of two ranges that lie days apart',
    got: shared[0].slice(0, 200),
    evidence: [...first.replies, ...last.replies],
  };
}

/** What the parts of a range, split at one moment or at several, have more or less than the whole. */
export async function findSeam(
  t: CheckContext,
  endpoint: UsageEndpoint,
  range: Range,
  { splits, attempt }: { splits: readonly number[]; attempt: number },
): Promise<Problem | null> {
  const bounds = [range.start, ...splits, range.end];
  const cut = splits.map((split, index) => ({ start: bounds[index] ?? range.start, end: split }));
  const last = { start: splits.at(-1) ?? range.start, end: range.end };
  const [whole, ...parts] = await Promise.all(
    [range, ...cut, last].map((part) => usageRecords(t, endpoint, part, { attempt })),
  );
  const together = parts.flatMap(({ records }) => records);
  if (whole === undefined || sameRecords(whole.records, together)) return null;
  const at = splits.map((split) => dateTime(split)).join(' and ');
  return {
    expected: `the ${whole.records.length} records of the whole range from its parts, split at ${at}`,
    got: `${parts.map(({ records }) => records.length).join(' and ')}: ${surplus(whole.records, together)}`,
    evidence: [...whole.replies, ...parts.flatMap(({ replies }) => replies)],
  };
}

export function count(records: readonly JsonObject[]): Map<string, number> {
  return tally(records, canonical);
}

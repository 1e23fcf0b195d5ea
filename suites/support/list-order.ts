import { field, NotTested, type Reply } from '../../src/check/index.ts';
import type { ListPage, Problem } from './list-walks.ts';
import type { JsonObject } from './lists.ts';

export type Direction = 'ascending' | 'descending';

/**
 * The moment of a `createdAt`: ISO text of any precision, or a number. Without a timezone it is read as UTC, so that no
 * change of summer time disturbs the order. @returns null when it is none.
 */
export function momentOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value === '') return null;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  // 05/11/2026 is a day of May or of November: what is no ISO text says nothing.
  if (!/^\d{4}-\d{2}-\d{2}[T ]/i.test(value)) return null;
  const hasZone = !/^\d{4}-\d{2}-\d{2}[T ][\d:.]+$/i.test(value);
  const moment = Date.parse(hasZone ? value : `${value.replace(' ', 'T')}Z`);
  return Number.isNaN(moment) ? null : moment;
}

/** What a record calls its `createdAt`; some keep all but their ids in an object inside. */
export function createdAtIn({ createdAt, attributes, properties }: JsonObject): unknown {
  return createdAt ?? field(attributes ?? properties, 'createdAt');
}

/** The moments of all records; null when one of them carries none. */
export function momentsOf(records: readonly JsonObject[]): number[] | null {
  const moments: number[] = [];
  for (const record of records) {
    const moment = momentOf(createdAtIn(record));
    if (moment === null) return null;
    moments.push(moment);
  }
  return moments;
}

/** Where moments run against a direction; equal ones may come in any order. */
export function findDisorder(moments: readonly number[], direction: Direction): Omit<Problem, 'evidence'> | null {
  const sign = direction === 'ascending' ? 1 : -1;
  const index = moments.findIndex((moment, at) => at > 0 && ((moments[at - 1] ?? moment) - moment) * sign > 0);
  if (index === -1) return null;
  return {
    expected: `records in ${direction} order of createdAt`,
    got: `record ${index + 1} at ${shown(moments[index])} after record ${index} at ${shown(moments[index - 1])}`,
  };
}

/** @throws {NotTested} where nothing tells one record's age from another's. */
export function judgeMoments(
  moments: readonly number[],
  pages: readonly ListPage[],
  direction: Direction,
): Problem | null {
  if (new Set(moments).size < 2) throw new NotTested('the list has no two records of different createdAt');
  const found = findDisorder(moments, direction);
  return found === null ? null : { ...found, evidence: pages.map((page) => page.reply) };
}

function shown(moment: number | undefined): string {
  // Seconds or milliseconds since 1970, whichever the target counts.
  const milliseconds = moment !== undefined && Math.abs(moment) < 1e11 ? moment * 1_000 : (moment ?? Number.NaN);
  return Number.isFinite(milliseconds) && Math.abs(milliseconds) < 8e15
    ? new Date(milliseconds).toISOString()
    : String(moment);
}

/**
 * Whether a record that was made over a second before another one has to be older by what both say: a service may keep
 * no more of a moment than its minute, and equal moments may come in any order.
 */
export function isCertainlyOlder(older: JsonObject, newer: JsonObject): boolean {
  const [one, other] = [createdAtIn(older), createdAtIn(newer)];
  const [a, b] = [momentOf(one), momentOf(other)];
  if (a !== null && b !== null) return a < b;
  return one === undefined || JSON.stringify(one) !== JSON.stringify(other);
}

/** Two sets of records of which one is certainly older, for lists whose records carry no moment. */
export interface Ages {
  readonly older: ReadonlySet<string>;
  readonly newer: ReadonlySet<string>;
}

/** Whether the beginning of a list shows all records of the one set before any of the other. */
export function findWrongAge(
  identities: readonly string[],
  { older, newer }: Ages,
  direction: Direction,
  evidence: readonly Reply[],
): Problem | null {
  const [first, then] = direction === 'ascending' ? [older, newer] : [newer, older];
  const end = identities.findIndex((identity) => then.has(identity));
  if (end === -1) return null;
  const seen = new Set(identities.slice(0, end).filter((identity) => first.has(identity)));
  if (seen.size === first.size) return null;
  const [early, late] = direction === 'ascending' ? ['older', 'newer'] : ['newer', 'older'];
  return {
    expected: `the ${first.size} ${early} records before any of the ${late} ones`,
    got: `a record of the ${late} ones after ${seen.size} of them`,
    evidence,
  };
}

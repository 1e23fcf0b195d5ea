import type { CheckContext } from '../../src/check/index.ts';
import { momentOf } from './list-order.ts';
import { canonical, missing, tally } from './list-walks.ts';
import { isObject, type JsonObject } from './lists.ts';
import { readAnew } from './read-once.ts';

/**
 * A record whose id is not known, as that of usage, has no identity but all that it says, and may say something that is
 * new on every read, such as the moment of it, or be corrected afterwards. That is looked for only where two lists that should agree do not.
 */
const known = new WeakMap<CheckContext['session'], Map<string, ReadonlySet<string>>>();

/** A record without what is known to change by itself. */
export function lastingPart({ session }: CheckContext, name: string, record: JsonObject): JsonObject {
  const volatile = known.get(session)?.get(name);
  return volatile === undefined || volatile.size === 0 ? record : without(record, volatile);
}

/** Whole seconds may be all that a record shows of the moment of its read. */
const readsApartMs = 1_100;

/** What changes now and then may be as it was on the next read. */
const mostReads = 4;

/** Reads the same records again. @returns whether they change by themselves. */
export async function learnByReads(
  t: CheckContext,
  name: string,
  read: () => Promise<readonly JsonObject[]>,
): Promise<boolean> {
  const first = await readAnew(read);
  for (let reads = 2; reads <= mostReads; reads += 1) {
    await t.sleep(readsApartMs);
    if (rememberVolatile(t, name, first, await readAnew(read))) return true;
  }
  return false;
}

/** @returns whether something is known that changes by itself: another check may have found it meanwhile. */
function rememberVolatile(
  { session }: CheckContext,
  name: string,
  first: readonly JsonObject[],
  second: readonly JsonObject[],
): boolean {
  const byName = known.get(session) ?? new Map<string, ReadonlySet<string>>();
  known.set(session, byName);
  const found = new Set([...(byName.get(name) ?? []), ...volatileIn(first, second), ...correctedIn(first, second)]);
  byName.set(name, found);
  return found.size > 0;
}

/**
 * Learns what a record says of the list that it stands in, such as the number of its row: without it two forms of a list
 * show the same. What tells of a moment is no such thing.
 * @returns whether there is one.
 */
export function learnByForms(
  { session }: CheckContext,
  name: string,
  [one, other]: readonly [readonly JsonObject[], readonly JsonObject[]],
): boolean {
  if (one.length !== other.length || isSame(one, other)) return false;
  const names = Object.entries(one[0] ?? {}).flatMap(([key, value]) => (isMoment(value) ? [] : [key]));
  const found = names.find((key) => {
    const [rest, others] = [one, other].map((records) => records.map((record) => without(record, new Set([key]))));
    return rest !== undefined && others !== undefined && isSame(rest, others) && new Set(rest.map(canonical)).size > 1;
  });
  if (found === undefined) return false;
  const byName = known.get(session) ?? new Map<string, ReadonlySet<string>>();
  known.set(session, byName.set(name, new Set([...(byName.get(name) ?? []), found])));
  return true;
}

/** A smaller number counts something else than the seconds since 1970. */
function isMoment(value: unknown): boolean {
  return (momentOf(value) ?? 0) > 100_000_000;
}

function isSame(one: readonly JsonObject[], other: readonly JsonObject[]): boolean {
  const [here, there] = [tally(one, canonical), tally(other, canonical)];
  return missing(here, there).length + missing(there, here).length === 0;
}

/** The places that differ in every record of two reads of one page, as long as all else is the same and tells something. */
function volatileIn(first: readonly JsonObject[], second: readonly JsonObject[]): ReadonlySet<string> {
  const none: ReadonlySet<string> = new Set();
  if (first.length === 0 || first.length !== second.length) return none;
  const differences = first.map((record, index) => differing(record, second[index]));
  const [some = new Set<string>()] = differences;
  const isEverywhere = differences.every(
    (places) => places.size === some.size && [...places].every((place) => some.has(place)),
  );
  if (!isEverywhere || some.has('createdAt')) return none;
  const distinct = (records: readonly JsonObject[]): number => new Set(records.map(canonical)).size;
  const rest = first.map((record) => without(record, some));
  return distinct(first) > 1 && distinct(rest) === 1 ? none : some;
}

/**
 * The places of what was corrected between two reads, be it in one record alone: those of a moment that both reads show,
 * where each has one of it that the other one lacks. Records in another order, and others in their place, are no corrections.
 */
function correctedIn(first: readonly JsonObject[], second: readonly JsonObject[]): ReadonlySet<string> {
  if (first.length !== second.length) return new Set();
  const [before, after] = [onlyIn(first, second), onlyIn(second, first)];
  const places = [...before].flatMap(([moment, [record, ...more]]) => {
    const [corrected, ...others] = after.get(moment) ?? [];
    return more.length + others.length === 0 ? [...differing(record, corrected)] : [];
  });
  const isPaired = [...before.keys()].every((moment) => after.has(moment));
  return new Set(isPaired ? places : []);
}

/** What one read has more than another, by its moment. */
function onlyIn(records: readonly JsonObject[], others: readonly JsonObject[]): Map<unknown, JsonObject[]> {
  const lacking = new Set(missing(tally(records, canonical), tally(others, canonical)));
  const more = records.filter((record) => momentIn(record) !== undefined && lacking.has(canonical(record)));
  return Map.groupBy(more, momentIn);
}

function momentIn(record: JsonObject): unknown {
  return record.createdAt ?? Object.values(record).find((value) => typeof value === 'string' && isMoment(value));
}

function differing(a: unknown, b: unknown, place: readonly string[] = []): Set<string> {
  if (isObject(a) && isObject(b)) {
    const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    return new Set(names.flatMap((name) => [...differing(a[name], b[name], [...place, name])]));
  }
  return canonical(a) === canonical(b) ? new Set() : new Set([place.join('.')]);
}

function without(record: JsonObject, places: ReadonlySet<string>, way: readonly string[] = []): JsonObject {
  const entries = Object.entries(record).filter(([name]) => !places.has([...way, name].join('.')));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, isObject(value) ? without(value, places, [...way, name]) : value]),
  );
}

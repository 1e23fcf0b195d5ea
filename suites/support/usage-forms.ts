import { type CheckContext, NotTested, type Reply } from '../../src/check/index.ts';
import {
  canonical,
  failIfLasting,
  type ListPage,
  largestPage,
  missing,
  type Problem,
  type Query,
  type ReadList,
  readWhole,
  recordsOf,
  tally,
} from './list-walks.ts';
import { type JsonObject, recordsAt } from './lists.ts';
import { hasZone } from './moments.ts';
import { readAnew } from './read-once.ts';
import {
  dayMs,
  filledSample,
  floorMinute,
  learnVolatile,
  type Range,
  readTypes,
  type storageTypes,
  type UsageEndpoint,
  usageList,
  usageRecords,
} from './usage.ts';
import type { FurtherRange } from './usage-ranges.ts';
import { count, readableMoments } from './usage-splits.ts';

/*
 * Ranges of other forms than those that are read everywhere. Where a target looks up one of them in another way, what
 * else is asked for may be lost there. Whether it accepts some of them is recommended only: what they hold is judged
 * where it does.
 */

const minuteMs = 60_000;

/** What a range must hold, and what it cannot. */
interface Known {
  readonly inside: readonly JsonObject[];
  readonly outside: readonly JsonObject[];
  /** How many records there are at least, where some of them may still be corrected. */
  readonly least?: number;
  readonly replies: readonly Reply[];
}

export interface RangeForm extends FurtherRange {
  /** In which orders its first pages can be read one after the other. */
  readonly orders: readonly [Query, ...Query[]];
  known(t: CheckContext, endpoint: UsageEndpoint, attempt: number): Promise<Known>;
}

const ascending: Query = { s: 'createdAt' };
const descending: Query = { s: '-createdAt' };

const begunLongAgo: RangeForm = {
  words: 'a range that began long ago',
  // Of its oldest records nothing is known.
  orders: [descending],
  range: async (t, endpoint) => {
    const { range, fifth } = await fifths(t, endpoint);
    return { start: range.end - 800 * dayMs, end: range.start + fifth };
  },
  known: async (t, endpoint, attempt) => {
    const { range, fifth } = await fifths(t, endpoint);
    const [all, early, late] = await Promise.all([
      usageRecords(t, endpoint, range, { attempt }),
      usageRecords(t, endpoint, { start: range.start, end: range.start + fifth }, { attempt }),
      usageRecords(t, endpoint, { start: range.end - fifth, end: range.end }, { attempt }),
    ]);
    const outside = onceIn(all.records, late.records);
    return { inside: early.records, outside, replies: [...early.replies, ...late.replies] };
  },
};

const aDay: RangeForm = {
  words: 'a range of a day',
  orders: [{}, descending, ascending],
  range: async (t, endpoint) => {
    const { range, records } = await filledSample(t, endpoint, 2);
    return fullestDay(records, range);
  },
  known: async (t, endpoint, attempt) => {
    const { range, records } = await filledSample(t, endpoint, 2);
    const { start, end } = fullestDay(records, range);
    const all = await usageRecords(t, endpoint, range, { attempt });
    const moments = readableMoments(all.records);
    // A record may be shown an hour or so off, and may tell no more than its day.
    const between = (from: number, to: number): JsonObject[] =>
      all.records.filter((_, index) => {
        const moment = moments?.[index];
        return moment !== undefined && moment > from && moment < to;
      });
    const inside = between(start + dayMs / 8, end - dayMs / 8).filter(isZoned);
    const outside = [...between(range.start, start - dayMs), ...between(end + dayMs, range.end)];
    return { inside, outside, replies: all.replies };
  },
};

const intoTheFuture: RangeForm = {
  words: 'a range that ends in the future',
  orders: [ascending, {}, descending],
  range: async (t, endpoint) => {
    const { start } = await lastDays(t, endpoint);
    return { start, end: (await begun(t)) + 9 * dayMs };
  },
  known: async (t, endpoint, attempt) => {
    const { range, start, length } = await lastDays(t, endpoint);
    const [all, early, settled] = await Promise.all([
      usageRecords(t, endpoint, range, { attempt }),
      usageRecords(t, endpoint, { start: start - length, end: floorMinute(start - length / 5) }, { attempt }),
      usageRecords(t, endpoint, { start, end: range.end }, { attempt }),
    ]);
    const list = await usageList(t, endpoint, { start, end: floorMinute(Date.now()) });
    const past = await walked(t, list, 'a range up to now');
    return {
      inside: settled.records,
      outside: onceIn(all.records, early.records),
      least: past.records.length,
      replies: [...early.replies, ...settled.replies, ...past.replies],
    };
  },
};

export const rangeForms: readonly RangeForm[] = [begunLongAgo, aDay, intoTheFuture];

/** A fifth of the range that can be read, which is not too short to be told from another one. */
async function fifths(t: CheckContext, endpoint: UsageEndpoint): Promise<{ range: Range; fifth: number }> {
  const { range } = await filledSample(t, endpoint, 2);
  const fifth = floorMinute((range.end - range.start) / 5);
  if (fifth < dayMs) throw new NotTested('there are too many usage records for ranges that lie days apart');
  return { range, fifth };
}

/** Some days, as many as can be read, up to what certainly has passed. */
async function lastDays(
  t: CheckContext,
  endpoint: UsageEndpoint,
): Promise<{ range: Range; start: number; length: number }> {
  const { range, fifth } = await fifths(t, endpoint);
  const length = Math.min(fifth, 5 * dayMs);
  return { range, start: range.end - length, length };
}

/** Those of the records that occur once in all: where records are alike, they tell no range from another. */
function onceIn(all: readonly JsonObject[], records: readonly JsonObject[]): JsonObject[] {
  const times = count(all);
  return records.filter((record) => times.get(canonical(record)) === 1);
}

/** Without a timezone a moment may be of another day. */
function isZoned({ createdAt }: JsonObject): boolean {
  return typeof createdAt === 'number' || (typeof createdAt === 'string' && hasZone(createdAt));
}

/** One moment for the whole run, so that the same range is asked for. */
function begun(t: CheckContext): Promise<number> {
  return t.shared('usage into the future', async () => floorMinute(Date.now()));
}

/** The whole day in UTC that has most records, where their moments tell; else one in the middle. */
function fullestDay(records: readonly JsonObject[], { start, end }: Range): Range {
  const first = Math.ceil(start / dayMs) * dayMs;
  const days = Array.from({ length: Math.floor((end - first) / dayMs) }, (_, index) => first + index * dayMs);
  const amount = Map.groupBy(readableMoments(records) ?? [], (moment) => Math.floor(moment / dayMs) * dayMs);
  const most = Math.max(0, ...days.map((day) => amount.get(day)?.length ?? 0));
  const full = days.filter((day) => (amount.get(day)?.length ?? 0) === most);
  const chosen = full[Math.floor(full.length / 2)];
  if (chosen === undefined) throw new NotTested('there are too many usage records for a range of a day');
  return { start: chosen, end: chosen + dayMs - minuteMs };
}

/** All records of a range that the target need not accept. @throws {NotTested} where it does not. */
async function walked(t: CheckContext, list: ReadList, words: string): Promise<Walked> {
  await formPage(t, list, words, {});
  const whole = await readWhole(t, list, {});
  if (whole === null) throw new NotTested(`${words} has more usage records than can be read`);
  return { records: recordsOf(whole), replies: whole.pages.map((page) => page.reply) };
}

interface Walked {
  readonly records: readonly JsonObject[];
  readonly replies: readonly Reply[];
}

async function formPage(t: CheckContext, list: ReadList, words: string, query: Query): Promise<ListPage> {
  const reply = await list.read(t, { p: '1', l: String(largestPage), ...query });
  const { status } = reply.response;
  if (status !== 200) throw new NotTested(`${words} is answered with ${status}`);
  return { reply, records: recordsAt(reply, list.place) };
}

/** The first page of such a range, the largest one unless the query says otherwise. */
export async function pageOfForm(
  t: CheckContext,
  endpoint: UsageEndpoint,
  form: FurtherRange,
  query: Query = {},
): Promise<ListPage & { list: ReadList }> {
  const { type, ...parameters } = query;
  const list = await usageList(t, endpoint, await form.range(t, endpoint), type);
  return { list, ...(await formPage(t, list, form.words, parameters)) };
}

/** Judges all that such a range has. */
export async function judgeWhole(
  t: CheckContext,
  endpoint: UsageEndpoint,
  form: RangeForm,
  find: (shown: Walked, known: Known, list: ReadList) => Problem | null,
): Promise<void> {
  await failIfLasting(
    async (attempt) => {
      const known = await form.known(t, endpoint, attempt);
      const list = await usageList(t, endpoint, await form.range(t, endpoint));
      return find(await walked(t, list, form.words), known, list);
    },
    () => learnVolatile(t, endpoint),
  );
}

export function findLost({ records, replies }: Walked, known: Known, { identify }: ReadList): Problem | null {
  const wanted = tally(known.inside, identify);
  const lost = missing(wanted, tally(records, identify));
  const least = Math.max(known.inside.length, known.least ?? 0);
  if (lost.length === 0 && records.length >= least) return null;
  return {
    expected: `the ${least} records of a range inside this one`,
    got: `${records.length} records, ${lost.length} of those missing: ${lost[0]?.slice(0, 200) ?? ''}`,
    evidence: [...known.replies, ...replies].slice(-20),
  };
}

export function findOutside({ records, replies }: Walked, known: Known, { identify }: ReadList): Problem | null {
  const inside = new Set(known.inside.map(identify));
  const outside = new Set(known.outside.map(identify).filter((identity) => !inside.has(identity)));
  const strays = straysAmong(records, outside, identify);
  if (strays.length === 0) return null;
  return {
    expected: 'no record of a range that lies days apart from this one',
    got: `${strays.length} of them, such as ${strays[0]?.slice(0, 200)}`,
    evidence: [...known.replies, ...replies].slice(-20),
  };
}

/**
 * What is shown of records that do not belong there. Where no moment stands in a record, a few of them may be the same
 * as others by accident.
 */
function straysAmong(
  records: readonly JsonObject[],
  foreign: ReadonlySet<string>,
  identify: (record: JsonObject) => string,
): string[] {
  const strays = [...new Set(records.map(identify))].filter((identity) => foreign.has(identity));
  const isCertain = readableMoments(records) !== null || (strays.length > 2 && strays.length * 2 > foreign.size);
  return isCertain ? strays : [];
}

/** As many records as two small pages hold, where there are so many. */
function smallPage({ records }: ListPage): number {
  const size = Math.min(5, Math.floor(records.length / 2));
  if (size === 0) throw new NotTested('the range has no two usage records');
  return size > 2 && size % 2 === 0 ? size - 1 : size;
}

/** A page of a few records of the range, beside all that the largest page shows. */
export async function smallPageOf(
  t: CheckContext,
  endpoint: UsageEndpoint,
  form: FurtherRange,
  query: Query,
): Promise<{ large: ListPage; small: ListPage; size: number; list: ReadList }> {
  const { list, ...large } = await pageOfForm(t, endpoint, form, { ...query, p: '1' });
  const size = smallPage(large);
  const small = await formPage(t, list, form.words, { ...query, l: String(size) });
  return { large, small, size, list };
}

/**
 * A record on both of the first two pages, which a page that holds both shows less often. What comes meanwhile, in front
 * of all, moves the others: then the first page has changed.
 */
export async function findOnBoth(
  t: CheckContext,
  endpoint: UsageEndpoint,
  form: FurtherRange,
  order: Query,
): Promise<Problem | null> {
  const { large, small: first, list } = await smallPageOf(t, endpoint, form, order);
  const { small: second } = await smallPageOf(t, endpoint, form, { ...order, p: '2' });
  const [whole, one, two] = [large, first, second].map(({ records }) => tally(records, list.identify));
  const twice = [...(two ?? [])].find(
    ([identity, times]) => one?.has(identity) && times + (one.get(identity) ?? 0) > (whole?.get(identity) ?? 0),
  );
  if (twice === undefined) return null;
  const { small: again } = await readAnew(() => smallPageOf(t, endpoint, form, order));
  if (canonical(again.records.map(list.identify)) !== canonical(first.records.map(list.identify))) return null;
  return {
    expected: `other records on page 2 than on page 1 of ${first.records.length}`,
    got: `on both ${twice[0].slice(0, 200)}`,
    evidence: [large.reply, first.reply, second.reply],
  };
}

/** Records of other types, as the four types of a plain range tell them, where one type is asked for. */
export async function findOtherTypes(
  t: CheckContext,
  endpoint: UsageEndpoint,
  form: RangeForm,
  { order, type, attempt }: { order: Query; type: (typeof storageTypes)[number]; attempt: number },
): Promise<Problem | null> {
  const { range } = await filledSample(t, endpoint, 2);
  const { parts } = await readTypes(t, endpoint, range, attempt);
  const own = parts.find((part) => part.type === type);
  if (own === undefined) throw new NotTested(`the type ${type} is rejected`);
  const ours = count(own.records);
  const others = new Set(
    parts
      .filter((part) => part !== own)
      .flatMap(({ records }) => [...count(records).keys()].filter((identity) => !ours.has(identity))),
  );
  const { list, ...plain } = await pageOfForm(t, endpoint, form, order);
  const shown = new Set(plain.records.map(list.identify).filter((identity) => others.has(identity)));
  if (shown.size === 0) throw new NotTested(`the range shows no records that are known to be of another type`);
  const typed = await pageOfForm(t, endpoint, form, { ...order, type });
  const strays = straysAmong(typed.records, shown, list.identify);
  if (strays.length === 0) return null;
  return {
    expected: `with the type ${type} no record of another type`,
    got: `${strays.length} of them, such as ${strays[0]?.slice(0, 200)}`,
    evidence: [...own.replies, plain.reply, typed.reply].slice(-20),
  };
}

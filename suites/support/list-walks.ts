import {
  type CheckContext,
  exchangeOf,
  fail,
  isInconclusiveAnswer,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { type JsonObject, type Place, recordsAt } from './lists.ts';
import { hasZone, millisecondsOf } from './moments.ts';
import { readAnew } from './read-once.ts';

export type Query = Readonly<Record<string, string>>;

/** A list of the target, ready to be read with any list parameters. */
export interface ReadList {
  /** For the keys of what is shared: unlike any other list of the run. */
  readonly key: string;
  readonly place: Place;
  /** What tells a record from another one: its id where one is known, else all that it says. */
  readonly identify: (record: JsonObject) => string;
  /** Whether the identity is an id, so that no two records have the same. */
  readonly unique: boolean;
  /** The identities of what the run has made itself, which must be shown. */
  readonly known?: readonly string[];
  /**
   * Learns what of the records changes from read to read by itself, so that it tells none from another.
   * @returns whether that is something new.
   */
  readonly learn?: (t: CheckContext) => Promise<boolean>;
  /** Whether it is the narrower form of a list that is walked in every way. */
  readonly brief?: boolean;
  /** `open`: the page may lie beyond the last one. */
  read(t: CheckContext, query: Query, open?: boolean): Promise<Reply>;
}

export interface ListPage {
  readonly reply: Reply;
  readonly records: readonly JsonObject[];
}

export interface Walk {
  readonly size: number;
  /** The list parameters beside `p`, in words. */
  readonly words: string;
  readonly pages: readonly ListPage[];
  /** Whether it came to a page without records. */
  readonly ended: boolean;
}

/** A break that is certain only when it lasts: lists may change while they are read. */
export interface Problem {
  readonly expected: string;
  readonly got: string;
  readonly evidence: readonly Reply[];
}

export const largestPage = 300;
/** The first page of a walk: any list accepts it. */
export const everyListParameter: Query = { s: 'createdAt', l: String(largestPage), p: '1' };
export const defaultSize = 100;
const wholePages = 10;
const attempts = 3;

/**
 * Reads page after page up to one without records; any answer but 200 beyond the first page ends the list, too, and so
 * does what is shown once more there.
 * @param size null: without `l`, which asks for as many as the default.
 * @param total how many records there are, where that is known.
 */
export async function walk(
  t: CheckContext,
  list: ReadList,
  order: Query,
  { size: asked, maxPages, total }: { size: number | null; maxPages: number; total?: number },
): Promise<Walk> {
  const size = asked ?? defaultSize;
  const query = asked === null ? order : { ...order, l: String(asked) };
  const words = [...Object.entries(query).map(([name, value]) => `${name}=${value}`), 'p'].join(', ');
  const pages: ListPage[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const reply = await list.read(t, { ...query, p: String(page) }, page > 1);
    if (page > 1 && exchangeOf(reply).status !== 200) return { size, words, pages, ended: true };
    prepared(reply, 200, `read page ${page} of the list`);
    const records = recordsAt(reply, list.place);
    if (records.length === 0) return { size, words, pages, ended: true };
    if (isBeyond({ size, pages }, total) && pages.some((shown) => isSamePage(list, shown.records, records)))
      return { size, words, pages, ended: true };
    const before = pages.at(-1);
    pages.push({ reply, records });
    // Such a page holds fewer than a page has that asks for nothing: it is the last one.
    if (size === largestPage && records.length < defaultSize) return { size, words, pages, ended: true };
    if (size === largestPage && before !== undefined && isRepetition(list, before.records, records)) {
      return { size, words, pages, ended: true };
    }
  }
  return { size, words, pages, ended: false };
}

/** Whether the next page lies beyond the last one: what is there instead of no records is recommended, not required. */
function isBeyond({ size, pages }: Pick<Walk, 'size' | 'pages'>, total = Number.POSITIVE_INFINITY): boolean {
  const last = pages.at(-1)?.records.length ?? size;
  return last < size || pages.reduce((sum, { records }) => sum + records.length, 0) >= total;
}

function isSamePage(list: ReadList, shown: readonly JsonObject[], records: readonly JsonObject[]): boolean {
  return canonical(shown.map(list.identify)) === canonical(records.map(list.identify));
}

/** A target that ignores `p` would be read for ever; the second copy of its page is enough. */
function isRepetition(list: ReadList, before: readonly JsonObject[], records: readonly JsonObject[]): boolean {
  const isTelling = before.length > 1 && new Set(before.map(list.identify)).size === before.length;
  return isTelling && isSamePage(list, before, records);
}

/** The whole list, in the largest pages where it can. @returns null for a list that is too long to be read. */
export async function readWhole(t: CheckContext, list: ReadList, query: Query): Promise<Walk | null> {
  const read = (size: number, maxPages: number): Promise<Walk> => walk(t, list, query, { size, maxPages });
  // A target that rejects the largest page fails elsewhere; its list can be read all the same.
  const whole = await read(largestPage, wholePages).catch((error: unknown) => {
    if (!isInconclusiveAnswer(error)) throw error;
    return read(100, wholePages * 3);
  });
  return whole.ended ? whole : null;
}

export function recordsOf(walk: Walk): JsonObject[] {
  return walk.pages.flatMap((page) => page.records);
}

/** How many records there are at least, also when the target repeats some. */
function lengthOf(list: ReadList, walk: Walk): number {
  if (list.unique) return new Set(recordsOf(walk).map(list.identify)).size;
  const [first, second] = walk.pages;
  const repeats = first !== undefined && second !== undefined && isRepetition(list, first.records, second.records);
  return repeats ? first.records.length : recordsOf(walk).length;
}

/** One list walked with several page sizes in one fixed order, so that the walks can be held against each other. */
export interface Walks {
  readonly total: number;
  readonly all: readonly Walk[];
}

/** How the first of the walks of a list asks for all of it. */
export const wholeList: Query = { s: 'createdAt' };

/**
 * The walks of a list, the same for all checks.
 * @param attempt another number reads afresh.
 * @throws {NotTested} when the list has fewer than two records, or more than can be read.
 */
export async function walksOf(t: CheckContext, list: ReadList, attempt: number): Promise<Walks> {
  const walks = await t.shared(`walks of ${list.key} ${attempt}`, (own) => makeWalks(own, list));
  if (walks === null) throw new NotTested(`the list has more than ${wholePages * largestPage} records`);
  if (walks.total < 2) throw new NotTested(`the list has only ${walks.total} records; paging needs at least 2`);
  return walks;
}

async function makeWalks(t: CheckContext, list: ReadList): Promise<Walks | null> {
  const query = wholeList;
  const whole = await readWhole(t, list, query);
  if (whole === null) return null;
  // Should the largest page fall short, what the default page shows counts as well.
  const plain = recordsAt(await list.read(t, query), list.place).length;
  const total = Math.max(lengthOf(list, whole), plain, list.known?.length ?? 0);
  const walks = formsOf(list, total).map(([order, size]) =>
    walk(t, list, order, { size, maxPages: Math.ceil(total / (size ?? defaultSize)) + 2, total }),
  );
  return { total, all: [whole, ...(await Promise.all(walks))] };
}

/** How many records stand on a page of a walk that has a few pages, in whichever order. */
export function fewPages(total: number): number {
  return oddUpTo(Math.min(defaultSize, Math.ceil(total / 3)));
}

/** The same for a walk of more than nine pages, so that their numbers have two digits. */
export function manyPages(total: number): number {
  return oddUpTo(Math.min(defaultSize, Math.ceil(total / 10)));
}

/** Records often come in pairs or fours, of one moment each: pages of odd sizes end anywhere in them. */
function oddUpTo(size: number): number {
  return size > 2 && size % 2 === 0 ? size - 1 : size;
}

/** Together they ask for every order beside every size, and for none of both: each pair of them once. */
function formsOf({ brief }: ReadList, total: number): (readonly [Query, number | null])[] {
  const few = fewPages(total);
  return [
    [{ s: 'createdAt' }, brief === true ? few : manyPages(total)],
    // What every walk in one direction loses at its end, a walk in the other one meets at its beginning.
    [{ s: '-createdAt' }, few],
    // What is not asked for has its default, on every page.
    [{}, null],
    ...(brief === true ? [] : [[{}, few] as const]),
  ];
}

/** How often each identity occurs. */
export function tally(records: readonly JsonObject[], identify: (record: JsonObject) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const record of records) {
    const identity = identify(record);
    counts.set(identity, (counts.get(identity) ?? 0) + 1);
  }
  return counts;
}

/** What of `wanted` does not occur (often enough) in `actual`. */
export function missing(wanted: ReadonlyMap<string, number>, actual: ReadonlyMap<string, number>): string[] {
  return [...wanted].filter(([identity, times]) => (actual.get(identity) ?? 0) < times).map(([identity]) => identity);
}

/**
 * Fails when the probe finds a problem every time; each attempt but the first one reads afresh.
 * @param learn learns what may have misled the probe; where it did, the probe has another chance.
 */
export async function failIfLasting(
  probe: (attempt: number) => Promise<Problem | null>,
  learn: () => Promise<boolean> = async () => false,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const problem = await (attempt === 1 ? probe(attempt) : readAnew(() => probe(attempt)));
    if (problem === null) return;
    if (attempt < attempts) continue;
    if (await learn()) return failIfLasting(probe);
    fail(problem.expected, problem.got, ...problem.evidence);
  }
}

/**
 * What is lent can be changed by others; then no two reads of it are of one list, however often it is read.
 * @param query as the list was read at first. @throws {NotTested} where it is another one by now.
 */
export async function needsSteady(
  t: CheckContext,
  list: ReadList,
  { query, former }: { query: Query; former: Walk | null | undefined },
): Promise<void> {
  if (!list.unique || list.known !== undefined) return;
  const now = await readAnew(() => readWhole(t, list, query));
  if (!former || now === null) return;
  const [before, after] = [tally(recordsOf(former), list.identify), tally(recordsOf(now), list.identify)];
  if (missing(before, after).length + missing(after, before).length > 0)
    throw new NotTested('others change the list while it is read');
}

/** Records are read by many, and nobody changes what an answer said. */
const canonicals = new WeakMap<object, string>();

/** A text for all that a record says, whatever the order of its fields and the timezone that a moment is told in. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(inOrder('', value));
  const known = canonicals.get(value) ?? JSON.stringify(value, inOrder);
  canonicals.set(value, known);
  return known;
}

function inOrder(_: string, item: unknown): unknown {
  if (typeof item === 'string') return momentIn(item) ?? item;
  return item !== null && typeof item === 'object' && !Array.isArray(item)
    ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
    : item;
}

/** Milliseconds since 1970; null for a text that is no date-time with a timezone. */
function momentIn(text: string): number | null {
  const moment = /^\d{4}-?\d\d-?\d\dT/i.test(text) && hasZone(text) ? millisecondsOf(text) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

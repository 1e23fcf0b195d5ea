import {
  type CheckContext,
  exchangeOf,
  fail,
  field,
  Inconclusive,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { oneOfMany } from './again.ts';
import { clientIdOf, discard, tryCreate } from './clients.ts';
import { momentOf } from './list-order.ts';
import { type JsonObject, type Place, recordsAt, shortestTellingId } from './lists.ts';
import { inParallel } from './parallel.ts';
import { clientsPlace } from './partner.ts';

/** More clients than a page holds by default, in two groups that are more than a second apart. */
export interface ManyClients {
  place: Place;
  older: ReadonlySet<string>;
  newer: ReadonlySet<string>;
  all: ReadonlySet<string>;
  /** What each create answered as the name, by the ids. */
  names: ReadonlyMap<string, unknown>;
  /** The field in which the list shows ids; null where any field may. */
  idField: string | null;
  /** Names of clients that more than a page of others have followed. */
  oldestNames: readonly string[];
}

const largestGroup = 52;
/** With fewer there is nothing to walk. */
const smallestGroup = 4;
/** Clients that others need at the same time. */
const besides = 6;
export const apartMs = 1_200;

export function manyClients(t: CheckContext): Promise<ManyClients> {
  return t.sharedSlowly('partner many clients', async (own) => {
    const place = await clientsPlace(own);
    const groupSize = Math.min(largestGroup, Math.floor((own.quotas.clients - besides) / 2));
    if (groupSize < smallestGroup) throw new NotTested('lists of clients need more: `partner.quotas.clients`');
    const names = Array.from({ length: 2 * groupSize }, () => own.names.client());
    // Every other name, so that an order by name is not the order of making.
    const [first, second] = [0, 1].map((rest) => names.filter((_, index) => index % 2 === rest));
    const oldestNames = first?.slice(0, 3) ?? [];
    const made: Reply[] = [];
    const older = await createGroup(own, first ?? [], made);
    await own.sleep(apartMs);
    const newer = await createGroup(own, second ?? [], made);
    const all = new Set([...older, ...newer]);
    const named = made.map((reply) => [clientIdOf(reply) ?? '', field(exchangeOf(reply).json, 'name')] as const);
    return {
      place,
      older,
      newer,
      all,
      names: new Map(named),
      idField: await fieldHolding(own, place, all),
      oldestNames,
    };
  });
}

/** Short ids may occur as any number of a record: the field that holds most of them is theirs. */
async function fieldHolding(t: CheckContext, place: Place, ids: ReadonlySet<string>): Promise<string | null> {
  if ([...ids].every((id) => id.length >= shortestTellingId)) return null;
  const reply = await t.partner.GET('/api/v1/clients', { params: { query: { l: 300, s: '-createdAt' } } });
  const records = reply.response.ok ? recordsAt(reply, place) : [];
  const found = (name: string): number =>
    new Set(records.map((record) => String(record[name])).filter((value) => ids.has(value))).size;
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const [first] = names.toSorted((a, b) => found(b) - found(a));
  return first === undefined || found(first) === 0 ? null : first;
}

/**
 * @param made collects the answers of all groups.
 * @throws {NotTested} where the partner has no room for so many: all of them go, so that others find some.
 */
async function createGroup(t: CheckContext, names: readonly string[], made: Reply[]): Promise<Set<string>> {
  const create = (name: string) =>
    oneOfMany((attempt) => tryCreate(t, { name: attempt === 1 ? name : t.names.client() }));
  const replies = await inParallel(names.map(create));
  made.push(...replies);
  const refused = replies.filter(({ response }) => response.status === 400);
  if (refused.length > 0 && refused.length < made.length) {
    await discard(t, made);
    throw new NotTested(`the partner does not take so many more clients as ${made.length}`);
  }
  for (const reply of replies) prepared(reply, 201, 'create a client');
  return new Set(replies.map(clientIdOf).filter((id) => id !== null));
}

export interface WalkQuery {
  s?: string;
  l?: number;
}

export interface WalkedPage {
  reply: Reply;
  records: JsonObject[];
  /** The run's own clients on the page, in order. */
  own: string[];
  /** What the page says of each of them. */
  ownRecords: ReadonlyMap<string, JsonObject>;
}

export interface Walk {
  query: WalkQuery;
  /** All pages with records, in order. */
  pages: WalkedPage[];
}

const mostPages = 120;

/** Walks `p=1,2,…` until nothing more comes. What other people's clients do meanwhile is no concern of a walk. */
export async function walk(t: CheckContext, many: ManyClients, query: WalkQuery): Promise<Walk> {
  const pages: WalkedPage[] = [];
  const missing = new Set(many.all);
  for (let p = 1; p <= mostPages; p += 1) {
    const page = await readPage(t, many, { ...query, p });
    const previous = pages.at(-1);
    if (!page.reply.response.ok || page.records.length === 0) return { query, pages };
    // Beyond the last page some targets show the last one again.
    const isRepeated = previous !== undefined && sameRecords(previous, page);
    if (isRepeated && missing.size === 0) return { query, pages };
    pages.push(page);
    for (const id of page.own) missing.delete(id);
    if (isRepeated) return { query, pages };
  }
  if (missing.size === 0) return { query, pages };
  throw new NotTested(`the partner has too many clients to walk them all: more than ${mostPages} pages`);
}

export async function readPage(
  t: CheckContext,
  many: ManyClients,
  query: WalkQuery & { p?: number },
): Promise<WalkedPage> {
  const parameters = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const isFirst = query.p === undefined || query.p === 1;
  const reply = await t.partner.raw({
    operation: 'GET /api/v1/clients',
    query: Object.fromEntries(parameters),
    // Where the last page ends is found out by asking for one more.
    open: !isFirst,
  });
  if (isFirst) prepared(reply, 200, 'list clients');
  return pageOf(reply, many);
}

export function pageOf(reply: Reply, many: ManyClients): WalkedPage {
  const records = reply.response.ok ? recordsAt(reply, many.place) : [];
  const known = records.flatMap((record): [string, JsonObject][] => {
    const id = idIn(record, many);
    return id === null ? [] : [[id, record]];
  });
  return { reply, records, own: known.map(([id]) => id), ownRecords: new Map(known) };
}

/** The id of a record, by which of its values it is the id of one of the run's own clients. */
function idIn(record: JsonObject, { all, idField }: ManyClients): string | null {
  const values = idField === null ? Object.values(record) : [record[idField]];
  for (const value of values) if (all.has(String(value))) return String(value);
  return null;
}

function sameRecords(a: WalkedPage, b: WalkedPage): boolean {
  return JSON.stringify(a.records) === JSON.stringify(b.records);
}

/** Sizes that make several pages without making many, whatever number of clients the partner has. */
export async function walkSizes(t: CheckContext, many: ManyClients): Promise<number[]> {
  const whole = await sharedWalk(t, many, { s: '-createdAt' });
  const total = whole.pages.reduce((sum, { records }) => sum + records.length, 0);
  return [Math.min(300, Math.max(7, Math.ceil(total / 25))), Math.min(300, Math.max(50, Math.ceil(total / 10)))];
}

/** The walks that most rules about lists are judged by: both orders and none, small pages and default ones. */
export async function walkQueries(t: CheckContext, many: ManyClients): Promise<WalkQuery[]> {
  const [small = 7, medium = 50] = await walkSizes(t, many);
  return [
    { s: '-createdAt', l: small },
    { s: 'createdAt', l: small },
    { s: '-createdAt', l: medium },
    { s: 'createdAt', l: medium },
    { s: '-createdAt' },
    { s: 'createdAt' },
    { l: small },
    {},
  ];
}

export function sharedWalk(t: CheckContext, many: ManyClients, query: WalkQuery): Promise<Walk> {
  return t.shared(`partner walk of clients ${JSON.stringify(query)}`, (own) => walk(own, many, query));
}

/** What is wrong with a walk, with the replies that show it. */
export interface Problem {
  expected: string;
  got: string;
  evidence: readonly Reply[];
}

/** As often has the same problem to be found, or any. */
const confirmations = { same: 3, any: 10 };
const attempts = 14;

/** Judges a walk: the one that all checks share, and where that looks wrong others. */
export async function judgeWalk(
  t: CheckContext,
  query: WalkQuery,
  problemOf: (walk: Walk, many: ManyClients) => Problem | null,
): Promise<void> {
  const many = await manyClients(t);
  const first = await sharedWalk(t, many, query);
  if (problemOf(first, many) === null) return;
  await failIfUndisturbed(t, many, async () => {
    const problem = problemOf(await walkAtOnce(t, many, query, first.pages.length + 1), many);
    return problem && { ...problem, expected: `${problem.expected} (${describeQuery(query)})` };
  });
}

/** A walk with all of its pages under way at the same time, so that as little as possible happens meanwhile. */
async function walkAtOnce(t: CheckContext, many: ManyClients, query: WalkQuery, amount: number): Promise<Walk> {
  const read = await inParallel(
    Array.from({ length: amount }, (_, index) => readPage(t, many, { ...query, p: index + 1 })),
  );
  const pages: WalkedPage[] = [];
  const missing = new Set(many.all);
  for (const page of read) {
    const previous = pages.at(-1);
    if (!page.reply.response.ok || page.records.length === 0) break;
    if (previous !== undefined && missing.size === 0 && sameRecords(previous, page)) break;
    pages.push(page);
    for (const id of page.own) missing.delete(id);
  }
  return { query, pages };
}

/**
 * Fails where a problem with the list lasts. It may be the doing of others, who make or remove clients meanwhile: only
 * what is found while the rest of the list stays the same is evidence, and only again and again, since a client may come
 * and go unseen.
 */
export async function failIfUndisturbed(
  t: CheckContext,
  many: ManyClients,
  problemOf: () => Promise<Problem | null>,
): Promise<void> {
  const found = new Map<string, number>();
  let confirmed = 0;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const before = await othersOf(t, many);
    const problem = await problemOf();
    if (problem === null) return;
    if ((await othersOf(t, many)) !== before) {
      await t.sleep(Math.min(attempt * 200, 1_000));
      continue;
    }
    const told = `${problem.expected}\n${problem.got}`;
    const times = (found.get(told) ?? 0) + 1;
    found.set(told, times);
    confirmed += 1;
    if (times < confirmations.same && confirmed < confirmations.any) continue;
    fail(problem.expected, problem.got, ...problem.evidence);
  }
  throw new Inconclusive('other clients of the partner came and went while the list was read');
}

/** The clients of others, as far as both ends of the list show them. */
async function othersOf(t: CheckContext, many: ManyClients): Promise<string> {
  const ends = await Promise.all(['createdAt', '-createdAt'].map((s) => readPage(t, many, { s })));
  const others = ends.flatMap(({ records }) => records).filter((record) => idIn(record, many) === null);
  return [...new Set(others.map((record) => JSON.stringify(record.id ?? record)))].sort().join();
}

export function describeQuery(query: Readonly<Record<string, unknown>> | WalkQuery): string {
  const entries = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return entries.length === 0 ? 'no query' : entries.join('&');
}

/** Moments of `createdAt`, where a record has one that can be read. */
export function createdAtOf(record: JsonObject): number | null {
  return momentOf(record.createdAt);
}

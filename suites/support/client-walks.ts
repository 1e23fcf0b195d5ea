import { type CheckContext, fail, Inconclusive, NotTested, prepared, type Reply } from '../../src/check/index.ts';
import { createdAtIn, momentOf } from './list-order.ts';
import { absurdPage, flattened, type JsonObject, recordsAt, writtenOf } from './lists.ts';
import { type ManyClients, manyClients } from './many-clients.ts';
import { inParallel } from './parallel.ts';
import { answerOnce, readAnew } from './read-once.ts';

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
    if (isRepeated || page.records.length > absurdPage) return { query, pages };
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
  // Where the last page ends is found out by asking for one more.
  const request = { operation: 'GET /api/v1/clients', query: Object.fromEntries(parameters), open: !isFirst } as const;
  // One look is enough for all checks that only read; what looks wrong is read anew, watching the others.
  const reply = await answerOnce(t, request);
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
  const shown = idField === null ? undefined : record[idField];
  const values = shown === undefined ? Object.values(idField === null ? flattened(record) : record) : [shown];
  return values.map(writtenOf).find((value) => value !== undefined && all.has(value)) ?? null;
}

function sameRecords(a: WalkedPage, b: WalkedPage): boolean {
  return JSON.stringify(a.records) === JSON.stringify(b.records);
}

/** Sizes that make several pages without making many, whatever number of clients the partner has. */
async function walkSizes(t: CheckContext, many: ManyClients): Promise<number[]> {
  const whole = await sharedWalk(t, many, { s: '-createdAt' });
  const total = whole.pages.reduce((sum, { records }) => sum + records.length, 0);
  return [Math.min(300, Math.max(7, Math.ceil(total / 10))), Math.min(300, Math.max(40, Math.ceil(total / 8)))];
}

/** The walks that most rules about lists are judged by: both orders and none, each with small pages and default ones. */
export async function walkQueries(t: CheckContext, many: ManyClients): Promise<WalkQuery[]> {
  const [small = 7, medium = 50] = await walkSizes(t, many);
  return [
    { s: 'createdAt', l: small },
    { s: '-createdAt', l: medium },
    { l: medium },
    { s: '-createdAt' },
    { s: 'createdAt' },
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
    const before = await readAnew(() => othersOf(t, many));
    const problem = await readAnew(problemOf);
    if (problem === null) return;
    if ((await readAnew(() => othersOf(t, many))) !== before) {
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
  return momentOf(createdAtIn(record));
}

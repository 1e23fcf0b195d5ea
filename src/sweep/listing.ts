import type { OwnedContext } from '../check/context.ts';
import { describe } from '../check/expect.ts';
import { type Exchange, exchangeOf, type Reply } from '../http/exchange.ts';
import { TransportTrouble } from '../model/errors.ts';
import { type Fields, idCandidates, madeAt, recordIn, recordsIn, statedNames, type Tell } from '../session/answers.ts';
import { type Collection, requestList, requestOne } from '../session/kinds.ts';
import { lenientJson } from '../session/lenient.ts';

/** What a list shows of a collection. */
export interface Listing {
  records: Fields[];
  /** Why it cannot be relied on to show everything; null when it can. */
  trouble: string | null;
  /** The status of the answer that was no list; null where none was refused. */
  refused: number | null;
}

export interface ListingLimits {
  maxPages: number;
  /** What is older is not looked for. */
  since?: number;
}

/** Every service grants so many: a page of fewer is the last one. */
const lastBelow = 100;

/** Reads a collection, page by page; removing begins only afterwards, since it would shift the pages. */
export async function readListing(
  t: OwnedContext,
  collection: Collection,
  { maxPages, since = 0 }: ListingLimits,
): Promise<Listing> {
  const known = new Map<string, Fields>();
  const listing = (trouble: string | null, refused: number | null = null): Listing => ({
    records: [...known.values()],
    trouble,
    refused,
  });
  for (let page = 1; page <= maxPages; page += 1) {
    const exchange = exchangeOf(await stubbornly(() => requestList(t, collection, page)));
    const json = exchange.status === 200 ? lenientJson(exchange) : undefined;
    if (json === undefined || json === null || typeof json !== 'object') {
      // What lies behind the last page is open.
      const isEnd = page > 1 && exchange.status < 500;
      return isEnd ? listing(null) : listing(`got ${describe(exchange)}`, exchange.status);
    }
    const records = recordsIn(json);
    const before = known.size;
    for (const record of records) known.set(JSON.stringify(record), record);
    const isLast = collection.kind.page === undefined || known.size === before || records.length < lastBelow;
    if (isLast || records.every((record) => (madeAt(record) ?? since) < since)) return listing(null);
  }
  return listing(`it has more than ${maxPages} pages`);
}

/**
 * The text of a record under which the target answers this very record, told by the same text: nothing else may go in
 * its place. Null when there is none.
 */
export async function idOf(
  t: OwnedContext,
  collection: Collection,
  record: Fields,
  tell: Tell,
): Promise<string | null> {
  for (const candidate of idCandidates(record)) {
    const answer = await readOne(t, collection, candidate);
    if (answer !== null && tell(answer) !== null) return candidate;
  }
  return null;
}

/** Reads one thing; null where there is no such thing. */
export async function readOne(t: OwnedContext, collection: Collection, id: string): Promise<Fields | null> {
  const exchange = await askForOne(t, collection, id);
  return exchange.status === 200 ? recordIn(lenientJson(exchange)) : null;
}

export async function askForOne(t: OwnedContext, collection: Collection, id: string): Promise<Exchange> {
  return exchangeOf(await stubbornly(() => requestOne(t, collection, id)));
}

const mostReads = 50;

/** The records as they show when read one by one, where the list tells no names; newest first as far as lists are. */
export async function withNames(
  t: OwnedContext,
  collection: Collection,
  records: readonly Fields[],
): Promise<Fields[]> {
  const nameless = records.filter((record) => statedNames(record).length === 0);
  const read = nameless.slice(0, mostReads).map(async (record) => {
    const [id] = idCandidates(record);
    const answer = id === undefined ? null : await readOne(t, collection, id);
    return answer === null ? record : { ...answer, id };
  });
  const named = records.filter((record) => statedNames(record).length > 0);
  return [...named, ...(await Promise.all(read)), ...nameless.slice(mostReads)];
}

const tries = 3;

/** A connection that is lost says nothing about what is there, and neither does a server error now and then. */
async function stubbornly(ask: () => Promise<Reply>): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const reply = await ask();
      if (exchangeOf(reply).status < 500 || attempt === tries) return reply;
    } catch (error) {
      if (!(error instanceof TransportTrouble) || !error.isConnectionLost || attempt === tries) throw error;
    }
  }
}

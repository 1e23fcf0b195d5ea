import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import { shownSegment } from '../http/path.ts';
import { queryText } from '../http/query.ts';
import { fieldOf } from '../model/values.ts';
import type { Resource } from '../resources/index.ts';
import { type Fields, madeAt, recordIn, recordsIn, statedNames } from './answers.ts';
import { madeBy } from './kinds.ts';
import { lenientJson } from './lenient.ts';
import { ownTextsIn } from './names.ts';

/**
 * What became of a request that may have changed the target and whose answer was lost: it took effect, it did not, or
 * nobody can tell.
 */
export type Fate = { state: 'done'; id: string | null } | { state: 'undone' } | { state: 'unknown' };

/** Sends a request that only reads, with the credential of the lost one. */
export type Look = (operation: string, target: string) => Promise<Pick<Exchange, 'status' | 'json' | 'text'>>;

const unknown: Fate = { state: 'unknown' };

/**
 * Looks on the target for what a lost request asked for.
 * @param isKnown whether an id is that of what another request made, which may have the same name.
 */
export async function fateOf(outgoing: Outgoing, look: Look, isKnown: (id: string) => boolean): Promise<Fate> {
  const { method, operation } = outgoing;
  if (operation === null) return unknown;
  if (method === 'POST') return fateOfCreate(outgoing, madeBy(operation), { look, isKnown });
  if (method === 'DELETE') return fateOfDelete(outgoing, look);
  return method === 'PATCH' ? fateOfChange(outgoing, look) : unknown;
}

async function fateOfCreate(
  { target, body }: Outgoing,
  made: Resource | undefined,
  { look, isKnown }: { look: Look; isKnown: (id: string) => boolean },
): Promise<Fate> {
  const asked = fieldsIn(body);
  const name = made === undefined ? undefined : asked[made.named];
  if (made === undefined || typeof name !== 'string' || name === '') return unknown;
  const records = await listed(made, listTarget(made, target, asked), look);
  if (records === null) return unknown;
  const wanted = comparable(name);
  const isNew = ({ id }: Fields): boolean => typeof id !== 'string' || !isKnown(id);
  const found = records.find(
    (record) => isNew(record) && statedNames(record).some((stated) => comparable(stated) === wanted),
  );
  if (found === undefined) {
    // Where the records of a list show no names, that none is this one says nothing.
    return records.every((record) => statedNames(record).length > 0) ? { state: 'undone' } : unknown;
  }
  // Somebody else may have a plain name.
  if (ownTextsIn(name).length === 0) return unknown;
  return { state: 'done', id: typeof found.id === 'string' ? found.id : null };
}

function listTarget({ below }: Resource, target: string, asked: Fields): string | null {
  const [path = ''] = target.split('?', 1);
  if (below === undefined) return path;
  const [field, rest] = below;
  const holder = asked[field];
  return typeof holder === 'string' ? `${path}/${shownSegment(holder)}/${rest}` : null;
}

const maxPages = 5;
/** Every service grants so many: a page of fewer is the last one. */
const lastBelow = 100;
/** What is listed, newest first, is certainly older by now than what was just asked for. */
const recentMs = 600_000;

/**
 * The records among which something new must be; null where they cannot be read to the end.
 * @param target the path of the list; null where it is not known.
 */
export async function listed(
  { list, page }: Pick<Resource, 'list' | 'page'>,
  target: string | null,
  look: Look,
  mostPages = maxPages,
): Promise<Fields[] | null> {
  if (list === undefined || target === null) return null;
  const records: Fields[] = [];
  let cursor: string | null = null;
  for (let number = 1; number <= mostPages; number += 1) {
    const query = queryText(
      new URLSearchParams(page === undefined ? cursorQuery(cursor) : { ...page, p: `${number}` }),
    );
    const exchange = await look(list, target + query);
    const json = exchange.status === 200 ? lenientJson(exchange) : undefined;
    if (json === undefined) return null;
    const found = recordsIn(json);
    records.push(...found);
    cursor = cursorIn(json);
    if (page === undefined && cursor === null) return records;
    if (page === undefined) continue;
    const isOld = found.every((record) => (madeAt(record) ?? Date.now()) < Date.now() - recentMs);
    if (found.length < lastBelow || isOld) return records;
  }
  return null;
}

/** Where a list that has no page numbers goes on; null where it ends. */
function cursorIn(json: unknown): string | null {
  const data = fieldOf(json, 'data') ?? json;
  const cursor = fieldOf(data, 'nextCursor');
  return cursor === undefined || cursor === null || cursor === '' ? null : String(cursor);
}

function cursorQuery(cursor: string | null): Record<string, string> {
  return cursor === null ? {} : { nextCursor: cursor };
}

/** A shorter id may be given again as soon as it is free, to something of somebody else. */
const lastingId = 8;

async function fateOfDelete({ operation, target }: Outgoing, look: Look): Promise<Fate> {
  const [path = ''] = target.split('?', 1);
  if ((path.split('/').at(-1) ?? '').length < lastingId) return unknown;
  const { status } = await look(`GET ${operation?.slice('DELETE '.length)}`, path);
  if (status === 404) return { state: 'done', id: null };
  return status === 200 ? { state: 'undone' } : unknown;
}

/** A change is told by what the record shows of it now. */
async function fateOfChange({ operation, target, body }: Outgoing, look: Look): Promise<Fate> {
  const [path = ''] = target.split('?', 1);
  const exchange = await look(`GET ${operation?.slice('PATCH '.length)}`, path);
  if (exchange.status !== 200) return unknown;
  const record = recordIn(lenientJson(exchange));
  const shown = Object.entries(fieldsIn(body)).filter(([key, value]) => isPlain(value) && isPlain(record[key]));
  if (shown.length === 0) return unknown;
  return shown.every(([key, value]) => record[key] === value) ? { state: 'done', id: null } : { state: 'undone' };
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function comparable(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}

function fieldsIn(body: string | null): Fields {
  try {
    const value: unknown = JSON.parse(body ?? '');
    return value !== null && typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}

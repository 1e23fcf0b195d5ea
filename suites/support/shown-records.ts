import { type Exchange, field, type JudgedRun } from '../../src/check/index.ts';
import { resources } from '../../src/resources/index.ts';
import { arraysOf, isObject, type JsonObject, type Place, valueAt, writtenOf } from './lists.ts';

/* Which records an answer shows, and where what they stand for has its place. */

/** Operations that show records, and how many parts of their path stand behind that of the collection. */
const showing = new Map<string, number>([
  ['partner GET /api/v1/me', 0],
  ['partner GET /api/v1/clients/{clientId}/members/owner', 1],
  ['workspace GET /api/v1/filespaces/{filespaceId}/entries/resolve', 1],
  ...resources.flatMap(({ api, list, get, create, change, below }): [string, number][] => [
    ...operation(api, create, 0),
    ...operation(api, list, below === undefined ? 0 : 2),
    ...operation(api, get, 1),
    ...operation(api, change?.operation, 1),
  ]),
]);

function operation(api: string, name: string | undefined, behind: number): [string, number][] {
  return name === undefined ? [] : [[`${api} ${name}`, behind]];
}

interface Shown {
  readonly operation: string;
  /** The path of the collection that the records are of. */
  readonly collection: string;
  readonly records: readonly JsonObject[];
}

/** The reads of the Partner API whose path ends with the id of the one thing that they show. */
const readsById: ReadonlySet<string> = new Set(
  resources.flatMap(({ api, get }) => (api === 'partner' && get !== undefined ? [get] : [])),
);

/** In which field the records of a kind show their id, where that is open and a read by the id has told. */
export class IdFields {
  readonly #fields = new Map<string, string>();

  note({ api, operation, request, status, json }: Exchange): void {
    if (api !== 'partner' || operation === null || status !== 200 || !readsById.has(operation)) return;
    const path = pathOf(request.url);
    const id = path.slice(path.lastIndexOf('/') + 1);
    const [record] = recordsIn(json);
    const [field, ...others] = Object.entries(record ?? {}).filter(([, value]) => writtenOf(value) === id);
    // What stands in two fields may be said of something else in one of them.
    if (field !== undefined && others.length === 0)
      this.#fields.set(kindOf(path.slice(0, path.lastIndexOf('/'))), field[0]);
  }

  /** Which field of a record certainly has its id; undefined where none is known to. */
  certain({ api }: Exchange, collection: string): string | undefined {
    return api === 'workspace' ? 'id' : this.#fields.get(kindOf(collection));
  }

  /** The id of a record, as the documents or the service call it. */
  of(record: JsonObject, collection: string): unknown {
    const learned = this.#fields.get(kindOf(collection));
    const known = learned === undefined ? undefined : record[learned];
    if (known !== undefined) return known;
    // The paths call the id of a client's member so; beside it, the record may show the id of something else.
    if (isOfClients(collection) && record.accountId !== undefined) return record.accountId;
    return record.id ?? record.accountId;
  }
}

const kindOf = (collection: string): string => collection.slice(collection.lastIndexOf('/') + 1);

const isOfClients = (collection: string): boolean => /\/clients\/[^/]+\/members$/.test(collection);

const usualIds = new IdFields();

/**
 * What a successful answer shows; null where it shows no records, or those of a body of open shape.
 * @param ids what is known of the fields that hold ids.
 */
export function shownIn({ api, operation, status, request, json }: Exchange, ids = usualIds): Shown | null {
  const behind = showing.get(`${api} ${operation}`);
  if (behind === undefined || operation === null || status < 200 || status > 299) return null;
  const parts = pathOf(request.url).split('/');
  const collection = parts.slice(0, parts.length - behind).join('/');
  const isIdentified = (record: JsonObject) => ids.of(record, collection) !== undefined;
  const isStated = api === 'workspace' && !collection.endsWith('/service-accounts');
  return { operation, collection, records: isStated ? statedRecords(json) : recordsIn(json, isIdentified) };
}

/** Where the documents say that they stand: whatever else is beside them is open. */
function statedRecords(json: unknown): JsonObject[] {
  const data = field(json, 'data') ?? json;
  const entries = field(data, 'entries');
  return [Array.isArray(entries) ? entries : data].flat().filter(isObject);
}

/** Records of a list in any envelope, or the one record of an answer in any. */
function recordsIn(json: unknown, isIdentified = hasId): JsonObject[] {
  if (Array.isArray(json)) return json.filter(isObject);
  const inner = [json, field(json, 'data'), field(json, 'client'), field(json, 'member')].filter(isObject);
  const single = inner.filter(hasName);
  return single.length > 0 ? single : onlyArrayOf(json, isIdentified);
}

/**
 * Of several arrays, any may tell of something else, such as what was done lately, and the page may be the one that is
 * empty: then there are none.
 */
export function onlyArrayOf(json: unknown, isIdentified = hasId): JsonObject[] {
  const isEmpty = (place: Place): boolean => [valueAt(json, place)].flat().length === 0;
  const [filled, ...others] = arraysOf(json).filter(
    ({ place, records }) => records.some(isIdentified) || isEmpty(place),
  );
  return others.length === 0 ? (filled?.records ?? []) : [];
}

export function hasId({ id, accountId }: JsonObject): boolean {
  return (id ?? accountId) !== undefined;
}

function hasName({ name, email, user }: JsonObject): boolean {
  return [name, email, field(user, 'email')].some((text) => typeof text === 'string');
}

/** The name or the address by which people know it; null where it shows none. */
export function nameOf(record: JsonObject): string | null {
  const { name, email = field(record.user, 'email') } = record;
  if (typeof name === 'string') return name;
  return typeof email === 'string' ? email.toLowerCase() : null;
}

export interface Removal {
  /** When its answer was there: what was asked for before may tell of what was removed. */
  readonly moment: number;
  /** How many there were with it. */
  readonly number: number;
}

/** What a run has asked to be removed, whatever was answered. */
export class Removals {
  readonly #last = new Map<string, Removal>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  note({ request, startedAt, durationMs }: Exchange): void {
    if (request.method !== 'DELETE') return;
    this.#count += 1;
    this.#last.set(pathOf(request.url), { moment: startedAt + durationMs, number: this.#count });
  }

  /** Of a thing, and of what it stands in: afterwards their ids may be given to others. */
  above(path: string): Removal[] {
    const found: Removal[] = [];
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const removal = this.#last.get(path.slice(0, end));
      if (removal !== undefined) found.push(removal);
    }
    return found;
  }
}

/** Who asks is part of it: another organization may count its things in the same way. */
export function placeOf({ api, request }: Exchange, path: string): string {
  const [, key = ''] = Object.entries(request.headers).find(([name]) => name.toLowerCase() === 'authorization') ?? [];
  return [api, key, path].join('\n');
}

/** Whether a create or a change is under way that may give a name a second time. */
export function isGettingNames(collection: string, { writing }: JudgedRun): boolean {
  const above = (path: string): string => path.slice(0, path.lastIndexOf('/'));
  return writing.some((written) => [written, above(written)].some((path) => path !== '' && collection.endsWith(path)));
}

export function pathOf(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

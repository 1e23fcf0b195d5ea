import { type Exchange, field } from '../../src/check/index.ts';
import { resources } from '../../src/resources/index.ts';
import { arraysOf, isObject, type JsonObject } from './lists.ts';

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

/** What a successful answer shows; null where it shows no records, or those of a body of open shape. */
export function shownIn({ api, operation, status, request, json }: Exchange): Shown | null {
  const behind = showing.get(`${api} ${operation}`);
  if (behind === undefined || operation === null || status < 200 || status > 299) return null;
  const parts = pathOf(request.url).split('/');
  const collection = parts.slice(0, parts.length - behind).join('/');
  const isStated = api === 'workspace' && !collection.endsWith('/service-accounts');
  return { operation, collection, records: isStated ? statedRecords(json) : recordsIn(json) };
}

/** Where the documents say that they stand: whatever else is beside them is open. */
function statedRecords(json: unknown): JsonObject[] {
  const data = field(json, 'data') ?? json;
  const entries = field(data, 'entries');
  return [Array.isArray(entries) ? entries : data].flat().filter(isObject);
}

/** Records of a list in any envelope, or the one record of an answer in any. */
function recordsIn(json: unknown): JsonObject[] {
  if (Array.isArray(json)) return json.filter(isObject);
  const inner = [json, field(json, 'data'), field(json, 'client'), field(json, 'member')].filter(isObject);
  const single = inner.filter(hasName);
  return single.length > 0 ? single : onlyArrayOf(json);
}

/** Of several arrays, any may tell of something else, such as what was done lately: then there are none. */
export function onlyArrayOf(json: unknown): JsonObject[] {
  const filled = arraysOf(json).filter(({ records }) => records.some(hasId));
  return filled.length === 1 ? (filled[0]?.records ?? []) : [];
}

function hasId({ id, accountId }: JsonObject): boolean {
  return (id ?? accountId) !== undefined;
}

function hasName({ name, email, user }: JsonObject): boolean {
  return [name, email, field(user, 'email')].some((text) => typeof text === 'string');
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

export function pathOf(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

import { type Exchange, type Finding, field, type JudgedRun, show } from '../../src/check/index.ts';
import { resources } from '../../src/resources/index.ts';
import { type FixedFields, fixedDifference, fixedFields } from './fixed-fields.ts';
import { isUuid } from './identifiers.ts';
import { momentOf } from './list-order.ts';
import { arraysOf, isObject, type JsonObject } from './lists.ts';

/* What never changes by itself, and what no operation changes, is the same in every answer of a run that shows it. */

/** What an answer showed of a thing. */
interface Sighting {
  readonly operation: string;
  readonly exchange: string;
  readonly createdAt: unknown;
  readonly notes: unknown;
  readonly name: string;
  readonly fixed: FixedFields;
  /** How many removals had been answered. */
  readonly after: number;
}

interface Memory {
  readonly shown: Map<string, Sighting>;
  /** The last answer to a removal, by the path: what was asked for before may tell of what was removed. */
  readonly removed: Map<string, Removal>;
  removals: number;
}

interface Removal {
  readonly moment: number;
  /** How many there were with it. */
  readonly number: number;
}

const memories = new WeakMap<JudgedRun, Memory>();

function memoryOf(run: JudgedRun): Memory {
  const memory = memories.get(run) ?? { shown: new Map(), removed: new Map(), removals: 0 };
  memories.set(run, memory);
  return memory;
}

/** A run has far fewer things than this; a target that shows more of them tells enough with these. */
const remembered = 20_000;

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

export const shownAlike = ['partner.one-record', 'workspace.one-record', 'workspace.one-record.rest'] as const;

export function oneRecordRule(exchange: Exchange, run: JudgedRun): Finding[] {
  const { api, operation, status, request, startedAt, durationMs } = exchange;
  const memory = memoryOf(run);
  const path = pathOf(request.url);
  if (request.method === 'DELETE') noteRemoval(memory, path, startedAt + durationMs);
  const behind = showing.get(`${api} ${operation}`);
  if (behind === undefined || operation === null || status < 200 || status > 299) return [];
  const parts = path.split('/');
  const collection = parts.slice(0, parts.length - behind).join('/');
  const problems = recordsIn(exchange.json).flatMap((record) => {
    const known = knownAs(record, collection, operation);
    if (known === null) return [];
    const place = `${collection}/${known.id}`;
    const removals = removalsAbove(memory, place);
    if (removals.some(({ moment }) => startedAt <= moment)) return [];
    const now = sighting(record, { exchange, operation, collection, after: memory.removals, known });
    const key = [api, place, known.called].join('\n');
    const before = memory.shown.get(key);
    const isForgotten = removals.some(({ number }) => number > (before?.after ?? 0));
    if (before !== undefined && !isForgotten) return [problemsOf(before, now, known.called)];
    if (before !== undefined || memory.shown.size < remembered) memory.shown.set(key, now);
    // Which answer is the first one depends on the order of requests; which operations are judged must not.
    return [{ created: null, rest: null }];
  });
  return findings(exchange, operation, problems);
}

interface Known {
  readonly id: string | number;
  readonly called: string;
  /** Empty where it may have changed. */
  readonly name: string;
}

/** By what a record is known again; null where nothing says so, or where it is still being made. */
function knownAs(record: JsonObject, collection: string, operation: string): Known | null {
  const name = nameOf(record);
  const id = record.id ?? record.accountId;
  if (name === null || (typeof id !== 'string' && typeof id !== 'number')) return null;
  const isFilespace = collection.endsWith('/filespaces');
  // What a filespace shows while it is being made is open.
  if (isFilespace && typeof record.status === 'string' && record.status !== 'ready') return null;
  // A UUID is nobody else's, whatever it is called by now.
  if (isFilespace && isUuid(id)) return { id, called: 'the filespace', name: '' };
  // Nothing gives another name to the organization; what is below it may be called as somebody wishes.
  return { id, called: operation === 'GET /api/v1/me' ? 'the organization' : name, name };
}

interface Circumstances {
  readonly exchange: Exchange;
  readonly operation: string;
  readonly collection: string;
  readonly after: number;
  readonly known: Known;
}

function sighting(record: JsonObject, { exchange, operation, collection, after, known }: Circumstances): Sighting {
  const { createdAt } = record;
  // Of nothing else are notes known to be a text that nothing changes.
  const notes = collection.endsWith('/clients') ? record.notes : undefined;
  const fixed = exchange.api === 'workspace' ? fixedFields(collection, record) : {};
  return { operation, exchange: exchange.id, createdAt, notes, name: known.name, fixed, after };
}

function findings({ api }: Exchange, operation: string, problems: readonly Problems[]): Finding[] {
  if (problems.length === 0) return [];
  const subject = `${operation} shows what every other answer shows`;
  const created = problems.find((problem) => problem.created !== null)?.created ?? null;
  const judged: Finding[] = [{ requirement: `${api}.one-record`, subject, problem: created }];
  if (api !== 'workspace') return judged;
  const rest = problems.find((problem) => problem.rest !== null)?.rest ?? null;
  return [...judged, { requirement: 'workspace.one-record.rest', subject, problem: rest }];
}

interface Problems {
  readonly created: Finding['problem'];
  readonly rest: Finding['problem'];
}

function problemsOf(before: Sighting, now: Sighting, name: string): Problems {
  const rest = fixedDifference(before.fixed, now.fixed);
  const earlier = `as ${before.operation} showed it in ${before.exchange}`;
  return {
    created: difference(before, now, name),
    rest: rest && { ...rest, expected: `${rest.expected} of ${name}, ${earlier}` },
  };
}

function difference(before: Sighting, now: Sighting, name: string): Finding['problem'] {
  const earlier = `as ${before.operation} showed it in ${before.exchange}`;
  if (!isSameMoment(before, now)) {
    return { expected: `createdAt ${show(before.createdAt)} of ${name}, ${earlier}`, got: show(now.createdAt) };
  }
  if (before.name.toLowerCase() !== now.name.toLowerCase()) {
    return { expected: `the name ${show(before.name)}, ${earlier}`, got: show(now.name) };
  }
  // Empty ones may be shown as none.
  const [then, since] = [before.notes, now.notes].map((notes) => (notes === '' ? null : notes));
  if (then === undefined || since === undefined || then === since) return null;
  return { expected: `notes ${show(then)} of ${name}, ${earlier}`, got: show(since) };
}

/** One operation may show less of a moment than another one does, at least its minute. */
function isSameMoment(before: Sighting, now: Sighting): boolean {
  const [a, b] = [momentOf(before.createdAt), momentOf(now.createdAt)];
  // A number of seconds and one of milliseconds are two ways to say it.
  if (a === null || b === null || typeof before.createdAt !== typeof now.createdAt) return true;
  if (Math.abs(a) < 1e11 !== Math.abs(b) < 1e11) return true;
  const unit = Math.abs(a) < 1e11 && typeof now.createdAt === 'number' ? 1 : 1_000;
  return Math.abs(a - b) < (before.operation === now.operation ? unit : 61 * unit);
}

/** Records of a list in any envelope, or the one record of an answer in any. */
function recordsIn(json: unknown): JsonObject[] {
  if (Array.isArray(json)) return json.filter(isObject);
  const inner = [json, field(json, 'data'), field(json, 'client'), field(json, 'member')].filter(isObject);
  const single = inner.filter((record) => nameOf(record) !== null);
  return single.length > 0 ? single : arraysOf(json).flatMap(({ records }) => records);
}

function nameOf(record: JsonObject): string | null {
  const { name, email = field(record.user, 'email') } = record;
  if (typeof name === 'string') return name;
  return typeof email === 'string' ? email.toLowerCase() : null;
}

/** Its id, and those of everything below it, may be given to another one. */
function noteRemoval(memory: Memory, path: string, moment: number): void {
  memory.removals += 1;
  memory.removed.set(path, { moment, number: memory.removals });
}

/** Of a thing, and of what it stands in. */
function removalsAbove({ removed }: Memory, path: string): Removal[] {
  const found: Removal[] = [];
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const removal = removed.get(path.slice(0, end));
    if (removal !== undefined) found.push(removal);
  }
  return found;
}

function pathOf(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

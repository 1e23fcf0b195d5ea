import type { RequirementId } from '../../generated/catalogue.ts';
import { type Exchange, type Finding, field, type JudgedRun, show } from '../../src/check/index.ts';
import { resources } from '../../src/resources/index.ts';
import { parse } from './json-text.ts';
import { isObject, type JsonObject } from './lists.ts';
import { runMemory } from './run-memory.ts';
import { pathOf, placeOf, Removals, shownIn } from './shown-records.ts';

/* A name, an address or a key that the run gave to one thing alone is shown as that of no other one. */

/** Operations that name one thing, and the requirement that the record is that thing's. */
const identities: ReadonlyMap<string, RequirementId> = new Map(
  resources.flatMap(({ api, get, change, laws }): [string, RequirementId][] => [
    ...named(`${api} ${get}`, laws.identity),
    ...named(`${api} ${change?.operation}`, laws.changeIdentity),
  ]),
);

function named(operation: string, identity: RequirementId | undefined): [string, RequirementId][] {
  return identity === undefined ? [] : [[operation, identity]];
}

export const shownAsOwn: readonly RequirementId[] = [
  'partner.one-record.own',
  'workspace.one-record.own',
  ...new Set(identities.values()),
];

/** Something that the run made and has not removed. */
interface Thing {
  readonly id: string;
  /** Texts that a create or an update of it held, the way in which they are compared. */
  readonly given: Set<string>;
  /** When it was there: its id may have been another one's before. */
  readonly since: number;
  /** How many removals there were before it. */
  readonly after: number;
}

interface Memory {
  readonly things: Map<string, Thing>;
  /** For each text and collection, what it was given to first. */
  readonly owners: Map<string, Thing>;
  readonly removals: Removals;
}

const memoryOf = runMemory((): Memory => ({ things: new Map(), owners: new Map(), removals: new Removals() }));

/** Of these the documents say where an answer has the id. */
const kinds = new Set([
  'partner clients',
  ...['filespaces', 'data-stores', 'entries', 'members'].map((kind) => `workspace ${kind}`),
]);

/** What a record may show of a thing, and the run alone gives to it. */
const ways = [
  ['name'],
  ['notes'],
  ['user', 'email'],
  ['s3StorageParams', 'accessKey'],
  ['s3StorageParams', 'bucketName'],
];
/** By these a thing is known. */
const naming: ReadonlySet<string> = new Set(['name', 'user.email']);
/** Shorter ones may be anything; longer ones are not worth being kept. */
const [shortest, longest] = [6, 300];

/** What a record shows as its own, and was given to another thing. */
interface Strange {
  readonly what: string;
  readonly problem: NonNullable<Finding['problem']>;
}

export function mixedUpRule(exchange: Exchange, run: JudgedRun): Finding[] {
  const memory = memoryOf(run);
  memory.removals.note(exchange);
  if (exchange.request.method === 'PATCH') noteGiven(memory, exchange, placeOf(exchange, pathOf(exchange.request.url)));
  const shown = shownIn(exchange);
  if (shown === null) return [];
  const { operation, collection, records } = shown;
  if (!kinds.has(`${exchange.api} ${collection.slice(collection.lastIndexOf('/') + 1)}`)) return [];
  if (exchange.request.method === 'POST') noteMade(memory, exchange, collection, records);
  const known = records.flatMap((record) => {
    const thing = memory.things.get(placeOf(exchange, `${collection}/${record.id}`));
    return thing === undefined ? [] : [{ record, thing }];
  });
  const alive = known.filter(({ thing }) => isAlive(memory, exchange, collection, thing));
  if (alive.length === 0) return [];
  const strange = alive
    .filter(({ thing }) => !isChanging(run, exchange, `${collection}/${thing.id}`))
    .map(({ record, thing }) => strangeText(memory, exchange, collection, { record, thing }))
    .find((each) => each !== null);
  return findings(exchange, operation, strange ?? null);
}

/** Where a path names one thing, a name or an address of another one tells that the record is that one's. */
function findings({ api }: Exchange, operation: string, strange: Strange | null): Finding[] {
  const identity = identities.get(`${api} ${operation}`);
  const isOther = identity !== undefined && strange !== null && naming.has(strange.what);
  const own: Finding = {
    requirement: `${api}.one-record.own`,
    subject: `${operation} shows of each thing what is its own`,
    problem: isOther ? null : (strange?.problem ?? null),
  };
  if (identity === undefined) return [own];
  const subject = `${operation} shows nothing under the name of another`;
  return [own, { requirement: identity, subject, problem: isOther ? strange.problem : null }];
}

/** Whether somebody else changes it at this moment. */
function isChanging({ writing }: JudgedRun, { request }: Exchange, path: string): boolean {
  const own = request.method !== 'GET' && pathOf(request.url) === path ? 1 : 0;
  return writing.filter((written) => path.endsWith(written)).length > own;
}

function noteMade(memory: Memory, exchange: Exchange, collection: string, records: readonly JsonObject[]): void {
  const [record] = records;
  if (record?.id === undefined || records.length > 1) return;
  const since = exchange.startedAt + exchange.durationMs;
  const thing = { id: String(record.id), given: new Set<string>(), since, after: memory.removals.count };
  memory.things.set(placeOf(exchange, `${collection}/${record.id}`), thing);
  noteGiven(memory, exchange, placeOf(exchange, `${collection}/${record.id}`));
}

/** Also what is refused: who took it nevertheless is judged elsewhere. */
function noteGiven({ things, owners }: Memory, exchange: Exchange, place: string): void {
  const thing = things.get(place);
  if (thing === undefined) return;
  for (const text of textsOf(parse(exchange.request.body))) {
    const given = comparable(text);
    thing.given.add(given);
    if (exchange.status > 299 || text.length < shortest || text.length > longest) continue;
    const key = ownerKey(exchange, place, given);
    if (!owners.has(key)) owners.set(key, thing);
  }
}

function isAlive({ removals }: Memory, { startedAt }: Exchange, collection: string, thing: Thing): boolean {
  if (startedAt <= thing.since) return false;
  return removals.above(`${collection}/${thing.id}`).every(({ number }) => number <= thing.after);
}

function strangeText(
  memory: Memory,
  exchange: Exchange,
  collection: string,
  { record, thing }: { record: JsonObject; thing: Thing },
): Strange | null {
  for (const way of ways) {
    const text = way.reduce<unknown>(field, record);
    if (typeof text !== 'string' || thing.given.has(comparable(text))) continue;
    const owner = memory.owners.get(
      ownerKey(exchange, placeOf(exchange, `${collection}/${thing.id}`), comparable(text)),
    );
    if (owner === undefined) continue;
    const what = way.join('.');
    const expected = `a ${what} of ${thing.id} that was given to it`;
    return { what, problem: { expected, got: `${show(text)}, given to ${owner.id}` } };
  }
  return null;
}

/** Names of one collection are told apart, and so are those of all the collections of its kind. */
function ownerKey({ api }: Exchange, place: string, text: string): string {
  const parts = place.split('/');
  return [api, parts.at(-2) ?? '', text].join('\n');
}

/** A service may keep texts in another case, normalization or spacing. */
function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .toLowerCase();
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isObject(value) ? Object.values(value).flatMap(textsOf) : [];
}

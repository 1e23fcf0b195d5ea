import type { RequirementId } from '../../generated/catalogue.ts';
import { type Exchange, type Finding, field, type JudgedRun, show } from '../../src/check/index.ts';
import { client, clientMember, dataStore, entry, filespace, member, type Resource } from '../../src/resources/index.ts';
import { parse } from './json-text.ts';
import { largestPage } from './list-walks.ts';
import type { JsonObject } from './lists.ts';
import { type OwnThing, OwnThings, sameName } from './own-things.ts';
import { pathOf, shownIn } from './shown-records.ts';

/*
 * Whichever answer of a run shows what the run has made: it is there from its create to its removal, as it was written
 * last, and not afterwards.
 */

/** What is required of a kind of thing during its life. */
interface Life {
  readonly resource: Resource;
  readonly get: RequirementId;
  readonly listed: RequirementId;
  readonly gone: RequirementId;
  readonly notListed: RequirementId;
  /** What an update gave is shown by a get, and by the list. */
  readonly updated?: { readonly get: RequirementId; readonly list: RequirementId };
  /** It may take its time to come and to go. */
  readonly isSlow?: true;
}

const lives: readonly Life[] = [
  {
    resource: client,
    get: 'partner.client.get.status',
    listed: 'partner.client.create.listed',
    gone: 'partner.client.delete.gone',
    notListed: 'partner.client.delete.not-listed',
  },
  {
    resource: clientMember,
    get: 'partner.member.get.status',
    listed: 'partner.member.add.listed',
    gone: 'partner.member.remove.gone',
    notListed: 'partner.member.remove.not-listed',
  },
  {
    resource: filespace,
    get: 'workspace.filespace.get.status',
    listed: 'workspace.filespace.list.contains-created',
    gone: 'workspace.filespace.delete.gone',
    notListed: 'workspace.filespace.delete.not-listed',
    updated: { get: 'workspace.filespace.rename.read-back', list: 'workspace.filespace.rename.listed' },
    isSlow: true,
  },
  {
    resource: dataStore,
    get: 'workspace.data-store.get.status',
    listed: 'workspace.data-store.list.contains-created',
    gone: 'workspace.data-store.delete.gone',
    notListed: 'workspace.data-store.delete.not-listed',
  },
  {
    resource: entry,
    get: 'workspace.entry.get.status',
    listed: 'workspace.entry.children.contains-created',
    gone: 'workspace.entry.delete.gone',
    notListed: 'workspace.entry.delete.not-listed',
  },
  {
    resource: member,
    get: 'workspace.member.get.status',
    listed: 'workspace.member.list.contains-added',
    gone: 'workspace.member.remove.gone',
    notListed: 'workspace.member.remove.not-listed',
    updated: { get: 'workspace.member.update.read-back', list: 'workspace.member.update.listed' },
  },
];

/** Requests that stand on an entry without reading it. */
const onEntries = { children: 'workspace.entry.children.status', create: 'workspace.entry.create.status' } as const;

export const livedThrough: readonly RequirementId[] = [
  ...lives.flatMap(({ get, listed, gone, notListed, updated }) => [
    get,
    listed,
    gone,
    notListed,
    ...(updated === undefined ? [] : Object.values(updated)),
  ]),
  ...Object.values(onEntries),
];

interface Memory {
  readonly things: OwnThings;
  /** Kinds whose lists have shown the id of something that the run made. */
  readonly telling: Set<Life>;
}

const memories = new WeakMap<JudgedRun, Memory>();

function memoryOf(run: JudgedRun): Memory {
  const memory = memories.get(run) ?? { things: new OwnThings(), telling: new Set() };
  memories.set(run, memory);
  return memory;
}

export function lifeRule(exchange: Exchange, run: JudgedRun): Finding[] {
  if (!run.seesAll) return [];
  const memory = memoryOf(run);
  memory.things.note(exchange);
  const { api, operation, status, expectation } = exchange;
  if (operation === null || expectation.open === true) return [];
  const found = (status === 404 ? lost(memory, exchange, run) : null) ?? [];
  const life = lives.find(
    ({ resource: { api: ofApi, get, list } }) => ofApi === api && (get === operation || list === operation),
  );
  if (life === undefined || status !== 200) return found;
  return life.resource.get === operation
    ? oneShown(memory, exchange, life, run)
    : listShown(memory, exchange, life, run);
}

/** What the run has made and nobody was asked to remove is found. */
function lost({ things }: Memory, exchange: Exchange, run: JudgedRun): Finding[] {
  const path = pathOf(exchange.request.url);
  const named = standingOn(exchange, path);
  if (named === null) return [];
  const thing = things.at(exchange, named.path);
  if (thing === undefined || thing.removed !== null || exchange.startedAt <= thing.since) return [];
  if (things.isUnsettled(thing, run)) return [];
  const problem = { expected: `${named.path}, which nobody removed`, got: '404' };
  return [finding(exchange, named.requirement, 'finds what is there', problem)];
}

function standingOn(exchange: Exchange, path: string): { path: string; requirement: RequirementId } | null {
  const { api, operation, request } = exchange;
  if (api === 'workspace' && operation === entry.list)
    return { path: path.slice(0, path.lastIndexOf('/')), requirement: onEntries.children };
  if (api === 'workspace' && operation === entry.create) {
    const parent = field(parse(request.body), 'parentId');
    return { path: `${path}/${String(parent)}`, requirement: onEntries.create };
  }
  // Filespaces may take their time to come, and which field holds the id of a client's member is tried out.
  const life = lives.find(
    ({ resource, isSlow }) =>
      resource.get === operation && resource.api === api && isSlow !== true && resource !== clientMember,
  );
  return life === undefined ? null : { path, requirement: life.get };
}

function oneShown({ things }: Memory, exchange: Exchange, life: Life, run: JudgedRun): Finding[] {
  const path = pathOf(exchange.request.url);
  const thing = things.at(exchange, path);
  const [record] = shownIn(exchange, things.ids)?.records ?? [];
  if (thing === undefined || record === undefined || isUndecided(things, thing, run)) return [];
  const isStill = isGone(exchange, thing, life) && isNamed(record, thing);
  const gone = isStill ? { expected: `404 for ${path}, which was removed`, got: show(record) } : null;
  return [
    ...(thing.removed === null ? [] : [finding(exchange, life.gone, 'finds nothing that was removed', gone)]),
    ...updates(exchange, life.updated?.get, [{ record, thing }]),
  ];
}

function listShown(memory: Memory, exchange: Exchange, life: Life, run: JudgedRun): Finding[] {
  const { things, telling } = memory;
  const shown = shownIn(exchange, things.ids);
  if (shown === null) return [];
  const { collection, records } = shown;
  const ids = new Set<unknown>();
  const known: { record: JsonObject; thing: OwnThing }[] = [];
  for (const record of records) {
    const id = things.ids.of(record, collection);
    ids.add(id);
    const thing = things.at(exchange, `${collection}/${String(id)}`);
    if (thing === undefined) continue;
    telling.add(life);
    thing.wasListed = true;
    if (!isUndecided(things, thing, run)) known.push({ record, thing });
  }
  const isBusy = run.writing.some((written) => written !== '' && collection.endsWith(written));
  const stale = isBusy
    ? undefined
    : known.find(({ record, thing }) => isGone(exchange, thing, life) && isNamed(record, thing));
  const removed = stale === undefined ? null : { expected: 'nothing that was removed', got: show(stale.record) };
  const missing = [...lasting(memory, exchange, life, collection)].find(
    (thing) => !ids.has(thing.id) && !things.isUnsettled(thing, run),
  );
  const absent =
    missing === undefined ? null : { expected: `${show(missing.name)} (${show(missing.id)}) in the list`, got: 'none' };
  return [
    finding(exchange, life.notListed, 'shows nothing that was removed', removed),
    finding(exchange, life.listed, 'shows what was made', absent),
    ...updates(exchange, life.updated?.list, known),
  ];
}

/** What a whole list must show. */
function* lasting({ things, telling }: Memory, exchange: Exchange, life: Life, collection: string): Iterable<OwnThing> {
  if (!telling.has(life) || !isWhole(exchange)) return;
  const parts = pathOf(exchange.request.url).split('/');
  const parent = life.resource.below === undefined ? undefined : parts.at(-2);
  for (const thing of things.in(exchange, collection)) {
    const isDue = life.isSlow === true ? thing.wasListed : thing.since < exchange.startedAt;
    if (thing.removed === null && isDue && thing.parent === parent) yield thing;
  }
}

/** Whether a list is all that there is, as far as its request and itself say. */
function isWhole({ api, request, json }: Exchange): boolean {
  const query = new URL(request.url).searchParams;
  if (api === 'workspace') {
    const next = field(field(json, 'data'), 'nextCursor');
    return query.size === 0 && (next === undefined || next === null || next === '');
  }
  const asked = query.get('l') ?? '100';
  const isPlain = [...query.keys()].every((key) => (key === 'l' || key === 's') && query.getAll(key).length === 1);
  return isPlain && /^[1-9]\d{0,2}$/.test(asked) && Number(asked) <= largestPage && countIn(json) < Number(asked);
}

/** More than any page holds, where it does not show. */
function countIn(json: unknown): number {
  const arrays = Array.isArray(json) ? [json] : Object.values(Object(json)).filter(Array.isArray);
  return arrays.length === 1 ? (arrays[0]?.length ?? 0) : Number.POSITIVE_INFINITY;
}

function updates(
  exchange: Exchange,
  requirement: RequirementId | undefined,
  known: readonly { record: JsonObject; thing: OwnThing }[],
): Finding[] {
  if (requirement === undefined) return [];
  const due = known.filter(
    ({ thing: { given, removed, writtenAt } }) => removed === null && given !== null && exchange.startedAt > writtenAt,
  );
  if (due.length === 0) return [];
  const stale = due.find(({ record, thing }) => {
    const shown = record[thing.resource.change?.field ?? ''];
    return typeof shown === 'string' && !sameName(shown, thing.given);
  });
  const problem = stale === undefined ? null : { expected: show(stale.thing.given), got: show(stale.record) };
  return [finding(exchange, requirement, 'shows what was written last', problem)];
}

function isUndecided(things: OwnThings, thing: OwnThing, run: JudgedRun): boolean {
  return thing.removed === 'unclear' || things.isUnsettled(thing, run);
}

function isGone({ startedAt }: Exchange, { removed }: OwnThing, { isSlow }: Life): boolean {
  return typeof removed === 'number' && startedAt > removed && isSlow !== true;
}

/** An id may be another one's by now: only with its name it is the same. */
function isNamed(record: JsonObject, { name, resource }: OwnThing): boolean {
  const shown = resource.named === 'email' ? (record.email ?? field(record.user, 'email')) : record.name;
  return sameName(shown, name);
}

function finding(
  { operation }: Exchange,
  requirement: RequirementId,
  what: string,
  problem: Finding['problem'],
): Finding {
  return { requirement, subject: `${operation} ${what}`, problem };
}

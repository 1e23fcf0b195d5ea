import type { RequirementId } from '../../generated/catalogue.ts';
import { type Exchange, type Finding, field, type JudgedRun, show } from '../../src/check/index.ts';
import { entry, type Life, type Resource, resources } from '../../src/resources/index.ts';
import { sameText } from '../exchange-laws/law.ts';
import { parse } from './json-text.ts';
import { largestPage } from './list-walks.ts';
import { arraysOf, type JsonObject, writtenOf } from './lists.ts';
import { type OwnThing, OwnThings } from './own-things.ts';
import { runMemory } from './run-memory.ts';
import { hasId, pathOf, shownIn } from './shown-records.ts';
import { takenNames, takenOnce } from './taken-names.ts';

/*
 * Whichever answer of a run shows what the run has made: it is there from its create to its removal, as it was written
 * last, and not afterwards.
 */

/** A kind of thing, and what is required of it during its life. */
interface Kind {
  readonly resource: Resource;
  readonly life: Life;
  /** It may take its time to come and to go. */
  readonly isSlow: boolean;
}

const kinds: readonly Kind[] = resources.flatMap((resource) => {
  const { life } = resource.laws;
  return life === undefined ? [] : [{ resource, life, isSlow: resource.slow !== undefined }];
});

/** Requests that stand on an entry without reading it. */
const onEntries = { children: 'workspace.entry.children.status', create: 'workspace.entry.create.status' } as const;

export const livedThrough: readonly RequirementId[] = [
  ...kinds.flatMap(({ life: { changed, ...life } }) => [...Object.values(life), ...Object.values(changed ?? {})]),
  ...kinds.flatMap(({ resource: { laws } }) => (laws.identity === undefined ? [] : [laws.identity])),
  ...Object.values(onEntries),
  ...takenOnce,
];

interface Memory {
  readonly things: OwnThings;
  /** Kinds whose lists have shown the id of something that the run made. */
  readonly telling: Set<Kind>;
}

const memoryOf = runMemory((): Memory => ({ things: new OwnThings(), telling: new Set() }));

export function lifeRule(exchange: Exchange, run: JudgedRun): Finding[] {
  if (!run.seesAll) return [];
  const memory = memoryOf(run);
  const { api, operation, status, expectation } = exchange;
  const isJudged = operation !== null && expectation.open !== true;
  const mayTell = isJudged || expectation.cleansUp === true;
  // What was not found when it was to be removed may be gone from then on.
  const found = [
    ...(mayTell && status === 404 ? lost(memory, exchange, run) : []),
    ...(isJudged ? takenNames(memory.things, exchange, run) : []),
  ];
  memory.things.note(exchange);
  if (!isJudged) return found;
  const kind = kinds.find(
    ({ resource: { api: ofApi, get, list } }) => ofApi === api && (get === operation || list === operation),
  );
  if (kind === undefined || status !== 200) return found;
  return kind.resource.get === operation
    ? oneShown(memory, exchange, kind, run)
    : listShown(memory, exchange, kind, run);
}

/** What the run has made and nobody was asked to remove is found. */
function lost({ things }: Memory, exchange: Exchange, run: JudgedRun): Finding[] {
  const path = pathOf(exchange.request.url);
  const named = standingOn(exchange, path);
  if (named === null) return [];
  const thing = things.at(exchange, named.path);
  if (thing === undefined || thing.removed !== null || exchange.startedAt <= thing.since) return [];
  if (things.isUnsettled(thing, { writing: othersWriting(run, exchange) })) return [];
  const problem = { expected: `${named.path}, which nobody removed`, got: '404' };
  return [finding(exchange, named.requirement, 'finds what is there', problem)];
}

/** What is being written to beside the request itself, which is under way as long as it is judged. */
function othersWriting({ writing }: JudgedRun, { request: { method, url } }: Exchange): readonly string[] {
  const own = method === 'DELETE' ? writing.findIndex((each) => each !== '' && pathOf(url).endsWith(each)) : -1;
  return own === -1 ? writing : writing.toSpliced(own, 1);
}

function standingOn(exchange: Exchange, path: string): { path: string; requirement: RequirementId } | null {
  const { api, operation, request } = exchange;
  if (api === 'workspace' && operation === entry.list)
    return { path: path.slice(0, path.lastIndexOf('/')), requirement: onEntries.children };
  if (api === 'workspace' && operation === entry.create) {
    const parent = field(parse(request.body), 'parentId');
    return typeof parent === 'string' ? { path: `${path}/${parent}`, requirement: onEntries.create } : null;
  }
  // What takes its time to come may not be found yet; where the field of the id is tried out, one may be another's.
  const isRemoval = request.method === 'DELETE';
  const kind = kinds.find(
    ({ resource, isSlow }) =>
      (isRemoval ? resource.remove : resource.get) === operation &&
      resource.api === api &&
      !isSlow &&
      resource.idAt[0]?.at(-1) === 'id',
  );
  return kind === undefined ? null : { path, requirement: isRemoval ? kind.life.removal : kind.life.get };
}

/** A record that shows something that the run made. */
interface Known {
  readonly record: JsonObject;
  readonly thing: OwnThing;
}

function oneShown({ things }: Memory, exchange: Exchange, { resource, life, isSlow }: Kind, run: JudgedRun): Finding[] {
  const path = pathOf(exchange.request.url);
  const thing = things.at(exchange, path);
  const [record] = shownIn(exchange, things.ids)?.records ?? [];
  if (thing === undefined || record === undefined || isUndecided(things, thing, run)) return [];
  if (isSlow || !isGone(exchange, thing)) {
    const known = { record, thing };
    return [
      ...identities(things, exchange, resource.laws.identity, known),
      ...changes(exchange, life.changed?.get, [known]),
    ];
  }
  const gone = isNamed(record, thing) ? { expected: `404 for ${path}, which was removed`, got: show(record) } : null;
  return [finding(exchange, life.gone, 'finds nothing that was removed', gone)];
}

/** What is found by the id that its create gave to it has that id. */
function identities(
  { ids }: OwnThings,
  exchange: Exchange,
  requirement: RequirementId | undefined,
  { record, thing }: Known,
): Finding[] {
  const shown = writtenOf(record[ids.certain(exchange, thing.collection) ?? '']);
  if (requirement === undefined || thing.removed !== null || shown === undefined) return [];
  const isOther = shown.toLowerCase() !== String(thing.id).toLowerCase();
  const problem = isOther ? { expected: show(thing.id), got: show(record) } : null;
  return [finding(exchange, requirement, 'shows what its path names', problem)];
}

function listShown(memory: Memory, exchange: Exchange, kind: Kind, run: JudgedRun): Finding[] {
  const { things, telling } = memory;
  const shown = shownIn(exchange, things.ids);
  if (shown === null) return [];
  const { collection, records } = shown;
  const ids = new Set<string>();
  const known: Known[] = [];
  for (const record of records) {
    const id = things.ids.of(record, collection);
    ids.add(String(id));
    const thing = things.at(exchange, `${collection}/${String(id)}`);
    if (thing === undefined || isOther(record, thing)) continue;
    telling.add(kind);
    // What is still on its way may be out of sight again.
    if (!kind.isSlow || record.status === 'ready') thing.listedAt ??= exchange.startedAt + exchange.durationMs;
    if (!isUndecided(things, thing, run)) known.push({ record, thing });
  }
  const due = [...lasting(memory, exchange, kind, collection)].filter((thing) => !things.isUnsettled(thing, run));
  const isBusy = run.writing.some((written) => written !== '' && collection.endsWith(written));
  return [
    ...(kind.isSlow || isBusy ? [] : removals(exchange, kind, [...things.in(exchange, collection)], known)),
    ...presences(exchange, kind, due, ids),
    ...changes(exchange, kind.life.changed?.list, known),
  ];
}

function removals(exchange: Exchange, { life }: Kind, all: readonly OwnThing[], known: readonly Known[]): Finding[] {
  if (!all.some((thing) => isGone(exchange, thing))) return [];
  const stale = known.find(({ record, thing }) => isGone(exchange, thing) && isNamed(record, thing));
  const problem = stale === undefined ? null : { expected: 'nothing that was removed', got: show(stale.record) };
  return [finding(exchange, life.notListed, 'shows nothing that was removed', problem)];
}

function presences(exchange: Exchange, { life }: Kind, due: readonly OwnThing[], ids: ReadonlySet<string>): Finding[] {
  if (due.length === 0) return [];
  const missing = due.find(({ id }) => !ids.has(String(id)));
  const problem =
    missing === undefined ? null : { expected: `${show(missing.name)} (${show(missing.id)}) in the list`, got: 'none' };
  return [finding(exchange, life.listed, 'shows what was made', problem)];
}

/** What a whole list must show. */
function* lasting({ things, telling }: Memory, exchange: Exchange, kind: Kind, collection: string): Iterable<OwnThing> {
  if (!telling.has(kind) || !isWhole(exchange)) return;
  const parts = pathOf(exchange.request.url).split('/');
  const parent = kind.resource.below === undefined ? undefined : parts.at(-2);
  for (const thing of things.in(exchange, collection)) {
    const since = kind.isSlow ? (thing.listedAt ?? Number.POSITIVE_INFINITY) : thing.since;
    const isDue = since < exchange.startedAt;
    if (thing.removed === null && isDue && thing.parent === parent) yield thing;
  }
}

/** Whether a list is all that there is, as far as its request and itself say. */
export function isWhole({ api, request, json }: Exchange): boolean {
  const query = new URL(request.url).searchParams;
  if (api === 'workspace') {
    const next = field(field(json, 'data'), 'nextCursor');
    return query.size === 0 && (next === undefined || next === null || next === '');
  }
  const asked = query.get('l') ?? '100';
  const isPlain = [...query.keys()].every((key) => (key === 'l' || key === 's') && query.getAll(key).length === 1);
  return isPlain && /^[1-9]\d{0,2}$/.test(asked) && Number(asked) <= largestPage && countIn(json) < Number(asked);
}

/** More than any page holds, where it does not show which array is the page, and whether all of it stands there. */
function countIn(json: unknown): number {
  const arrays = arraysOf(json);
  const filled = arrays.filter(({ records }) => records.length > 0);
  const [page] = filled;
  if (arrays.length === 0 || filled.length > 1) return Number.POSITIVE_INFINITY;
  // What has no id, but arrays in it, is no record: the page stands inside.
  const isAround = (record: JsonObject): boolean => !hasId(record) && arraysOf(record).length > 0;
  return page?.records.some(isAround) === true ? Number.POSITIVE_INFINITY : (page?.records.length ?? 0);
}

function changes(exchange: Exchange, requirement: RequirementId | undefined, known: readonly Known[]): Finding[] {
  if (requirement === undefined) return [];
  const due = known.filter(
    ({ thing: { given, removed, writtenAt } }) => removed === null && given !== null && exchange.startedAt > writtenAt,
  );
  if (due.length === 0) return [];
  const stale = due.find(({ record, thing }) => {
    const shown = record[thing.resource.change?.field ?? ''];
    return typeof shown === 'string' && !sameText(shown, thing.given);
  });
  const problem = stale === undefined ? null : { expected: show(stale.thing.given), got: show(stale.record) };
  return [finding(exchange, requirement, 'shows what was written last', problem)];
}

function isUndecided(things: OwnThings, thing: OwnThing, run: JudgedRun): boolean {
  return thing.removed === 'unclear' || things.isUnsettled(thing, run);
}

function isGone({ startedAt }: Exchange, { removed }: OwnThing): boolean {
  return typeof removed === 'number' && startedAt > removed;
}

/** Where it is open what a record shows, what looks like an id may be something else. */
function isOther(record: JsonObject, thing: OwnThing): boolean {
  const shown = thing.resource.api === 'partner' ? nameIn(record, thing) : undefined;
  return shown !== undefined && !sameText(shown, thing.name);
}

/** An id may be another one's by now: only with its name it is the same. */
function isNamed(record: JsonObject, thing: OwnThing): boolean {
  return sameText(nameIn(record, thing), thing.name);
}

function nameIn(record: JsonObject, { resource }: OwnThing): unknown {
  return resource.named === 'email' ? (record.email ?? field(record.user, 'email')) : record.name;
}

function finding(
  { operation }: Exchange,
  requirement: RequirementId,
  what: string,
  problem: Finding['problem'],
): Finding {
  return { requirement, subject: `${operation} ${what}`, problem };
}

import {
  type CheckContext,
  check,
  type Exchange,
  field,
  Inconclusive,
  isNumbered,
  type JudgedRun,
  NotTested,
  TransportTrouble,
} from '../../src/check/index.ts';
import {
  client,
  clientMember,
  dataStore,
  entry,
  member,
  type Resource,
  resources,
  serviceAccount,
} from '../../src/resources/index.ts';
import { valuesOf } from './open-bodies.ts';
import { runMemory } from './run-memory.ts';

interface Span {
  from: number;
  to: number;
}

interface Memory {
  /** When each id was deleted, and returned by a create. */
  ids: Map<string, { deletions: Span[]; creates: Span[] }>;
  /** Those of which an id was given to something made after the deletion. */
  reused: Set<Resource>;
}

const memoryOf = runMemory((): Memory => ({ ids: new Map(), reused: new Set() }));

/** What has an id that may be given again once it is free, with the paths of its creates and removals. */
const reusable = resources.flatMap((resource) => {
  const { create, idsReused } = resource;
  if (create === undefined || idsReused === undefined) return [];
  const collection = create.slice('POST '.length).replaceAll(/\{\w+\}/g, '[^/]+');
  return [{ resource, pattern: new RegExp(`(${collection})(?:/([^/?]+))?$`) }];
});

/** Learns from the traffic whether the target gives the ids of deleted things to new ones, which is open. */
export function noteIdReuse(exchange: Exchange, run: JudgedRun): void {
  const { method, url } = exchange.request;
  if (exchange.status > 299 || (method !== 'POST' && method !== 'DELETE')) return;
  const memory = memoryOf(run);
  for (const { resource, pattern } of reusable) {
    const [, collection, id] = resource.api === exchange.api ? (pattern.exec(url) ?? []) : [];
    if (collection === undefined) continue;
    const ids = method === 'POST' ? createdIds(exchange, resource) : id === undefined ? [] : [decodeURIComponent(id)];
    for (const value of ids) {
      if (resource.idsReused === 'where counted' && !isNumbered(value)) continue;
      if (isUsedAgain(memory, `${collection} ${value}`, exchange, resource)) memory.reused.add(resource);
    }
  }
}

/**
 * An id is used again where a create returns it that was answered after the deletion was asked for: whoever asked for
 * that knew the id from an earlier create. An invitation may be repeated while it is pending, and was one thing all the
 * time: there the create has to be asked for and answered after the deletion was.
 * The answers may come in any order; a request may have waited for its turn when the one before it was answered.
 */
function isUsedAgain(
  { ids }: Memory,
  key: string,
  { request, startedAt, durationMs }: Exchange,
  resource: Resource,
): boolean {
  const known = ids.get(key) ?? { deletions: [], creates: [] };
  ids.set(key, known);
  const span = { from: startedAt, to: startedAt + durationMs };
  (request.method === 'POST' ? known.creates : known.deletions).push(span);
  return known.creates.some((create) =>
    known.deletions.some((deletion) =>
      resource === member ? create.from >= deletion.from && create.to > deletion.to : create.to > deletion.from,
    ),
  );
}

function createdIds({ json }: Exchange, { isOpen, doubtfulId }: Resource): string[] {
  if (isOpen === true) {
    // Which field holds the id is open; where more than the thing itself is shown, its name must sound like that of one.
    return valuesOf(json)
      .filter(({ path }) => doubtfulId === undefined || /id$/i.test(path))
      .map(({ value }) => value);
  }
  // Data stores come bare, the others in an envelope; a bare record may have a field of that name, too.
  return [field(json, 'id'), field(field(json, 'data'), 'id')].filter((id) => id !== undefined).map(String);
}

/** Whether the target was seen to give ids of what was deleted to new things: who removes something twice may hit those. */
export function areIdsReused(t: CheckContext, resource: Resource): boolean {
  return memoryOf(t.session).reused.has(resource);
}

/**
 * What is asked about the id of something deleted would be about something else where ids are given again.
 * @throws {NotTested} where the target was seen to do so.
 */
export function skipIfIdsAreReused(t: CheckContext, resource: Resource): void {
  if (!areIdsReused(t, resource)) return;
  throw new NotTested(`the id of a deleted ${resource.noun} is given to a new one`);
}

/** The body of a check about the id of something deleted: its failure proves nothing where ids are given again. */
export function unlessIdsAreReused(
  resource: Resource,
  body: (t: CheckContext) => Promise<void>,
): (t: CheckContext) => Promise<void> {
  if (resource.idsReused === undefined) return body;
  return async (t) => {
    try {
      await body(t);
    } catch (error) {
      if (error instanceof NotTested || error instanceof TransportTrouble) throw error;
      // The answer that shows the id again may still be on its way.
      if (!(error instanceof Inconclusive)) await t.sleep(300);
      skipIfIdsAreReused(t, resource);
      throw error;
    }
  };
}

type Check = typeof check;

function checkDeleted(resource: Resource): Check {
  return (requirement, name, body) => check(requirement, name, unlessIdsAreReused(resource, body));
}

/** Checks about the id of something deleted. */
export const goneClient = checkDeleted(client);
export const goneClientMember = checkDeleted(clientMember);
export const goneEntry = checkDeleted(entry);
export const goneStore = checkDeleted(dataStore);
export const goneMember = checkDeleted(member);
export const goneAccount = checkDeleted(serviceAccount);

import {
  type CheckContext,
  check,
  type Exchange,
  field,
  Inconclusive,
  NotTested,
  type session,
  TransportTrouble,
} from '../../src/check/index.ts';
import { valuesOf } from './open-bodies.ts';

/** What has an id that may be given again once it is free, as a file system does. Those of filespaces are UUIDs. */
export type Kind = 'entry' | 'data store' | 'member' | 'service account';

type Session = ReturnType<typeof session>;

interface Memory {
  /** Ids of what was made, with their kind and the filespace. */
  made: Set<string>;
  /** Those that were made a second time. */
  madeAgain: Set<string>;
  /** Those of what was deleted. */
  freed: Set<string>;
  /** The kinds of which an id was seen again. */
  recycled: Set<Kind>;
}

const memories = new WeakMap<Session, Memory>();

function memoryOf(session: Session): Memory {
  const memory = memories.get(session) ?? {
    made: new Set(),
    madeAgain: new Set(),
    freed: new Set(),
    recycled: new Set(),
  };
  memories.set(session, memory);
  return memory;
}

const paths: readonly [Kind, RegExp][] = [
  ['entry', /\/filespaces\/([^/]+)\/entries(?:\/([^/?]+))?$/],
  ['data store', /\/filespaces\/([^/]+)\/external\/data-stores(?:\/([^/?]+))?$/],
  ['member', /()\/members(?:\/([^/?]+))?$/],
  ['service account', /()\/service-accounts(?:\/([^/?]+))?$/],
];

/** Learns from the traffic whether the target gives the ids of deleted things to new ones, which is open. */
export function noteRecycling(exchange: Exchange, session: Session): void {
  const { method, url } = exchange.request;
  if (exchange.api !== 'workspace' || exchange.status > 299 || (method !== 'POST' && method !== 'DELETE')) return;
  const memory = memoryOf(session);
  for (const [kind, pattern] of paths) {
    const [, filespace, id] = pattern.exec(url) ?? [];
    if (filespace === undefined) continue;
    const keyOf = (value: string): string => `${kind} ${filespace} ${value}`;
    const freed = method === 'DELETE' && id !== undefined ? [keyOf(decodeURIComponent(id))] : [];
    const made = method === 'POST' ? createdIds(exchange, kind).map(keyOf) : [];
    if (remember(memory, made, freed)) memory.recycled.add(kind);
  }
}

/** @returns whether one of these ids was deleted and made twice; the answers may have come in any order. */
function remember(memory: Memory, made: readonly string[], freed: readonly string[]): boolean {
  for (const key of made) (memory.made.has(key) ? memory.madeAgain : memory.made).add(key);
  for (const key of freed) memory.freed.add(key);
  return [...made, ...freed].some((key) => memory.madeAgain.has(key) && memory.freed.has(key));
}

function createdIds({ json }: Exchange, kind: Kind): string[] {
  if (kind === 'service account') {
    return valuesOf(json)
      .filter(({ path }) => /id$/i.test(path))
      .map(({ value }) => value);
  }
  // Data stores come bare, the others in an envelope; a bare record may have a field of that name, too.
  return [field(json, 'id'), field(field(json, 'data'), 'id')].filter((id) => id !== undefined).map(String);
}

/**
 * What is asked about the id of something deleted would be about something else where ids are given again.
 * @throws {NotTested} where the target was seen to do so.
 */
export function refuseRecycled(t: CheckContext, kind: Kind): void {
  if (memoryOf(t.session).recycled.has(kind)) throw new NotTested(`the id of a deleted ${kind} is given to a new one`);
}

/** The body of a check about the id of something deleted: its failure proves nothing where ids are given again. */
export function unlessRecycled(
  kind: Kind,
  body: (t: CheckContext) => Promise<void>,
): (t: CheckContext) => Promise<void> {
  return async (t) => {
    try {
      await body(t);
    } catch (error) {
      if (error instanceof NotTested || error instanceof TransportTrouble) throw error;
      // The answer that shows the id again may still be on its way.
      if (!(error instanceof Inconclusive)) await t.sleep(300);
      refuseRecycled(t, kind);
      throw error;
    }
  };
}

type Check = typeof check;

function checkDeleted(kind: Kind): Check {
  return (requirement, name, body) => check(requirement, name, unlessRecycled(kind, body));
}

/** Checks about the id of something deleted. */
export const goneEntry = checkDeleted('entry');
export const goneStore = checkDeleted('data store');
export const goneMember = checkDeleted('member');
export const goneAccount = checkDeleted('service account');

import { type CheckContext, exchangeOf, field, NotTested, prepared, type Reply } from '../../src/check/index.ts';
import { oneOfMany } from './again.ts';
import { clientIdOf, discard, tryCreate } from './clients.ts';
import type { Place } from './lists.ts';
import { inParallel } from './parallel.ts';
import { clientIdField, clientsPlace } from './partner.ts';
import { type VariedBody, variedBodies } from './varied-bodies.ts';

/** More clients than a page holds by default, in two groups that are more than a second apart. */
export interface ManyClients {
  place: Place;
  older: ReadonlySet<string>;
  newer: ReadonlySet<string>;
  all: ReadonlySet<string>;
  /** What each create answered as the name, by the ids. */
  names: ReadonlyMap<string, unknown>;
  /** The field in which the list shows ids; null where any field may. */
  idField: string | null;
  /** Names of clients that more than a page of others have followed. */
  oldestNames: readonly string[];
  /** What was answered to creates in which much is tried at once; empty where there is no room for all of them. */
  varied: readonly { body: VariedBody; created: Reply }[];
}

const largestGroup = 52;
/** With fewer there is nothing to walk. */
const smallestGroup = 4;
/** Clients that others need at the same time. */
const besides = 6;
export const apartMs = 1_200;

export function manyClients(t: CheckContext): Promise<ManyClients> {
  return t.sharedSlowly('partner many clients', async (own) => {
    const place = await clientsPlace(own);
    const groupSize = groupSizeOf(own);
    if (groupSize < smallestGroup) throw new NotTested('lists of clients need more: `partner.quotas.clients`');
    const varied = variedBodies(own);
    const isRoomy = areVaried(own, varied);
    const drafts = Array.from({ length: 2 * groupSize }, (_, index): Draft => {
      const body = isRoomy ? varied[index] : undefined;
      return body === undefined ? { name: own.names.client() } : { name: body.name, notes: body.notes, body };
    });
    // Every other name, so that an order by name is not the order of making.
    const [first = [], second = []] = [0, 1].map((rest) => drafts.filter((_, index) => index % 2 === rest));
    const made: Made[] = [];
    const older = await createGroup(own, first, made);
    const oldestNames = made.slice(0, 3).map(({ name }) => name);
    await own.sleep(apartMs);
    const newer = await createGroup(own, second, made);
    const all = new Set([...older, ...newer]);
    return {
      place,
      older,
      newer,
      all,
      names: new Map(made.map(({ reply }) => [clientIdOf(reply) ?? '', field(exchangeOf(reply).json, 'name')])),
      idField: await clientIdField(own),
      oldestNames,
      varied: made.flatMap(({ body, tried }) => (body === undefined ? [] : [{ body, created: tried }])),
    };
  });
}

function groupSizeOf({ quotas }: CheckContext): number {
  return Math.min(largestGroup, Math.floor((quotas.clients - besides) / 2));
}

/** Whether the many clients have room for all in which much is tried at once. */
export function areVaried(t: CheckContext, varied: readonly VariedBody[]): boolean {
  return varied.length <= 2 * groupSizeOf(t);
}

/** What one of many clients is to be called; of those in which much is tried, what that is. */
interface Draft {
  name: string;
  notes?: string;
  body?: VariedBody;
}

interface Made {
  name: string;
  reply: Reply;
  body: VariedBody | undefined;
  /** What the first create of it was answered, before a plain one took its place. */
  tried: Reply;
}

/**
 * @param made collects the answers of all groups.
 * @throws {NotTested} where the partner has no room for so many: all of them go, so that others find some.
 */
async function createGroup(t: CheckContext, drafts: readonly Draft[], made: Made[]): Promise<Set<string>> {
  const group = await inParallel(
    drafts.map((draft) => oneOfMany((attempt) => makeOne(t, attempt === 1 ? draft : null))),
  );
  made.push(...group);
  const refused = group.filter(({ reply }) => reply.response.status === 400);
  if (refused.length > 0 && refused.length < made.length) {
    await discard(
      t,
      made.map(({ reply }) => reply),
    );
    throw new NotTested(`the partner does not take so many more clients as ${made.length}`);
  }
  for (const { reply } of group) prepared(reply, 201, 'create a client');
  return new Set(group.map(({ reply }) => clientIdOf(reply)).filter((id) => id !== null));
}

/** One that is rejected for what is special about it is a matter of other checks: a plain one takes its place. */
async function makeOne(t: CheckContext, draft: Draft | null): Promise<Made> {
  const { name, notes, body } = draft ?? { name: t.names.client() };
  const reply = await tryCreate(t, notes === undefined ? { name } : { name, notes });
  if (body === undefined || reply.response.ok) return { name, reply, body, tried: reply };
  return { ...(await makeOne(t, null)), body, tried: reply };
}

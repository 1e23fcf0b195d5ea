import { type CheckContext, exchangeOf, isInconclusiveAnswer, NotTested, type Reply } from '../../src/check/index.ts';
import { clientIdOf, getClient, listClients, tryCreate } from './clients.ts';
import type { JsonObject } from './lists.ts';
import { areVaried, manyClients } from './many-clients.ts';
import { inBatches, inParallel } from './parallel.ts';
import { clientWithId, newClient } from './partner.ts';
import { readNotes, type VariedBody, variedBodies } from './varied-bodies.ts';

export interface VariedClient extends VariedBody {
  created: Reply;
  /** How get shows it, where its name or its notes are delicate; null where it was not made. */
  got: Reply | null;
  listed: { record: JsonObject | null; replies: readonly Reply[] };
}

/** Characters; a name and notes of the greatest length are far less. */
const hugeRecord = 1_000_000;

/** The clients of which many are needed anyway, or where there is no room for so many some at a time. */
export function variedClients(t: CheckContext): Promise<readonly VariedClient[]> {
  return t.learned('partner varied clients', async (own) => {
    const many = await manyOf(own);
    if (many.length > 0) return lookedAt(own, many);
    const bodies = variedBodies(own);
    const batches = Array.from({ length: Math.ceil(bodies.length / 5) }, (_, at) => bodies.slice(5 * at, 5 * at + 5));
    const create = (body: VariedBody) =>
      tryCreate(own, { name: body.name, notes: body.notes }).then((created) => ({ body, created }));
    const looked = await inBatches(
      own,
      batches,
      async (batch) => lookedAt(own, await inParallel(batch.map(create))),
      1,
    );
    return looked.flat();
  });
}

/**
 * A client of a certain form, which stays while the check goes on: one of those that are made for the lists, or where they
 * do not stay one of the check's own.
 * @param make the body of its own.
 */
export async function clientLike(
  t: CheckContext,
  isMeant: (body: VariedBody) => boolean,
  make: () => { name: string; notes?: string },
): Promise<{ id: string; name: string }> {
  for (const { body, created } of await manyOf(t)) {
    const id = created.response.status === 201 && isMeant(body) ? clientIdOf(created) : null;
    if (id !== null) return { id, name: body.name };
  }
  return newClient(t, make());
}

/** Who asks for the many only to find that they are not varied would take their room. */
async function manyOf(t: CheckContext): Promise<readonly { body: VariedBody; created: Reply }[]> {
  if (!areVaried(t, variedBodies(t))) return [];
  try {
    return (await manyClients(t)).varied;
  } catch (error) {
    if (error instanceof NotTested) return [];
    if (isInconclusiveAnswer(error)) return [];
    throw error;
  }
}

async function lookedAt(
  t: CheckContext,
  clients: readonly { body: VariedBody; created: Reply }[],
): Promise<VariedClient[]> {
  const isRead = ({ kind, notes }: VariedBody): boolean =>
    !['any', 'alike', 'inside'].includes(kind) || readNotes.includes(notes);
  const listing = await listClients(t, { s: '-createdAt', l: '300' }, { maxPages: 2, lastBelow: 100 });
  // What is kept for the whole run must not fill the memory, however large a target makes its records: one tells.
  let areHuge = false;
  const look = async ({ body, created }: (typeof clients)[number]): Promise<VariedClient> => {
    const id = clientIdOf(created);
    if (id === null) return { ...body, created, got: null, listed: { record: null, replies: [] } };
    const record = listing.records.find(await clientWithId(t, id)) ?? null;
    const got = isRead(body) && !areHuge ? await getClient(t, id) : null;
    if (got !== null && exchangeOf(got).text.length > hugeRecord) areHuge = true;
    return { ...body, created, got, listed: { record, replies: listing.replies } };
  };
  const first = clients.findIndex(({ body }) => isRead(body)) + 1;
  const before = await inParallel(clients.slice(0, first).map(look));
  return [...before, ...(await inParallel(clients.slice(first).map(look)))];
}

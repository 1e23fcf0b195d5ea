import { type CheckContext, field, NotTested, prepared, type Reply } from '../../src/check/index.ts';
import { clientIdOf, findListed, getClient } from './clients.ts';
import { registerClient } from './partner.ts';

type Creation = Awaited<ReturnType<typeof create>>;

/** A create, and what was answered right behind it; null where it was rejected. */
interface FreshClient {
  created: Creation;
  got: Awaited<ReturnType<typeof getClient>> | null;
}

export interface FreshClients {
  plain: FreshClient & { listed: Awaited<ReturnType<typeof findListed>> | null };
  noted: FreshClient;
  /** Without notes, made right after the one that has some. */
  next: Creation;
}

async function create(t: CheckContext, fields: { notes?: string } = {}) {
  const name = t.names.client();
  const reply = await t.partner.POST('/api/v1/clients', { body: { name, ...fields } });
  registerClient(t, reply, name);
  return reply;
}

/** Clients with nothing special about them, made once for all checks that look at the answers alone. */
export function freshClients(t: CheckContext): Promise<FreshClients> {
  return t.shared('partner fresh clients', async (own) => {
    const read = (id: string | null) => (id === null ? null : getClient(own, id));
    const plain = await create(own);
    const id = clientIdOf(plain);
    const [listed, got] = await Promise.all([id === null ? null : findListed(own, id), read(id)]);
    const noted = await create(own, { notes: 'Signed in spring.' });
    const [notedGot, next] = await Promise.all([read(clientIdOf(noted)), create(own)]);
    // The answers are all that is looked at, and others may need the room.
    await own.tidy();
    return { plain: { created: plain, got, listed }, noted: { created: noted, got: notedGot }, next };
  });
}

/** The valid twin of creates whose notes, or whose name beside notes, must be rejected. */
export async function needsNotesTaken(t: CheckContext): Promise<void> {
  prepared((await freshClients(t)).noted.created, 201, 'create a client with notes');
}

/**
 * The name in the record of a lent client: what a record calls its name is open, so that it says as much of this client as of
 * one whose name is known. Null for a name that a create might reject.
 * @throws {NotTested} where get client shows no name.
 */
export async function shownName(t: CheckContext, record: Reply): Promise<string | null> {
  const { created, got } = (await freshClients(t)).plain;
  const shown = got === null ? null : field(prepared(got, 200, 'get a client'), 'name');
  if (shown !== prepared(created, 201, 'create a client').name) throw new NotTested('get client shows no name');
  const name = field(prepared(record, 200, 'get the lent client'), 'name');
  const isCertain = typeof name === 'string' && /^[A-Za-z0-9][A-Za-z0-9_ ()/-]{0,98}[A-Za-z0-9]$/.test(name);
  return isCertain ? name : null;
}

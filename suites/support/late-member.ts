import { type CheckContext, type Reply, TransportTrouble } from '../../src/check/index.ts';
import { addMember, removeMember } from './client-members.ts';
import { getClient, tryCreate } from './clients.ts';
import type { Place } from './lists.ts';
import { apartMs, manyClients } from './many-clients.ts';
import { clientsPlace, type NewClient, newClient, newMember } from './partner.ts';

/** Two clients that were made more than a second apart. */
export interface ClientsWithLateMember {
  older: string;
  newer: string;
  place: Place;
  /** Both lists as they were after all that can happen to a client, or be refused of it, had happened to the older one. */
  byDefault: Reply;
  descending: Reply;
  /** A create of the name of the older one, at the end of all that. */
  again: Reply;
}

export function clientsWithLateMember(t: CheckContext): Promise<ClientsWithLateMember> {
  return t.sharedSlowly('partner clients with a late member', async (own) => {
    const place = await clientsPlace(own);
    // Where there is little room, what is made for long lists takes all of it for a while.
    await manyClients(own).catch((error: unknown) => {
      if (error instanceof TransportTrouble) throw error;
    });
    const older = await newClient(own, { notes: 'Of a client to which much happens.' });
    await own.sleep(apartMs);
    const newer = await newClient(own);
    await own.sleep(apartMs);
    const again = await liveIn(own, older);
    const list = (query: { s?: '-createdAt' }): Promise<Reply> =>
      own.partner.GET('/api/v1/clients', { params: { query: { ...query, l: 300 } } });
    const [byDefault, descending] = await Promise.all([list({}), list({ s: '-createdAt' })]);
    return { older: older.id, newer: newer.id, place, byDefault, descending, again };
  });
}

/** What came of each is judged elsewhere, and so is that all reads of the client show the same. */
async function liveIn(t: CheckContext, { id, name }: NewClient): Promise<Reply> {
  await getClient(t, id);
  const owner = await newMember(t, id);
  const leaving = await newMember(t, id);
  await removeMember(t, id, leaving.accountId);
  await addMember(t, id, owner.email);
  await removeMember(t, id, owner.accountId);
  await getClient(t, id);
  return tryCreate(t, { name });
}

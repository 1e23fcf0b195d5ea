import type { CheckContext, Reply } from '../../src/check/index.ts';
import type { Place } from './lists.ts';
import { apartMs } from './many-clients.ts';
import { clientsPlace, newClient, newMember } from './partner.ts';

/** Two clients that were made more than a second apart. */
export interface ClientsWithLateMember {
  older: string;
  newer: string;
  place: Place;
  /** Both lists as they were after the older client had got a member. */
  byDefault: Reply;
  descending: Reply;
}

export function clientsWithLateMember(t: CheckContext): Promise<ClientsWithLateMember> {
  return t.sharedSlowly('partner clients with a late member', async (own) => {
    const place = await clientsPlace(own);
    const older = await newClient(own);
    await own.sleep(apartMs);
    const newer = await newClient(own);
    await own.sleep(apartMs);
    await newMember(own, older.id);
    const list = (query: { s?: '-createdAt' }): Promise<Reply> =>
      own.partner.GET('/api/v1/clients', { params: { query: { ...query, l: 300 } } });
    const [byDefault, descending] = await Promise.all([list({}), list({ s: '-createdAt' })]);
    return { older: older.id, newer: newer.id, place, byDefault, descending };
  });
}

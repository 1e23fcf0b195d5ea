import { type CheckContext, NotTested } from '../../src/check/index.ts';
import { clientMember } from '../../src/resources/index.ts';
import { addMember, answeredId } from './client-members.ts';

/** Somebody new in the client whose active member is lent: what goes by status shows only where there are both. */
export function newBesideActive(t: CheckContext) {
  const { client, accountId: active } = t.partnerFixture('activeMember');
  return t.shared('new member beside the active one', async (own) => {
    const reply = await addMember(own, client, own.names.email());
    if (reply.response.status === 400) throw new NotTested('the client of the active member takes no more members');
    const added = await answeredId(own, client, reply, 201);
    const path = { clientId: client, accountId: added };
    own.created({ api: 'partner', what: 'member beside the active one', operation: clientMember.remove, path });
    return { client, active, added };
  });
}

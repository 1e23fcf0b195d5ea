import { type CheckContext, check, expectStatus, Inconclusive, NotTested, type Reply } from '../../src/check/index.ts';
import { addMember, newPlayground, removeMember, sharedPlayground } from '../support/client-members.ts';
import { deleteClient } from '../support/clients.ts';
import { newClient, newMember } from '../support/partner.ts';

/* Whose address one client knew, and who is a member of none any more, can become one of any other. */

interface Moved {
  email: string;
  /** An add of the address to a client that it never was in. */
  reply: Reply;
}

function moved(t: CheckContext): Promise<{ removed: Moved; deleted: Moved | null }> {
  return t.shared('partner members who move', async (own) => {
    const { id: clientId } = await newClient(own);
    const [owner, other] = [await newMember(own, clientId), await newMember(own, clientId)];
    const { id: elsewhere } = await sharedPlayground(own);
    const add = async (email: string): Promise<Moved> => ({ email, reply: await addMember(own, elsewhere, email) });
    const removal = await removeMember(own, clientId, other.accountId);
    if (!removal.response.ok) throw new Inconclusive(`could not remove a member: got ${removal.response.status}`);
    const removed = await add(other.email);
    const deletion = await deleteClient(own, clientId);
    if (!deletion.response.ok) return { removed, deleted: null };
    own.gone({ clientId });
    return { removed, deleted: await add(owner.email) };
  });
}

check('partner.member.remove.add-again', 'the address of a removed member is free for another client', async (t) => {
  await expectTaken(t, (await moved(t)).removed, 'the address of who was removed from another client');
});

check('partner.member.remove.add-again', 'the address of an owner whose client is gone is free', async (t) => {
  const { deleted } = await moved(t);
  if (deleted === null) throw new NotTested('the client could not be deleted');
  await expectTaken(t, deleted, 'the address of the owner of a client that was deleted');
});

/** A rejection counts only in a client that certainly has room for more members. */
async function expectTaken(t: CheckContext, { email, reply }: Moved, what: string): Promise<void> {
  if (reply.response.status === 201) return;
  const { id: fresh } = await newPlayground(t);
  expectStatus(await addMember(t, fresh, email), 201, what);
}

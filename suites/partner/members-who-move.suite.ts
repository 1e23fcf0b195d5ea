import {
  type CheckContext,
  check,
  expectStatus,
  expectThat,
  Inconclusive,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import {
  addMember,
  answeredId,
  idsIn,
  listMembers,
  newPlayground,
  removeMember,
  sharedPlayground,
} from '../support/client-members.ts';
import { deleteClient } from '../support/clients.ts';
import { newClient, newMember } from '../support/partner.ts';

/* Whose address one client knew, and who is a member of none any more, can become one of any other. */

interface Moved {
  email: string;
  /** An add of the address to a client that it never was in. */
  reply: Reply;
}

/** What the second client says of somebody whom the first one has taken back; null where nobody is in two clients. */
interface InBoth {
  again: Reply;
  list: Reply;
  isListed: boolean;
}

interface Movement {
  removed: Moved;
  both: InBoth | null;
  deleted: Moved | null;
}

async function backIn(
  t: CheckContext,
  { clientId, elsewhere }: { clientId: string; elsewhere: string },
  { email, reply }: Moved,
): Promise<InBoth | null> {
  if (reply.response.status !== 201) return null;
  const accountId = await answeredId(t, elsewhere, reply, 201);
  const again = await addMember(t, clientId, email);
  if (!again.response.ok) return null;
  const list = await listMembers(t, elsewhere, { l: 300, s: '-createdAt' });
  return { again, list, isListed: (await idsIn(t, elsewhere, list)).includes(accountId) };
}

function moved(t: CheckContext): Promise<Movement> {
  return t.shared('partner members who move', async (own) => {
    const { id: clientId } = await newClient(own);
    const [owner, other] = [await newMember(own, clientId), await newMember(own, clientId)];
    const { id: elsewhere } = await sharedPlayground(own);
    const add = async (email: string): Promise<Moved> => ({ email, reply: await addMember(own, elsewhere, email) });
    const removal = await removeMember(own, clientId, other.accountId);
    if (!removal.response.ok) throw new Inconclusive(`could not remove a member: got ${removal.response.status}`);
    const removed = await add(other.email);
    const both = await backIn(own, { clientId, elsewhere }, removed);
    const deletion = await deleteClient(own, clientId);
    if (!deletion.response.ok) return { removed, both, deleted: null };
    own.gone({ clientId });
    return { removed, both, deleted: await add(owner.email) };
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

// Whether somebody may be a member of two clients is open; where that is so, one of them knows nothing of the other.
check('partner.member.add.listed', 'who moved to another client stays there when taken back', async (t) => {
  const { both, removed } = await moved(t);
  if (both === null) throw new NotTested('nobody is a member of two clients here');
  expectThat(both.isListed, `${removed.email} in the list`, 'none', removed.reply, both.again, both.list);
});

/** A rejection counts only in a client that certainly has room for more members. */
async function expectTaken(t: CheckContext, { email, reply }: Moved, what: string): Promise<void> {
  if (reply.response.status === 201) return;
  const { id: fresh } = await newPlayground(t);
  expectStatus(await addMember(t, fresh, email), 201, what);
}

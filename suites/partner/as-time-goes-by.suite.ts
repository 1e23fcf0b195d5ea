import {
  alone,
  type CheckContext,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  Inconclusive,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { client, clientMember } from '../../src/resources/index.ts';
import { untilOld } from '../support/aged.ts';
import {
  addMember,
  answeredId,
  getMember,
  idsIn,
  listMembers,
  ownerOf,
  removeMember,
} from '../support/client-members.ts';
import { getClient } from '../support/clients.ts';
import { formedMembers } from '../support/formed-members.ts';
import { goneClientMember, unlessIdsAreReused } from '../support/id-reuse.ts';
import { goneIds, newHome, sharedHome } from '../support/partner-requests.ts';

/*
 * What is so right after a write is so later, too: what is copied from place to place, or reckoned anew, may come back, or
 * be forgotten. By the last turn the run has gone on for longest.
 */

alone.check('partner.member.add.duplicate', 'an address is taken for as long as its member stays', async (t) => {
  const { clientId, email } = await sharedHome(t);
  expectStatus(await addMember(t, clientId, email), 400, 'the address of a member who was added a while ago');
});

alone.check('partner.member.owner.first', 'who was added first owns the client a while later, too', async (t) => {
  // With many others: whoever is taken for the owner for another reason is most likely not the owner.
  const { clientId, owner, usual } = await formedMembers(t);
  const [next] = usual;
  if (next !== undefined) await untilOld(t, exchangeOf(next.reply).startedAt);
  const got = await getMember(t, clientId, owner.accountId);
  if (got.response.status !== 200) throw new Inconclusive('who was added first is a member no more');
  const { accountId, reply } = await ownerOf(t, clientId);
  expectEqual(accountId, owner.accountId, 'the accountId of the owner, who was added a while ago', got, reply);
});

alone.check(
  'partner.member.remove.gone',
  'who was removed stays away',
  unlessIdsAreReused(clientMember, async (t) => {
    const { home, accountId, since } = await goneIds(t);
    await untilOld(t, since);
    expectStatus(await getMember(t, home, accountId), 404, 'the member was removed a while ago');
    await expectNotListed(t, home, accountId, await listMembers(t, home, { l: 300 }));
  }),
);

alone.check(
  'partner.client.delete.gone',
  'what was deleted stays away',
  unlessIdsAreReused(client, async (t) => {
    const { clientId, since } = await goneIds(t);
    await untilOld(t, since);
    expectStatus(await getClient(t, clientId), 404, 'the client was deleted a while ago');
  }),
);

// The accountId may be the same as before: nobody else is added to this client.
goneClientMember('partner.member.remove.gone', 'who was removed, and added again, can be removed again', async (t) => {
  const { clientId, email, accountId } = await newHome(t);
  await expectRemoved(t, clientId, accountId);
  const add = await addMember(t, clientId, email);
  if (!add.response.ok) throw new NotTested('who was removed cannot be added again');
  const again = await answeredId(t, clientId, add, 201).catch((error: unknown) => {
    if (!(error instanceof Inconclusive)) throw error;
    throw new NotTested(`the answer to the second add does not tell whom it added: ${error.message}`);
  });
  await expectRemoved(t, clientId, again);
});

async function expectRemoved(t: CheckContext, clientId: string, accountId: string): Promise<void> {
  const removal = await removeMember(t, clientId, accountId);
  if (!removal.response.ok) throw new Inconclusive(`the member was not removed: ${removal.response.status}`);
  const [reply, list] = [await getMember(t, clientId, accountId), await listMembers(t, clientId)];
  expectThat(reply.response.status === 404, '404, for who was removed', `${reply.response.status}`, removal, reply);
  await expectNotListed(t, clientId, accountId, list);
}

async function expectNotListed(t: CheckContext, clientId: string, accountId: string, list: Reply): Promise<void> {
  if (list.response.status !== 200) return;
  const ids = await idsIn(t, clientId, list);
  expectThat(!ids.includes(accountId), `no ${accountId}, which was removed`, 'it in the list', list);
}

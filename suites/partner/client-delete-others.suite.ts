import {
  type CheckContext,
  check,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  Inconclusive,
  isInconclusiveAnswer,
  NotTested,
  type Reply,
  show,
} from '../../src/check/index.ts';
import {
  addMember,
  answeredId,
  getMember,
  getOwner,
  idsIn,
  listMembers,
  needsWholeList,
  removeMember,
} from '../support/client-members.ts';
import { clientIdOf, getClient, recentClients, removeNow, tryCreateAs } from '../support/clients.ts';
import { goneClientMember } from '../support/id-reuse.ts';
import { clientWithId, newClient, newMember } from '../support/partner.ts';
import { unlessTheySignIn } from '../support/sign-ins.ts';

check('partner.client.delete.only-that', 'clients created before and after the deleted one stay', async (t) => {
  const { clientId: before, next: after } = await deletionBeside(t);
  for (const id of [before, after]) expectStatus(await getClient(t, id), 200, 'another client was deleted');
  const { records, replies } = await recentClients(t);
  for (const id of [before, after]) {
    const isListed = records.some(await clientWithId(t, id));
    expectThat(isListed, `the client ${id} to be listed still`, 'no such record', ...replies);
  }
});

/** A client that stays with its owner, while another one goes in which somebody has the same address, where that may be. */
function deletionBeside(t: CheckContext) {
  return t.shared('partner deletion beside another client', async (own) => {
    // By a pattern or by its beginning, the name of the deleted one finds the others as well.
    const name = own.names.client();
    // Nor is it one of all that say the same.
    const notes = `Of clients that belong together: ${name}`;
    const named = (more: string) => newClient(own, { name: `${name}${more}`, notes });
    const [kept, deleted, next] = [await named(' too'), await named(''), await named('-too')];
    // Where a name becomes a part of an address or of a file's name, this one is that of the two which stay.
    const alike = await named('/too');
    const { accountId, email } = await newMember(own, kept.id);
    const second = await newMember(own, kept.id);
    // The owner of both, and somebody who is a member of both, where that may be.
    const twin = await addMember(own, deleted.id, email);
    const guest = await answeredIdOf(own, deleted.id, await addMember(own, deleted.id, second.email));
    const before = await getMember(own, kept.id, accountId);
    const twinOwner = await getOwner(own, deleted.id);
    // What becomes of an address elsewhere frees it nowhere.
    // The owner, which the guest is where the other address was refused, may be one that has to stay.
    const removal = guest === null ? null : await removeMember(own, deleted.id, guest);
    const again = [await addMember(own, kept.id, second.email)];
    // Nor does it come back where it was removed when one more client adds it.
    const moved = await addMember(own, alike.id, second.email);
    const left = guest === null || removal?.response.status !== 204 ? null : await getMember(own, deleted.id, guest);
    for (const { id } of [deleted, alike]) await removeNow(own, id);
    again.push(await addMember(own, kept.id, email));
    const member = await getMember(own, kept.id, accountId);
    const owner = await getOwner(own, kept.id);
    const list = await listMembers(own, kept.id);
    const listOfNew = await listMembers(own, kept.id, { status: 'new' });
    // Who owned the one that is gone, and owns another one, comes first to a third.
    const first = await addMember(own, next.id, email);
    const owners = [
      { joined: twin, owner: twinOwner, clientId: deleted.id },
      { joined: first, owner: await getOwner(own, next.id), clientId: next.id },
    ];
    const accountIds = [accountId, second.accountId];
    const seen = { before, member, owner, list, listOfNew };
    return { clientId: kept.id, next: next.id, accountIds, twin, again, moved, left, owners, ...seen };
  });
}

/** Whom an add has added; null where it was rejected, or does not say. */
async function answeredIdOf(t: CheckContext, clientId: string, reply: Reply): Promise<string | null> {
  if (reply.response.status !== 201) return null;
  return answeredId(t, clientId, reply, 201).catch((error: unknown) => {
    if (isInconclusiveAnswer(error)) return null;
    throw error;
  });
}

check(
  'partner.member.owner.first',
  'who owns other clients, or did, owns another one in which it is first',
  async (t) => {
    const { owners } = await deletionBeside(t);
    const joined = owners.filter((each) => each.joined.response.status === 201);
    if (joined.length === 0) throw new NotTested('an address belongs to one client only');
    for (const { joined: add, owner, clientId } of joined) {
      const wanted = await answeredIdOf(t, clientId, add);
      if (wanted === null) continue;
      expectStatus(owner, 200, 'the client has a first member');
      expectEqual(await answeredId(t, clientId, owner), wanted, 'the owner, who was added first', add, owner);
    }
  },
);

check('partner.member.add.duplicate', 'an address that left another client is taken where it stays', async (t) => {
  const { twin, again } = await deletionBeside(t);
  if (twin.response.status !== 201) throw new NotTested('an address belongs to one client only');
  for (const reply of again) expectStatus(reply, 400, 'the address of a member of this client');
});

goneClientMember(
  'partner.member.remove.gone',
  'who was removed stays away when another client adds the address',
  async (t) => {
    const { moved, left } = await deletionBeside(t);
    if (left === null || moved.response.status !== 201)
      throw new NotTested('an address belongs to one client only, or may not be removed again');
    expectStatus(left, 404, 'whom it was removed from nobody added again');
  },
);

check('partner.member.add.starts-new', 'who is a member of another client starts as new', async (t) => {
  const { twin } = await deletionBeside(t);
  if (twin.response.status !== 201) throw new NotTested('an address belongs to one client only');
  const status = field(exchangeOf(twin).json, 'status');
  // Whether the address may be there twice is open; signed in has nobody.
  expectEitherWay(status === 'new', 'the status new of somebody who has never signed in', show(status), twin);
});

check('partner.client.delete.only-that', 'members of another client stay when a client is deleted', async (t) => {
  const { before, member } = await deletionBeside(t);
  if (before.response.status !== 200) throw new Inconclusive('the member could not be read before');
  expectStatus(member, 200, 'it belongs to a client that was not deleted');
});

check('partner.client.delete.only-that', 'the owner and the list of members of another client stay', async (t) => {
  const { clientId, accountIds, owner, list, listOfNew } = await deletionBeside(t);
  expectStatus(owner, 200, 'another client was deleted');
  const expectAll = async (reply: Reply): Promise<void> => {
    const ids = await idsIn(t, clientId, reply);
    const missing = accountIds.filter((id) => !ids.includes(id));
    if (missing.length > 0) needsWholeList(ids);
    expectEqual(missing, [], 'the members missing from the list of a client that was not deleted', reply);
  };
  await expectAll(list);
  await unlessTheySignIn(() => expectAll(listOfNew))(t);
});

check('partner.client.delete.only-that', 'the client of another partner with the same name stays', async (t) => {
  const { id, name } = await newClient(t);
  const twin = await tryCreateAs(t, 'otherPartner', name);
  const clientId = clientIdOf(twin);
  if (clientId === null) throw new NotTested('the other partner cannot have a client of the same name');
  await removeNow(t, id);
  const reply = await t.partner
    .as('otherPartner')
    .GET('/api/v1/clients/{clientId}', { params: { path: { clientId } } });
  expectStatus(reply, 200, 'another partner deleted a client of the same name');
});

check('partner.client.delete.only-that', 'a member of the same address in another client stays', async (t) => {
  const { twin, member } = await deletionBeside(t);
  if (twin.response.status !== 201) throw new NotTested('an address belongs to one client only');
  expectStatus(member, 200, 'a client in which somebody has the same address was deleted');
});

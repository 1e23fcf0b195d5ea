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
  NotTested,
  show,
} from '../../src/check/index.ts';
import { addMember, getMember, getOwner, idsIn, listMembers } from '../support/client-members.ts';
import { clientIdOf, getClient, recentClients, removeNow, tryCreateAs } from '../support/clients.ts';
import { clientWithId, newClient, newMember } from '../support/partner.ts';

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
    await addMember(own, deleted.id, second.email);
    const before = await getMember(own, kept.id, accountId);
    for (const { id } of [deleted, alike]) await removeNow(own, id);
    const member = await getMember(own, kept.id, accountId);
    const owner = await getOwner(own, kept.id);
    const lists = [await listMembers(own, kept.id), await listMembers(own, kept.id, { status: 'new' })];
    const accountIds = [accountId, second.accountId];
    return { clientId: kept.id, next: next.id, accountIds, twin, before, member, owner, lists };
  });
}

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
  const { clientId, accountIds, owner, lists } = await deletionBeside(t);
  expectStatus(owner, 200, 'another client was deleted');
  for (const list of lists) {
    const ids = await idsIn(t, clientId, list);
    const missing = accountIds.filter((id) => !ids.includes(id));
    expectEqual(missing, [], 'the members missing from the list of a client that was not deleted', list);
  }
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

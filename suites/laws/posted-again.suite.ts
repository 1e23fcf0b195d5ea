import { type CheckContext, check, describe, exchangeOf, expectEitherWay, type Reply } from '../../src/check/index.ts';
import { addRaw } from '../support/client-members.ts';
import { clientIdOf, tryCreate } from '../support/clients.ts';
import { createStore, newDataStore, storeBody } from '../support/data-stores.ts';
import { createRaw, subdirectory, workPlace } from '../support/entries.ts';
import { createdId } from '../support/made.ts';
import { newClient, newMember } from '../support/partner.ts';

/*
 * Whoever posts back what a create answered, with its id in it, asks for a name that is taken: it is not an update, after
 * which a thing may have the name that it has.
 */

/** Fails where a second thing was made; that the create answers with the thing that there is already is open. */
function expectNoSecond(reply: Reply, id: string, second: string | null): void {
  const isOne = !reply.response.ok || second === id;
  expectEitherWay(isOne, `400: the name is taken by ${id}, which the body names`, describe(exchangeOf(reply)), reply);
}

check('partner.client.name.unique', 'the id of a client beside its name does not make the name free', async (t) => {
  const name = t.names.client();
  const { id } = await newClient(t, { name });
  const reply = await tryCreate(t, { id, name }, true);
  expectNoSecond(reply, id, clientIdOf(reply));
});

check('partner.member.add.duplicate', 'the id of a member beside the address adds nobody twice', async (t) => {
  const { id: clientId } = await newClient(t);
  await newMember(t, clientId);
  const { accountId, email } = await newMember(t, clientId);
  const reply = await addRaw(t, clientId, { accountId, id: accountId, email }, { open: true });
  expectNoSecond(reply, accountId, exchangeOf(reply).text.includes(accountId) ? accountId : null);
});

check(
  'workspace.data-store.create.name.duplicate',
  'the id of a data store beside its name does not make the name free',
  async (t: CheckContext) => {
    const { id, name, filespaceId } = await newDataStore(t, 'HttpLinkDataStore');
    const body = storeBody(t, 'HttpLinkDataStore', { id, name });
    const reply = await createStore(t, filespaceId, body, { open: true });
    expectNoSecond(reply, id, createdId(reply));
  },
);

check(
  'workspace.entry.create.duplicate',
  'the id of a directory beside its name does not make the name free',
  async (t) => {
    const parent = await workPlace(t);
    const { id, name, filespaceId } = await subdirectory(t, parent);
    const body = { id, parentId: parent.id, name, type: 'dir' };
    const reply = await createRaw(t, filespaceId, body, { open: true });
    expectNoSecond(reply, id, createdId(reply));
  },
);

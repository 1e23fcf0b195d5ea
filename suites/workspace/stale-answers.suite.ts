import {
  accepted,
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  expectThat,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import {
  deleteStore,
  getStore,
  listStores,
  newDataStore,
  roomyFilespace,
  storeIn,
  storesIn,
  withStore,
} from '../support/data-stores.ts';
import {
  createIn,
  getEntry,
  listChildren,
  removeEntry,
  resolvePath,
  subdirectory,
  workPlace,
} from '../support/entries.ts';
import { getFilespace, succeeded } from '../support/filespaces.ts';
import { linkTo } from '../support/lent-file.ts';
import { getMember, getMembers, memberGroups, newWorkspaceMember, removeMember } from '../support/people.ts';
import { goneAccount, goneEntry, goneMember, goneStore } from '../support/recycling.ts';
import { deleteAccount, getAccount, newAccount } from '../support/service-accounts.ts';
import { newFilespace } from '../support/workspace.ts';

/** What was asked for just before a change must not be answered from memory after it. */

/** Asks before and after a change; before it the answer has to be a success. */
async function expectGone(ask: () => Promise<Reply>, change: () => Promise<unknown>): Promise<void> {
  prepared(await ask(), 200, 'ask before the deletion');
  await change();
  expectStatus(await ask(), 404, 'it was read, and then deleted');
}

goneEntry('workspace.entry.delete.gone', 'a directory that was read before its deletion is 404', async (t) => {
  const directory = await subdirectory(t, await workPlace(t));
  await expectGone(
    () => getEntry(t, directory),
    () => removeEntry(t, directory),
  );
});

goneEntry('workspace.not-found.entry', 'a directory that was listed before its deletion has no children', async (t) => {
  const directory = await subdirectory(t, await workPlace(t));
  await expectGone(
    () => listChildren(t, directory),
    () => removeEntry(t, directory),
  );
});

goneStore('workspace.data-store.delete.gone', 'a data store that was read before its deletion is 404', async (t) => {
  const store = await newDataStore(t, 'HttpLinkDataStore');
  withStore(await getStore(t, store), 'read the data store');
  succeeded(await deleteStore(t, store), 'delete a data store');
  expectStatus(await getStore(t, store), 404, 'it was read, and then deleted');
});

goneMember('workspace.member.remove.gone', 'a member that was read before the removal is 404', async (t) => {
  const { id } = await newWorkspaceMember(t);
  await expectGone(
    () => getMember(t, id),
    () => removedMember(t, id),
  );
});

goneMember('workspace.not-found.member', 'the groups of a member, read before the removal, are 404', async (t) => {
  const { id } = await newWorkspaceMember(t);
  await expectGone(
    () => memberGroups(t, id),
    () => removedMember(t, id),
  );
});

async function removedMember(t: CheckContext, id: string): Promise<void> {
  succeeded(await removeMember(t, id), 'remove a member');
}

goneAccount(
  'workspace.service-account.delete.gone',
  'an account that was read before its deletion is 404',
  async (t) => {
    const { id } = await newAccount(t);
    succeeded(await getAccount(t, id), 'read the account');
    succeeded(await deleteAccount(t, id), 'delete a service account');
    expectStatus(await getAccount(t, id), 404, 'it was read, and then deleted');
  },
);

check('workspace.filespace.delete.data-gone', 'what was read before the filespace went is 404', async (t) => {
  const { id: filespaceId } = await newFilespace(t);
  const stores = 'GET /api/v1/filespaces/{filespaceId}/external/data-stores' as const;
  const resolve = 'GET /api/v1/filespaces/{filespaceId}/entries/resolve' as const;
  const readings = [
    { operation: resolve, path: { filespaceId }, query: { path: '/' } },
    { operation: stores, path: { filespaceId } },
  ];
  const before = await Promise.all(readings.map((reading) => t.workspace.raw({ ...reading, open: true })));
  // What could not be read before, such as data stores that are not configured, has nothing to do with the filespace.
  const readable = readings.filter((_, index) => before[index]?.response.status === 200);
  const read = () => Promise.all(readable.map((reading) => t.workspace.raw({ ...reading, open: true })));
  const operation = 'DELETE /api/v1/filespaces/{filespaceId}' as const;
  succeeded(await t.workspace.raw({ operation, path: { filespaceId } }), 'delete a filespace');
  const gone = await t.settles('gone', async () => {
    const { response } = await getFilespace(t, filespaceId, { open: true });
    return response.status === 404 ? true : undefined;
  });
  if (gone === undefined) throw new NotTested('the filespace did not go in its time');
  t.gone({ filespaceId });
  // What the filespace answered on its way out may be answered a little longer.
  let replies = await read();
  await t.settles('gone', async () => {
    replies = await read();
    return replies.every(({ response }) => response.status === 404) ? true : undefined;
  });
  for (const [index, reply] of replies.entries()) expectStatus(reply, 404, readable[index]?.operation);
});

check('workspace.entry.resolve.status', 'a path that led nowhere resolves once a directory has it', async (t) => {
  const place = await workPlace(t);
  const name = t.names.directory();
  const path = `${place.path}/${name}`;
  prepared404(await resolvePath(t, place.filespaceId, path));
  const created = await createIn(t, place, name);
  const { id } = prepared(created, 201, 'create the directory').data;
  const reply = await resolvePath(t, place.filespaceId, path);
  expectEqual(accepted(reply, 200, 'the directory was created').data.id, id, 'the id', created, reply);
});

check('workspace.direct-link.directory', 'a path that led nowhere is linked once a directory has it', async (t) => {
  const place = await workPlace(t);
  const path = `${place.path}/later`;
  prepared404(await linkTo(t, place.filespaceId, { path }));
  await subdirectory(t, place, 'later');
  expectStatus(await linkTo(t, place.filespaceId, { path }), [200, 400], 'the directory was created');
});

function prepared404(reply: Reply): void {
  if (reply.response.status !== 404) throw new NotTested(`a path that leads nowhere is ${reply.response.status}`);
}

goneEntry(
  'workspace.direct-link.deleted-entry',
  'a directory that was linked before its deletion is 404',
  async (t) => {
    const directory = await subdirectory(t, await workPlace(t));
    const ask = () => linkTo(t, directory.filespaceId, { entryId: directory.id });
    await ask();
    await removeEntry(t, directory);
    expectStatus(await ask(), 404, 'the directory was deleted');
  },
);

check('workspace.direct-link.unknown-path', 'a path that was linked before its deletion is 404', async (t) => {
  const directory = await subdirectory(t, await workPlace(t));
  const ask = () => linkTo(t, directory.filespaceId, { path: directory.path });
  await ask();
  await removeEntry(t, directory);
  expectStatus(await ask(), 404, 'the directory was deleted');
});

check('workspace.member.filter.finds', 'an address that found nobody finds the member added since', async (t) => {
  const email = t.names.email();
  expectEqual(prepared(await getMembers(t, email), 200, 'ask before').data, [], 'the members of before');
  const { id } = await newWorkspaceMember(t, email);
  const reply = await getMembers(t, email);
  const found = accepted(reply, 200).data.map((member) => member.id);
  expectThat(found.includes(id), `the member ${email}`, `${found.length} others`, reply);
});

check('workspace.member.remove.not-listed', 'an address that found a member finds nobody afterwards', async (t) => {
  const { id, email } = await newWorkspaceMember(t);
  prepared(await getMembers(t, email), 200, 'ask before');
  await removedMember(t, id);
  const reply = await getMembers(t, email);
  expectEqual(accepted(reply, 200).data, [], `the members found by ${email}`, reply);
});

check('workspace.data-store.filter.finds', 'a name that found nothing finds the data store made since', async (t) => {
  const { id: filespaceId } = await roomyFilespace(t);
  const name = t.names.dataStore();
  storesIn(await listStores(t, filespaceId, name));
  const store = await newDataStore(t, 'HttpLinkDataStore', { filespaceId, name });
  const reply = await listStores(t, filespaceId, name);
  expectThat(storeIn(reply, store.id) !== undefined, `a list with ${name}`, 'one without it', store.reply, reply);
});

goneStore(
  'workspace.data-store.delete.not-listed',
  'a name that found a data store finds none afterwards',
  async (t) => {
    const store = await newDataStore(t, 'HttpLinkDataStore');
    storesIn(await listStores(t, store.filespaceId, store.name));
    succeeded(await deleteStore(t, store), 'delete a data store');
    const reply = await listStores(t, store.filespaceId, store.name);
    expectEqual(storesIn(reply), [], `the data stores found by ${store.name}`, reply);
  },
);

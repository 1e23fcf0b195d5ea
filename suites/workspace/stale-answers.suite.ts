import type { WorkspaceOperation } from '../../generated/catalogue.ts';
import {
  accepted,
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  expectThat,
  NotTested,
  prepared,
  type RawRequest,
  type Reply,
} from '../../src/check/index.ts';
import { commonPlace, readDeletion } from '../support/common-directories.ts';
import {
  commonRoom,
  deleteStore,
  getStore,
  listStores,
  newDataStore,
  storeIn,
  storesIn,
  withStore,
} from '../support/data-stores.ts';
import { createIn, resolvePath, subdirectory } from '../support/entries.ts';
import { hasGone, succeeded } from '../support/filespaces.ts';
import { goneAccount, goneEntry, goneMember, goneStore } from '../support/id-reuse.ts';
import { linkTo } from '../support/lent-file.ts';
import { newFilespace, rootId } from '../support/new-filespaces.ts';
import { deleteAccount, getAccount, newAccount } from '../support/service-accounts.ts';
import { getMember, getMembers, memberGroups, newWorkspaceMember, removeMember } from '../support/workspace-members.ts';

/** What was asked for just before a change must not be answered from memory after it. */

/** Before the deletion the answer has to be a success. */
async function expectReadAndGone(t: CheckContext, way: 'get' | 'children'): Promise<void> {
  const { before, deletion, after } = await readDeletion(t);
  prepared(before[way], 200, 'ask before the deletion');
  succeeded(deletion, 'delete the directory');
  expectStatus(after[way], 404, 'it was read, and then deleted');
}

/** A member that was asked for in every way, removed, and asked for again. */
function memberReadAndRemoved(t: CheckContext) {
  return t.shared('workspace member read and removed', async (own) => {
    const { id, email } = await newWorkspaceMember(own);
    const see = async () => ({
      get: await getMember(own, id),
      groups: await memberGroups(own, id),
      found: await getMembers(own, email),
    });
    const before = await see();
    succeeded(await removeMember(own, id), 'remove a member');
    return { id, email, before, after: await see() };
  });
}

goneEntry('workspace.entry.delete.gone', 'a deleted directory answers 404 even if it was read before', async (t) => {
  await expectReadAndGone(t, 'get');
});

goneEntry('workspace.not-found.entry', 'a directory that was listed before its deletion has no children', async (t) => {
  await expectReadAndGone(t, 'children');
});

goneStore('workspace.data-store.delete.gone', 'a data store that was read and deleted answers 404', async (t) => {
  const { before, after } = await storeReadAndDeleted(t);
  withStore(before.get, 'read the data store');
  expectStatus(after.get, 404, 'it was read, and then deleted');
});

/** The same for a data store. */
function storeReadAndDeleted(t: CheckContext) {
  return t.shared('workspace data store read and deleted', async (own) => {
    const store = await newDataStore(own, 'HttpLinkDataStore');
    const see = async () => ({
      get: await getStore(own, store),
      found: await listStores(own, store.filespaceId, store.name),
    });
    const before = await see();
    succeeded(await deleteStore(own, store), 'delete a data store');
    return { store, before, after: await see() };
  });
}

goneMember('workspace.member.remove.gone', 'a removed member answers 404 even if it was read before', async (t) => {
  const { before, after } = await memberReadAndRemoved(t);
  prepared(before.get, 200, 'ask before the removal');
  expectStatus(after.get, 404, 'it was read, and then removed');
});

goneMember('workspace.not-found.member', 'the groups of a removed member answer 404 if read before, too', async (t) => {
  const { before, after } = await memberReadAndRemoved(t);
  prepared(before.groups, 200, 'ask before the removal');
  expectStatus(after.groups, 404, 'it was read, and then removed');
});

goneAccount(
  'workspace.service-account.delete.gone',
  'a deleted account answers 404 even if it was read before',
  async (t) => {
    const { id } = await newAccount(t);
    succeeded(await getAccount(t, id), 'read the account');
    succeeded(await deleteAccount(t, id), 'delete a service account');
    expectStatus(await getAccount(t, id), 404, 'it was read, and then deleted');
  },
);

check('workspace.filespace.delete.data-gone', 'what was read in a deleted filespace answers 404', async (t) => {
  const { id: filespaceId } = await newFilespace(t);
  const stores = 'GET /api/v1/filespaces/{filespaceId}/external/data-stores' as const;
  const resolve = 'GET /api/v1/filespaces/{filespaceId}/entries/resolve' as const;
  const entry = { filespaceId, entryId: await rootId(t, filespaceId) };
  const readings: RawRequest<WorkspaceOperation>[] = [
    { operation: resolve, path: { filespaceId }, query: { path: '/' } },
    { operation: 'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}', path: entry },
    { operation: 'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children', path: entry },
    { operation: 'GET /api/v1/filespaces/{filespaceId}/direct-links', path: { filespaceId }, query: { path: '/' } },
    { operation: stores, path: { filespaceId } },
  ];
  const before = await Promise.all(readings.map((reading) => t.workspace.raw({ ...reading, open: true })));
  // What could not be read before, such as data stores that are not configured, has nothing to do with the filespace.
  const readable = readings.filter((_, index) => before[index]?.response.status === 200);
  const read = () => Promise.all(readable.map((reading) => t.workspace.raw({ ...reading, open: true })));
  const operation = 'DELETE /api/v1/filespaces/{filespaceId}' as const;
  succeeded(await t.workspace.raw({ operation, path: { filespaceId } }), 'delete a filespace');
  if (!(await hasGone(t, filespaceId))) throw new NotTested('the filespace did not go in its time');
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
  const place = await commonPlace(t);
  const name = t.names.directory();
  const path = `${place.path}/${name}`;
  prepared404(await resolvePath(t, place.filespaceId, path));
  const created = await createIn(t, place, name);
  const { id } = prepared(created, 201, 'create the directory').data;
  const reply = await resolvePath(t, place.filespaceId, path);
  expectEqual(accepted(reply, 200, 'the directory was created').data.id, id, 'the id', created, reply);
});

check('workspace.direct-link.directory', 'a path that led nowhere is linked once a directory has it', async (t) => {
  const place = await commonPlace(t);
  const name = t.names.directory();
  const path = `${place.path}/${name}`;
  prepared404(await linkTo(t, place.filespaceId, { path }));
  await subdirectory(t, place, name);
  expectStatus(await linkTo(t, place.filespaceId, { path }), [200, 400], 'the directory was created');
});

function prepared404(reply: Reply): void {
  if (reply.response.status !== 404) throw new NotTested(`a path that leads nowhere is ${reply.response.status}`);
}

goneEntry(
  'workspace.direct-link.deleted-entry',
  'a deleted directory has no link even if it was linked before',
  async (t) => {
    const { deletion, after } = await readDeletion(t);
    succeeded(deletion, 'delete the directory');
    expectStatus(after.linkById, 404, 'the directory was deleted');
  },
);

check('workspace.direct-link.unknown-path', 'a path that was linked before its deletion answers 404', async (t) => {
  const { deletion, after } = await readDeletion(t);
  succeeded(deletion, 'delete the directory');
  expectStatus(after.linkByPath, 404, 'the directory was deleted');
});

check('workspace.member.filter.finds', 'an address that found nobody finds the member added since', async (t) => {
  const email = t.names.email();
  expectEqual(prepared(await getMembers(t, email), 200, 'ask before').data, [], 'the members of before');
  const { id } = await newWorkspaceMember(t, email);
  const reply = await getMembers(t, email);
  const found = accepted(reply, 200).data.map((member) => member.id);
  expectThat(found.includes(id), `the member ${email}`, `${found.length} others`, reply);
});

check('workspace.member.remove.not-listed', 'the address of a removed member finds nobody any more', async (t) => {
  const { id, email, before, after } = await memberReadAndRemoved(t);
  prepared(before.found, 200, 'ask before');
  const reply = after.found;
  // Which others have an address of which this one is a part, and are found by it, is open.
  const found = accepted(reply, 200).data.filter((member) => member.id === id || member.user.email === email);
  expectEqual(found, [], `the members of the address ${email}`, reply);
});

check('workspace.data-store.filter.finds', 'a name that found nothing finds the data store made since', async (t) => {
  const { id: filespaceId } = await commonRoom(t);
  const name = t.names.dataStore();
  storesIn(await listStores(t, filespaceId, name));
  const store = await newDataStore(t, 'HttpLinkDataStore', { filespaceId, name });
  const reply = await listStores(t, filespaceId, name);
  expectThat(storeIn(reply, store.id) !== undefined, `a list with ${name}`, 'one without it', store.reply, reply);
});

goneStore(
  'workspace.data-store.delete.not-listed',
  'the name of a deleted data store finds none any more',
  async (t) => {
    const { store, before, after } = await storeReadAndDeleted(t);
    storesIn(before.found);
    const reply = after.found;
    const found = storesIn(reply).filter(({ id, name }) => id === store.id || name === store.name);
    expectEqual(found, [], `the data stores of the name ${store.name}`, reply);
  },
);

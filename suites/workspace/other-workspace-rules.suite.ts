import {
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  expectThat,
  NotTested,
  prepared,
} from '../../src/check/index.ts';
import { newKeyedAccount, tryToken } from '../support/account-tokens.ts';
import { commonPlace } from '../support/common-directories.ts';
import {
  createStore,
  deleteStore,
  getStore,
  listStores,
  shownParam,
  storeBody,
  storeRecord,
  storesIn,
  updateStore,
  withStore,
} from '../support/data-stores.ts';
import {
  createIn,
  createRaw,
  type Directory,
  deleteEntry,
  getEntry,
  listChildren,
  subdirectory,
} from '../support/entries.ts';
import { profileBody } from '../support/filespace-bodies.ts';
import { padded } from '../support/filespace-names.ts';
import { rename, succeeded } from '../support/filespaces.ts';
import { goneAccount, goneEntry, goneMember, goneStore } from '../support/id-reuse.ts';
import { linkTo } from '../support/lent-file.ts';
import { createdId } from '../support/made.ts';
import { tryCreate } from '../support/new-filespaces.ts';
import { inOtherWorkspace } from '../support/other-workspace.ts';
import { familyThere, storeThere } from '../support/other-workspace-family.ts';
import { createRaw as createAccount, deleteAccount } from '../support/service-accounts.ts';
import { credentialNames, inventedCredentials } from '../support/store-credentials.ts';
import {
  type AddedMember,
  changeRole,
  getMember,
  listedMembers,
  memberGroups,
  newWorkspaceMember,
  registerWorkspaceMember,
  removeMember,
} from '../support/workspace-members.ts';

/** The rules hold in every workspace, whatever its settings are. */

interface Family {
  there: CheckContext;
  parent: Directory;
  child: Directory;
}

async function family(t: CheckContext): Promise<Family> {
  const there = inOtherWorkspace(t);
  const made = await familyThere(t);
  return { there, ...made };
}

check('workspace.entry.create.duplicate', 'a name is taken in the other workspace, too', async (t) => {
  const { there, parent, child } = await family(t);
  expectStatus(await createIn(there, parent, child.name), 400, 'the name of a directory in the other workspace');
});

check('workspace.entry.delete.not-empty', 'a directory of the other workspace that is not empty is kept', async (t) => {
  const { there, parent } = await family(t);
  expectStatus(await deleteEntry(there, parent), 400, 'it holds directories');
});

check('workspace.entry.children.limit', 'a limit bounds the pages of the other workspace', async (t) => {
  const { there, parent } = await family(t);
  const reply = await listChildren(there, parent, { limit: 1 });
  const { entries } = prepared(reply, 200, 'list the children').data;
  expectThat(entries.length <= 1, 'no more than one child', String(entries.length), reply);
});

check('workspace.entry.create.type.file', 'no file is created in the other workspace', async (t) => {
  const { there, parent } = await family(t);
  const body = { parentId: parent.id, name: t.names.directory(), type: 'file' };
  expectStatus(await createRaw(there, parent.filespaceId, body), 400, 'a create of a file');
});

check('workspace.entry.name.empty', 'the empty name is rejected in the other workspace', async (t) => {
  const { there, parent } = await family(t);
  expectStatus(
    await createRaw(there, parent.filespaceId, { parentId: parent.id, name: '', type: 'dir' }),
    400,
    'no name',
  );
});

check('workspace.filespace.name.uppercase', 'capitals are rejected in the other workspace', async (t) => {
  const there = inOtherWorkspace(t);
  const { reply } = await tryCreate(there, profileBody(t, { name: `${t.names.filespace()}X` }));
  expectStatus(reply, 400, 'a name with a capital letter');
});

check(
  'workspace.service-account.create.identity.string',
  'what is no object is rejected in the other workspace',
  async (t) => {
    const body = { name: t.names.serviceAccount(), serviceIdentity: 'a text' };
    expectStatus(await createAccount(inOtherWorkspace(t), body), 400, 'serviceIdentity is a text');
  },
);

check('workspace.data-store.create.name.duplicate', 'a name is taken in the other workspace, too', async (t) => {
  const { there, filespaceId, body } = await storeThere(t);
  expectStatus(await createStore(there, filespaceId, body), 400, 'the name of a data store in the other workspace');
});

check('workspace.data-store.filter.excludes', 'the filter of the other workspace finds no other name', async (t) => {
  const { there, filespaceId, body } = await storeThere(t);
  const found = await listStores(there, filespaceId, `no-${t.names.dataStore()}`);
  const isFound = storesIn(found).some((record) => record.name === body.name);
  expectThat(!isFound, `no ${body.name}`, 'it', found);
});

check('workspace.data-store.filter.finds', 'the filter of the other workspace finds a name', async (t) => {
  const { there, filespaceId, body } = await storeThere(t);
  const found = await listStores(there, filespaceId, String(body.name));
  const isFound = storesIn(found).some((record) => record.name === body.name);
  expectThat(isFound, `a list with ${body.name}`, 'one without it', found);
});

check('workspace.member.add.email.malformed', 'a text without an at sign is rejected elsewhere, too', async (t) => {
  const there = inOtherWorkspace(t);
  const email = t.names.email().replace('@', '.at.');
  const reply = await there.workspace.raw({ operation: 'POST /api/v1/members', body: { email } });
  registerWorkspaceMember(there, reply, email);
  expectStatus(reply, 400, 'no address');
});

check(
  'workspace.member.filter.unknown',
  'an address that nobody has finds nobody in the other workspace',
  async (t) => {
    const { members, reply } = await listedMembers(inOtherWorkspace(t), t.names.email());
    expectThat(members.length === 0, 'nobody', `${members.length} members`, reply);
  },
);

check('workspace.member.filter.finds', 'an address of the other workspace finds its member', async (t) => {
  const there = inOtherWorkspace(t);
  const { id, email } = await memberThere(t);
  const { members, reply } = await listedMembers(there, email);
  const isFound = members.some((member) => member.id === id);
  expectThat(isFound, `the member ${email}`, 'a list without it', reply);
});

goneAccount(
  'workspace.service-account.delete.revokes',
  'a key of the other workspace ends with its account',
  async (t) => {
    const there = inOtherWorkspace(t);
    const { id, token } = await newKeyedAccount(there);
    succeeded(await deleteAccount(there, id), 'delete a service account');
    expectStatus(await tryToken(t, token), 401, 'the token of an account that was deleted');
  },
);

check(
  'workspace.filespace.rename.too-long',
  'a new name of 31 characters is rejected in the other workspace',
  async (t) => {
    const there = inOtherWorkspace(t);
    const { filespaceId } = await commonPlace(there);
    expectStatus(await rename(there, filespaceId, { name: padded(t.names.filespace(), 31) }), 400, '31 characters');
  },
);

check('workspace.direct-link.both', 'a link takes an entry or a path in the other workspace, too', async (t) => {
  const { there, parent } = await family(t);
  const { filespaceId, id, path } = parent;
  expectStatus(await linkTo(there, filespaceId, { entryId: id, path }), 400, 'both of them');
});

check('workspace.group.list.status', 'the groups of a member of the other workspace are listed', async (t) => {
  const there = inOtherWorkspace(t);
  const { id } = await memberThere(t);
  expectStatus(await memberGroups(there, id), 200, 'a member of the other workspace');
});

check(
  'workspace.data-store.update.read-back',
  'an update in the other workspace shows the new access key',
  async (t) => {
    const there = inOtherWorkspace(t);
    const { filespaceId } = await commonPlace(there);
    const creation = await createStore(there, filespaceId, storeBody(t, 'S3DataStore'), { open: true });
    const id = createdId(creation);
    if (creation.response.status !== 201 || id === null) throw new NotTested('no data store is made there');
    const s3StorageParams = inventedCredentials(t);
    const accessKey = s3StorageParams[credentialNames(t).access];
    const store = { filespaceId, id };
    const update = await updateStore(there, store, { s3StorageParams });
    // A target may try them.
    if (!update.response.ok) throw new NotTested('invented keys are not taken');
    const get = await getStore(there, store);
    withStore(get, 'get the data store');
    expectEqual(shownParam(storeRecord(get), 'accessKey'), accessKey, 'accessKey', update, get);
  },
);

// What is answered as changed or removed is so, wherever it was.
check('workspace.member.update.read-back', 'a role of a member of the other workspace is kept', async (t) => {
  const { there, parent } = await family(t);
  const { id } = await memberThere(t);
  const body = { role: 'filespaceAdmin', filespaceIds: [parent.filespaceId] };
  const change = await changeRole(there, id, body);
  succeeded(change, 'change the role');
  const read = await getMember(there, id);
  expectEqual(prepared(read, 200, 'read the member').data.role, body.role, 'the role', change, read);
});

goneMember('workspace.member.remove.gone', 'who is removed from the other workspace is gone', async (t) => {
  const there = inOtherWorkspace(t);
  const { id } = await newWorkspaceMember(there);
  const removal = await removeMember(there, id);
  succeeded(removal, 'remove a member');
  const read = await getMember(there, id);
  expectThat(read.response.status === 404, '404', String(read.response.status), removal, read);
});

goneEntry('workspace.entry.delete.gone', 'what is deleted in the other workspace is gone', async (t) => {
  const { there, parent } = await family(t);
  const place = await subdirectory(there, parent);
  const deletion = await deleteEntry(there, place);
  succeeded(deletion, 'delete an entry');
  const read = await getEntry(there, place);
  expectThat(read.response.status === 404, '404', String(read.response.status), deletion, read);
});

goneStore('workspace.data-store.delete.gone', 'what is removed from the other workspace is gone', async (t) => {
  const there = inOtherWorkspace(t);
  const { filespaceId } = await commonPlace(there);
  const creation = await createStore(there, filespaceId, storeBody(t, 'HttpLinkDataStore'), { open: true });
  const id = createdId(creation);
  if (creation.response.status !== 201 || id === null) throw new NotTested('no data store is made there');
  const deletion = await deleteStore(there, { filespaceId, id });
  succeeded(deletion, 'delete a data store');
  const read = await getStore(there, { filespaceId, id });
  expectThat(read.response.status === 404, '404', String(read.response.status), deletion, read);
});

/** One for all checks that only read it, or change its role. */
function memberThere(t: CheckContext): Promise<AddedMember> {
  return t.shared('workspace member of the other workspace', (own) => newWorkspaceMember(inOtherWorkspace(own)));
}

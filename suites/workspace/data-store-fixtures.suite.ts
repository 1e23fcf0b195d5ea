import {
  type CheckContext,
  expectEqual,
  expectStatus,
  expectThat,
  Inconclusive,
  lent,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import {
  createStore,
  deleteStore,
  expectStoreKept,
  getStore,
  kinds,
  listStores,
  possibleKinds,
  sharedStore,
  statedFields,
  storeBody,
  storeIn,
  storeRecord,
  storesPath,
  updateStore,
  withStore,
} from '../support/data-stores.ts';
import { listChildren, resolvePath } from '../support/entries.ts';
import { linkTo } from '../support/lent-file.ts';
import { ofCertainName } from '../support/lent-names.ts';
import { whereRoom } from '../support/lent-room.ts';
import { byOtherAccount } from '../support/other-account.ts';
import { ownCredentials } from '../support/store-credentials.ts';

const { check } = lent;

/** What is tried on lent things: nothing but what must be rejected. */

check('workspace.data-store.unsupported.list', 'a list where data stores are unsupported answers 403', async (t) => {
  const { id } = t.workspaceFixture('unsupportedFilespace');
  const replies = await Promise.all([listStores(t, id), listStores(t, id, t.names.unique())]);
  for (const reply of replies) expectStatus(reply, 403);
});

check(
  'workspace.data-store.unsupported.list',
  'where data stores are unsupported, another account has no list of them either',
  async (t) => {
    const { id } = t.workspaceFixture('unsupportedFilespace');
    const other = await byOtherAccount(t);
    const reply = await other.workspace.raw({ operation: `GET ${storesPath}`, path: { filespaceId: id } });
    // What a new account has access to is open.
    expectStatus(reply, [403, 404], 'data stores are unsupported here');
  },
);

for (const kind of kinds) {
  check(
    'workspace.data-store.unsupported.create',
    `creating an ${kind} where they are unsupported answers 403`,
    async (t) => {
      const { id } = t.workspaceFixture('unsupportedFilespace');
      const body = storeBody(t, kind);
      expectStatus(await createStore(t, id, body), 403);
    },
  );
}

/**
 * No data store can be in such a filespace, so the address is made of the id of one elsewhere. Which of the two
 * mistakes is noticed first is open: that the id is unknown here is 404, or 400 where ids tell their filespace.
 */
async function strayStore(t: CheckContext): Promise<{ filespaceId: string; id: string }> {
  const { id: filespaceId } = t.workspaceFixture('unsupportedFilespace');
  const [kind = 'HttpLinkDataStore'] = possibleKinds(t);
  // Where no filespace supports data stores, any text has to do as an id.
  const id = await sharedStore(t, kind).then(
    (store) => store.id,
    () => t.names.unique(),
  );
  return { filespaceId, id };
}

function expectUnsupported(reply: Reply): void {
  expectStatus(reply, [403, 404, 400], 'data stores are unsupported here, and this one is elsewhere');
}

check('workspace.data-store.unsupported.get', 'a get where data stores are unsupported is rejected', async (t) => {
  expectUnsupported(await getStore(t, await strayStore(t)));
});

check(
  'workspace.data-store.unsupported.update',
  'an update where data stores are unsupported is rejected',
  async (t) => {
    // Whether unknown ones are noticed first is open.
    const s3StorageParams = ownCredentials(t);
    expectUnsupported(await updateStore(t, await strayStore(t), { s3StorageParams }));
  },
);

check(
  'workspace.data-store.unsupported.delete',
  'a delete where data stores are unsupported is rejected',
  async (t) => {
    expectUnsupported(await deleteStore(t, await strayStore(t)));
  },
);

/** The attempt to delete the data store with linked files, and what was seen around it. */
interface Attempt {
  id: string;
  before: Reply;
  remove: Reply;
  get: Reply;
  list: Reply;
  /** Further attempts, for as long as the one before was rejected. */
  again: readonly Reply[];
}

async function attempt(t: CheckContext): Promise<Attempt> {
  const { filespace: filespaceId, id } = t.workspaceFixture('linkedDataStore');
  return t.shared('workspace attempt to delete a linked data store', async (own) => {
    const before = await getStore(own, { filespaceId, id });
    if (before.response.status !== 200) throw new Inconclusive('`workspace.fixtures.linkedDataStore` is not there');
    const remove = await deleteStore(own, { filespaceId, id });
    const [get, list] = await Promise.all([getStore(own, { filespaceId, id }), listStores(own, filespaceId)]);
    const again: Reply[] = [];
    // Each attempt may take one of the files off that link to it.
    while (again.length < 3 && (again.at(-1) ?? remove).response.status === 400) {
      again.push(await deleteStore(own, { filespaceId, id }));
    }
    return { id, before, remove, get, list, again };
  });
}

check('workspace.data-store.delete.linked-files', 'a data store with linked files cannot be deleted', async (t) => {
  expectStatus((await attempt(t)).remove, 400, 'a data store with linked files');
});

check('workspace.data-store.delete.linked-files', 'asking twice deletes no data store with linked files', async (t) => {
  const { again } = await attempt(t);
  if (again.length === 0) throw new Inconclusive('the first deletion was not rejected');
  for (const reply of again) expectStatus(reply, 400, 'a data store with linked files, asked again');
});

check(
  'workspace.data-store.delete.linked-files',
  'no other account deletes a data store with linked files',
  async (t) => {
    const { filespace: filespaceId, id: dataStoreId } = t.workspaceFixture('linkedDataStore');
    const { remove, again } = await attempt(t);
    if (again.at(-1)?.response.status !== 400) throw new Inconclusive('the deletion was not rejected');
    const other = await byOtherAccount(t);
    // What such an account may delete at all is open.
    const operation = `DELETE ${storesPath}/{dataStoreId}` as const;
    const reply = await other.workspace.raw({ operation, path: { filespaceId, dataStoreId }, open: true });
    expectThat(!reply.response.ok, 'a rejection, whoever asks', `${reply.response.status}`, remove, reply);
  },
);

check('workspace.data-store.delete.linked-files-kept', 'a data store with linked files stays', async (t) => {
  const { id, remove, get, list } = await attempt(t);
  if (remove.response.status !== 400) prepared(remove, 400, 'have the deletion rejected');
  expectStatus(get, 200, 'the data store whose deletion was rejected');
  expectThat(storeIn(list, id) !== undefined, 'a list with it', 'a list without it', remove, list);
});

check('workspace.data-store.delete.linked-files-kept', 'a rejected deletion leaves its record as it was', async (t) => {
  const { before, remove, get } = await attempt(t);
  if (remove.response.status !== 400) prepared(remove, 400, 'have the deletion rejected');
  withStore(get, 'get the data store whose deletion was rejected');
  const { filespace: filespaceId, id } = t.workspaceFixture('linkedDataStore');
  const kept = { what: 'the data store whose deletion was rejected', was: before, is: get };
  await expectStoreKept(t, { filespaceId, id }, kept, remove);
});

check('workspace.data-store.list.agrees-with-get', 'list and get show the same linked data store', async (t) => {
  const { id, get, list } = await attempt(t);
  withStore(get, 'get the data store');
  const listed = storeIn(list, id);
  if (listed === undefined) throw new Inconclusive('the list lacks the data store');
  expectEqual(statedFields(listed), statedFields(storeRecord(get)), 'the data store in the list', get, list);
});

check('workspace.data-store.filter.finds', 'the full name of a data store with linked files finds it', async (t) => {
  const { filespace, id } = t.workspaceFixture('linkedDataStore');
  const { before, remove } = await attempt(t);
  // What was deleted after all cannot be found any more.
  if (remove.response.status !== 400) prepared(remove, 400, 'have the deletion rejected');
  const { name } = storeRecord(before);
  if (typeof name !== 'string' || name === '') throw new Inconclusive('the data store shows no name');
  const list = await listStores(t, filespace, name);
  expectThat(storeIn(list, id) !== undefined, `a list with ${name}`, 'one without it', before, list);
});

// What a filespace has no data stores for are its entries not.
check('workspace.entry.children.status', 'a filespace without data stores is read as any other', async (t) => {
  const { id: filespaceId } = t.workspaceFixture('unsupportedFilespace');
  const root = await resolvePath(t, filespaceId, '/');
  expectStatus(root, 200, 'the root of a filespace that supports no data stores');
  const { id } = prepared(root, 200, 'resolve the root directory').data;
  expectStatus(await listChildren(t, { filespaceId, id }), 200, 'its children');
  expectStatus(await linkTo(t, filespaceId, { path: '/' }), [200, 400], 'a link in it');
});

check(
  'workspace.data-store.create.name.duplicate',
  'the name of a data store with linked files is taken',
  async (t) => {
    const { filespace: filespaceId } = t.workspaceFixture('linkedDataStore');
    const { before, remove } = await attempt(t);
    if (remove.response.status !== 400) prepared(remove, 400, 'have the deletion rejected');
    const { name } = storeRecord(before);
    if (typeof name !== 'string' || name === '') throw new Inconclusive('the data store shows no name');
    const body = storeBody(t, 'HttpLinkDataStore', { name });
    const reply = await whereRoom(createStore(t, filespaceId, body));
    expectStatus(ofCertainName(reply), 400, 'the name of the data store that the profile lends');
  },
);

import {
  type CheckContext,
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
  getStore,
  kinds,
  listStores,
  possibleKinds,
  sharedStore,
  storeBody,
  storeIn,
  updateStore,
} from '../support/data-stores.ts';
import { ownCredentials } from '../support/store-credentials.ts';

const { check } = lent;

/** What is tried on lent things: nothing but what must be rejected. */

check('workspace.data-store.unsupported.list', 'a list where data stores are unsupported answers 403', async (t) => {
  const { id } = t.workspaceFixture('unsupportedFilespace');
  const replies = await Promise.all([listStores(t, id), listStores(t, id, t.names.unique())]);
  for (const reply of replies) expectStatus(reply, 403);
});

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

/** The one attempt to delete the data store with linked files, and what was seen around it. */
interface Attempt {
  id: string;
  remove: Reply;
  get: Reply;
  list: Reply;
}

async function attempt(t: CheckContext): Promise<Attempt> {
  const { filespace: filespaceId, id } = t.workspaceFixture('linkedDataStore');
  return t.shared('workspace attempt to delete a linked data store', async (own) => {
    const before = await getStore(own, { filespaceId, id });
    if (before.response.status !== 200) throw new Inconclusive('`workspace.fixtures.linkedDataStore` is not there');
    const remove = await deleteStore(own, { filespaceId, id });
    const [get, list] = await Promise.all([getStore(own, { filespaceId, id }), listStores(own, filespaceId)]);
    return { id, remove, get, list };
  });
}

check('workspace.data-store.delete.linked-files', 'a data store with linked files cannot be deleted', async (t) => {
  expectStatus((await attempt(t)).remove, 400, 'a data store with linked files');
});

check('workspace.data-store.delete.linked-files-kept', 'a data store with linked files stays', async (t) => {
  const { id, remove, get, list } = await attempt(t);
  if (remove.response.status !== 400) prepared(remove, 400, 'have the deletion rejected');
  expectStatus(get, 200, 'the data store whose deletion was rejected');
  expectThat(storeIn(list, id) !== undefined, 'a list with it', 'a list without it', remove, list);
});

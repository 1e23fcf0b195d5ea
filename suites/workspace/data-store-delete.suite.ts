import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEqual,
  expectStatus,
  NotTested,
  observe,
  type Reply,
} from '../../src/check/index.ts';
import {
  createStore,
  type DataStore,
  deleteStore,
  expectCreated,
  getStore,
  type Kind,
  kinds,
  listStores,
  newDataStore,
  s3Params,
  sharedStore,
  storeBody,
  storeIn,
  storeRecord,
  storesFilespace,
  storesIn,
  updateStore,
  withStore,
} from '../support/data-stores.ts';
import { succeeded } from '../support/filespaces.ts';
import { goneStore } from '../support/id-reuse.ts';
import { createdId } from '../support/made.ts';
import { ownCredentials } from '../support/store-credentials.ts';

/** One deletion and all that was seen after it, for the checks that judge it. */
interface Deletion {
  store: DataStore;
  other: DataStore;
  remove: Reply;
  get: Reply;
  list: Reply;
  filtered: Reply;
  otherGet: Reply;
  /** Made after the deleted one. */
  later: DataStore;
  laterGet: Reply;
}

async function deletion(t: CheckContext, kind: Kind): Promise<Deletion> {
  if (kind === 'S3DataStore') s3Params(t);
  await storesFilespace(t);
  const other = await sharedStore(t, kind);
  return t.shared(`workspace deleted data store ${kind}`, async (own) => {
    const store = await newDataStore(own, kind);
    // By a pattern or by its beginning, the name of the deleted one finds this one as well.
    const later = await newDataStore(own, kind, { name: `${store.name}-too` });
    const remove = await deleteStore(own, store);
    const [get, list, filtered, otherGet, laterGet] = await Promise.all([
      getStore(own, store),
      listStores(own, store.filespaceId),
      listStores(own, store.filespaceId, store.name),
      getStore(own, other),
      getStore(own, later),
    ]);
    return { store, other, remove, get, list, filtered, otherGet, later, laterGet };
  });
}

/** What follows a deletion can only be judged where the target accepted it. */
async function acceptedDeletion(t: CheckContext, kind: Kind): Promise<Deletion> {
  const made = await deletion(t, kind);
  succeeded(made.remove, 'delete a data store');
  return made;
}

for (const kind of kinds) {
  check('workspace.data-store.delete.status', `deleting an ${kind} answers 200`, async (t) => {
    expectStatus((await deletion(t, kind)).remove, 200);
  });

  goneStore('workspace.data-store.delete.gone', `a deleted ${kind} answers 404`, async (t) => {
    const { remove, get } = await acceptedDeletion(t, kind);
    expectStatus(get, 404, `deleted in ${exchangeOf(remove).id}`);
  });

  goneStore('workspace.data-store.delete.not-listed', `a deleted ${kind} is no longer listed`, async (t) => {
    const { store, list, filtered } = await acceptedDeletion(t, kind);
    for (const reply of [list, filtered]) {
      expectEqual(storeIn(reply, store.id), undefined, 'the deleted data store in the list', reply);
    }
    const named = storesIn(filtered).filter(({ name }) => name === store.name);
    expectEqual(named, [], `the data stores named ${store.name}`, filtered);
  });

  check('workspace.data-store.delete.only-that', `another ${kind} stays`, async (t) => {
    const { store, other, otherGet, later, laterGet, list } = await acceptedDeletion(t, kind);
    for (const [{ filespaceId, id, name }, reply] of [[other, otherGet] as const, [later, laterGet] as const]) {
      expectStatus(reply, 200, 'another data store than the deleted one');
      withStore(reply, 'get another data store');
      expectEqual(storeRecord(reply).name, name, 'its name', reply);
      // Where a filespace holds only so many, they may be in different ones.
      if (filespaceId === store.filespaceId) expectEqual(storeIn(list, id)?.name, name, 'its name in the list', list);
    }
  });

  check('workspace.data-store.delete.name-free', `the name of a deleted ${kind} is free again`, async (t) => {
    const { store } = await acceptedDeletion(t, kind);
    const body = storeBody(t, kind, { name: store.name });
    await expectCreated(t, store.filespaceId, body, 'the name of a data store that was deleted');
  });
}

check(
  'workspace.data-store.delete.name-free',
  'the name of a data store that was updated and deleted is free',
  async (t) => {
    const s3StorageParams = ownCredentials(t);
    const store = await newDataStore(t, 'S3DataStore');
    succeeded(await updateStore(t, store, { s3StorageParams }), 'update a data store');
    succeeded(await deleteStore(t, store), 'delete a data store');
    const body = storeBody(t, 'S3DataStore', { name: store.name });
    await expectCreated(t, store.filespaceId, body, 'the name of a data store that was updated and deleted');
  },
);

observe('workspace.data-store.delete.body', async (t) => {
  const exchange = exchangeOf((await deletion(t, 'HttpLinkDataStore')).remove);
  const { json } = exchange;
  if (exchange.text === '') return 'an empty body';
  if (json === null || typeof json !== 'object' || Array.isArray(json)) return describe(exchange);
  return `an object with ${Object.keys(json).sort().join(', ') || 'nothing'}`;
});

check('workspace.data-store.delete.only-that', 'a data store whose name differs in case alone stays', async (t) => {
  const store = await newDataStore(t, 'HttpLinkDataStore');
  const { filespaceId, name } = store;
  const body = storeBody(t, 'HttpLinkDataStore', { name: name.toUpperCase() });
  const twin = await createStore(t, filespaceId, body, { open: true });
  const id = createdId(twin);
  if (twin.response.status !== 201 || id === null) throw new NotTested('names that differ in case alone are one');
  succeeded(await deleteStore(t, store), 'delete a data store');
  expectStatus(await getStore(t, { filespaceId, id }), 200, 'the data store of another name was deleted');
});

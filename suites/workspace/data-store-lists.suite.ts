import {
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  expectStatus,
  expectThat,
  NotTested,
  show,
} from '../../src/check/index.ts';
import {
  commonRoom,
  createStore,
  deleteStore,
  getStore,
  listStores,
  newDataStore,
  storeBody,
  storeOf,
  storesIn,
} from '../support/data-stores.ts';
import { listed, listFilespaces, succeeded } from '../support/filespaces.ts';
import { twiceIn } from '../support/lists.ts';
import { manyDataStores } from '../support/many-data-stores.ts';
import { newFilespace } from '../support/new-filespaces.ts';

/** Lists that join what belongs to a record show the record as often as it has something. */

check('workspace.data-store.list.once', 'a data store with linked files is listed once', async (t) => {
  const { filespace } = t.workspaceFixture('linkedDataStore');
  const reply = await listStores(t, filespace);
  expectEqual(twiceIn(storesIn(reply).map(({ id }) => id)), [], 'the ids that stand in the list twice', reply);
});

check('workspace.data-store.list.contains-created', 'each of many data stores is listed', async (t) => {
  for (const { stores, list } of (await manyDataStores(t)).together) {
    const listedIds = storesIn(list).map(({ id }) => id);
    const missing = stores.map(({ id }) => id).filter((id) => !listedIds.includes(id));
    expectEqual(missing, [], 'the ids of data stores that the list lacks', list);
  }
});

check('workspace.data-store.filter.finds', 'the last one of many data stores is found by its name', async (t) => {
  for (const { last, list } of (await manyDataStores(t)).together) {
    if (last === null) continue;
    const { store, found } = last;
    expectStatus(found, 200, 'the name of one of many');
    const ids = storesIn(found).map(({ id }) => id);
    expectThat(ids.includes(store.id), `a list with ${store.name}`, `${ids.length} others`, list, found);
  }
});

check(
  'workspace.data-store.create.name.duplicate',
  'of many data stores the names of the oldest, a middle one and the newest are taken',
  async (t) => {
    for (const { stores, again } of (await manyDataStores(t)).together) {
      for (const { store, reply } of again) {
        const place = stores.findIndex(({ id }) => id === store.id) + 1;
        const wanted = `400: number ${place} of ${stores.length} data stores has the name ${show(store.name)}`;
        // Which names a service takes is open; what it has taken is there.
        expectEitherWay(reply.response.status === 400, wanted, describe(exchangeOf(reply)), reply);
      }
    }
  },
);

check('workspace.filespace.list.once', 'a filespace with data stores is listed once', async (t) => {
  const { id: filespaceId } = await commonRoom(t);
  for (let count = 1; count <= 2; count += 1) await newDataStore(t, 'HttpLinkDataStore', { filespaceId });
  const reply = await listFilespaces(t);
  expectEqual(twiceIn(listed(reply).map(({ id }) => id)), [], 'the ids that stand in the list twice', reply);
});

check('workspace.data-store.delete.only-that', 'a store of the same name in another filespace stays', async (t) => {
  const store = await newDataStore(t, 'HttpLinkDataStore');
  const { id: filespaceId } = await newFilespace(t);
  const body = storeBody(t, 'HttpLinkDataStore', { name: store.name });
  const created = await createStore(t, filespaceId, body, { open: true });
  if (!created.response.ok) throw new NotTested('names of data stores are unique in the workspace');
  const namesake = storeOf(created, filespaceId, body);
  succeeded(await deleteStore(t, store), 'delete a data store');
  expectStatus(await getStore(t, namesake), 200, 'a data store of another filespace than the deleted one');
});

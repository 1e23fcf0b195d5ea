import {
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  expectThat,
  Inconclusive,
  late,
  NotTested,
  observe,
} from '../../src/check/index.ts';
import { untilAged } from '../support/aged.ts';
import {
  createStore,
  getStore,
  hasS3Params,
  kinds,
  listStores,
  newDataStore,
  possibleKinds,
  readStore,
  sharedStore,
  statedFields,
  storeBody,
  storeIn,
  storeOf,
  storeRecord,
  storesFilespace,
  storesIn,
  withStore,
} from '../support/data-stores.ts';
import { customerCreation, otherCreation } from '../support/filespaces.ts';
import { idOf, newFilespace } from '../support/new-filespaces.ts';

/** A filespace that supports data stores, and in which nobody makes any. */
async function emptyFilespace(t: CheckContext): Promise<{ id: string }> {
  await storesFilespace(t);
  return { id: idOf(await otherCreation(t)) };
}

check('workspace.data-store.list.status', 'listing data stores answers 200', async (t) => {
  const { id: filespaceId } = await storesFilespace(t);
  expectStatus(await listStores(t, filespaceId), 200);
});

check('workspace.data-store.list.status', 'listing no data stores answers 200', async (t) => {
  expectStatus(await listStores(t, (await emptyFilespace(t)).id), 200);
});

check('workspace.data-store.filter.unknown', 'where there are no data stores a name finds nothing', async (t) => {
  const reply = await listStores(t, (await emptyFilespace(t)).id, t.names.unique());
  expectStatus(reply, 200);
  expectEqual(storesIn(reply), [], 'the data stores found in a filespace without any', reply);
});

check('workspace.data-store.list.contains-created', 'the first data store of a filespace is listed', async (t) => {
  const { id, first } = await storesFilespace(t);
  // How many there may be is open, and something of the service's own may have come first.
  if (first.response.status === 400) throw new NotTested('the filespace took no data store at first');
  const store = storeOf(first, id, {});
  const reply = await listStores(t, id);
  expectThat(storeIn(reply, store.id) !== undefined, `a list with ${store.id}`, 'one without it', first, reply);
});

observe('workspace.data-store.list.new', async (t) => {
  const { id } = await emptyFilespace(t);
  const count = storesIn(await listStores(t, id)).length;
  return count === 0 ? 'no' : `yes, ${count}`;
});

check('workspace.data-store.list.filespace', 'a data store is not in the list of another filespace', async (t) => {
  const { id } = await emptyFilespace(t);
  const stores = await Promise.all(possibleKinds(t).map((kind) => sharedStore(t, kind)));
  const [all, ...filtered] = await Promise.all([
    listStores(t, id),
    ...stores.map(({ name }) => listStores(t, id, name)),
  ]);
  for (const list of [all, ...filtered]) {
    const strays = stores.filter((store) => storeIn(list, store.id) !== undefined).map(({ name }) => name);
    expectEqual(strays, [], 'the data stores of another filespace in the list', list);
  }
});

for (const kind of kinds) {
  check('workspace.data-store.list.contains-created', `a created ${kind} is listed`, async (t) => {
    const { store, list: reply } = await readStore(t, kind);
    expectThat(
      storeIn(reply, store.id) !== undefined,
      `a list with ${store.name}`,
      'one without it',
      store.reply,
      reply,
    );
  });

  check('workspace.data-store.list.agrees-with-get', `list and get show the same ${kind}`, async (t) => {
    const { store, get, list: all, found } = await readStore(t, kind);
    withStore(get, 'get a data store');
    for (const list of [all, found]) {
      const inList = storeIn(list, store.id);
      if (inList === undefined) throw new Inconclusive('a list lacks the data store');
      expectEqual(statedFields(inList), statedFields(storeRecord(get)), 'the data store in the list', get, list);
    }
  });

  check('workspace.data-store.get.status', `getting an ${kind} answers 200`, async (t) => {
    expectStatus((await readStore(t, kind)).get, 200);
  });

  late.check('workspace.data-store.get.status', `an ${kind} stays for as long as nobody deletes it`, async (t) => {
    const store = await sharedStore(t, kind);
    await untilAged(t, store.reply);
    expectStatus(await getStore(t, store), 200, 'created a while ago, with others after it');
  });

  check('workspace.data-store.get.same-id', `the ${kind} has the id of the path`, async (t) => {
    const otherKind = possibleKinds(t).find((each) => each !== kind);
    const store = await sharedStore(t, kind);
    const other = await (otherKind === undefined ? newDataStore(t, kind) : sharedStore(t, otherKind));
    // One after the other, so that each is read right after another one.
    for (const each of [store, other, store, other]) {
      const reply = await getStore(t, each);
      withStore(reply, 'get a data store');
      const { id, name } = storeRecord(reply);
      expectEqual({ id, name }, { id: each.id, name: each.name }, 'id and name of the data store', reply);
    }
  });

  check(
    'workspace.data-store.get.agrees-with-create',
    `reading an ${kind} shows what its create answered`,
    async (t) => {
      const { store, get: reply } = await readStore(t, kind);
      withStore(reply, 'get a data store');
      withStore(store.reply, 'create a data store');
      const created = statedFields(storeRecord(store.reply));
      expectEqual(statedFields(storeRecord(reply)), created, 'the data store', store.reply, reply);
    },
  );
}

check(
  'workspace.data-store.get.agrees-with-create',
  'data stores in a filespace of the customer have buckets of their own',
  async (t) => {
    if (!hasS3Params(t)) throw new NotTested('add `workspace.dataStore` to the profile');
    const filespaceId = idOf(await customerCreation(t, 'customerStorage'));
    const body = storeBody(t, 'S3DataStore');
    const creation = await createStore(t, filespaceId, body, { open: true });
    if (!creation.response.ok) throw new NotTested('the target takes no data stores on the storage of a customer');
    const store = storeOf(creation, filespaceId, body);
    const get = await getStore(t, store);
    withStore(get, 'get a data store');
    const created = statedFields(storeRecord(store.reply));
    expectEqual(statedFields(storeRecord(get)), created, 'the data store', store.reply, get);
  },
);

observe('workspace.data-store.list.order', async (t) => {
  const { id: filespaceId } = await newFilespace(t);
  const unique = t.names.dataStore();
  const names = [`${unique}-b`, `${unique}-a`, `${unique}-c`];
  for (const name of names) await newDataStore(t, 'HttpLinkDataStore', { filespaceId, name });
  const order = storesIn(await listStores(t, filespaceId)).map((record) => String(record.name).slice(-1));
  return orders[order.join('')] ?? 'neither by creation nor by name';
});

/** The orders of three data stores that were made as b, a, c. */
const orders: Readonly<Record<string, string>> = {
  bac: 'oldest first',
  cab: 'newest first',
  abc: 'by name',
  cba: 'by name, descending',
};

import {
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  expectStatus,
  expectThat,
  NotTested,
  prepared,
  show,
} from '../../src/check/index.ts';
import {
  commonRoom,
  createBesideRoom,
  createStore,
  deleteStore,
  expectCreated,
  expectStoreKept,
  getStore,
  kinds,
  manyWords,
  newDataStore,
  possibleKinds,
  roomyFilespace,
  s3Body,
  s3Params,
  sharedStore,
  storeBody,
  storeIn,
  storeRecord,
  withStore,
} from '../support/data-stores.ts';
import { succeeded } from '../support/filespaces.ts';
import { createdId } from '../support/made.ts';
import { unusualNames, unusualStore } from '../support/many-data-stores.ts';
import { sharedFilespace } from '../support/new-filespaces.ts';
import { inOtherWorkspace } from '../support/other-workspace.ts';

check(
  'workspace.data-store.create.name.distinct',
  'a name may be the beginning of another one, and the reverse',
  async (t) => {
    const { id: filespaceId } = await commonRoom(t);
    const unique = t.names.dataStore();
    const long = `${unique}-${manyWords}`;
    const bodyOf = (name: string) => storeBody(t, 'HttpLinkDataStore', { name });
    // How long a name may be is open; of those that are taken, every letter counts.
    const first = await createBesideRoom(t, filespaceId, bodyOf(`${long}-b`), { open: true });
    const names = first.response.ok ? [long, `${long}-b-c`] : [`${unique}-b`, unique, `${unique}-b-c`];
    for (const name of names) await expectCreated(t, filespaceId, bodyOf(name), `the name ${show(name)}`);
  },
);

for (const sign of ['_', '%']) {
  check('workspace.data-store.create.name.distinct', `${sign} in a new name is no wildcard`, async (t) => {
    const { id: filespaceId } = await commonRoom(t);
    const create = (name: string) =>
      createBesideRoom(t, filespaceId, storeBody(t, 'HttpLinkDataStore', { name }), { open: true });
    const [twin, present] = [await create(`${t.names.dataStore()}${sign}b`), t.names.dataStore()];
    if (!twin.response.ok) throw new NotTested(`the target takes no name with ${sign}`);
    prepared(await create(`${present}xb`), 201, 'create a data store');
    const reply = await create(`${present}${sign}b`);
    expectEitherWay(reply.response.ok, '201, as for another such name', describe(exchangeOf(reply)), twin, reply);
  });
}

check('workspace.data-store.create.name.distinct', 'names that differ in one sign are different names', async (t) => {
  const { id: filespaceId } = await commonRoom(t);
  const create = (name: string) =>
    createBesideRoom(t, filespaceId, storeBody(t, 'HttpLinkDataStore', { name }), { open: true });
  const unique = t.names.dataStore();
  const present = await create(`${unique}-b`);
  prepared(present, 201, 'create a data store');
  for (const sign of ['_', '.', '']) {
    const reply = await create(`${unique}${sign}b`);
    if (reply.response.ok) continue;
    // Which signs a service takes is open; what it takes is not what another name is for.
    const twin = await create(`${t.names.dataStore()}${sign}b`);
    const got = describe(exchangeOf(reply));
    expectEitherWay(!twin.response.ok, '201, as for another such name', got, present, twin, reply);
  }
});

for (const kind of kinds) {
  check(
    'workspace.data-store.create.name.duplicate',
    `the name of an ${kind} is taken for the other kind`,
    async (t) => {
      const { name, filespaceId } = await sharedStore(t, kind);
      const other = possibleKinds(t).find((each) => each !== kind);
      if (other === undefined) throw new NotTested('add `workspace.dataStore` to the profile');
      expectStatus(await createStore(t, filespaceId, storeBody(t, other, { name })), 400, 'a name that is taken');
    },
  );
}

check('workspace.data-store.create.name.duplicate', 'a name is taken for another bucket, too', async (t) => {
  const { name, filespaceId } = await sharedStore(t, 'S3DataStore');
  const bucketName = `${String(s3Params(t).bucketName)}-other`.slice(-60);
  const body = { ...s3Body(t, { bucketName }), name };
  expectStatus(await createStore(t, filespaceId, body), 400, 'a name that is taken');
});

check(
  'workspace.data-store.create.rejected-unchanged',
  'a rejected duplicate that is otherwise different leaves the first one as it was',
  async (t) => {
    const store = await newDataStore(t, 'S3DataStore');
    const different = Object.entries(s3Params(t)).map(([name, value]): [string, unknown] => {
      if (typeof value === 'boolean') return [name, !value];
      if (typeof value === 'number') return [name, Math.max(1, value - 1)];
      return [name, name === 'bucketName' ? `${String(value)}-other`.slice(-60) : value];
    });
    const before = await getStore(t, store);
    const body = { ...s3Body(t, Object.fromEntries(different)), name: store.name };
    const refused = await createStore(t, store.filespaceId, body);
    if (refused.response.status !== 400) throw new NotTested('the duplicate was not rejected');
    const after = await getStore(t, store);
    withStore(before, 'read the data store');
    await expectStoreKept(t, store, { what: 'the first one', was: before, is: after }, refused);
  },
);

check('workspace.data-store.create.name.duplicate', 'a name stays taken when another one is deleted', async (t) => {
  const { id: filespaceId } = await commonRoom(t);
  const [first, deleted, last] = [
    await newDataStore(t, 'HttpLinkDataStore', { filespaceId }),
    await newDataStore(t, 'HttpLinkDataStore', { filespaceId }),
    await newDataStore(t, 'HttpLinkDataStore', { filespaceId }),
  ];
  succeeded(await deleteStore(t, deleted), 'delete a data store');
  for (const { name } of [first, last]) {
    const reply = await createStore(t, filespaceId, storeBody(t, 'HttpLinkDataStore', { name }));
    expectStatus(reply, 400, 'a name that is taken');
  }
});

for (const what of Object.keys(unusualNames)) {
  check('workspace.data-store.create.read-back', `a name with ${what} is kept as it was sent`, async (t) => {
    const { store, get, list } = await unusualStore(t, what);
    for (const [source, name] of [
      ['the create', storeRecord(store.reply).name],
      ['get', storeRecord(get).name],
      ['the list', storeIn(list, store.id)?.name],
    ]) {
      expectEqual(name, store.name, `the name from ${source}`, store.reply, get, list);
    }
  });

  check('workspace.data-store.filter.finds', `a name with ${what} finds its data store`, async (t) => {
    const { store, found } = await unusualStore(t, what);
    const isFound = storeIn(found, store.id) !== undefined;
    expectThat(isFound, `a list with ${store.name}`, 'one without it', store.reply, found);
  });
}

check('workspace.data-store.create.name.per-workspace', 'a name that another workspace uses is free', async (t) => {
  const there = inOtherWorkspace(t);
  const { id: theirs } = await sharedFilespace(there);
  const body = storeBody(t, 'HttpLinkDataStore');
  const first = await createStore(there, theirs, body, { open: true });
  if (!first.response.ok) throw new NotTested(`none can be made there: got ${describe(exchangeOf(first))}`);
  await expectCreated(t, (await commonRoom(t)).id, body, 'only another workspace has the name');
});

check(
  'workspace.data-store.create.name.duplicate',
  'a name stays taken where one of another filespace goes',
  async (t) => {
    const [{ id: here }, { id: there }] = [await roomyFilespace(t), await commonRoom(t)];
    if (here === there) throw new NotTested('there is room in one filespace only');
    const body = storeBody(t, 'HttpLinkDataStore');
    const staying = await createStore(t, here, body, { open: true });
    const leaving = await createStore(t, there, body, { open: true });
    // Whether both may have it is open, and so is how many there may be.
    if (!staying.response.ok || !leaving.response.ok) throw new NotTested('no two filespaces have one of that name');
    const id = createdId(leaving);
    if (id === null) throw new NotTested('the answer to the create holds no id');
    const removal = await deleteStore(t, { filespaceId: there, id });
    if (!removal.response.ok) throw new NotTested('the data store is not deleted');
    const again = await createStore(t, here, body, { open: true });
    const { status, text } = exchangeOf(again);
    expectEitherWay(status === 400, '400: the name is taken here', describe({ status, text }), staying, removal, again);
  },
);

import {
  type CheckContext,
  check,
  expectEitherWay,
  expectEqual,
  expectStatus,
  expectThat,
  NotTested,
  type Reply,
  show,
} from '../../src/check/index.ts';
import {
  createStore,
  creationOf,
  type DataStore,
  deleteStore,
  getStore,
  kinds,
  listStores,
  newDataStore,
  otherAddressing,
  possibleKinds,
  readStore,
  s3Body,
  s3Params,
  sharedStore,
  shownParam,
  storeIn,
  storeOf,
  storeRecord,
  storesFilespace,
  withStore,
} from '../support/data-stores.ts';
import { credentialNames } from '../support/store-credentials.ts';

check('workspace.data-store.create.status', 'a create of an S3DataStore answers 201', async (t) => {
  expectStatus((await creationOf(t, 'S3DataStore')).reply, 201);
});

check('workspace.data-store.create.http-link', 'name and kind make an HttpLinkDataStore', async (t) => {
  expectStatus((await creationOf(t, 'HttpLinkDataStore')).reply, 201);
});

for (const kind of kinds) {
  check('workspace.data-store.create.echoes-name', `the answer shows the name of an ${kind}`, async (t) => {
    const { body, reply } = await creationOf(t, kind);
    withStore(reply, 'create a data store');
    expectEqual(storeRecord(reply).name, body.name, 'the name in the answer', reply);
  });

  check('workspace.data-store.create.echoes-kind', `the answer shows the kind ${kind}`, async (t) => {
    const { reply } = await creationOf(t, kind);
    withStore(reply, 'create a data store');
    expectEqual(storeRecord(reply).kind, kind, 'the kind in the answer', reply);
  });

  check('workspace.data-store.create.read-back', `the id of the create finds the ${kind}`, async (t) => {
    const { store, get: reply } = await readStore(t, kind);
    expectStatus(reply, 200, 'a data store that was created');
    withStore(reply, 'get a data store');
    const { name, kind: shown } = storeRecord(reply);
    expectEqual({ name, kind: shown }, { name: store.name, kind }, 'the data store', store.reply, reply);
  });
}

// A text of digits is a text, and one with dots is a whole one.
for (const [what, bucketName] of [
  ['by digits', '20260131'],
  ['like a host', 'media.studio.example'],
] as const) {
  check('workspace.delicate-text', `a data store keeps a bucket that is called ${what}`, async (t) => {
    const { id: filespaceId } = await storesFilespace(t);
    const body = s3Body(t, { bucketName });
    const creation = await createStore(t, filespaceId, body, { open: true });
    // A target may look whether there is such a bucket.
    if (creation.response.status !== 201) throw new NotTested('the target takes no such bucket');
    const reply = await getStore(t, storeOf(creation, filespaceId, body));
    expectStatus(reply, 200, 'a data store that was created');
    expectEqual(shownParam(storeRecord(reply), 'bucketName'), bucketName, 'the bucket name', creation, reply);
  });
}

/** What was sent stands in the answer of the create, and in the record as it is read afterwards. */
const echoes = [
  { id: 'workspace.data-store.create.echoes-bucket', key: 'bucketName' },
  { id: 'workspace.data-store.create.echoes-region', key: 'region' },
  { id: 'workspace.data-store.create.echoes-access-key', key: 'accessKey' },
] as const;

for (const { id, key } of echoes) {
  check(id, `the record shows ${key} as it was sent`, async (t) => {
    const sent = s3Params(t)[key === 'accessKey' ? credentialNames(t).access : key];
    if (sent === undefined) throw new NotTested(`add \`workspace.dataStore.${key}\` to the profile`);
    for (const reply of await sharedRecords(t)) {
      expectEqual(shownParam(storeRecord(reply), key), sent, key, reply);
    }
  });
}

check('workspace.data-store.create.echoes-access-key', 'a long access key comes back whole', async (t) => {
  const accessKey = t.names.random('ABCDEFGHJKLMNPQRSTUVWXYZ234567', 61);
  const { id: filespaceId } = await storesFilespace(t);
  const body = s3Body(t, { [credentialNames(t).access]: accessKey });
  const reply = await createStore(t, filespaceId, body, { open: true });
  // What is no key at the provider may be rejected.
  if (reply.response.status !== 201) throw new NotTested(`a long key is answered with ${reply.response.status}`);
  expectEqual(shownParam(storeRecord(reply), 'accessKey'), accessKey, 'accessKey', reply);
});

async function sharedRecords(t: CheckContext): Promise<Reply[]> {
  const { store, get } = await readStore(t, 'S3DataStore');
  return recordsIn(store, get);
}

/** The answer of the create, and the record as it is read afterwards. */
function recordsIn(store: DataStore, get: Reply): Reply[] {
  withStore(store.reply, 'create a data store');
  withStore(get, 'get a data store');
  return [store.reply, get];
}

const addressing = ['endpoint', 'useVirtualAddressing', 'urlExpirationMinutes'] as const;

check('workspace.data-store.create.echoes-addressing', 'the record shows the addressing of the profile', async (t) => {
  const sent = addressing.filter((key) => s3Params(t)[key] !== undefined);
  if (sent.length === 0) throw new NotTested('add `endpoint` and the like to `workspace.dataStore` of the profile');
  for (const reply of await sharedRecords(t)) {
    for (const key of sent) expectEqual(shownParam(storeRecord(reply), key), s3Params(t)[key], key, reply);
  }
});

// The values of the profile may be the very defaults of the service: others tell whether it looks at them.
check('workspace.data-store.create.echoes-addressing', 'the record shows another addressing, too', async (t) => {
  const others = otherAddressing(t);
  if (Object.keys(others).length === 0) {
    throw new NotTested(
      'add `useVirtualAddressing` and `urlExpirationMinutes` to `workspace.dataStore` of the profile',
    );
  }
  const { id: filespaceId } = await storesFilespace(t);
  const [body, usual] = [s3Body(t, others), s3Body(t, {})];
  // At the same moment another one is made: each has its own.
  const [created, beside] = await Promise.all(
    [body, usual].map((each) => createStore(t, filespaceId, each, { open: true })),
  );
  if (created?.response.ok !== true) throw new NotTested(`the target rejects ${show(others)} for this storage`);
  const store = storeOf(created, filespaceId, body);
  for (const reply of recordsIn(store, await getStore(t, store))) {
    for (const [key, value] of Object.entries(others))
      expectEqual(shownParam(storeRecord(reply), key), value, key, reply);
  }
  if (beside?.response.ok === true) {
    const neighbour = storeOf(beside, filespaceId, usual);
    for (const reply of recordsIn(neighbour, await getStore(t, neighbour))) {
      for (const key of Object.keys(others)) {
        expectEqual(shownParam(storeRecord(reply), key), s3Params(t)[key], `${key} of the other one`, created, reply);
      }
    }
  }
  // A serializer may leave out what is false or none, in one of its answers alone.
  const list = await listStores(t, filespaceId);
  const inList = storeIn(list, store.id) ?? {};
  for (const [key, value] of Object.entries(others)) {
    expectEqual(shownParam(inList, key), value, `${key} in the list`, created, list);
  }
  // What has the name of one that is gone has nothing else of it.
  if (!(await deleteStore(t, store)).response.ok) return;
  const again = await createStore(t, filespaceId, s3Body(t, {}, store.name), { open: true });
  if (!again.response.ok) return;
  const next = storeOf(again, filespaceId, s3Body(t, {}, store.name));
  for (const reply of recordsIn(next, await getStore(t, next))) {
    for (const key of Object.keys(others)) {
      expectEqual(shownParam(storeRecord(reply), key), s3Params(t)[key], `${key} of the next one`, created, reply);
    }
  }
});

check('workspace.data-store.create.echoes-addressing', 'the record shows the port of an endpoint', async (t) => {
  const { endpoint: usual } = s3Params(t);
  if (typeof usual !== 'string' || !/^https?:\/\/[\w.-]+$/.test(usual)) {
    throw new NotTested('`workspace.dataStore.endpoint` of the profile is not the plain address of a host');
  }
  const endpoint = `${usual}:8443`;
  const { id: filespaceId } = await storesFilespace(t);
  const body = s3Body(t, { endpoint });
  const created = await createStore(t, filespaceId, body, { open: true });
  if (!created.response.ok) throw new NotTested(`the target rejects ${endpoint} for this storage`);
  const store = storeOf(created, filespaceId, body);
  for (const reply of recordsIn(store, await getStore(t, store))) {
    expectEqual(shownParam(storeRecord(reply), 'endpoint'), endpoint, 'endpoint', reply);
  }
});

// Which of them may be left out, and what stands in the record then, is open; a record has them all.
check('workspace.data-store.create.record', 'a record has what its create left out', async (t) => {
  const body = s3Body(t, Object.fromEntries(addressing.map((key) => [key, undefined])));
  const { id: filespaceId } = await storesFilespace(t);
  const created = await createStore(t, filespaceId, body, { open: true });
  if (!created.response.ok) throw new NotTested('the target rejects a data store whose addressing is left out');
  const store = storeOf(created, filespaceId, body);
  for (const reply of recordsIn(store, await getStore(t, store))) {
    const lost = addressing.filter((key) => shownParam(storeRecord(reply), key) === undefined);
    expectEitherWay(lost.length === 0, `${addressing.join(', ')} in the record`, `no ${lost.join(', ')}`, reply);
  }
});

check('workspace.data-store.create.unique-id', 'every data store has an id of its own', async (t) => {
  const shared = await Promise.all(possibleKinds(t).map((kind) => sharedStore(t, kind)));
  const fresh = await Promise.all(possibleKinds(t).map((kind) => newDataStore(t, kind)));
  const stores = [...shared, ...fresh];
  const ids = stores.map(({ filespaceId, id }) => `${id} in ${filespaceId}`);
  expectThat(new Set(ids).size === ids.length, `${ids.length} different ids`, show(ids), ...stores.map((s) => s.reply));
});

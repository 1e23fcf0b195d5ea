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
  commonRoom,
  createStore,
  type DataStore,
  getStore,
  listStores,
  otherAddressing,
  s3Body,
  shownParam,
  statedFields,
  storeBody,
  storeIn,
  storeOf,
  storeRecord,
  updateStore,
  withStore,
} from '../support/data-stores.ts';
import type { JsonObject } from '../support/lists.ts';
import { credentialNames, inventedCredentials, ownCredentials } from '../support/store-credentials.ts';

/** A data store with the given changes to the parameters of the profile. @throws {NotTested} where it is rejected. */
async function storeWith(t: CheckContext, changes: JsonObject): Promise<DataStore> {
  const { id: filespaceId } = await commonRoom(t);
  const body = s3Body(t, changes);
  const created = await createStore(t, filespaceId, body, { open: true });
  if (!created.response.ok) throw new NotTested('the target rejects other parameters than those of the profile');
  return storeOf(created, filespaceId, body);
}

async function updated(t: CheckContext, store: DataStore, s3StorageParams: JsonObject): Promise<Reply> {
  const patch = await updateStore(t, store, { s3StorageParams }, { open: true });
  if (!patch.response.ok) throw new NotTested('the target rejects keys that nobody issued');
  return patch;
}

check('workspace.data-store.update.rest-unchanged', 'an update leaves the addressing as it was', async (t) => {
  const own = ownCredentials(t);
  // What an update might set back to the defaults of the service must not be the default.
  const store = await storeWith(t, otherAddressing(t));
  const before = await getStore(t, store);
  withStore(before, 'get the data store before');
  const patch = await updateStore(t, store, { s3StorageParams: own });
  withStore(patch, 'update a data store');
  const after = await getStore(t, store);
  withStore(after, 'get the updated data store');
  for (const reply of [patch, after]) {
    for (const key of ['endpoint', 'useVirtualAddressing', 'urlExpirationMinutes']) {
      expectEqual(shownParam(storeRecord(reply), key), shownParam(storeRecord(before), key), key, before, reply);
    }
  }
});

/** A data store whose bucket is called like a domain, where it may be: its name alone makes a difference to addressing. */
async function dottedStore(t: CheckContext): Promise<DataStore> {
  return storeWith(t, { bucketName: 'vct.files.example' }).catch((error: unknown) => {
    if (error instanceof NotTested) return storeWith(t, {});
    throw error;
  });
}

function severalUpdates(t: CheckContext) {
  return t.shared('workspace data store updated several times', async (own) => {
    const store = await dottedStore(own);
    const steps: { credentials: JsonObject; patch: Reply; after: Reply }[] = [];
    for (const credentials of [inventedCredentials(own), inventedCredentials(own), ownCredentials(own)]) {
      const patch = await updated(own, store, credentials);
      const after = await getStore(own, store);
      withStore(after, 'get the updated data store');
      steps.push({ credentials, patch, after });
    }
    return { store, steps };
  });
}

check('workspace.data-store.update.read-back', 'of several updates the last one holds', async (t) => {
  const { access } = credentialNames(t);
  for (const { credentials, patch, after } of (await severalUpdates(t)).steps) {
    expectEqual(shownParam(storeRecord(after), 'accessKey'), credentials[access], 'accessKey', patch, after);
  }
});

check('workspace.data-store.update.rest-unchanged', 'several updates leave all but the keys as it was', async (t) => {
  const { store, steps } = await severalUpdates(t);
  for (const { after } of steps) {
    for (const key of ['bucketName', 'region', 'endpoint', 'useVirtualAddressing', 'urlExpirationMinutes']) {
      const then = shownParam(storeRecord(store.reply), key);
      expectEqual(shownParam(storeRecord(after), key), then, key, store.reply, after);
    }
  }
});

check('workspace.data-store.list.agrees-with-get', 'list and get show the same updated data store', async (t) => {
  const store = await storeWith(t, {});
  const patch = await updated(t, store, inventedCredentials(t));
  const [list, get] = [await listStores(t, store.filespaceId), await getStore(t, store)];
  withStore(get, 'get the updated data store');
  const inList = statedFields(storeIn(list, store.id) ?? {});
  expectEqual(inList, statedFields(storeRecord(get)), 'the data store in the list', patch, get, list);
});

check('workspace.data-store.filter.finds', 'an updated data store is found by its name as before', async (t) => {
  const store = await storeWith(t, {});
  const patch = await updated(t, store, ownCredentials(t));
  const list = await listStores(t, store.filespaceId, store.name);
  expectThat(storeIn(list, store.id) !== undefined, `a list with ${store.name}`, 'one without it', patch, list);
});

check('workspace.data-store.create.name.duplicate', 'a name stays taken when its data store is updated', async (t) => {
  const store = await storeWith(t, {});
  withStore(await updateStore(t, store, { s3StorageParams: ownCredentials(t) }), 'update a data store');
  const reply = await createStore(t, store.filespaceId, storeBody(t, 'S3DataStore', { name: store.name }));
  expectStatus(reply, 400, 'the name of an updated data store');
});

check('workspace.data-store.update.rejected-unchanged', 'where one key is rejected the other one stays', async (t) => {
  const store = await storeWith(t, {});
  const before = await getStore(t, store);
  withStore(before, 'get the data store before');
  const { secret } = credentialNames(t);
  const s3StorageParams = { ...inventedCredentials(t), [secret]: 7 };
  const reply = await updateStore(t, store, { s3StorageParams }, { open: true });
  if (reply.response.ok) throw new NotTested('the target takes a number for a secret key');
  const after = await getStore(t, store);
  withStore(after, 'get the data store after');
  const [then, now] = [before, after].map((each) => shownParam(storeRecord(each), 'accessKey'));
  expectEitherWay(now === then, `accessKey ${show(then)}`, show(now), before, reply, after);
});

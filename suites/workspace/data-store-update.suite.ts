import {
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  Inconclusive,
  late,
  NotTested,
  observe,
  type Reply,
} from '../../src/check/index.ts';
import { untilAged } from '../support/aged.ts';
import {
  commonRoom,
  createStore,
  type DataStore,
  expectStoreKept,
  getStore,
  listStores,
  newDataStore,
  possibleKinds,
  roomyFilespace,
  type StoreAddress,
  s3Body,
  s3Params,
  sharedStore,
  shownParam,
  storeIn,
  storeOf,
  storeRecord,
  updateStore,
  withStore,
} from '../support/data-stores.ts';
import { otherCreation } from '../support/filespaces.ts';
import type { JsonObject } from '../support/lists.ts';
import { idOf } from '../support/new-filespaces.ts';
import { expectEach } from '../support/parallel.ts';
import { credentialNames, inventedCredentials, ownCredentials } from '../support/store-credentials.ts';

/**
 * Updates and all that was seen around them. Only the keys of the profile are certain to be valid, so the data store
 * starts with invented ones where the target takes those, and is updated to the keys of the profile.
 */
interface Updating {
  store: DataStore;
  /** The access key that each update sent, its answer, and the record as read afterwards. */
  steps: { accessKey: unknown; patch: Reply; after: Reply }[];
  /** Whether the updates change anything at all. */
  changes: boolean;
  before: Reply;
  /** The list by the name of the data store, after the last update. */
  found: Reply;
  others: { other: StoreAddress; before: Reply; after: Reply }[];
}

async function updating(t: CheckContext): Promise<Updating> {
  ownCredentials(t);
  const others = await Promise.all(possibleKinds(t).map((kind) => sharedStore(t, kind)));
  return t.shared('workspace updated data store', async (own) => {
    // Nobody else has updated anything there, to keys that would hide what is changed now.
    const { id: filespaceId } = await roomyFilespace(own);
    const invented = inventedCredentials(own);
    const started = await startWith(own, filespaceId, invented);
    const store = started ?? (await newDataStore(own, 'S3DataStore'));
    const before = await getStore(own, store);
    // One with the same keys as the updated one, and one of its name in another filespace, where names may be the same.
    if (started !== null) {
      const elsewhere = (await commonRoom(own)).id;
      const alike = [
        await startWith(own, filespaceId, invented),
        await startWith(own, elsewhere, invented, started.name),
      ];
      others.push(...alike.filter((each) => each !== null));
    }
    const watched = await Promise.all(others.map(async (other) => ({ other, before: await getStore(own, other) })));
    const steps: Updating['steps'] = [];
    // To other keys, or to another secret one alone.
    const { secret } = credentialNames(own);
    const next = started === null ? invented : { ...invented, [secret]: inventedCredentials(own)[secret] };
    const step = await update(own, store, next, { open: true });
    if (step.patch.response.status === 200) steps.push(step);
    const changes = started !== null || steps.length > 0;
    steps.push(await update(own, store, ownCredentials(own)));
    const found = await listStores(own, store.filespaceId, store.name);
    const looked = await Promise.all(
      watched.map(async ({ other, before: was }) => ({ other, before: was, after: await getStore(own, other) })),
    );
    return { store, steps, changes, before, found, others: looked };
  });
}

/** A data store made with keys that nobody issued; null where the target rejects them. */
async function startWith(
  t: CheckContext,
  filespaceId: string,
  credentials: JsonObject,
  name: string = t.names.dataStore(),
): Promise<DataStore | null> {
  const body = { ...s3Body(t, credentials), name };
  const reply = await createStore(t, filespaceId, body, { open: true });
  return reply.response.status === 201 ? storeOf(reply, filespaceId, body) : null;
}

async function update(
  t: CheckContext,
  store: DataStore,
  s3StorageParams: JsonObject,
  expectation: { open?: boolean } = {},
): Promise<Updating['steps'][number]> {
  const patch = await updateStore(t, store, { s3StorageParams }, expectation);
  const after = await getStore(t, store);
  return { accessKey: s3StorageParams[credentialNames(t).access], patch, after };
}

/** The updates that were accepted; without any the check is inconclusive. */
async function acceptedSteps(t: CheckContext): Promise<Updating['steps']> {
  const { steps } = await updating(t);
  for (const { patch } of steps) withStore(patch, 'update a data store');
  return steps;
}

check('workspace.data-store.update.status', 'an update to the keys of the profile answers 200', async (t) => {
  const { steps } = await updating(t);
  const last = steps.at(-1);
  if (last !== undefined) expectStatus(last.patch, 200);
});

check('workspace.data-store.update.same-record', 'the answer is the data store of the path', async (t) => {
  const { store } = await updating(t);
  for (const { patch } of await acceptedSteps(t)) {
    const { id, name, kind } = storeRecord(patch);
    expectEqual({ id, name, kind }, { id: store.id, name: store.name, kind: store.kind }, 'the answer', patch);
  }
});

check('workspace.data-store.update.access-key', 'the answer shows the new access key', async (t) => {
  await expectChanges(t);
  for (const { patch, accessKey } of await acceptedSteps(t)) {
    expectEqual(shownParam(storeRecord(patch), 'accessKey'), accessKey, 'accessKey in the answer', patch);
  }
});

check('workspace.data-store.update.read-back', 'getting an updated data store shows the new access key', async (t) => {
  await expectChanges(t);
  for (const { patch, after, accessKey } of await acceptedSteps(t)) {
    withStore(after, 'get the updated data store');
    expectEqual(shownParam(storeRecord(after), 'accessKey'), accessKey, 'accessKey', patch, after);
  }
});

check('workspace.data-store.update.read-back', 'the list by the name shows the new access key', async (t) => {
  await expectChanges(t);
  const last = (await acceptedSteps(t)).at(-1);
  const { store, found } = await updating(t);
  const record = storeIn(found, store.id);
  if (last === undefined || record === undefined) throw new Inconclusive('the list does not show the data store');
  expectEqual(shownParam(record, 'accessKey'), last.accessKey, 'accessKey', last.patch, found);
});

// What goes on after a create may have a record of its own to write back.
late.check('workspace.data-store.update.read-back', 'the new access key is still there later', async (t) => {
  await expectChanges(t);
  const last = (await acceptedSteps(t)).at(-1);
  const { store } = await updating(t);
  if (last === undefined) throw new Inconclusive('no update was accepted');
  await untilAged(t, last.patch);
  const later = await getStore(t, store);
  withStore(later, 'get the updated data store');
  expectEqual(shownParam(storeRecord(later), 'accessKey'), last.accessKey, 'accessKey', last.patch, later);
});

async function expectChanges(t: CheckContext): Promise<void> {
  if ((await updating(t)).changes) return;
  throw new NotTested('the target rejects keys that nobody issued, and the profile holds only one pair of keys');
}

check('workspace.data-store.update.rest-unchanged', 'an update keeps bucket name and region', async (t) => {
  const { before } = await updating(t);
  withStore(before, 'get the data store before');
  for (const { patch, after } of await acceptedSteps(t)) {
    withStore(after, 'get the updated data store');
    for (const [reply, key] of [patch, after].flatMap((one) => [
      [one, 'bucketName'] as const,
      [one, 'region'] as const,
    ])) {
      expectEqual(shownParam(storeRecord(reply), key), shownParam(storeRecord(before), key), key, before, reply);
    }
  }
});

check('workspace.data-store.update.rest-unchanged', 'an update keeps the addressing of the profile', async (t) => {
  const { before } = await updating(t);
  withStore(before, 'get the data store before');
  for (const { patch, after } of await acceptedSteps(t)) {
    withStore(after, 'get the updated data store');
    for (const reply of [patch, after]) {
      for (const key of ['endpoint', 'useVirtualAddressing', 'urlExpirationMinutes']) {
        expectEqual(shownParam(storeRecord(reply), key), shownParam(storeRecord(before), key), key, before, reply);
      }
    }
  }
});

check('workspace.data-store.update.only-that', 'an update leaves the other data stores as they were', async (t) => {
  await acceptedSteps(t);
  for (const { other, before, after } of (await updating(t)).others) {
    withStore(before, 'get another data store');
    expectStatus(after, 200, 'another data store than the updated one');
    await expectStoreKept(t, other, { what: 'another data store', was: before, is: after });
  }
});

// ---- updates that are rejected ----

/** What stands in place of the parameters; the keys beside them must not be taken for them, nor those in a list. */
const noParams = (valid: JsonObject): readonly unknown[] => [
  ...['text', '', JSON.stringify(valid), 7, 0, true, false, null],
  [valid],
];

/** What every rejected update is tried on, once others were accepted. */
async function unchanging(t: CheckContext): Promise<DataStore> {
  await acceptedSteps(t);
  return t.shared('workspace data store that rejects updates', (own) => newDataStore(own, 'S3DataStore'));
}

check('workspace.data-store.update.params.missing', 'an update without parameters is rejected', async (t) => {
  const store = await unchanging(t);
  const bodies = [{}, { name: t.names.dataStore() }, ownCredentials(t)];
  const replies = await Promise.all(bodies.map((body) => updateStore(t, store, body)));
  for (const reply of replies) expectStatus(reply, 400, 'an update without s3StorageParams');
});

check('workspace.data-store.update.params.type', 'parameters that are no object are rejected', async (t) => {
  const store = await unchanging(t);
  const values = noParams(ownCredentials(t));
  await expectEach(400, 's3StorageParams', values, (s3StorageParams) => updateStore(t, store, { s3StorageParams }));
});

check('workspace.data-store.update.http-link', 'updating the keys of an HttpLinkDataStore is rejected', async (t) => {
  await acceptedSteps(t);
  const store = await sharedStore(t, 'HttpLinkDataStore');
  expectStatus(await updateStore(t, store, { s3StorageParams: ownCredentials(t) }), 400, 'the other kind');
});

check('workspace.data-store.update.rejected-unchanged', 'a rejected update leaves the S3DataStore', async (t) => {
  const store = await newDataStore(t, 'S3DataStore');
  const { access } = credentialNames(t);
  const invented = inventedCredentials(t);
  const wrong = [{ name: t.names.dataStore(), kind: 'HttpLinkDataStore' }, invented];
  const bodies = [
    ...wrong,
    ...noParams(invented).map((s3StorageParams) => ({ s3StorageParams, [access]: invented[access] })),
  ];
  await expectUnchanged(t, store, bodies);
});

check('workspace.data-store.update.rejected-unchanged', 'a rejected update leaves the HttpLinkDataStore', async (t) => {
  const store = await newDataStore(t, 'HttpLinkDataStore');
  await expectUnchanged(t, store, [
    { name: t.names.dataStore() },
    { kind: 'S3DataStore' },
    { s3StorageParams: 'text' },
  ]);
});

check('workspace.data-store.update.rejected-unchanged', 'an update under another filespace leaves it', async (t) => {
  await acceptedSteps(t);
  const store = await newDataStore(t, 'S3DataStore');
  const elsewhere = { ...store, filespaceId: idOf(await otherCreation(t)) };
  await expectUnchanged(t, store, [{ s3StorageParams: inventedCredentials(t) }], elsewhere);
});

/** Whatever was rejected must have left no trace; what was accepted is the affair of other checks. */
async function expectUnchanged(
  t: CheckContext,
  store: DataStore,
  bodies: readonly unknown[],
  asked = store,
): Promise<void> {
  let before = await getStore(t, store);
  const refused: Reply[] = [];
  for (const body of bodies) {
    const reply = await updateStore(t, asked, body);
    if (reply.response.status >= 400) refused.push(reply);
    else before = await getStore(t, store);
  }
  const after = await getStore(t, store);
  await expectStoreKept(t, store, { what: 'the data store', was: before, is: after }, ...refused);
}

// ---- what is open ----

observe('workspace.data-store.update.invalid-credentials', async (t) => {
  const { access, secret } = credentialNames(t);
  const own = ownCredentials(t);
  const cases = {
    'invented keys': inventedCredentials(t),
    'an empty access key': { ...own, [access]: '' },
    'an empty secret key': { ...own, [secret]: '' },
    'an access key that is a number': { ...own, [access]: 7 },
  };
  return openStatuses(t, cases);
});

observe('workspace.data-store.update.partial', (t) => {
  const { access, secret } = credentialNames(t);
  const own = ownCredentials(t);
  return openStatuses(t, {
    'the access key alone': { [access]: own[access] },
    'the secret key alone': { [secret]: own[secret] },
    'neither of them': {},
  });
});

observe('workspace.data-store.update.other-fields', async (t) => {
  const store = await newDataStore(t, 'S3DataStore');
  const s3StorageParams = { ...ownCredentials(t), bucketName: `${s3Params(t).bucketName}-2` };
  const reply = await updateStore(t, store, { s3StorageParams }, { open: true });
  const shown = shownParam(storeRecord(await getStore(t, store)), 'bucketName');
  return `${reply.response.status}, bucketName ${shown === s3StorageParams.bucketName ? 'changes' : 'stays'}`;
});

async function openStatuses(t: CheckContext, cases: Readonly<Record<string, JsonObject>>): Promise<string> {
  const store = await newDataStore(t, 'S3DataStore');
  const answers: string[] = [];
  for (const [name, s3StorageParams] of Object.entries(cases)) {
    const reply = await updateStore(t, store, { s3StorageParams }, { open: true });
    answers.push(`${name}: ${reply.response.status}`);
  }
  return answers.join(', ');
}

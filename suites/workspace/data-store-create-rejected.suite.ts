import {
  besideRoom,
  type CheckContext,
  check,
  errorOf,
  expectEqual,
  expectMessage,
  expectStatus,
  prepared,
  show,
} from '../../src/check/index.ts';
import {
  createStore,
  deleteStore,
  expectRoom,
  hasS3Params,
  kinds,
  listStores,
  newDataStore,
  possibleKinds,
  roomyFilespace,
  s3Body,
  s3Params,
  sharedStore,
  storeBody,
  storesFilespace,
  storesIn,
} from '../support/data-stores.ts';
import type { JsonObject } from '../support/lists.ts';
import { createdId } from '../support/made.ts';
import { type NewFilespace, newFilespace } from '../support/new-filespaces.ts';
import { expectOneAtMost, expectWinner, type Race, race } from '../support/race.ts';

/** Every body must be rejected, after its valid twins were accepted. */
async function expectAllRefused(t: CheckContext, bodies: readonly JsonObject[]): Promise<void> {
  await Promise.all(possibleKinds(t).map((kind) => sharedStore(t, kind)));
  const { id: filespaceId } = await unusedFilespace(t);
  const replies = await Promise.all(bodies.map((body) => createStore(t, filespaceId, body)));
  for (const [index, reply] of replies.entries()) expectStatus(reply, 400, show(withoutParams(bodies[index] ?? {})));
}

/** Where nobody else creates: what of this is accepted elsewhere by a mistake takes the name, be it that of nothing. */
function unusedFilespace(t: CheckContext): Promise<NewFilespace> {
  return t.shared('workspace filespace of rejected data stores', (own) => roomyFilespace(own));
}

/** For the message: the parameters are named elsewhere, and hold a secret. */
function withoutParams({ s3StorageParams, ...rest }: JsonObject): JsonObject {
  return s3StorageParams === undefined ? rest : { ...rest, s3StorageParams: typeof s3StorageParams };
}

/** Each change to both kinds, so that a service that overlooks it in one of the two is found. */
function bothKinds(t: CheckContext, changes: readonly JsonObject[]): JsonObject[] {
  return possibleKinds(t).flatMap((kind) => changes.map((change) => storeBody(t, kind, change)));
}

for (const kind of kinds) {
  check('workspace.data-store.create.name.duplicate', `the name of an ${kind} is rejected a second time`, async (t) => {
    const { name, filespaceId } = await sharedStore(t, kind);
    expectStatus(await createStore(t, filespaceId, storeBody(t, kind, { name })), 400, 'a name that is taken');
  });

  check(
    'workspace.data-store.create.name.duplicate.message',
    `the rejection of a taken ${kind} says why`,
    async (t) => {
      const { name, filespaceId } = await sharedStore(t, kind);
      const message = 'Data store already exists';
      // A full filespace may be noticed before the name is.
      const reply = await besideRoom(
        () => createStore(t, filespaceId, storeBody(t, kind, { name })),
        (each) => each.response.status === 400 && errorOf(each).message !== message,
        () => expectRoom(t, filespaceId),
      );
      if (reply.response.status !== 400) prepared(reply, 400, 'have a name that is taken rejected');
      expectMessage(reply, message);
    },
  );
}

check('workspace.data-store.create.name.missing', 'a create without a name is rejected', (t) =>
  expectAllRefused(t, bothKinds(t, [{ name: undefined }])),
);

check('workspace.data-store.create.name.type', 'a name that is not a string is rejected', (t) => {
  const names = [Number(t.names.random('123456789', 9)), true, null, [t.names.dataStore()], {}];
  return expectAllRefused(
    t,
    bothKinds(
      t,
      names.map((name) => ({ name })),
    ),
  );
});

check('workspace.data-store.create.kind.missing', 'a create without a kind is rejected', (t) =>
  expectAllRefused(t, bothKinds(t, [{ kind: undefined }])),
);

check('workspace.data-store.create.kind.unknown', 'a kind that is neither of the two is rejected', (t) =>
  expectAllRefused(
    t,
    bothKinds(
      t,
      ['FtpDataStore', 'DataStore', 'constructor', '', 7, 0, false, ['HttpLinkDataStore']].map((kind) => ({ kind })),
    ),
  ),
);

check('workspace.data-store.create.params.missing', 'an S3DataStore without its parameters is rejected', (t) =>
  expectAllRefused(t, [{ name: t.names.dataStore(), kind: 'S3DataStore' }]),
);

check('workspace.data-store.create.params.type', 'parameters that are no object are rejected', (t) => {
  const values = ['text', '', JSON.stringify(s3Params(t)), 7, 0, true, false, null, [s3Params(t)]];
  const body = (s3StorageParams: unknown) => ({ name: t.names.dataStore(), kind: 'S3DataStore', s3StorageParams });
  return expectAllRefused(t, values.map(body));
});

/** A mistake in the parameters beside every value of whichever of them are true or false, and without these. */
function besideFlags(t: CheckContext, mistake: JsonObject): JsonObject[] {
  const flags = Object.entries(s3Params(t)).filter(([, value]) => typeof value === 'boolean');
  const others = flags.flatMap(([name, value]) => [{ [name]: value !== true }, { [name]: undefined }]);
  return [{}, ...others].map((flag) => s3Body(t, { ...mistake, ...flag }));
}

check('workspace.data-store.create.bucket.empty', 'an empty bucket name is rejected', (t) =>
  expectAllRefused(t, besideFlags(t, { bucketName: '' })),
);

check('workspace.data-store.create.bucket.slash', 'a bucket name with a slash anywhere is rejected', (t) => {
  const bucket = String(s3Params(t).bucketName);
  const names = [`${bucket}/${bucket}`, `/${bucket}`, `${bucket}/`, '/'];
  const [, ...beside] = besideFlags(t, { bucketName: `${bucket}/${bucket}` });
  return expectAllRefused(t, [...names.map((bucketName) => s3Body(t, { bucketName })), ...beside]);
});

check('workspace.data-store.create.region.empty', 'an empty region is rejected', (t) =>
  expectAllRefused(t, besideFlags(t, { region: '' })),
);

check(
  'workspace.data-store.create.rejected-unchanged',
  'a rejected create leaves no data store of its name',
  async (t) => {
    const { id: filespaceId } = await storesFilespace(t);
    const bodies = rejectable(t);
    const replies = await Promise.all(bodies.map((body) => createStore(t, filespaceId, body)));
    const list = await listStores(t, filespaceId);
    const stored = storesIn(list);
    registerLeft(
      t,
      filespaceId,
      stored.filter(({ name }) => bodies.some((body) => body.name === name)),
    );
    for (const [index, reply] of replies.entries()) {
      const name = bodies[index]?.name;
      if (reply.response.status < 400) continue;
      const left = stored.filter((record) => record.name === name).length;
      expectEqual(left, 0, `the number of data stores named ${show(name)} after the rejection`, reply, list);
    }
  },
);

check(
  'workspace.data-store.create.rejected-unchanged',
  'a rejected create leaves no store without a name',
  async (t) => {
    const { id: filespaceId } = await storesFilespace(t);
    const reply = await createStore(t, filespaceId, { kind: 'HttpLinkDataStore' });
    if (reply.response.status < 400) prepared(reply, 400, 'have a create without a name rejected');
    const list = await listStores(t, filespaceId);
    const nameless = storesIn(list).filter(
      ({ name }) => typeof name !== 'string' || ['', 'null', 'undefined'].includes(name),
    );
    registerLeft(t, filespaceId, nameless);
    expectEqual(nameless.length, 0, 'the number of data stores without a name', reply, list);
  },
);

/** A second create of a name, and what the filespace lists then. */
function takenName(t: CheckContext) {
  return t.shared('workspace data store of a name that is tried again', async (own) => {
    const first = await newDataStore(own, 'HttpLinkDataStore');
    const { filespaceId, name } = first;
    const again = await createStore(own, filespaceId, storeBody(own, 'HttpLinkDataStore', { name }));
    return { first, again, list: await listStores(own, filespaceId) };
  });
}

check('workspace.data-store.create.name.duplicate', 'the name of a new data store is taken at once', async (t) => {
  expectStatus((await takenName(t)).again, 400, 'a name that is taken');
});

check(
  'workspace.data-store.create.rejected-unchanged',
  'the rejection of a taken name leaves only the first',
  async (t) => {
    const { first, again, list } = await takenName(t);
    const { filespaceId, name } = first;
    // That it was accepted is judged by itself.
    if (again.response.status < 400) prepared(again, 400, 'have a name that is taken rejected');
    const named = storesIn(list).filter((record) => record.name === name);
    registerLeft(
      t,
      filespaceId,
      named.filter(({ id }) => id !== first.id),
    );
    // Whether a list may show one of them twice is another question.
    const ids = [...new Set(named.map(({ id }) => id))];
    expectEqual(ids, [first.id], `the ids of the data stores named ${name}`, again, list);
  },
);

check(
  'workspace.data-store.create.concurrent',
  'of three creates of one name at once no two are accepted',
  async (t) => {
    await storesFilespace(t);
    // Of its own, so that the number of data stores that a filespace may hold is far away.
    const { id: filespaceId } = await newFilespace(t);
    for (let round = 1; round <= 2; round += 1) expectOneAtMost(await storeRace(t, filespaceId));
  },
);

check(
  'workspace.data-store.create.concurrent-won',
  'of three creates of one name at once one is accepted',
  async (t) => {
    const { id: filespaceId } = await storesFilespace(t);
    const room = () => expectRoom(t, filespaceId);
    const run = await besideRoom(
      () => storeRace(t, filespaceId),
      ({ winners }) => winners === 0,
      room,
    );
    await expectWinner(run, room);
  },
);

/** Of both kinds by turns: one of them may take its time between the look at the names and the create. */
async function storeRace(t: CheckContext, filespaceId: string): Promise<Race> {
  const some = possibleKinds(t);
  let turn = 0;
  const create = (name: string) => {
    const kind = some[turn % some.length] ?? 'HttpLinkDataStore';
    turn += 1;
    return createStore(t, filespaceId, storeBody(t, kind, { name }));
  };
  const run = await race(t, { name: t.names.dataStore(), atOnce: 3, create });
  // There may be room for one alone.
  for (const id of run.replies.map(createdId)) if (id !== null) await deleteStore(t, { filespaceId, id });
  return run;
}

/** One body for every way to be rejected, each with a name that can be found again. */
function rejectable(t: CheckContext): JsonObject[] {
  const bodies = [
    storeBody(t, 'HttpLinkDataStore', { kind: undefined }),
    storeBody(t, 'HttpLinkDataStore', { kind: 'FtpDataStore' }),
    { name: t.names.dataStore(), kind: 'S3DataStore' },
    { name: t.names.dataStore(), kind: 'S3DataStore', s3StorageParams: 'text' },
  ];
  if (!hasS3Params(t)) return bodies;
  const wrongParams = [{ bucketName: '' }, { bucketName: 'a/b' }, { region: '' }];
  return [...bodies, ...wrongParams.map((change) => s3Body(t, change))];
}

function registerLeft(t: CheckContext, filespaceId: string, records: readonly JsonObject[]): void {
  for (const { id, name } of records) {
    t.created({
      api: 'workspace',
      what: `data store ${show(name)}`,
      operation: 'DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}',
      path: { filespaceId, dataStoreId: String(id) },
    });
  }
}

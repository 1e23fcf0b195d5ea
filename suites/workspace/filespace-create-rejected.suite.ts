import {
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  Inconclusive,
  NotTested,
  show,
} from '../../src/check/index.ts';
import { drawn } from '../support/draws.ts';
import {
  type Body,
  customerBody,
  hasCustomerStorage,
  neutral,
  profileBody,
  vendorBody,
} from '../support/filespace-bodies.ts';
import { customerCreation, customerKeys, listed, listFilespaces, provenCreate } from '../support/filespaces.ts';
import { isObject } from '../support/lists.ts';
import { idOf, tryCreate } from '../support/new-filespaces.ts';

/** A body that is right but for what the name says. */
interface Wrong {
  what: string;
  body: Body;
}

/** What stands in place of a text: read carelessly, each would pass for one. */
const noTexts = [7, 0, true, false, null, ['eu'], {}] as const;

/** Every one must be rejected, after its valid twin was accepted. */
async function expectAllRefused(t: CheckContext, wrong: readonly Wrong[]): Promise<void> {
  await provenCreate(t);
  const creations = await Promise.all(wrong.map(({ body }) => tryCreate(t, body)));
  for (const [index, { reply }] of creations.entries()) expectStatus(reply, 400, wrong[index]?.what);
}

/** A create on customer storage that is right as far as the profile lets us know. */
function customerStyle(t: CheckContext, changes: Body): Body {
  if (hasCustomerStorage(t)) return customerBody(t, changes);
  return profileBody(t, { storageOwner: 'customer', storageProvider: 'Other', ...changes });
}

/** The twin of the bodies on customer storage; without such storage in the profile they are as right as can be. */
async function provenCustomerCreate(t: CheckContext): Promise<void> {
  if (hasCustomerStorage(t)) idOf(await customerCreation(t));
}

/** The stated default of vendor storage, beside which anything else is as wrong as without it. */
const blockSize = 1_024;

/** Each change to both kinds of create, so that a service that overlooks it in one of the two is found. */
async function bothKinds(t: CheckContext, changes: readonly Body[]): Promise<Wrong[]> {
  // What is no text is told in one place for all of them; whether it is told at all is tried in each way to create.
  const some = (way: string) => someOfEachSort(t, `${way} ${Object.keys(changes[0] ?? {})}`, changes);
  const besideBlockSize = some('block size').map((change) => ({ ...change, blockSize }));
  const wrong = [...changes, ...besideBlockSize].map((change) => ({
    what: describeChange(change),
    body: profileBody(t, change),
  }));
  const keys = await customerKeys(t);
  const onCustomerStorage = some('customer storage').flatMap((change, index) =>
    keys
      .slice(index % Math.max(1, keys.length))
      .slice(0, 1)
      .map((key) => ({
        what: `${describeChange(change)}, ${key}`,
        body: customerBody(t, change, key),
      })),
  );
  return [...wrong, ...onCustomerStorage];
}

/** What has parts trips code that takes any other value. */
function someOfEachSort(t: CheckContext, place: string, changes: readonly Body[]): Body[] {
  const sorts = [...Map.groupBy(changes, (change) => Object.values(change).some((value) => Object(value) === value))];
  return sorts.flatMap(([, sort]) => drawn(t, place, sort, sorts.length > 1 ? 1 : 2));
}

function describeChange(change: Body): string {
  return Object.entries(change)
    .map(([key, value]) => (value === undefined ? `no ${key}` : `${key} ${show(value)}`))
    .join(', ');
}

const required = [
  {
    key: 'region',
    missing: 'workspace.filespace.create.region.missing',
    type: 'workspace.filespace.create.region.type',
  },
  {
    key: 'storageProvider',
    missing: 'workspace.filespace.create.provider.missing',
    type: 'workspace.filespace.create.provider.type',
  },
  {
    key: 'storageOwner',
    missing: 'workspace.filespace.create.owner.missing',
    type: 'workspace.filespace.create.owner.type',
  },
] as const;

for (const { key, missing, type } of required) {
  check(missing, `a create without ${key} is rejected`, async (t) => {
    await expectAllRefused(t, await bothKinds(t, [{ [key]: undefined }]));
  });

  check(type, `a create with a ${key} that is not a string is rejected`, async (t) => {
    const values = [...noTexts, [t.workspaceTarget.filespace[key]]];
    const changes = values.map((value) => ({ [key]: value }));
    await expectAllRefused(t, await bothKinds(t, changes));
  });
}

check('workspace.filespace.create.owner.unknown', 'an owner that is neither of the two is rejected', async (t) => {
  const changes = ['partner', 'nobody', 'constructor', ''].map((storageOwner) => ({ storageOwner }));
  await expectAllRefused(t, await bothKinds(t, changes));
});

check('workspace.filespace.create.provider.vendor-other', 'vendor storage at another provider is rejected', (t) => {
  // Known to the service, and right for storage of a customer's.
  const { customerStorage, otherCustomerStorage } = t.workspaceTarget;
  const known = [customerStorage, otherCustomerStorage]
    .flatMap((storage) => storage?.storageProvider ?? [])
    .filter((provider) => provider !== 'Other' && neutral(t, 'storageProvider', provider) !== 'StorageA');
  const providers = new Set([...known, 'Other', `${t.names.unique()}-storage`]);
  const changes = [...providers].map((storageProvider) => ({ storageProvider }));
  const wrong = changes.map((change) => ({ what: describeChange(change), body: vendorBody(t, change) }));
  return expectAllRefused(t, wrong);
});

// Everything that customer storage needs is there: only the owner does not fit the provider.
check(
  'workspace.filespace.create.provider.vendor-other',
  'vendor storage with customer parameters is rejected, too',
  async (t) => {
    const body = customerBody(t, { storageOwner: 'vendor' });
    if (neutral(t, 'storageProvider', body.storageProvider) === 'StorageA') {
      throw new NotTested('`workspace.customerStorage.storageProvider` of the profile is the provider of the vendor');
    }
    await provenCustomerCreate(t);
    await expectAllRefused(t, [{ what: `vendor storage at ${show(body.storageProvider)}`, body }]);
  },
);

check('workspace.filespace.create.customer-params.missing', 'customer storage needs its parameters', async (t) => {
  await provenCustomerCreate(t);
  const change = { customerStorageParams: undefined };
  const bodies = [
    customerStyle(t, change),
    ...(await customerKeys(t)).slice(1).map((key) => customerBody(t, change, key)),
  ];
  await expectAllRefused(
    t,
    bodies.map((body) => ({ what: `no customerStorageParams at ${show(body.storageProvider)}`, body })),
  );
});

check('workspace.filespace.create.customer-params.type', 'parameters that are no object are rejected', async (t) => {
  await provenCustomerCreate(t);
  const valid = customerStyle(t, {}).customerStorageParams;
  const changes = ['text', '', JSON.stringify(valid), 7, 0, true, false, null, [valid]].map(
    (customerStorageParams) => ({
      customerStorageParams,
    }),
  );
  const wrong = changes.map((change) => ({ what: describeChange(change), body: customerStyle(t, change) }));
  await expectAllRefused(t, wrong);
});

// Which of the fields may be missing is open, and with it what null says.
check('workspace.filespace.create.customer-params.field-type', 'a field of another type is rejected', async (t) => {
  await provenCustomerCreate(t);
  const keys = await customerKeys(t);
  const wrong = [7, 0, true, false, ['text'], { value: 'text' }].flatMap((value, index) => {
    const key = keys[index % keys.length];
    const { customerStorageParams: params } = customerBody(t, {}, key);
    if (!isObject(params)) throw new Inconclusive('the profile describes no customer storage');
    return Object.keys(params).map((field) => ({
      what: `${field} ${show(value)}, ${key}`,
      body: customerBody(t, { customerStorageParams: { ...params, [field]: value } }, key),
    }));
  });
  await expectAllRefused(t, wrong);
});

check('workspace.filespace.create.block-size.type', 'a block size that is not a number is rejected', (t) => {
  const changes = ['1024', 'large', '', true, false, [1024], {}].map((blockSize) => ({ blockSize }));
  const wrong = changes.map((change) => ({ what: describeChange(change), body: profileBody(t, change) }));
  return expectAllRefused(t, wrong);
});

check(
  'workspace.filespace.create.rejected-unchanged',
  'a rejected create leaves no filespace of its name',
  async (t) => {
    await provenCreate(t);
    const creations = await Promise.all(rejectable(t).map((body) => tryCreate(t, body)));
    const refused = creations.filter(({ reply }) => reply.response.status >= 400);
    // A filespace that is made in spite of the rejection may take its time, as any other does.
    await t.sleep(500);
    const list = await listFilespaces(t);
    for (const { body } of refused) register(t, leftBy(body, list));
    for (const { body, reply } of refused) {
      const left = leftBy(body, list).map(({ name }) => name);
      expectEqual(left, [], `the filespaces after the rejection of ${show(body)}`, reply, list);
    }
  },
);

/** The listed filespaces with the name of the body, or with what a service might make of it before it keeps it. */
function leftBy(body: Body, list: Parameters<typeof listed>[0]): ReturnType<typeof listed> {
  const name = String(body.name);
  const possible = [name, name.toLowerCase(), name.trim(), name.replaceAll(/^-+|-+$/g, '')];
  return listed(list).filter((record) => possible.includes(String(record.name)));
}

function register(t: CheckContext, records: ReturnType<typeof listed>): void {
  for (const { id, name } of records) {
    t.created({
      api: 'workspace',
      what: `filespace ${show(name)}`,
      operation: 'DELETE /api/v1/filespaces/{filespaceId}',
      path: { filespaceId: String(id) },
    });
  }
}

/** One body for every way to be rejected, each with a name that can be found again. */
function rejectable(t: CheckContext): Body[] {
  const wrongNames: Body[] = [
    profileBody(t, { name: `${t.names.filespace()}_a` }),
    profileBody(t, { name: t.names.filespace().toUpperCase() }),
    profileBody(t, { name: `-${t.names.filespace()}` }),
    profileBody(t, { name: `${t.names.filespace()}-` }),
    profileBody(t, { name: `${t.names.filespace()} ` }),
  ];
  const wrongFields: Body[] = [
    profileBody(t, { region: undefined }),
    profileBody(t, { region: 7 }),
    profileBody(t, { storageProvider: undefined }),
    profileBody(t, { storageProvider: 7 }),
    profileBody(t, { storageOwner: undefined }),
    profileBody(t, { storageOwner: 'nobody' }),
    profileBody(t, { storageOwner: 'vendor', storageProvider: 'Other' }),
    profileBody(t, { blockSize: 'large' }),
    customerStyle(t, { customerStorageParams: undefined }),
    customerStyle(t, { customerStorageParams: 'text' }),
  ];
  return [...wrongNames, ...wrongFields];
}

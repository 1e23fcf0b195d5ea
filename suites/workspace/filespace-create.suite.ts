import { nameEnding } from '../../src/arbitraries/filespace-names.ts';
import {
  type CheckContext,
  check,
  expectEitherWay,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  NotTested,
  property,
  show,
} from '../../src/check/index.ts';
import { resolvePath } from '../support/entries.ts';
import { neutral, profileBody, vendorBody } from '../support/filespace-bodies.ts';
import {
  alphabetParts,
  type Edge,
  edgeCreation,
  edgeSightings,
  isAnsweredAsTaken,
  listedOf,
  type Sighting,
  sightingOf,
} from '../support/filespace-names.ts';
import {
  customerCreation,
  expectAccepted,
  getFilespace,
  listedById,
  listFilespaces,
  onceReady,
  recordOf,
  withRecord,
} from '../support/filespaces.ts';
import { baseCreation, type Creation, idOf, tryCreate } from '../support/new-filespaces.ts';

check('workspace.filespace.create.status', 'a create as the profile says answers 201', async (t) => {
  expectStatus((await baseCreation(t)).reply, 201);
});

check('workspace.filespace.create.vendor', 'vendor storage needs name, region, provider and owner alone', async (t) => {
  const { region, storageProvider, storageOwner } = vendorBody(t);
  // What else the profile sends was its own choice: nothing else is required.
  expectAccepted(await tryCreate(t, { name: t.names.filespace(), region, storageProvider, storageOwner }));
});

check('workspace.filespace.create.customer-known', 'customer storage at a known provider is accepted', async (t) => {
  expectAccepted(await customerOf(t, (provider) => provider !== 'Other', 'a provider of the lookup'));
});

check('workspace.filespace.create.customer-other', 'customer storage at the provider Other is accepted', async (t) => {
  expectAccepted(await customerOf(t, (provider) => provider === 'Other', '`Other`'));
});

async function customerOf(t: CheckContext, fits: (provider: string) => boolean, wanted: string): Promise<Creation> {
  const { customerStorage, otherCustomerStorage } = t.workspaceTarget;
  if (customerStorage === undefined || fits(customerStorage.storageProvider)) return customerCreation(t);
  if (otherCustomerStorage === undefined || !fits(otherCustomerStorage.storageProvider)) {
    throw new NotTested(`add \`workspace.otherCustomerStorage\` at ${wanted} to the profile`);
  }
  return customerCreation(t, 'otherCustomerStorage');
}

// ---- names that are accepted ----

check('workspace.filespace.name.shortest', 'a name of 2 characters is accepted', async (t) => {
  const { id, body, reply } = await edgeCreation(t, 'shortest');
  if (id === null && (await isAnsweredAsTaken(t, body.name, reply))) {
    throw new NotTested('names of 2 characters may all be taken');
  }
  await expectEdge(t, 'shortest');
});
check('workspace.filespace.name.longest', 'a name of 30 characters is accepted', (t) => expectEdge(t, 'longest'));
check('workspace.filespace.name.digits', 'a name of digits is accepted', (t) => expectEdge(t, 'digits only'));
check('workspace.filespace.name.digits', 'a digit may come first', (t) => expectEdge(t, 'digit first'));
check('workspace.filespace.name.digits', 'a digit may come last', (t) => expectEdge(t, 'digit last'));
check('workspace.filespace.name.inner-dashes', 'dashes may stand inside', (t) => expectEdge(t, 'inner dashes'));

for (const part of alphabetParts) {
  check('workspace.filespace.name.accepted', `each of the characters ${part} is accepted`, (t) => expectEdge(t, part));
}

async function expectEdge(t: CheckContext, edge: Edge): Promise<void> {
  const creation = await edgeCreation(t, edge);
  expectAccepted(creation, `the name ${show(creation.body.name)}`);
}

property(
  'workspace.filespace.name.accepted',
  'any name of letters, digits and inner dashes is accepted',
  nameEnding(),
  async (t, ending) => {
    const name = `${t.names.filespace()}-${ending}`;
    const creation = await tryCreate(t, profileBody(t, { name }));
    expectAccepted(creation, `the name ${show(name)}`);
    withRecord(creation.reply, 'create a filespace');
    expectEqual(recordOf(creation.reply).name, name, 'the accepted name', creation.reply);
  },
  { scale: 0.1 },
);

// ---- what a create answers and leaves ----

check('workspace.filespace.create.echoes-name', 'the answer shows the name, changed in nothing', async (t) => {
  for (const { body, reply } of await acceptedCreations(t)) {
    withRecord(reply, 'create a filespace');
    expectEqual(recordOf(reply).name, body.name, 'the name in the answer', reply);
  }
});

check('workspace.filespace.create.read-back', 'the id of the create finds the filespace by its name', async (t) => {
  for (const { creation, single } of await acceptedSightings(t)) {
    if (single === null) continue;
    expectStatus(single, 200, 'a filespace that was created');
    withRecord(single, 'get a filespace');
    expectEqual(recordOf(single).id, creation.id, 'the id of the filespace', single);
    expectEqual(recordOf(single).name, creation.body.name, 'the name of the filespace', single);
  }
});

check('workspace.filespace.list.contains-created', 'filespaces of every form of name are listed by it', async (t) => {
  for (const { creation, list } of await acceptedSightings(t)) {
    if (list === null) continue;
    const { id, body } = creation;
    expectEqual(listedById(list, id ?? '')?.name, body.name, `the name in the list by the id ${show(id)}`, list);
  }
});

check('workspace.filespace.create.unique-id', 'every filespace has an id of its own', async (t) => {
  const creations = await acceptedCreations(t);
  const ids = creations.map(({ id }) => id);
  const replies = creations.map(({ reply }) => reply);
  expectThat(new Set(ids).size === ids.length, `${ids.length} different ids`, show(ids), ...replies);
});

/** Whatever was created under a name of the certain core; those that were rejected are the affair of other checks. */
async function acceptedSightings(t: CheckContext): Promise<Sighting[]> {
  const base = await baseCreation(t);
  idOf(base);
  const atTheEdges = [...(await edgeSightings(t)).values()];
  return [await sightingOf(t, base), ...atTheEdges.filter(({ creation }) => creation.id !== null)];
}

async function acceptedCreations(t: CheckContext): Promise<Creation[]> {
  return (await acceptedSightings(t)).map(({ creation }) => creation);
}

// ---- storage ----

check('workspace.filespace.storage.owner', 'the record shows the owner that was requested', async (t) => {
  await expectStorage(
    t,
    await baseCreation(t),
    'owner',
    neutral(t, 'storageOwner', t.workspaceTarget.filespace.storageOwner),
  );
});

check('workspace.filespace.storage.owner', 'the record shows the customer as the owner', async (t) => {
  await expectStorage(t, await customerCreation(t), 'owner', 'customer');
});

check('workspace.filespace.storage.provider', 'the record shows the provider that was requested', async (t) => {
  await expectStorage(
    t,
    await baseCreation(t),
    'provider',
    neutral(t, 'storageProvider', t.workspaceTarget.filespace.storageProvider),
  );
});

check('workspace.filespace.storage.provider', "the record shows the customer's provider", async (t) => {
  const creation = await customerCreation(t);
  await expectStorage(t, creation, 'provider', neutral(t, 'storageProvider', creation.body.storageProvider));
});

check('workspace.filespace.storage.region', 'the record shows the region that was requested', async (t) => {
  await expectStorage(t, await baseCreation(t), 'region', neutral(t, 'region', t.workspaceTarget.filespace.region));
});

check('workspace.filespace.storage.region', 'a region that some stores have no name for is shown', async (t) => {
  const region = 'us-east-1';
  if (t.workspaceTarget.filespace.region === region) throw new NotTested('it is that of the profile');
  const creation = await tryCreate(t, profileBody(t, { region }), { open: true });
  // Which regions there are is open.
  if (creation.id === null) throw new NotTested(`the target makes no filespace in ${region}`);
  const record = recordOf(creation.reply);
  const shown = field(record.storage, 'region');
  expectEitherWay(typeof shown === 'string', `a region, such as ${region}`, show(shown), creation.reply);
});

check('workspace.filespace.storage.region', 'the record shows the region of customer storage', async (t) => {
  const creation = await customerCreation(t);
  await expectStorage(t, creation, 'region', neutral(t, 'region', creation.body.region));
});

check('workspace.filespace.storage.customer-endpoint', 'the record shows the requested endpoint', async (t) => {
  await expectStorage(t, await customerCreation(t), 'endpoint', t.workspaceTarget.customerStorage?.endpoint);
});

check('workspace.filespace.storage.customer-bucket', 'the record shows the requested bucket', async (t) => {
  await expectStorage(t, await customerCreation(t), 'bucketName', t.workspaceTarget.customerStorage?.bucketName);
});

const wanted = ['owner', 'provider', 'region', 'customer-endpoint', 'customer-bucket'] as const;

// Each has its own, whatever another one was made on before.
for (const what of wanted) {
  check(`workspace.filespace.storage.${what}`, 'a second customer storage is shown as it was requested', async (t) => {
    await customerCreation(t);
    const creation = await customerCreation(t, 'otherCustomerStorage');
    const { otherCustomerStorage: storage } = t.workspaceTarget;
    const provider = neutral(t, 'storageProvider', creation.body.storageProvider);
    const fields = {
      owner: ['owner', 'customer'],
      provider: ['provider', provider],
      region: ['region', neutral(t, 'region', creation.body.region)],
      'customer-endpoint': ['endpoint', storage?.endpoint],
      'customer-bucket': ['bucketName', storage?.bucketName],
    } as const;
    const [key, sent] = fields[what];
    await expectStorage(t, creation, key, sent);
  });
}

/** Judged on the record as it is read: while the filespace is made, its answer may not know everything. */
async function expectStorage(t: CheckContext, creation: Creation, key: string, wanted: unknown): Promise<void> {
  const id = idOf(creation);
  const reply = await t.shared(`workspace filespace ${id} whose storage is read`, (own) => getFilespace(own, id));
  withRecord(reply, 'get the filespace');
  expectEqual(field(recordOf(reply).storage, key), wanted, `storage.${key}`, creation.reply, reply);
  if (key === 'owner') {
    withRecord(creation.reply, 'create a filespace');
    expectEqual(field(recordOf(creation.reply).storage, key), wanted, `storage.${key} in the answer`, creation.reply);
    const list = await listedOf(t, [creation]);
    const listed = listedById(list, id);
    if (listed === undefined) return;
    expectEqual(field(listed.storage, key), wanted, `storage.${key} in the list`, creation.reply, list);
  }
}

// ---- block size ----

check('workspace.filespace.create.block-size.accepted', 'the default of vendor storage may be sent', async (t) => {
  expectAccepted(await sizedCreation(t));
});

function sizedCreation(t: CheckContext): Promise<Creation> {
  return t.shared('workspace filespace with a block size', (own) =>
    tryCreate(own, vendorBody(own, { blockSize: 1024 })),
  );
}

/** Which sizes there are beside the defaults is open. */
function oddlySized(t: CheckContext) {
  return t.shared('workspace filespace of a less usual block size', async (own) => {
    const creation = await tryCreate(own, profileBody(own, { blockSize: 512 }));
    if (creation.id === null) throw new NotTested('the target makes no filespace of this block size');
    await onceReady(own, creation.id);
    return {
      id: creation.id,
      creation: creation.reply,
      root: await resolvePath(own, creation.id, '/'),
      list: await listFilespaces(own),
    };
  });
}

check('workspace.entry.resolve.root', 'a filespace of a less usual block size has one', async (t) => {
  const { creation, root } = await oddlySized(t);
  expectEitherWay(root.response.status !== 404, 'the root of a filespace that is ready', '404', creation, root);
});

check('workspace.filespace.list.contains-created', 'a filespace of a less usual block size is listed', async (t) => {
  const { id, creation, list } = await oddlySized(t);
  const isListed = listedById(list, id) !== undefined;
  expectEitherWay(isListed, `the filespace ${id} in the list`, 'none', creation, list);
});

for (const [key, sent] of [
  ['owner', 'storageOwner'],
  ['provider', 'storageProvider'],
  ['region', 'region'],
] as const) {
  check(`workspace.filespace.storage.${key}`, `the record shows the ${key} beside a block size`, async (t) => {
    const creation = await sizedCreation(t);
    await expectStorage(t, creation, key, neutral(t, sent, creation.body[sent]));
  });
}

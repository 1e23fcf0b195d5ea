import type { RequirementId } from '../../generated/catalogue.ts';
import { placed } from '../../src/arbitraries/filespace-names.ts';
import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  expectStatus,
  expectThat,
  fail,
  field,
  Inconclusive,
  NotTested,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { customerLife } from '../support/customer-life.ts';
import { type CustomerKey, customerBody, profileBody } from '../support/filespace-bodies.ts';
import { padded } from '../support/filespace-names.ts';
import {
  customerCreation,
  customerKeys,
  expectAccepted,
  getFilespace,
  listedById,
  recordOf,
  rename,
  storageOf,
  succeeded,
  withRecord,
} from '../support/filespaces.ts';
import { idOf, sharedFilespace, tryCreate } from '../support/new-filespaces.ts';
import { expectKept } from '../support/restless.ts';

/** Rules of every filespace, on storage of the customer: a service may have a way of its own for it. */

const wrongNames: readonly [RequirementId, string, (t: CheckContext) => unknown[]][] = [
  [
    'workspace.filespace.name.other-character',
    'a name with another character',
    (t) => ['_', '.', ' ', '/'].map((character) => placed(t.names.filespace(), character, 'inner')),
  ],
  [
    'workspace.filespace.name.uppercase',
    'a name with an uppercase letter',
    (t) => [placed(t.names.filespace(), 'Q', 'inner'), t.names.filespace().toUpperCase()],
  ],
  ['workspace.filespace.name.leading-dash', 'a name that starts with a dash', (t) => [`-${t.names.filespace()}`]],
  ['workspace.filespace.name.trailing-dash', 'a name that ends with a dash', (t) => [`${t.names.filespace()}-`]],
  ['workspace.filespace.name.missing', 'a create without a name', () => [undefined]],
  [
    'workspace.filespace.name.type',
    'a name that is not a string',
    (t) => [7, 0, true, false, null, [t.names.filespace()]],
  ],
];

/** A service may have a way of its own for each provider: by turns on one storage and on the other. */
async function keyAt(t: CheckContext, turn: number): Promise<CustomerKey> {
  customerBody(t);
  const keys = await customerKeys(t);
  const key = keys[turn % Math.max(1, keys.length)];
  if (key === undefined) throw new Inconclusive('no filespace is made on customer storage');
  return key;
}

for (const [turn, [requirement, what, names]] of wrongNames.entries()) {
  check(requirement, `${what} is rejected on customer storage`, async (t) => {
    for (const [index, name] of names(t).entries()) {
      const { reply } = await tryCreate(t, customerBody(t, { name }, await keyAt(t, turn + index)));
      expectStatus(reply, 400, `the name ${show(name)}`);
    }
  });
}

const wrongRenames: readonly [RequirementId, string, (t: CheckContext) => unknown][] = [
  ['workspace.filespace.rename.too-long', 'more than 30 characters', (t) => padded(t.names.filespace(), 31)],
  ['workspace.filespace.rename.too-short', 'one character', (t) => t.names.random('qxz', 1)],
  ['workspace.filespace.rename.type', 'another type', () => 7],
  ['workspace.filespace.rename.uppercase', 'capitals', (t) => t.names.filespace().toUpperCase()],
  ['workspace.filespace.rename.other-character', 'an underscore', (t) => placed(t.names.filespace(), '_', 'inner')],
  ['workspace.filespace.rename.leading-dash', 'a leading dash', (t) => `-${t.names.filespace()}`],
  ['workspace.filespace.rename.trailing-dash', 'a trailing dash', (t) => `${t.names.filespace()}-`],
];

for (const [turn, [requirement, what, name]] of wrongRenames.entries()) {
  check(requirement, `a new name with ${what} is rejected on customer storage`, async (t) => {
    const id = idOf(await customerCreation(t, await keyAt(t, turn)));
    expectStatus(await rename(t, id, { name: name(t) }), 400, what);
  });
}

check('workspace.filespace.create.block-size.type', 'no other block size is taken on customer storage', async (t) => {
  for (const [index, blockSize] of ['256', 'large', '', true, false, [256], {}].entries()) {
    const { reply } = await tryCreate(t, customerBody(t, { blockSize }, await keyAt(t, index)));
    expectStatus(reply, 400, `blockSize ${show(blockSize)}`);
  }
});

check('workspace.filespace.create.block-size.accepted', 'the default of other storage may be sent', async (t) => {
  // At one provider of the customer the default is that of the vendor; only of the others is it certainly 256.
  const keys = (await customerKeys(t)).filter((key) => customerBody(t, {}, key).storageProvider === 'Other');
  if (keys.length === 0) throw new NotTested('no storage of the customer in the profile is at `Other`');
  for (const key of keys) {
    await customerLife(t, key);
    expectAccepted(await tryCreate(t, customerBody(t, { blockSize: 256 }, key)), 'blockSize 256');
  }
});

for (const [key, where] of [
  ['customerStorage', 'customer storage'],
  ['otherCustomerStorage', 'other customer storage'],
] as const) {
  check('workspace.filespace.name.digits', `a digit may come first on ${where}`, async (t) => {
    const { refused, creation } = await customerLife(t, key);
    if (refused !== null)
      fail('201, as for a name that begins with a letter', describe(exchangeOf(refused)), creation, refused);
  });

  check('workspace.filespace.rename.read-back', `a filespace on ${where} has its new name`, async (t) => {
    const { id, renaming } = await customerLife(t, key);
    const { name, patch, get, list } = renaming;
    expectStatus(patch, 200, 'a valid name');
    withRecord(get, 'get the renamed filespace');
    expectEqual(recordOf(get).name, name, 'the name', patch, get);
    expectEqual(listedById(list, id)?.name, name, 'the name in the list', patch, list);
  });

  check('workspace.entry.create.same-name-elsewhere', `each filespace on ${where} has names of its own`, async (t) => {
    const { namesake, mateDirectory } = await customerLife(t, key);
    if (namesake === null || mateDirectory === null)
      throw new Inconclusive('no directory could be made in one of them');
    expectStatus(namesake, 201, 'a directory of this name stands in another filespace on the same storage');
  });

  check('workspace.filespace.storage.owner', `a renamed filespace on ${where} is still the customer's`, async (t) => {
    const { id, renaming } = await customerLife(t, key);
    const { patch, get, list } = renaming;
    withRecord(patch, 'rename a filespace');
    withRecord(get, 'get the renamed filespace');
    const shown = [
      [patch, recordOf(patch)] as const,
      [get, recordOf(get)] as const,
      [list, listedById(list, id)] as const,
    ];
    for (const [reply, record] of shown) {
      if (record === undefined) continue;
      expectEqual(field(record.storage, 'owner'), 'customer', 'storage.owner after the rename', patch, reply);
    }
  });

  check('workspace.entry.delete.root', `the root of a filespace on ${where} is not deleted`, async (t) => {
    const { root } = await customerLife(t, key);
    if (root === null) throw new Inconclusive('its root cannot be resolved');
    expectStatus(root.deletion, 400, 'it is the root');
  });

  check('workspace.entry.delete.root-kept', `the root of a filespace on ${where} still resolves`, async (t) => {
    const { root } = await customerLife(t, key);
    if (root === null) throw new Inconclusive('its root cannot be resolved');
    expectStatus(root.resolved, 200, 'the path / after the deletion of the root');
  });

  check('workspace.filespace.rename.rest-unchanged', `a renamed filespace on ${where} keeps its storage`, async (t) => {
    const { renaming } = await customerLife(t, key);
    const { before, patch, get } = renaming;
    withRecord(before, 'get the filespace before');
    withRecord(patch, 'rename a filespace');
    withRecord(get, 'get the renamed filespace');
    for (const reply of [patch, get]) {
      expectEqual(storageOf(recordOf(reply)), storageOf(recordOf(before)), 'storage', before, reply);
    }
  });

  check('workspace.filespace.rename.data-kept', `what a renamed filespace on ${where} holds stays in it`, async (t) => {
    const { renaming, directory } = await customerLife(t, key);
    succeeded(renaming.patch, 'rename a filespace');
    if (directory === null) throw new Inconclusive('no directory could be made in it');
    expectStatus(directory, 200, 'a directory of the renamed filespace');
  });

  check('workspace.filespace.delete.gone', `a filespace on ${where} becomes 404`, async (t) => {
    const { removal, get } = await customerLife(t, key);
    succeeded(removal, 'delete a filespace');
    expectStatus(get, 404, 'a deleted filespace, in the time that the profile allows');
  });

  check('workspace.filespace.delete.not-listed', `a filespace on ${where} leaves the list`, async (t) => {
    const { id, removal, list } = await customerLife(t, key);
    succeeded(removal, 'delete a filespace');
    expectStatus(list, 200);
    expectThat(listedById(list, id) === undefined, `no ${id} in the list`, 'it', removal, list);
  });

  check('workspace.filespace.delete.only-that', `another filespace on ${where} stays`, async (t) => {
    const { removal, mate } = await customerLife(t, key);
    succeeded(removal, 'delete a filespace');
    expectStatus(mate.after, 200, 'a filespace on the same storage as the deleted one');
    if (mate.before.response.status !== 200) throw new Inconclusive('it could not be read before');
    const [was, is] = [mate.before, mate.after].map((reply) => storageOf(recordOf(reply)));
    const show = async () => storageOf(recordOf(await getFilespace(t, String(recordOf(mate.before).id))));
    await expectKept({ what: 'its storage', was, is, show }, removal, mate.after);
  });

  check('workspace.filespace.delete.only-that', `what another filespace on ${where} holds stays`, async (t) => {
    const { removal, mateDirectory } = await customerLife(t, key);
    succeeded(removal, 'delete a filespace');
    if (mateDirectory === null) throw new Inconclusive('no directory could be made beside it');
    expectStatus(mateDirectory, 200, 'a directory of a filespace on the same storage as the deleted one');
  });
}

check('workspace.filespace.storage.owner', 'parameters of a customer do not change whose storage it is', async (t) => {
  const plain = profileBody(t);
  if (plain.customerStorageParams !== undefined) throw new NotTested('the filespaces of the profile are a customer’s');
  const { customerStorageParams } = customerBody(t);
  const usual = await getFilespace(t, (await sharedFilespace(t)).id);
  withRecord(usual, 'get a filespace');
  const { id, reply } = await tryCreate(t, { ...plain, customerStorageParams }, { open: true });
  // Whether a create may have both is open.
  if (id === null) throw new NotTested('the target takes no parameters of a customer for other storage');
  const ownerIn = (shown: Reply): unknown => field(recordOf(shown).storage, 'owner');
  const read = await getFilespace(t, id);
  withRecord(read, 'get the filespace');
  for (const shown of [reply, read]) {
    const [owner, stated] = [ownerIn(shown), ownerIn(usual)];
    expectEitherWay(owner === stated, `storage.owner to be ${show(stated)}`, show(owner), usual, reply, shown);
  }
});

check('workspace.filespace.name.longest', 'a name of 30 characters is accepted on customer storage', async (t) => {
  const { creation } = await customerLife(t, 'customerStorage');
  const name = padded(t.names.filespace(), 30);
  const long = await tryCreate(t, customerBody(t, { name }), { open: true });
  if (long.id !== null) return;
  // There may be room for fewer of them by now.
  const plain = await tryCreate(t, customerBody(t), { open: true });
  if (plain.id === null) throw new NotTested('the target takes no further filespace on the same customer storage');
  fail('201, as for a shorter name', describe(exchangeOf(long.reply)), creation, plain.reply, long.reply);
});

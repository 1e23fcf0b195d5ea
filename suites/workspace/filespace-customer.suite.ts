import type { RequirementId } from '../../generated/catalogue.ts';
import { placed } from '../../src/arbitraries/filespace-names.ts';
import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  fail,
  NotTested,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { customerBody } from '../support/filespace-bodies.ts';
import { padded } from '../support/filespace-names.ts';
import {
  type Creation,
  customerCreation,
  eventually,
  expectAccepted,
  getFilespace,
  idOf,
  listedById,
  listFilespaces,
  recordOf,
  rename,
  succeeded,
  tryCreate,
  withRecord,
} from '../support/filespaces.ts';

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
  ['workspace.filespace.name.type', 'a name that is not a string', (t) => [7, true, null, [t.names.filespace()]]],
];

for (const [requirement, what, names] of wrongNames) {
  check(requirement, `${what} is rejected on customer storage`, async (t) => {
    idOf(await customerCreation(t));
    for (const name of names(t)) {
      const { reply } = await tryCreate(t, customerBody(t, { name }));
      expectStatus(reply, 400, `the name ${show(name)}`);
    }
  });
}

const wrongRenames: readonly [RequirementId, string, (t: CheckContext) => string][] = [
  ['workspace.filespace.rename.too-long', 'more than 30 characters', (t) => padded(t.names.filespace(), 31)],
  ['workspace.filespace.rename.uppercase', 'capitals', (t) => t.names.filespace().toUpperCase()],
  ['workspace.filespace.rename.other-character', 'an underscore', (t) => placed(t.names.filespace(), '_', 'inner')],
  ['workspace.filespace.rename.leading-dash', 'a leading dash', (t) => `-${t.names.filespace()}`],
  ['workspace.filespace.rename.trailing-dash', 'a trailing dash', (t) => `${t.names.filespace()}-`],
];

for (const [requirement, what, name] of wrongRenames) {
  check(requirement, `a new name with ${what} is rejected on customer storage`, async (t) => {
    const id = idOf(await customerCreation(t));
    expectStatus(await rename(t, id, { name: name(t) }), 400, what);
  });
}

check('workspace.filespace.create.block-size.type', 'no other block size is taken on customer storage', async (t) => {
  idOf(await customerCreation(t));
  for (const blockSize of ['256', 'large', true, [256], {}]) {
    const { reply } = await tryCreate(t, customerBody(t, { blockSize }));
    expectStatus(reply, 400, `blockSize ${show(blockSize)}`);
  }
});

/** A second filespace on the same storage, which some services do not allow; its name begins with a digit if it may. */
async function another(t: CheckContext): Promise<Creation & { id: string; refused: Reply | null }> {
  idOf(await customerCreation(t));
  const first = await tryCreate(t, customerBody(t, { name: `7${t.names.filespace()}` }), { open: true });
  if (first.id !== null) return { ...first, id: first.id, refused: null };
  const plain = await tryCreate(t, customerBody(t), { open: true });
  if (plain.id === null) throw new NotTested('the target takes no second filespace on the same customer storage');
  return { ...plain, id: plain.id, refused: first.reply };
}

const sharedOther = (t: CheckContext) => t.shared('workspace second filespace on customer storage', another);

check('workspace.filespace.name.digits', 'a digit may come first on customer storage', async (t) => {
  const { refused, reply } = await sharedOther(t);
  if (refused !== null)
    fail('201, as for a name that begins with a letter', describe(exchangeOf(refused)), reply, refused);
});

check('workspace.filespace.create.block-size.accepted', 'the default of other storage may be sent', async (t) => {
  // At one provider of the customer the default is that of the vendor; only of the others is it certainly 256.
  const { storageProvider } = customerBody(t);
  if (storageProvider !== 'Other') throw new NotTested('`workspace.customerStorage` of the profile is not at `Other`');
  await sharedOther(t);
  const creation = await tryCreate(t, customerBody(t, { blockSize: 256 }));
  expectAccepted(creation, 'blockSize 256');
});

check('workspace.filespace.rename.read-back', 'a filespace on customer storage has its new name', async (t) => {
  const { id } = await another(t);
  const name = t.names.filespace();
  const patch = await rename(t, id, { name });
  expectStatus(patch, 200, 'a valid name');
  const [get, list] = await Promise.all([getFilespace(t, id), listFilespaces(t)]);
  withRecord(get, 'get the renamed filespace');
  expectEqual(recordOf(get).name, name, 'the name', patch, get);
  expectEqual(listedById(list, id)?.name, name, 'the name in the list', patch, list);
});

/** A second one with the longest name that there may be, and one with an ordinary name where that is rejected. */
function longNamed(t: CheckContext): Promise<{ long: Creation; plain: Creation | null }> {
  return t.shared('workspace filespace with a long name on customer storage', async (own) => {
    idOf(await customerCreation(own));
    const body = customerBody(own, { name: padded(own.names.filespace(), 30) });
    const long = await tryCreate(own, body, { open: true });
    return { long, plain: long.id === null ? await tryCreate(own, customerBody(own), { open: true }) : null };
  });
}

check('workspace.filespace.name.longest', 'a name of 30 characters is accepted on customer storage', async (t) => {
  const { long, plain } = await longNamed(t);
  if (long.id !== null) return;
  if (plain === null || plain.id === null)
    throw new NotTested('the target takes no second filespace on the same customer storage');
  fail('201, as for a shorter name', describe(exchangeOf(long.reply)), plain.reply, long.reply);
});

/** A deletion, and what shows the filespace when it is over, or when the time of the profile is up. */
function customerDeletion(t: CheckContext): Promise<{ id: string; remove: Reply; get: Reply; list: Reply }> {
  return t.shared('workspace deleted filespace on customer storage', async (own) => {
    const { long, plain } = await longNamed(own);
    const id = long.id ?? plain?.id ?? (await another(own)).id;
    const operation = 'DELETE /api/v1/filespaces/{filespaceId}' as const;
    const remove = await own.workspace.raw({ operation, path: { filespaceId: id } });
    succeeded(remove, 'delete a filespace');
    const isGone = ({ response }: Reply): boolean => response.status === 404;
    const get = await eventually(own, 'gone', () => getFilespace(own, id, { open: true }), isGone);
    if (isGone(get)) own.gone({ filespaceId: id });
    const isUnlisted = (reply: Reply): boolean => listedById(reply, id) === undefined;
    const list = await eventually(own, 'gone', () => listFilespaces(own), isUnlisted);
    return { id, remove, get, list };
  });
}

check('workspace.filespace.delete.gone', 'a filespace on customer storage becomes 404', async (t) => {
  const { get } = await customerDeletion(t);
  expectStatus(get, 404, 'a deleted filespace, in the time that the profile allows');
});

check('workspace.filespace.delete.not-listed', 'a filespace on customer storage leaves the list', async (t) => {
  const { id, remove, list } = await customerDeletion(t);
  expectStatus(list, 200);
  expectThat(listedById(list, id) === undefined, `no ${id} in the list`, 'it', remove, list);
});

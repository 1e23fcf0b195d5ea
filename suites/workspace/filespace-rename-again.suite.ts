import {
  accepted,
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  expectStatus,
  expectThat,
  late,
  NotTested,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { expectCreated, getStore, listStores, storeBody, storeIn, storesIn } from '../support/data-stores.ts';
import {
  createIn,
  deleteEntry,
  getEntry,
  listChildren,
  resolvePath,
  whereSpecialNamesForbidden,
} from '../support/entries.ts';
import { profileBody } from '../support/filespace-bodies.ts';
import {
  agedFilespace,
  eventually,
  expectAccepted,
  getFilespace,
  listedById,
  listFilespaces,
  recordOf,
  renamable,
  rename,
  succeeded,
  withRecord,
} from '../support/filespaces.ts';
import { linkTo } from '../support/lent-file.ts';
import { sameMoment } from '../support/moments.ts';
import { newFilespace, rootId, tryCreate } from '../support/new-filespaces.ts';
import { renamedWithContents } from '../support/renamed-filespace.ts';
import { getMember } from '../support/workspace-members.ts';

check('workspace.filespace.rename.read-back', 'of several renames the last one holds', async (t) => {
  const { id } = await newFilespace(t);
  const former = t.names.filespace();
  // Names that go on from the one before, and that differ by a dash alone, are others.
  const names = [former, `${former}-b`, `${former}b`, former];
  for (const [index, name] of names.entries()) {
    const round = index + 1;
    const patch = await rename(t, id, { name });
    // Whether a name that was given up is free again is open.
    if (round === names.length && !patch.response.ok) return;
    succeeded(patch, 'rename a filespace');
    const [get, list] = await Promise.all([getFilespace(t, id), listFilespaces(t)]);
    withRecord(get, 'get the renamed filespace');
    expectEqual(recordOf(get).name, name, `the name after rename ${round}`, patch, get);
    expectEqual(listedById(list, id)?.name, name, `the name in the list after rename ${round}`, patch, list);
  }
});

/** What goes on after a create has ended by then. */
const laterMs = 2_500;

late.check('workspace.filespace.rename.read-back', 'a name that was given at once is still there later', async (t) => {
  const { id, name, renamed } = await renamable(t);
  // What goes on after a create may have a record of its own to write back.
  await t.sleep(Math.max(0, renamed.at + laterMs - Date.now()));
  const get = await getFilespace(t, id);
  withRecord(get, 'get the renamed filespace');
  expectEqual(recordOf(get).name, name, 'the name some seconds after the rename', renamed.reply, get);
});

check('workspace.filespace.rename.rest-unchanged', 'the creation time stays when time has passed', async (t) => {
  const { id, before } = await agedFilespace(t, 'to rename');
  const patch = await rename(t, id, { name: t.names.filespace() });
  withRecord(patch, 'rename a filespace');
  // What is counted as a change of its own may be the second one alone.
  const again = await rename(t, id, { name: t.names.filespace() });
  const after = await getFilespace(t, id);
  withRecord(after, 'get the renamed filespace');
  const list = await listFilespaces(t);
  const { createdAt } = recordOf(before);
  for (const reply of again.response.ok ? [patch, again, after, list] : [patch, after, list]) {
    const now = (reply === list ? listedById(list, id) : recordOf(reply))?.createdAt;
    expectThat(sameMoment(now, createdAt), `createdAt ${show(createdAt)}`, show(now), before, reply);
  }
});

check('workspace.member.update.read-back', 'who administers a filespace does so under its new name', async (t) => {
  const { administrator, patch } = await renamedWithContents(t);
  if (administrator === null) throw new NotTested('the target made nobody an administrator of the filespace');
  const read = await getMember(t, administrator);
  const { role } = accepted(read, 200, 'who administers the renamed filespace').data;
  expectEqual(role, 'filespaceAdmin', 'the role', patch, read);
});

check('workspace.filespace.rename.data-kept', 'directories and data stores are found as before', async (t) => {
  const { filespaceId, root, directory, store, patch } = await renamedWithContents(t);
  const { name } = directory;
  const get = await getEntry(t, directory);
  expectEqual(accepted(get, 200, 'a directory of the renamed filespace').data.name, name, 'its name', patch, get);
  const resolved = await resolvePath(t, filespaceId, `/${name}`);
  const { id } = accepted(resolved, 200, 'its path in the renamed filespace').data;
  expectEqual(id, directory.id, 'its id', patch, resolved);
  const children = await listChildren(t, root);
  const listed = accepted(children, 200, 'the root of the renamed filespace').data.entries.map((entry) => entry.id);
  expectThat(listed.includes(directory.id), `the directory ${name} in the root`, 'none', patch, children);
  if (store === null) return;
  expectStatus(await getStore(t, store), 200, 'a data store of the renamed filespace');
  for (const name of [undefined, store.name]) {
    const stores = await listStores(t, filespaceId, name);
    const where = name === undefined ? 'in the list' : 'by its name';
    expectThat(storeIn(stores, store.id) !== undefined, `the data store ${store.name} ${where}`, 'none', patch, stores);
  }
});

check('workspace.filespace.rename.data-kept', 'directories below others are found as before', async (t) => {
  const { filespaceId, directory, nested, patch } = await renamedWithContents(t);
  const get = await getEntry(t, nested);
  expectEqual(accepted(get, 200, 'a directory below another').data.name, nested.name, 'its name', patch, get);
  const resolved = await resolvePath(t, filespaceId, `/${directory.name}/${nested.name}`);
  expectEqual(accepted(resolved, 200, 'its path').data.id, nested.id, 'its id', patch, resolved);
  const children = await listChildren(t, directory);
  const listed = accepted(children, 200, 'the directory that it is in').data.entries.map(({ id }) => id);
  expectThat(listed.includes(nested.id), `the directory ${nested.name} in the other one`, 'none', patch, children);
});

check('workspace.filespace.rename.data-kept', 'directories have links as before', async (t) => {
  const { filespaceId, directory, links, patch } = await renamedWithContents(t);
  if (links.some(({ response }) => response.status !== 200)) {
    throw new NotTested('the target makes no links to directories');
  }
  for (const query of [{ path: `/${directory.name}` }, { entryId: directory.id }]) {
    const link = await linkTo(t, filespaceId, query);
    const got = describe(exchangeOf(link));
    expectEitherWay(link.response.status === 200, `200 for ${show(query)}, as before`, got, ...links, patch, link);
  }
});

check('workspace.filespace.rename.data-kept', 'a renamed filespace takes directories and data stores', async (t) => {
  const { filespaceId, root, store } = await renamedWithContents(t);
  const { id } = accepted(await createIn(t, root, t.names.directory()), 201, 'a directory in it').data;
  expectStatus(await deleteEntry(t, { filespaceId, id }), 200, 'an empty directory of the renamed filespace');
  if (store === null) return;
  await expectCreated(t, filespaceId, storeBody(t, 'HttpLinkDataStore'), 'a data store in the renamed filespace');
});

check('workspace.entry.create.duplicate', 'a name is taken in a renamed filespace, too', async (t) => {
  const { root, directory } = await renamedWithContents(t);
  expectStatus(await createIn(t, root, directory.name), 400, 'the name of a directory in it');
});

check('workspace.entry.name.slash', 'a name with a slash is rejected in a renamed filespace, too', async (t) => {
  const { root } = await renamedWithContents(t);
  expectStatus(await createIn(t, root, `${t.names.directory()}/x`), 400, 'a name with a slash');
});

check('workspace.entry.name.colon', 'a name with a colon is rejected in a renamed filespace, too', async (t) => {
  const there = whereSpecialNamesForbidden(t);
  const { root } = await renamedWithContents(there);
  expectStatus(await createIn(there, root, `${t.names.directory()}:x`), 400, 'a name with a colon');
});

check('workspace.entry.delete.not-empty', 'what holds something stays in a renamed filespace, too', async (t) => {
  const { directory } = await renamedWithContents(t);
  expectStatus(await deleteEntry(t, directory), 400, 'a directory that holds another one');
});

/** A filespace with the former name of the one that was renamed. */
function heir(t: CheckContext): Promise<{ filespaceId: string; reply: Reply }> {
  return t.shared('workspace filespace of a former name', async (own) => {
    const { former } = await renamedWithContents(own);
    const { id: filespaceId, reply } = await tryCreate(own, profileBody(own, { name: former }), { open: true });
    if (filespaceId === null) throw new NotTested('the former name of a renamed filespace cannot be used');
    return { filespaceId, reply };
  });
}

check(
  'workspace.filespace.get.same-id',
  'a renamed filespace and the next one of its name are told apart',
  async (t) => {
    const [{ filespaceId: first }, { filespaceId: second }] = [await renamedWithContents(t), await heir(t)];
    for (const id of [first, second, first]) {
      const get = await getFilespace(t, id);
      withRecord(get, 'get a filespace');
      expectEqual(recordOf(get).id, id, 'the id of the filespace', get);
    }
  },
);

check('workspace.names-again', 'a filespace of a name that another one gave up holds nothing of it', async (t) => {
  const { directory, store } = await renamedWithContents(t);
  const { filespaceId, reply } = await heir(t);
  const children = await listChildren(t, { filespaceId, id: await rootId(t, filespaceId) });
  const names = prepared(children, 200, 'list the children of the root').data.entries.map(({ name }) => name);
  expectThat(!names.includes(directory.name), `no ${directory.name} in the new filespace`, 'it', reply, children);
  if (store === null) return;
  const stores = await listStores(t, filespaceId);
  const isKept = storesIn(stores).some(({ name }) => name === store.name);
  expectThat(!isKept, `no data store ${store.name} in the new filespace`, 'it', reply, stores);
});

/** Filespaces of names of which one is the beginning of the others. */
function namesLikeBeginnings(t: CheckContext) {
  return t.shared('workspace filespaces whose names begin alike', async (own) => {
    const unique = own.names.filespace();
    const made: { name: string; creation: Awaited<ReturnType<typeof tryCreate>> }[] = [];
    for (const name of [`${unique}-b`, unique, `${unique}-b-c`]) {
      made.push({ name, creation: await tryCreate(own, profileBody(own, { name })) });
    }
    return made;
  });
}

check('workspace.filespace.name.accepted', 'a name may be the beginning of another one, and the reverse', async (t) => {
  for (const { name, creation } of await namesLikeBeginnings(t)) expectAccepted(creation, `the name ${show(name)}`);
});

check('workspace.filespace.list.contains-created', 'filespaces whose names begin alike are all listed', async (t) => {
  const made = (await namesLikeBeginnings(t)).flatMap(({ name, creation: { id, reply } }) =>
    id === null ? [] : [{ name, id, reply }],
  );
  if (made.length < 2) throw new NotTested('no two filespaces of such names could be made');
  const list = await eventually(
    t,
    'ready',
    () => listFilespaces(t),
    (reply) => made.every(({ id }) => listedById(reply, id) !== undefined),
  );
  for (const { name, id, reply } of made)
    expectThat(listedById(list, id) !== undefined, `${name} in the list`, 'a list without it', reply, list);
});

check(
  'workspace.filespace.rename.only-that',
  'a rename is none of a filespace whose name goes on from it',
  async (t) => {
    const name = t.names.filespace();
    const longer = await newFilespace(t, `${name}-b`);
    const shorter = await newFilespace(t, name);
    const patch = await rename(t, shorter.id, { name: t.names.filespace() });
    succeeded(patch, 'rename a filespace');
    const get = await getFilespace(t, longer.id);
    withRecord(get, 'get a filespace');
    expectEqual(recordOf(get).name, longer.name, 'the name of the other filespace', patch, get);
  },
);

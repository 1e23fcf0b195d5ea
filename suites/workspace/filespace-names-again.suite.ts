import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  expectStatus,
  expectThat,
  NotTested,
  observe,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { createStore, listStores, storeBody, storesIn } from '../support/data-stores.ts';
import { createIn, listChildren, resolvePath } from '../support/entries.ts';
import { profileBody } from '../support/filespace-bodies.ts';
import {
  eventually,
  getFilespace,
  hasGone,
  listedById,
  listFilespaces,
  recordOf,
  removeFilespace,
  rename,
  withRecord,
} from '../support/filespaces.ts';
import { linkTo } from '../support/lent-file.ts';
import { type Creation, newDirectory, newFilespace, rootId, tryCreate } from '../support/new-filespaces.ts';
import { openRefusals } from '../support/open-refusals.ts';

/** Whether a name can be used again is open: services may keep names for good. What a create takes is free, though. */
async function given(t: CheckContext, filespaceId: string, name: string): Promise<Reply> {
  const reply = await rename(t, filespaceId, { name });
  if (!isRefusal(reply)) {
    expectStatus(reply, 200, 'a rename of what is there');
    return reply;
  }
  const creation = await tryCreate(t, profileBody(t, { name }), { open: true });
  if (creation.id === null) throw new NotTested(`the name cannot be used again: got ${describe(exchangeOf(reply))}`);
  await removeFilespace(t, creation.id);
  // What is gone from sight may have its name a little longer.
  const again = await eventually(
    t,
    'gone',
    () => rename(t, filespaceId, { name }),
    (renamed) => !isRefusal(renamed),
  );
  expectStatus(again, 200, `a filespace could be created under the name: ${creation.id}`);
  return again;
}

function isRefusal({ response: { status } }: Reply): boolean {
  return openRefusals.includes(status);
}

async function expectNamed(t: CheckContext, id: string, name: string, evidence: Reply): Promise<void> {
  const [get, list] = [await getFilespace(t, id), await listFilespaces(t)];
  withRecord(get, 'get the renamed filespace');
  expectEqual([recordOf(get).id, recordOf(get).name], [id, name], 'the id and the name', evidence, get);
  expectEqual(listedById(list, id)?.name, name, 'the name in the list', evidence, list);
}

check('workspace.names-again', 'the contents of a filespace stay its own when its name is used again', async (t) => {
  const [one, other] = [await newFilespace(t), await newFilespace(t)];
  const name = t.names.directory();
  const path = `/${name}`;
  await createIn(t, { filespaceId: one.id, id: await rootId(t, one.id) }, name);
  await resolvePath(t, one.id, path);
  await given(t, one.id, t.names.filespace());
  const taken = await given(t, other.id, one.name);
  await expectNamed(t, other.id, one.name, taken);
  expectStatus(await resolvePath(t, one.id, path), 200, 'its own directory, the filespace being called otherwise');
  expectStatus(await resolvePath(t, other.id, path), 404, 'a directory of the filespace that had the name before');
  const link = await linkTo(t, one.id, { path });
  const isFound = link.response.status !== 404;
  expectEitherWay(isFound, 'a link to its own directory, or none', describe(exchangeOf(link)), taken, link);
  const address = { filespaceId: other.id };
  const deletion = await t.workspace.raw({ operation: 'DELETE /api/v1/filespaces/{filespaceId}', path: address });
  if (!deletion.response.ok) throw new NotTested(`the other filespace stays: got ${describe(exchangeOf(deletion))}`);
  t.gone(address);
  await hasGone(t, other.id);
  const back = await given(t, one.id, one.name);
  await expectNamed(t, one.id, one.name, back);
  expectStatus(await resolvePath(t, one.id, path), 200, 'its own directory, the filespace being called as at first');
});

interface Held {
  directory: string;
  /** Null: there are no data stores. */
  store: string | null;
}

/** Filespaces of one name: two at a time where that is allowed, and one after the other. */
interface Namesakes {
  former: { id: string; held: Held };
  /** The deletion of another one beside it, and what it is afterwards; null where there is one of a name only. */
  beside: { directory: string; deletion: Reply; get: Reply; list: Reply } | null;
  again: Creation;
}

function namesakes(t: CheckContext): Promise<Namesakes> {
  return t.shared('workspace filespaces of one name, one after the other', async (own) => {
    const { id, name } = await newFilespace(own);
    const held = await heldIn(own, id);
    const beside = await removedBeside(own, { id, name });
    // What went with its namesake is gone already.
    if (beside === null || beside.get.response.ok) await removeFilespace(own, id);
    return { former: { id, held }, beside, again: await tryCreate(own, profileBody(own, { name }), { open: true }) };
  });
}

async function heldIn(t: CheckContext, filespaceId: string): Promise<Held> {
  const { name: directory } = await newDirectory(t, { filespaceId, parentId: await rootId(t, filespaceId) });
  const body = storeBody(t, 'HttpLinkDataStore');
  const store = await createStore(t, filespaceId, body, { open: true });
  return { directory, store: store.response.ok ? String(body.name) : null };
}

async function removedBeside(
  t: CheckContext,
  { id, name }: { id: string; name: string },
): Promise<Namesakes['beside']> {
  const other = await tryCreate(t, profileBody(t, { name }), { open: true });
  // The same again may be taken for a repetition of the first create.
  if (other.id === null || other.id === id) return null;
  const { name: directory } = await newDirectory(t, { filespaceId: other.id, parentId: await rootId(t, other.id) });
  const deletion = await removeFilespace(t, other.id);
  return { directory, deletion, get: await getFilespace(t, id), list: await listFilespaces(t) };
}

check('workspace.filespace.delete.only-that', 'a filespace of the same name stays', async (t) => {
  const { former, beside } = await namesakes(t);
  if (beside === null) throw new NotTested('two filespaces cannot have the same name');
  const { deletion, get, list } = beside;
  expectStatus(get, 200, 'another filespace of the name was deleted');
  expectThat(listedById(list, former.id) !== undefined, `${former.id} in the list`, 'none', deletion, list);
});

check('workspace.names-again', 'a filespace made again holds nothing of the former one', async (t) => {
  const { former, beside, again } = await namesakes(t);
  if (again.id === null) throw new NotTested('the name of a deleted filespace cannot be used again');
  const { id: filespaceId, reply } = again;
  const children = await listChildren(t, { filespaceId, id: await rootId(t, filespaceId) });
  const names = prepared(children, 200, 'list the children of the root').data.entries.map(({ name }) => name);
  const { directory, store } = former.held;
  for (const name of [directory, beside?.directory]) {
    const isKept = name !== undefined && names.includes(name);
    expectThat(!isKept, `no ${name} in the new filespace`, 'it', reply, children);
  }
  if (store === null) return;
  const stores = await listStores(t, filespaceId);
  const isKept = storesIn(stores).some(({ name }) => name === store);
  expectThat(!isKept, `no data store ${store} in the new filespace`, 'it', reply, stores);
});

check('workspace.filespace.delete.gone', 'a deleted filespace stays gone when its name is used again', async (t) => {
  const { former, again } = await namesakes(t);
  if (again.id === null) throw new NotTested('the name of a deleted filespace cannot be used again');
  if (again.id === former.id) throw new NotTested('the target gives the same name the same id');
  // What a filespace answers on its way out is open, also whether that is always the same.
  const get = await eventually(
    t,
    'gone',
    () => getFilespace(t, former.id, { open: true }),
    ({ response }) => response.status === 404,
  );
  expectStatus(get, 404, `deleted, and made again as ${again.id}`);
  const list = await eventually(
    t,
    'gone',
    () => listFilespaces(t),
    (reply) => listedById(reply, former.id) === undefined,
  );
  expectThat(listedById(list, former.id) === undefined, `no ${former.id} in the list`, 'it', again.reply, list);
});

observe('workspace.filespace.name.reuse', async (t) => String((await namesakes(t)).again.reply.response.status));

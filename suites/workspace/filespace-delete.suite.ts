import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  NotTested,
  observe,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import {
  commonRoom,
  createBesideRoom,
  createStore,
  getStore,
  listStores,
  newDataStore,
  storeBody,
  storeIn,
} from '../support/data-stores.ts';
import { getEntry } from '../support/entries.ts';
import { profileBody } from '../support/filespace-bodies.ts';
import {
  eventually,
  getFilespace,
  listed,
  listedById,
  listFilespaces,
  recordOf,
  rename,
  roughly,
  succeeded,
} from '../support/filespaces.ts';
import { type Furniture, furnish, type Reading } from '../support/furnished-filespace.ts';
import { isObject } from '../support/lists.ts';
import { newDirectory, newFilespace, rootId, tryCreate } from '../support/new-filespaces.ts';
import { placeOf, twinFilespaces } from '../support/twin-filespaces.ts';

/** One deletion and all that was seen of it, for the checks that judge it. */
interface Deletion extends Furniture {
  id: string;
  remove: Reply;
  /** The last answer to getting it: 404, or what it was when the time of the profile was up. */
  get: Reply;
  list: Reply;
  statuses: string[];
  goneAfterMs: number;
}

function deletion(t: CheckContext): Promise<Deletion> {
  return t.shared('workspace deleted filespace', async (own) => {
    const { id } = await newFilespace(own);
    const { readings, store } = await furnish(own, id);
    // Whoever remembers what he has answered must not answer it any more.
    await getFilespace(own, id);
    await Promise.all(readings.filter(isRead).map((reading) => own.workspace.raw(reading)));
    const remove = await own.workspace.raw(removal(id));
    const seen = await watch(own, id);
    if (seen.get.response.status === 404) own.gone({ filespaceId: id });
    return { id, remove, readings, store, ...seen };
  });
}

function removal(filespaceId: string): Reading & { operation: 'DELETE /api/v1/filespaces/{filespaceId}' } {
  return { operation: 'DELETE /api/v1/filespaces/{filespaceId}', path: { filespaceId } };
}

/** Follows a deleted filespace until nothing shows it any more, or the time of the profile is up. */
async function watch(
  t: CheckContext,
  id: string,
): Promise<Pick<Deletion, 'get' | 'list' | 'statuses' | 'goneAfterMs'>> {
  const startedAt = Date.now();
  const statuses = new Set<string>();
  const [get, list] = await Promise.all([
    eventually(
      t,
      'gone',
      async () => {
        const reply = await getFilespace(t, id, { open: true });
        const { status } = recordOf(reply);
        if (typeof status === 'string') statuses.add(status);
        return reply;
      },
      ({ response }) => response.status === 404,
    ),
    eventually(
      t,
      'gone',
      () => listFilespaces(t),
      (reply) => listedById(reply, id) === undefined,
    ),
  ]);
  return { get, list, statuses: [...statuses].sort(), goneAfterMs: Date.now() - startedAt };
}

check('workspace.filespace.delete.status', 'deleting a filespace answers 200', async (t) => {
  expectStatus((await deletion(t)).remove, 200);
});

check('workspace.filespace.delete.gone', 'the deleted filespace becomes 404', async (t) => {
  expectDeleted(await deletion(t));
  expectStatus((await deletion(t)).get, 404, 'a deleted filespace, in the time that the profile allows');
  const renamed = await eventually(
    t,
    'gone',
    async () => rename(t, (await deletion(t)).id, { name: t.names.filespace() }),
    ({ response }) => response.status === 404,
  );
  expectStatus(renamed, 404, 'the rename of a filespace that is gone');
});

/** Another one is deleted at the same moment. */
function deletionOfRenamed(t: CheckContext) {
  return t.shared('workspace deleted filespace of another name', async (own) => {
    const [{ id }, other] = [await newFilespace(own), await newFilespace(own).catch(() => null)];
    succeeded(await rename(own, id, { name: own.names.filespace() }), 'rename a filespace');
    const [remove, beside] = await Promise.all([
      own.workspace.raw(removal(id)),
      other === null ? null : own.workspace.raw(removal(other.id)),
    ]);
    expectDeleted({ remove });
    const isBeside = other !== null && beside?.response.status === 200;
    const [seen, besides] = await Promise.all([watch(own, id), isBeside ? watch(own, other.id) : null]);
    if (seen.get.response.status === 404) own.gone({ filespaceId: id });
    if (isBeside && besides?.get.response.status === 404) own.gone({ filespaceId: other.id });
    return { id, remove, ...seen, beside: besides };
  });
}

check('workspace.filespace.delete.gone', 'a filespace that was renamed becomes 404', async (t) => {
  const { get } = await deletionOfRenamed(t);
  expectStatus(get, 404, 'a deleted filespace, in the time that the profile allows');
});

check(
  'workspace.filespace.delete.gone',
  'of two filespaces that are deleted at one moment both become 404',
  async (t) => {
    const { get, beside } = await deletionOfRenamed(t);
    if (beside === null) throw new NotTested('no second filespace was deleted');
    for (const reply of [get, beside.get]) expectStatus(reply, 404, 'it was deleted, as the other one was');
  },
);

check('workspace.filespace.delete.not-listed', 'a filespace that was renamed leaves the list', async (t) => {
  const { id, list, remove } = await deletionOfRenamed(t);
  expectThat(listedById(list, id) === undefined, `a list without ${id}`, 'a list with it', remove, list);
});

check('workspace.filespace.delete.not-listed', 'the deleted filespace leaves the list', async (t) => {
  const { id, list, remove } = await deletion(t);
  expectDeleted(await deletion(t));
  expectThat(listedById(list, id) === undefined, `a list without ${id}`, 'a list with it', remove, list);
});

check('workspace.filespace.delete.data-gone', 'what a deleted filespace held becomes 404', async (t) => {
  const { get, readings } = await deletion(t);
  expectDeleted(await deletion(t));
  prepared404(get);
  const since = Date.now();
  // Whatever goes on being made there is not on its way out.
  const isSettled = (reading: Reading, { response }: Reply): boolean =>
    response.status === 404 || (isCreate(reading) && response.ok && Date.now() - since > stillMadeMs);
  const replies = await Promise.all(
    readings.map((reading) =>
      eventually(
        t,
        'gone',
        () => t.workspace.raw({ ...afresh(t, reading), open: true }),
        (reply) => isSettled(reading, reply),
      ),
    ),
  );
  for (const [index, reply] of replies.entries()) expectStatus(reply, 404, readings[index]?.operation);
});

const stillMadeMs = 12_000;

const isRead = ({ operation }: Reading): boolean => operation.startsWith('GET ');

const isCreate = ({ operation }: Reading): boolean => operation.startsWith('POST ');

/** What was made once is rejected the next time for its name, whatever it stands in. */
function afresh(t: CheckContext, reading: Reading): Reading {
  if (!isCreate(reading) || !isObject(reading.body)) return reading;
  const name = reading.operation.endsWith('/entries') ? t.names.directory() : t.names.dataStore();
  return { ...reading, body: { ...reading.body, name } };
}

check(
  'workspace.data-store.delete.name-free',
  'the name of a data store that went with its filespace is free',
  async (t) => {
    const { get, store } = await deletion(t);
    expectDeleted(await deletion(t));
    prepared404(get);
    if (store === null) throw new NotTested('the filespace held no data store');
    const { id } = await commonRoom(t);
    const body = storeBody(t, 'HttpLinkDataStore', { name: store.name });
    const again = await eventually(
      t,
      'gone',
      () => createBesideRoom(t, id, body),
      ({ response }) => response.ok,
    );
    expectStatus(again, 201, 'the name of a data store whose filespace is gone');
  },
);

check('workspace.filespace.delete.again', 'deleting a deleted filespace again answers 404', async (t) => {
  const { id, get } = await deletion(t);
  prepared404(get);
  // What is out of sight may still be on its way out, and be deleted once more.
  const again = await eventually(
    t,
    'gone',
    () => t.workspace.raw({ ...removal(id), open: true }),
    ({ response }) => response.status === 404,
  );
  expectStatus(again, 404, 'a filespace that is gone');
});

check('workspace.filespace.delete.only-that', 'other filespaces and what they hold stay', async (t) => {
  // What goes with it has the same names as what stays.
  const twins = await twinFilespaces(t);
  const [doomed, other] = [twins.one.filespace, twins.other.filespace];
  const directory = placeOf(twins.other);
  // Where data stores are not supported, the rest is judged all the same.
  const store = await newDataStore(t, 'HttpLinkDataStore', { filespaceId: other.id }).catch(() => null);
  // Whether names of data stores are unique in the workspace is open.
  if (store !== null) {
    await createStore(t, doomed.id, storeBody(t, 'HttpLinkDataStore', { name: store.name }), { open: true });
  }
  // By a pattern or by its beginning, the name of the doomed one finds this one as well.
  const later = await newFilespace(t, `${doomed.name}-2`);
  const inLater = await newDirectory(t, { filespaceId: later.id, parentId: await rootId(t, later.id) });
  const remove = await t.workspace.raw(removal(doomed.id));
  expectDeleted({ remove });
  await watch(t, doomed.id);
  const [get, laterGet, list, ...entries] = await Promise.all([
    getFilespace(t, other.id),
    getFilespace(t, later.id),
    listFilespaces(t),
    getEntry(t, { filespaceId: other.id, id: directory.id }),
    getEntry(t, { filespaceId: later.id, id: inLater.id }),
  ]);
  for (const reply of [get, laterGet]) expectStatus(reply, 200, 'another filespace than the deleted one');
  for (const { id, name } of [other, later]) {
    expectEqual(listedById(list, id)?.name, name, 'the name of another filespace in the list', remove, list);
  }
  for (const entry of entries) expectStatus(entry, 200, 'a directory of another filespace than the deleted one');
  if (store === null) return;
  const [storeGet, storeList] = await Promise.all([getStore(t, store), listStores(t, other.id)]);
  expectStatus(storeGet, 200, 'a data store of another filespace than the deleted one');
  expectThat(storeIn(storeList, store.id) !== undefined, `a list with ${store.name}`, 'one without it', storeList);
});

/** What follows a deletion can only be judged where the target accepted it. */
function expectDeleted({ remove }: Pick<Deletion, 'remove'>): void {
  succeeded(remove, 'delete a filespace');
}

function prepared404(reply: Reply): void {
  if (reply.response.status !== 404) prepared(reply, 404, 'wait until a deleted filespace is gone');
}

observe('workspace.filespace.delete.body', async (t) => {
  const { remove } = await deletion(t);
  return exchangeOf(remove).text === ''
    ? 'an empty body'
    : keysOf(exchangeOf(remove).json, describe(exchangeOf(remove)));
});

/** The keys of an object; everything else as it is. */
function keysOf(json: unknown, otherwise: string): string {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) return otherwise;
  return `an object with ${Object.keys(json).sort().join(', ') || 'nothing'}`;
}

observe('workspace.filespace.delete.gone-after', async (t) => {
  const { get, statuses, goneAfterMs } = await deletion(t);
  const shown = statuses.length === 0 ? 'without a status' : `with the status ${statuses.join(', ')}`;
  return get.response.status === 404 ? `${roughly(goneAfterMs)}, ${shown}` : `never gone, ${shown}`;
});

observe('workspace.filespace.name.duplicate', async (t) => {
  const first = await tryCreate(t, profileBody(t));
  const { reply } = await tryCreate(t, profileBody(t, { name: first.body.name }), { open: true });
  const same = listed(await listFilespaces(t)).filter(({ name }) => name === first.body.name).length;
  return `${reply.response.status}, ${show(same)} of that name in the list`;
});

import {
  alone,
  type CheckContext,
  describe,
  exchangeOf,
  expectEitherWay,
  expectThat,
  NotTested,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { dataStore, entry } from '../../src/resources/index.ts';
import { createStore, getStore, storeBody } from '../support/data-stores.ts';
import { createIn, getEntry } from '../support/entries.ts';
import { getFilespace, hasGone, listedById, listFilespaces, recordOf } from '../support/filespaces.ts';
import { createdId } from '../support/made.ts';
import { newFilespace, rootId } from '../support/new-filespaces.ts';
import { laterMs } from '../support/outcomes.ts';
import { inParallel } from '../support/parallel.ts';

/*
 * Making filespaces costs a target much, so that no burst is of them. Two requests at one moment tell enough: whoever
 * writes back what it has read before undoes what others did meanwhile.
 */

function needsTwoAtOnce(t: CheckContext): void {
  if (t.depth === 'smoke') throw new NotTested('tested from `--depth standard` on');
  if (t.target.http.concurrency < 2) {
    throw new NotTested('`http.concurrency` of the profile allows one request at a time');
  }
}

function renameOpenly(t: CheckContext, filespaceId: string): Promise<Reply> {
  const operation = 'PATCH /api/v1/filespaces/{filespaceId}' as const;
  return t.workspace.raw({ operation, path: { filespaceId }, body: { name: t.names.filespace() }, open: true });
}

alone.check('workspace.at-once', 'a filespace that is renamed while it is deleted stays away', async (t) => {
  needsTwoAtOnce(t);
  const { id: filespaceId } = await newFilespace(t);
  const operation = 'DELETE /api/v1/filespaces/{filespaceId}' as const;
  const [renaming, deletion] = await inParallel([
    renameOpenly(t, filespaceId),
    t.workspace.raw({ operation, path: { filespaceId } }),
  ]);
  if (renaming === undefined || deletion?.response.ok !== true) throw new NotTested('the deletion was not accepted');
  let isAway = await hasGone(t, filespaceId);
  if (isAway) {
    // What writes the name a while later may write back the whole.
    await t.sleep(laterMs);
    isAway = await hasGone(t, filespaceId);
  }
  expectThat(isAway, 'no filespace, which was deleted', 'it is still there', renaming, deletion);
  t.gone({ filespaceId });
});

alone.check('workspace.at-once', 'a filespace is deleted twice at once, and what is below it is read', async (t) => {
  needsTwoAtOnce(t);
  const { id: filespaceId } = await newFilespace(t);
  const root = { filespaceId, id: await rootId(t, filespaceId) };
  const removal = { operation: 'DELETE /api/v1/filespaces/{filespaceId}', path: { filespaceId } } as const;
  const reading = async () => {
    // A write is noted before it goes out, so that reads would overtake it.
    await t.sleep(3);
    return inParallel<Reply>([
      getFilespace(t, filespaceId, { open: true }),
      t.workspace.raw({ operation: entry.get, path: { filespaceId, entryId: root.id }, open: true }),
      t.workspace.raw({ operation: entry.list, path: { filespaceId, entryId: root.id }, open: true }),
      t.workspace.raw({ operation: dataStore.list, path: { filespaceId }, open: true }),
    ]);
  };
  const deletions = [t.workspace.raw(removal), t.workspace.raw({ ...removal, open: true })];
  const [[deletion, ...again], reads] = await Promise.all([inParallel(deletions), reading()]);
  if (deletion?.response.ok === true && (await hasGone(t, filespaceId))) t.gone({ filespaceId });
  // What it answers meanwhile is open, but for failures of the server.
  for (const reply of [...reads, ...again]) {
    const { status, text } = exchangeOf(reply);
    expectEitherWay(status < 500 || status === 503, 'no failure of the server', describe({ status, text }), reply);
  }
});

alone.check('workspace.at-once', 'what is made in a filespace while it is renamed stays in it', async (t) => {
  needsTwoAtOnce(t);
  const { id: filespaceId } = await newFilespace(t);
  const root = { filespaceId, id: await rootId(t, filespaceId) };
  for (let round = 0; round < 3; round += 1) {
    const makings = [
      () => createIn(t, root, t.names.directory()),
      () => createStore(t, filespaceId, storeBody(t, 'HttpLinkDataStore'), { open: true }),
    ];
    const early = round % 2 === 0 ? [] : makings.map((make) => make());
    const renaming = renameOpenly(t, filespaceId);
    const late = round % 2 === 0 ? makings.map((make) => make()) : early;
    const [renamed, directory, store] = await inParallel<Reply>([renaming, ...late]);
    for (const [made, look] of [
      [directory, (id: string) => getEntry(t, { filespaceId, id })],
      [store, (id: string) => getStore(t, { filespaceId, id })],
    ] as const) {
      const id = made?.response.status === 201 ? createdId(made) : null;
      if (made === undefined || renamed === undefined || id === null) continue;
      const seen = await look(id);
      const isThere = seen.response.status !== 404;
      expectThat(isThere, 'what was made while its filespace was renamed', '404', renamed, made, seen);
    }
  }
});

alone.check(
  'workspace.at-once',
  'a filespace that is renamed twice at once is called the same everywhere',
  async (t) => {
    needsTwoAtOnce(t);
    const { id } = await newFilespace(t);
    const renames = await inParallel([renameOpenly(t, id), renameOpenly(t, id)]);
    const [get, list] = [await getFilespace(t, id), await listFilespaces(t)];
    const [name, listedName] = [recordOf(get).name, listedById(list, id)?.name];
    const isSame = listedName === undefined || name === listedName;
    expectThat(isSame, `the name ${show(name)} in the list`, show(listedName), ...renames, get, list);
  },
);

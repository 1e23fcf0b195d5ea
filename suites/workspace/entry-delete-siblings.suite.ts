import {
  type CheckContext,
  check,
  expectStatus,
  expectThat,
  Inconclusive,
  NotTested,
  prepared,
  show,
} from '../../src/check/index.ts';
import { entry } from '../../src/resources/index.ts';
import { commonPlace } from '../support/common-directories.ts';
import { deleteStore, getStore, newDataStore, roomyFilespace } from '../support/data-stores.ts';
import { expectDeleted } from '../support/deleted-beside.ts';
import {
  agedDirectory,
  createIn,
  createRaw,
  deleteEntry,
  getEntry,
  registerEntry,
  removeEntry,
  resolvePath,
  subdirectory,
  workPlace,
} from '../support/entries.ts';
import { areIdsReused } from '../support/id-reuse.ts';
import { createdId } from '../support/made.ts';
import { sameMoment } from '../support/moments.ts';
import { rootId } from '../support/new-filespaces.ts';

/** What a deletion makes of the directories around it, and they of it. */

check('workspace.entry.delete.not-empty', 'a directory that lost one of its children is not deleted', async (t) => {
  const upper = await subdirectory(t, await commonPlace(t));
  const children = [await subdirectory(t, upper), await subdirectory(t, upper), await subdirectory(t, upper)];
  for (const child of children.slice(1)) {
    await removeEntry(t, child);
    expectStatus(await deleteEntry(t, upper), 400, 'it still holds a directory');
  }
  const [, , gone] = children;
  // Another one of the run might have its id by now.
  if (gone === undefined || areIdsReused(t, entry)) return;
  await deleteEntry(t, gone);
  expectStatus(await deleteEntry(t, upper), 400, 'it still holds a directory, since nothing more was removed');
});

check('workspace.entry.delete.emptied', 'what was rejected in a directory does not count as its child', async (t) => {
  const upper = await subdirectory(t, await commonPlace(t));
  const child = await subdirectory(t, upper);
  for (const name of [child.name, 'a/b']) {
    const refused = await createIn(t, upper, name);
    if (refused.response.status !== 400) throw new Inconclusive(`the name ${show(name)} was not rejected`);
  }
  await removeEntry(t, child);
  expectStatus(await deleteEntry(t, upper), 200, 'its only child was deleted');
});

check(
  'workspace.entry.create.duplicate',
  'the name of a sibling is rejected after another one was deleted',
  async (t) => {
    const place = await commonPlace(t);
    const [first, deleted, last] = [
      await subdirectory(t, place),
      await subdirectory(t, place),
      await subdirectory(t, place),
    ];
    await removeEntry(t, deleted);
    for (const { name } of [first, last]) expectStatus(await createIn(t, place, name), 400, 'the name of a sibling');
  },
);

/** A directory that is older than a second, into which another one was put, and out of which it was taken again. */
function filledAndEmptied(t: CheckContext) {
  return t.shared('workspace directory filled and emptied', async (own) => {
    const { directory, child } = await agedDirectory(own);
    const place = { ...directory, id: child.id };
    const creation = await createIn(own, place, own.names.directory());
    const { id } = prepared(creation, 201, 'create a directory inside').data;
    const filled = await getEntry(own, place);
    const deletion = await deleteEntry(own, { ...place, id });
    return { child, creation, filled, deletion, emptied: await getEntry(own, place) };
  });
}

check('workspace.entry.get.agrees-with-create', 'a new child leaves the creation time as it was', async (t) => {
  const { child, creation, filled } = await filledAndEmptied(t);
  const now = prepared(filled, 200, 'get the directory').data.createdAt;
  expectThat(sameMoment(now, child.createdAt), `createdAt ${child.createdAt}`, now, creation, filled);
});

check('workspace.entry.get.agrees-with-create', 'a deleted child leaves the creation time as it was', async (t) => {
  const { child, deletion, emptied } = await filledAndEmptied(t);
  expectDeleted(deletion);
  const now = prepared(emptied, 200, 'get the directory').data.createdAt;
  expectThat(sameMoment(now, child.createdAt), `createdAt ${child.createdAt}`, now, deletion, emptied);
});

/** A directory in the root and a data store of its name, where a filespace takes both: each is deleted beside the other. */
function namesakes(t: CheckContext) {
  return t.shared('workspace directory and data store of one name', async (own) => {
    const { id: filespaceId } = await roomyFilespace(own);
    const parentId = await rootId(own, filespaceId);
    const store = await newDataStore(own, 'HttpLinkDataStore', { filespaceId, name: own.names.directory() });
    const { name } = store;
    const make = async () => {
      const made = await createRaw(own, filespaceId, { parentId, name, type: 'dir' }, { open: true });
      registerEntry(own, made, filespaceId, name);
      const id = createdId(made);
      if (id === null) throw new NotTested('a directory cannot have the name of a data store');
      return { filespaceId, id };
    };
    await removeEntry(own, await make());
    const kept = await getStore(own, store);
    const directory = await make();
    const deletion = await deleteStore(own, store);
    return { store: kept, deletion, directory: await getEntry(own, directory) };
  });
}

check('workspace.entry.delete.only-that', 'the data store of the same name stays', async (t) => {
  const { store } = await namesakes(t);
  expectStatus(store, 200, 'only the directory of its name was deleted');
});

check('workspace.data-store.delete.only-that', 'the directory of the same name stays', async (t) => {
  const { deletion, directory } = await namesakes(t);
  if (!deletion.response.ok) throw new Inconclusive('the data store could not be deleted');
  expectStatus(directory, 200, 'only the data store of its name was deleted');
});

check('workspace.entry.delete.only-that', 'a directory whose name differs in case alone stays', async (t) => {
  const place = await workPlace(t);
  const [upper, lower] = ['Reports', 'reports'];
  const deleted = await subdirectory(t, place, upper);
  const body = { parentId: place.id, name: lower, type: 'dir' };
  const twin = await createRaw(t, place.filespaceId, body, { open: true });
  registerEntry(t, twin, place.filespaceId, lower);
  const id = createdId(twin);
  if (twin.response.status !== 201 || id === null) throw new NotTested('names that differ in case alone are one');
  await removeEntry(t, deleted);
  const { filespaceId } = place;
  expectStatus(await getEntry(t, { filespaceId, id }), 200, 'the directory of another name was deleted');
  const resolved = await resolvePath(t, filespaceId, `${place.path}/${lower}`);
  expectStatus(resolved, 200, 'the directory of another name was deleted');
});

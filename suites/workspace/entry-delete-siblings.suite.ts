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
import { drawn } from '../support/draws.ts';
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
import { walk } from '../support/entry-walks.ts';
import { areIdsReused } from '../support/id-reuse.ts';
import { createdId } from '../support/made.ts';
import { sameMoment } from '../support/moments.ts';
import { rootId } from '../support/new-filespaces.ts';

/** What a deletion makes of the directories around it, and they of it. */

check('workspace.entry.delete.status', 'an empty directory beside full ones of a longer name is deleted', async (t) => {
  const place = await commonPlace(t);
  const names = ['tar', 'tarball', 'tar-2', 'tar gz'];
  const [target, ...longer] = await Promise.all(names.map((name) => subdirectory(t, place, name)));
  for (const directory of longer) await subdirectory(t, directory);
  if (target !== undefined) expectStatus(await deleteEntry(t, target), 200, `${target.path} is empty`);
});

check('workspace.entry.delete.only-that', 'deleting a name with pattern characters deletes only it', async (t) => {
  const place = await workPlace(t);
  const staying = ['a-b', 'axb', 'a%b', 'ab', 'c-d', 'c--d', 'a.b.c'];
  const kept = await Promise.all(staying.map((name) => subdirectory(t, place, name)));
  for (const name of ['a_b', 'c%d', 'a.b', 'a+b']) await removeEntry(t, await subdirectory(t, place, name));
  const { entries, replies } = await walk(t, place, { known: staying.length });
  const names = entries.map((entry) => entry.name);
  const lost = staying.filter((name) => !names.includes(name));
  expectThat(lost.length === 0, `${show(staying)} still among the children`, `without ${show(lost)}`, ...replies);
  for (const directory of drawn(t, 'kept beside a pattern', kept, 2)) {
    expectStatus(await getEntry(t, directory), 200, `${directory.path} was not deleted`);
  }
  const longer = kept.find(({ name }) => name === 'a.b.c');
  if (longer === undefined) return;
  const resolved = await resolvePath(t, longer.filespaceId, longer.path);
  expectStatus(resolved, 200, `${longer.path} was not deleted, only what its path begins with`);
});

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

check('workspace.entry.get.agrees-with-create', 'a new child leaves the creation time as it was', async (t) => {
  const { directory, child } = await agedDirectory(t);
  const place = { ...directory, id: child.id };
  const filled = await createIn(t, place, t.names.directory());
  prepared(filled, 201, 'create a directory inside');
  const reply = await getEntry(t, place);
  const now = prepared(reply, 200, 'get the directory').data.createdAt;
  expectThat(sameMoment(now, child.createdAt), `createdAt ${child.createdAt}`, now, filled, reply);
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

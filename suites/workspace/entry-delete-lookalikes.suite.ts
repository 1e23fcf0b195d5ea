import { accepted, check, expectEqual, expectStatus, expectThat, prepared, show } from '../../src/check/index.ts';
import { commonPlace, readDeletion } from '../support/common-directories.ts';
import { expectDeleted, namesakeDeleted, patternsDeleted } from '../support/deleted-beside.ts';
import { drawn } from '../support/draws.ts';
import { deleteEntry, getEntry, resolvePath, subdirectory } from '../support/entries.ts';
import { walk } from '../support/entry-walks.ts';

/* Whether a directory is empty is a matter of what stands in it: not of its name, nor of others that look like it. */

check('workspace.entry.delete.status', 'an empty directory beside full ones of a longer name is deleted', async (t) => {
  const place = await commonPlace(t);
  const names = ['tar', 'tarball', 'tar-2', 'tar gz'];
  const [target, ...longer] = await Promise.all(names.map((name) => subdirectory(t, place, name)));
  for (const directory of longer) await subdirectory(t, directory);
  if (target !== undefined) expectStatus(await deleteEntry(t, target), 200, `${target.path} is empty`);
});

check(
  'workspace.entry.delete.status',
  'an empty directory beside full ones that its name fits as a pattern is deleted',
  async (t) => {
    for (const { directory, deletion } of (await patternsDeleted(t)).trials) {
      expectStatus(deletion, 200, `${directory.path} is empty`);
    }
  },
);

check(
  'workspace.entry.children.empty',
  'an empty directory beside full ones that its name fits as a pattern has an empty list',
  async (t) => {
    for (const { directory, listed } of (await patternsDeleted(t)).trials) {
      const { entries } = prepared(listed, 200, 'list the children').data;
      expectEqual(entries, [], `the children of ${directory.path}`, listed);
    }
  },
);

check('workspace.entry.delete.only-that', 'deleting a name with pattern characters deletes only it', async (t) => {
  const { place, kept, trials } = await patternsDeleted(t);
  expectDeleted(...trials.map(({ deletion }) => deletion));
  const { entries, replies } = await walk(t, place, { known: kept.length });
  const names = entries.map((entry) => entry.name);
  const staying = kept.map(({ name }) => name);
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

check('workspace.entry.delete.status', 'an empty directory with a full namesake elsewhere is deleted', async (t) => {
  const { target, namesake, deletion } = await namesakeDeleted(t);
  expectStatus(deletion, 200, `${target.path} is empty, whatever ${namesake.path} holds`);
});

check('workspace.entry.delete.only-that', 'parent, siblings and namesakes stay', async (t) => {
  const { place, siblings, namesake, deletion } = await namesakeDeleted(t);
  expectDeleted(deletion);
  const { entries, replies } = await walk(t, place, { known: 3 });
  const names = entries.map((entry) => entry.name);
  for (const { name } of siblings) {
    expectThat(names.includes(name), `${name} still among the children`, show(names), ...replies);
  }
  for (const directory of [place, ...siblings, namesake]) {
    expectStatus(await getEntry(t, directory), 200, `${directory.path} was not deleted`);
  }
});

check('workspace.entry.delete.only-that', 'the paths of a namesake elsewhere and in it still resolve', async (t) => {
  const { namesake, held, deletion } = await namesakeDeleted(t);
  expectDeleted(deletion);
  for (const { filespaceId, id, path } of [namesake, held]) {
    const reply = await resolvePath(t, filespaceId, path);
    expectEqual(accepted(reply, 200, `${path} was not deleted`).data.id, id, 'the id', deletion, reply);
  }
});

check(
  'workspace.entry.delete.status',
  'empty directories with hidden names, and names like those of files, are deleted',
  async (t) => {
    const place = await commonPlace(t);
    const name = t.names.directory();
    for (const each of [`.${name}`, `${name}.tar`, `${name} 100%_+&.TXT`]) {
      const directory = await subdirectory(t, place, each);
      expectStatus(await deleteEntry(t, directory), 200, `the directory ${show(each)} is empty`);
    }
  },
);

check('workspace.entry.delete.status', 'an empty directory is deleted that was read, listed and linked', async (t) => {
  const { directory, deletion } = await readDeletion(t);
  expectStatus(deletion, 200, `${directory.path} is empty, whatever was asked about it before`);
});

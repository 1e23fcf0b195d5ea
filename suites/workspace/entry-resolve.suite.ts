import { entryName } from '../../src/arbitraries/entry-names.ts';
import {
  accepted,
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEqual,
  expectMessage,
  expectStatus,
  expectThat,
  Inconclusive,
  NotTested,
  observe,
  prepared,
  property,
  show,
} from '../../src/check/index.ts';
import { commonPlace, family } from '../support/common-directories.ts';
import { deepDirectory, onTheWay } from '../support/deep-directory.ts';
import {
  agedDirectory,
  createIn,
  type Entry,
  getEntry,
  relativeTo,
  removeEntry,
  resolvePath,
  sameName,
  sharedRoot,
  subdirectory,
  workPlace,
} from '../support/entries.ts';
import { awkwardlyNamed, walk } from '../support/entry-walks.ts';
import { getFilespace, recordOf } from '../support/filespaces.ts';
import { descentToFile, lentFile } from '../support/lent-file.ts';
import { closeMoments, sameMoment } from '../support/moments.ts';
import { newDirectory, newFilespace, sharedFilespace } from '../support/new-filespaces.ts';

check('workspace.entry.resolve.status', 'the path of the root resolves', async (t) => {
  const { id } = await sharedFilespace(t);
  expectStatus(await resolvePath(t, id, '/'), 200, '/');
});

check('workspace.entry.resolve.status', 'paths of one, two and three names resolve', async (t) => {
  const { top, upper, lower } = await family(t);
  for (const { path, filespaceId } of [top, upper, lower]) {
    expectStatus(await resolvePath(t, filespaceId, path), 200, path);
  }
});

check('workspace.entry.resolve.status', 'a path that was missing from its parent on is found once made', async (t) => {
  const place = await commonPlace(t);
  const [name, inner] = [t.names.directory(), t.names.directory()];
  const path = `${place.path}/${name}/${inner}`;
  const missing = await resolvePath(t, place.filespaceId, path);
  expectStatus(missing, 404, 'neither is there yet');
  const { id } = prepared(await createIn(t, place, name), 201, 'create a directory').data;
  prepared(await createIn(t, { filespaceId: place.filespaceId, id }, inner), 201, 'create a directory in it');
  expectStatus(await resolvePath(t, place.filespaceId, path), 200, 'both are there now');
});

property(
  'workspace.entry.resolve.status',
  'the path of a directory with any accepted name resolves',
  entryName(),
  async (t, name) => {
    const place = await workPlace(t);
    const creation = await createIn(t, place, name);
    // A name that is wrongly rejected is a matter of the checks on accepted names.
    if (creation.response.status !== 201) throw new NotTested('the target takes none of these names');
    const made = prepared(creation, 201, 'create a directory').data;
    // By the name as the service shows it: it may have another normalization form.
    expectStatus(await resolvePath(t, place.filespaceId, `${place.path}/${made.name}`), 200, show(made.name));
  },
  { scale: 0.15 },
);

check('workspace.entry.resolve.root', 'the path / resolves to a directory', async (t) => {
  const { id: filespaceId } = await sharedFilespace(t);
  const reply = await resolvePath(t, filespaceId, '/');
  expectEqual(accepted(reply, 200, 'the path /').data.type, 'dir', 'the type of the root', reply);
});

check('workspace.entry.resolve.root', 'the path / resolves when what stood in it is gone', async (t) => {
  const { id: filespaceId } = await newFilespace(t);
  const { id: parentId } = prepared(await resolvePath(t, filespaceId, '/'), 200, 'resolve the root directory').data;
  await removeEntry(t, await newDirectory(t, { filespaceId, parentId }));
  expectStatus(await resolvePath(t, filespaceId, '/'), 200, 'the path /, with nothing in it any more');
});

check('workspace.entry.resolve.root-is-parent', 'a directory of the top level has the id of / as parent', async (t) => {
  const { top: place } = await family(t);
  const root = await sharedRoot(t);
  const replies = await Promise.all([getEntry(t, place), resolvePath(t, place.filespaceId, place.path)]);
  for (const reply of replies) {
    expectEqual(prepared(reply, 200, 'find the directory').data.parentId, root.id, 'the parentId', reply);
  }
});

check('workspace.entry.resolve.nested', 'a path of several names resolves to the entry of the last', async (t) => {
  const { upper, lower, lowest } = await family(t);
  // How deep directories may lie is open, but not that a path of half a dozen names is one.
  const further = (await deepDirectory(t)).levels.slice(5, 6);
  for (const { path, name, filespaceId } of [upper, lower, lowest, ...further]) {
    const reply = await resolvePath(t, filespaceId, path);
    const found = accepted(reply, 200, path).data;
    expectEqual({ name: found.name, type: found.type }, { name, type: 'dir' }, 'name and type', reply);
  }
});

for (const [level, words] of [
  [20, 'twentieth'],
  [33, 'thirty-third'],
] as const) {
  check('workspace.entry.resolve.deep', `the path of a directory on the ${words} level leads to it`, async (t) => {
    const { levels, replies } = await deepDirectory(t);
    for (const reply of replies.slice(0, level - 1)) onTheWay(reply);
    const directory = levels[level - 1];
    if (directory === undefined) throw new NotTested('no directory can stand so deep');
    const reply = await resolvePath(t, directory.filespaceId, directory.path);
    const { name, parentId } = accepted(reply, 200, directory.path).data;
    expectEqual({ name, parentId }, { name: directory.name, parentId: directory.parentId }, 'name and parent', reply);
    const read = await getEntry(t, directory);
    expectEqual(accepted(read, 200, 'the same by its id').data.name, directory.name, 'the name', read);
  });
}

check('workspace.entry.resolve.same-id', 'an entry resolved by its path has the id of its create', async (t) => {
  const { top, upper } = await family(t);
  for (const directory of [top, upper]) {
    const reply = await resolvePath(t, directory.filespaceId, directory.path);
    const { id, name } = prepared(reply, 200, 'resolve the path').data;
    expectEqual({ id, name }, { id: directory.id, name: directory.name }, 'id and name', reply);
  }
});

// A path begins in the filespace that is asked, not in one that is mounted by its name.
check('workspace.entry.resolve.told-apart', 'a directory may be called as its filespace is', async (t) => {
  const root = await sharedRoot(t);
  const { filespaceId } = root;
  const name = String(recordOf(await getFilespace(t, filespaceId)).name);
  const creation = await createIn(t, root, name);
  if (!creation.response.ok) throw new NotTested(`no directory is made there: got ${creation.response.status}`);
  const { id } = prepared(creation, 201, 'create a directory').data;
  const reply = await resolvePath(t, filespaceId, `/${name}`);
  const resolved = accepted(reply, 200, `/${name}`).data;
  expectEqual(resolved.id, id, `the id of /${name}`, creation, reply);
});

check('workspace.entry.resolve.agrees-with-get', 'a resolved entry is shown as it is read by its id', async (t) => {
  const { directory, child } = await agedDirectory(t);
  const { filespaceId, path } = directory;
  const [resolved, read] = await Promise.all([
    resolvePath(t, filespaceId, `${path}/${child.name}`),
    getEntry(t, { filespaceId, id: child.id }),
  ]);
  const shown = prepared(resolved, 200, 'resolve the path').data;
  const { parentId, type, createdAt, modifiedAt } = prepared(read, 200, 'get the entry').data;
  expectEqual({ parentId: shown.parentId, type: shown.type }, { parentId, type }, 'the entry', read, resolved);
  expectThat(sameMoment(shown.createdAt, createdAt), `createdAt ${createdAt}`, shown.createdAt, read, resolved);
  expectThat(closeMoments(shown.modifiedAt, modifiedAt), `modifiedAt ${modifiedAt}`, shown.modifiedAt, read, resolved);
});

check('workspace.entry.resolve.agrees-with-get', 'a resolved file is shown as it is read by its id', async (t) => {
  const { filespaceId, path, entry, resolved, read } = await lentFile(t);
  const id = { filespaceId, id: entry.id };
  // Somebody may write to it between the two.
  for (let attempt = 1, [first, second] = [resolved, read]; ; attempt += 1) {
    const shown = ofFile(prepared(first, 200, 'resolve the path').data);
    const wanted = ofFile(prepared(second, 200, 'get the file').data);
    const times = [first, second].map((reply) => prepared(reply, 200, 'read the file').data.modifiedAt);
    const isClose = closeMoments(times[0], times[1]);
    if (show(shown) === show(wanted) && isClose) return;
    if (attempt === 3) {
      const { size } = prepared(await getEntry(t, id), 200, 'get the file').data;
      if (size !== wanted.size) throw new NotTested('somebody writes to the file all the time');
      expectEqual(shown, wanted, 'parent, type and size of the file', second, first);
      expectThat(isClose, `modifiedAt ${times[1]}`, String(times[0]), second, first);
    }
    [first, second] = [await resolvePath(t, filespaceId, path), await getEntry(t, id)];
  }
});

function ofFile({ parentId, type, size }: Entry): Pick<Entry, 'parentId' | 'type' | 'size'> {
  return { parentId, type, size };
}

/** With one character more, so that a name has no more than any service takes. */
const longName = 99;

check('workspace.entry.resolve.right-directory', 'of two namesakes, the one on the path is found', async (t) => {
  const place = await commonPlace(t);
  const name = t.names.directory();
  // One of them stands in another one: a path may hold the same name twice in a row.
  const outer = await subdirectory(t, place, name);
  const elsewhere = await subdirectory(t, await subdirectory(t, place), name);
  const namesakes = [elsewhere, outer, await subdirectory(t, outer, name)];
  for (const [index, namesake] of namesakes.entries()) await subdirectory(t, namesake, `only-in-${index}`);
  for (const [index, { filespaceId, path }] of namesakes.entries()) {
    const reply = await resolvePath(t, filespaceId, path);
    const { id } = prepared(reply, 200, 'resolve the path').data;
    // What it holds tells which one it is, whatever form ids have.
    const { entries, replies } = await walk(t, { filespaceId, id }, { known: 2 });
    const own = entries.map((entry) => entry.name).filter((each) => each !== name);
    expectEqual(own, [`only-in-${index}`], `what ${path} holds`, reply, ...replies);
  }
});

check(
  'workspace.entry.resolve.right-directory',
  'of two long names that differ at their end, each is found',
  async (t) => {
    const place = await commonPlace(t);
    const name = t.names.directory().padEnd(longName, 'n');
    const twins = await Promise.all(['a', 'b'].map((end) => subdirectory(t, place, `${name}${end}`)));
    for (const twin of twins) {
      const reply = await resolvePath(t, twin.filespaceId, twin.path);
      expectEqual(accepted(reply, 200, 'a long name').data.name, twin.path.split('/').at(-1), 'its name', reply);
    }
  },
);

// How deep a path may lead is open, but not that it leads elsewhere: on the way down names come again.
check(
  'workspace.entry.resolve.right-directory',
  'a path of twenty names leads to its own entry, if to any',
  async (t) => {
    const { directory } = await deepDirectory(t);
    const reply = await resolvePath(t, directory.filespaceId, directory.path);
    if (reply.response.status === 400 || reply.response.status === 404) {
      throw new NotTested('the target resolves no such paths');
    }
    const { id, parentId } = accepted(reply, 200, directory.path).data;
    expectEqual({ id, parentId }, { id: directory.id, parentId: directory.parentId }, 'id and parent', reply);
  },
);

check('workspace.entry.resolve.encoded', 'names with characters that a query must encode resolve', async (t) => {
  const { place, entries } = await awkwardlyNamed(t);
  const names = entries.map(({ name }) => name);
  const replies = await Promise.all(names.map((name) => resolvePath(t, place.filespaceId, `${place.path}/${name}`)));
  for (const [index, reply] of replies.entries()) {
    const name = names[index] ?? '';
    const found = accepted(reply, 200, `the name ${show(name)}`).data.name;
    expectThat(sameName(found, name), `the entry ${show(name)}`, show(found), reply);
  }
});

check('workspace.entry.resolve.encoded', 'a name that a query must encode may stand inside a path', async (t) => {
  const place = await commonPlace(t);
  for (const before of ['a b&c+d%20#e ', '  ']) {
    const upper = await subdirectory(t, place, `${before}${t.names.directory()}`);
    const lower = await subdirectory(t, upper);
    const reply = await resolvePath(t, place.filespaceId, lower.path);
    expectEqual(accepted(reply, 200, lower.path).data.name, lower.name, 'the name', reply);
  }
});

check('workspace.entry.resolve.file', 'the path of a file resolves to it', async (t) => {
  const { resolved, path } = await lentFile(t);
  const { type, name } = prepared(resolved, 200, 'resolve the path of the file').data;
  const last = path.slice(path.lastIndexOf('/') + 1);
  expectEqual(type, 'file', 'the type', resolved);
  expectThat(sameName(name, last), `the name ${show(last)}`, show(name), resolved);
});

check('workspace.entry.resolve.file', 'a file that stands among the children resolves', async (t) => {
  const { filespace: filespaceId } = t.workspaceFixture('file');
  const { path, replies, lost } = await descentToFile(t);
  if (lost !== null) throw new Inconclusive(`${show(lost.name)} of the path ${show(path)} was not found`);
  const reply = await resolvePath(t, filespaceId, path);
  expectThat(
    reply.response.status === 200,
    `200, since ${show(path)} is there`,
    describe(exchangeOf(reply)),
    reply,
    ...replies,
  );
});

check('workspace.entry.resolve.missing', 'resolving without a path is rejected', async (t) => {
  const { id: filespaceId } = await sharedFilespace(t);
  prepared(await resolvePath(t, filespaceId, '/'), 200, 'resolve the root directory');
  const reply = await t.workspace.raw({
    operation: 'GET /api/v1/filespaces/{filespaceId}/entries/resolve',
    path: { filespaceId },
  });
  expectStatus(reply, 400, 'no path');
});

check('workspace.entry.resolve.relative', 'a path without its first slash is rejected', async (t) => {
  const { top, upper } = await family(t);
  for (const { path, filespaceId } of [top, upper]) {
    prepared(await resolvePath(t, filespaceId, path), 200, 'resolve the absolute path');
    for (const relative of relativeTo(path)) {
      expectStatus(await resolvePath(t, filespaceId, relative), 400, show(relative));
    }
  }
});

check('workspace.entry.resolve.relative.message', 'the message says that paths start with a slash', async (t) => {
  const place = await commonPlace(t);
  const reply = await resolvePath(t, place.filespaceId, place.path.slice(1));
  if (reply.response.status !== 400) throw new Inconclusive(`a relative path was answered ${reply.response.status}`);
  expectMessage(reply, "Paths inside the service should start with a '/'");
});

/** The status for a path of which the documents do not say what it means. */
async function resolveStatus(t: CheckContext, filespaceId: string, path: string): Promise<number> {
  const reply = await t.workspace.raw({
    operation: 'GET /api/v1/filespaces/{filespaceId}/entries/resolve',
    path: { filespaceId },
    query: { path },
    open: true,
  });
  return reply.response.status;
}

observe('workspace.entry.resolve.trailing-slash', async (t) => {
  const { filespaceId, path } = await commonPlace(t);
  return `answered ${await resolveStatus(t, filespaceId, `${path}/`)}`;
});

observe('workspace.entry.resolve.empty', async (t) => {
  const { filespaceId } = await commonPlace(t);
  return `answered ${await resolveStatus(t, filespaceId, '')}`;
});

observe('workspace.entry.resolve.dot-segments', async (t) => {
  const { filespaceId, path, name } = await commonPlace(t);
  const paths = { '/./name': `/.${path}`, '/name/../name': `${path}/../${name}`, '//name': `/${path}` };
  const outcomes = Object.entries(paths).map(
    async ([label, sent]) => `${label} ${await resolveStatus(t, filespaceId, sent)}`,
  );
  return (await Promise.all(outcomes)).join(', ');
});

observe('workspace.entry.resolve.case', async (t) => {
  const { filespaceId, path } = await commonPlace(t);
  return `answered ${await resolveStatus(t, filespaceId, path.toUpperCase())}`;
});

observe('workspace.entry.resolve.root-name', async (t) => {
  const { filespaceId } = await commonPlace(t);
  const root = prepared(await resolvePath(t, filespaceId, '/'), 200, 'resolve the root directory').data;
  const parent = root.parentId === root.id ? 'itself' : 'another id';
  return `the name ${show(root.name)}, the parent ${parent}`;
});

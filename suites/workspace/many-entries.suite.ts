import {
  accepted,
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  expectThat,
  NotTested,
} from '../../src/check/index.ts';
import { drawn } from '../support/draws.ts';
import {
  createIn,
  deleteEntry,
  type Entry,
  getEntry,
  listChildren,
  removeEntry,
  resolvePath,
} from '../support/entries.ts';
import { manyCount, manyEntries, walkOfManyEntries } from '../support/entry-names.ts';
import { expectUnrefused, granted, tryWalk } from '../support/entry-walks.ts';
import { beginning, type NewDirectory } from '../support/new-filespaces.ts';
import { expectEach } from '../support/parallel.ts';

// Small pages end at every kind of name, and where numbers get another digit; one of more than there are has them all.
for (const limit of [undefined, 9, 100, 150]) {
  const label = limit === undefined ? 'without a limit' : `with the limit ${limit}`;
  check(
    'workspace.entry.children.complete',
    `a walk ${label} yields each of ${manyCount} and more children`,
    async (t) => {
      const { directory, children } = await manyEntries(t);
      const known = children.length;
      const walked = limit === undefined ? await walkOfManyEntries(t) : await tryWalk(t, directory, { limit, known });
      const { entries, replies } = expectUnrefused(granted(walked, limit));
      const listed = entries.map(({ id }) => id);
      const missing = children.filter(({ id }) => !listed.includes(id));
      expectThat(missing.length === 0, `all ${known} children`, `${missing.length} are missing`, ...replies);
      const twice = listed.filter((id, index) => listed.indexOf(id) !== index);
      expectEqual(twice, [], 'the children that are listed twice', ...replies);
    },
  );
}

check('workspace.entry.create.duplicate', 'the name of any of many siblings is rejected', async (t) => {
  const { directory, plain } = await manyEntries(t);
  await expectEach(400, 'the name', plain, (name) => createIn(t, directory, name));
});

check('workspace.entry.resolve.status', 'the path of any of many siblings resolves', async (t) => {
  const { directory, plain } = await manyEntries(t);
  const paths = drawn(t, 'paths of many', plain, 3).map((name) => `${directory.path}/${name}`);
  await expectEach(200, 'the path', paths, (path) => resolvePath(t, directory.filespaceId, path));
});

interface Beginning {
  first: NewDirectory;
  /** Children of many whose ids begin with that of the first; one of them holds something. */
  like: readonly Entry[];
}

/** Empty directories whose ids are the beginnings of others. */
function beginnings(t: CheckContext): Promise<readonly Beginning[]> {
  return t.shared('workspace beginnings of ids', async (own) => {
    const [{ children }, { early }] = [await manyEntries(own), await beginning(own)];
    const begun = early.map((first) => ({ first, like: children.filter(({ id }) => beginsLike(id, first.id)) }));
    const telling = begun.filter(({ like }) => like.length > 0);
    if (telling.length === 0) throw new NotTested('no id here is the beginning of another one');
    for (const { first, like } of telling) {
      const [full] = drawn(own, `full and beginning like ${first.id}`, like, 1);
      if (full !== undefined) await createIn(own, { ...first, id: full.id }, own.names.directory());
    }
    return telling;
  });
}

/** Those of one half, which a check may delete. */
async function halfOfThem(t: CheckContext, half: 0 | 1): Promise<readonly Beginning[]> {
  // Who deletes them has borrowed them.
  await beginning(t);
  const own = (await beginnings(t)).filter((_, at) => at % 2 === half);
  if (own.length === 0) throw new NotTested('no other id here is the beginning of another one');
  return drawn(t, `beginnings of ids ${half}`, own, 2);
}

check('workspace.entry.children.empty', 'an empty directory has an empty list whose id begins others', async (t) => {
  for (const { first } of await beginnings(t)) {
    // Every service grants so many.
    const list = await listChildren(t, first, { limit: 10 });
    // Each check deletes some of them.
    if (list.response.status === 404) continue;
    expectEqual(accepted(list, 200).data.entries, [], `the children of ${first.name}`, list);
  }
});

check('workspace.entry.delete.only-that', 'what has an id that begins like that of a deleted one stays', async (t) => {
  for (const { first, like } of await halfOfThem(t, 0)) {
    await removeEntry(t, first);
    for (const { id } of drawn(t, `beginning like ${first.id}`, like, 2)) {
      const reply = await getEntry(t, { filespaceId: first.filespaceId, id });
      expectStatus(reply, 200, `${first.id} was deleted, and its id is how ${id} begins`);
    }
  }
});

check(
  'workspace.entry.delete.status',
  'an empty directory is deleted whose id is how that of a full one begins',
  async (t) => {
    for (const { first } of await halfOfThem(t, 1)) {
      expectStatus(await deleteEntry(t, first), 200, `${first.name} is empty`);
    }
  },
);

const beginsLike = (id: string, beginning: string): boolean => id !== beginning && id.startsWith(beginning);

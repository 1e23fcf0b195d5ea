import {
  type CheckContext,
  check,
  expectEqual,
  expectThat,
  NotTested,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { commonPlace } from '../support/common-directories.ts';
import { drawn } from '../support/draws.ts';
import { createIn, type Directory, listChildren, removeEntry, resolvePath, subdirectory } from '../support/entries.ts';
import { manyCount, manyEntries, walkOfManyEntries } from '../support/entry-names.ts';
import { expectUnrefused, granted, tryWalk } from '../support/entry-walks.ts';
import { expectEach } from '../support/parallel.ts';

// Small pages end at every kind of name, and where numbers get another digit.
for (const limit of [undefined, 9, 100]) {
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

check('workspace.entry.children.while-deleting', 'a directory is emptied page by page', async (t) => {
  const place = await subdirectory(t, await commonPlace(t));
  const made: Directory[] = [];
  while (made.length < 4) made.push(await subdirectory(t, place));
  const first = await listChildren(t, place, { limit: 2 });
  const { entries, nextCursor } = prepared(first, 200, 'list the children').data;
  const shown = new Set(entries.map(({ id }) => id));
  const others = made.filter(({ id }) => !shown.has(id));
  if (!nextCursor || others.length === 0) throw new NotTested('the first page shows all children');
  for (const directory of made) if (shown.has(directory.id)) await removeEntry(t, directory);
  const { ids, replies } = await rest(t, place, nextCursor);
  const missing = others.filter(({ id }) => !ids.has(id)).map(({ name }) => name);
  const expected = `the others of ${made.length} children, once those of the first page were deleted`;
  expectThat(missing.length === 0, expected, `without ${show(missing)}`, first, ...replies);
});

/** What a cursor leads to. @throws {NotTested} where it is refused. */
async function rest(t: CheckContext, place: Directory, cursor: string) {
  const ids = new Set<string>();
  const replies: Reply[] = [];
  for (let next: string | null | undefined = cursor; next && replies.length < 5; ) {
    const reply = await listChildren(t, place, { limit: 2, nextCursor: next });
    if (reply.response.status === 400) throw new NotTested('the cursor is refused after a deletion');
    replies.push(reply);
    const page = prepared(reply, 200, 'list the next children').data;
    for (const { id } of page.entries) ids.add(id);
    next = page.entries.length === 0 ? null : page.nextCursor;
  }
  return { ids, replies };
}

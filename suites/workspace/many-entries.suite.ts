import { check, expectEqual, expectThat } from '../../src/check/index.ts';
import { drawn } from '../support/draws.ts';
import { createIn, resolvePath } from '../support/entries.ts';
import { manyCount, manyEntries, walkOfManyEntries } from '../support/entry-names.ts';
import { expectUnrefused, granted, tryWalk } from '../support/entry-walks.ts';
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

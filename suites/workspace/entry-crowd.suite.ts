import {
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  expectThat,
  Inconclusive,
  show,
} from '../../src/check/index.ts';
import {
  createIn,
  type Directory,
  expectUnrefused,
  granted,
  resolvePath,
  tryWalk,
  workPlace,
} from '../support/entries.ts';

/** More than a page holds by default anywhere. */
const crowd = 110;

/** One directory with so many children that services with a page of a hundred need a second one. */
function crowdedDirectory(t: CheckContext): Promise<{ directory: Directory; names: string[] }> {
  return t.shared('workspace crowded directory', async (own) => {
    const directory = await workPlace(own);
    const names = Array.from({ length: crowd }, (_, index) => `child-${String(index).padStart(3, '0')}`);
    const replies = await Promise.all(names.map((name) => createIn(own, directory, name)));
    if (replies.some(({ response }) => response.status !== 201)) throw new Inconclusive('could not fill a directory');
    return { directory, names };
  });
}

for (const limit of [undefined, 50, 100]) {
  const label = limit === undefined ? 'without a limit' : `with the limit ${limit}`;
  check('workspace.entry.children.complete', `a walk ${label} yields each of ${crowd} children`, async (t) => {
    const { directory, names } = await crowdedDirectory(t);
    const size = limit === undefined ? {} : { limit };
    const walked = await tryWalk(t, directory, { ...size, known: names.length });
    const { entries, replies } = expectUnrefused(granted(walked, limit));
    const listed = entries.map(({ name }) => name);
    const missing = names.filter((name) => !listed.includes(name));
    expectThat(missing.length === 0, `all ${crowd} children`, `${missing.length} are missing`, ...replies);
    const twice = listed.filter((name, index) => listed.indexOf(name) !== index);
    expectEqual(twice, [], 'the children that are listed twice', ...replies);
  });
}

check('workspace.entry.create.duplicate', 'the name of any of many siblings is refused', async (t) => {
  const { directory, names } = await crowdedDirectory(t);
  const tried = names.filter((_, index) => index % 27 === 1);
  const replies = await Promise.all(tried.map((name) => createIn(t, directory, name)));
  for (const [index, reply] of replies.entries()) expectStatus(reply, 400, `the name ${show(tried[index])}`);
});

check('workspace.entry.resolve.status', 'the path of any of many siblings resolves', async (t) => {
  const { directory, names } = await crowdedDirectory(t);
  const tried = names.filter((_, index) => index % 27 === 1);
  const paths = tried.map((name) => `${directory.path}/${name}`);
  const replies = await Promise.all(paths.map((path) => resolvePath(t, directory.filespaceId, path)));
  for (const [index, reply] of replies.entries()) expectStatus(reply, 200, paths[index]);
});

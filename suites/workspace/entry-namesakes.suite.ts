import {
  accepted,
  type CheckContext,
  check,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { commonPlace } from '../support/common-directories.ts';
import { deepDirectory, longPath } from '../support/deep-directory.ts';
import { createIn, resolvePath, sameName, subdirectory } from '../support/entries.ts';
import { otherCreation } from '../support/filespaces.ts';
import { lentFile } from '../support/lent-file.ts';
import { mayCount, mayCountAsOne, sideBySide, twoAtLeast } from '../support/namesakes.ts';
import { idOf } from '../support/new-filespaces.ts';
import { shellPatternsOf } from '../support/wildcards.ts';

/**
 * Names that are different, and that a comparison by pattern, by number or in the collation of a database takes for one.
 * Whether names that differ in case, spaces, accents or normalization alone are different is open: no two here do.
 */
const nearNamesakes = [
  {
    requirement: 'workspace.entry.name.accepted',
    what: 'that are the same number',
    names: ['1', '01', '1.0', '1e0', '100', '1e2'],
  },
  {
    requirement: 'workspace.entry.name.accepted',
    what: 'that are the beginning of each other',
    // Whatever the order in which a service compares, one of them comes before the one that is asked for.
    names: ['reports', 'rep', 'report', 'r', 'myreport', 'report1'],
  },
  {
    requirement: 'workspace.entry.name.accepted',
    what: 'that differ in one punctuation mark',
    names: ['a-b', 'a_b', 'a.b', 'a%b', 'a+b', 'axb', 'ab'],
  },
  {
    requirement: 'workspace.entry.name.accepted',
    what: 'whose letters look alike in two scripts',
    names: ['ace', '\u0430\u0441\u0435'],
  },
  { requirement: 'workspace.entry.name.emoji', what: 'of one emoji each', names: ['🚀', '🌍', '😀', '🎉'] },
] as const;

const near = 'near namesakes';

for (const { requirement, what, names } of nearNamesakes) {
  check(requirement, `names ${what} are accepted side by side`, async (t) => {
    const { replies } = await sideBySide(t, names, near);
    for (const [index, name] of names.entries()) {
      const [reply, before] = [replies[index], names.slice(0, index)];
      if (reply !== undefined) expectStatus(reply, 201, `the name ${show(name)} beside ${show(before)}`);
    }
  });

  check('workspace.entry.resolve.told-apart', `names ${what} are told apart`, (t) => expectToldApart(t, names, near));
}

for (const { what, names } of mayCountAsOne) {
  check('workspace.entry.resolve.told-apart', `names ${what} are told apart where they exist`, (t) =>
    expectToldApart(t, names, mayCount),
  );
}

/** What one directory took under two names must be found under either. */
async function expectToldApart(t: CheckContext, names: readonly string[], where: string): Promise<void> {
  const { place, names: made } = await twoAtLeast(t, names, where);
  for (const name of made) {
    const reply = await resolvePath(t, place.filespaceId, `${place.path}/${name}`);
    const found = accepted(reply, 200, `the name ${show(name)}`).data.name;
    expectThat(sameName(found, name), `the entry ${show(name)}`, show(found), reply);
  }
}

/** Directories whose paths are the same but for a slash. */
function sameLetters(t: CheckContext) {
  return t.shared('workspace directories of the same letters', async (own) => {
    const place = await commonPlace(own);
    const name = own.names.directory();
    const longer = await subdirectory(own, place, `${name}ab`);
    const inLonger = await subdirectory(own, longer, 'c');
    const shorter = await subdirectory(own, place, `${name}a`);
    const inShorter: { path: string; reply: Awaited<ReturnType<typeof createIn>> }[] = [];
    for (const inside of ['b', 'bc']) {
      inShorter.push({ path: `${shorter.path}/${inside}`, reply: await createIn(own, shorter, inside) });
    }
    return { filespaceId: place.filespaceId, known: [longer, inLonger, shorter], inShorter };
  });
}

check('workspace.entry.create.same-name-elsewhere', 'paths of the same letters are not the same path', async (t) => {
  const { inShorter } = await sameLetters(t);
  for (const { path, reply } of inShorter) expectStatus(reply, 201, `${path}, beside others of the same letters`);
});

check('workspace.entry.resolve.told-apart', 'paths of the same letters are told apart', async (t) => {
  const { filespaceId, known, inShorter } = await sameLetters(t);
  const made = inShorter.map(({ path, reply }) => ({ path, id: prepared(reply, 201, 'create a directory').data.id }));
  for (const { path, id } of [...known, ...made]) {
    const reply = await resolvePath(t, filespaceId, path);
    expectEqual(accepted(reply, 200, `the path ${path}`).data.id, id, `the id of ${path}`, reply);
  }
});

check('workspace.entry.name.unicode', 'letters that take several bytes count as one character each', async (t) => {
  const place = await commonPlace(t);
  // Letters that stay one in every normalization form.
  for (const name of ['日本語'.repeat(20), 'ø'.repeat(90), 'Ж'.repeat(60)]) {
    expectStatus(await createIn(t, place, name), 201, `a name of ${name.length} characters`);
  }
});

check('workspace.entry.resolve.deep', 'a path of several hundred characters resolves', async (t) => {
  const directory = await longPath(t);
  const reply = await resolvePath(t, directory.filespaceId, directory.path);
  const found = accepted(reply, 200, `a path of ${directory.path.length} characters`).data;
  expectEqual(found.name, directory.name, 'the name', reply);
});

check('workspace.not-found.path', 'the path of a directory leads nowhere in another filespace', async (t) => {
  const place = await commonPlace(t);
  prepared(await resolvePath(t, place.filespaceId, place.path), 200, 'resolve the path where it leads somewhere');
  const other = idOf(await otherCreation(t));
  expectStatus(await resolvePath(t, other, place.path), 404, 'the path of a directory of another filespace');
});

check('workspace.not-found.path', 'a path that only resembles that of a directory leads nowhere', async (t) => {
  const place = await commonPlace(t);
  const { path } = await subdirectory(t, place, 'some-reports');
  prepared(await resolvePath(t, place.filespaceId, path), 200, 'resolve the path where it leads somewhere');
  // Cut short, longer, and with what stands for other characters in a pattern of a database.
  for (const name of ['some', 'some-reports-2', 'reports', 'some_reports', 'some%', '%']) {
    expectStatus(await resolvePath(t, place.filespaceId, `${place.path}/${name}`), 404, `the name ${show(name)}`);
  }
});

check('workspace.not-found.path', 'words for the root, and for nothing, are names like any other', async (t) => {
  const { filespaceId } = await commonPlace(t);
  const recordOf = (reply: Reply) => field(exchangeOf(reply).json, 'data');
  const root = field(recordOf(await resolvePath(t, filespaceId, '/')), 'id');
  for (const word of ['root', '~', 'null', 'undefined']) {
    const reply = await resolvePath(t, filespaceId, `/${word}`);
    // A filespace may begin with something of the service's own.
    const found = reply.response.ok ? recordOf(reply) : null;
    if (found !== null && field(found, 'name') === word && field(found, 'id') !== root) continue;
    expectStatus(reply, [404, 400], `the path /${word}`);
  }
});

/** Two directories of one name in two others, what stands in the first of them, and what the same is answered in the second. */
function twoOfOneName(t: CheckContext) {
  return t.shared('workspace directories of one name in two', async (own) => {
    const place = await commonPlace(own);
    const [one, other] = [await subdirectory(own, place), await subdirectory(own, place)];
    const name = own.names.directory();
    const [inOne, inOther] = [await subdirectory(own, one, name), await subdirectory(own, other, name)];
    const below = await subdirectory(own, inOne);
    const found = await resolvePath(own, place.filespaceId, below.path);
    const across = await resolvePath(own, place.filespaceId, `${inOther.path}/${below.name}`);
    return { found, across, below, twin: await createIn(own, inOther, below.name) };
  });
}

check('workspace.not-found.path', 'a path through namesakes of two directories leads nowhere', async (t) => {
  const { found, across } = await twoOfOneName(t);
  prepared(found, 200, 'resolve the path where it leads somewhere');
  expectStatus(across, 404, 'it stands in the directory of the same name elsewhere');
});

check('workspace.entry.create.same-name-elsewhere', 'a name is free in a namesake of where it is taken', async (t) => {
  const { below, twin } = await twoOfOneName(t);
  expectStatus(twin, 201, `the name ${show(below.name)} in a directory that has none of it`);
});

check('workspace.not-found.path', 'a path with a pattern that fits a directory leads nowhere', async (t) => {
  const place = await commonPlace(t);
  const { path, name } = await subdirectory(t, place);
  prepared(await resolvePath(t, place.filespaceId, path), 200, 'resolve the path where it leads somewhere');
  for (const pattern of shellPatternsOf(name)) {
    const reply = await resolvePath(t, place.filespaceId, `${place.path}/${pattern}`);
    // What no name may hold may be a mistake of the path.
    expectStatus(reply, [404, 400], `the pattern ${show(pattern)}`);
  }
});

check('workspace.not-found.path', 'a path of many names leads nowhere where the last one is missing', async (t) => {
  const { directory } = await deepDirectory(t);
  const reply = await resolvePath(t, directory.filespaceId, `${directory.path}/${t.names.directory()}`);
  // That nothing can stand so deep may be a mistake of the path.
  expectStatus(reply, [404, 400], 'there is nothing of that name');
});

check('workspace.not-found.path', 'a path that goes on behind a file leads nowhere', async (t) => {
  const { filespaceId, path } = await lentFile(t);
  const reply = await resolvePath(t, filespaceId, `${path}/${t.names.directory()}`);
  // That nothing can stand there may be a mistake of the path.
  expectStatus(reply, [404, 400], 'there is nothing in a file');
});

import {
  type CheckContext,
  check,
  exchangeOf,
  expectEitherWay,
  expectStatus,
  expectThat,
  Inconclusive,
  lent,
  NotTested,
  prepared,
  show,
} from '../../src/check/index.ts';
import {
  directoryDeletion,
  otherwiseExtended,
  type Paged,
  pathsLikeFile,
  walksAmongDirectories,
} from '../support/beside-file.ts';
import { commonPlace } from '../support/common-directories.ts';
import { type Entry, resolvePath, subdirectory } from '../support/entries.ts';
import { expectUnrefused, unrefused, type Walk } from '../support/entry-walks.ts';
import { lentFile, linkTo } from '../support/lent-file.ts';

/* Files cannot be made: what holds where files and directories stand side by side is tried beside the lent file. */

/** The pages of one limit, and what has stood there all the while. @throws {NotTested} where others come or go. */
async function quietWalks(t: CheckContext, judge: (paged: Paged, staying: readonly Entry[], whole: Walk) => void) {
  const { whole, paged } = await walksAmongDirectories(t);
  const [before, after] = whole;
  const idsOf = ({ entries }: Walk): string => show(entries.map(({ id }) => id).toSorted());
  if (idsOf(before) !== idsOf(after)) throw new NotTested('somebody else changes the directory of the file');
  for (const one of paged) judge(one, before.entries, before);
}

check('workspace.entry.children.complete', 'small pages lead through directories beside a file', (t) =>
  quietWalks(t, ({ limit, walked }, staying, whole) => {
    const { entries, replies } = expectUnrefused(walked);
    const missing = staying.filter(({ id }) => !entries.some((entry) => entry.id === id));
    const expected = `all ${staying.length} entries in pages of ${limit}`;
    expectThat(missing.length === 0, expected, `none of ${show(missing)}`, ...whole.replies, ...replies);
  }),
);

check('workspace.entry.children.once', 'small pages show a file and the directories beside it once', (t) =>
  quietWalks(t, ({ limit, walked }, _, whole) => {
    const { entries, replies } = unrefused(walked);
    const twice = entries.filter(({ id }, index) => entries.findIndex((entry) => entry.id === id) !== index);
    const expected = `each entry once in pages of ${limit}`;
    expectThat(twice.length === 0, expected, `again: ${show(twice)}`, ...whole.replies, ...replies);
  }),
);

check('workspace.entry.children.limit', 'a limit counts files and directories together', async (t) => {
  const { paged } = await walksAmongDirectories(t);
  for (const { limit, walked } of paged) {
    for (const { reply, entries } of expectUnrefused(walked).pages) {
      expectThat(entries.length <= limit, `at most ${limit} entries`, `${entries.length}`, reply);
    }
  }
});

check('workspace.not-found.path', 'the path of a file but for its extension leads nowhere', async (t) => {
  for (const { path, resolved } of await pathsLikeFile(t)) {
    expectStatus(resolved, 404, `nothing has the path ${show(path)}`);
  }
});

check('workspace.direct-link.unknown-path', 'the path of a file but for its extension has no link', async (t) => {
  const { filespaceId } = await lentFile(t);
  for (const { path } of await pathsLikeFile(t)) {
    expectStatus(await linkTo(t, filespaceId, { path }), 404, `nothing has the path ${show(path)}`);
  }
});

check(
  'workspace.not-found.path',
  'the path of a directory but for what is like an extension leads nowhere',
  async (t) => {
    const { filespaceId, path, name } = await subdirectory(t, await commonPlace(t), `${t.names.directory()}.old.txt`);
    prepared(await resolvePath(t, filespaceId, path), 200, 'resolve the path where it leads somewhere');
    for (const other of otherwiseExtended(name)) {
      const asked = path.replace(name, other);
      expectStatus(await resolvePath(t, filespaceId, asked), 404, `nothing has the path ${show(asked)}`);
      // Which entries have links is open: what is not there has none.
      const link = await linkTo(t, filespaceId, { path: asked });
      const { status } = exchangeOf(link);
      expectEitherWay(status !== 200, `no link to the path ${show(asked)}`, String(status), link);
    }
  },
);

lent.check('workspace.entry.delete.not-empty', 'a directory that holds a file alone is not deleted', async (t) => {
  expectStatus((await directoryDeletion(t)).deletion, 400, 'it holds a file');
});

lent.check(
  'workspace.entry.delete.not-empty-kept',
  'a directory that holds a file alone is kept with it',
  async (t) => {
    const { path, deletion, kept } = await directoryDeletion(t);
    if (deletion.response.status < 400) throw new Inconclusive('the deletion was not rejected');
    for (const reply of kept) {
      const { status } = exchangeOf(reply);
      expectThat(status === 200, `200 after the rejected deletion of ${path}`, String(status), deletion, reply);
    }
  },
);

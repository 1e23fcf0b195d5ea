import {
  check,
  exchangeOf,
  expectEqual,
  expectNoServerError,
  expectThat,
  field,
  NotTested,
  prepared,
} from '../../src/check/index.ts';
import { listChildren, removeEntry, subdirectory, workPlace } from '../support/entries.ts';
import {
  expectUnrefused,
  firstLimit,
  limitsInTurns,
  unrefused,
  walk,
  wideDirectory,
  wideWalkOfOneLimit,
  wideWalksInTurns,
} from '../support/entry-walks.ts';
import { expectComplete, expectOnce } from '../support/judged-walks.ts';
import { arraysOf } from '../support/lists.ts';

/* A cursor leads on from a place among the children, beside a limit or none, and whoever else walks meanwhile. */

// How far a cursor leads beside another limit is open, where it counts pages; but it leads on.
check(
  'workspace.entry.children.once',
  `pages without a limit, behind one of ${firstLimit}, yield no child twice`,
  async (t) => {
    expectOnce(unrefused((await wideWalkOfOneLimit(t)).walked));
  },
);

check('workspace.entry.children.limit', 'a limit that is smaller than that of the page before counts', async (t) => {
  const { directory, walked } = await wideWalkOfOneLimit(t);
  const [first] = expectUnrefused(walked).pages;
  const cursor = field(field(first && exchangeOf(first.reply).json, 'data'), 'nextCursor');
  if (typeof cursor !== 'string' || cursor === '')
    throw new NotTested(`${firstLimit} children are no part of the page`);
  const reply = await listChildren(t, directory, { nextCursor: cursor, limit: 2 });
  // A cursor may go with the limit that it was given for, and hold for one use.
  if ([400, 404].includes(reply.response.status)) throw new NotTested('another limit is rejected beside the cursor');
  const { entries } = prepared(reply, 200, 'list the next page of the children').data;
  expectThat(entries.length <= 2, 'at most 2 entries', `${entries.length}`, reply);
});

const inTurns = `two walks that go on at the same time, in pages of ${limitsInTurns.join(' and ')},`;

check('workspace.entry.children.complete', `${inTurns} yield every child each`, async (t) => {
  const { children } = await wideDirectory(t);
  const walks = (await wideWalksInTurns(t)).map(expectUnrefused);
  const replies = walks.flatMap((walked) => walked.replies);
  for (const walked of walks) expectComplete({ ...walked, replies }, children);
});

check('workspace.entry.children.once', `${inTurns} yield no child twice`, async (t) => {
  const walks = (await wideWalksInTurns(t)).map(unrefused);
  const replies = walks.flatMap((walked) => walked.replies);
  for (const walked of walks) expectOnce({ ...walked, replies });
});

// Who clears a directory lists a page of it, deletes what that shows, and goes on.
check('workspace.robustness.no-5xx', 'a cursor outlives the child that its page has shown last', async (t) => {
  const directory = await subdirectory(t, await workPlace(t));
  for (let count = 1; count <= 3; count += 1) await subdirectory(t, directory);
  const { entries, nextCursor } = prepared(await listChildren(t, directory, { limit: 1 }), 200, 'list children').data;
  const [shown] = entries;
  if (shown === undefined || !nextCursor) throw new NotTested('one of three children is no page of its own');
  await removeEntry(t, { filespaceId: directory.filespaceId, id: shown.id });
  const { filespaceId, id: entryId } = directory;
  const operation = 'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children';
  // Whether it leads on is open.
  const query = { limit: '1', nextCursor };
  expectNoServerError(await t.workspace.raw({ operation, path: { filespaceId, entryId }, query, open: true }));
});

check('workspace.entry.children.once', 'a walk whose rest was removed meanwhile shows no child again', async (t) => {
  const directory = await subdirectory(t, await workPlace(t));
  for (let count = 1; count <= 4; count += 1) await subdirectory(t, directory);
  const page = await listChildren(t, directory, { limit: 2 });
  const { entries, nextCursor } = prepared(page, 200, 'list children').data;
  if (entries.length === 0 || !nextCursor) throw new NotTested('two of four children are no page of their own');
  const whole = await walk(t, directory, { known: 4 });
  const rest = whole.entries.filter(({ id }) => !entries.some((shown) => shown.id === id));
  for (const { id } of rest) await removeEntry(t, { filespaceId: directory.filespaceId, id });
  const { filespaceId, id: entryId } = directory;
  const operation = 'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children';
  const path = { filespaceId, entryId };
  // Whether it leads on is open.
  const next = await t.workspace.raw({ operation, path, query: { limit: '2', nextCursor }, open: true });
  const shown = arraysOf(exchangeOf(next).json).flatMap(({ records }) => records.map(({ id }) => id));
  const again = entries.filter(({ id }) => shown.includes(id)).map(({ name }) => name);
  expectEqual(again, [], 'the children of the first page on the next one', page, next);
});

import {
  check,
  expectEqual,
  expectMessage,
  expectStatus,
  expectThat,
  fail,
  Inconclusive,
  late,
  NotTested,
  prepared,
  show,
} from '../../src/check/index.ts';
import { commonPlace, family } from '../support/common-directories.ts';
import {
  agedDirectory,
  type Entry,
  getEntry,
  listChildren,
  malformedIds,
  rootTrial,
  sharedRoot,
  subdirectory,
  workPlace,
} from '../support/entries.ts';
import {
  bornWith,
  expectUnrefused,
  tryWalk,
  unrefused,
  walk,
  wideDirectory,
  wideWalk,
} from '../support/entry-walks.ts';
import { expectComplete, expectOnce, expectPages } from '../support/judged-walks.ts';
import { descentToFile, lentFile, walksBesideFile } from '../support/lent-file.ts';
import { closeMoments, sameMoment } from '../support/moments.ts';
import { expectEach } from '../support/parallel.ts';

check('workspace.entry.children.status', 'the children of a directory are listed with 200', async (t) => {
  const { directory } = await wideDirectory(t);
  const empty = (await family(t)).lowest;
  for (const place of [directory, empty]) expectStatus(await listChildren(t, place), 200);
});

check('workspace.entry.children.empty', 'a directory without children has an empty list', async (t) => {
  // What its sibling holds is none of its own.
  const { sibling, lowest } = await family(t);
  for (const place of [await workPlace(t), sibling, lowest]) {
    const reply = await listChildren(t, place);
    expectEqual(prepared(reply, 200, 'list the children').data.entries, [], 'the children', reply);
  }
});

check('workspace.entry.children.contains-created', 'each created directory is among the children', async (t) => {
  const place = await workPlace(t);
  for (let count = 1; count <= 3; count += 1) {
    const made = await subdirectory(t, place);
    const { entries, replies } = await walk(t, place, { known: count });
    const names = entries.map((entry) => entry.name);
    expectThat(names.includes(made.name), `${show(made.name)} among the children`, show(names), ...replies);
  }
});

check('workspace.entry.children.only-direct', 'every child names the directory as its parent', async (t) => {
  const { directory, children } = await wideDirectory(t);
  const { entries, replies } = await walk(t, directory, { known: children.length });
  const { walked } = await wideWalk(t, 7);
  const strangers = [...entries, ...walked.entries].filter((entry) => entry.parentId !== directory.id);
  const evidence = [...replies, ...walked.replies];
  expectThat(strangers.length === 0, `only children of ${directory.id}`, show(strangers), ...evidence);
});

check('workspace.entry.children.only-direct', 'grandchildren, siblings and the directory are absent', async (t) => {
  const { top: place, upper, sibling, lower, lowest } = await family(t);
  const levels = { [place.id]: [upper, sibling], [upper.id]: [lower], [lower.id]: [lowest] };
  for (const [id, directories] of Object.entries(levels)) {
    const { entries, replies } = await walk(t, { ...place, id }, { known: directories.length });
    const known = directories.map((directory) => directory.name);
    // A service may keep files of its own beside a directory.
    const strangers = entries
      .filter(({ parentId, type }) => parentId !== id || type === 'dir')
      .map((entry) => entry.name)
      .filter((name) => !known.includes(name));
    expectThat(strangers.length === 0, `no children but ${show(known)}`, show(strangers), ...replies);
  }
});

check('workspace.entry.children.only-direct', 'the root is not among its own children', async (t) => {
  const { listed, rootId } = await rootTrial(t);
  const { entries } = prepared(listed, 200, 'list the children of a root').data;
  const strangers = entries.filter((entry) => entry.id === rootId || entry.parentId !== rootId);
  expectThat(strangers.length === 0, `only children of ${rootId}`, show(strangers), listed);
});

// By this turn there are directories of many ids, among them some that begin as that of the root.
late.check('workspace.entry.children.only-direct', 'a page of the root shows what stands in it alone', async (t) => {
  const root = await sharedRoot(t);
  const listed = await listChildren(t, root, { limit: 200 });
  if (listed.response.status === 400) throw new NotTested('how large a limit may be is open: 200 is refused');
  const { entries } = prepared(listed, 200, 'list the children of a root').data;
  const strangers = entries.filter((entry) => entry.parentId !== root.id);
  expectThat(strangers.length === 0, `only children of ${root.id}`, show(strangers), listed);
});

/** Page sizes that divide the number of children, that do not, that equal it, and none at all. */
const limits = [undefined, 2, 3, 5, 7, 17, 18, 19, 100];

function label(limit: number | undefined): string {
  return limit === undefined ? 'without a limit' : `with the limit ${limit}`;
}

for (const limit of limits) {
  check('workspace.entry.children.complete', `the walk ${label(limit)} yields every child`, async (t) => {
    const { walked, children } = await wideWalk(t, limit);
    expectComplete(expectUnrefused(walked), children);
  });

  check('workspace.entry.children.once', `the walk ${label(limit)} yields no child twice`, async (t) => {
    expectOnce(unrefused((await wideWalk(t, limit)).walked));
  });

  check('workspace.entry.children.ends', `the walk ${label(limit)} comes to an end`, async (t) => {
    const { walked, children } = await wideWalk(t, limit);
    const { end, pages, replies } = unrefused(walked);
    const got = `a further cursor after ${pages.length} pages for ${children.length} children`;
    expectThat(end !== null, 'a last page', got, ...replies.slice(-3));
  });

  if (limit !== undefined) {
    check('workspace.entry.children.limit', `no page holds more than ${limit}`, async (t) => {
      expectPages(expectUnrefused((await wideWalk(t, limit)).walked), limit);
    });
  }
}

check('workspace.entry.children.limit', 'no page of the root holds more than 1', async (t) => {
  // Two in any case: others come and go there meanwhile.
  const { filespaceId, parentId } = await workPlace(t);
  await workPlace(t);
  const reply = await listChildren(t, { filespaceId, id: parentId }, { limit: 1 });
  const { entries } = prepared(reply, 200, 'list the children of the root').data;
  expectThat(entries.length <= 1, 'at most 1 entry', `${entries.length}`, reply);
});

check('workspace.entry.children.complete', 'pages of one entry lead through a root', async (t) => {
  const { filespaceId, rootId, held } = await rootTrial(t);
  const place = { filespaceId, id: rootId };
  const { entries, replies } = expectUnrefused(await tryWalk(t, place, { limit: 1, known: held.length + bornWith }));
  const names = entries.map(({ name }) => name);
  for (const reply of held) {
    const { name } = prepared(reply, 200, 'get a directory of the root').data;
    expectThat(names.includes(name), `${show(name)} among the children of the root`, show(names), reply, ...replies);
  }
});

check('workspace.entry.children.complete', 'a file is among the children of its directory', async (t) => {
  const { resolved } = await lentFile(t);
  prepared(resolved, 200, 'resolve the path of the file');
  const { path, lost } = await descentToFile(t);
  if (lost === null) return;
  const { name, walked } = lost;
  if (walked.end === null) throw new NotTested('a directory on the way holds more than a run looks through');
  fail(`${show(name)} among the children, since ${show(path)} resolves`, 'none', resolved, ...walked.replies);
});

check('workspace.entry.children.complete', 'pages of one entry lead through files as well', async (t) => {
  const { small, whole } = await walksBesideFile(t);
  const [before, after] = whole.map(({ entries }) => entries);
  // Others may change what is there meanwhile.
  const stays = ({ id, name }: Entry) => after?.some((entry) => entry.id === id && entry.name === name) === true;
  const evidence = [...whole.flatMap(({ replies }) => replies), ...expectUnrefused(small).replies];
  if (small.end === null) throw new NotTested('the directory of the file fills while it is walked');
  const missing = before?.filter(stays).filter(({ id }) => !small.entries.some((entry) => entry.id === id)) ?? [];
  expectThat(missing.length === 0, 'all entries that a walk without a limit yields', show(missing), ...evidence);
});

check('workspace.entry.children.limit-one', 'pages of one entry lead through all children', async (t) => {
  const { walked, children } = await wideWalk(t, 1);
  expectPages(expectUnrefused(walked), 1);
  expectComplete(walked, children);
});

check('workspace.entry.children.agrees-with-get', 'a child is listed as it is read by its id', async (t) => {
  const { directory, child } = await agedDirectory(t);
  const [list, read] = await Promise.all([
    listChildren(t, directory),
    getEntry(t, { filespaceId: directory.filespaceId, id: child.id }),
  ]);
  const listed = prepared(list, 200, 'list the children').data.entries[0];
  if (listed === undefined) throw new Inconclusive('the list lacks the child');
  const { id, name, type, createdAt, modifiedAt } = prepared(read, 200, 'get the child').data;
  expectEqual({ id: listed.id, name: listed.name, type: listed.type }, { id, name, type }, 'the child', read, list);
  expectThat(sameMoment(listed.createdAt, createdAt), `createdAt ${createdAt}`, listed.createdAt, read, list);
  expectThat(closeMoments(listed.modifiedAt, modifiedAt), `modifiedAt ${modifiedAt}`, listed.modifiedAt, read, list);
});

check('workspace.entry.children.agrees-with-get', 'children on further pages agree with get', async (t) => {
  const { directory, walked } = await wideWalk(t, 7);
  const { pages } = unrefused(walked);
  for (const { reply: list, entries } of pages.slice(1, 3)) {
    const [listed] = entries;
    if (listed === undefined) continue;
    const read = await getEntry(t, { filespaceId: directory.filespaceId, id: listed.id });
    const { name, type, createdAt, modifiedAt } = prepared(read, 200, 'get the child').data;
    expectEqual({ name: listed.name, type: listed.type }, { name, type }, 'the child', read, list);
    expectThat(sameMoment(listed.createdAt, createdAt), `createdAt ${createdAt}`, listed.createdAt, read, list);
    expectThat(closeMoments(listed.modifiedAt, modifiedAt), `modifiedAt ${modifiedAt}`, listed.modifiedAt, read, list);
  }
});

check('workspace.entry.children.agrees-with-get', 'a file is listed as it is read by its id', async (t) => {
  const { read } = await lentFile(t);
  const { replies, listed } = await descentToFile(t);
  if (listed === null) throw new Inconclusive('the list lacks the file');
  const { id, name, type, size, modifiedAt } = prepared(read, 200, 'get the file').data;
  expectEqual({ name: listed.name, type: listed.type }, { name, type }, 'the file', read, ...replies);
  // Somebody may have written to it between the two.
  if (listed.size !== size || !closeMoments(listed.modifiedAt, modifiedAt)) {
    const { filespace: filespaceId } = t.workspaceFixture('file');
    const again = prepared(await getEntry(t, { filespaceId, id }), 200, 'get the file again').data;
    const isChanged = again.size !== size || !closeMoments(again.modifiedAt, modifiedAt);
    if (isChanged) throw new NotTested('somebody writes to the file');
  }
  expectEqual(listed.size, size, 'the size of the file', read, ...replies);
  const isClose = closeMoments(listed.modifiedAt, modifiedAt);
  expectThat(isClose, `modifiedAt ${modifiedAt}`, listed.modifiedAt, read, ...replies);
});

check('workspace.entry.children.malformed-id', 'a malformed id is rejected', async (t) => {
  const place = await commonPlace(t);
  prepared(await listChildren(t, place), 200, 'list the children of the directory');
  // What stands elsewhere in the routes of entries is no id where an id is asked for.
  const ids = [...malformedIds(place.id), 'resolve', 'children'];
  await expectEach(400, 'the id', ids, (id) => listChildren(t, { ...place, id }));
});

check('workspace.entry.children.malformed-id.message', 'the message says that the id is invalid', async (t) => {
  const reply = await listChildren(t, { ...(await commonPlace(t)), id: 'abc' });
  if (reply.response.status !== 400) throw new Inconclusive(`the id abc was answered ${reply.response.status}`);
  expectMessage(reply, 'File system entry ID is invalid');
});

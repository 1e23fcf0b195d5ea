import {
  type CheckContext,
  check,
  exchangeOf,
  expectMessage,
  expectStatus,
  expectThat,
  Inconclusive,
  NotTested,
  observe,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { commonPlace, goneUnread, readDeletion } from '../support/common-directories.ts';
import { expectDeleted } from '../support/deleted-beside.ts';
import {
  createIn,
  deletedDirectory,
  deleteEntry,
  getEntry,
  listChildren,
  malformedIds,
  removeEntry,
  resolvePath,
  rootTrial,
  sameName,
  subdirectory,
  workPlace,
} from '../support/entries.ts';
import { walk } from '../support/entry-walks.ts';
import { goneEntry } from '../support/id-reuse.ts';
import { descentToFile, fileDeletion } from '../support/lent-file.ts';
import { createdId } from '../support/made.ts';
import { expectEach } from '../support/parallel.ts';

check('workspace.entry.delete.status', 'empty directories are deleted with 200, at two levels', async (t) => {
  const place = await commonPlace(t);
  expectStatus(await deleteEntry(t, await subdirectory(t, place)), 200, 'an empty directory');
  expectStatus(await deleteEntry(t, await workPlace(t)), 200, 'an empty directory of the top level');
});

goneEntry('workspace.entry.delete.gone', 'a deleted directory answers 404', async (t) => {
  for (const directory of await goneUnread(t)) {
    expectStatus(await getEntry(t, directory), 404, 'the directory was deleted');
  }
});

check('workspace.entry.delete.not-listed', 'a deleted directory is no longer listed', async (t) => {
  const { directory: deleted, siblings, deletion } = await readDeletion(t);
  expectDeleted(deletion);
  const { entries, replies } = siblings;
  const names = entries.map((entry) => entry.name);
  expectThat(!names.includes(deleted.name), `no ${show(deleted.name)} among the children`, show(names), ...replies);
});

check('workspace.entry.delete.not-resolved', 'the path of a deleted directory answers 404', async (t) => {
  const { before, deletion, after } = await readDeletion(t);
  prepared(before.resolved, 200, 'resolve the path before');
  expectDeleted(deletion);
  expectStatus(after.resolved, 404, 'the directory was deleted');
});

check('workspace.entry.delete.not-empty', 'a directory that holds something is not deleted', async (t) => {
  const { deletions } = await refusedDeletions(t);
  for (const { reply, why } of deletions) expectStatus(reply, 400, why);
});

check('workspace.entry.delete.not-empty', 'asking twice deletes no directory that holds something', async (t) => {
  const { deletions, several, again } = await refusedDeletions(t);
  const first = deletions.find(({ directory }) => directory === several);
  if (first?.reply.response.status !== 400) throw new Inconclusive('the first deletion was not rejected');
  expectStatus(again, 400, `${first.why}, for the second time`);
});

/** Attempts to delete what is not empty: nobody else relies on it. */
function refusedDeletions(t: CheckContext) {
  return t.shared('workspace directories that are not empty', async (own) => {
    const place = await commonPlace(own);
    const one = await subdirectory(own, place);
    const lower = await subdirectory(own, one);
    // What is hidden from a list of names is there all the same.
    const lowest = await subdirectory(own, lower, `.${own.names.directory()}`);
    const several = await subdirectory(own, place);
    // That it was empty when it was looked at says nothing about what came since.
    await listChildren(own, several);
    const children = await Promise.all([1, 2, 3].map(() => subdirectory(own, several)));
    const tried = [
      { directory: several, kept: [several, ...children.slice(0, 1)], why: 'it holds three directories' },
      { directory: lower, kept: [lower, lowest], why: 'it holds one directory' },
      { directory: one, kept: [one], why: 'it holds two levels' },
    ];
    const deletions = [];
    for (const each of tried) deletions.push({ ...each, reply: await deleteEntry(own, each.directory) });
    const again = await deleteEntry(own, several);
    return { deletions, several, children, again, creation: await createIn(own, several, own.names.directory()) };
  });
}

check('workspace.entry.delete.not-empty-kept', 'a rejected deletion loses nothing', async (t) => {
  const { deletions, several, children } = await refusedDeletions(t);
  // What was deleted is a matter of other checks.
  const refused = deletions.filter(({ reply }) => reply.response.status >= 400);
  if (refused.length === 0) throw new Inconclusive('no deletion was rejected');
  for (const { reply, kept } of refused) {
    for (const directory of kept) {
      const what = `${directory.path} after the rejected deletion`;
      const read = await getEntry(t, directory);
      expectThat(read.response.status === 200, `200 for ${what}`, String(read.response.status), reply, read);
      expectStatus(await resolvePath(t, directory.filespaceId, directory.path), 200, 'its path');
    }
  }
  if (!refused.some(({ directory }) => directory === several)) return;
  const walked = await walk(t, several, { known: children.length });
  const names = walked.entries.map((entry) => entry.name);
  const wanted = children.map((child) => child.name);
  const isWhole = wanted.every((name) => names.includes(name));
  const replies = refused.map(({ reply }) => reply);
  expectThat(isWhole, `${show(wanted)} among the children`, show(names), ...replies, ...walked.replies);
});

check('workspace.entry.delete.not-empty-kept', 'after a rejected deletion the directory takes others', async (t) => {
  const { deletions, several, again, creation } = await refusedDeletions(t);
  const refused = [...deletions.filter(({ directory }) => directory === several).map(({ reply }) => reply), again];
  for (const reply of refused) expectRefused(reply);
  const { status } = creation.response;
  expectThat(status === 201, `201 for a directory in ${several.path}`, String(status), ...refused, creation);
});

/** A directory that held two, from a page of them to its end. */
function emptying(t: CheckContext) {
  return t.shared('workspace directory that was emptied', async (own) => {
    const upper = await subdirectory(own, await commonPlace(own));
    const children = [await subdirectory(own, upper), await subdirectory(own, upper)];
    const page = await listChildren(own, upper, { limit: 1 });
    const refused = await deleteEntry(own, upper);
    for (const child of children) await removeEntry(own, child);
    // What comes back under its name is one child, as before. Whether it does is a matter of other checks.
    for (const { name } of children.slice(1)) {
      const id = createdId(await createIn(own, upper, name));
      if (id !== null) await removeEntry(own, { ...upper, id });
    }
    return { upper, page, refused, deletion: await deleteEntry(own, upper), after: await getEntry(own, upper) };
  });
}

goneEntry('workspace.entry.delete.emptied', 'a directory is deleted once its children are', async (t) => {
  const { refused, deletion, after } = await emptying(t);
  expectRefused(refused);
  expectStatus(deletion, 200, 'every child was deleted');
  expectStatus(after, 404, 'it was deleted');
});

goneEntry('workspace.not-found.entry', 'a cursor of a deleted directory leads to nothing', async (t) => {
  const { upper, page, deletion } = await emptying(t);
  const { nextCursor } = prepared(page, 200, 'list a page of the children').data;
  if (typeof nextCursor !== 'string' || nextCursor === '') throw new NotTested('the page of one child has no cursor');
  expectDeleted(deletion);
  const reply = await listChildren(t, upper, { limit: 1, nextCursor });
  // Whether a cursor is looked at before the directory is open, and so is how long it holds.
  if (reply.response.status === 400) throw new NotTested('the target rejects the cursor');
  expectStatus(reply, 404, 'the directory was deleted after the cursor was given');
});

/** What follows a rejection can only be judged when there was one. */
function expectRefused(reply: Reply): void {
  if (reply.response.status < 400) throw new Inconclusive('the deletion was not rejected');
}

check('workspace.entry.delete.file', 'a file is not deleted', async (t) => {
  const { deletion } = await fileDeletion(t);
  expectStatus(deletion, 400, 'it is a file');
});

check('workspace.entry.delete.file', 'asking twice deletes no file', async (t) => {
  const { again } = await fileDeletion(t);
  if (again === null) throw new Inconclusive('the first deletion was not rejected');
  expectStatus(again, 400, 'it is a file, for the second time');
});

check('workspace.entry.delete.file-kept', 'the file is still there', async (t) => {
  const { deletion, resolved, path } = await fileDeletion(t);
  expectRefused(deletion);
  expectStatus(resolved, 200, `${path} after the rejected deletion`);
});

check('workspace.entry.delete.file-kept', 'the file is listed as before, and not empty', async (t) => {
  const { deletion, resolved, filespaceId, entry, path } = await fileDeletion(t);
  expectRefused(deletion);
  const { size } = prepared(resolved, 200, 'resolve the path of the file').data;
  expectThat(entry.size === 0 || size > 0, `a size like ${entry.size}`, String(size), deletion, resolved);
  const { listed } = await descentToFile(t);
  if (listed === null || listed.parentId === null) throw new Inconclusive('the file was not listed before');
  const walked = await walk(t, { filespaceId, id: listed.parentId }, { known: 50 });
  if (walked.end === null) throw new NotTested('its directory holds more than a run looks through');
  const isListed = walked.entries.some(({ id, name }) => id === listed.id || sameName(name, listed.name));
  expectThat(isListed, `${path} among the children`, 'none', deletion, ...walked.replies);
});

check('workspace.entry.delete.root', 'the root is not deleted', async (t) => {
  expectStatus((await rootTrial(t)).deletion, 400, 'it is the root');
});

check('workspace.entry.delete.root', 'asking twice does not delete the root', async (t) => {
  const { again } = await rootTrial(t);
  if (again === null) throw new Inconclusive('the first deletion was not rejected');
  expectStatus(again, 400, 'it is the root, for the second time');
});

check('workspace.entry.delete.root-kept', 'the root still resolves', async (t) => {
  const { deletion, resolved } = await rootTrial(t);
  expectRefused(deletion);
  expectStatus(resolved, 200, 'the path / after the rejected deletion');
});

check('workspace.entry.delete.root-kept', 'what stands in the root is still there', async (t) => {
  const { deletion, held } = await rootTrial(t);
  expectRefused(deletion);
  for (const reply of held) expectStatus(reply, 200, 'a directory of the root after the rejected deletion');
});

check('workspace.entry.delete.root-kept', 'after a rejected deletion the root takes directories', async (t) => {
  const { deletion, creations } = await rootTrial(t);
  expectRefused(deletion);
  for (const reply of creations) {
    const { status } = reply.response;
    expectThat(status === 201, '201 for a directory in the root', String(status), deletion, reply);
  }
});

check('workspace.entry.delete.malformed-id', 'a malformed id is rejected', async (t) => {
  const directory = await subdirectory(t, await commonPlace(t));
  const ids = malformedIds(directory.id);
  await expectEach(400, 'the id', ids, (id) => deleteEntry(t, { ...directory, id }));
  await removeEntry(t, directory);
});

check('workspace.entry.delete.malformed-id.message', 'the message says that the id is invalid', async (t) => {
  const reply = await deleteEntry(t, { ...(await commonPlace(t)), id: 'abc' });
  if (reply.response.status !== 400) throw new Inconclusive(`the id abc was answered ${reply.response.status}`);
  expectMessage(reply, 'File system entry ID is invalid');
});

check('workspace.entry.delete.name-free', 'the name of a deleted directory can be used again', async (t) => {
  const place = await commonPlace(t);
  const deleted = await deletedDirectory(t, place);
  expectStatus(await createIn(t, place, deleted.name), 201, 'the name of a deleted directory');
});

observe('workspace.entry.delete.body', async (t) => {
  const { body, json, text } = exchangeOf(await deleteEntry(t, await subdirectory(t, await commonPlace(t))));
  if (body !== 'json') return body === 'empty' ? 'an empty body' : 'a body that is not JSON';
  if (json === null || typeof json !== 'object') return `the JSON ${text}`;
  return Array.isArray(json)
    ? 'an array'
    : `an object with the fields ${Object.keys(json).toSorted().join(', ') || 'none'}`;
});

observe('workspace.entry.delete.undeletable', async (t) => {
  const place = await commonPlace(t);
  const directories = await Promise.all(
    ['.hidden', 'with space', 'ordinary'].map((name) => subdirectory(t, place, name)),
  );
  const replies = await Promise.all(directories.map((directory) => deleteEntry(t, directory)));
  const refused = directories.filter((_, index) => replies[index]?.response.status !== 200);
  return refused.length === 0 ? 'none that was tried' : refused.map(({ name }) => name).join(', ');
});

import {
  check,
  exchangeOf,
  expectMessage,
  expectStatus,
  expectThat,
  Inconclusive,
  observe,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import {
  createIn,
  deletedDirectory,
  deleteEntry,
  getEntry,
  malformedIds,
  removeEntry,
  resolvePath,
  rootTrial,
  subdirectory,
  walk,
  workPlace,
} from '../support/entries.ts';
import { fileDeletion } from '../support/lent-file.ts';
import { goneEntry } from '../support/recycling.ts';

check('workspace.entry.delete.status', 'empty directories are deleted with 200, at two levels', async (t) => {
  const place = await workPlace(t);
  expectStatus(await deleteEntry(t, await subdirectory(t, place)), 200, 'an empty directory');
  expectStatus(await deleteEntry(t, await workPlace(t)), 200, 'an empty directory of the top level');
});

goneEntry('workspace.entry.delete.gone', 'a deleted directory is 404', async (t) => {
  const place = await workPlace(t);
  for (const directory of [await deletedDirectory(t, place), await deletedDirectory(t, await subdirectory(t, place))]) {
    expectStatus(await getEntry(t, directory), 404, 'the directory was deleted');
  }
});

check('workspace.entry.delete.not-listed', 'a deleted directory is no longer listed', async (t) => {
  const place = await workPlace(t);
  await subdirectory(t, place);
  const deleted = await deletedDirectory(t, place);
  const { entries, replies } = await walk(t, place, { known: 2 });
  const names = entries.map((entry) => entry.name);
  expectThat(!names.includes(deleted.name), `no ${show(deleted.name)} among the children`, show(names), ...replies);
});

check('workspace.entry.delete.not-resolved', 'the path of a deleted directory is 404', async (t) => {
  const directory = await subdirectory(t, await workPlace(t));
  prepared(await resolvePath(t, directory.filespaceId, directory.path), 200, 'resolve the path before');
  await removeEntry(t, directory);
  expectStatus(await resolvePath(t, directory.filespaceId, directory.path), 404, 'the directory was deleted');
});

check('workspace.entry.delete.only-that', 'parent, siblings and namesakes stay', async (t) => {
  const place = await workPlace(t);
  const target = await subdirectory(t, place, 'target');
  const sibling = await subdirectory(t, place, 'targets');
  const staying = [place, sibling, await subdirectory(t, place, 'tar'), await subdirectory(t, sibling, 'target')];
  await removeEntry(t, target);
  const { entries, replies } = await walk(t, place, { known: 3 });
  const names = entries.map((entry) => entry.name);
  for (const name of ['targets', 'tar']) {
    expectThat(names.includes(name), `${name} still among the children`, show(names), ...replies);
  }
  for (const directory of staying) {
    expectStatus(await getEntry(t, directory), 200, `${directory.path} was not deleted`);
  }
});

check('workspace.entry.delete.not-empty', 'a directory that holds something is not deleted', async (t) => {
  const place = await workPlace(t);
  const one = await subdirectory(t, place);
  const lower = await subdirectory(t, one);
  await subdirectory(t, lower);
  const several = await subdirectory(t, place);
  await Promise.all([1, 2, 3].map(() => subdirectory(t, several)));
  expectStatus(await deleteEntry(t, several), 400, 'it holds three directories');
  expectStatus(await deleteEntry(t, lower), 400, 'it holds one directory');
  expectStatus(await deleteEntry(t, one), 400, 'it holds two levels');
});

check('workspace.entry.delete.not-empty-kept', 'a refused deletion loses nothing', async (t) => {
  const upper = await subdirectory(t, await workPlace(t));
  const middle = await subdirectory(t, upper);
  const children = [await subdirectory(t, middle), await subdirectory(t, middle)];
  const refusal = await deleteEntry(t, upper);
  expectRefused(refusal);
  expectRefused(await deleteEntry(t, middle));
  for (const directory of [upper, middle, ...children]) {
    expectStatus(await getEntry(t, directory), 200, `${directory.path} after the refused deletion`);
    expectStatus(await resolvePath(t, directory.filespaceId, directory.path), 200, 'its path');
  }
  const { entries, replies } = await walk(t, middle, { known: 2 });
  const names = entries.map((entry) => entry.name);
  const kept = children.every((child) => names.includes(child.name));
  expectThat(kept, `${show(children.map((child) => child.name))} among the children`, show(names), refusal, ...replies);
});

goneEntry('workspace.entry.delete.emptied', 'a directory is deleted once its children are', async (t) => {
  const upper = await subdirectory(t, await workPlace(t));
  const children = [await subdirectory(t, upper), await subdirectory(t, upper)];
  expectRefused(await deleteEntry(t, upper));
  for (const child of children) await removeEntry(t, child);
  expectStatus(await deleteEntry(t, upper), 200, 'every child was deleted');
  expectStatus(await getEntry(t, upper), 404, 'it was deleted');
});

/** What follows a refusal can only be judged when there was one. */
function expectRefused(reply: Reply): void {
  if (reply.response.status < 400) throw new Inconclusive('the deletion was not refused');
}

check('workspace.entry.delete.file', 'a file is not deleted', async (t) => {
  const { deletion } = await fileDeletion(t);
  expectStatus(deletion, 400, 'it is a file');
});

check('workspace.entry.delete.file-kept', 'the file is still there', async (t) => {
  const { deletion, resolved, path } = await fileDeletion(t);
  expectRefused(deletion);
  expectStatus(resolved, 200, `${path} after the refused deletion`);
});

check('workspace.entry.delete.root', 'the root is not deleted', async (t) => {
  expectStatus((await rootTrial(t)).deletion, 400, 'it is the root');
});

check('workspace.entry.delete.root-kept', 'the root still resolves', async (t) => {
  const { deletion, resolved } = await rootTrial(t);
  expectRefused(deletion);
  expectStatus(resolved, 200, 'the path / after the refused deletion');
});

check('workspace.entry.delete.malformed-id', 'an id of another form is refused', async (t) => {
  const directory = await subdirectory(t, await workPlace(t));
  const ids = malformedIds(directory.id);
  const replies = await Promise.all(ids.map((id) => deleteEntry(t, { ...directory, id })));
  for (const [index, reply] of replies.entries()) expectStatus(reply, 400, `the id ${show(ids[index])}`);
  await removeEntry(t, directory);
});

check('workspace.entry.delete.malformed-id.message', 'the message says that the id is invalid', async (t) => {
  const reply = await deleteEntry(t, { ...(await workPlace(t)), id: 'abc' });
  if (reply.response.status !== 400) throw new Inconclusive(`the id abc was answered ${reply.response.status}`);
  expectMessage(reply, 'File system entry ID is invalid');
});

check('workspace.entry.delete.name-free', 'the name of a deleted directory can be used again', async (t) => {
  const place = await workPlace(t);
  const deleted = await deletedDirectory(t, place);
  expectStatus(await createIn(t, place, deleted.name), 201, 'the name of a deleted directory');
});

observe('workspace.entry.delete.body', async (t) => {
  const { body, json, text } = exchangeOf(await deleteEntry(t, await subdirectory(t, await workPlace(t))));
  if (body !== 'json') return body === 'empty' ? 'an empty body' : 'a body that is no JSON';
  if (json === null || typeof json !== 'object') return `the JSON ${text}`;
  return Array.isArray(json)
    ? 'an array'
    : `an object with the fields ${Object.keys(json).toSorted().join(', ') || 'none'}`;
});

observe('workspace.entry.delete.undeletable', async (t) => {
  const place = await workPlace(t);
  const directories = await Promise.all(
    ['.hidden', 'with space', 'ordinary'].map((name) => subdirectory(t, place, name)),
  );
  const replies = await Promise.all(directories.map((directory) => deleteEntry(t, directory)));
  const refused = directories.filter((_, index) => replies[index]?.response.status !== 200);
  return refused.length === 0 ? 'none that was tried' : refused.map(({ name }) => name).join(', ');
});

import {
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  expectThat,
  isInconclusiveAnswer,
  late,
  NotTested,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { untilAged } from '../support/aged.ts';
import { commonPlace } from '../support/common-directories.ts';
import {
  createStore,
  deleteStore,
  getStore,
  listStores,
  newDataStore,
  storeBody,
  storeOf,
  storesIn,
} from '../support/data-stores.ts';
import { createIn, getEntry, listChildren, removeEntry, resolvePath, subdirectory } from '../support/entries.ts';
import { succeeded } from '../support/filespaces.ts';
import { goneEntry, goneMember, goneStore } from '../support/id-reuse.ts';
import { linkTo } from '../support/lent-file.ts';
import { expectSameUrl, linksTo } from '../support/links.ts';
import { millisecondsOf } from '../support/moments.ts';
import { getMember, getMembers, newWorkspaceMember, removeMember } from '../support/workspace-members.ts';

/** What is made under the name of something deleted is new, and does not bring the former back. */

function storeMadeAgain(t: CheckContext) {
  return t.shared('workspace data store made again', makeStoreAgain);
}

async function makeStoreAgain(t: CheckContext) {
  const former = await newDataStore(t, 'HttpLinkDataStore');
  succeeded(await deleteStore(t, former), 'delete a data store');
  const body = storeBody(t, 'HttpLinkDataStore', { name: former.name });
  const created = await createStore(t, former.filespaceId, body, { open: true });
  if (!created.response.ok) throw new NotTested('the name of a deleted data store cannot be used again');
  const again = storeOf(created, former.filespaceId, body);
  if (again.id === former.id) throw new NotTested('the target gives the same name the same id');
  return { former, again };
}

goneStore(
  'workspace.data-store.delete.gone',
  'a deleted data store stays gone when its name is used again',
  async (t) => {
    const { former, again } = await storeMadeAgain(t);
    expectStatus(await getStore(t, former), 404, `deleted, and made again as ${again.id}`);
  },
);

goneStore(
  'workspace.data-store.delete.not-listed',
  'of a data store made again only the new one is listed',
  async (t) => {
    const { former, again } = await storeMadeAgain(t);
    for (const reply of [
      await listStores(t, former.filespaceId),
      await listStores(t, former.filespaceId, former.name),
    ]) {
      const ids = storesIn(reply)
        .filter(({ name }) => name === former.name)
        .map(({ id }) => id);
      // Shown twice it is listed twice, which is a matter of its own.
      expectEqual([...new Set(ids)], [again.id], `the ids of the data stores named ${former.name}`, again.reply, reply);
    }
  },
);

/** The former member and the new one, of one address; an id may belong to the person rather than to the membership. */
function memberAddedAgain(t: CheckContext) {
  return t.shared('workspace member added again', addAgain);
}

async function addAgain(t: CheckContext) {
  const former = await newWorkspaceMember(t);
  succeeded(await removeMember(t, former.id), 'remove a member');
  const again = await newWorkspaceMember(t, former.email).catch((error: unknown) => {
    if (isInconclusiveAnswer(error)) throw new NotTested('who was removed cannot be added again');
    throw error;
  });
  if (again.id === former.id) throw new NotTested('the target gives the same person the same id');
  return { former, again };
}

goneMember('workspace.member.remove.gone', 'a removed member stays gone when the address is added again', async (t) => {
  const { former, again } = await memberAddedAgain(t);
  expectStatus(await getMember(t, former.id), 404, `removed, and added again as ${again.id}`);
});

goneMember('workspace.member.remove.not-listed', 'of a member added again only the new one is listed', async (t) => {
  const { former, again } = await memberAddedAgain(t);
  for (const reply of [await getMembers(t), await getMembers(t, former.email)]) {
    const ids = new Set(prepared(reply, 200, 'list the members').data.map(({ id }) => id));
    expectEqual(
      [...ids].filter((id) => id === former.id || id === again.id),
      [again.id],
      `the ids of the members with the address ${former.email}`,
      again.reply,
      reply,
    );
  }
});

interface MadeAgain {
  formerId: string;
  id: string;
  name: string;
  parentId: string;
  createdAt: string;
  filespaceId: string;
  path: string;
  created: Reply;
}

function directoryMadeAgain(t: CheckContext): Promise<MadeAgain> {
  return t.shared('workspace directory made again', async (own) => {
    const { former, created } = await triedAgain(own);
    if (created.response.status === 400) throw new NotTested('the name of a deleted directory cannot be used again');
    const { id, createdAt } = prepared(created, 201, 'create the directory again').data;
    const { filespaceId, path, name, parentId } = former;
    return { formerId: former.id, id, filespaceId, path, name, parentId, created, createdAt };
  });
}

/** A directory that held another one, and was looked for in every way, before it was deleted and created again. */
function triedAgain(t: CheckContext) {
  return t.shared('workspace directory tried again', tryAgain);
}

async function tryAgain(t: CheckContext) {
  const place = await commonPlace(t);
  const former = await subdirectory(t, place);
  await removeEntry(t, await subdirectory(t, former));
  prepared(await resolvePath(t, former.filespaceId, former.path), 200, 'resolve the path');
  await linkTo(t, former.filespaceId, { path: former.path });
  await removeEntry(t, former);
  return { former, created: await createIn(t, place, former.name) };
}

check(
  'workspace.entry.delete.name-free',
  'the name of a deleted directory that once held another one is free',
  async (t) => {
    expectStatus((await triedAgain(t)).created, 201, 'the name of a deleted directory that once held another');
  },
);

check('workspace.entry.resolve.same-id', 'the path of a directory made again leads to the new one', async (t) => {
  const { id, filespaceId, path, created } = await directoryMadeAgain(t);
  const reply = await resolvePath(t, filespaceId, path);
  expectEqual(prepared(reply, 200, 'resolve the path').data.id, id, 'the id', created, reply);
});

check('workspace.direct-link.same-url', 'the path of a directory made again links to the new one', async (t) => {
  const [link] = await linksTo(t, [await directoryMadeAgain(t)]);
  if (link === undefined) throw new NotTested('the target makes no links to directories');
  await expectSameUrl(t, link);
});

goneEntry('workspace.entry.delete.gone', 'a deleted directory stays gone when its name is used again', async (t) => {
  const { formerId, id, filespaceId } = await directoryMadeAgain(t);
  if (formerId === id) throw new NotTested('the target gives the same name the same id');
  expectStatus(await getEntry(t, { filespaceId, id: formerId }), 404, `deleted, and made again as ${id}`);
});

check('workspace.entry.children.empty', 'a directory made again holds nothing of the former one', async (t) => {
  const { id, filespaceId, created } = await directoryMadeAgain(t);
  const reply = await listChildren(t, { filespaceId, id });
  expectEqual(prepared(reply, 200, 'list the children').data.entries, [], 'the children', created, reply);
});

// At the end of a run nobody has to wait for the one that was made before to grow old.
late.check('workspace.entry.create.now', 'a directory made again is younger than the former one', async (t) => {
  const { id: formerId, filespaceId, name, parentId, created, createdAt: then } = await directoryMadeAgain(t);
  await untilAged(t, created);
  await removeEntry(t, { filespaceId, id: formerId });
  const again = await createIn(t, { filespaceId, id: parentId }, name);
  if (again.response.status === 400) throw new NotTested('the name of a deleted directory cannot be used again');
  const { id, createdAt: now } = prepared(again, 201, 'create the directory again').data;
  // What comes back as it was before has been created then.
  if (id === formerId && now === then) throw new NotTested('the target brings the deleted directory back');
  const [before, after] = [then, now].map(millisecondsOf);
  if (before === undefined || after === undefined) return;
  if (Number.isNaN(before) || Number.isNaN(after)) throw new NotTested('the moments are not those of a calendar date');
  // Who keeps no more of a moment than its minute, its day or some seconds may show the same of both.
  if (before % 5_000 === 0 && after % 5_000 === 0) throw new NotTested('moments may be those of the minute');
  expectThat(after > before, `a moment after ${show(then)}`, show(now), created, again);
});

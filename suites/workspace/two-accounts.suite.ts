import type { WorkspaceOperation } from '../../generated/catalogue.ts';
import {
  alone,
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  expectThat,
  fail,
  field,
  isInconclusiveAnswer,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { entry } from '../../src/resources/index.ts';
import { tokenIn } from '../support/account-tokens.ts';
import { commonPlace } from '../support/common-directories.ts';
import {
  commonRoom,
  createStore,
  expectCreated,
  listStores,
  storeBody,
  storeIn,
  storesPath,
} from '../support/data-stores.ts';
import {
  createIn,
  createRaw,
  deleteEntry,
  getEntry,
  listChildren,
  removeEntry,
  resolvePath,
  subdirectory,
  whereSpecialNamesForbidden,
} from '../support/entries.ts';
import { profileBody } from '../support/filespace-bodies.ts';
import { getFilespace, listFilespaces } from '../support/filespaces.ts';
import { unlessIdsAreReused } from '../support/id-reuse.ts';
import { lentFile, linkTo } from '../support/lent-file.ts';
import { createdId } from '../support/made.ts';
import { newFilespace, rootId, tryCreate, untilReady } from '../support/new-filespaces.ts';
import { byOtherAccount, directoryOfOther } from '../support/other-account.ts';
import { inParallel } from '../support/parallel.ts';
import { untilQuiet } from '../support/quiet.ts';
import { longLived, newAccount } from '../support/service-accounts.ts';
import { records } from '../support/sights.ts';
import { getMember, getMembers, newWorkspaceMember } from '../support/workspace-members.ts';

/** What is there is there for every account of the workspace, whichever of them has made it. */

check('workspace.entry.create.duplicate', 'the name of a directory that another account made is taken', async (t) => {
  const { name } = await directoryOfOther(t);
  expectStatus(await createIn(t, await commonPlace(t), name), 400, 'a name that another account has used');
});

check('workspace.entry.create.duplicate', 'the name of a directory is taken for another account', async (t) => {
  await directoryOfOther(t);
  const [place, name] = [await commonPlace(t), t.names.directory()];
  const first = await createIn(t, place, name);
  prepared(first, 201, 'create a directory');
  const body = { parentId: place.id, name, type: 'dir' };
  const again = await createRaw(await byOtherAccount(t), place.filespaceId, body, { open: true });
  expectThat(!again.response.ok, 'a rejection, for a name that is taken', `${again.response.status}`, first, again);
});

check('workspace.entry.delete.not-empty', 'a directory that holds what another account made is kept', async (t) => {
  const directory = await subdirectory(t, await commonPlace(t));
  const { reply } = await directoryOfOther(t, directory.id);
  const deletion = await deleteEntry(t, directory);
  expectThat(
    deletion.response.status === 400,
    '400, since it is not empty',
    `${deletion.response.status}`,
    reply,
    deletion,
  );
});

check(
  'workspace.entry.delete.emptied',
  'a directory is empty once its children are gone, whoever made them',
  async (t) => {
    const directory = await subdirectory(t, await commonPlace(t));
    const { filespaceId } = directory;
    const mine = await subdirectory(t, directory);
    const { reply } = await directoryOfOther(t, directory.id);
    const theirs = createdId(reply);
    if (theirs === null) throw new NotTested('the directory of another account shows no id');
    const operation = 'DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}' as const;
    const path = { filespaceId, entryId: mine.id };
    const foreign = await (await byOtherAccount(t)).workspace.raw({ operation, path, open: true });
    if (foreign.response.status !== 200) throw new NotTested('a new account deletes no directory here');
    t.gone(path);
    await removeEntry(t, { filespaceId, id: theirs });
    const deletion = await deleteEntry(t, directory);
    const got = `${deletion.response.status}`;
    expectThat(deletion.response.status === 200, '200, since it is empty', got, reply, foreign, deletion);
  },
);

check('workspace.data-store.delete.name-free', 'the name of what another account deleted is free', async (t) => {
  const { id: filespaceId } = await commonRoom(t);
  const body = storeBody(t, 'HttpLinkDataStore');
  const creation = await createStore(t, filespaceId, body);
  const id = createdId(creation);
  if (creation.response.status !== 201 || id === null) throw new NotTested('no data store is made here');
  const operation = `DELETE ${storesPath}/{dataStoreId}` as const;
  const path = { filespaceId, dataStoreId: id };
  const deletion = await (await byOtherAccount(t)).workspace.raw({ operation, path, open: true });
  if (deletion.response.status !== 200) throw new NotTested('a new account deletes no data store here');
  t.gone(path);
  await expectCreated(t, filespaceId, body, 'another account has deleted the data store of this name');
});

check('workspace.data-store.create.name.duplicate', 'the name that another account gave is taken', async (t) => {
  const { id: filespaceId } = await commonRoom(t);
  const body = storeBody(t, 'HttpLinkDataStore');
  const first = await createStore(await byOtherAccount(t), filespaceId, body, { open: true });
  if (first.response.status !== 201) throw new NotTested('a new account makes no data store here');
  expectStatus(await createStore(t, filespaceId, body), 400, 'a name that another account has used');
});

alone.check(
  'workspace.read-after-write',
  'a filespace that another account renamed has its new name at once',
  async (t) => {
    const { id } = await newFilespace(t);
    const name = t.names.filespace();
    await expectSeen(t, {
      looks: [
        { look: () => getFilespace(t, id), shown: (reply) => at(reply, ['data', 'name']) },
        { look: () => listFilespaces(t), shown: (reply) => recordWith(reply, id, 'name') },
      ],
      change: { operation: 'PATCH /api/v1/filespaces/{filespaceId}', path: { filespaceId: id }, body: { name } },
      what: 'name',
      value: name,
    });
  },
);

alone.check('workspace.read-after-write', 'a member whose role another account changed has it at once', async (t) => {
  const { id, email } = await newWorkspaceMember(t);
  const filespaceIds = [(await commonPlace(t)).filespaceId];
  await expectSeen(t, {
    looks: [
      { look: () => getMember(t, id), shown: (reply) => at(reply, ['data', 'role']) },
      { look: () => getMembers(t), shown: (reply) => recordWith(reply, id, 'role') },
      { look: () => getMembers(t, email), shown: (reply) => recordWith(reply, id, 'role') },
    ],
    change: {
      operation: 'PATCH /api/v1/members/{memberId}',
      path: { memberId: id },
      body: { role: 'filespaceAdmin', filespaceIds },
    },
    what: 'role',
    value: 'filespaceAdmin',
  });
});

async function expectGoneAtOnce(t: CheckContext): Promise<void> {
  const directory = await subdirectory(t, await commonPlace(t));
  const { filespaceId, id: entryId, path } = directory;
  const see = () =>
    Promise.all([resolvePath(t, filespaceId, path), getEntry(t, directory), listChildren(t, directory)]);
  const other = await byOtherAccount(t);
  await untilQuiet(t);
  await see();
  const operation = 'DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}' as const;
  const deletion = await other.workspace.raw({ operation, path: { filespaceId, entryId }, open: true });
  if (deletion.response.status !== 200) throw new NotTested('a new account deletes no directory here');
  t.gone({ filespaceId, entryId });
  for (const reply of await see()) expectStatus(reply, 404, 'another account has deleted it');
}

alone.check(
  'workspace.read-after-write',
  'a directory that another account deleted is gone at once',
  unlessIdsAreReused(entry, expectGoneAtOnce),
);

alone.check('workspace.read-after-write', 'a data store that another account made is listed at once', async (t) => {
  const { id: filespaceId } = await commonRoom(t);
  const other = await byOtherAccount(t);
  await untilQuiet(t);
  await listStores(t, filespaceId);
  const creation = await createStore(other, filespaceId, storeBody(t, 'HttpLinkDataStore'), { open: true });
  const id = createdId(creation);
  if (creation.response.status !== 201 || id === null) throw new NotTested('a new account makes no data store here');
  const list = await listStores(t, filespaceId);
  expectThat(storeIn(list, id) !== undefined, `a list with ${id}`, 'one without it', creation, list);
});

interface Look {
  look: () => Promise<Reply>;
  shown: (reply: Reply) => unknown;
}

interface Change {
  looks: readonly Look[];
  change: { operation: WorkspaceOperation; path: Readonly<Record<string, string>>; body: unknown };
  what: string;
  value: string;
}

const at = (reply: Reply, path: readonly string[]): unknown =>
  path.reduce<unknown>(field, prepared(reply, 200, 'read it again'));

/** What a field of one of the records of a list says; undefined where it is not there. */
function recordWith(reply: Reply, id: string, name: string): unknown {
  prepared(reply, 200, 'list it again');
  return field(
    records(reply).find((record) => field(record, 'id') === id),
    name,
  );
}

/** Whoever has just read it reads what another account left. */
async function expectSeen(t: CheckContext, { looks, change, what, value }: Change): Promise<void> {
  const other = await byOtherAccount(t);
  await untilQuiet(t);
  const before = await inParallel(looks.map(({ look }) => look()));
  const changed = await other.workspace.raw({ ...change, open: true });
  if (changed.response.status !== 200) throw new NotTested('a new account changes nothing of it here');
  const after = await inParallel(looks.map(({ look }) => look()));
  for (const [index, { shown }] of looks.entries()) {
    const [was, is] = [before[index], after[index]];
    // A list may show what is new a little later.
    if (was === undefined || is === undefined || shown(was) === undefined) continue;
    expectEqual(shown(is), value, `the ${what} that another account gave`, was, changed, is);
  }
}

check('workspace.service-account.create.token', 'an account of whatever generation has a valid token', async (t) => {
  let by = (await byOtherAccount(t)).workspace;
  for (const generation of ['second', 'third']) {
    const account = await newAccount(t, { identity: longLived(t), by }).catch((error: unknown) => {
      if (!isInconclusiveAnswer(error)) throw error;
      throw new NotTested('an account that another one made makes none here');
    });
    const token = await tokenIn(t, account);
    if (token === null) fail(`a token that authenticates, of the ${generation} generation`, 'none', account.reply);
    by = t.workspace.withAuthorization(`Bearer ${token}`);
  }
});

check('workspace.entry.name.question-mark', 'rules of names hold in a filespace of another account', async (t) => {
  const here = whereSpecialNamesForbidden(t);
  const { id, reply } = await tryCreate(await byOtherAccount(here), profileBody(here), { open: true });
  if (id === null) throw new NotTested(`a new account makes no filespace here: got ${reply.response.status}`);
  await untilReady(here, id);
  // What only its maker has access to is 404 for others.
  if ((await getFilespace(here, id)).response.status === 404)
    throw new NotTested('others have no access to what an account makes');
  const root = { filespaceId: id, id: await rootId(here, id) };
  expectStatus(await createIn(here, root, 'a?b'), 400, 'a question mark in a name');
  const name = here.names.directory();
  prepared(await createIn(here, root, name), 201, 'create a directory');
  expectStatus(await createIn(here, root, name), 400, 'a name that is taken');
});

check('workspace.direct-link.by-path', 'the file of the profile has a link for another account, too', async (t) => {
  const { filespaceId, path, linkByPath } = await lentFile(t);
  prepared(linkByPath, 200, 'make a link to the file');
  const other = await byOtherAccount(t);
  const reply = await linkTo(other, filespaceId, { path });
  // What an account that was just made has access to is open.
  if (reply.response.status === 404 && (await resolvePath(other, filespaceId, path)).response.status === 404)
    throw new NotTested('a new account does not see the file');
  expectStatus(reply, 200, 'a file that has a link already');
});

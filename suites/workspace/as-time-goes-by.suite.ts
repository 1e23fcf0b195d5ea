import {
  alone,
  type CheckContext,
  check,
  exchangeOf,
  expectStatus,
  expectThat,
  Inconclusive,
  late,
  NotTested,
} from '../../src/check/index.ts';
import { tryToken } from '../support/account-tokens.ts';
import { untilOld } from '../support/aged.ts';
import { commonPlace } from '../support/common-directories.ts';
import {
  commonRoom,
  createStore,
  deleteStore,
  expectCreated,
  newDataStore,
  storeBody,
} from '../support/data-stores.ts';
import { createIn, deleteEntry, getEntry } from '../support/entries.ts';
import { succeeded } from '../support/filespaces.ts';
import { createdId } from '../support/made.ts';
import { sharedFilespace } from '../support/new-filespaces.ts';
import { oldAccount, oldDirectories } from '../support/old-things.ts';
import { deleteAccount } from '../support/service-accounts.ts';
import {
  changeRole,
  listedMembers,
  removeMember,
  sharedAdministrator,
  sharedMember,
} from '../support/workspace-members.ts';

/*
 * What is refused because of a thing is refused for as long as that is there, and no longer. By the last turn the run
 * has gone on for longest.
 */

/** So long any token lasts. */
const mostMs = 30_000;

alone.check('workspace.entry.create.duplicate', 'a name is taken for as long as its directory stays', async (t) => {
  const { parent, name, since } = await oldDirectories(t);
  await untilOld(t, since);
  expectStatus(await createIn(t, parent, name), 400, 'the name of a directory that was made a while ago');
});

alone.check('workspace.entry.delete.not-empty', 'what was filled a while ago is not empty', async (t) => {
  const { parent, id, since } = await oldDirectories(t);
  await untilOld(t, since);
  const { filespaceId } = parent;
  if ((await getEntry(t, { filespaceId, id })).response.status !== 200) throw new Inconclusive('its child has gone');
  expectStatus(await deleteEntry(t, parent), 400, 'it holds a directory');
});

alone.check('workspace.member.filter.finds', 'a member of a while ago is found by its address', async (t) => {
  const { id, email, reply: added } = await sharedMember(t);
  await untilOld(t, exchangeOf(added).startedAt);
  const { reply, members } = await listedMembers(t, email);
  const isFound = members.some((member) => member.id === id);
  expectThat(isFound, `the member ${id} by its address`, 'none of that id', reply);
});

// Last of all that look at this member: whoever was added anew has its role changed elsewhere.
alone.check('workspace.member.update.filespace-admin', 'a member of a while ago is made administrator', async (t) => {
  const [{ id, reply: added }, filespace] = [await sharedMember(t), await sharedFilespace(t)];
  await untilOld(t, exchangeOf(added).startedAt);
  const reply = await changeRole(t, id, { role: 'filespaceAdmin', filespaceIds: [filespace.id] });
  expectStatus(reply, 200, 'a member of a while ago');
  await changeRole(t, id, { role: 'standard' });
});

late.check(
  'workspace.service-account.create.token',
  'a token that waits for its first use is valid then',
  async (t) => {
    const { token, since } = await oldAccount(t);
    if (token === null) throw new NotTested('nothing tells which text of the answer is the token');
    // For how long a token lasts at most is open.
    if (Date.now() - since > mostMs) throw new NotTested('the run has taken too long for that');
    expectStatus(await tryToken(t, token), 200, 'a token that was issued a while ago');
  },
);

// Nothing needs these any more: whatever else looks at them has its turn before.

alone.check('workspace.member.remove.status', 'a member of a while ago is removed', async (t) => {
  const { id, reply: added } = await sharedAdministrator(t);
  await untilOld(t, exchangeOf(added).startedAt);
  expectStatus(await removeMember(t, id), 200, 'a member of a while ago');
});

/** The account of the beginning, without which its key is one more of the same age. */
function removedAccount(t: CheckContext) {
  return t.shared('workspace account of the beginning that was removed', async (own) => {
    const account = await oldAccount(own);
    await untilOld(own, account.since);
    return { ...account, deletion: await deleteAccount(own, account.id) };
  });
}

alone.check('workspace.service-account.delete.status', 'an account of a while ago is deleted', async (t) => {
  expectStatus((await removedAccount(t)).deletion, 200, 'an account of a while ago');
});

alone.check('workspace.service-account.delete.revokes', 'a key of a while ago goes with its account', async (t) => {
  const { deletion, token } = await removedAccount(t);
  if (!deletion.response.ok) throw new Inconclusive('the service account could not be deleted');
  if (token === null) throw new NotTested('nothing tells which text of the answer is the token');
  expectStatus(await tryToken(t, token), 401, 'its account was deleted');
});

check('workspace.entry.delete.name-free', 'a name that was refused is free once its directory has gone', async (t) => {
  const place = await commonPlace(t);
  const name = t.names.directory();
  const first = createdId(await createIn(t, place, name));
  if (first === null) throw new Inconclusive('no directory was made');
  const refused = await createIn(t, place, name);
  if (refused.response.status !== 400) throw new Inconclusive('the name is not taken');
  succeeded(await deleteEntry(t, { filespaceId: place.filespaceId, id: first }), 'delete the directory');
  expectStatus(await createIn(t, place, name), 201, 'the directory of this name was deleted');
});

check('workspace.data-store.delete.name-free', 'a name that was refused is free once its store has gone', async (t) => {
  const { id: filespaceId } = await commonRoom(t);
  const store = await newDataStore(t, 'HttpLinkDataStore', { filespaceId });
  const body = storeBody(t, 'HttpLinkDataStore', { name: store.name });
  const refused = await createStore(t, filespaceId, body);
  if (refused.response.status !== 400) throw new NotTested('the name is not taken');
  succeeded(await deleteStore(t, store), 'delete the data store');
  await expectCreated(t, filespaceId, body, 'the data store of this name was deleted');
});

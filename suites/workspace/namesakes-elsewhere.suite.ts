import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  expectStatus,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { identify } from '../support/account-ids.ts';
import { newKeyedAccount, tokenIn, tryToken } from '../support/account-tokens.ts';
import { profileBody } from '../support/filespace-bodies.ts';
import { getFilespace, recordOf, removeFilespace, rename, succeeded, withRecord } from '../support/filespaces.ts';
import { createdId } from '../support/made.ts';
import { sharedFilespace, tryCreate } from '../support/new-filespaces.ts';
import { isTelling } from '../support/open-bodies.ts';
import { clientOf, inOtherWorkspace } from '../support/other-workspace.ts';
import { createRaw, deleteAccount, getAccount, longLived } from '../support/service-accounts.ts';
import {
  type AddedMember,
  changeRole,
  getMember,
  newWorkspaceMember,
  registerWorkspaceMember,
  removeMember,
} from '../support/workspace-members.ts';

/* Two workspaces have nothing to do with each other, whatever is called the same in both. */

const elsewhere = 'otherWorkspace';

/** @throws {NotTested} where only one workspace may have something of the name: that is open. */
function needsBoth(reply: Reply): void {
  if (!reply.response.ok) throw new NotTested(`the name is taken elsewhere: got ${describe(exchangeOf(reply))}`);
}

interface MemberPair {
  mine: string;
  theirs: AddedMember;
}

/** A member of the other workspace, and one of the first with the same address. */
async function memberPair(t: CheckContext): Promise<MemberPair> {
  const theirs = await newWorkspaceMember(t, t.names.email(), elsewhere);
  const reply = await t.workspace.raw({ operation: 'POST /api/v1/members', body: { email: theirs.email } });
  registerWorkspaceMember(t, reply, theirs.email);
  needsBoth(reply);
  const mine = createdId(reply);
  if (mine === null) throw new NotTested('the answer to the add holds no id');
  return { mine, theirs };
}

function getTheirs(t: CheckContext, { theirs }: MemberPair): Promise<Reply> {
  const path = { memberId: theirs.id };
  return clientOf(t, elsewhere).raw({ operation: 'GET /api/v1/members/{memberId}', path });
}

check('workspace.member.remove.only-that', 'a member of the same address in another workspace stays', async (t) => {
  const pair = await memberPair(t);
  const { id } = await sharedFilespace(t);
  const before = await getTheirs(t, pair);
  prepared(before, 200, 'get the member of the other workspace');
  const change = await changeRole(t, pair.mine, { role: 'filespaceAdmin', filespaceIds: [id] });
  const removal = await removeMember(t, pair.mine);
  if (!removal.response.ok) throw new NotTested(`the member is not removed: got ${describe(exchangeOf(removal))}`);
  const read = await getTheirs(t, pair);
  expectStatus(read, 200, 'a member of another workspace was removed');
  expectEqual(recordOf(read).role, recordOf(before).role, 'the role in the other workspace', before, change, read);
});

/** An account of each workspace, both of one name, with a key each; what either reaches, and what the deletion of one does. */
function accountPair(t: CheckContext) {
  return t.shared('workspace accounts of one name in two workspaces', async (own) => {
    const [here, there] = [own, inOtherWorkspace(own)] as const;
    const theirs = await newKeyedAccount(there);
    const created = await createRaw(own, { name: theirs.name, serviceIdentity: longLived(own) }, { open: true });
    needsBoth(created);
    const { id } = await identify(own, created, theirs.name);
    if (id === null) throw new NotTested('the answer of the create leads to no account');
    const token = await tokenIn(own, { id, reply: created });
    const sites = await Promise.all([sharedFilespace(here), sharedFilespace(there)]);
    const reads =
      token === null ? [] : await Promise.all([readAs(own, token, sites[1]), readAs(own, theirs.token, sites[0])]);
    return { theirs, created, reads, deletion: await deleteAccount(own, id) };
  });
}

function readAs(t: CheckContext, token: string, { id: filespaceId }: { id: string }): Promise<Reply> {
  const operation = 'GET /api/v1/filespaces/{filespaceId}' as const;
  return t.workspace.withAuthorization(`Bearer ${token}`).raw({ operation, path: { filespaceId } });
}

check('workspace.ownership.filespace', 'who is called the same in two workspaces has its own to itself', async (t) => {
  const { reads } = await accountPair(t);
  if (reads.length === 0) throw new NotTested('the key of the second account is not found');
  for (const read of reads) expectStatus(read, 404, 'a filespace of the workspace of its namesake');
});

check('workspace.service-account.delete.only-that', 'an account of the same name elsewhere stays', async (t) => {
  const { theirs, deletion } = await accountPair(t);
  if (!deletion.response.ok) throw new NotTested(`the account is not deleted: got ${describe(exchangeOf(deletion))}`);
  expectStatus(await getAccount(t, theirs.id, elsewhere), 200, 'an account of another workspace was deleted');
  expectStatus(await tryToken(t, theirs.token), 200, 'so says its key');
});

/** What a filespace of the other workspace shows when one of its name is renamed, and when one of its name is deleted. */
function filespaceElsewhere(t: CheckContext) {
  return t.shared('workspace filespace of the name of one elsewhere', async (own) => {
    const there = inOtherWorkspace(own);
    const theirs = await sharedFilespace(there);
    const { reply, id: mine } = await tryCreate(own, profileBody(own, { name: theirs.name }), { open: true });
    needsBoth(reply);
    if (mine === null) throw new NotTested('the answer to the create holds no id');
    const created = await getFilespace(own, mine);
    const below = await readBelow(own, theirs.id);
    const renamed = await rename(own, mine, { name: own.names.filespace() });
    const read = await getFilespace(there, theirs.id);
    const back = await own.workspace.raw({
      operation: 'PATCH /api/v1/filespaces/{filespaceId}',
      path: { filespaceId: mine },
      body: { name: theirs.name },
      open: true,
    });
    if (!back.response.ok) return { theirs, created, below, renamed, read, last: null };
    await removeFilespace(own, mine);
    return { theirs, created, below, renamed, read, last: await getFilespace(there, theirs.id) };
  });
}

interface Below {
  path: Reply;
  stores: Reply;
}

/** What somebody is answered who asks for what is in a filespace. */
async function readBelow(t: CheckContext, filespaceId: string): Promise<Below> {
  const base = '/api/v1/filespaces/{filespaceId}';
  const asked = { path: { filespaceId }, also: [404] };
  const path = await t.workspace.raw({ ...asked, operation: `GET ${base}/entries/resolve`, query: { path: '/' } });
  const stores = await t.workspace.raw({ ...asked, operation: `GET ${base}/external/data-stores` });
  return { path, stores };
}

function expectHidden({ path, stores }: Below): void {
  expectStatus(path, 404, 'a path in a filespace of another workspace');
  // They may be unsupported wherever they are asked for.
  expectStatus(stores, [404, 403], 'the data stores of a filespace of another workspace');
}

check('workspace.ownership.filespace', 'one of the same name opens no filespace of another workspace', async (t) => {
  const { below } = await filespaceElsewhere(t);
  expectHidden(below);
});

check(
  'workspace.ownership.filespace',
  'who administers it by name opens no filespace of another workspace',
  async (t) => {
    const theirs = await sharedFilespace(inOtherWorkspace(t));
    const { id } = await newWorkspaceMember(t);
    // Whether anybody may be made the administrator of what is not there is open.
    const body = { role: 'filespaceAdmin', filespaceIds: [theirs.id] };
    await t.workspace.raw({ operation: 'PATCH /api/v1/members/{memberId}', path: { memberId: id }, body, open: true });
    expectStatus(await getFilespace(t, theirs.id), 404, 'a filespace of another workspace');
    expectHidden(await readBelow(t, theirs.id));
  },
);

check('workspace.filespace.create.read-back', 'one of the name of another workspace is found', async (t) => {
  const { created } = await filespaceElsewhere(t);
  // Whether the name is free is open; what was made is there.
  expectEitherWay(created.response.status !== 404, 'the filespace that was created', '404', created);
});

check('workspace.member.add.read-back', 'a member of the address of one of another workspace is found', async (t) => {
  const { mine } = await memberPair(t);
  expectStatus(await getMember(t, mine), 200, 'a member that was added');
});

check('workspace.ownership.member', 'a member of one of the same address elsewhere is not found', async (t) => {
  const { mine, theirs } = await memberPair(t);
  if (mine === theirs.id || !isTelling(theirs.id)) throw new NotTested('its id may be that of somebody here');
  const groups = 'GET /api/v1/members/{memberId}/groups' as const;
  const path = { memberId: theirs.id };
  expectStatus(
    await t.workspace.raw({ operation: groups, path, also: [404] }),
    404,
    'the groups of somebody elsewhere',
  );
  expectStatus(await getMember(t, theirs.id), 404, 'a member of another workspace');
});

check('workspace.filespace.rename.only-that', 'a filespace of the same name elsewhere keeps it', async (t) => {
  const { theirs, renamed, read } = await filespaceElsewhere(t);
  succeeded(renamed, 'rename a filespace');
  withRecord(read, 'get the filespace of the other workspace');
  expectEqual(recordOf(read).name, theirs.name, 'its name in the other workspace', renamed, read);
});

check('workspace.filespace.delete.only-that', 'a filespace of the same name elsewhere stays', async (t) => {
  const { last } = await filespaceElsewhere(t);
  if (last === null) throw new NotTested('a name that was given up is not free again');
  expectStatus(last, 200, 'a filespace of another workspace was deleted');
});

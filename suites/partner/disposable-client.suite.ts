import {
  type CheckContext,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  Inconclusive,
  lent,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { type Below, readMembers } from '../support/client-contents.ts';
import {
  addMember,
  answeredId,
  getMember,
  idsOf,
  listMembers,
  ownerOf,
  removeMember,
} from '../support/client-members.ts';
import { getWorkspace, mayHaveFilespace, mayHaveWorkspace, readWorkspaces } from '../support/client-workspaces.ts';
import { deleteClient, getClient } from '../support/clients.ts';
import { hasWorkspaces, notDeletable } from '../support/deletable.ts';
import { unknownLike } from '../support/identifiers.ts';
import { arraysOf, holds } from '../support/lists.ts';
import { manyMembers } from '../support/many-client-members.ts';
import { fullFixture, membersPlace, page } from '../support/partner.ts';
import { foreignIds } from '../support/partner-foreign.ts';
import {
  type Ids,
  isOfOwner,
  operationsWith,
  type PartnerOperationInfo,
  readableIds,
  requestTo,
  send,
} from '../support/partner-requests.ts';
import { expectAlikeInAllForms } from '../support/told-apart.ts';

const { check } = lent;

const isGone = '`partner.fixtures.disposableClient` is gone already: every run needs a new one';

interface Disposal {
  id: string;
  /** The removal of its owner, before that; null where it shows none. */
  ownerRemoval: Reply | null;
  reply: Reply;
  /** What another client holds, right before and right after. */
  before: readonly Reply[];
  after: readonly Reply[];
  /** Reads below its workspace, which were answered before it was deleted, right after. */
  below: readonly Reply[];
}

/** The client that the profile gives away is deleted once; before that it must be there, with a workspace. */
function disposal(t: CheckContext): Promise<Disposal> {
  const { id } = t.partnerFixture('disposableClient');
  return t.shared('partner disposed client', async (own) => {
    const { status } = (await getClient(own, id)).response;
    if (status === 404) throw new NotTested(isGone);
    if (status !== 200) throw new Inconclusive('the client `partner.fixtures.disposableClient` cannot be read');
    if (!(await hasWorkspaces(own, id))) throw new NotTested('`partner.fixtures.disposableClient` has no workspace');
    // Whatever keeps it from being looked at is a matter of the check that looks.
    await memberWhoLeaves(own).catch(() => null);
    await oldMembers(own).catch(() => null);
    const ownerRemoval = await removalOfOwner(own, id);
    const before = await heldByAnother(own);
    // The very same requests: an answer may be kept by all that it was asked for.
    const requests = requestsBelow(own, id);
    const readBelow = () => Promise.all(requests.map((request) => send(own, request)));
    await readBelow();
    const reply = await deleteClient(own, id);
    // Another run of the same profile may have come first.
    if (reply.response.status === 404 && (await getClient(own, id)).response.status === 404)
      throw new NotTested(isGone);
    const below = reply.response.ok ? await readBelow() : [];
    return { id, ownerRemoval, reply, before, after: await heldByAnother(own), below };
  });
}

/** Records, lists and measurements may be kept in different places. */
function requestsBelow(t: CheckContext, clientId: string) {
  const { workspace, filespace } = t.partnerFixture('disposableClient');
  if (workspace === undefined) return [];
  const ids = { clientId, workspaceId: workspace, ...(filespace === undefined ? {} : { filespaceId: filespace }) };
  return operationsWith('workspaceId')
    .filter(({ pathParameters }) => filespace !== undefined || !pathParameters.includes('filespaceId'))
    .map((info) => requestTo(t, info, ids));
}

interface Leaving {
  /** The owner before somebody was added, and right after. */
  owners: readonly [before: Owner, after: Owner];
  added: Reply;
  removal: Reply;
  /** The members before that, and after the removal. */
  before: Below;
  after: Below;
}

type Owner = Awaited<ReturnType<typeof ownerOf>>;

/**
 * Of those who have signed in none is the run's own, and no client of the run has workspaces, so that only here somebody
 * comes and leaves beside them.
 */
function memberWhoLeaves(t: CheckContext): Promise<Leaving> {
  const { id } = t.partnerFixture('disposableClient');
  return t.shared('partner member who leaves the disposable client', async (own) => {
    if ((await getClient(own, id)).response.status === 404) throw new NotTested(isGone);
    const before = await readMembers(own, id);
    const owner = await ownerOf(own, id);
    const added = await addMember(own, id, own.names.email());
    if (!added.response.ok) throw new NotTested('`partner.fixtures.disposableClient` takes no members');
    // Who cannot be removed goes with the client.
    const accountId = await answeredId(own, id, added, 201);
    const owners = [owner, await ownerOf(own, id)] as const;
    const removal = await removeMember(own, id, accountId);
    return { owners, added, removal, before, after: await readMembers(own, id) };
  });
}

/** One of those who were members before the run, and what became of whoever wanted to add it again or to remove it. */
interface OldMember {
  readonly email: string | null;
  readonly again: Reply | null;
  readonly removal: Reply;
  readonly after: Reply;
}

/**
 * Who has signed in, or was added long ago, is nobody whom a run can make. All of them go with the client that the
 * profile gives away; one of each status is removed before.
 */
function oldMembers(t: CheckContext): Promise<ReadonlyMap<'new' | 'active', OldMember>> {
  const { id } = t.partnerFixture('disposableClient');
  return t.shared('partner old members of the disposable client', async (own) => {
    const { accountId: owner } = await ownerOf(own, id);
    const reply = await listMembers(own, id, { l: 300, s: 'createdAt' });
    const records = page(reply, await membersPlace(own));
    const ids = await idsOf(own, id, records);
    const found = new Map<'new' | 'active', OldMember>();
    for (const status of ['new', 'active'] as const) {
      const at = records.findIndex((record, index) => record.status === status && ids[index] !== owner);
      const [record, accountId] = [records[at], ids[at]];
      if (record === undefined || accountId === undefined) continue;
      const email = typeof record.email === 'string' ? record.email : null;
      const again = email === null ? null : await addMember(own, id, email);
      const isThere = again?.response.ok !== true || (await getMember(own, id, accountId)).response.status === 200;
      const removal = await removeMember(own, id, accountId);
      const after = await getMember(own, id, accountId);
      // Another run of the same profile may have come first.
      const isGone = removal.response.status === 404 && after.response.status === 404;
      if (isThere && !isGone) found.set(status, { email, again, removal, after });
    }
    return found;
  });
}

async function oldMember(t: CheckContext, status: 'new' | 'active'): Promise<OldMember> {
  await disposal(t);
  const member = (await oldMembers(t)).get(status);
  if (member !== undefined) return member;
  throw new NotTested(`\`partner.fixtures.disposableClient\` has no ${status} member beside its owner`);
}

/** An owner who has signed in is one that no run can make; this one goes with its client anyway. */
async function removalOfOwner(t: CheckContext, clientId: string): Promise<Reply | null> {
  const { accountId } = await ownerOf(t, clientId);
  return accountId === null ? null : removeMember(t, clientId, accountId);
}

/** Whatever can be read of the client that the profile lends. */
async function heldByAnother(t: CheckContext): Promise<Reply[]> {
  const { client } = t.partnerTarget.fixtures;
  if (client === undefined) return [];
  const reads = operationsWith('clientId').filter(
    ({ method, pathParameters }) => method === 'GET' && !pathParameters.includes('accountId'),
  );
  const idsOf = async (info: PartnerOperationInfo): Promise<Ids> =>
    isOfOwner(info) ? { clientId: client.id } : readableIds(t, info);
  return Promise.all(reads.map(async (info) => send(t, requestTo(t, info, await idsOf(info)))));
}

check('partner.client.delete.without-contract', 'a client with a workspace and no contract is deleted', async (t) => {
  const { reply } = await disposal(t);
  expectStatus(reply, 204, 'it has no active contract');
});

check('partner.member.owner.removal-refused', 'the owner of a client that is given away is not removed', async (t) => {
  const { ownerRemoval } = await disposal(t);
  if (ownerRemoval === null) throw new NotTested('`partner.fixtures.disposableClient` shows no owner');
  expectStatus(ownerRemoval, 400, 'the owner, who may have signed in');
});

for (const status of ['new', 'active'] as const) {
  check('partner.member.remove.status', `an old member of the status ${status} is removed`, async (t) => {
    expectStatus((await oldMember(t, status)).removal, 204, 'it is not the owner');
  });

  check(
    'partner.member.remove.gone',
    `an old member of the status ${status} is gone when it was removed`,
    async (t) => {
      const { removal, after } = await oldMember(t, status);
      if (!removal.response.ok) throw new Inconclusive('the member was not removed');
      expectStatus(after, 404, 'the member was removed');
    },
  );

  check('partner.member.add.duplicate', `the address of an old member of the status ${status} is taken`, async (t) => {
    const { email, again } = await oldMember(t, status);
    if (again === null) throw new NotTested('the list shows no addresses');
    expectStatus(again, 400, `the address ${email} of a member`);
  });
}

check('partner.member.remove.status', 'who was added beside workspaces is removed', async (t) => {
  const { owners, removal } = await memberWhoLeaves(t);
  if (owners[0].accountId === null) throw new NotTested('`partner.fixtures.disposableClient` shows no owner');
  expectStatus(removal, 204, 'it is not the owner');
});

check('partner.member.owner.stays', 'who is added beside workspaces does not become the owner', async (t) => {
  const { owners, added } = await memberWhoLeaves(t);
  const [before, after] = owners;
  if (before.accountId === null) throw new NotTested('`partner.fixtures.disposableClient` shows no owner');
  const evidence = [before.reply, added, after.reply];
  expectThat(after.accountId === before.accountId, `the owner ${before.accountId}`, `${after.accountId}`, ...evidence);
});

check(
  'partner.member.remove.only-that',
  'those who have signed in stay as they are when somebody is removed',
  async (t) => {
    const { owners, removal, before, after } = await memberWhoLeaves(t);
    if (owners[0].accountId === null) throw new NotTested('`partner.fixtures.disposableClient` shows no owner');
    if (!removal.response.ok) throw new Inconclusive('the member was not removed');
    const lost = before.traits.filter((trait) => !after.traits.includes(trait));
    const evidence = [...before.replies, removal, ...after.replies];
    expectThat(lost.length === 0, 'all other members of the client as before', `no ${lost[0]}`, ...evidence);
  },
);

check('partner.client.delete.removes-below', 'what a deleted client held is gone with it', async (t) => {
  const { workspace } = t.partnerFixture('disposableClient');
  if (workspace === undefined) throw new NotTested('add `partner.fixtures.disposableClient.workspace` to the profile');
  const { reply, below } = await disposal(t);
  if (!reply.response.ok) throw new Inconclusive('the client was not deleted');
  for (const read of below) {
    expectThat(
      read.response.status === 404,
      '404, since the client was deleted',
      `${read.response.status}`,
      reply,
      read,
    );
  }
});

check('partner.client.delete.removes-below', 'what a deleted client held is below no other client', async (t) => {
  const { client, otherClient, disposableClient } = t.partnerTarget.fixtures;
  const workspaceId = disposableClient?.workspace;
  if (workspaceId === undefined) {
    throw new NotTested('add `partner.fixtures.disposableClient.workspace` to the profile');
  }
  const others = [client, otherClient].flatMap((lent) => lent ?? []);
  if (others.length === 0) throw new NotTested('add `partner.fixtures.client` to the profile');
  const { reply } = await disposal(t);
  if (!reply.response.ok) throw new Inconclusive('the client was not deleted');
  const areOwn = await Promise.all(others.map(({ id }) => mayHaveWorkspace(t, id, workspaceId)));
  const telling = others.filter((_, index) => areOwn[index] === false);
  if (telling.length === 0) throw new NotTested('other clients have workspaces of their own by that id');
  for (const { id: clientId } of telling) {
    expectStatus(await getWorkspace(t, { clientId, workspaceId }), 404, 'its client was deleted');
    const list = await readWorkspaces(t, clientId);
    prepared(list, 200, 'list the workspaces of another client');
    const records = arraysOf(exchangeOf(list).json).flatMap((found) => found.records);
    const isListed = records.some((record) => holds(record, 'id', workspaceId));
    expectThat(!isListed, `no workspace ${workspaceId}, whose client was deleted`, 'it', reply, list);
  }
});

// Where an id can be made up, other checks ask for one that never was.
check(
  'partner.ownership.indistinguishable.workspace',
  "another partner's workspace is answered like one that is gone",
  async (t) => {
    const { id: clientId } = t.partnerFixture('client');
    const { workspace } = t.partnerFixture('disposableClient');
    await expectAlikeGone(t, 'workspaceId', { clientId }, workspace);
  },
);

check(
  'partner.ownership.indistinguishable.filespace',
  "another partner's filespace is answered like one that is gone",
  async (t) => {
    const { id: clientId, workspace: workspaceId } = fullFixture(t, 'client');
    const { filespace } = t.partnerFixture('disposableClient');
    const { id: foreign } = fullFixture(t, 'otherPartnerClient');
    if (await mayHaveFilespace(t, { clientId, workspaceId }, foreign)) {
      throw new NotTested('each workspace counts its filespaces');
    }
    await expectAlikeGone(t, 'filespaceId', { clientId, workspaceId }, filespace);
  },
);

async function expectAlikeGone(
  t: CheckContext,
  name: 'workspaceId' | 'filespaceId',
  above: Ids,
  gone: string | undefined,
): Promise<void> {
  const operations = operationsWith(name);
  const foreign = await Promise.all(operations.map((info) => foreignIds(t, info)));
  const { id: unknown, wellFormed } = unknownLike(foreign[0]?.[name] ?? '');
  if (wellFormed) throw new NotTested('an id of this form can be made up, which was asked for');
  if (gone === undefined) throw new NotTested(`the ${name} of \`partner.fixtures.disposableClient\` is not known`);
  const { reply } = await disposal(t);
  if (!reply.response.ok) throw new Inconclusive('the client was not deleted');
  for (const [index, info] of operations.entries()) {
    const ids = { ...foreign[index], ...above };
    const asked = { ids, reply: await send(t, requestTo(t, info, ids)) };
    await expectAlikeInAllForms(t, info, name, asked, [gone, unknown]);
  }
}

// Clients of the run hold nothing but members; what workspaces bring may be kept, and dropped, in other places.
check(
  'partner.client.delete.only-that',
  'what another client holds stays when one with a workspace goes',
  async (t) => {
    t.partnerFixture('client');
    const { reply, before, after } = await disposal(t);
    if (!reply.response.ok) throw new Inconclusive('the client was not deleted');
    for (const [index, earlier] of before.entries()) {
      const later = after[index];
      if (later === undefined || earlier.response.status !== 200) continue;
      expectStatus(later, 200, 'another client was deleted');
      if (isFilled(earlier)) expectEqual(isFilled(later), true, 'whether it holds anything, as before', reply, later);
    }
  },
);

function isFilled(reply: Reply): boolean {
  return arraysOf(exchangeOf(reply).json).some(({ records }) => records.length > 0);
}

// It goes when nothing needs it any longer.
check('partner.client.delete.with-members', 'a client with more than a page of members is deleted', async (t) => {
  const { clientId } = await manyMembers(t);
  if (await hasWorkspaces(t, clientId)) throw notDeletable();
  const deletion = await deleteClient(t, clientId);
  if (deletion.response.ok) t.gone({ clientId });
  expectStatus(deletion, 204, 'it has many members, and no workspace');
});

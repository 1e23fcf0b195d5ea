import {
  type CheckContext,
  describe,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  Inconclusive,
  lent,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { client } from '../../src/resources/index.ts';
import { errorCodes, expectErrorCode, expectNoMember } from '../support/client-members.ts';
import { getWorkspace, mayHaveFilespace, mayHaveWorkspace, readWorkspaces } from '../support/client-workspaces.ts';
import { deleteClient, listClients } from '../support/clients.ts';
import { hasWorkspaces, mayStayAfter, notDeletable } from '../support/deletable.ts';
import { disposal, memberWhoLeaves, oldMember } from '../support/disposal.ts';
import { unlessIdsAreReused } from '../support/id-reuse.ts';
import { unknownLike } from '../support/identifiers.ts';
import { arraysOf, holds } from '../support/lists.ts';
import { manyMembers } from '../support/many-client-members.ts';
import { clientWithId, fullFixture, memberIdNames, membersPlace, page } from '../support/partner.ts';
import { foreignIds } from '../support/partner-foreign.ts';
import { type Ids, operationsWith, requestTo, send } from '../support/partner-requests.ts';
import { expectAlikeInAllForms } from '../support/told-apart.ts';

const { check } = lent;

check('partner.client.delete.without-contract', 'a client with a workspace and no contract is deleted', async (t) => {
  const { reply } = await disposal(t);
  expectStatus(reply, 204, 'it has no active contract');
});

check('partner.member.owner.removal-refused', 'the owner of a client that is given away is not removed', async (t) => {
  const { ownerRemoval } = await disposal(t);
  if (ownerRemoval === null) throw new NotTested('`partner.fixtures.disposableClient` shows no owner');
  expectStatus(ownerRemoval, 400, 'the owner, who may have signed in');
});

check(
  'partner.member.owner.removal-refused-code',
  'the owner of a client that is given away stays, by its code',
  async (t) => {
    const { ownerRemoval } = await disposal(t);
    if (ownerRemoval === null) throw new NotTested('`partner.fixtures.disposableClient` shows no owner');
    expectErrorCode(ownerRemoval, errorCodes.removeOwner);
  },
);

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

  check(
    'partner.member.add.duplicate-code',
    `adding an old member of the status ${status} again names the code`,
    async (t) => {
      const { again } = await oldMember(t, status);
      if (again === null) throw new NotTested('the list shows no addresses');
      expectErrorCode(again, errorCodes.alreadyExists);
    },
  );

  check(
    'partner.member.remove.not-listed',
    `an old member of the status ${status} that was removed is in no list`,
    async (t) => {
      const { accountId, removal, lists } = await oldMember(t, status);
      if (!removal.response.ok) throw new Inconclusive('the member was not removed');
      const place = await membersPlace(t);
      const names = memberIdNames(t);
      for (const list of lists) {
        expectStatus(list, 200);
        const isListed = page(list, place).some((record) => names.some((name) => record[name] === accountId));
        expectThat(!isListed, `no ${accountId}, which was removed`, 'it in the list', removal, list);
      }
    },
  );

  check(
    'partner.member.remove.add-again',
    `an old member of the status ${status} that was removed can be added again`,
    async (t) => {
      const { email, back } = await oldMember(t, status);
      if (back === null) throw new NotTested('nobody whose address is known was removed');
      expectStatus(back, 201, `the address ${email} of a former member`);
    },
  );

  check(
    'partner.error.member-codes',
    `an old member of the status ${status} that was removed is not refused as a member`,
    async (t) => {
      const { back } = await oldMember(t, status);
      if (back === null) throw new NotTested('nobody whose address is known was removed');
      expectNoMember(back);
    },
  );

  check(
    'partner.member.add.starts-new',
    `an old member of the status ${status} that was removed starts as new again`,
    async (t) => {
      const { back } = await oldMember(t, status);
      if (back?.response.status !== 201) throw new NotTested('nobody was added again');
      expectEqual(field(exchangeOf(back).json, 'status'), 'new', 'the status of an added member', back);
    },
  );
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
  await expectGone(t, (operation) => operation.includes('{workspaceId}'));
});

check(
  'partner.client.delete.gone',
  'a client that held something is gone once it was deleted',
  unlessIdsAreReused(client, (t) => expectGone(t, (operation) => operation === client.get)),
);

check(
  'partner.client.delete.gone-below',
  'no list of a deleted client that held something is left',
  unlessIdsAreReused(client, (t) =>
    expectGone(t, (operation) => operation !== client.get && !operation.includes('{workspaceId}')),
  ),
);

async function expectGone(t: CheckContext, isMeant: (operation: string) => boolean): Promise<void> {
  const { reply, gone } = await disposal(t);
  if (!reply.response.ok) throw new Inconclusive('the client was not deleted');
  for (const read of gone.filter((each) => isMeant(exchangeOf(each).operation ?? ''))) {
    const got = describe(exchangeOf(read));
    expectThat(read.response.status === 404, '404, since the client was deleted', got, reply, read);
  }
}

check(
  'partner.client.delete.not-listed',
  'a client that held something is in no list once it was deleted',
  unlessIdsAreReused(client, async (t) => {
    const { id, reply } = await disposal(t);
    if (!reply.response.ok) throw new Inconclusive('the client was not deleted');
    const isIt = await clientWithId(t, id);
    for (const s of ['createdAt', '-createdAt'] as const) {
      const { records, replies } = await listClients(t, { l: '300', s }, { maxPages: 3, lastBelow: 300 });
      expectThat(!records.some(isIt), `no client ${id}, which was deleted`, 'it in the list', reply, ...replies);
    }
  }),
);

check('partner.client.delete.removes-below', 'what a deleted client held is below no other client', async (t) => {
  const { client: first, otherClient, disposableClient } = t.partnerTarget.fixtures;
  const workspaceId = disposableClient?.workspace;
  if (workspaceId === undefined) {
    throw new NotTested('add `partner.fixtures.disposableClient.workspace` to the profile');
  }
  const others = [first, otherClient].flatMap((lent) => lent ?? []);
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

check(
  'partner.client.delete.removes-below',
  'filespaces of a deleted client are below no other workspace',
  async (t) => {
    const { filespace: filespaceId } = t.partnerFixture('disposableClient');
    if (filespaceId === undefined)
      throw new NotTested('add `partner.fixtures.disposableClient.filespace` to the profile');
    const { id: clientId, workspace: workspaceId } = fullFixture(t, 'client');
    const { reply } = await disposal(t);
    if (!reply.response.ok) throw new Inconclusive('the client was not deleted');
    if (await mayHaveFilespace(t, { clientId, workspaceId }, filespaceId)) {
      throw new NotTested('each workspace counts its filespaces');
    }
    for (const info of operationsWith('filespaceId')) {
      const read = await send(t, requestTo(t, info, { clientId, workspaceId, filespaceId }));
      const got = describe(exchangeOf(read));
      expectThat(read.response.status === 404, '404, since its client was deleted', got, reply, read);
    }
  },
);

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
  if (await mayStayAfter(t, clientId, deletion)) throw notDeletable();
  expectStatus(deletion, 204, 'it has many members, and no workspace');
});

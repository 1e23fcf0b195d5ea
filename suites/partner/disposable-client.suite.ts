import {
  type CheckContext,
  describe,
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
import { client } from '../../src/resources/index.ts';
import { getWorkspace, mayHaveFilespace, mayHaveWorkspace, readWorkspaces } from '../support/client-workspaces.ts';
import { deleteClient, listClients } from '../support/clients.ts';
import { hasWorkspaces, mayStayAfter, notDeletable } from '../support/deletable.ts';
import { disposal } from '../support/disposal.ts';
import { unlessIdsAreReused } from '../support/id-reuse.ts';
import { unknownLike } from '../support/identifiers.ts';
import { arraysOf, holds } from '../support/lists.ts';
import { manyMembers } from '../support/many-client-members.ts';
import { clientWithId, fullFixture } from '../support/partner.ts';
import { foreignIds } from '../support/partner-foreign.ts';
import { type Ids, operationsWith, requestTo, send } from '../support/partner-requests.ts';
import { expectAlikeInAllForms } from '../support/told-apart.ts';

const { check } = lent;

check('partner.client.delete.without-contract', 'a client with a workspace and no contract is deleted', async (t) => {
  const { reply } = await disposal(t);
  expectStatus(reply, 204, 'it has no active contract');
});

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

import {
  type CheckContext,
  expectStatus,
  expectThat,
  Inconclusive,
  lent,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { deleteClient, getClient } from '../support/clients.ts';
import { hasWorkspaces, notDeletable } from '../support/deletable.ts';
import { manyMembers } from '../support/many-client-members.ts';
import { operationsWith, requestTo, send } from '../support/partner-requests.ts';

const { check } = lent;

const isGone = '`partner.fixtures.disposableClient` is gone already: every run needs a new one';

interface Disposal {
  id: string;
  reply: Reply;
}

/** The client that the profile gives away is deleted once; before that it must be there, with a workspace. */
function disposal(t: CheckContext): Promise<Disposal> {
  const { id } = t.partnerFixture('disposableClient');
  return t.shared('partner disposed client', async (own) => {
    const { status } = (await getClient(own, id)).response;
    if (status === 404) throw new NotTested(isGone);
    if (status !== 200) throw new Inconclusive('the client `partner.fixtures.disposableClient` cannot be read');
    if (!(await hasWorkspaces(own, id))) throw new NotTested('`partner.fixtures.disposableClient` has no workspace');
    const reply = await deleteClient(own, id);
    // Another run of the same profile may have come first.
    if (reply.response.status === 404 && (await getClient(own, id)).response.status === 404)
      throw new NotTested(isGone);
    return { id, reply };
  });
}

check('partner.client.delete.without-contract', 'a client with a workspace and no contract is deleted', async (t) => {
  const { reply } = await disposal(t);
  expectStatus(reply, 204, 'it has no active contract');
});

check('partner.client.delete.removes-below', 'what a deleted client held is gone with it', async (t) => {
  const { workspace, filespace } = t.partnerFixture('disposableClient');
  if (workspace === undefined) throw new NotTested('add `partner.fixtures.disposableClient.workspace` to the profile');
  const { id: clientId, reply } = await disposal(t);
  if (!reply.response.ok) throw new Inconclusive('the client was not deleted');
  const ids = { clientId, workspaceId: workspace, ...(filespace === undefined ? {} : { filespaceId: filespace }) };
  // Records, lists and measurements may be kept in different places.
  const below = operationsWith('workspaceId').filter(
    ({ pathParameters }) => filespace !== undefined || !pathParameters.includes('filespaceId'),
  );
  for (const info of below) {
    const read = await send(t, requestTo(t, info, ids));
    expectThat(
      read.response.status === 404,
      '404, since the client was deleted',
      `${read.response.status}`,
      reply,
      read,
    );
  }
});

// It goes when nothing needs it any longer.
check('partner.client.delete.with-members', 'a client with more than a page of members is deleted', async (t) => {
  const { clientId } = await manyMembers(t);
  if (await hasWorkspaces(t, clientId)) throw notDeletable();
  const deletion = await deleteClient(t, clientId);
  if (deletion.response.ok) t.gone({ clientId });
  expectStatus(deletion, 204, 'it has many members, and no workspace');
});

import { type CheckContext, check, exchangeOf, NotTested, prepared } from '../../src/check/index.ts';
import { mayHaveFilespace, mayHaveWorkspace } from '../support/client-workspaces.ts';
import { isObject, type JsonObject, shortestTellingId } from '../support/lists.ts';
import { expectOutOfReach, expectStays } from '../support/out-of-reach.ts';
import { inParallel } from '../support/parallel.ts';
import { fullFixture } from '../support/partner.ts';
import { foreignIds } from '../support/partner-foreign.ts';
import {
  type Ids,
  operationsWith,
  type PartnerOperationInfo,
  requestTo,
  send,
  sharedHome,
} from '../support/partner-requests.ts';

/* Workspaces and filespaces are found below what they belong to, and nowhere else. */

/** The same for several paths; one of which all exists by itself, where its ids are counted, tells nothing. */
async function expectAllOutOfReach(
  t: CheckContext,
  info: PartnerOperationInfo,
  paths: readonly Ids[],
  why: string,
): Promise<void> {
  const mayExist = await inParallel(paths.map((ids) => mayBeOwn(t, info, ids)));
  const telling = paths.filter((_, index) => mayExist[index] === false);
  if (telling.length === 0) throw new NotTested('the same ids exist below one another, since they are counted there');
  await expectOutOfReach(t, info, telling, why);
}

async function mayBeOwn(t: CheckContext, info: PartnerOperationInfo, ids: Ids): Promise<boolean> {
  const { clientId, workspaceId, filespaceId } = ids;
  if (clientId === undefined || workspaceId === undefined) return false;
  const isShort = [workspaceId, filespaceId].some((id) => id !== undefined && id.length < shortestTellingId);
  if (!isShort) return false;
  const { client } = t.partnerTarget.fixtures;
  // A workspace of its own is a right one for a filespace that is not.
  const hasWorkspace =
    (clientId === client?.id && workspaceId === client.workspace) || (await mayHaveWorkspace(t, clientId, workspaceId));
  if (!info.pathParameters.includes('filespaceId') || filespaceId === undefined) return hasWorkspace;
  return hasWorkspace && (await mayHaveFilespace(t, { clientId, workspaceId }, filespaceId));
}

for (const info of operationsWith('workspaceId')) {
  const { operation } = info;
  check('partner.not-found.workspace.other-partner', `${operation} hides another partner's workspace`, async (t) => {
    const foreign = await foreignIds(t, info);
    const parents = await ownParents(t);
    const why = 'the workspace is of another partner';
    const mixed = parents.map((clientId) => ({ ...foreign, clientId }));
    await expectAllOutOfReach(t, info, mixed, why);
  });

  check('partner.not-found.workspace.other-client', `${operation} hides another client's workspace`, async (t) => {
    const { id, workspace, filespace } = fullFixture(t, 'client');
    const other = t.partnerTarget.fixtures.otherClient;
    const parents = [(await sharedHome(t)).clientId, ...(other === undefined ? [] : [other.id])];
    const mixed: Ids[] = parents.map((clientId) => ({ clientId, workspaceId: workspace, filespaceId: filespace }));
    if (other?.workspace !== undefined && other.filespace !== undefined) {
      mixed.push({ clientId: id, workspaceId: other.workspace, filespaceId: other.filespace });
    }
    // One may hold filespaces or none, and be the first or the last one: each is hidden.
    const isBelow = info.pathParameters.includes('filespaceId');
    const more = isBelow
      ? []
      : (await otherWorkspaces(t)).map((workspaceId) => ({ clientId: parents[0], workspaceId }));
    const why = 'the workspace is of another client';
    await expectAllOutOfReach(t, info, [...mixed, ...more], why);
    const own = { clientId: id, workspaceId: workspace, filespaceId: filespace };
    await expectStays(t, () => send(t, requestTo(t, info, own)));
  });
}

/** Clients of one's own: a fresh one, and those with workspaces: what is theirs may be called like what is foreign. */
async function ownParents(t: CheckContext): Promise<string[]> {
  const { client, otherClient } = t.partnerTarget.fixtures;
  return [(await sharedHome(t)).clientId, ...[client, otherClient].flatMap((lent) => lent?.id ?? [])];
}

for (const info of operationsWith('filespaceId')) {
  const { operation } = info;
  check('partner.not-found.filespace.other-partner', `${operation} hides another partner's filespace`, async (t) => {
    const { filespaceId } = await foreignIds(t, info);
    const { otherClient } = t.partnerTarget.fixtures;
    const parents = [fullFixture(t, 'client'), ...(otherClient?.workspace === undefined ? [] : [otherClient])];
    const mixed = parents.map(({ id, workspace }) => ({ clientId: id, workspaceId: workspace, filespaceId }));
    await expectAllOutOfReach(t, info, mixed, 'the filespace is of another partner');
  });

  check('partner.not-found.filespace.other-client', `${operation} hides another client's filespace`, async (t) => {
    const mine = fullFixture(t, 'client');
    const other = fullFixture(t, 'otherClient');
    const swapped = [
      { clientId: mine.id, workspaceId: mine.workspace, filespaceId: other.filespace },
      { clientId: other.id, workspaceId: other.workspace, filespaceId: mine.filespace },
    ];
    await expectAllOutOfReach(t, info, swapped, 'the filespace is of another client');
    const own = { clientId: mine.id, workspaceId: mine.workspace, filespaceId: mine.filespace };
    await expectStays(t, () => send(t, requestTo(t, info, own)));
  });

  check(
    'partner.not-found.filespace.other-workspace',
    `${operation} hides another workspace's filespace`,
    async (t) => {
      const { id, filespace } = fullFixture(t, 'client');
      const others = await otherWorkspaces(t);
      if (others.length === 0) {
        throw new NotTested('let `partner.fixtures.client` be a client with a second workspace');
      }
      const mixed = others.map((workspaceId) => ({ clientId: id, workspaceId, filespaceId: filespace }));
      await expectAllOutOfReach(t, info, mixed, 'the filespace is of another workspace');
    },
  );
}

/** Some workspaces of the fixture's client beside its own one, from the first page: the objects with the three stated fields. */
function otherWorkspaces(t: CheckContext): Promise<string[]> {
  const { id: clientId, workspace } = fullFixture(t, 'client');
  return t.shared('partner other workspaces of the client', async (own) => {
    const reply = await own.partner.GET('/api/v1/clients/{clientId}/workspaces', { params: { path: { clientId } } });
    prepared(reply, 200, 'list the workspaces');
    const ids = objectsIn(exchangeOf(reply).json, 0).flatMap(({ id, name, createdAt }) =>
      typeof id === 'string' && typeof name === 'string' && createdAt !== undefined ? [id] : [],
    );
    return ids.filter((id) => id !== workspace).slice(0, 3);
  });
}

function objectsIn(value: unknown, depth: number): JsonObject[] {
  if (Array.isArray(value)) return value.filter(isObject);
  return isObject(value) && depth < 4 ? Object.values(value).flatMap((item) => objectsIn(item, depth + 1)) : [];
}

import { type CheckContext, check, describe, exchangeOf, expectEitherWay, type Reply } from '../../src/check/index.ts';
import {
  exposableIds,
  type PartnerOperationInfo,
  partnerOperations,
  requestTo,
  send,
} from '../support/partner-requests.ts';
import { bait } from '../support/token-uses.ts';
import {
  needsDataStores,
  registerOutcome,
  type WorkspaceOperationInfo,
  workspaceOperations,
  requestTo as workspaceRequest,
} from '../support/workspace-requests.ts';

/*
 * Anybody can send what a gateway would say of where a request comes from, and for whom it has let it in: without a
 * credential nothing of it opens a door. What stands before a service may refuse such a request in its own way, so that
 * only a success is one too many.
 */

/** Where a request would come from that is none of the outside. */
const inside = ['127.0.0.1', '10.0.0.7'] as const;

const nobody = { authorization: null };

function saidBy(address: string): Record<string, string | null> {
  const names = ['x-forwarded-for', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'x-remote-addr', 'x-originating-ip'];
  return {
    ...nobody,
    ...Object.fromEntries(names.map((name) => [name, address])),
    forwarded: `for=${address}`,
    'x-forwarded-user': 'admin',
    'x-remote-user': 'admin',
    'x-internal-request': 'true',
  };
}

/** A third of them in turn, and what costs nothing to ask each time. */
function some<Info extends { operation: string }>(infos: readonly Info[], always: string): Info[] {
  return infos.filter(({ operation }, index) => operation === always || index % 3 === 0);
}

const ping = 'GET /api/v1/ping';

for (const [turn, info] of some(partnerOperations, ping).entries()) {
  check('partner.auth.missing', `${info.operation} without a key from inside is not let in`, async (t) => {
    for (const address of addressesOf(info, ping, turn)) refused(await askPartner(t, info, address));
  });
}

async function askPartner(t: CheckContext, info: PartnerOperationInfo, address: string): Promise<Reply> {
  const request = { ...requestTo(t, info, await exposableIds(t, info)), headers: saidBy(address), open: true };
  return send(t, request, t.partner.withAuthorization(null));
}

const list = 'GET /api/v1/filespaces';

for (const [turn, info] of some(workspaceOperations, list).entries()) {
  check('workspace.auth.missing', `${info.operation} without a token from inside is not let in`, async (t) => {
    await needsDataStores(t, info);
    for (const address of addressesOf(info, list, turn)) refused(await askWorkspace(t, info, address));
  });
}

async function askWorkspace(t: CheckContext, info: WorkspaceOperationInfo, address: string): Promise<Reply> {
  const request = await workspaceRequest(t, info, bait);
  const reply = await t.workspace.withAuthorization(null).raw({ ...request, headers: saidBy(address), open: true });
  await registerOutcome(t, request, reply);
  return reply;
}

function addressesOf({ operation }: { operation: string }, always: string, turn: number): readonly string[] {
  return operation === always ? inside : inside.slice(turn % 2, (turn % 2) + 1);
}

function refused(reply: Reply): void {
  expectEitherWay(!reply.response.ok, 'a refusal of who shows no credential', describe(exchangeOf(reply)), reply);
}

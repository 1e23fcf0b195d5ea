import {
  type CheckContext,
  describe,
  exchangeOf,
  Inconclusive,
  NotTested,
  type PartnerClient,
  type Reply,
  TransportTrouble,
} from '../../src/check/index.ts';
import { arraysOf } from './lists.ts';

/**
 * Whether a client has workspaces. One that has, and a contract besides, cannot be deleted; whether a new client comes
 * with either is open, and no request tells about a contract.
 */
export async function hasWorkspaces(
  t: CheckContext,
  clientId: string,
  partner: PartnerClient = t.partner,
): Promise<boolean> {
  const path = { clientId };
  const reply = await partner.raw({ operation: 'GET /api/v1/clients/{clientId}/workspaces', path });
  const exchange = exchangeOf(reply);
  if (exchange.status !== 200) throw new Inconclusive(`could not list its workspaces: got ${describe(exchange)}`);
  return listsWorkspaces(exchange.json);
}

/** The envelope is open; what is listed has these three. */
function listsWorkspaces(json: unknown): boolean {
  return arraysOf(json).some(({ records }) =>
    records.some((record) => ['id', 'name', 'createdAt'].every((name) => record[name] !== undefined)),
  );
}

/** Whether a client that was not deleted has workspaces by now: they may come a while after it. */
export async function mayStayAfter(t: CheckContext, clientId: string, { response }: Reply): Promise<boolean> {
  if (response.status !== 400) return false;
  const list = await t.partner.raw({
    operation: 'GET /api/v1/clients/{clientId}/workspaces',
    path: { clientId },
    also: [404],
  });
  return list.response.ok && listsWorkspaces(exchangeOf(list).json);
}

/** Why a client was not deleted as a step of something else. */
export async function refusedDeletion(
  t: CheckContext,
  clientId: string,
  got: string,
  partner: PartnerClient = t.partner,
): Promise<Error> {
  const trouble = new Inconclusive(`could not delete a client: got ${got}`);
  try {
    return (await hasWorkspaces(t, clientId, partner)) ? notDeletable() : trouble;
  } catch (error) {
    if (error instanceof TransportTrouble) throw error;
    return trouble;
  }
}

/** Why a client that may have to stay was not deleted. */
export function notDeletable(): NotTested {
  return new NotTested('a new client of the target has a workspace, so that it may have to stay');
}

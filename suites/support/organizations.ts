import type { PartnerOperation } from '../../generated/catalogue.ts';
import {
  type CheckContext,
  describe,
  exchangeOf,
  Inconclusive,
  isInconclusiveAnswer,
  NotTested,
  type RawRequest,
  type Reply,
} from '../../src/check/index.ts';
import { client, clientMember } from '../../src/resources/index.ts';
import { clientIdOf, tryCreateAs } from './clients.ts';
import { newForeignHome } from './partner-foreign.ts';
import { type Home, operationsWith, requestTo } from './partner-requests.ts';

/*
 * The other partner organizations whose keys the profile has. Whether one may create at all, as long as it has no
 * contract for example, is a business constraint.
 */

export const organizations = ['reseller', 'otherPartner', 'noContract'] as const;
export type Organization = (typeof organizations)[number];

/** What an organization can ask of a client that it made itself. */
const readsOfClients = operationsWith('clientId').filter(
  ({ method, pathParameters }) =>
    method === 'GET' && pathParameters.every((name) => name === client.key || name === clientMember.key),
);

export function sendAs(t: CheckContext, of: Organization, request: RawRequest<PartnerOperation>): Promise<Reply> {
  return t.partner.as(of).raw(request);
}

/** What writes to a client of the organization are answered, one after the other, and reads of what is gone. */
export function written(t: CheckContext, of: Organization) {
  t.partner.as(of);
  return t.shared(`written by ${of}`, async (own) => {
    const { clientId, owner, accountId } = await freshHome(own, of);
    const partner = own.partner.as(of);
    const below = '/api/v1/clients/{clientId}/members';
    const email = own.names.email();
    const add = () => partner.raw({ operation: `POST ${below}`, path: { clientId }, body: { email } });
    const member = (method: 'GET' | 'DELETE', id: string) =>
      partner.raw({ operation: `${method} ${below}/{accountId}`, path: { clientId, accountId: id } });
    const list = () => partner.raw({ operation: `GET ${below}`, path: { clientId } });
    const before = await list();
    const first = await add();
    const between = await list();
    const adds: readonly [Reply, Reply] = [first, await add()];
    const ownerRemoval = await member('DELETE', owner);
    const removal = await member('DELETE', accountId);
    const afterRemoval = await member('GET', accountId);
    const lists = { before, between, after: await list() };
    const path = { clientId };
    const deletion = await partner.raw({ operation: 'DELETE /api/v1/clients/{clientId}', path });
    if (deletion.response.ok) own.gone(path);
    const ids = { clientId, accountId: owner };
    const gone = await Promise.all(readsOfClients.map((info) => partner.raw(requestTo(own, info, ids))));
    return { clientId, owner, accountId, adds, ownerRemoval, removal, afterRemoval, lists, deletion, gone };
  });
}

export function succeeded(reply: Reply, what: string): void {
  if (!reply.response.ok) throw new Inconclusive(`could not ${what}: got ${describe(exchangeOf(reply))}`);
}

/** The list of its clients before the run makes any there: whoever has none is a case of its own. */
export function listedAtFirst(t: CheckContext, of: Organization): Promise<Reply> {
  t.partner.as(of);
  return t.shared(`clients of ${of} at first`, (own) => own.partner.as(of).raw({ operation: 'GET /api/v1/clients' }));
}

/** For checks that only read. */
export function existing(t: CheckContext, of: Organization): Promise<Home> {
  t.partner.as(of);
  return t.shared(`home of ${of}`, (own) => freshHome(own, of));
}

/** A client that nobody need be able to add a member to; and that it was made. */
export function bareClient(t: CheckContext, of: Organization): Promise<{ id: string; reply: Reply }> {
  t.partner.as(of);
  return t.shared(`bare client of ${of}`, async (own) => {
    const reply = await tryCreateAs(own, of, own.names.client());
    const id = clientIdOf(reply);
    if (id !== null) return { id, reply };
    throw new NotTested(`${of} could not make a client: got ${describe(exchangeOf(reply))}`);
  });
}

/** A client of the organization, with an owner and another member. */
export function freshHome(t: CheckContext, of: Organization): Promise<Home> {
  return inNeed(t, of, () => newForeignHome(t, of));
}

export async function inNeed<Result>(t: CheckContext, of: Organization, make: () => Promise<Result>): Promise<Result> {
  t.partner.as(of);
  return make().catch((error: unknown) => {
    if (!isInconclusiveAnswer(error)) throw error;
    throw new NotTested(`${of} could not make a client with members: ${error.message}`);
  });
}

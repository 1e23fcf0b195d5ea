import { type CheckContext, NotTested, type PartnerClient, prepared } from '../../src/check/index.ts';
import { refusedDeletion } from './deletable.ts';
import { millisecondsOf } from './moments.ts';
import { ownOrganization } from './own-organization.ts';
import { newClient } from './partner.ts';

/**
 * The partner's current usage with the default key. Only a managed-service partner with an active contract certainly
 * gets it: 404 breaks the rule only where the profile names another partner for the lack of a contract, and nothing says
 * that this one's came to its end.
 * @throws {NotTested} for any other partner.
 */
export async function partnerUsage(t: CheckContext) {
  const { me } = await ownOrganization(t);
  const { tier, status, expirationDate } = prepared(me, 200, 'get the partner organization');
  if (tier !== 'msp') throw new NotTested('the partner is no managed-service partner (tier is not msp)');
  const reply = await t.partner.GET('/api/v1/me/usage/current');
  const { apiKey, credentials } = t.partnerTarget;
  const isOver = status !== 'active' || (expirationDate !== null && millisecondsOf(expirationDate) <= Date.now());
  const mayLack = (): boolean => isOver || credentials.noContract === undefined || credentials.noContract === apiKey;
  if (reply.response.status === 404 && mayLack()) {
    throw new NotTested('the partner seems to have no active contract; `partner.credentials.noContract` would tell');
  }
  return reply;
}

/** The current usage of a fixture client of the reseller. */
export function resellerUsage(t: CheckContext, name: 'resellerClient' | 'resellerClientWithoutContract') {
  const { id } = t.partnerFixture(name);
  return readClientUsage(t.partner.as('reseller'), id);
}

export function readClientUsage(partner: PartnerClient, clientId: string) {
  return partner.GET('/api/v1/clients/{clientId}/usage/current', { params: { path: { clientId } } });
}

/** The id of a client that does not exist any more, in the form that the target issues. */
export function deletedClient(t: CheckContext): Promise<string> {
  return t.shared('deleted client of usage', async (own) => {
    const { id } = await newClient(own);
    const reply = await own.partner.DELETE('/api/v1/clients/{clientId}', { params: { path: { clientId: id } } });
    if (!reply.response.ok) throw await refusedDeletion(own, id, String(reply.response.status));
    own.gone({ clientId: id });
    return id;
  });
}

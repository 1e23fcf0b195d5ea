import { type CheckContext, observe, prepared } from '../../src/check/index.ts';
import { ownOrganization } from '../support/own-organization.ts';

async function organization(t: CheckContext) {
  return prepared((await ownOrganization(t)).me, 200, 'get the partner organization');
}

observe('partner.me.expiration', async (t) =>
  (await organization(t)).expirationDate === null ? 'no, it is null' : 'yes, it has one',
);

observe('partner.me.tier-values', async (t) => (await organization(t)).tier);

observe('partner.me.billing-model-values', async (t) => {
  const { supportedBillingModels } = await organization(t);
  return supportedBillingModels.toSorted().join(', ') || 'none';
});

observe('partner.me.status-values', async (t) => (await organization(t)).status);

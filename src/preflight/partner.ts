import { field } from '../check/expect.ts';
import { type Finding, ok, problem, warning } from '../model/finding.ts';
import { type PartnerCredential, type PartnerTarget, partnerCredentials } from '../profile/model.ts';
import { me, type PartnerInquiry, partnerProbes, ping } from './apis.ts';
import { clockFinding } from './clock.ts';
import { areSame, Reception, sameIds } from './credentials.ts';
import { isAccepted, statusesOf } from './inquiry.ts';
import { partnerFixtureFindings } from './partner-fixtures.ts';

/** What each key of the partner part of a profile really is. */
export async function partnerFindings(inquiry: PartnerInquiry, target: PartnerTarget): Promise<Finding[]> {
  const names = partnerCredentials.filter((name) => target.credentials[name] !== undefined);
  const judged = new Map(names.map((name) => [name, judges[name](inquiry, target)]));
  const isUsable = async (name: PartnerCredential): Promise<boolean> => {
    const finding = await judged.get(name);
    return finding !== undefined && finding.state !== 'problem';
  };
  const [own, credentials, fixtures] = await Promise.all([
    ownKeyFindings(inquiry),
    Promise.all(judged.values()),
    partnerFixtureFindings(inquiry, target, isUsable),
  ]);
  return [...own, ...credentials, ...fixtures];
}

async function ownKeyFindings(inquiry: PartnerInquiry): Promise<Finding[]> {
  const answers = await Promise.all(partnerProbes.all.map((question) => inquiry.ask(question)));
  const what = 'partner.apiKey';
  const own = answers.every(isAccepted) ? ok(what, 'accepted') : warning(what, `answered ${statusesOf(answers)}`);
  return [own, clockFinding('partner', answers)];
}

type Judge = (inquiry: PartnerInquiry, target: PartnerTarget) => Promise<Finding>;

const judges: Record<PartnerCredential, Judge> = {
  otherPartner: async (inquiry, { apiKey, credentials }) => {
    const what = 'partner.credentials.otherPartner';
    if (credentials.otherPartner === apiKey) return problem(what, 'is the same key as partner.apiKey');
    const trouble = await new Reception(inquiry, partnerProbes).valid(what, 'otherPartner', ping);
    if (trouble !== null) return trouble;
    const comparisons = partnerProbes.all.map(
      (question) => async () => sameIds(await inquiry.ask(question), await inquiry.ask(question, 'otherPartner')),
    );
    return (await areSame(comparisons))
      ? problem(what, 'is a key of the same organization as partner.apiKey')
      : ok(what, 'accepted, another organization');
  },
  reseller: async (inquiry) => {
    const what = 'partner.credentials.reseller';
    const trouble = await new Reception(inquiry, partnerProbes).valid(what, 'reseller', me);
    if (trouble !== null) return trouble;
    const { tier, usage } = await tierOf(inquiry, 'reseller');
    if (tier !== 'msp') return ok(what, 'accepted, and no managed-service partner');
    // A reseller that is told to be the other would still not get what only the other gets.
    const isOther = (await usage()) === 200;
    return isOther
      ? problem(what, 'is a key of a managed-service partner (its tier is msp, and it has a current usage)')
      : warning(what, 'its tier is msp, but it has no current usage: the checks will tell');
  },
  noContract: async (inquiry) => {
    const what = 'partner.credentials.noContract';
    const trouble = await new Reception(inquiry, partnerProbes).valid(what, 'noContract', me);
    if (trouble !== null) return trouble;
    const { tier, usage } = await tierOf(inquiry, 'noContract');
    if (tier === 'msp') return ok(what, 'accepted, a managed-service partner');
    const isReseller = typeof tier === 'string' && (await usage()) === 400;
    return isReseller
      ? problem(what, 'is a key of a reseller (its tier is not msp, and its current usage is rejected with 400)')
      : warning(what, 'its tier is not msp: the checks will tell');
  },
  notEntitled: (inquiry) =>
    new Reception(inquiry, partnerProbes).forbidden('partner.credentials.notEntitled', 'notEntitled'),
  revoked: (inquiry) =>
    new Reception(inquiry, partnerProbes).invalid('partner.credentials.revoked', 'revoked', 'revoked'),
};

async function tierOf(inquiry: PartnerInquiry, name: 'reseller' | 'noContract') {
  const { exchange } = await inquiry.ask(me, name);
  const usage = async (): Promise<number | undefined> =>
    (await inquiry.ask({ operation: 'GET /api/v1/me/usage/current' }, name)).exchange?.status;
  return { tier: field(exchange?.json, 'tier'), usage };
}

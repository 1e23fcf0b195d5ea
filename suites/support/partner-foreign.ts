import {
  type CheckContext,
  exchangeOf,
  Inconclusive,
  isInconclusiveAnswer,
  NotTested,
  type PartnerClient,
  type PartnerCredential,
  prepared,
} from '../../src/check/index.ts';
import { newClientOf } from './clients.ts';
import { areTwo, needsIdsOfItsOwn } from './counted-apart.ts';
import { isObject } from './lists.ts';
import { ownOrganization } from './own-organization.ts';
import { inParallel } from './parallel.ts';
import { accountIdOf } from './partner.ts';
import {
  type Home,
  type Ids,
  isOfOwner,
  type PartnerOperationInfo,
  requestTo,
  send,
  sharedHome,
  type Team,
} from './partner-requests.ts';

/** A fresh client of another organization, with an owner and a second member. */
export async function newForeignHome(
  t: CheckContext,
  of: PartnerCredential = 'otherPartner',
  name = t.names.client(),
): Promise<Home> {
  const team = await newForeignTeam(t, of, name);
  const email = t.names.email();
  return { ...team, accountId: await addForeignMember(t, team.clientId, { of, email }), email };
}

/**
 * The same, but the second member is one of the run's own client, too, where an address may be in two clients: by that
 * it is not found.
 */
async function newMixedHome(t: CheckContext): Promise<Home> {
  const of = 'otherPartner';
  const team = await newForeignTeam(t, of);
  const { email: shared } = await sharedHome(t);
  for (const email of [shared, t.names.email()]) {
    try {
      return { ...team, accountId: await addForeignMember(t, team.clientId, { of, email }), email };
    } catch (error) {
      if (!isInconclusiveAnswer(error) || email !== shared) throw error;
    }
  }
  throw new Inconclusive('no member could be added to a client of another partner');
}

/** The same without the second member. */
async function newForeignTeam(t: CheckContext, of: PartnerCredential, name = t.names.client()): Promise<Team> {
  const { id: clientId } = await newClientOf(t, of, name);
  // Which field holds an accountId may have to be found out, which works in a client of one's own only.
  await sharedHome(t);
  return { clientId, name, owner: await addForeignMember(t, clientId, { of, email: t.names.email() }) };
}

/** A fresh client of the other partner, without members. */
export async function newForeignClient(t: CheckContext): Promise<string> {
  return (await newClientOf(t, 'otherPartner')).id;
}

async function addForeignMember(
  t: CheckContext,
  clientId: string,
  { of, email }: { of: PartnerCredential; email: string },
): Promise<string> {
  const reply = await t.partner.as(of).POST('/api/v1/clients/{clientId}/members', {
    params: { path: { clientId } },
    body: { email },
  });
  prepared(reply, 201, `add a member to a client of ${of}`);
  const { json } = exchangeOf(reply);
  if (!isObject(json)) throw new Inconclusive('the added member is not an object');
  return accountIdOf(t, clientId, json, of);
}

/** For checks that only read. */
export function sharedForeignHome(t: CheckContext): Promise<Home> {
  return t.shared('partner foreign home', (own) => newMixedHome(own));
}

/** What a broken target might change or delete for somebody else. */
function sharedForeignBait(t: CheckContext): Promise<Home> {
  return t.shared('partner foreign bait', (own) => newForeignHome(own));
}

/** What is answered to a request about another partner's client, the same for all who look at it. */
export function askedForForeign(t: CheckContext, info: PartnerOperationInfo) {
  return t.shared(`asked for a foreign client: ${info.operation}`, async (own) => {
    await needsIdsOfItsOwn(own);
    const ids = await foreignIds(own, info);
    const request = requestTo(own, info, ids);
    return { ids, request, reply: await send(own, request) };
  });
}

/**
 * Ids of another partner with which that partner itself would find everything. A fixture of the profile is only read;
 * what a broken target might change or delete is fresh.
 */
export async function foreignIds(t: CheckContext, info: PartnerOperationInfo): Promise<Ids> {
  if (info.method !== 'GET') {
    t.partner.as('otherPartner');
    return { ...(await sharedForeignBait(t)) };
  }
  const fixture = t.partnerTarget.fixtures.otherPartnerClient;
  if (
    info.pathParameters.includes('accountId') ||
    isOfOwner(info) ||
    (fixture === undefined && !info.pathParameters.includes('workspaceId'))
  ) {
    t.partner.as('otherPartner');
    return { ...(await sharedForeignHome(t)) };
  }
  const { id, workspace, filespace } = t.partnerFixture('otherPartnerClient');
  return {
    clientId: id,
    ...neededFor(info, 'workspaceId', workspace, 'otherPartnerClient.workspace'),
    ...neededFor(info, 'filespaceId', filespace, 'otherPartnerClient.filespace'),
  };
}

function neededFor(
  info: PartnerOperationInfo,
  parameter: 'workspaceId' | 'filespaceId',
  value: string | undefined,
  key: string,
): Ids {
  if (value !== undefined) return { [parameter]: value };
  if (info.pathParameters.includes(parameter)) throw new NotTested(`add \`partner.fixtures.${key}\` to the profile`);
  return {};
}

/** Those whose keys the profile has; one of a reseller or without a contract is as much another one as any. */
export async function otherPartners(t: CheckContext): Promise<{ stranger: PartnerClient }[]> {
  const known = (['reseller', 'noContract', 'otherPartner'] as const).filter(
    (name) => t.partnerTarget.credentials[name] !== undefined,
  );
  if (known.length === 0) t.partner.as('otherPartner');
  const own = await organizationOf(t);
  const organizations = await inParallel(known.map((name) => organizationOf(t, name)));
  const others = known.filter((_, index) => organizations[index] !== own);
  if (others.length === 0) throw new NotTested(`\`partner.apiKey\` is a key of the same organization as ${known[0]}`);
  return others.map((name) => ({ stranger: t.partner.as(name) }));
}

export async function organizationOf(
  t: CheckContext,
  name?: 'reseller' | 'noContract' | 'otherPartner',
): Promise<string> {
  return prepared((await ownOrganization(t, name)).ping, 200, 'ping').organizationId;
}

/** @throws {NotTested} where the key of the profile is one of this organization itself. */
export async function needsTwo(t: CheckContext, of: 'reseller' | 'noContract' | 'otherPartner'): Promise<void> {
  if ((await organizationOf(t)) !== (await organizationOf(t, of))) return;
  throw new NotTested(`\`partner.apiKey\` is a key of the same organization as ${of}`);
}

/** Every other partner of the profile to whom the id of this client names nothing of its own. */
export async function strangersTo(t: CheckContext, clientId: string): Promise<PartnerClient[]> {
  const others = await otherPartners(t);
  const areOwn = await inParallel(others.map(({ stranger }) => areTwo(stranger, t.partner, clientId)));
  return others.flatMap(({ stranger }, index) => (areOwn[index] === true ? [] : [stranger]));
}

/** Every key of the profile that is of another partner than this one, to whom the id names nothing of its own. */
export async function otherKeys(
  t: CheckContext,
  of: 'reseller' | 'noContract' | 'otherPartner',
  clientId: string,
): Promise<PartnerClient[]> {
  const known = (['reseller', 'noContract', 'otherPartner'] as const).filter(
    (name) => t.partnerTarget.credentials[name] !== undefined,
  );
  const own = await organizationOf(t, of);
  const keys = await inParallel(
    [undefined, ...known].map(async (name) => {
      if ((await organizationOf(t, name)) === own) return [];
      const stranger = name === undefined ? t.partner : t.partner.as(name);
      return (await areTwo(stranger, t.partner.as(of), clientId)) ? [] : [stranger];
    }),
  );
  return keys.flat();
}

import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectStatus,
  expectThat,
  Inconclusive,
  NotTested,
} from '../../src/check/index.ts';
import { areTwo, countedApart, needsIdsOfItsOwn } from '../support/counted-apart.ts';
import { drawnInTurn } from '../support/draws.ts';
import { siteOf } from '../support/foreign-sites.ts';
import { existing } from '../support/organizations.ts';
import { newClient } from '../support/partner.ts';
import { askedForForeign, needsTwo, newForeignHome, otherPartners } from '../support/partner-foreign.ts';
import {
  askedWithAKey,
  besideParameters,
  type Home,
  type Ids,
  operationsWith,
  type PartnerOperationInfo,
  requestTo,
  send,
} from '../support/partner-requests.ts';
import { escapedId } from '../support/ways-in.ts';

// A request with ids that all exist, though not in the reach of this key, is a 404.

for (const info of operationsWith('clientId')) {
  check('partner.not-found.client.other-partner', `${info.operation} hides another partner's client`, async (t) => {
    const { ids, request, reply } = await askedForForeign(t, info);
    expectStatus(reply, 404, 'the client is of another partner');
    for (const beside of [...besideParameters(request, info).slice(1), ...refusedThere(request, info, ids)]) {
      expectStatus(await send(t, beside), 404, 'the client is of another partner');
    }
    if (info.method !== 'GET') return;
    const escaped = await t.partner.offContract({ method: 'GET', target: escapedTarget(request, info) });
    const { status } = exchangeOf(escaped);
    // To take no such path is not to show what is there.
    expectThat(status === 404 || status === 400, '404 for the same client, escaped', String(status), reply, escaped);
  });
}

function escapedTarget({ path = {}, query = {} }: ReturnType<typeof requestTo>, info: PartnerOperationInfo): string {
  const written = info.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'clientId' ? escapedId(path[name] ?? '') : encodeURIComponent(path[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return search.size === 0 ? written : `${written}?${search}`;
}

/** What the own partner of the client would be refused with 400, for what the client has. */
function refusedThere(
  request: ReturnType<typeof requestTo>,
  { method, pathParameters }: PartnerOperationInfo,
  { owner, email }: Ids & Partial<Pick<Home, 'owner' | 'email'>>,
): (typeof request)[] {
  if (method === 'POST') return email === undefined ? [] : [{ ...request, body: { email } }];
  const isRemoval = method === 'DELETE' && pathParameters.includes('accountId');
  return isRemoval && owner !== undefined ? [{ ...request, path: { ...request.path, accountId: owner } }] : [];
}

/** A client of another partner with the name of an own one, and a member each. */
function foreignNamesake(t: CheckContext): Promise<Home> {
  return t.shared('partner namesake of another partner', async (own) => {
    const { id, name } = await newClient(own);
    // Whatever is kept by the name is that of the own one.
    await own.partner.raw({ operation: 'GET /api/v1/clients/{clientId}', path: { clientId: id } });
    return newForeignHome(own, 'otherPartner', name);
  });
}

for (const info of operationsWith('clientId')) {
  if (info.pathParameters.includes('workspaceId')) continue;
  check('partner.not-found.client.other-partner', `${info.operation} hides a namesake of an own client`, async (t) => {
    t.partner.as('otherPartner');
    await needsIdsOfItsOwn(t);
    const reply = await send(t, requestTo(t, info, { ...(await foreignNamesake(t)) }));
    expectStatus(reply, 404, 'the client is of another partner; an own one has its name');
  });
}

// What a partner is makes no difference, nor that the owner of the client has asked the same.
for (const [turn, info] of operationsWith('clientId').entries()) {
  if (info.method !== 'GET') continue;
  const what = `${info.operation} answers 404 with the key of another partner after that of the client's own`;
  check('partner.not-found.client.other-partner', what, async (t) => {
    const strangers = await otherPartners(t);
    // Each has another one to ask after the owner; the others ask as well.
    const [first] = drawnInTurn(t, strangers, { in: strangers.length, turn });
    for (const { stranger } of strangers) {
      const { request, reply: own } = await askedWithAKey(t, info);
      if (await areTwo(stranger, t.partner, request.path?.clientId ?? '')) throw new NotTested(countedApart);
      const reply = await send(t, request, stranger);
      const got = describe(exchangeOf(reply));
      expectThat(reply.response.status === 404, '404 for a client of another partner', got, own, reply);
      if (own.response.status !== 200 || stranger !== first?.stranger) continue;
      // Nor is what one of them did not find hidden from whose it is.
      const again = await send(t, request);
      const now = describe(exchangeOf(again));
      expectThat(again.response.status !== 404, 'the same as before for the own partner', now, own, reply, again);
    }
  });
}

// Nor does it make a difference whose the client is.
for (const info of operationsWith('clientId')) {
  if (info.method !== 'GET' || info.path.endsWith('/usage/current')) continue;
  check('partner.not-found.client.other-partner', `${info.operation} hides a reseller's client`, async (t) => {
    const reseller = t.partner.as('reseller');
    const needsSite = info.pathParameters.includes('workspaceId');
    const ids: Ids = needsSite ? await siteOf(t, 'reseller') : { ...(await existing(t, 'reseller')) };
    const missing = info.pathParameters.find((name) => !(name in ids));
    if (missing !== undefined) throw new NotTested('the client of the reseller shows no workspace and filespace');
    await needsTwo(t, 'reseller');
    if (await areTwo(t.partner, reseller, ids.clientId ?? '')) throw new NotTested(countedApart);
    expectStatus(await send(t, requestTo(t, info, ids)), 404, 'the client is of another partner');
  });
}

// Only a reseller's client with an active contract certainly has a current usage that could be given away.
check('partner.not-found.client.other-partner', "current usage of a reseller's client with a contract", async (t) => {
  const { id } = t.partnerFixture('resellerClient');
  const path = { clientId: id };
  const reseller = t.partner.as('reseller');
  const twin = await reseller.raw({ operation: 'GET /api/v1/clients/{clientId}', path });
  if (twin.response.status !== 200) throw new Inconclusive('the reseller does not reach its own client');
  await needsTwo(t, 'reseller');
  if (await areTwo(t.partner, reseller, id)) throw new NotTested(countedApart);
  const reply = await t.partner.raw({ operation: 'GET /api/v1/clients/{clientId}/usage/current', path });
  expectStatus(reply, 404, 'the client is of another partner');
});

// Who may ask for the current usage of clients at all is asked for that of a client which is not its own.
check(
  'partner.not-found.client.other-partner',
  "a reseller's key and the current usage of a client of others",
  async (t) => {
    const { id } = t.partnerFixture('client');
    const reseller = t.partner.as('reseller');
    await needsTwo(t, 'reseller');
    if (await areTwo(reseller, t.partner, id)) throw new NotTested(countedApart);
    const reply = await reseller.raw({
      operation: 'GET /api/v1/clients/{clientId}/usage/current',
      path: { clientId: id },
    });
    expectStatus(reply, 404, 'the client is of another partner');
  },
);

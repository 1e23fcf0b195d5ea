import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectStatus,
  expectThat,
  Inconclusive,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { clientMember } from '../../src/resources/index.ts';
import { getMember } from '../support/client-members.ts';
import { mayHaveFilespace, mayHaveWorkspace } from '../support/client-workspaces.ts';
import { areTwo, countedApart, needsIdsOfItsOwn } from '../support/counted-apart.ts';
import { drawnInTurn } from '../support/draws.ts';
import { siteOf } from '../support/foreign-sites.ts';
import { skipIfIdsAreReused } from '../support/id-reuse.ts';
import { unknownLike } from '../support/identifiers.ts';
import { isObject, type JsonObject, shortestTellingId } from '../support/lists.ts';
import { existing } from '../support/organizations.ts';
import { inParallel } from '../support/parallel.ts';
import { fullFixture, newClient, sharedClient } from '../support/partner.ts';
import {
  askedForForeign,
  foreignIds,
  needsTwo,
  newForeignHome,
  otherPartners,
  sharedForeignHome,
} from '../support/partner-foreign.ts';
import {
  askedWithAKey,
  besideParameters,
  goneIds,
  type Home,
  type Ids,
  inSomeForms,
  newHome,
  operationsWith,
  type PartnerOperationInfo,
  requestTo,
  send,
  sharedHome,
} from '../support/partner-requests.ts';
import { expectAlike } from '../support/told-apart.ts';

// A request with ids that all exist, though not in the reach of this key or not below one another, is a 404.

async function expectOutOfReach(
  t: CheckContext,
  info: PartnerOperationInfo,
  paths: readonly Ids[],
  why: string,
): Promise<void> {
  const requests = inSomeForms(paths.map((ids) => besideParameters(requestTo(t, info, ids), info)));
  await inParallel(requests.map(async (request) => expectStatus(await send(t, request), 404, why)));
}

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

for (const info of operationsWith('clientId')) {
  check('partner.not-found.client.other-partner', `${info.operation} hides another partner's client`, async (t) => {
    const { ids, request, reply } = await askedForForeign(t, info);
    expectStatus(reply, 404, 'the client is of another partner');
    for (const beside of [...besideParameters(request, info).slice(1), ...refusedThere(request, info, ids)]) {
      expectStatus(await send(t, beside), 404, 'the client is of another partner');
    }
  });
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

/** Clients of one's own: a fresh one, and one with workspaces if there is one. */
async function ownParents(t: CheckContext): Promise<string[]> {
  const { client } = t.partnerTarget.fixtures;
  return [(await sharedHome(t)).clientId, ...(client === undefined ? [] : [client.id])];
}

for (const info of operationsWith('filespaceId')) {
  const { operation } = info;
  check('partner.not-found.filespace.other-partner', `${operation} hides another partner's filespace`, async (t) => {
    const { filespaceId } = await foreignIds(t, info);
    const { id, workspace } = fullFixture(t, 'client');
    const ids = { clientId: id, workspaceId: workspace, filespaceId };
    await expectAllOutOfReach(t, info, [ids], 'the filespace is of another partner');
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

// Who has signed in has an account, which may be found wherever accounts are.
check('partner.not-found.member.other-client', 'who has signed in is no member of other clients', async (t) => {
  const { accountId } = t.partnerFixture('activeMember');
  if (accountId.length < shortestTellingId) throw new NotTested('a short id may be that of something else');
  const { clientId } = await sharedHome(t);
  const reply = await getMember(t, clientId, accountId);
  expectStatus(reply, 404, 'the member has signed in to another client');
});

check('partner.not-found.member.other-partner', 'who has signed in is no member of clients of others', async (t) => {
  const { accountId } = t.partnerFixture('activeMember');
  if (accountId.length < shortestTellingId) throw new NotTested('a short id may be that of something else');
  const other = t.partner.as('otherPartner');
  const { clientId } = await sharedForeignHome(t);
  const operation = 'GET /api/v1/clients/{clientId}/members/{accountId}';
  const reply = await other.raw({ operation, path: { clientId, accountId } });
  expectStatus(reply, 404, "the member has signed in to another partner's client");
});

for (const info of operationsWith('accountId')) {
  const { operation } = info;
  check('partner.not-found.member.other-client', `${operation} hides another client's member`, async (t) => {
    const [home, strangers] = await Promise.all([strayed(t), withoutMember(t)]);
    const why = 'the member is of another client';
    const paths = strangers(home.accountId).map((clientId) => ({ clientId, accountId: home.accountId }));
    await expectOutOfReach(t, info, paths, why);
    await expectStays(t, () => getMember(t, home.clientId, home.accountId));
  });

  check(
    'partner.not-found.member.other-partner',
    `${operation} hides a member of another partner's client`,
    async (t) => {
      t.partner.as('otherPartner');
      const [strangers, foreign] = await Promise.all([withoutMember(t), sharedForeignHome(t)]);
      const why = 'the member is of another partner';
      const paths = [foreign.accountId, foreign.owner].flatMap((accountId) =>
        strangers(accountId).map((clientId) => ({ clientId, accountId })),
      );
      await expectOutOfReach(t, info, paths, why);
    },
  );

  check(
    'partner.ownership.indistinguishable.member',
    `${operation} tells nothing about members of other partners`,
    async (t) => {
      t.partner.as('otherPartner');
      await needsTwo(t, 'otherPartner');
      skipIfIdsAreReused(t, clientMember);
      const [{ accountId: gone, home }, foreign] = await Promise.all([goneIds(t), sharedForeignHome(t)]);
      const ids = { clientId: home, accountId: foreign.owner };
      const reply = await send(t, requestTo(t, info, ids));
      if (exchangeOf(reply).status !== 404) throw new NotTested('the member was not answered with 404');
      const { id: never, wellFormed } = unknownLike(gone);
      await expectAlike(t, info, 'accountId', { ids, reply }, wellFormed ? [never, gone] : [gone]);
    },
  );
}

/**
 * Clients of one's own that have no member of the accountId: an empty one, and one with members, unless the service
 * counts the members of each client, so that it has one of its own by that number.
 */
async function withoutMember(t: CheckContext): Promise<(accountId: string) => string[]> {
  const [empty, home] = await Promise.all([sharedClient(t), sharedHome(t)]);
  return (accountId) => ([home.owner, home.accountId].includes(accountId) ? [empty.id] : [empty.id, home.clientId]);
}

/** Where a broken target removes the member, who asks next finds it gone: one of the two that ask has told by then. */
function strayed(t: CheckContext): Promise<Home> {
  return t.shared('partner home of who is sought elsewhere', (own) => newHome(own));
}

/** How often what is not found is looked for again, and how long after. */
const [tries, pauseMs] = [8, 700];

/** The valid twin: where it belongs it is found, and at once, whoever has asked for it elsewhere. */
async function expectStays(t: CheckContext, look: () => Promise<Reply>): Promise<void> {
  const first = await look();
  if (first.response.status !== 404) return;
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    await t.sleep(pauseMs);
    const later = await look();
    const isBack = later.response.status === 200;
    expectThat(!isBack, '200 where it belongs, throughout', '404, and 200 a little later', first, later);
  }
  throw new Inconclusive('it is not found where it belongs either');
}

import type { PartnerOperation, RequirementId } from '../../generated/catalogue.ts';
import {
  alone,
  type CheckContext,
  check,
  expectStatus,
  expectThat,
  NotTested,
  type RawRequest,
  type Reply,
  type WorkspaceClient,
} from '../../src/check/index.ts';
import { client, clientMember, type Resource, workspaceResources } from '../../src/resources/index.ts';
import { listClients, newClientOf } from '../support/clients.ts';
import { needsIdsOfItsOwn } from '../support/counted-apart.ts';
import { drawnInTurn } from '../support/draws.ts';
import { recordsAt } from '../support/lists.ts';
import { newFilespace } from '../support/new-filespaces.ts';
import { isTelling, mentions } from '../support/open-bodies.ts';
import { belongingOf, clientOf, type Side } from '../support/other-workspace.ts';
import { alternating, inParallel } from '../support/parallel.ts';
import { clientsPlace, clientWithId, newClient } from '../support/partner.ts';
import { otherPartners, strangersTo } from '../support/partner-foreign.ts';
import { askedWithAKey, newHome, operationsWith } from '../support/partner-requests.ts';
import { untilQuiet } from '../support/quiet.ts';
import { newAccount } from '../support/service-accounts.ts';
import { newWorkspaceMember } from '../support/workspace-members.ts';
import {
  hasDataStores,
  infoOf,
  needsDataStores,
  type Request,
  requestTo,
  workspaceOperations,
} from '../support/workspace-requests.ts';

/*
 * Who asks is known for each request by itself. A service that keeps it in one place for all gives the one what the
 * other asks for, if only both are under way together: so each of them asks twice.
 */

/** @param make returns what tells the thing that it made from all others: its id, where that is long enough, else its name. */
function registerWorkspace(
  requirement: RequirementId,
  list: 'GET /api/v1/filespaces' | 'GET /api/v1/members' | 'GET /api/v1/service-accounts',
  make: (t: CheckContext, side: Side) => Promise<{ id: string; name: string }>,
): void {
  check(requirement, `${list} of two who ask and create at one moment shows each what is theirs`, async (t) => {
    t.workspace.as('otherWorkspace');
    const sides = alternating<Side>(undefined, 'otherWorkspace');
    const made = await inParallel(sides.map(async (side) => ({ side, mark: markOf(await make(t, side)) })));
    const lists = await inParallel(
      sides.map(async (side) => ({ side, reply: await clientOf(t, side).raw({ operation: list }) })),
    );
    for (const { side, reply } of lists) {
      expectStatus(reply, 200);
      const strange = made.find((one) => one.side !== side && mentions(reply, one.mark));
      expectNone(strange?.mark, 'another workspace', [reply]);
    }
  });
}

function markOf({ id, name }: { id: string; name: string }): string {
  return isTelling(id) ? id : name;
}

registerWorkspace('workspace.ownership.filespace-listed', 'GET /api/v1/filespaces', (t, side) =>
  newFilespace(t, t.names.filespace(), side),
);

registerWorkspace('workspace.ownership.member-listed', 'GET /api/v1/members', async (t, side) => {
  const { id, email } = await newWorkspaceMember(t, t.names.email(), side);
  return { id, name: email };
});

registerWorkspace('workspace.ownership.service-account-listed', 'GET /api/v1/service-accounts', (t, side) =>
  newAccount(t, { side }),
);

check('partner.client.list.own', 'two partners who ask and create at one moment see each their own', async (t) => {
  const callers = alternating(t.partner, t.partner.as('otherPartner'));
  await needsIdsOfItsOwn(t);
  const made = await inParallel(
    callers.map(async (caller) => {
      const { id } = caller === t.partner ? await newClient(t) : await newClientOf(t, 'otherPartner');
      return { caller, id, isIt: await clientWithId(t, id) };
    }),
  );
  const lists = await inParallel(
    callers.map(async (client) => ({ client, ...(await listClients(t, {}, { maxPages: 1, client })) })),
  );
  for (const { client, records, replies } of lists) {
    const strange = made.find(({ caller, isIt }) => caller !== client && records.some(isIt));
    expectNone(strange?.id, 'another partner', replies);
  }
});

/** Whom the current usage of the partner is no business of, and what they are answered. */
const withoutUsage = [
  ['partner.usage.current.partner-no-contract', 'noContract', 404],
  ['partner.usage.current.reseller', 'reseller', 400],
] as const;

for (const [requirement, credential, status] of withoutUsage) {
  const operation = 'GET /api/v1/me/usage/current';
  check(requirement, `${operation} of two who ask at one moment shows one of them nothing`, async (t) => {
    const without = t.partner.as(credential);
    const { own, theirs } = await askedTogether(t.partner, without, (client) =>
      client.raw({ operation, also: [400, 404] }),
    );
    for (const reply of theirs) expectStatus(reply, status, 'somebody else, who has usage, asks at the same moment');
    const lost = own.find(({ response }) => response.status === status);
    if (lost === undefined) return;
    const byItself = await t.partner.raw({ operation, also: [400, 404] });
    const isAlways = byItself.response.status === status;
    expectThat(isAlways, `what is answered by itself: ${byItself.response.status}`, `${status}`, lost, byItself);
  });
}

function expectNone(strange: string | undefined, owner: string, replies: readonly Reply[]): void {
  expectThat(strange === undefined, `nothing of ${owner} in the list`, `${strange} in it`, ...replies);
}

/*
 * What a stranger did not find is there for whoever has it: a 404 that is kept says nothing to others. It is new, so that
 * no earlier answer to its owner is kept instead.
 */

const inVain = (resource: Resource): string =>
  `${resource.get} that another one asked in vain is answered to the owner`;

for (const resource of workspaceResources) {
  const { get, laws } = resource;
  if (laws.life === undefined) continue;
  check(laws.life.get, inVain(resource), async (t) => {
    const stranger = clientOf(t, 'otherWorkspace');
    await needsDataStores(t, infoOf(get));
    const request = await requestTo(t, infoOf(get), { name: 'asked for by others first' });
    expectFound(await stranger.raw(request), await t.workspace.raw(request));
  });
}

for (const resource of [client, clientMember]) {
  check(resource.laws.life.get, inVain(resource), async (t) => {
    const stranger = t.partner.as('otherPartner');
    const { clientId, accountId } = await t.shared('home asked for by others first', newHome);
    const path: Record<string, string> = resource === client ? { clientId } : { clientId, accountId };
    const request = { operation: resource.get, path };
    expectFound(await stranger.raw(request), await t.partner.raw(request));
  });
}

function expectFound(theirs: Reply, own: Reply): void {
  if (theirs.response.status !== 404) throw new NotTested('the stranger was not answered with 404');
  const { status } = own.response;
  expectThat(status !== 404, 'what a stranger did not find, for its owner', '404', theirs, own);
  expectStatus(own, 200);
}

/*
 * Who asks for the same at the same moment gets an answer of their own: what is shared between requests that are under
 * way together must not be shared between those who may see it and those who may not.
 */

const together = (operation: string): string => `${operation} asked by its owner and a stranger at one moment`;

for (const [turn, info] of operationsWith('clientId').entries()) {
  if (info.method !== 'GET') continue;
  alone.check('partner.not-found.client.other-partner', together(info.operation), async (t) => {
    await otherPartners(t);
    const { request, reply } = await askedWithAKey(t, info);
    if (reply.response.status !== 200) throw new NotTested(`the owner is answered with ${reply.response.status}`);
    const strangers = await strangersTo(t, request.path?.clientId ?? '');
    for (const stranger of drawnInTurn(t, strangers, { in: strangers.length, turn })) {
      expectApart(await askedTogether(t.partner, stranger, (client) => client.raw({ ...request, also: [404] })));
    }
  });
}

for (const resource of workspaceResources) {
  const { get, laws } = resource;
  const { owned } = laws;
  if (owned === undefined) continue;
  alone.check(owned, together(get), async (t) => {
    const stranger = clientOf(t, 'otherWorkspace');
    const request = await requestTo(t, infoOf(get), { name: 'asked for together' });
    if (!(await isOfOne(request, stranger))) throw new NotTested('both have one of that id');
    expectApart(await askedTogether(t.workspace, stranger, (client) => client.raw(request)));
  });
}

interface Together {
  own: readonly Reply[];
  theirs: readonly Reply[];
}

async function askedTogether<Client>(
  owner: Client,
  stranger: Client,
  ask: (client: Client) => Promise<Reply>,
): Promise<Together> {
  const answers = await inParallel(
    alternating(owner, stranger).map(async (client) => ({ client, reply: await ask(client) })),
  );
  const of = (asking: Client): Reply[] => answers.flatMap(({ client, reply }) => (client === asking ? [reply] : []));
  return { own: of(owner), theirs: of(stranger) };
}

function expectApart({ own, theirs }: Together): void {
  const [first, ...more] = [...own, ...theirs];
  for (const reply of theirs) expectStatus(reply, 404, 'it is of somebody else, who asks at the same moment');
  const lost = own.find(({ response }) => response.status === 404);
  if (first !== undefined) expectThat(lost === undefined, 'what it asks for, for its owner', '404', first, ...more);
}

/*
 * The same one right after the other, with nothing of anybody between them: an answer that is kept until the next write of
 * whoever it may be is kept no longer while others are at work.
 */

const hiddenReads = workspaceOperations.filter(
  ({ method, pathParameters }) => method === 'GET' && belongingOf(pathParameters) !== undefined,
);

alone.check('workspace.ownership.filespace', 'a stranger who asks right after the owner finds nothing', async (t) => {
  const stranger = clientOf(t, 'otherWorkspace');
  const requests: Request[] = [];
  for (const info of hiddenReads) {
    if (info.path.includes('/data-stores') && !(await hasDataStores(t))) continue;
    const request = await requestTo(t, info, { name: 'asked for right after' });
    if (await isOfOne(request, stranger)) requests.push(request);
  }
  await untilQuiet(t);
  for (const request of requests) expectHidden(await t.workspace.raw(request), await stranger.raw(request));
});

alone.check(
  'partner.not-found.client.other-partner',
  'a partner who asks right after the own one finds nothing',
  async (t) => {
    await otherPartners(t);
    const requests: RawRequest<PartnerOperation>[] = [];
    for (const info of operationsWith('clientId')) {
      if (info.method !== 'GET') continue;
      const { request, reply } = await askedWithAKey(t, info);
      if (reply.response.status === 200) requests.push(request);
    }
    await untilQuiet(t);
    for (const request of requests) {
      const [stranger] = await strangersTo(t, request.path?.clientId ?? '');
      if (stranger !== undefined) expectHidden(await t.partner.raw(request), await stranger.raw(request));
    }
  },
);

const samePages = [{}, { l: '1', p: '2' }, { l: '300', p: '1' }] as const;

alone.check('partner.client.list.own', 'a page that another partner has just read is one of its own', async (t) => {
  const stranger = t.partner.as('otherPartner');
  await needsIdsOfItsOwn(t);
  const mine = await Promise.all([newClient(t), newClient(t)]);
  const theirs = await Promise.all([newClientOf(t, 'otherPartner'), newClientOf(t, 'otherPartner')]);
  const areMine = await Promise.all(mine.map(({ id }) => clientWithId(t, id)));
  const areTheirs = await Promise.all(theirs.map(({ id }) => clientWithId(t, id)));
  const operation = 'GET /api/v1/clients';
  const place = await clientsPlace(t);
  const shows = (reply: Reply, those: typeof areMine): boolean =>
    reply.response.ok && recordsAt(reply, place).some((record) => those.some((isIt) => isIt(record)));
  await untilQuiet(t);
  for (const query of samePages) {
    const own = await t.partner.raw({ operation, query });
    const other = await stranger.raw({ operation, query });
    const again = await t.partner.raw({ operation, query });
    expectThat(!shows(other, areMine), 'clients of who asks', 'those of another partner', own, other);
    expectThat(!shows(again, areTheirs), 'clients of who asks', 'those of another partner', other, again);
  }
});

function expectHidden(own: Reply, theirs: Reply): void {
  if (own.response.status !== 200) return;
  const { status } = theirs.response;
  expectThat(status === 404, '404, for what is of somebody else', `${status}`, own, theirs);
}

/** Ids may be counted in each workspace; those of filespaces never are. */
async function isOfOne(request: Request, stranger: WorkspaceClient): Promise<boolean> {
  const { key = '' } = belongingOf(Object.keys(request.path ?? {})) ?? {};
  return isTelling(request.path?.[key] ?? '') || (await stranger.raw(request)).response.status !== 200;
}

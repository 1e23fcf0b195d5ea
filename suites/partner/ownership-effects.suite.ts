import {
  type CheckContext,
  check,
  exchangeOf,
  expectStatus,
  expectThat,
  NotTested,
  type PartnerClient,
  prepared,
} from '../../src/check/index.ts';
import { client } from '../../src/resources/index.ts';
import { getMember } from '../support/client-members.ts';
import { mayHaveFilespace } from '../support/client-workspaces.ts';
import { tryCreate, tryCreateAs } from '../support/clients.ts';
import { countedApart, needsIdsOfItsOwn } from '../support/counted-apart.ts';
import { goneClient, skipIfIdsAreReused } from '../support/id-reuse.ts';
import { isCounted, unknownLike } from '../support/identifiers.ts';
import { freshHome, type Organization, organizations } from '../support/organizations.ts';
import { inParallel } from '../support/parallel.ts';
import { fullFixture, newClient } from '../support/partner.ts';
import {
  askedForForeign,
  foreignIds,
  newForeignClient,
  newForeignHome,
  otherKeys,
  strangersTo,
} from '../support/partner-foreign.ts';
import {
  goneIds,
  type Home,
  newHome,
  operationsWith,
  type PartnerOperationInfo,
  requestTo,
  send,
  sharedHome,
} from '../support/partner-requests.ts';
import { expectAlike, expectAlikeInAllForms, type Form } from '../support/told-apart.ts';

// What the rejection looks like is judged with the other 404s; here it counts that it was one. Each way round: a target
// may keep the clients of one partner apart better than those of the other.

// What a partner is makes no difference: one of a reseller or without a contract is as much another one as any.
type Attackers = readonly PartnerClient[];

check('partner.ownership.foreign-delete', 'a client is there after deletes by another partner', async (t) => {
  await needsIdsOfItsOwn(t);
  const other = t.partner.as('otherPartner');
  const [foreign, home] = await Promise.all([newForeignHome(t), newHome(t)]);
  const attackers = await strangersTo(t, home.clientId);
  await inParallel([survives(other, foreign, [t.partner]), survives(t.partner, home, attackers)]);
  // Nor is its name free for anybody else of that partner.
  const again = [await tryCreateAs(t, 'otherPartner', foreign.name), await tryCreate(t, { name: home.name })];
  for (const reply of again) expectStatus(reply, 400, 'the name of a client that another partner asked to be deleted');
});

/** Its members tell whether the client is there, and whether it is whole. */
async function survives(by: PartnerClient, { clientId, owner, accountId: other }: Home, attackers: Attackers) {
  const attack = (attacker: PartnerClient) =>
    attacker.raw({ operation: 'DELETE /api/v1/clients/{clientId}', path: { clientId } });
  const refused = await inParallel(attackers.map(attack));
  for (const accountId of [owner, other]) {
    const params = { path: { clientId, accountId } };
    const reply = await by.GET('/api/v1/clients/{clientId}/members/{accountId}', { params });
    const { status } = reply.response;
    expectThat(status !== 404, 'the client still there with its members for its own partner', '404', ...refused, reply);
    prepared(reply, 200, 'get the member');
  }
}

check('partner.ownership.foreign-member-add', 'a client has no member that another partner added', async (t) => {
  await needsIdsOfItsOwn(t);
  const other = t.partner.as('otherPartner');
  const [foreign, { id }] = await Promise.all([newForeignClient(t), newClient(t)]);
  const attackers = await strangersTo(t, id);
  await inParallel([staysEmpty(t, other, foreign, [t.partner]), staysEmpty(t, t.partner, id, attackers)]);
});

async function staysEmpty(t: CheckContext, owner: PartnerClient, clientId: string, attackers: Attackers) {
  const params = { path: { clientId } };
  const body = { email: t.names.email() };
  const attack = (attacker: PartnerClient) => attacker.POST('/api/v1/clients/{clientId}/members', { params, body });
  const refused = await inParallel(attackers.map(attack));
  const getOwner = () => owner.GET('/api/v1/clients/{clientId}/members/owner', { params });
  const found = await getOwner();
  expectThat(found.response.status !== 200, 'no owner in a client to which nobody was added', '200', ...refused, found);
  const added = await owner.POST('/api/v1/clients/{clientId}/members', { params, body });
  expectThat(added.response.status !== 400, 'an address that is no member yet, so that 201', '400', ...refused, added);
  prepared(added, 201, 'add a member');
  // Whoever was refused was not the first member.
  const first = await getOwner();
  expectThat(first.response.status !== 404, 'the first member as the owner', '404', ...refused, added, first);
}

check('partner.ownership.foreign-member-remove', 'a member is there after removals by another partner', async (t) => {
  await needsIdsOfItsOwn(t);
  const other = t.partner.as('otherPartner');
  const [foreign, home] = await Promise.all([newForeignHome(t), newHome(t)]);
  const attackers = await strangersTo(t, home.clientId);
  await inParallel([memberSurvives(other, foreign, [t.partner]), memberSurvives(t.partner, home, attackers)]);
});

async function memberSurvives(owner: PartnerClient, { clientId, accountId, email }: Home, attackers: Attackers) {
  const params = { path: { clientId, accountId } };
  const attack = (attacker: PartnerClient) =>
    attacker.DELETE('/api/v1/clients/{clientId}/members/{accountId}', { params });
  const refused = await inParallel(attackers.map(attack));
  const reply = await owner.GET('/api/v1/clients/{clientId}/members/{accountId}', { params });
  expectThat(reply.response.status !== 404, 'the member still there for its own partner', '404', ...refused, reply);
  prepared(reply, 200, 'get the member');
  const place = { params: { path: { clientId } }, body: { email } };
  const again = await owner.POST('/api/v1/clients/{clientId}/members', place);
  const got = `${again.response.status}`;
  expectThat(!again.response.ok, 'the address still that of a member, so that 400', got, ...refused, again);
}

// Nor does it make a difference whose the client is: each partner's is attacked with every other key, by each write once.
for (const of of organizations) {
  check('partner.not-found.client.other-partner', `${of}: others who write find none of its clients`, async (t) => {
    const { refused } = await attacked(t, of);
    for (const reply of Object.values(refused).flat()) expectStatus(reply, 404, 'the client is of another partner');
  });

  check('partner.ownership.foreign-member-add', `${of}: its client has no member that others added`, async (t) => {
    const { refused, added } = await attacked(t, of);
    const isTaken = added.response.status === 400;
    expectThat(!isTaken, 'an address that is no member yet, so that 201', '400', ...refused.additions, added);
    prepared(added, 201, 'add a member');
  });

  check('partner.ownership.foreign-member-remove', `${of}: its member is there after removals by others`, async (t) => {
    const { refused, member } = await attacked(t, of);
    const isThere = member.response.status !== 404;
    expectThat(isThere, 'the member still there for its own partner', '404', ...refused.removals, member);
    prepared(member, 200, 'get the member');
  });

  check('partner.ownership.foreign-delete', `${of}: its client is there after deletes by others`, async (t) => {
    const { refused, owner } = await attacked(t, of);
    const isThere = owner.response.status !== 404;
    expectThat(isThere, 'the client still there with its owner', '404', ...refused.deletions, owner);
    prepared(owner, 200, 'get the owner');
  });
}

/** What every other key was answered that wrote to a client of the organization, and what became of it after each kind. */
function attacked(t: CheckContext, of: Organization) {
  const own = t.partner.as(of);
  return t.shared(`attacked home of ${of}`, async (run) => {
    const { clientId, accountId } = await freshHome(run, of);
    const attackers = await otherKeys(run, of, clientId);
    if (attackers.length === 0) throw new NotTested(countedApart);
    const members = '/api/v1/clients/{clientId}/members';
    const body = { email: run.names.email() };
    const add = { operation: `POST ${members}`, path: { clientId }, body } as const;
    const remove = { operation: `DELETE ${members}/{accountId}`, path: { clientId, accountId } } as const;
    const drop = { operation: 'DELETE /api/v1/clients/{clientId}', path: { clientId } } as const;
    const byAll = (request: typeof add | typeof remove | typeof drop) =>
      inParallel(attackers.map((attacker) => attacker.raw(request)));
    const additions = await byAll(add);
    const added = await own.raw(add);
    const removals = await byAll(remove);
    const member = await own.raw({ operation: `GET ${members}/{accountId}`, path: { clientId, accountId } });
    const deletions = await byAll(drop);
    const owner = await own.raw({ operation: `GET ${members}/owner`, path: { clientId } });
    return { refused: { additions, removals, deletions }, added, member, owner };
  });
}

check('partner.ownership.member-remove-other-client', 'a removal under the wrong client removes nobody', async (t) => {
  const [home, { id }] = await Promise.all([newHome(t), newClient(t)]);
  const refused = await t.partner.DELETE('/api/v1/clients/{clientId}/members/{accountId}', {
    params: { path: { clientId: id, accountId: home.accountId } },
  });
  const reply = await getMember(t, home.clientId, home.accountId);
  expectThat(reply.response.status !== 404, 'the member still there in its own client', '404', refused, reply);
  prepared(reply, 200, 'get the member');
});

for (const info of operationsWith('clientId')) {
  goneClient(
    'partner.ownership.indistinguishable.client',
    `${info.operation} tells nothing about other clients`,
    async (t) => {
      if (info.method !== 'GET') skipIfIdsAreReused(t, client);
      await expectAlikeInAllForms(t, info, 'clientId', await askedForForeign(t, info), await nobodysClients(t, info));
    },
  );
}

const addition = 'POST /api/v1/clients/{clientId}/members';

goneClient(
  'partner.ownership.indistinguishable.client',
  `${addition} tells nothing about who is a member of other clients`,
  async (t) => {
    skipIfIdsAreReused(t, client);
    await needsIdsOfItsOwn(t);
    const clientId = await newForeignClient(t);
    const body = { email: t.names.email() };
    const path = { clientId };
    prepared(
      await t.partner.as('otherPartner').POST('/api/v1/clients/{clientId}/members', { params: { path }, body }),
      201,
      'add a member',
    );
    const info = operationsWith('clientId').find(({ operation }) => operation === addition);
    if (info === undefined) throw new Error(`there is no ${addition}`);
    const form: Form = (plain) => ({ ...plain, body });
    const reply = await send(t, form(requestTo(t, info, path)));
    const unknown = await nobodysClients(t, info);
    if (exchangeOf(reply).status !== 404) {
      const [nobodys = clientId] = unknown;
      const missing = await send(t, form({ ...requestTo(t, info, { clientId: nobodys }), also: [400] }));
      if (exchangeOf(missing).status !== 404) throw new NotTested('an address is looked at before the client is');
    }
    await expectAlike(t, info, 'clientId', { ids: path, reply, form }, unknown);
  },
);

/**
 * The id of a client that never was, where one can be made up without hitting somebody else's; where its form is not
 * certain also that of a deleted one, of which a service might still say what became of it.
 */
async function nobodysClients(t: CheckContext, info: PartnerOperationInfo): Promise<string[]> {
  const { clientId } = await goneIds(t);
  if (info.method !== 'GET' && isCounted(clientId)) return [clientId];
  const { id, wellFormed } = unknownLike(clientId);
  return wellFormed ? [id] : [clientId, id];
}

/** An unknown id in the form of an issued one; where that form is not certain, 400 and 404 could not be compared. */
function certainlyWellFormed(issued: string): string {
  const { id, wellFormed } = unknownLike(issued);
  if (!wellFormed)
    throw new NotTested('the ids of this target are in a form in which none can be made up with certainty');
  return id;
}

for (const info of operationsWith('workspaceId')) {
  const name = `${info.operation} tells nothing about other workspaces`;
  check('partner.ownership.indistinguishable.workspace', name, async (t) => {
    const ids = await foreignIds(t, info);
    const unknown = certainlyWellFormed(ids.workspaceId ?? '');
    const { clientId } = await sharedHome(t);
    const mixed = { ...ids, clientId };
    const asked = { ids: mixed, reply: await send(t, requestTo(t, info, mixed)) };
    await expectAlikeInAllForms(t, info, 'workspaceId', asked, [unknown]);
  });
}

for (const info of operationsWith('filespaceId')) {
  const name = `${info.operation} tells nothing about other filespaces`;
  check('partner.ownership.indistinguishable.filespace', name, async (t) => {
    const { id, workspace } = fullFixture(t, 'client');
    const { filespaceId = '' } = await foreignIds(t, info);
    const ids = { clientId: id, workspaceId: workspace, filespaceId };
    if (await mayHaveFilespace(t, { clientId: id, workspaceId: workspace }, filespaceId)) {
      throw new NotTested('each workspace counts its filespaces');
    }
    const asked = { ids, reply: await send(t, requestTo(t, info, ids)) };
    await expectAlikeInAllForms(t, info, 'filespaceId', asked, [certainlyWellFormed(filespaceId)]);
  });
}

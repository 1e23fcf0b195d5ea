import type { PartnerOperation } from '../../generated/catalogue.ts';
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
  type RawRequest,
  type Reply,
} from '../../src/check/index.ts';
import { newClientOf, tryCreateAs } from '../support/clients.ts';
import { refusedDeletion } from '../support/deletable.ts';
import { shortestTellingId } from '../support/lists.ts';
import { errorCodes, expectErrorCode } from '../support/members.ts';
import { mentions } from '../support/open-bodies.ts';
import { newForeignHome } from '../support/partner-foreign.ts';
import type { Home } from '../support/partner-requests.ts';

// The rules are the same for every partner organization, a reseller or not. Whether one may create at all, as long as
// it has no contract for example, is a business constraint.

const organizations = ['reseller', 'otherPartner'] as const;
type Organization = (typeof organizations)[number];

for (const of of organizations) {
  const send = (t: CheckContext, request: RawRequest<PartnerOperation>): Promise<Reply> =>
    t.partner.as(of).raw(request);

  check('partner.client.name.too-long', `${of}: names of 101 characters are rejected`, async (t) => {
    await existing(t, of);
    expectStatus(await tryCreateAs(t, of, t.names.unique().padEnd(101, 'n')), 400, 'a name of 101 characters');
  });

  check('partner.client.name.last-space', `${of}: a space after a name is rejected`, async (t) => {
    await existing(t, of);
    expectStatus(await tryCreateAs(t, of, `${t.names.unique()} `), 400, 'a name that ends with a space');
  });

  check('partner.client.name.inner-forbidden-character', `${of}: an ampersand is rejected`, async (t) => {
    await existing(t, of);
    expectStatus(await tryCreateAs(t, of, `${t.names.unique()}&n`), 400, 'a name with an ampersand');
  });

  check('partner.client.name.unique', `${of}: the name of a client is taken`, async (t) => {
    const { name } = await inNeed(t, of, () => newClientOf(t, of));
    expectStatus(await tryCreateAs(t, of, name), 400, 'the name is taken');
  });

  check('partner.client.get.status', `${of}: a client of its own is found`, async (t) => {
    const { clientId } = await existing(t, of);
    expectStatus(await send(t, { operation: 'GET /api/v1/clients/{clientId}', path: { clientId } }), 200);
  });

  check('partner.client.create.listed', `${of}: a new client is the first of the list`, async (t) => {
    const { id } = await inNeed(t, of, () => newClientOf(t, of));
    if (id.length < shortestTellingId) throw new NotTested('a short id may be that of something else');
    const reply = await send(t, { operation: 'GET /api/v1/clients', query: { s: '-createdAt', l: '300' } });
    expectStatus(reply, 200);
    expectThat(mentions(reply, id), `the client ${id} in the list`, 'a list without it', reply);
  });

  check('partner.member.owner.first', `${of}: the first member is the owner`, async (t) => {
    const { clientId, owner } = await existing(t, of);
    if (owner.length < shortestTellingId) throw new NotTested('a short id may be that of something else');
    const reply = await send(t, { operation: 'GET /api/v1/clients/{clientId}/members/owner', path: { clientId } });
    expectStatus(reply, 200, 'the client has an owner');
    expectThat(mentions(reply, owner), `the owner ${owner}`, 'somebody else', reply);
  });

  check('partner.member.owner.removal-refused', `${of}: the owner cannot be removed`, async (t) => {
    const { clientId, owner } = await fresh(t, of);
    const operation = 'DELETE /api/v1/clients/{clientId}/members/{accountId}';
    const reply = await send(t, { operation, path: { clientId, accountId: owner } });
    expectStatus(reply, 400, 'the member is the owner');
  });

  check('partner.member.remove.gone', `${of}: who is no owner is removed, and gone`, async (t) => {
    const { clientId, accountId } = await fresh(t, of);
    const path = { clientId, accountId };
    const removal = await send(t, { operation: 'DELETE /api/v1/clients/{clientId}/members/{accountId}', path });
    succeeded(removal, 'remove a member');
    const reply = await send(t, { operation: 'GET /api/v1/clients/{clientId}/members/{accountId}', path });
    expectStatus(reply, 404, 'the member was removed');
  });

  check('partner.member.add.duplicate', `${of}: an address is added once`, async (t) => {
    const { clientId } = await fresh(t, of);
    const email = t.names.email();
    const add = () =>
      send(t, { operation: 'POST /api/v1/clients/{clientId}/members', path: { clientId }, body: { email } });
    prepared(await add(), 201, 'add a member');
    expectStatus(await add(), 400, 'the address is a member already');
  });

  check('partner.member.add.email-without-at', `${of}: what is no address is rejected`, async (t) => {
    const { clientId } = await existing(t, of);
    const body = { email: t.names.unique() };
    const reply = await send(t, { operation: 'POST /api/v1/clients/{clientId}/members', path: { clientId }, body });
    expectStatus(reply, 400, 'an address without @');
  });

  check('partner.member.status-filter.invalid-code', `${of}: other statuses are rejected by their code`, async (t) => {
    const { clientId } = await existing(t, of);
    const query = { status: 'pending' };
    const reply = await send(t, { operation: 'GET /api/v1/clients/{clientId}/members', path: { clientId }, query });
    expectErrorCode(reply, errorCodes.invalidStatus);
  });

  check('partner.client.delete.gone', `${of}: a deleted client is gone`, async (t) => {
    const { clientId } = await fresh(t, of);
    const path = { clientId };
    const deletion = await send(t, { operation: 'DELETE /api/v1/clients/{clientId}', path });
    const got = describe(exchangeOf(deletion));
    if (!deletion.response.ok) throw await refusedDeletion(t, clientId, got, t.partner.as(of));
    t.gone(path);
    expectStatus(await send(t, { operation: 'GET /api/v1/clients/{clientId}', path }), 404, 'the client was deleted');
  });
}

function succeeded(reply: Reply, what: string): void {
  if (!reply.response.ok) throw new Inconclusive(`could not ${what}: got ${describe(exchangeOf(reply))}`);
}

/** For checks that only read. */
function existing(t: CheckContext, of: Organization): Promise<Home> {
  t.partner.as(of);
  return t.shared(`home of ${of}`, (own) => fresh(own, of));
}

/** A client of the organization, with an owner and another member. */
function fresh(t: CheckContext, of: Organization): Promise<Home> {
  return inNeed(t, of, () => newForeignHome(t, of));
}

async function inNeed<Result>(t: CheckContext, of: Organization, make: () => Promise<Result>): Promise<Result> {
  t.partner.as(of);
  return make().catch((error: unknown) => {
    if (!(error instanceof Inconclusive)) throw error;
    throw new NotTested(`${of} could not make a client with members: ${error.message}`);
  });
}

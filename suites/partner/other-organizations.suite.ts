import type { PartnerOperation } from '../../generated/catalogue.ts';
import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  fail,
  field,
  Inconclusive,
  NotTested,
  type RawRequest,
  type Reply,
} from '../../src/check/index.ts';
import { client } from '../../src/resources/index.ts';
import { errorCodes, expectErrorCode } from '../support/client-members.ts';
import { newClientOf, tryCreateAs } from '../support/clients.ts';
import { needsIdsOfItsOwn } from '../support/counted-apart.ts';
import { refusedDeletion } from '../support/deletable.ts';
import { goneClient, goneClientMember } from '../support/id-reuse.ts';
import { findDisorder, momentsOf } from '../support/list-order.ts';
import { canonical, failIfLasting } from '../support/list-walks.ts';
import { isObject, shortestTellingId } from '../support/lists.ts';
import { mentions } from '../support/open-bodies.ts';
import {
  bareClient,
  existing,
  inNeed,
  listedAtFirst,
  type Organization,
  organizations,
  sendAs,
  succeeded,
  written,
} from '../support/organizations.ts';
import { clientsPlace, findAccountId, membersPlace, page } from '../support/partner.ts';
import { needsTwo } from '../support/partner-foreign.ts';
import { expectRejectedOrTrimmed } from '../support/trimmed-names.ts';
import { keptRange, rangeQuery } from '../support/usage.ts';
import { brokenRanges } from '../support/usage-refusals.ts';

// The rules are the same for every partner organization, a reseller or not.

/** What is wrong with a request for usage, one of a kind. */
const brokenUsage: typeof brokenRanges = [
  ...brokenRanges,
  [
    'partner.usage.range.reversed',
    'a range that ends before it starts',
    ({ start, end }) => ({ start: end, end: start }),
  ],
  ['partner.usage.type.unknown', 'an unknown type', (valid) => ({ ...valid, type: 'no-such-storage' })],
];

for (const of of organizations) {
  const send = (t: CheckContext, request: RawRequest<PartnerOperation>): Promise<Reply> => sendAs(t, of, request);

  check('partner.client.name.last-space', `${of}: a space after a name does not stay`, async (t) => {
    await existing(t, of);
    const name = `${t.names.unique()} `;
    expectRejectedOrTrimmed(await tryCreateAs(t, of, name), name);
  });

  check('partner.client.name.unique', `${of}: the name of a client is taken`, async (t) => {
    const { name } = await inNeed(t, of, () => newClientOf(t, of));
    expectStatus(await tryCreateAs(t, of, name), 400, 'the name is taken');
  });

  check('partner.client.list.own', `${of}: clients of others are not in the list before it has one`, async (t) => {
    const reply = await listedAtFirst(t, of);
    expectStatus(reply, 200);
    await needsTwo(t, of);
    await needsIdsOfItsOwn(t);
    const strange = lentIds(t).find((id) => mentions(reply, id));
    expectThat(strange === undefined, 'no client of another organization', `${strange}`, reply);
  });

  check('partner.client.create.listed', `${of}: a new client is the first of the list`, async (t) => {
    const { id, reply } = await listed(t, of);
    if (id.length < shortestTellingId) throw new NotTested('a short id may be that of something else');
    expectStatus(reply, 200);
    expectThat(mentions(reply, id), `the client ${id} in the list`, 'a list without it', reply);
  });

  check('partner.order.default.clients', `${of}: the list of clients runs from new to old`, async (t) => {
    const moments = momentsOf(page((await listed(t, of)).reply, await clientsPlace(t)));
    if (moments === null) throw new NotTested('the clients in the list carry no readable createdAt');
    const found = findDisorder(moments, 'descending');
    if (found !== null) fail(found.expected, found.got, (await listed(t, of)).reply);
  });

  check('partner.paging.limit.clients', `${of}: a page holds at most l clients`, async (t) => {
    const place = await clientsPlace(t);
    // Two that others read.
    await existing(t, of);
    await bareClient(t, of);
    const reply = await send(t, { operation: 'GET /api/v1/clients', query: { l: '1' } });
    expectStatus(reply, 200, 'l=1');
    const { length } = page(reply, place);
    expectThat(length <= 1, 'one client at most', `${length}`, reply);
  });

  check('partner.paging.disjoint', `${of}: the second page of one shows another client`, async (t) => {
    const place = await clientsPlace(t);
    await existing(t, of);
    await bareClient(t, of);
    const query = { l: '1', s: 'createdAt' };
    // Of clients that are as old as each other, one that is made meanwhile may stand before the others.
    await failIfLasting(async () => {
      const evidence = [
        await send(t, { operation: 'GET /api/v1/clients', query: { ...query, p: '1' } }),
        await send(t, { operation: 'GET /api/v1/clients', query: { ...query, p: '2' } }),
      ];
      const [first, second] = evidence.map((reply) => page(reply, place).map(canonical));
      if (second?.length !== 1)
        return { expected: 'one client on the second page of one', got: `${second?.length} records`, evidence };
      return first?.[0] === second[0]
        ? { expected: 'another client than on the first page', got: 'the same', evidence }
        : null;
    });
  });

  check('partner.paging.limit.members', `${of}: a page holds at most l members`, async (t) => {
    const { clientId } = await existing(t, of);
    const query = { l: '1' };
    const reply = await send(t, { operation: 'GET /api/v1/clients/{clientId}/members', path: { clientId }, query });
    expectStatus(reply, 200, 'l=1');
    const { length } = page(reply, await membersPlace(t));
    expectThat(length <= 1, 'one member at most', `${length}`, reply);
  });

  check('partner.member.owner.first', `${of}: the first member is the owner`, async (t) => {
    const { clientId, owner } = await existing(t, of);
    if (owner.length < shortestTellingId) throw new NotTested('a short id may be that of something else');
    const reply = await send(t, { operation: 'GET /api/v1/clients/{clientId}/members/owner', path: { clientId } });
    expectStatus(reply, 200, 'the client has an owner');
    if (mentions(reply, owner)) return;
    const { json } = exchangeOf(reply);
    const shown = isObject(json) ? await findAccountId(t, clientId, json, of) : null;
    if (shown === null) throw new NotTested('get owner does not say by an accountId who the owner is');
    fail(`the owner ${owner}`, shown, reply);
  });

  check('partner.member.owner.removal-refused', `${of}: the owner cannot be removed`, async (t) => {
    expectStatus((await written(t, of)).ownerRemoval, 400, 'the member is the owner');
  });

  check('partner.member.owner.removal-refused-code', `${of}: the owner stays by the code`, async (t) => {
    expectErrorCode((await written(t, of)).ownerRemoval, errorCodes.removeOwner);
  });

  goneClientMember(
    'partner.member.remove.gone',
    `${of}: a member who is not the owner is removed, and gone`,
    async (t) => {
      const { removal, afterRemoval } = await written(t, of);
      succeeded(removal, 'remove a member');
      expectStatus(afterRemoval, 404, 'the member was removed');
    },
  );

  check('partner.member.add.duplicate', `${of}: an address is added once`, async (t) => {
    const [first, second] = (await written(t, of)).adds;
    if (first.response.status !== 201) throw new Inconclusive(`could not add a member: got ${first.response.status}`);
    expectStatus(second, 400, 'the address is a member already');
  });

  check('partner.member.add.duplicate-code', `${of}: adding a member again names the code`, async (t) => {
    const [first, second] = (await written(t, of)).adds;
    succeeded(first, 'add a member');
    expectErrorCode(second, errorCodes.alreadyExists);
  });

  // The same list is read before, between and after: an answer may be kept for one kind of organization only.
  check('partner.member.add.listed', `${of}: who is added is listed at once`, async (t) => {
    const { adds, lists } = await written(t, of);
    succeeded(adds[0], 'add a member');
    const place = await membersPlace(t);
    const [before = 0, after = 0] = [lists.before, lists.between].map((list) => page(list, place).length);
    const got = `${after} members, after ${before}`;
    // The service may have added somebody of its own as well.
    expectThat(after > before, 'one more member in the list', got, lists.before, adds[0], lists.between);
  });

  check('partner.member.add.starts-new', `${of}: who is added is new`, async (t) => {
    const [first] = (await written(t, of)).adds;
    if (first.response.status !== 201) throw new Inconclusive(`could not add a member: got ${first.response.status}`);
    expectEqual(field(exchangeOf(first).json, 'status'), 'new', 'the status of an added member', first);
  });

  check('partner.member.status-filter.active', `${of}: nobody who never signed in is listed as active`, async (t) => {
    const { clientId } = await existing(t, of);
    const query = { status: 'active' };
    const reply = await send(t, { operation: 'GET /api/v1/clients/{clientId}/members', path: { clientId }, query });
    expectStatus(reply, 200, 'the filter active');
    const others = page(reply, await membersPlace(t)).map((record) => field(record, 'status'));
    expectEqual(
      others.filter((status) => status !== 'active'),
      [],
      'the statuses other than active in a list filtered by it',
      reply,
    );
  });

  const filtered = (t: CheckContext) => {
    t.partner.as(of);
    return t.shared(`members of another status of ${of}`, async (own) => {
      const { clientId } = await existing(own, of);
      const query = { status: 'pending' };
      return send(own, { operation: 'GET /api/v1/clients/{clientId}/members', path: { clientId }, query });
    });
  };

  check('partner.member.status-filter.invalid', `${of}: other statuses are rejected`, async (t) => {
    expectStatus(await filtered(t), 400, 'the status pending');
  });

  check('partner.member.status-filter.invalid-code', `${of}: other statuses are rejected by their code`, async (t) => {
    expectErrorCode(await filtered(t), errorCodes.invalidStatus);
  });

  for (const [requirement, what, change] of brokenUsage) {
    check(requirement, `${of}: ${what} is rejected`, async (t) => {
      const { clientId } = await existing(t, of);
      const operation = 'GET /api/v1/clients/{clientId}/usage';
      const { start = '', end = '' } = rangeQuery(await keptRange(t));
      succeeded(await usageOf(t, of), 'read the usage');
      expectStatus(await send(t, { operation, path: { clientId }, query: change({ start, end }) }), 400, what);
    });
  }

  goneClient('partner.client.delete.gone', `${of}: a deleted client is gone`, async (t) => {
    for (const reply of await goneOf(t, of)) {
      if (exchangeOf(reply).operation === client.get) expectStatus(reply, 404, 'the client was deleted');
    }
  });

  goneClient('partner.client.delete.gone-below', `${of}: nothing is left below a deleted client`, async (t) => {
    for (const reply of await goneOf(t, of)) {
      if (exchangeOf(reply).operation !== client.get) expectStatus(reply, 404, 'the client was deleted');
    }
  });
}

/** What is answered of a client of the organization that was deleted. */
async function goneOf(t: CheckContext, of: Organization): Promise<readonly Reply[]> {
  const { clientId, deletion, gone } = await written(t, of);
  const got = describe(exchangeOf(deletion));
  if (!deletion.response.ok) throw await refusedDeletion(t, clientId, got, t.partner.as(of));
  return gone;
}

/** The list of clients of the organization, right after it made one. */
function listed(t: CheckContext, of: Organization) {
  t.partner.as(of);
  return t.shared(`listed for ${of}`, async (own) => {
    await existing(own, of);
    const { id } = await inNeed(own, of, () => newClientOf(own, of));
    const query = { l: '300' };
    return { id, reply: await own.partner.as(of).raw({ operation: 'GET /api/v1/clients', query }) };
  });
}

/** The usage of a client of the organization in a range that is certainly kept. */
async function usageOf(t: CheckContext, of: Organization): Promise<Reply> {
  const { clientId } = await existing(t, of);
  const query = rangeQuery(await keptRange(t));
  return t.shared(`usage of ${of}`, (own) =>
    own.partner.as(of).raw({ operation: 'GET /api/v1/clients/{clientId}/usage', path: { clientId }, query }),
  );
}

/** The clients that the profile lends of the main key, as far as their ids stand for nothing else. */
function lentIds({ partnerTarget }: CheckContext): string[] {
  const { client, otherClient } = partnerTarget.fixtures;
  const ids = [client, otherClient].flatMap((lent) => (lent === undefined ? [] : [lent.id]));
  return ids.filter((id) => id.length >= shortestTellingId);
}

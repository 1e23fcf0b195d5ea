import type { Operation, PartnerOperation } from '../../generated/catalogue.ts';
import { operations } from '../../generated/operations.ts';
import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectStatus,
  expectThat,
  Inconclusive,
  isInconclusiveAnswer,
  late,
  NotTested,
  type PartnerClient,
  type Reply,
} from '../../src/check/index.ts';
import { client } from '../../src/resources/index.ts';
import { getMember } from '../support/client-members.ts';
import {
  clientIdOf,
  deleteClient,
  getClient,
  listClients,
  recentClients,
  removeNow,
  tryCreate,
} from '../support/clients.ts';
import { hasWorkspaces, mayStayAfter, notDeletable } from '../support/deletable.ts';
import { goneClient, skipIfIdsAreReused } from '../support/id-reuse.ts';
import { clientWithId, newClient, newMember } from '../support/partner.ts';
import { partnerOperations, requestTo } from '../support/partner-requests.ts';
import { keptRange, rangeQuery } from '../support/usage.ts';

/** A client with nothing in it that is deleted. */
function deletedOnce(t: CheckContext) {
  return t.shared('partner client deleted once', async (own) => {
    const { id } = await newClient(own);
    const mayHaveStayed = await hasWorkspaces(own, id);
    const first = await deleteClient(own, id);
    if (first.response.ok) own.gone({ clientId: id });
    return { id, mayStay: mayHaveStayed || (await mayStayAfter(own, id, first)), first };
  });
}

check('partner.client.delete.status', 'a fresh client is deleted with 204', async (t) => {
  const { mayStay, first } = await deletedOnce(t);
  if (mayStay) throw notDeletable();
  expectStatus(first, 204, 'it has no workspace');
});

/** The first few tell as much as all of them. */
const few = 3;
/** So many things that went have had most of the pasts that there are. */
const manyRemovals = 50;

// By this turn most checks have removed their clients, each with a past of its own; alone, the check sees to one. A
// quick look takes what there is: its checks are chosen by what they cost beside all others.
late.check('partner.client.delete.status', 'a client is deleted with 204, whatever came before', async (t) => {
  const enough = t.depth === 'smoke' ? 1 : manyRemovals;
  if (t.session.made.removals < enough) await clientWithPast(t);
  const refused = t.session.made.refused.flatMap((each) =>
    each.api === 'partner' && each.operation === client.remove ? each : [],
  );
  for (const { path, credential } of refused.slice(0, few)) {
    const partner = credential === undefined ? t.partner : t.partner.as(credential);
    const deletion = await stillRefused(t, path.clientId ?? '', partner);
    if (deletion !== null) expectStatus(deletion, 204, 'it has no workspace');
  }
});

async function clientWithPast(t: CheckContext): Promise<void> {
  const { id } = await newClient(t, { notes: 'n'.repeat(200) });
  const reads = partnerOperations.filter(({ method }) => method === 'GET');
  for (const info of reads.filter(({ pathParameters }) => pathParameters.join() === 'clientId')) {
    await t.partner.raw({ ...requestTo(t, info, { clientId: id }), open: true });
  }
  await t.tidy();
}

/** The answer to one more delete; null where the client may have to stay, or is gone by now. */
async function stillRefused(t: CheckContext, clientId: string, partner: PartnerClient): Promise<Reply | null> {
  const place = { params: { path: { clientId } } };
  const reading = await partner.GET('/api/v1/clients/{clientId}', place);
  if (reading.response.status === 404 || (await hasWorkspaces(t, clientId, partner))) return null;
  return partner.DELETE('/api/v1/clients/{clientId}', place);
}

/** Why what follows a deletion was not seen. */
function stayed({ mayStay, deletion }: { mayStay: boolean; deletion: Reply }): Error {
  if (mayStay) return notDeletable();
  return new Inconclusive(`could not delete a client: got ${describe(exchangeOf(deletion))}`);
}

check('partner.client.delete.no-body', 'the answer to a delete is empty', async (t) => {
  const { mayStay, first: reply } = await deletedOnce(t);
  const exchange = exchangeOf(reply);
  if (!reply.response.ok) throw stayed({ mayStay, deletion: reply });
  // A body behind a 204 is not read by any client, but its announcement is.
  const announced = Number(exchange.headers['content-length'] ?? '0');
  expectThat(exchange.text === '', 'no body', describe(exchange), reply);
  expectThat(announced === 0, 'no announcement of a body', `content-length: ${announced}`, reply);
});

/** A client whose two members were read in every way before it was deleted, and a client of its name. */
function deletedWithMembers(t: CheckContext) {
  return t.shared('partner client deleted with its members', async (own) => {
    const { id: clientId, name } = await newClient(own);
    // The owner is read by that word.
    const [, { accountId }] = [await newMember(own, clientId), await newMember(own, clientId)];
    const mayHaveStayed = await hasWorkspaces(own, clientId);
    const path = { clientId, accountId };
    // The same range both times: an answer may be kept by all that it was asked for.
    const { start = '', end = '' } = rangeQuery(await keptRange(own));
    const read = () =>
      Promise.all([
        own.partner.GET('/api/v1/clients/{clientId}/members', { params: { path } }),
        own.partner.GET('/api/v1/clients/{clientId}/members/owner', { params: { path } }),
        own.partner.GET('/api/v1/clients/{clientId}/members/{accountId}', { params: { path } }),
        own.partner.GET('/api/v1/clients/{clientId}/workspaces', { params: { path } }),
        own.partner.GET('/api/v1/clients/{clientId}/usage', { params: { path, query: { start, end } } }),
        own.partner.GET('/api/v1/clients/{clientId}/usage/current', { params: { path } }),
      ]);
    await read();
    const deletion = await deleteClient(own, clientId);
    const mayStay = mayHaveStayed || (await mayStayAfter(own, clientId, deletion));
    if (!deletion.response.ok) return { clientId, accountId, mayStay, deletion, after: null };
    own.gone({ clientId });
    const after = { got: await getClient(own, clientId), below: await read() };
    return { clientId, accountId, mayStay, deletion, after, next: await tryCreate(own, { name }) };
  });
}

/** @throws {Inconclusive} where the deletion, which is judged by itself, was rejected. */
async function goneWithMembers(t: CheckContext) {
  const deleted = await deletedWithMembers(t);
  const { after } = deleted;
  if (after === null) throw stayed(deleted);
  return { ...deleted, after };
}

goneClient(
  'partner.client.delete.with-members',
  'a client with an owner and another member is deleted with 204',
  async (t) => {
    const { mayStay, deletion, after } = await deletedWithMembers(t);
    if (mayStay) throw notDeletable();
    expectStatus(deletion, 204, 'it has an owner and another member, and no workspace');
    if (after !== null) expectStatus(after.got, 404, 'it was deleted with its members');
  },
);

goneClient('partner.client.delete.gone', 'a deleted client answers 404 at once', async (t) => {
  for (const reply of (await deletedClient(t)).after) expectStatus(reply, 404, 'it was deleted');
});

// A cache is filled by the reads before, and must not outlive what it holds.
goneClient(
  'partner.client.delete.gone',
  'a deleted client answers 404 even if it was read a moment before',
  async (t) => {
    // What has notes may be kept where what has none is not.
    const { id } = await newClient(t, { notes: 'notes of the client' });
    let before = await getClient(t, id);
    // Some caches keep only what was asked for again.
    for (let again = 1; again <= 2; again += 1) before = await getClient(t, id);
    if (before.response.status !== 200) throw new Inconclusive('the client could not be read before');
    await removeNow(t, id);
    const after = await getClient(t, id);
    expectThat(after.response.status === 404, '404 for a deleted client', describe(exchangeOf(after)), before, after);
  },
);

goneClient(
  'partner.client.delete.gone',
  'a client with the longest name and notes is gone like any other',
  async (t) => {
    const name = `${`${t.names.unique()} (any/one)-of_`.padEnd(99, 'a b')}9`;
    const { id } = await newClient(t, { name, notes: 'n'.repeat(200) });
    await removeNow(t, id);
    expectStatus(await getClient(t, id), 404, 'it was deleted');
  },
);

// Whatever comes in between, each of the two has been there for the other or has not.
goneClient(
  'partner.client.delete.gone',
  'a client to which somebody is added while it is deleted is gone',
  async (t) => {
    for (const isFirst of [true, false]) {
      const { id: clientId } = await newClient(t);
      const operation = 'POST /api/v1/clients/{clientId}/members' as const;
      const add = () => t.partner.raw({ operation, path: { clientId }, body: { email: t.names.email() }, open: true });
      const early = isFirst ? add() : null;
      const [deletion, addition] = await Promise.all([deleteClient(t, clientId), early ?? add()]);
      if (!deletion.response.ok) throw new NotTested('the client was not deleted meanwhile');
      t.gone({ clientId });
      const after = await getClient(t, clientId);
      expectThat(
        after.response.status === 404,
        '404 for a deleted client',
        describe(exchangeOf(after)),
        addition,
        after,
      );
    }
  },
);

goneClient('partner.client.delete.gone-below', 'what was read below a deleted client answers 404', async (t) => {
  const { after } = await goneWithMembers(t);
  for (const reply of after.below) expectStatus(reply, 404, 'the client was deleted');
});

/**
 * A client of the name of a deleted one, where such a name is free again: it is a new one, however the service marks what
 * is deleted.
 */
goneClient('partner.client.delete.gone', 'a client of the same name does not bring the deleted one back', async (t) => {
  const deleted = await goneWithMembers(t);
  const id = deleted.next === undefined ? null : clientIdOf(deleted.next);
  if (id === null) throw new NotTested('the name of a deleted client is not free again');
  expectStatus(await getClient(t, id), 200, 'a client of the name of a deleted one');
  // An id may be made from the name.
  if (id !== deleted.clientId) {
    expectStatus(await getClient(t, deleted.clientId), 404, 'it was deleted, though there is another one of its name');
  }
  expectStatus(await getMember(t, id, deleted.accountId), 404, 'a member of a deleted client of the same name');
  const owner = await t.partner.GET('/api/v1/clients/{clientId}/members/owner', { params: { path: { clientId: id } } });
  expectStatus(owner, 404, 'nobody was added to the new client');
});

goneClient('partner.client.delete.twice', 'the second and the third delete of a client answer 404', async (t) => {
  const { id, mayStay, first } = await deletedOnce(t);
  if (!first.response.ok) throw stayed({ mayStay, deletion: first });
  for (let again = 1; again <= 2; again += 1) {
    // It would be the client of another check.
    skipIfIdsAreReused(t, client);
    expectStatus(await deleteClient(t, id), 404, 'it was deleted already');
  }
});

goneClient('partner.client.delete.not-listed', 'a deleted client is in no page of the list', async (t) => {
  const { id } = await newClient(t);
  const isIt = await clientWithId(t, id);
  const before = await recentClients(t);
  if (!before.records.some(isIt)) throw new Inconclusive('the client was not in the list before');
  await removeNow(t, id);
  const [recent, oldestFirst] = await Promise.all([
    recentClients(t),
    listClients(t, { l: '300', s: 'createdAt' }, { maxPages: 10, lastBelow: 100 }),
  ]);
  const shown = [...recent.records, ...oldestFirst.records].some(isIt);
  expectThat(
    !shown,
    'a list without the deleted client',
    `the client ${id}`,
    ...recent.replies,
    ...oldestFirst.replies,
  );
});

goneClient('partner.client.delete.twice', 'the second delete of a client that had a member answers 404', async (t) => {
  const { clientId, accountId } = await deletedClient(t);
  if (accountId === null) throw new NotTested('no member could be added to the client');
  skipIfIdsAreReused(t, client);
  expectStatus(await deleteClient(t, clientId), 404, 'it was deleted with its member');
});

interface Deleted {
  clientId: string;
  /** The owner that the client had; null when none could be added. */
  accountId: string | null;
  /** Another member, who could be removed. */
  removable: string | null;
  /** What a get of the client, which nobody had asked for before, answers at once, and once another one was made. */
  after: readonly Reply[];
}

function deletedClient(t: CheckContext): Promise<Deleted> {
  return t.shared('partner deleted client', async (own) => {
    const { id } = await newClient(own);
    const add = () =>
      newMember(own, id).catch((error: unknown) => {
        if (isInconclusiveAnswer(error)) return null;
        throw error;
      });
    const [owner, other] = [await add(), await add()];
    await removeNow(own, id);
    const after = [await getClient(own, id)];
    // Whoever comes next is somebody else; where other checks make one at the same time, the next but one.
    for (let next = 1; next <= 2; next += 1) {
      await newClient(own);
      after.push(await getClient(own, id));
    }
    return { clientId: id, accountId: owner?.accountId ?? null, removable: other?.accountId ?? null, after };
  });
}

const day = 24 * 60 * 60 * 1_000;

function isBelowClient(operation: Operation): operation is PartnerOperation {
  return operation.includes('/clients/{clientId}/');
}

for (const { operation, method, queryParameters, hasBody } of operations) {
  if (!isBelowClient(operation)) continue;
  goneClient('partner.client.delete.gone-below', `${operation} answers 404 for a deleted client`, async (t) => {
    const { clientId, removable, ...rest } = await deletedClient(t);
    const accountId = method === 'DELETE' ? removable : rest.accountId;
    if (method !== 'GET') skipIfIdsAreReused(t, client);
    const { workspace, filespace } = t.partnerTarget.fixtures.client ?? {};
    // Ids that exist elsewhere, so that nothing but the client is missing; else one of the right form, most likely.
    const ids = { clientId, accountId, workspaceId: workspace, filespaceId: filespace };
    const isMadeUp = Object.entries(ids).some(([name, id]) => operation.includes(`{${name}}`) && !id);
    const needsRange = queryParameters.some(({ name }) => name === 'start');
    const moment = (daysAgo: number): string => new Date(Date.now() - daysAgo * day).toISOString();
    const reply = await t.partner.raw({
      operation,
      path: {
        clientId,
        accountId: accountId ?? clientId,
        workspaceId: workspace ?? clientId,
        filespaceId: filespace ?? clientId,
      },
      ...(needsRange ? { query: { start: moment(7), end: moment(1) } } : {}),
      ...(hasBody ? { body: { email: t.names.email() } } : {}),
      ...(isMadeUp ? { also: [400] } : {}),
    });
    expectStatus(reply, isMadeUp ? [404, 400] : 404, 'the client was deleted');
  });
}

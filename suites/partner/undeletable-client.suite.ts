import {
  type CheckContext,
  describe,
  errorOf,
  exchangeOf,
  expectStatus,
  expectThat,
  Inconclusive,
  lent,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { ownerOf } from '../support/client-members.ts';
import { allRecords, filespaceList, workspaceList } from '../support/client-workspaces.ts';
import { deleteClient, findListed, getClient } from '../support/clients.ts';
import type { ReadList } from '../support/list-walks.ts';
import { type JsonObject, recordsAt } from '../support/lists.ts';
import { membersPlace } from '../support/partner.ts';
import { keptRange, rangeQuery } from '../support/usage.ts';

const { check } = lent;

interface Attempt {
  id: string;
  reply: Reply;
  /** What stood below the client before. */
  below: readonly Below[];
}

interface Below {
  what: 'members' | 'workspaces' | 'filespaces' | 'usage records' | 'owners';
  records: readonly JsonObject[];
  replies: readonly Reply[];
}

/** The attempt to delete the client that must stay: it is lent to the run, so all checks look at one. */
async function attempt(t: CheckContext): Promise<Attempt> {
  const { id } = t.partnerFixture('undeletableClient');
  const { reply, below } = await t.shared('partner rejected deletion', async (own) => {
    if ((await getClient(own, id)).response.status !== 200) {
      throw new Inconclusive('the client `partner.fixtures.undeletableClient` cannot be read');
    }
    return { below: await readBelow(own, id), reply: await deleteClient(own, id) };
  });
  return { id, reply, below };
}

/**
 * The lists below a client, as far as they can be read: where they cannot is a matter of other checks.
 * @throws what kept one of these from being read.
 */
async function readBelow(t: CheckContext, clientId: string, needed: readonly Below['what'][] = []): Promise<Below[]> {
  const reads: Readonly<Record<Below['what'], Promise<Below>>> = {
    members: readMembers(t, clientId),
    workspaces: readAll(t, 'workspaces', workspaceList(t, clientId)),
    filespaces: readFilespaces(t, clientId),
    'usage records': readUsageOf(t, clientId),
    owners: readOwner(t, clientId),
  };
  const lists = await Promise.allSettled(Object.values(reads));
  for (const what of needed) await reads[what];
  return lists.flatMap((list) => (list.status === 'fulfilled' ? [list.value] : []));
}

async function readAll(t: CheckContext, what: Below['what'], list: Promise<ReadList>): Promise<Below> {
  return { what, ...(await allRecords(t, await list)) };
}

/** Those of the first workspace that has some, among a few. */
async function readFilespaces(t: CheckContext, clientId: string): Promise<Below> {
  const { records, replies } = await readAll(t, 'workspaces', workspaceList(t, clientId));
  for (const { id } of records.slice(0, 3)) {
    const found = await readAll(t, 'filespaces', filespaceList(t, { clientId, workspaceId: String(id) }));
    if (found.records.length > 0) return found;
  }
  return { what: 'filespaces', records: [], replies };
}

async function readUsageOf(t: CheckContext, clientId: string): Promise<Below> {
  const operation = 'GET /api/v1/clients/{clientId}/usage';
  const reply = await t.partner.raw({ operation, path: { clientId }, query: rangeQuery(await keptRange(t)) });
  prepared(reply, 200, 'list usage');
  return { what: 'usage records', records: recordsAt(reply, ['items']), replies: [reply] };
}

async function readOwner(t: CheckContext, clientId: string): Promise<Below> {
  const { accountId, reply } = await ownerOf(t, clientId);
  return { what: 'owners', records: accountId === null ? [] : [{ accountId }], replies: [reply] };
}

async function readMembers(t: CheckContext, clientId: string): Promise<Below> {
  const place = await membersPlace(t);
  const reply = await t.partner.GET('/api/v1/clients/{clientId}/members', { params: { path: { clientId } } });
  prepared(reply, 200, 'list members');
  return { what: 'members', records: recordsAt(reply, place), replies: [reply] };
}

check('partner.client.delete.constraint', 'a client with a contract and a workspace is not deleted', async (t) => {
  const { reply } = await attempt(t);
  expectStatus(reply, 400, 'it has an active contract and a workspace');
});

check('partner.client.delete.constraint-unchanged', 'the undeletable client is still readable', async (t) => {
  const { id, reply } = await attempt(t);
  if (reply.response.ok) throw new Inconclusive('the deletion was not rejected');
  const after = await getClient(t, id);
  expectThat(after.response.status === 200, 'status 200', describe(exchangeOf(after)), reply, after);
});

check('partner.client.delete.constraint-unchanged', 'the undeletable client is still listed', async (t) => {
  const { id, reply } = await attempt(t);
  if (reply.response.ok) throw new Inconclusive('the deletion was not rejected');
  const { record, replies } = await findListed(t, id);
  expectThat(record !== null, `the list to hold the client ${id}`, 'no such record', reply, ...replies);
});

check(
  'partner.client.delete.constraint-unchanged',
  'the members, workspaces, filespaces and usage of the undeletable client are unchanged',
  async (t) => {
    const { id, reply, below } = await attempt(t);
    if (reply.response.ok) throw new Inconclusive('the deletion was not rejected');
    const filled = below.filter(({ records }) => records.length > 0);
    if (filled.length === 0) throw new NotTested('the client shows nothing below it');
    const now = await readBelow(
      t,
      id,
      filled.map(({ what }) => what),
    );
    for (const { what, replies } of filled) {
      const after = now.find((list) => list.what === what);
      if (after === undefined) continue;
      expectThat(after.records.length > 0, `${what} of the client ${id}`, 'none', ...replies, reply, ...after.replies);
    }
  },
);

check('partner.error.deletion-refused-body', 'the rejected delete has an error of type and message', async (t) => {
  const { reply } = await attempt(t);
  if (reply.response.status !== 400) throw new Inconclusive('the deletion was not rejected with 400');
  const { type, message } = errorOf(reply);
  const got = describe(exchangeOf(reply));
  expectThat(type !== undefined && message !== undefined, 'error.type and error.message as strings', got, reply);
});

// After all that looks at what the first attempt left.
check(
  'partner.client.delete.constraint',
  'asking twice deletes no client with a contract and a workspace',
  async (t) => {
    const { id, reply } = await attempt(t);
    if (reply.response.status !== 400) throw new Inconclusive('the first deletion was not rejected');
    expectStatus(await deleteClient(t, id), 400, 'it has an active contract and a workspace, for the second time');
  },
);

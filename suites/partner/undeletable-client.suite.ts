import {
  type CheckContext,
  describe,
  errorOf,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  Inconclusive,
  lent,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { idsOf, ownerOf } from '../support/client-members.ts';
import { allRecords, filespaceList, workspaceList } from '../support/client-workspaces.ts';
import { deleteClient, findListed, getClient, tryCreate } from '../support/clients.ts';
import { shownName } from '../support/fresh-clients.ts';
import { canonical, type ReadList } from '../support/list-walks.ts';
import { type JsonObject, recordsAt } from '../support/lists.ts';
import { membersPlace } from '../support/partner.ts';
import { keptRange, rangeQuery } from '../support/usage.ts';

const { check } = lent;

interface Attempt {
  id: string;
  reply: Reply;
  /** The client before. */
  record: Reply;
  /** What stood below it before. */
  below: readonly Below[];
}

interface Below {
  what: 'members' | 'workspaces' | 'filespaces' | 'usage records' | 'owners';
  records: readonly JsonObject[];
  replies: readonly Reply[];
  /** What nobody changes by a deletion that is rejected, though people may add to it. */
  traits: readonly string[];
}

/** The attempt to delete the client that must stay: it is lent to the run, so all checks look at one. */
async function attempt(t: CheckContext): Promise<Attempt> {
  const { id } = t.partnerFixture('undeletableClient');
  const shared = await t.shared('partner rejected deletion', async (own) => {
    const record = await getClient(own, id);
    if (record.response.status !== 200) {
      throw new Inconclusive('the client `partner.fixtures.undeletableClient` cannot be read');
    }
    return { record, below: await readBelow(own, id), reply: await deleteClient(own, id) };
  });
  return { id, ...shared };
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
  const { identify, unique, ...rest } = await list;
  const { records, replies } = await allRecords(t, { identify, unique, ...rest });
  const traits = unique ? records.flatMap((record) => withMoment(identify(record), record)) : [];
  return { what, records, replies, traits };
}

/** That a thing is there, and since when. */
function withMoment(id: string, { createdAt }: JsonObject): string[] {
  return [id, ...(createdAt === undefined ? [] : [`${id} of ${canonical(createdAt)}`])];
}

/** Those of a few workspaces. */
async function readFilespaces(t: CheckContext, clientId: string): Promise<Below> {
  const { records: workspaces, replies } = await readAll(t, 'workspaces', workspaceList(t, clientId));
  const found: Below[] = [];
  for (const { id } of workspaces.slice(0, 3)) {
    found.push(await readAll(t, 'filespaces', filespaceList(t, { clientId, workspaceId: String(id) })));
  }
  return {
    what: 'filespaces',
    records: found.flatMap(({ records }) => records),
    replies: found.length === 0 ? replies : found.flatMap((each) => each.replies),
    traits: found.flatMap(({ traits }) => traits),
  };
}

async function readUsageOf(t: CheckContext, clientId: string): Promise<Below> {
  const operation = 'GET /api/v1/clients/{clientId}/usage';
  const reply = await t.partner.raw({ operation, path: { clientId }, query: rangeQuery(await keptRange(t)) });
  prepared(reply, 200, 'list usage');
  return { what: 'usage records', records: recordsAt(reply, ['items']), replies: [reply], traits: [] };
}

async function readOwner(t: CheckContext, clientId: string): Promise<Below> {
  const { accountId, reply } = await ownerOf(t, clientId);
  const records = accountId === null ? [] : [{ accountId }];
  return { what: 'owners', records, replies: [reply], traits: records.map((record) => record.accountId) };
}

async function readMembers(t: CheckContext, clientId: string): Promise<Below> {
  const place = await membersPlace(t);
  const reply = await t.partner.GET('/api/v1/clients/{clientId}/members', { params: { path: { clientId } } });
  prepared(reply, 200, 'list members');
  const records = recordsAt(reply, place);
  const ids = await idsOf(t, clientId, records);
  const traits = records.flatMap((record, index) => {
    const id = ids[index] ?? '';
    // Who has signed in stays so; who has not may do it at any time.
    return [...withMoment(id, record), ...(record.status === 'active' ? [`${id} is active`] : [])];
  });
  return { what: 'members', records, replies: [reply], traits };
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
    for (const { what, replies, traits } of filled) {
      const after = now.find((list) => list.what === what);
      if (after === undefined) continue;
      const evidence = [...replies, reply, ...after.replies];
      expectThat(after.records.length > 0, `${what} of the client ${id}`, 'none', ...evidence);
      const lost = traits.filter((trait) => !after.traits.includes(trait));
      expectThat(lost.length === 0, `all ${what} of the client as before`, `no ${lost[0]}`, ...evidence);
    }
  },
);

check('partner.client.delete.constraint-unchanged', 'the record of the undeletable client is unchanged', async (t) => {
  const { id, reply, record } = await attempt(t);
  if (reply.response.ok) throw new Inconclusive('the deletion was not rejected');
  const after = await getClient(t, id);
  const now = prepared(after, 200, 'get the client');
  for (const key of ['id', 'name', 'notes', 'createdAt']) {
    const [was, is]: unknown[] = [field(record.data, key), field(now, key)];
    if (canonical(was) !== canonical(is)) expectEqual(is, was, `${key} of the client`, record, reply, after);
  }
});

check('partner.client.name.unique', 'the name of the undeletable client is still taken', async (t) => {
  const { reply, record } = await attempt(t);
  if (reply.response.ok) throw new Inconclusive('the deletion was not rejected');
  const name = await shownName(t, record);
  if (name === null) throw new NotTested('nothing tells the name of `partner.fixtures.undeletableClient`');
  const again = await tryCreate(t, { name });
  expectThat(
    again.response.status === 400,
    '400, for a name that is taken',
    describe(exchangeOf(again)),
    record,
    again,
  );
});

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

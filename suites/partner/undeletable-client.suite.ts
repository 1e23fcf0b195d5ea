import {
  type CheckContext,
  describe,
  errorOf,
  exchangeOf,
  expectStatus,
  expectThat,
  field,
  Inconclusive,
  lent,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { type Below, readBelow } from '../support/client-contents.ts';
import { getOwner } from '../support/client-members.ts';
import { deleteClient, findListed, getClient, tryCreate } from '../support/clients.ts';
import { shownName } from '../support/fresh-clients.ts';
import { isUuid } from '../support/identifiers.ts';
import { addToLent } from '../support/new-beside-active.ts';
import { inParallel } from '../support/parallel.ts';
import { newClient } from '../support/partner.ts';
import { expectKept } from '../support/restless.ts';
import { escapedId, inOtherCase } from '../support/ways-in.ts';

const { check } = lent;

interface Attempt {
  id: string;
  reply: Reply;
  /** The client before. */
  record: Reply;
  /** What stood below it before. */
  below: readonly Below[];
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

check('partner.client.delete.constraint', 'a client with a contract and a workspace is not deleted', async (t) => {
  const { reply } = await attempt(t);
  expectStatus(reply, 400, 'it has an active contract and a workspace');
});

check(
  'partner.client.delete.constraint',
  'a client with a contract and a workspace is not deleted by two who ask at one moment',
  async (t) => {
    const { id, reply } = await attempt(t);
    if (reply.response.ok) throw new Inconclusive('the deletion was not rejected');
    const replies = await inParallel([deleteClient(t, id), deleteClient(t, id)]);
    for (const again of replies) expectStatus(again, 400, 'it has an active contract and a workspace');
  },
);

check(
  'partner.client.create.listed',
  'a client stays that is made while the deletion of another one is rejected',
  async (t) => {
    const { id, reply } = await attempt(t);
    if (reply.response.ok) throw new Inconclusive('the deletion was not rejected');
    const [deletion, made] = await Promise.all([deleteClient(t, id), newClient(t)]);
    const get = await getClient(t, made.id);
    expectThat(get.response.status === 200, '200', describe(exchangeOf(get)), deletion, get);
  },
);

check('partner.client.delete.constraint-unchanged', 'the undeletable client is still readable', async (t) => {
  const { id, reply } = await attempt(t);
  if (reply.response.ok) throw new Inconclusive('the deletion was not rejected');
  const after = await getClient(t, id);
  expectThat(after.response.status === 200, 'status 200', describe(exchangeOf(after)), reply, after);
});

check('partner.client.delete.constraint-unchanged', 'the undeletable client still takes members', async (t) => {
  const { id, reply } = await attempt(t);
  if (reply.response.ok) throw new Inconclusive('the deletion was not rejected');
  // The first member would be an owner, who stays.
  const owner = await getOwner(t, id);
  if (owner.response.status !== 200) throw new NotTested('the client shows no owner');
  const add = await addToLent(t, id);
  expectThat(add.response.status === 201, '201', describe(exchangeOf(add)), reply, add);
});

// What a path with another notation of an id is answered is open. In another case only a UUID is nobody else's for certain.
check(
  'partner.client.delete.constraint-unchanged',
  'the undeletable client stays however its id is written',
  async (t) => {
    const { id, reply } = await attempt(t);
    if (reply.response.ok) throw new Inconclusive('the deletion was not rejected');
    const replies: Reply[] = [];
    for (const written of [escapedId(id), ...(isUuid(id) ? [inOtherCase(id)] : [])])
      replies.push(await t.partner.offContract({ method: 'DELETE', target: `/api/v1/clients/${written}` }));
    const after = await getClient(t, id);
    expectThat(after.response.status === 200, 'status 200', describe(exchangeOf(after)), ...replies, after);
  },
);

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
    if (was === undefined || is === undefined) continue;
    const show = async () => field(exchangeOf(await getClient(t, id)).json, key);
    await expectKept({ what: `${key} of the client`, was, is, show }, record, reply, after);
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

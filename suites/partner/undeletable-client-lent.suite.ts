import {
  type CheckContext,
  check,
  describe,
  errorOf,
  exchangeOf,
  expectStatus,
  expectThat,
  Inconclusive,
  type Reply,
} from '../../src/check/index.ts';
import { deleteClient, findListed, getClient } from '../support/clients.ts';

/** The one attempt to delete the client that must stay: it is lent to the run, so it is tried once. */
async function attempt(t: CheckContext): Promise<{ id: string; reply: Reply }> {
  const { id } = t.partnerFixture('undeletableClient');
  const reply = await t.shared('partner refused deletion', async (own) => {
    if ((await getClient(own, id)).response.status !== 200) {
      throw new Inconclusive('the client `partner.fixtures.undeletableClient` cannot be read');
    }
    return deleteClient(own, id);
  });
  return { id, reply };
}

check('partner.client.delete.constraint', 'a client with a contract and a workspace is not deleted', async (t) => {
  const { reply } = await attempt(t);
  expectStatus(reply, 400, 'it has an active contract and a workspace');
});

check('partner.client.delete.constraint-unchanged', 'it can still be read', async (t) => {
  const { id, reply } = await attempt(t);
  if (reply.response.ok) throw new Inconclusive('the deletion was not refused');
  const after = await getClient(t, id);
  expectThat(after.response.status === 200, 'status 200', describe(exchangeOf(after)), reply, after);
});

check('partner.client.delete.constraint-unchanged', 'it is still listed', async (t) => {
  const { id, reply } = await attempt(t);
  if (reply.response.ok) throw new Inconclusive('the deletion was not refused');
  const { record, replies } = await findListed(t, id);
  expectThat(record !== null, `the list to hold the client ${id}`, 'no such record', reply, ...replies);
});

check('partner.error.deletion-refused-body', 'the refusal has an error of type and message', async (t) => {
  const { reply } = await attempt(t);
  if (reply.response.status !== 400) throw new Inconclusive('the deletion was not refused with 400');
  const { type, message } = errorOf(reply);
  const got = describe(exchangeOf(reply));
  expectThat(type !== undefined && message !== undefined, 'error.type and error.message as strings', got, reply);
});

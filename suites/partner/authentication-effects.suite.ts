import {
  type CheckContext,
  check,
  expectThat,
  type PartnerClient,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { addMember, getMember, getOwner } from '../support/client-members.ts';
import { expectCreate, recentClients } from '../support/clients.ts';
import { drawnInTurn } from '../support/draws.ts';
import { hasValue } from '../support/lists.ts';
import { inParallel } from '../support/parallel.ts';
import { newClient, registerClient } from '../support/partner.ts';
import { badClients } from '../support/partner-credentials.ts';
import { newHome } from '../support/partner-requests.ts';

// That the requests are rejected at all is judged for each kind of credential; here it counts what became of them.

/** Sends a request without a key, with the deleted one, and for some of the ways in which one can be bad, each time for others. */
function withBadKeys(t: CheckContext, turn: number, send: (client: PartnerClient) => Promise<Reply>): Promise<Reply[]> {
  const { always, others } = badClients(t);
  return inParallel([...always, ...drawnInTurn(t, others, { in: 3, turn })].map(send));
}

check('partner.auth.rejected-create', 'the name that a rejected create asked for is still free', async (t) => {
  const names: string[] = [];
  const refused = await withBadKeys(t, 0, async (client) => {
    const name = t.names.client();
    names.push(name);
    const reply = await client.raw({
      operation: 'POST /api/v1/clients',
      body: { name },
      headers: { authorization: null },
    });
    registerClient(t, reply, name);
    return reply;
  });
  const { records, replies } = await recentClients(t);
  const made = records.filter((record) => names.some((name) => hasValue(record, name)));
  for (const { id } of made) {
    if (typeof id !== 'string') continue;
    t.created({
      api: 'partner',
      what: 'client of a rejected create',
      operation: 'DELETE /api/v1/clients/{clientId}',
      path: { clientId: id },
    });
  }
  const [last] = refused.slice(-1);
  const evidence = [...(last === undefined ? [] : [last]), ...replies];
  expectThat(made.length === 0, 'no client of a rejected create in the list', `${made.length} of them`, ...evidence);
  // A name that a rejected create keeps, it keeps whoever asked: one of the kinds tells, each time another one.
  for (const name of drawnInTurn(t, names, { in: names.length, turn: 0 })) {
    await expectCreate(t, { name }, 'a name that only rejected creates asked for');
  }
});

check('partner.auth.rejected-delete', 'a client still exists after rejected deletes', async (t) => {
  const { clientId, owner, accountId } = await newHome(t);
  await withBadKeys(t, 1, (client) =>
    client.raw({
      operation: 'DELETE /api/v1/clients/{clientId}',
      path: { clientId },
      headers: { authorization: null },
    }),
  );
  // Its members tell whether the client is there, and whether it is whole.
  for (const each of [owner, accountId]) {
    const reply = await getMember(t, clientId, each);
    expectThat(reply.response.status !== 404, 'the client still there with its members', '404', reply);
    prepared(reply, 200, 'get the member');
  }
});

check('partner.auth.rejected-member-add', 'a client without members still has none after rejected adds', async (t) => {
  const { id } = await newClient(t);
  const email = t.names.email();
  await withBadKeys(t, 2, (client) =>
    client.raw({
      operation: 'POST /api/v1/clients/{clientId}/members',
      path: { clientId: id },
      body: { email },
      headers: { authorization: null },
    }),
  );
  const owner = await getOwner(t, id);
  expectThat(owner.response.status !== 200, 'no owner in a client to which nobody was added', '200', owner);
  const added = await addMember(t, id, email);
  expectThat(added.response.status !== 400, 'an address that is no member yet, so that 201', '400', added);
  prepared(added, 201, 'add a member');
  const first = await getOwner(t, id);
  expectThat(first.response.status !== 404, 'the first member that was added as the owner', '404', added, first);
});

check('partner.auth.rejected-member-remove', 'a member still exists after rejected removals', async (t) => {
  const { clientId, accountId } = await newHome(t);
  await withBadKeys(t, 3, (client) =>
    client.raw({
      operation: 'DELETE /api/v1/clients/{clientId}/members/{accountId}',
      path: { clientId, accountId },
      headers: { authorization: null },
    }),
  );
  const reply = await getMember(t, clientId, accountId);
  expectThat(reply.response.status !== 404, 'the member still there', '404', reply);
  prepared(reply, 200, 'get the member');
});

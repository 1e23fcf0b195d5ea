import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  field,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { addRaw, answeredId, getMember, idsOf, listMembers, sharedPlayground } from '../support/client-members.ts';
import { clientIdOf, getClient, tryCreate } from '../support/clients.ts';
import { needsIdsOfItsOwn } from '../support/counted-apart.ts';
import { type JsonObject, recordsAt } from '../support/lists.ts';
import { isTelling } from '../support/open-bodies.ts';
import { clientsPlace, clientWithId, membersPlace, newClient, page } from '../support/partner.ts';
import { needsTwo, organizationOf } from '../support/partner-foreign.ts';
import { sharedHome } from '../support/partner-requests.ts';

/*
 * Requests with more in them than the documents name. Whether they are taken is open; where they are, the path says what
 * they are about, and no other id has a part in it.
 */

interface Added {
  clientId: string;
  /** The client that the body names, and its members before. */
  other: string;
  others: readonly string[];
  email: string;
  accountId: string;
  reply: Reply;
  got: Reply;
  list: Reply;
}

/** An add to a client whose body names another one, or a member of that. */
function addedBesideIds(t: CheckContext, what: 'client' | 'member'): Promise<Added> {
  return t.shared(`partner member added beside the id of another ${what}`, async (own) => {
    const { id: clientId } = await sharedPlayground(own);
    const home = await sharedHome(own);
    const { clientId: other, owner, accountId: known } = home;
    const email = own.names.email();
    const ids = what === 'client' ? { clientId: other, client: { id: other } } : { id: known, accountId: known };
    const reply = await addRaw(own, clientId, { email, ...ids }, { open: true });
    if (reply.response.status !== 201)
      throw new NotTested('an add with ids that the documents do not name is rejected');
    const accountId = await answeredId(own, clientId, reply, 201);
    const got = await getMember(own, clientId, accountId);
    const list = await listMembers(own, other, { l: 300 });
    return { clientId, other, others: [owner, known], email, accountId, reply, got, list };
  });
}

for (const what of ['client', 'member'] as const) {
  check(
    'partner.member.add.readable',
    `who is added beside the id of another ${what} is a member where the path says`,
    async (t) => {
      const { accountId, reply, got } = await addedBesideIds(t, what);
      const wanted = `the member ${accountId} in the client of the path`;
      expectEitherWay(got.response.status === 200, wanted, describe(exchangeOf(got)), reply, got);
    },
  );

  check(
    'partner.member.list.own',
    `an add beside the id of another ${what} adds nobody where the body says`,
    async (t) => {
      const { other, others, email, accountId, reply, list } = await addedBesideIds(t, what);
      if (list.response.status !== 200) throw new NotTested(`the members of the other client are not listed`);
      const records = page(list, await membersPlace(t));
      const ids = await idsOf(t, other, records);
      // Each client may count its members.
      const isNew = ids.includes(accountId) && !others.includes(accountId);
      // Beside its records a list may tell of what was done anywhere.
      const isThere =
        (isNew && isTelling(accountId)) || records.some((record) => Object.values(record).includes(email));
      expectEitherWay(!isThere, `nobody new in the client ${other}`, `${email} in its list`, reply, list);
    },
  );
}

/** What a service could take for the organization that is meant, if it did not go by the key alone. */
async function namingAnother(t: CheckContext): Promise<{ body: JsonObject; headers: Record<string, string> }> {
  await needsTwo(t, 'otherPartner');
  const id = await organizationOf(t, 'otherPartner');
  const names = ['organization-id', 'org-id', 'partner-id', 'tenant-id', 'account-id'];
  return {
    body: { organizationId: id, partnerId: id },
    headers: Object.fromEntries(names.map((name) => [`x-${name}`, id])),
  };
}

// Whether such fields, parameters and headers are taken is open; whose the key is, is not.
for (const place of ['query', 'headers'] as const) {
  check('partner.client.list.own', `another organization in the ${place} does not open its list`, async (t) => {
    const { body, headers } = await namingAnother(t);
    if (place === 'headers' && Object.values(headers).some((id) => !/^[!-~]+$/.test(id)))
      throw new NotTested('the id of the other organization cannot stand in a header');
    const { id } = t.partnerFixture('otherPartnerClient');
    await needsIdsOfItsOwn(t);
    const isIt = await clientWithId(t, id);
    const query = { s: 'createdAt', l: '300', ...(place === 'query' ? stringsIn(body) : {}) };
    const operation = 'GET /api/v1/clients';
    const reply = await t.partner.raw({ operation, query, open: true, ...(place === 'headers' ? { headers } : {}) });
    if (!reply.response.ok) return;
    const isThere = recordsAt(reply, await clientsPlace(t)).some(isIt);
    expectEitherWay(!isThere, 'no client of another partner', `the client ${id}`, reply);
  });
}

check(
  'partner.client.create.readable',
  'a create that names another organization is for that of the key',
  async (t) => {
    const { body } = await namingAnother(t);
    const create = await tryCreate(t, { name: t.names.client(), ...body }, true);
    const id = clientIdOf(create);
    if (id === null) return;
    const got = await getClient(t, id);
    const isOwn = got.response.status === 200;
    if (!isOwn)
      await t.partner.as('otherPartner').DELETE('/api/v1/clients/{clientId}', { params: { path: { clientId: id } } });
    expectEitherWay(isOwn, 'a client of the organization of the key', describe(exchangeOf(got)), create, got);
  },
);

const stringsIn = (values: JsonObject): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

check('partner.client.get.name', 'a create that carries the id of another client leaves that one alone', async (t) => {
  const { id, name } = await newClient(t);
  // What becomes of a field that nobody knows is open.
  const create = await tryCreate(t, { name: t.names.client(), id }, true);
  const after = await getClient(t, id);
  const shown = field(prepared(after, 200, 'get the client'), 'name');
  if (shown === undefined) throw new NotTested('the record of a client shows no name');
  expectEqual(shown, name, 'the name of the client', create, after);
});

import {
  besideRoom,
  check,
  errorOf,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  fail,
  field,
  Inconclusive,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import {
  clientIdOf,
  createClient,
  expectRoom,
  getClient,
  listClients,
  newClientOf,
  recentClients,
  tryCreate,
} from '../support/clients.ts';
import { needsIdsOfItsOwn } from '../support/counted-apart.ts';
import { drawn } from '../support/draws.ts';
import { freshClients } from '../support/fresh-clients.ts';
import { goneClient } from '../support/id-reuse.ts';
import { expectItself } from '../support/identity.ts';
import { recordsAt, writtenOf } from '../support/lists.ts';
import { needsALook } from '../support/looked.ts';
import {
  clientIdField,
  clientsPlace,
  clientWithId,
  type NewClient,
  newClient,
  newMember,
  sharedClient,
} from '../support/partner.ts';
import { strangersTo } from '../support/partner-foreign.ts';
import { readAnew } from '../support/read-once.ts';
import { variedClients } from '../support/varied-clients.ts';

check('partner.client.create.status', 'a create with name and notes answers 201', async (t) => {
  const { created } = (await freshClients(t)).noted;
  if (created.response.status === 201) return;
  const create = () => tryCreate(t, { name: t.names.client(), notes: 'Signed in spring.' });
  const reply = await besideRoom(
    async (round) => (round === 1 ? created : create()),
    // There may be no room for another client, which no validation error says.
    (each) => each.response.status === 400 && errorOf(each).type !== 'validation_error',
    () => expectRoom(t),
  );
  expectStatus(reply, 201);
});

check('partner.client.get.status', 'the clients that the list shows can be read, old ones, too', async (t) => {
  const idField = await clientIdField(t);
  if (idField === null) throw new NotTested('the list does not show the ids of clients in one field');
  const place = await clientsPlace(t);
  const oldest = () => t.partner.GET('/api/v1/clients', { params: { query: { s: 'createdAt', l: 300 } } });
  const idsNow = (reply: Reply): string[] =>
    recordsAt(reply, place).flatMap((record) => writtenOf(record[idField]) ?? []);
  const list = await oldest();
  prepared(list, 200, 'list clients');
  const [first, second, ...others] = idsNow(list);
  const oldOnes = [first, second].flatMap((id) => id ?? []);
  for (const id of [...oldOnes, ...drawn(t, 'listed clients', others, 2)]) {
    const reply = await getClient(t, id);
    // What others delete meanwhile is not listed any longer.
    if (reply.response.status === 404 && !idsNow(await readAnew(oldest)).includes(id)) continue;
    expectStatus(reply, 200, 'the list shows it');
  }
});

check('partner.client.create.readable', 'the id of a created client can be read at once', async (t) => {
  const { created, got } = (await freshClients(t)).noted;
  prepared(created, 201, 'create a client');
  if (got === null) throw new Inconclusive('the answer to the create holds no id');
  expectStatus(got, 200, 'the client was just created');
});

check('partner.client.create.listed', 'a created client is in the list at once', async (t) => {
  const { created, listed } = (await freshClients(t)).plain;
  const { id } = prepared(created, 201, 'create a client');
  if (listed === null) throw new Inconclusive('the answer to the create holds no id');
  const { record, replies } = listed;
  if (record === null) fail(`the list to hold the client ${id}`, 'no such record', created, ...replies);
});

check('partner.client.create.listed', 'a created client is in a list that was read a moment before', async (t) => {
  const place = await clientsPlace(t);
  const read = (l: number) => t.partner.GET('/api/v1/clients', { params: { query: { l } } });
  prepared(await read(300), 200, 'list clients');
  const { created, reply } = await createClient(t, { name: t.names.client() });
  const [again, fresh] = [await read(300), await read(299)];
  for (const list of [again, fresh]) prepared(list, 200, 'list clients');
  const isIt = await clientWithId(t, created.id);
  const isIn = (list: Reply): boolean => recordsAt(list, place).some(isIt);
  // Others may have made very many meanwhile: only what a list that nobody has read before shows can be missing.
  if (isIn(again)) return;
  if (!isIn(fresh)) throw new Inconclusive('the client is on no first page of the list');
  fail(`the client ${created.id} in the list that was read before its create`, 'no such record', reply, fresh, again);
});

goneClient(
  'partner.client.create.unique-id',
  'clients created one after the other and at once differ in id',
  async (t) => {
    // Some of these are made at once, and others over a second later; where there is little room, once some are deleted.
    const all = (await variedClients(t)).filter(({ created }) => created.response.status === 201);
    const ids = all.map(({ created }) => clientIdOf(created));
    if (ids.length < 2) throw new Inconclusive('there are no two clients');
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
    const evidence = all.filter(({ created }) => twice.includes(clientIdOf(created))).map(({ created }) => created);
    expectThat(twice.length === 0, `${ids.length} different ids`, `${twice.join(', ')} again`, ...evidence);
  },
);

check(
  'partner.client.create.echoes-name',
  'many names, delicate ones among them, come back as they were sent',
  async (t) => {
    for (const { name, created } of await variedClients(t)) {
      if (created.response.status !== 201) continue;
      expectEqual(field(exchangeOf(created).json, 'name'), name, 'the name of the created client', created);
    }
  },
);

check('partner.client.get.status', 'a client of the partner answers 200', async (t) => {
  const { id } = await sharedClient(t);
  expectStatus(await getClient(t, id), 200);
});

check('partner.client.get.status', 'a client that existed before the run answers 200', async (t) => {
  const { id } = t.partnerFixture('client');
  expectStatus(await getClient(t, id), 200);
});

check('partner.client.get.identity', 'of two clients, each get shows the one that was asked for', async (t) => {
  const [one, other] = await Promise.all([newClient(t), newClient(t)]);
  const expectOwn = async (client: NewClient): Promise<void> => {
    const reply = await getClient(t, client.id);
    prepared(reply, 200, 'get the client');
    expectItself(reply, client, { others: [one, other].filter(({ id }) => id !== client.id) });
  };
  // In turn, so that each is read right after another one.
  for (const client of [one, other, one]) await expectOwn(client);
  // Nor do their members make them one another.
  for (const client of [one, other]) await newMember(t, client.id);
  for (const client of [one, other]) await expectOwn(client);
});

/** Where a record shows a name at all, it is that of the create. */
function expectName(record: unknown, name: string, place: string, evidence: readonly Reply[]): boolean {
  const shown = field(record, 'name');
  if (typeof shown !== 'string') return false;
  expectEqual(shown, name, `the name of the client ${place}`, ...evidence);
  return true;
}

check('partner.client.get.name', 'get shows delicate names unchanged', async (t) => {
  const looks = (await variedClients(t)).map(
    ({ name, created, got }) =>
      got !== null && expectName(prepared(got, 200, 'get the client'), name, 'on get', [created, got]),
  );
  needsALook(looks, 'the record of a client shows no name');
});

check('partner.client.list.name', 'the list shows many names unchanged', async (t) => {
  const looks: boolean[] = [];
  for (const { name, created, listed } of await variedClients(t)) {
    if (created.response.status !== 201) continue;
    if (listed.record === null) throw new Inconclusive('the client is not in the list');
    looks.push(expectName(listed.record, name, 'in the list', [created, ...listed.replies]));
  }
  needsALook(looks, 'the list shows no names');
});

check('partner.client.list.status', 'a plain list and one with every parameter answer 200', async ({ partner }) => {
  const queries = [
    {},
    { p: 1 },
    { l: 50 },
    { s: 'createdAt' },
    { s: '-createdAt' },
    { p: 1, l: 2, s: 'createdAt' },
  ] as const;
  const replies = await Promise.all(queries.map((query) => partner.GET('/api/v1/clients', { params: { query } })));
  for (const reply of replies) expectStatus(reply, 200);
});

check('partner.client.list.own', 'two partners do not see each other’s clients', async (t) => {
  await needsIdsOfItsOwn(t);
  const mine = await newClient(t);
  // Two of one name are two all the same.
  const theirs = await newClientOf(t, 'otherPartner', mine.name);
  const isTheirs = await clientWithId(t, theirs.id);
  const { records, replies } = await recentClients(t);
  expectThat(!records.some(isTheirs), 'no client of another partner', `the client ${theirs.id}`, ...replies);
  // What a partner is makes no difference: a reseller or one without a contract sees its own alone, too.
  const isMine = await clientWithId(t, mine.id);
  for (const stranger of await strangersTo(t, mine.id)) {
    const list = await recentClients(t, stranger);
    expectThat(!list.records.some(isMine), 'no client of another partner', `the client ${mine.id}`, ...list.replies);
  }
});

check('partner.client.list.own', 'a client that another partner had before the run is not listed', async (t) => {
  const { id } = t.partnerFixture('otherPartnerClient');
  await needsIdsOfItsOwn(t);
  const isIt = await clientWithId(t, id);
  const { records, replies } = await listClients(t, { s: 'createdAt' }, { maxPages: 20, until: isIt });
  expectThat(!records.some(isIt), 'no client of another partner', `the client ${id}`, ...replies);
});

import { innerPunctuation, maxNameLength } from '../../src/arbitraries/client-names.ts';
import {
  besideRoom,
  type CheckContext,
  check,
  describe,
  errorOf,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  Inconclusive,
  lent,
  NotTested,
  prepared,
} from '../../src/check/index.ts';
import { answeredId, getOwner } from '../support/client-members.ts';
import {
  clientIdOf,
  createClient,
  deleteClient,
  expectCreate,
  expectRoom,
  getClient,
  newClientOf,
  recentClients,
  removeNow,
  tryCreate,
  tryCreateAs,
} from '../support/clients.ts';
import { shownName } from '../support/fresh-clients.ts';
import type { JsonObject } from '../support/lists.ts';
import { valuesOf } from '../support/open-bodies.ts';
import { clientWithId, newClient, newMember } from '../support/partner.ts';
import { expectKept } from '../support/restless.ts';
import type { VariedBody } from '../support/varied-bodies.ts';
import { clientLike } from '../support/varied-clients.ts';

/** A name of each kind, and which of the clients that are made for the lists have one like it. */
for (const [kind, isMeant, make] of [
  ['a plain name', ({ name }) => /^[0-9a-z-]+$/.test(name), (own) => own],
  [
    'a name with every punctuation',
    ({ name }) => [...innerPunctuation].every((character) => name.includes(character)),
    (own) => `${own} ${innerPunctuation}x`,
  ],
  ['a name with capitals', ({ name }) => /[A-Z][a-z][A-Z]/.test(name), (own) => `${own} North Studio`],
  ['a name of 100 characters', ({ name }) => name.length === maxNameLength, (own) => own.padEnd(maxNameLength, 'n')],
  ['a name with two spaces in a row', ({ name }) => name.includes('  '), (own) => `${own}  x`],
] as const satisfies readonly [string, (body: VariedBody) => boolean, (own: string) => string][]) {
  check('partner.client.name.unique', `${kind} cannot be used twice`, async (t) => {
    const { name } = await clientLike(t, isMeant, () => ({ name: make(t.names.unique()) }));
    expectStatus(await tryCreate(t, { name }), 400, 'the name is taken');
  });
}

/** A client that has notes, which nobody changes. */
function noted(t: CheckContext): Promise<{ id: string; name: string }> {
  return clientLike(
    t,
    ({ kind, notes }) => kind === 'any' && notes !== '',
    () => ({ name: t.names.client(), notes: 'the first' }),
  );
}

check('partner.client.name.unique', 'spaces around a taken name do not make it free', async (t) => {
  const { name } = await noted(t);
  // As it stands it is no name, and without the spaces it is taken.
  for (const spaced of [`${name} `, ` ${name}`]) {
    const reply = await tryCreate(t, { name: spaced });
    const { status, text } = exchangeOf(reply);
    expectEitherWay(status === 400, `400, for the name ${JSON.stringify(spaced)}`, describe({ status, text }), reply);
  }
});

check('partner.client.name.unique', 'other notes do not make a taken name free', async (t) => {
  const { name } = await noted(t);
  expectStatus(await tryCreate(t, { name, notes: 'the second' }), 400, 'the name is taken');
});

check('partner.client.name.unique', 'a taken name stays taken whatever notes and members its client has', async (t) => {
  const { id, name } = await newClient(t);
  expectStatus(await tryCreate(t, { name, notes: 'the first has none' }), 400, 'the name is taken');
  await newMember(t, id);
  expectStatus(await tryCreate(t, { name }), 400, 'the name is taken by a client with a member');
});

check('partner.client.name.unique', 'a name stays taken while other clients come and go', async (t) => {
  const { name } = await newClient(t);
  const other = await createClient(t, { name: t.names.client() });
  await newClient(t);
  await removeNow(t, other.created.id);
  expectStatus(await tryCreate(t, { name }), 400, 'the name is taken');
});

check('partner.client.name.accepted', 'a name is free that another client has as its notes', async (t) => {
  const name = t.names.client();
  const { name: taken } = await newClient(t, { notes: name });
  await expectCreate(t, { name, notes: taken }, 'a name that stands in the notes of another client');
});

lent.check('partner.client.name.unique', 'the name of a client from before the run is taken', async (t) => {
  const { id } = t.partnerFixture('client');
  const name = await shownName(t, await getClient(t, id));
  if (name === null) throw new NotTested('nothing tells the name of the lent client');
  expectStatus(await tryCreate(t, { name }), 400, 'the name is taken');
});

check('partner.client.name.unique-unchanged', 'a rejected duplicate leaves the first client as it was', async (t) => {
  const { id, name } = await noted(t);
  // What is shown of a client may change with what stands below it: every answer is held against the first one.
  await newMember(t, id);
  const before = await getClient(t, id);
  const refused = await tryCreate(t, { name, notes: 'the second' });
  if (refused.response.status !== 400) throw new Inconclusive('the second create was not rejected');
  const after = await getClient(t, id);
  expectStatus(after, 200, 'the first client is still there');
  const [was, is] = [prepared(before, 200, 'get the client'), prepared(after, 200, 'get the client')];
  for (const key of ['id', 'name', 'notes', 'createdAt']) {
    const [shown, wanted]: unknown[] = [Reflect.get(is, key), Reflect.get(was, key)];
    // Of which fields a record tells is open; a moment may be told in any timezone.
    if (shown === undefined || wanted === undefined) continue;
    const show = async () => field(exchangeOf(await getClient(t, id)).json, key);
    await expectKept({ what: `${key} of the first client`, was: wanted, is: shown, show }, before, refused, after);
  }
});

/** Where a record shows a text of its own: in an array it may be that of a neighbour. */
function placesOf(record: JsonObject, text: string): string[] {
  const found = valuesOf(record).filter(({ path, value }) => value === text && !/\.\d+(?:\.|$)/.test(path));
  return found.map(({ path }) => path);
}

check('partner.client.name.unique-unchanged', 'a rejected duplicate is not listed', async (t) => {
  const { created } = await createClient(t, { name: t.names.client() });
  const refused = await tryCreate(t, { name: created.name });
  if (refused.response.status !== 400) throw new Inconclusive('the second create was not rejected');
  const { records, replies } = await recentClients(t);
  const isIt = await clientWithId(t, created.id);
  const places = records.filter(isIt).flatMap((record) => placesOf(record, created.name));
  const named = records.filter((record) => placesOf(record, created.name).some((place) => places.includes(place)));
  if (named.length === 0) throw new NotTested('the records of the list of clients show no name');
  const others = named.filter((record) => !isIt(record));
  expectThat(others.length === 0, 'one client of the name', `also ${JSON.stringify(others[0])}`, refused, ...replies);
});

check('partner.client.name.unique-body', 'a taken name is answered with an error of type and message', async (t) => {
  const { name } = await noted(t);
  const reply = await tryCreate(t, { name });
  if (reply.response.status !== 400) throw new Inconclusive('the second create was not rejected');
  const { type, message } = errorOf(reply);
  const got = describe(exchangeOf(reply));
  expectThat(type !== undefined && message !== undefined, 'error.type and error.message as strings', got, reply);
});

check('partner.client.name.unique-per-partner', 'a name is free for one partner though another has it', async (t) => {
  t.partner.as('otherPartner');
  const { name } = await newClientOf(t, 'otherPartner');
  await expectCreate(t, { name }, 'only another partner has a client of this name');
});

check('partner.client.name.unique-per-partner', 'a name is free for the other partner, too', async (t) => {
  t.partner.as('otherPartner');
  const { id, name } = await noted(t);
  const reply = await besideRoom(
    () => tryCreateAs(t, 'otherPartner', name),
    ({ response }) => response.status === 400,
    () => expectRoom(t, () => tryCreateAs(t, 'otherPartner', t.names.client())),
  );
  expectStatus(reply, 201, 'only another partner has a client of this name');
  // What it shows is held against what its create showed.
  expectStatus(await getClient(t, id), 200, 'another partner made a client of its name');
});

check(
  'partner.client.name.unique-per-partner',
  'the name of a client that was deleted is free for others',
  async (t) => {
    t.partner.as('otherPartner');
    // Whether it is free for its own partner again is open.
    const { created } = await createClient(t, { name: t.names.client() });
    await removeNow(t, created.id);
    const theirs = await besideRoom(
      () => tryCreateAs(t, 'otherPartner', created.name),
      ({ response }) => response.status === 400,
      () => expectRoom(t, () => tryCreateAs(t, 'otherPartner', t.names.client())),
    );
    expectStatus(theirs, 201, 'only another partner ever had a client of this name');
  },
);

/** Two clients of one name, each with a member; that of another partner, when the own one is gone. */
function namesakes(t: CheckContext) {
  t.partner.as('otherPartner');
  return t.shared('partner namesakes of two partners', async (own) => {
    const other = own.partner.as('otherPartner');
    const theirs = await newClientOf(own, 'otherPartner');
    const path = { clientId: theirs.id };
    const body = { email: own.names.email() };
    const add = await other.raw({ operation: 'POST /api/v1/clients/{clientId}/members', path, body });
    if (!add.response.ok) throw new NotTested('the other partner could not add a member');
    const id = clientIdOf(await tryCreate(own, { name: theirs.name }));
    if (id === null) throw new NotTested('no client of the same name could be made');
    const none = await getOwner(own, id);
    const { accountId } = await newMember(own, id);
    const owner = await getOwner(own, id);
    const ownerOfTheirs = () => other.raw({ operation: 'GET /api/v1/clients/{clientId}/members/owner', path });
    const before = await ownerOfTheirs();
    const foundAs = await answeredId(own, id, owner).catch((error: unknown) => ({ error }));
    const removal = await deleteClient(own, id);
    if (removal.response.ok) own.gone({ clientId: id });
    return { none, owner, foundAs, accountId, before, removal, after: await ownerOfTheirs() };
  });
}

check('partner.member.owner.first', 'the members of a namesake of another partner are none of its own', async (t) => {
  const { none, owner, foundAs, accountId } = await namesakes(t);
  expectStatus(none, 404, 'a client without members');
  expectStatus(owner, 200, 'its first member was added');
  if (typeof foundAs !== 'string') throw foundAs.error;
  expectEqual(foundAs, accountId, 'the owner', none, owner);
});

check('partner.client.delete.only-that', 'a namesake of another partner keeps its owner', async (t) => {
  const { before, removal, after } = await namesakes(t);
  if (!removal.response.ok || before.response.status !== 200) throw new NotTested('the client could not be deleted');
  expectThat(after.response.status === 200, '200', `${after.response.status}`, before, removal, after);
});

check('partner.client.name.unique', 'a name stays taken when another partner gives it up', async (t) => {
  const { id, name } = await newClientOf(t, 'otherPartner');
  prepared(await tryCreate(t, { name }), 201, 'create a client of the same name');
  const path = { clientId: id };
  const removal = await t.partner.as('otherPartner').raw({ operation: 'DELETE /api/v1/clients/{clientId}', path });
  if (!removal.response.ok) throw new NotTested('the client of the other partner cannot be removed');
  t.gone(path);
  expectStatus(await tryCreate(t, { name }), 400, 'another partner has removed its client of that name');
});

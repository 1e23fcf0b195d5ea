import {
  type CheckContext,
  exchangeOf,
  expectEqual,
  expectStatus,
  fc,
  field,
  prepared,
} from '../../src/check/index.ts';
import {
  addMember,
  addRaw,
  answeredId,
  errorCodes,
  expectErrorCode,
  getMember,
  idsIn,
  listedIds,
  listMembers,
  type MemberQuery,
  ownerOf,
  removeMember,
} from './client-members.ts';
import { hasWorkspaces } from './deletable.ts';
import { newClient } from './partner.ts';

interface ModelMember {
  email: string;
  accountId: string;
  removed: boolean;
}

interface ModelClient {
  id: string;
  /** In the order of their adds, removed ones included: the first is the owner, who never goes. */
  members: ModelMember[];
  /** Whom the client had before anybody was added. */
  before: readonly string[];
  deleted: boolean;
}

/** What the target must show, after what was done to it: clients in the order of their creation. */
export interface Model {
  clients: ModelClient[];
}

export type Command = fc.AsyncCommand<Model, CheckContext>;

interface Action {
  /** As it stands in the counterexample; clients and their members count from 1. */
  text: string;
  client: number;
  applies?: (client: ModelClient, clients: readonly ModelClient[]) => boolean;
  act: (t: CheckContext, client: ModelClient, clients: readonly ModelClient[]) => Promise<void>;
}

/** A command on a client; one that names a client or member who does not exist (yet) is skipped. */
function onClient({ text, client: number, applies, act }: Action): Command {
  return {
    check: ({ clients }) => {
      const client = clients[number - 1];
      return client !== undefined && (applies === undefined || applies(client, clients));
    },
    run: async ({ clients }, t) => {
      const client = clients[number - 1];
      if (client !== undefined) await act(t, client, clients);
    },
    toString: () => text,
  };
}

/** A command on a member who was added before, and may have been removed since. */
function onMember(
  text: string,
  client: number,
  number: number,
  act: (t: CheckContext, client: ModelClient, member: ModelMember) => Promise<void>,
): Command {
  return onClient({
    text: `${text} ${number} of client ${client}`,
    client,
    applies: ({ members }) => members[number - 1] !== undefined,
    act: async (t, own) => {
      const member = own.members[number - 1];
      if (member !== undefined) await act(t, own, member);
    },
  });
}

function createClient(): Command {
  return {
    check: ({ clients }) => clients.length < 3,
    run: async ({ clients }, t) => {
      const { id } = await newClient(t);
      clients.push({ id, members: [], before: await listedIds(t, id), deleted: false });
    },
    toString: () => 'create a client',
  };
}

function deleteClient(client: number): Command {
  return onClient({
    text: `delete client ${client}`,
    client,
    act: async (t, own) => {
      const path = { clientId: own.id };
      const reply = await t.partner.DELETE('/api/v1/clients/{clientId}', { params: { path } });
      // A client that came with a workspace may have to stay.
      if (!own.deleted && reply.response.status === 400 && (await hasWorkspaces(t, own.id))) return;
      expectStatus(reply, own.deleted ? 404 : 204, own.deleted ? 'the client was deleted before' : '');
      own.deleted = true;
      t.gone(path);
    },
  });
}

function add(client: number): Command {
  return onClient({
    text: `add a member to client ${client}`,
    client,
    act: async (t, own) => {
      const email = t.names.email();
      const reply = await addMember(t, own.id, email);
      expectStatus(reply, own.deleted ? 404 : 201, own.deleted ? 'the client is deleted' : 'a new address');
      if (own.deleted) return;
      prepared(reply, 201, 'add a member');
      expectEqual(field(exchangeOf(reply).json, 'status'), 'new', 'the status of an added member', reply);
      own.members.push({ email, accountId: await answeredId(t, own.id, reply, 201), removed: false });
    },
  });
}

function addInvalid(client: number): Command {
  return onClient({
    text: `add nobody@ without its @ to client ${client}`,
    client,
    applies: (own) => !own.deleted,
    act: async (t, own) => expectStatus(await addRaw(t, own.id, { email: 'nobody' }), 400, 'no address'),
  });
}

/** Whether the address of a removed member can be added again is another question. */
function addAgain(client: number, number: number): Command {
  return onMember('add again member', client, number, async (t, own, member) => {
    if (own.deleted || member.removed) return;
    const reply = await addMember(t, own.id, member.email);
    expectStatus(reply, 400, 'the address of a member');
    expectErrorCode(reply, errorCodes.alreadyExists);
  });
}

function remove(client: number, number: number): Command {
  return onMember('remove member', client, number, async (t, own, member) => {
    const reply = await removeMember(t, own.id, member.accountId);
    if (own.deleted || member.removed) return expectStatus(reply, 404, 'a member who is gone');
    if (member === own.members[0]) {
      expectStatus(reply, 400, 'the owner');
      return expectErrorCode(reply, errorCodes.removeOwner);
    }
    expectStatus(reply, 204, 'a member who is not the owner');
    member.removed = true;
  });
}

function get(client: number, number: number): Command {
  return onMember('get member', client, number, async (t, own, member) => {
    const reply = await getMember(t, own.id, member.accountId);
    if (own.deleted || member.removed) return expectStatus(reply, 404, 'a member who is gone');
    expectStatus(reply, 200, 'a member');
    expectEqual(prepared(reply, 200, 'get a member').status, 'new', 'the status of a member', reply);
  });
}

/** Services may count members per client, so that another client has a member of the same accountId. */
function elsewhere(verb: 'get' | 'remove', client: number, number: number, other: number): Command {
  const find = (own: ModelClient, clients: readonly ModelClient[]) => {
    const member = own.members[number - 1];
    const stranger = clients[other - 1];
    if (member === undefined || stranger === undefined || stranger === own) return null;
    const ids = [...stranger.before, ...stranger.members.map(({ accountId }) => accountId)];
    return ids.includes(member.accountId) ? null : { member, stranger };
  };
  return onClient({
    text: `${verb} member ${number} of client ${client} under client ${other}`,
    client,
    applies: (own, clients) => find(own, clients) !== null,
    act: async (t, own, clients) => {
      const found = find(own, clients);
      if (found === null) return;
      const { member, stranger } = found;
      const request = verb === 'get' ? getMember : removeMember;
      expectStatus(await request(t, stranger.id, member.accountId), 404, "another client's member");
    },
  });
}

function owner(client: number): Command {
  return onClient({ text: `get the owner of client ${client}`, client, act: expectOwner });
}

function list(client: number, query: MemberQuery): Command {
  const text = `list the members of client ${client} ${new URLSearchParams(Object.entries(query))}`.trimEnd();
  return onClient({ text, client, act: (t, own) => expectListed(t, own, query) });
}

async function expectOwner(t: CheckContext, own: ModelClient): Promise<void> {
  const { accountId, reply } = await ownerOf(t, own.id);
  const wanted = own.deleted ? null : (own.members[0]?.accountId ?? null);
  expectEqual(accountId, wanted, 'the accountId of the owner', reply);
}

async function expectListed(t: CheckContext, own: ModelClient, query: MemberQuery): Promise<void> {
  const reply = await listMembers(t, own.id, query);
  if (own.deleted) return expectStatus(reply, 404, 'the members of a deleted client');
  expectStatus(reply, 200, 'the members of a client');
  const ids = (await idsIn(t, own.id, reply)).filter((id) => !own.before.includes(id));
  const present = own.members.filter(({ removed }) => query.status !== 'active' && !removed);
  const wanted = present.map(({ accountId }) => accountId);
  expectEqual(ids.sort(), wanted.sort(), 'the accountIds of the members, sorted', reply);
}

/** Looks at everything that the commands left. */
export async function expectModel(t: CheckContext, { clients }: Model): Promise<void> {
  for (const client of clients) {
    await expectListed(t, client, {});
    await expectOwner(t, client);
  }
}

const memberNumber = fc.oneof(
  { arbitrary: fc.constantFrom(1, 2, 2), weight: 3 },
  { arbitrary: fc.constantFrom(3, 4), weight: 1 },
);
const listQuery = fc.constantFrom<MemberQuery>({}, { s: 'createdAt', l: 300 }, { status: 'new' }, { status: 'active' });

/** Sequences of commands on one client, or on up to three; the first one is created at once. */
export function commandsOn(clients: 1 | 3): fc.Arbitrary<Command[]> {
  // Few sequences go far with the third client.
  const client = clients === 1 ? fc.constant(1) : fc.constantFrom(1, 1, 1, 2, 2, 3);
  const weighted: fc.WeightedArbitrary<Command>[] = [
    { weight: 4, arbitrary: client.map(add) },
    { weight: 6, arbitrary: fc.tuple(client, memberNumber).map(([own, member]) => addAgain(own, member)) },
    { weight: 1, arbitrary: client.map(addInvalid) },
    { weight: 8, arbitrary: fc.tuple(client, memberNumber).map(([own, member]) => remove(own, member)) },
    { weight: 3, arbitrary: fc.tuple(client, memberNumber).map(([own, member]) => get(own, member)) },
    { weight: 2, arbitrary: client.map(owner) },
    { weight: 2, arbitrary: fc.tuple(client, listQuery).map(([own, query]) => list(own, query)) },
    { weight: 1, arbitrary: client.map(deleteClient) },
  ];
  if (clients > 1) {
    const verb = fc.constantFrom('get' as const, 'remove' as const);
    const foreign = fc.tuple(verb, client, memberNumber, client);
    weighted.push({ weight: 2, arbitrary: fc.constant(createClient()) });
    weighted.push({ weight: 8, arbitrary: foreign.map((numbers) => elsewhere(...numbers)) });
  }
  const beginning = clients === 1 ? [add(1)] : [createClient(), add(1), add(2)];
  // Without a beginning, or with a bias towards short arrays, most sequences would have nobody to remove.
  const parts = fc.tuple(
    fc.noBias(fc.array(fc.constantFrom(...beginning), { maxLength: clients === 1 ? 4 : 10, size: 'max' })),
    fc.noBias(fc.array(fc.oneof(...weighted), { maxLength: 24, size: 'max' })),
  );
  return parts.map(([first, rest]) => [createClient(), ...first, ...rest]);
}

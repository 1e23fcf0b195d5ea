import {
  type CheckContext,
  describe,
  exchangeOf,
  expectStatus,
  field,
  Inconclusive,
  type Reply,
} from '../../src/check/index.ts';
import { client, clientMember } from '../../src/resources/index.ts';
import {
  addMember,
  addRaw,
  getMember,
  getOwner,
  idsIn,
  listMembers,
  type MemberQuery,
  removeMember,
} from './client-members.ts';
import { tryCreate } from './clients.ts';
import { isObject, type JsonObject } from './lists.ts';
import { strangerTo } from './other-workspace.ts';
import { accountIdOf, clientsPlace, clientWithId, newClient, newMember, page } from './partner.ts';
import {
  type Collection,
  present,
  type Refusal,
  type Sight,
  type State,
  type Thing,
  type ThingKind,
} from './things.ts';

/** What a read by id says. */
function presence(reply: Reply): State {
  const { status, text } = exchangeOf(reply);
  if (status === 200) return present;
  if (status === 404) return null;
  throw new Inconclusive(`could not read it: got ${describe({ status, text })}`);
}

/** Where the list has its records is learned before anything is tried. */
async function openClients(t: CheckContext): Promise<Collection> {
  await clientsPlace(t);
  return clients(t);
}

const clientOrders = [{ l: 300 }, { l: 300, s: '-createdAt' }] as const;

function clients(t: CheckContext): Collection {
  const get = ({ id }: Thing) => t.partner.GET('/api/v1/clients/{clientId}', { params: { path: { clientId: id } } });
  const list = (query: (typeof clientOrders)[number]) => t.partner.GET('/api/v1/clients', { params: { query } });
  return {
    get,
    create: async (name) => {
      const reply = await tryCreate(t, { name });
      const id = field(exchangeOf(reply).json, 'id');
      return { thing: reply.response.ok && typeof id === 'string' ? { id, name } : null, reply };
    },
    remove: async ({ id }) => {
      const path = { clientId: id };
      const reply = await t.partner.raw({ operation: 'DELETE /api/v1/clients/{clientId}', path });
      if (reply.response.ok) t.gone(path);
      return reply;
    },
    below: async ({ id }) => {
      await newMember(t, id);
      await getOwner(t, id);
    },
    expectNew: async ({ id }) => expectStatus(await getOwner(t, id), 404, 'the owner of a new client'),
    refusals: clientRefusals(t),
    stranger: () => clients(strangerTo(t)),
    isOwn: false,
    seeNone: () => Promise.all(clientOrders.map(list)),
    see: async (things) => {
      const place = await clientsPlace(t);
      const [lists, gets] = await Promise.all([Promise.all(clientOrders.map(list)), Promise.all(things.map(get))]);
      return Promise.all(
        things.map(async ({ id }, index) => {
          const isIt = await clientWithId(t, id);
          const inLists = lists.map((reply, number) => ({
            what: `the list ${new URLSearchParams(Object.entries(clientOrders[number] ?? {}).map(pair))}`,
            state: page(reply, place).some(isIt) ? present : null,
            evidence: [reply],
          }));
          return [...inLists, ...sightOf('the get', gets[index])];
        }),
      );
    },
  };
}

function clientRefusals(t: CheckContext): Refusal[] {
  return [
    { write: 'create', what: 'a create with a number as notes', send: (_, name) => tryCreate(t, { name, notes: 12 }) },
    { write: 'create', what: 'a create without a name', send: () => tryCreate(t, { notes: 'No name.' }) },
    { write: 'create', what: 'a create of a name that is taken', send: ({ name }) => tryCreate(t, { name }) },
  ];
}

const pair = ([name, value]: [string, string | number]): [string, string] => [name, String(value)];

function sightOf(what: string, reply: Reply | undefined): Sight[] {
  return reply === undefined ? [] : [{ what, state: presence(reply), evidence: [reply] }];
}

const memberQueries: readonly MemberQuery[] = [
  {},
  { l: 300 },
  { s: 'createdAt' },
  { s: '-createdAt', l: 300 },
  { status: 'new' },
  { status: 'new', s: 'createdAt', p: 1 },
];

async function members(t: CheckContext): Promise<Collection> {
  const { id: clientId } = await newClient(t);
  // The owner never goes: the others are no owners.
  const owner = await newMember(t, clientId);
  return membersOf(t, clientId, owner.accountId);
}

function membersOf(t: CheckContext, clientId: string, ownerId: string): Collection {
  const get = ({ id }: Thing) => getMember(t, clientId, id);
  return {
    get,
    create: async (email) => {
      const reply = await addRaw(t, clientId, { email });
      const { json } = exchangeOf(reply);
      const record: JsonObject | null = reply.response.status === 201 && isObject(json) ? json : null;
      return { thing: record && { id: await accountIdOf(t, clientId, record), name: email }, reply };
    },
    remove: ({ id }) =>
      t.partner.raw({
        operation: 'DELETE /api/v1/clients/{clientId}/members/{accountId}',
        path: { clientId, accountId: id },
      }),
    refusals: [
      { write: 'create', what: 'an add without an address', send: () => addRaw(t, clientId, {}) },
      { write: 'create', what: 'an add of no address', send: () => addRaw(t, clientId, { email: 'nobody' }) },
      { write: 'create', what: 'an add of a member', send: ({ name }) => addMember(t, clientId, name) },
      { write: 'remove', what: 'a removal of the owner', send: () => removeMember(t, clientId, ownerId) },
    ],
    stranger: () => membersOf(strangerTo(t), clientId, ownerId),
    isOwn: true,
    seeNone: () => Promise.all(memberQueries.map((query) => listMembers(t, clientId, query))),
    see: async (things) => {
      const [lists, gets] = await Promise.all([
        Promise.all(memberQueries.map((query) => listMembers(t, clientId, query))),
        Promise.all(things.map(get)),
      ]);
      const listed = await Promise.all(lists.map((reply) => idsIn(t, clientId, reply)));
      return things.map(({ id }, index) => [
        ...lists.map((reply, number) => ({
          what: `the list ${new URLSearchParams(Object.entries(memberQueries[number] ?? {}).map(pair))}`.trim(),
          state: listed[number]?.includes(id) === true ? present : null,
          evidence: [reply],
        })),
        ...sightOf('the get', gets[index]),
      ]);
    },
  };
}

export const partnerKinds: readonly ThingKind[] = [
  { resource: client, what: client.plural, open: openClients },
  { resource: clientMember, what: clientMember.plural, open: members },
];

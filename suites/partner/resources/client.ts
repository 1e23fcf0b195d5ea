import {
  type CheckContext,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  expectStatus,
  field,
} from '../../../src/check/index.ts';
import { client } from '../../../src/resources/index.ts';
import { getMember, getOwner, ownerOf } from '../../support/client-members.ts';
import { getClient, tryCreate } from '../../support/clients.ts';
import { defaultSize } from '../../support/list-walks.ts';
import { mentions } from '../../support/open-bodies.ts';
import { strangerTo } from '../../support/other-workspace.ts';
import { inParallel } from '../../support/parallel.ts';
import { clientsPlace, clientWithId, newMember, page } from '../../support/partner.ts';
import { sight } from '../../support/sights.ts';
import { type Collection, present, type Refusal, type Sight, type Thing } from '../../support/things.ts';
import { listWith, seenBy } from './sights.ts';

/** Where the list has its records is learned before anything is tried. */
export async function clients(t: CheckContext): Promise<Collection> {
  await clientsPlace(t);
  return clientsOf(t);
}

/** Pages of the default size and of the largest, each beside an order and without one. */
const clientOrders = [
  {},
  { l: 100 },
  { s: '-createdAt' },
  { l: 300, s: '-createdAt' },
  { l: 300, s: 'createdAt' },
] as const;
type ClientOrder = (typeof clientOrders)[number];

const newestFirst: ClientOrder = clientOrders[3];
/** Whoever is among so many is not pushed off a page of a hundred by what is of the same moment. */
const newest = 30;

/**
 * From the oldest on, the newest are on the first page only where it holds all; from the newest on, small pages are
 * certain to hold those alone that the largest one begins with.
 */
function mayLeaveOut(query: ClientOrder, records: readonly unknown[], isAmongNewest: boolean): boolean {
  if (records.length < ('l' in query ? query.l : defaultSize)) return false;
  return query === newestFirst ? false : !isAmongNewest || ('s' in query && query.s === 'createdAt');
}

function clientsOf(t: CheckContext): Collection {
  const get = ({ id }: Thing) => getClient(t, id);
  const list = (query: ClientOrder) => t.partner.GET('/api/v1/clients', { params: { query } });
  const create = async (name: string, more: object = {}) => {
    const reply = await tryCreate(t, { name, ...more });
    const id = field(exchangeOf(reply).json, 'id');
    return { thing: reply.response.ok && typeof id === 'string' ? { id, name } : null, reply };
  };
  return {
    get,
    create: (name) => create(name),
    createFull: (name) => create(name, { notes: former }),
    remove: async ({ id }) => {
      const path = { clientId: id };
      const reply = await t.partner.raw({ operation: client.remove, path });
      if (reply.response.ok) t.gone(path);
      return reply;
    },
    below: async ({ id }) => {
      await newMember(t, id);
      await getOwner(t, id);
    },
    hold: async ({ id }) => {
      await newMember(t, id);
      const { accountId } = await newMember(t, id);
      return () => inParallel([getOwner(t, id), getMember(t, id, accountId)]);
    },
    expectNew: async (thing, evidence) => {
      expectStatus(await getOwner(t, thing.id), 404, 'the owner of a new client');
      for (const reply of [...evidence, await get(thing)]) {
        expectEitherWay(!mentions(reply, former), 'no notes of the client that had its name before', former, reply);
      }
      const first = await newMember(t, thing.id);
      const owner = await ownerOf(t, thing.id);
      expectEqual(owner.accountId, first.accountId, 'the owner of the new client, its first member', owner.reply);
    },
    refusals: refusalsOf(t),
    stranger: () => clientsOf(strangerTo(t)),
    isOwn: false,
    askAbout: () => Promise.all(clientOrders.map(list)),
    see: async (things) => {
      const place = await clientsPlace(t);
      const ask = async (query: ClientOrder) => ({ query, reply: await list(query) });
      const [lists, gets] = await Promise.all([Promise.all(clientOrders.map(ask)), Promise.all(things.map(get))]);
      const largest = lists.flatMap(({ query, reply }) => (query === newestFirst ? page(reply, place) : []));
      return Promise.all(
        things.map(async ({ id }, index) => {
          const isIt = await clientWithId(t, id);
          const isAmongNewest = largest.slice(0, newest).some(isIt);
          const inLists = lists.flatMap(({ query, reply }): Sight[] => {
            const records = page(reply, place);
            const isListed = records.some(isIt);
            if (!isListed && mayLeaveOut(query, records, isAmongNewest)) return [];
            return [sight(listWith(query), reply, isListed ? present : null)];
          });
          return [...inLists, ...seenBy(gets[index])];
        }),
      );
    },
  };
}

const former = 'These notes went with their client.';
const unnamed = 'These notes have no name.';
const taken = 'These notes are for a name that is taken.';

function refusalsOf(t: CheckContext): Refusal[] {
  return [
    { write: 'create', what: 'a create with a number as notes', send: (_, name) => tryCreate(t, { name, notes: 12 }) },
    {
      write: 'create',
      what: 'a create of a name that is taken',
      send: ({ name }) => tryCreate(t, { name, notes: taken }),
      carries: taken,
    },
    {
      write: 'create',
      what: 'a create without a name',
      omits: true,
      send: () => tryCreate(t, { notes: unnamed }),
      carries: unnamed,
    },
  ];
}

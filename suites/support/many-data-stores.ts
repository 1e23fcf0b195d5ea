import { type CheckContext, NotTested, type Reply } from '../../src/check/index.ts';
import {
  createStore,
  type DataStore,
  getStore,
  listStores,
  roomyFilespace,
  storeBody,
  storeOf,
} from './data-stores.ts';
import { createdId } from './made.ts';
import { manyOf } from './many.ts';

/** Data stores with names of every form, made once: they are the many that the list has to show. */

/** Which of these a service takes is open; what it has taken is named so, and is found by it. */
export const unusualNames = {
  capitals: 'Mixed-Case',
  spaces: 'two words',
  'two spaces in a row': 'two  words',
  'a percent sign': '%41 100%',
  'a percent sequence': 'a%41b',
  'a plus sign': 'a+b',
  'a comma': 'a,b',
  'an underscore': 'a_b',
  'quotes and signs of a pattern': `it's [a] "b" \\c*`,
  'marks of a query': 'a&name=b#c',
  'letters beyond ASCII': '日本',
  'what looks like a secret': '9f86d081884c7d659a2feaa0c55ad015',
  'many letters': 'n'.repeat(60),
  'two hundred letters': 'm'.repeat(200),
} as const;

export interface OneOfManyStores {
  store: DataStore;
  get: Reply;
  /** What the filter by its name found. */
  found: Reply;
  /** The list while it was there. */
  list: Reply;
}

export interface ManyDataStores {
  /** Those that were taken, by what is unusual about their names. */
  unusual: ReadonlyMap<string, OneOfManyStores>;
  /** As many as there may be at once, and the list while they were there. */
  together: readonly Together[];
}

interface Together {
  stores: readonly DataStore[];
  list: Reply;
  /** What the filter found by the name of the last one that was made. */
  last: { store: DataStore; found: Reply } | null;
  /** Creates of the names of some of them, while all were there. */
  again: readonly { store: DataStore; reply: Reply }[];
}

export function manyDataStores(t: CheckContext): Promise<ManyDataStores> {
  return t.shared('many data stores', async (own) => {
    const wanted: (string | null)[] = [...Object.keys(unusualNames)];
    const many = manyOf(own.quotas.dataStores);
    while (wanted.length < many) wanted.push(null);
    const batch = Math.min(many, own.quotas.dataStores);
    const unusual = new Map<string, OneOfManyStores>();
    const together: Together[] = [];
    for (let from = 0; from < wanted.length; from += batch) {
      const { id: filespaceId } = await roomyFilespace(own);
      const made: { what: string | null; store: DataStore }[] = [];
      for (const what of wanted.slice(from, from + batch)) {
        const store = await make(own, filespaceId, what);
        if (store !== null) made.push({ what, store });
      }
      const list = await listStores(own, filespaceId);
      const last = await findAgain(own, made.at(-1)?.store);
      for (const { what, store } of made) {
        if (what === null) continue;
        const [get, found] = [await getStore(own, store), await listStores(own, filespaceId, store.name)];
        unusual.set(what, { store, get, found, list });
      }
      const stores = made.map(({ store }) => store);
      together.push({ stores, list, last, again: await makeAgain(own, stores) });
      // Nothing of it is looked at any more, and all of it goes with its filespace.
      for (const { store } of made) own.gone({ filespaceId, dataStoreId: store.id });
      await own.tidy();
    }
    return { unusual, together };
  });
}

async function findAgain(t: CheckContext, store: DataStore | undefined): Promise<Together['last']> {
  return store === undefined ? null : { store, found: await listStores(t, store.filespaceId, store.name) };
}

/** The oldest, one in the middle and the newest: whoever compares a name with some of the others misses one of them. */
async function makeAgain(t: CheckContext, stores: readonly DataStore[]): Promise<Together['again']> {
  const chosen = new Set([stores[0], stores[Math.floor(stores.length / 2)], stores.at(-1)]);
  const again: { store: DataStore; reply: Reply }[] = [];
  for (const store of chosen) {
    if (store === undefined) continue;
    const body = storeBody(t, 'HttpLinkDataStore', { name: store.name });
    again.push({ store, reply: await createStore(t, store.filespaceId, body) });
  }
  return again;
}

async function make(t: CheckContext, filespaceId: string, what: string | null): Promise<DataStore | null> {
  const ending = Object.entries(unusualNames).find(([name]) => name === what)?.[1];
  const name = [t.names.dataStore(), ending].filter((part) => part !== undefined).join('-');
  const body = storeBody(t, 'HttpLinkDataStore', { name });
  const reply = await createStore(t, filespaceId, body, { open: what !== null });
  return createdId(reply) === null ? null : storeOf(reply, filespaceId, body);
}

/** @throws {NotTested} where the target takes no such name. */
export async function unusualStore(t: CheckContext, what: string): Promise<OneOfManyStores> {
  const one = (await manyDataStores(t)).unusual.get(what);
  if (one === undefined) throw new NotTested(`the target takes no name with ${what}`);
  return one;
}

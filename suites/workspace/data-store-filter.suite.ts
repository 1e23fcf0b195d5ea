import {
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  expectThat,
  isInconclusiveAnswer,
  NotTested,
  observe,
  show,
} from '../../src/check/index.ts';
import {
  createStore,
  hasS3Params,
  type Kind,
  kinds,
  listStores,
  manyWords,
  newDataStore,
  possibleKinds,
  s3Params,
  sharedStore,
  storeBody,
  storeIn,
  storeOf,
  storesFilespace,
  storesIn,
  storesPath,
} from '../support/data-stores.ts';
import { absentPair, wildcardsOf, withBlot, wordsForNothing } from '../support/wildcards.ts';

for (const kind of kinds) {
  check('workspace.data-store.filter.finds', `the full name of an ${kind} finds it`, async (t) => {
    const store = await sharedStore(t, kind);
    const reply = await listStores(t, store.filespaceId, store.name);
    expectStatus(reply, 200);
    expectThat(storeIn(reply, store.id) !== undefined, `a list with ${store.name}`, 'one without it', reply);
  });
}

check('workspace.data-store.filter.unknown', 'a name that no data store has finds nothing', async (t) => {
  const stores = await Promise.all(possibleKinds(t).map((kind) => sharedStore(t, kind)));
  const { id: filespaceId } = await storesFilespace(t);
  // Longer than an existing name, too: what begins or ends with it is another name.
  const longer = stores.flatMap(({ name }, index) =>
    index === 0 ? [`${name}-and-more`, `not-${name}`, withBlot(name)] : [`${name}-and-more`],
  );
  // Nothing is made by being looked for.
  const strange = t.names.unique();
  for (const name of [strange, ...longer, strange]) {
    const reply = await listStores(t, filespaceId, name);
    expectStatus(reply, 200);
    expectEqual(storesIn(reply), [], `the data stores found by ${name}`, reply);
  }
});

check('workspace.data-store.filter.unknown', 'a word for nothing stands for itself', async (t) => {
  await Promise.all(possibleKinds(t).map((kind) => sharedStore(t, kind)));
  const { id: filespaceId } = await storesFilespace(t);
  for (const word of wordsForNothing) {
    const reply = await listStores(t, filespaceId, word);
    expectStatus(reply, 200);
    const strays = storesIn(reply).filter(({ name }) => !String(name).toLowerCase().includes(word));
    expectEqual(strays, [], `the data stores found by ${word} that are named otherwise`, reply);
  }
});

/** A data store whose name a loose reader takes for a number. */
function digitsStore(t: CheckContext) {
  return t.shared('workspace data store of digits', async (own) => {
    const { id: filespaceId } = await storesFilespace(own);
    const body = storeBody(own, 'HttpLinkDataStore', { name: `0${own.names.random('123456789', 12)}` });
    const made = await createStore(own, filespaceId, body, { open: true });
    if (!made.response.ok) throw new NotTested('the target takes no name of digits only');
    return storeOf(made, filespaceId, body);
  });
}

check('workspace.data-store.filter.finds', 'a name of digits finds its data store', async (t) => {
  const { id, name, filespaceId, reply: made } = await digitsStore(t);
  const reply = await listStores(t, filespaceId, name);
  expectStatus(reply, 200);
  expectThat(storeIn(reply, id) !== undefined, `the data store ${name}`, show(storesIn(reply)), made, reply);
});

check('workspace.data-store.filter.unknown', 'another way to write a number is another name', async (t) => {
  const { name: number, filespaceId, reply: made } = await digitsStore(t);
  // One word each: a filter may look for words, whatever stands between them.
  for (const name of [`0${number}`, `${number}e0`]) {
    const reply = await listStores(t, filespaceId, name, { open: true });
    if (reply.response.status === 200)
      expectEqual(storesIn(reply), [], `the data stores found by ${name}`, made, reply);
  }
});

check('workspace.data-store.filter.unknown', 'the bucket of a data store is not its name', async (t) => {
  if (!hasS3Params(t)) throw new NotTested('add `workspace.dataStore` to the profile');
  const { filespaceId } = await sharedStore(t, 'S3DataStore');
  const bucket = String(s3Params(t).bucketName);
  const reply = await listStores(t, filespaceId, bucket, { open: true });
  if (reply.response.status !== 200) throw new NotTested('the target takes no such text as a filter');
  // A name may be found by any of the words.
  const words = wordsOf(bucket);
  const strays = storesIn(reply).filter(({ name }) => !words.some((word) => String(name).toLowerCase().includes(word)));
  expectEqual(strays, [], `the data stores found by ${bucket} that are named otherwise`, reply);
});

const wordsOf = (text: unknown): string[] =>
  String(text)
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

check('workspace.data-store.filter.unknown', 'what else a data store is does not make it found', async (t) => {
  if (!hasS3Params(t)) throw new NotTested('add `workspace.dataStore` to the profile');
  const { filespaceId } = await sharedStore(t, 'S3DataStore');
  const { region, endpoint } = s3Params(t);
  for (const text of ['S3DataStore', region, endpoint]) {
    if (typeof text !== 'string' || text === '') continue;
    const reply = await listStores(t, filespaceId, text, { open: true });
    if (reply.response.status !== 200) continue;
    const words = wordsOf(text);
    const strays = storesIn(reply).filter(({ name }) => !words.some((word) => wordsOf(name).includes(word)));
    expectEqual(strays, [], `the data stores found by ${text} that are named otherwise`, reply);
  }
});

check('workspace.data-store.filter.unknown', 'two letters that stand in no name find nothing', async (t) => {
  const stores = await Promise.all(possibleKinds(t).map((kind) => sharedStore(t, kind)));
  const { id: filespaceId } = await storesFilespace(t);
  const pair = absentPair(stores.map(({ name }) => name));
  if (pair === null) throw new NotTested('every unlikely pair of letters stands in a name');
  const reply = await listStores(t, filespaceId, pair, { open: true });
  if (reply.response.status !== 200) throw new NotTested(`the target takes no filter as short as ${pair}`);
  const strays = storesIn(reply).filter(({ name }) => !String(name).toLowerCase().includes(pair));
  expectEqual(strays, [], `the data stores found by ${pair} that are named otherwise`, reply);
});

check('workspace.data-store.filter.literal', 'characters of a pattern are taken literally', async (t) => {
  const stores = await Promise.all(possibleKinds(t).map((kind) => sharedStore(t, kind)));
  for (const { filespaceId, name: known } of stores) {
    for (const name of wildcardsOf(known)) {
      const reply = await listStores(t, filespaceId, name, { open: true });
      // Where no name can have such a character, a filter with it may be rejected.
      if (reply.response.status !== 400) expectStatus(reply, 200);
      if (reply.response.status === 200) expectEqual(storesIn(reply), [], `the data stores found by ${name}`, reply);
    }
  }
});

/** Two names of one length that differ behind a beginning as long as the target takes, so that no part of it will do. */
async function alikeUntilTheEnd(t: CheckContext, kind: Kind) {
  const unique = t.names.dataStore();
  const make = async (beginning: string) => {
    const [wanted, other] = await Promise.all([
      newDataStore(t, kind, { name: `${beginning}-w` }),
      newDataStore(t, kind, { name: `${beginning}-o` }),
    ]);
    return { wanted, other };
  };
  if (kind === 'S3DataStore') return make(unique);
  return make(`${unique}-${manyWords}`).catch((error: unknown) => {
    // How long a name may be is open.
    if (isInconclusiveAnswer(error)) return make(unique);
    throw error;
  });
}

for (const kind of kinds) {
  check('workspace.data-store.filter.excludes', `the name of an ${kind} finds no other one`, async (t) => {
    const { wanted, other } = await alikeUntilTheEnd(t, kind);
    const reply = await listStores(t, wanted.filespaceId, wanted.name);
    const strays = storesIn(reply).filter(
      ({ name }) => !String(name).toLowerCase().includes(wanted.name.toLowerCase()),
    );
    const found = strays.map(({ name }) => name);
    expectEqual(found, [], `the data stores found by ${wanted.name} that are named otherwise`, other.reply, reply);
  });
}

observe('workspace.data-store.filter.part', async (t) => {
  const unique = t.names.dataStore();
  const store = await newDataStore(t, 'HttpLinkDataStore', { name: `${unique}-part` });
  const finds = async (name: string): Promise<string> =>
    storeIn(await listStores(t, store.filespaceId, name), store.id) === undefined ? 'no' : 'yes';
  const [beginning, end, middle] = await Promise.all([
    finds(store.name.slice(0, -3)),
    finds(store.name.slice(4)),
    finds(store.name.slice(4, -3)),
  ]);
  return `the beginning: ${beginning}, the end: ${end}, the middle: ${middle}`;
});

observe('workspace.data-store.filter.case', async (t) => {
  const store = await sharedStore(t, 'HttpLinkDataStore');
  const reply = await listStores(t, store.filespaceId, store.name.toUpperCase(), { open: true });
  if (reply.response.status !== 200) return String(reply.response.status);
  return storeIn(reply, store.id) === undefined ? 'yes' : 'no';
});

observe('workspace.data-store.filter.empty', async (t) => {
  const { filespaceId, id } = await sharedStore(t, 'HttpLinkDataStore');
  const reply = await t.workspace.raw({
    operation: `GET ${storesPath}`,
    path: { filespaceId },
    query: { name: '' },
    open: true,
  });
  if (reply.response.status !== 200) return String(reply.response.status);
  return storeIn(reply, id) === undefined ? 'nothing' : 'everything';
});

import {
  type CheckContext,
  check,
  exchangeOf,
  expectStatus,
  expectThat,
  fail,
  Inconclusive,
  late,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { serviceAccount } from '../../src/resources/index.ts';
import { identify, listAccounts, noteOthers, othersListedLike } from '../support/account-ids.ts';
import { lastingAccount } from '../support/account-tokens.ts';
import { untilAged } from '../support/aged.ts';
import { areIdsReused, goneAccount, unlessIdsAreReused } from '../support/id-reuse.ts';
import { expectItself } from '../support/identity.ts';
import { arraysOf, type JsonObject } from '../support/lists.ts';
import { accountOfForm, manyServiceAccounts } from '../support/many-service-accounts.ts';
import { isTelling, mentions, showsName, valuesOf } from '../support/open-bodies.ts';
import { deleteAccount, getAccount, longLived, newAccount, sharedAccount } from '../support/service-accounts.ts';

check('workspace.service-account.list.status', 'the list answers 200', async (t) => {
  expectStatus(await listAccounts(t), 200);
});

/** Two accounts, one of them with a key, and the list. */
function listedAccounts(t: CheckContext) {
  return t.shared('workspace accounts in the list', async (own) => {
    const accounts = [await sharedAccount(own), await newAccount(own, { identity: longLived(t) })];
    return { accounts, list: await listAccounts(own) };
  });
}

check('workspace.service-account.create.one', 'a created account is in the list once', async (t) => {
  const { accounts, list } = await listedAccounts(t);
  for (const account of accounts) await expectOne(t, account, list);
});

check('workspace.service-account.create.one', 'of many accounts each is in the list once', async (t) => {
  for (const { accounts, list } of (await manyServiceAccounts(t)).together) {
    // What is called 0 has a name that may stand for anything.
    for (const { id, name } of accounts) if (id !== null && name.length > 1) await expectOne(t, { id, name }, list);
  }
});

async function expectOne(t: CheckContext, account: NamedAccount, list: Reply): Promise<void> {
  for (const { records } of arraysOf(exchangeOf(list).json)) {
    const [itself, ...others] = accountsIn(records, account);
    if (itself === undefined || others.length === 0) continue;
    // Keys may stand among the accounts that they are of, with their name: what is no account is not found as one.
    const found = await Promise.all(others.map((record) => isAccount(t, record)));
    const count = 1 + found.filter(Boolean).length;
    expectThat(count <= 1, `one account ${account.name} in the list`, String(count), list);
  }
}

async function isAccount(t: CheckContext, { id }: JsonObject): Promise<boolean> {
  if (typeof id !== 'string' && typeof id !== 'number') return true;
  return (await getAccount(t, String(id))).response.status !== 404;
}

interface NamedAccount {
  id: string;
  name: string;
}

/**
 * What else the list shows is open: keys may have the name of an account, too, in an array of their own, and accounts may
 * name others. Where one record shows the id and the name, another one that has the name in that place is another account.
 */
function accountsIn(records: readonly JsonObject[], { id, name }: NamedAccount): JsonObject[] {
  const placesOf = (record: JsonObject, text: string): string[] =>
    valuesOf(record).flatMap(({ path, value }) => (value === text ? [path] : []));
  const isItself = (record: JsonObject): boolean => placesOf(record, id).length > 0;
  const itself = records.filter(isItself);
  const places = itself.flatMap((record) => placesOf(record, name));
  if (places.length === 0) return records.filter((record) => record.name === name);
  const others = records.filter((record) => !isItself(record));
  const namesakes = others.filter((record) => placesOf(record, name).some((path) => places.includes(path)));
  return [...itself.slice(0, 1), ...namesakes];
}

check('workspace.service-account.list.contains-created', 'the ids of created accounts are in the list', async (t) => {
  const { accounts, list } = await listedAccounts(t);
  expectStatus(list, 200);
  for (const { id, reply } of accounts) {
    expectThat(mentions(list, id), `the id ${id} in the list`, 'none', reply, list);
  }
});

check(
  'workspace.service-account.list.contains-created',
  'an account that asks for the list is in it itself',
  async (t) => {
    const { id, name, token } = await lastingAccount(t);
    const other = await sharedAccount(t);
    const by = t.workspace.withAuthorization(`Bearer ${token}`);
    const list = await by.raw({ operation: 'GET /api/v1/service-accounts' });
    // What an account may see is open: one that sees another one made by somebody else sees the list.
    if (!mentions(list, other.id)) throw new NotTested('an account that was made in the run sees no other ones');
    expectThat(mentions(list, id) || showsName(list, name), `the id ${id} in the list`, 'none', list);
  },
);

check('workspace.service-account.list.contains-created', 'what another account makes is in the list', async (t) => {
  const { token } = await lastingAccount(t);
  const by = t.workspace.withAuthorization(`Bearer ${token}`);
  await noteOthers(t);
  const name = t.names.serviceAccount();
  const reply = await by.raw({ operation: serviceAccount.create, body: { name }, open: true });
  if (!reply.response.ok) throw new NotTested('a new account makes no accounts here');
  const { id } = await identify(t, reply, name);
  if (id === null) throw new NotTested('nothing leads to what a new account made');
  const got = await getAccount(t, id);
  if (got.response.status === 404) {
    const seen = await by.raw({ operation: serviceAccount.get, path: { serviceAccountId: id }, also: [404] });
    if (seen.response.ok) throw new NotTested('an account is seen only by the one that made it');
  }
  expectStatus(got, 200, 'another account of the workspace has made it');
  const list = await listAccounts(t);
  expectThat(mentions(list, id) || showsName(list, name), `the id ${id} in the list`, 'none', reply, list);
});

// Whoever asks about an id that was given again may take away what others made.
check(
  'workspace.service-account.list.contains-created',
  'each of many accounts is listed',
  unlessIdsAreReused(serviceAccount, async (t) => {
    for (const { accounts, list } of (await manyServiceAccounts(t)).together) {
      expectStatus(list, 200);
      const known = accounts.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]));
      const missing = known.filter(({ id, name }) => !mentions(list, id) && !showsName(list, name));
      const names = missing.map(({ name }) => name);
      expectThat(missing.length === 0, `all ${known.length} accounts in the list`, `none of ${names.join(', ')}`, list);
    }
  }),
);

/** An account with nothing but a name, and what leads to it. */
function plainAccount(t: CheckContext) {
  return t.shared('workspace account with nothing but a name', async (own) => {
    const name = own.names.serviceAccount();
    await noteOthers(own);
    const reply = await own.workspace.raw({ operation: 'POST /api/v1/service-accounts', body: { name } });
    if (!reply.response.ok) return { name, reply, id: null, attempts: [] };
    return { name, reply, ...(await identify(own, reply, name, undefined, true)) };
  });
}

/** @throws {Inconclusive} where it was rejected, which is judged by itself. */
async function acceptedPlainAccount(t: CheckContext) {
  const account = await plainAccount(t);
  if (!account.reply.response.ok) throw new Inconclusive('no service account could be created');
  return account;
}

check('workspace.service-account.create.status', 'a create with nothing but a name is accepted', async (t) => {
  // The body is open, and may be missing.
  expectStatus((await plainAccount(t)).reply, 201);
});

check('workspace.service-account.create.with-key', 'a create with a service identity answers 201', async (t) => {
  for (const form of ['with a key', 'with a key for one use']) {
    expectStatus((await accountOfForm(t, form)).reply, 201, form);
  }
});

check('workspace.service-account.create.id', 'the answer or the list holds the id of the account', async (t) => {
  const { id, attempts, reply } = await acceptedPlainAccount(t);
  // That the id can be found in the list is all that is said about it.
  const wanted = 'a text in the answer, or beside the name in the list, that is the id of the account';
  expectThat(id !== null, wanted, 'none that can be read', ...attempts, reply);
});

check('workspace.service-account.get.status', 'an account just created is found', async (t) => {
  const { id, attempts, reply } = await acceptedPlainAccount(t);
  if (id !== null) return expectStatus(await getAccount(t, id), 200);
  if (attempts.length === 0) throw new Inconclusive('neither the answer nor the list holds anything like an id');
  const statuses = [...new Set(attempts.map(({ response }) => response.status))].join(', ');
  return fail('status 200 for one of the ids that the service shows for the account', statuses, reply, ...attempts);
});

late.check(
  'workspace.service-account.get.status',
  'an account is there for as long as nobody deletes it',
  async (t) => {
    const { id, reply } = await acceptedPlainAccount(t);
    if (id === null) throw new Inconclusive('neither the answer nor the list holds anything like an id');
    await untilAged(t, reply);
    expectStatus(await getAccount(t, id), 200, 'created a while ago, with others after it');
  },
);

check('workspace.service-account.get.status', 'accounts that existed before the run are found', async (t) => {
  const { id: known } = await sharedAccount(t);
  const list = await listAccounts(t);
  expectStatus(list, 200);
  const before = (await othersListedLike(t, list, known)).slice(0, 2);
  if (before.length === 0) throw new NotTested('the list shows no account from before the run in the place of an id');
  for (const id of before) {
    const reply = await getAccount(t, id);
    if (reply.response.status === 200) continue;
    const again = await listAccounts(t);
    const isStill = (await othersListedLike(t, again, known)).includes(id);
    if (isStill) expectStatus(reply, 200, 'the account is listed');
  }
});

check(
  'workspace.service-account.get.identity',
  'of two accounts, each get shows the one that was asked for',
  async (t) => {
    const [one, { id, ...plain }] = [await sharedAccount(t), await acceptedPlainAccount(t)];
    const other = id === null ? await newAccount(t) : { ...plain, id };
    const expectOwn = async (account: Pick<typeof one, 'id' | 'name'>): Promise<void> => {
      const reply = await getAccount(t, account.id);
      if (reply.response.ok && exchangeOf(reply).body === 'empty')
        throw new NotTested('what get service account shows is open, and it shows nothing');
      prepared(reply, 200, 'get a service account');
      expectItself(reply, account, { others: [one, other].filter(({ id }) => id !== account.id), idFields: [] });
    };
    // In turn, so that each is read right after another one.
    for (const account of [one, other, one]) await expectOwn(account);
    // By the beginning of its name the first one is found, which was there before.
    await expectOwn(await newAccount(t, { name: `${one.name}-1` }));
  },
);

check('workspace.service-account.delete.status', 'an account can be deleted', async (t) => {
  const { deletion } = await deletionOf(t);
  const isTaken = deletion.response.status === 404 && areIdsReused(t, serviceAccount);
  expectStatus(isTaken ? await deleteAccount(t, (await newAccount(t)).id) : deletion, 200);
  const { id } = await newAccount(t, { identity: longLived(t) });
  expectStatus(await deleteAccount(t, id), 200, 'the account has a key');
});

interface Deleted {
  id: string;
  name: string;
  before: Reply;
  deletion: Reply;
}

/** An account that was created, listed and deleted again. */
function deletionOf(t: CheckContext): Promise<Deleted> {
  return t.shared('workspace account that was deleted', async (own) => {
    const { id, name } = await newAccount(own);
    const before = await listAccounts(own);
    return { id, name, before, deletion: await deleteAccount(own, id) };
  });
}

/** The same where the target accepted it. */
async function deletedAccount(t: CheckContext): Promise<Deleted> {
  const made = await deletionOf(t);
  if (made.deletion.response.status !== 200) throw new Inconclusive('the service account could not be deleted');
  return made;
}

goneAccount('workspace.service-account.delete.gone', 'a deleted account is not found', async (t) => {
  const { id } = await deletedAccount(t);
  expectStatus(await getAccount(t, id), 404, 'the service account was deleted');
});

goneAccount('workspace.service-account.delete.not-listed', 'a deleted account is not listed', async (t) => {
  const { id, name, before, deletion } = await deletedAccount(t);
  const list = await listAccounts(t);
  expectStatus(list, 200);
  if (showsName(before, name)) expectThat(!showsName(list, name), `no ${name} in the list`, 'it', deletion, list);
  else if (!isTelling(id)) throw new NotTested('the list shows no names, and a short id may be that of something else');
  if (isTelling(id)) expectThat(!mentions(list, id), `no ${id} in the list`, 'it', deletion, list);
});

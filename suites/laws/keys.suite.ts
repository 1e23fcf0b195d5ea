import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectStatus,
  expectThat,
  Inconclusive,
  isInconclusiveAnswer,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { serviceAccount } from '../../src/resources/index.ts';
import { listAccounts } from '../support/account-ids.ts';
import { tryToken, untriedToken } from '../support/account-tokens.ts';
import { commonPlace } from '../support/common-directories.ts';
import { afterItsEnd, newShortKey, type ShortKey } from '../support/expiry.ts';
import { succeeded } from '../support/filespaces.ts';
import { areIdsReused, goneAccount } from '../support/id-reuse.ts';
import { shortest } from '../support/json-text.ts';
import { accountOfForm, endless, farEnds, otherEnds } from '../support/many-service-accounts.ts';
import { sharedFilespace } from '../support/new-filespaces.ts';
import { mentions } from '../support/open-bodies.ts';
import { byOtherAccount } from '../support/other-account.ts';
import { inOtherWorkspace } from '../support/other-workspace.ts';
import { inParallel } from '../support/parallel.ts';
import {
  createRaw,
  deleteAccount,
  getAccount,
  longLived,
  newAccount,
  sharedAccount,
} from '../support/service-accounts.ts';

/*
 * Every rule of a key holds for every kind of key, used before or not. What a single-use key may be used for is open, so
 * that only its end is judged: a key that has ended opens nothing.
 */

interface Kind {
  what: string;
  isSingleUse: boolean;
  isUsed: boolean;
}

const kinds: readonly [Kind, ...Kind[]] = [
  { what: 'an ordinary key that was used', isSingleUse: false, isUsed: true },
  { what: 'an ordinary key that was never used', isSingleUse: false, isUsed: false },
  { what: 'a single-use key that was used', isSingleUse: true, isUsed: true },
  { what: 'a single-use key that was never used', isSingleUse: true, isUsed: false },
];

/** A key of the kind once it has ended, and an account without one that was there before it. */
function ended(t: CheckContext, { what, isSingleUse, isUsed }: Kind) {
  return t.sharedSlowly(`workspace account with ${what} until its end`, async (own) => {
    const keyless = await sharedAccount(own);
    const key = await newShortKey(own, undefined, isSingleUse).catch((error: unknown) => {
      if (!isInconclusiveAnswer(error) || !isSingleUse) throw error;
      throw new NotTested('the target makes no single-use key that ends soon');
    });
    if (isUsed) await tryToken(own, key.token);
    const { last } = await afterItsEnd(own, key);
    return { last, keyless };
  });
}

check('workspace.service-account.get.status', 'accounts without a key outlive the keys of others', async (t) => {
  const [kind] = kinds;
  const { last, keyless } = await ended(t, kind);
  if (last.response.status !== 401) throw new Inconclusive('the key has not ended');
  expectStatus(await getAccount(t, keyless.id), 200, 'nobody has deleted it, and the key of another account has ended');
});

for (const { what, isSingleUse, isUsed } of kinds) {
  check('workspace.service-account.token.after-expiry', `${what} is rejected after its end`, async (t) => {
    const { last } = await ended(t, { what, isSingleUse, isUsed });
    expectStatus(last, 401, `${what}, and has expired`);
  });

  const deleted = (t: CheckContext) =>
    t.shared(`workspace account deleted with ${what}`, async (own) => {
      const { id, token } = await newKey(own, isSingleUse);
      if (isUsed) await tryToken(own, token);
      const deletion = await deleteAccount(own, id);
      // Where ids are given again, somebody else may have it by now.
      const again = areIdsReused(own, serviceAccount) || !deletion.response.ok ? null : await deleteAccount(own, id);
      return { token, deletion, again };
    });

  check('workspace.service-account.delete.status', `an account with ${what} is deleted`, async (t) => {
    // What becomes of an account whose only key has been used up is open.
    expectStatus((await deleted(t)).deletion, isSingleUse && isUsed ? [200, 404] : 200, what);
  });

  goneAccount('workspace.not-found.service-account', `an account with ${what} is deleted once`, async (t) => {
    const { again } = await deleted(t);
    if (again === null) throw new NotTested('there is nothing, or somebody else, to be deleted again');
    expectStatus(again, 404, `an account with ${what} was deleted`);
  });

  check('workspace.service-account.delete.revokes', `${what} is rejected once its account is deleted`, async (t) => {
    const { token, deletion } = await deleted(t);
    if (isSingleUse && isUsed && deletion.response.status === 404) throw new NotTested('its account went before');
    if (deletion.response.status !== 200) {
      throw new Inconclusive(`the service account could not be deleted: got ${describe(exchangeOf(deletion))}`);
    }
    expectStatus(await tryToken(t, token), 401, `${what}, of an account that was deleted`);
  });
}

/** How the moment of an end is written; undefined: as that of UTC. */
type End = ((ends: number) => string) | undefined;

/** The moment of an end in the form of a place that is hours behind: who adds the offset once more lets the key live on. */
const behind = (ends: number): string => new Date(ends - 5 * 3_600_000).toISOString().replace('Z', '-05:00');

/** @throws {NotTested} where no such key is made; in which timezones an end may be written is for the target to say. */
async function shortKeyOf(maker: CheckContext, end: End): Promise<ShortKey> {
  const ways: readonly End[] = end === undefined ? [undefined] : [end, undefined];
  for (const written of ways) {
    try {
      return await newShortKey(maker, written);
    } catch (error) {
      if (!isInconclusiveAnswer(error)) throw error;
    }
  }
  throw new NotTested('no key that ends soon is made there');
}

/** Wherever a key is made, and whoever makes it, it ends. */
const makers: readonly [what: string, by: (t: CheckContext) => CheckContext | Promise<CheckContext>, end: End][] = [
  ['of the other workspace', inOtherWorkspace, undefined],
  ['that another account made', byOtherAccount, behind],
];

for (const [what, by, end] of makers) {
  check('workspace.service-account.token.after-expiry', `a key ${what} is rejected after its end`, async (t) => {
    if (t.depth === 'smoke') throw new NotTested('tested from `--depth standard` on');
    const maker = await by(t);
    const key = await shortKeyOf(maker, end);
    const { last } = await afterItsEnd(maker, key);
    expectStatus(last, 401, 'the key has expired');
  });
}

const rooms: readonly [what: string, here: typeof inOtherWorkspace, elsewhere: typeof inOtherWorkspace][] = [
  ['of the other workspace', inOtherWorkspace, (t) => t],
  ['of the workspace', (t) => t, inOtherWorkspace],
];

for (const [what, here, elsewhere] of rooms) {
  check('workspace.ownership.filespace', `a single-use key ${what} opens no other`, async (t) => {
    const maker = here(t);
    const { id: filespaceId } = await sharedFilespace(elsewhere(t));
    const { token } = await newKey(maker, true);
    const operation = 'GET /api/v1/filespaces/{filespaceId}' as const;
    const client = maker.workspace.withAuthorization(`Bearer ${token}`);
    // How a key for one use refuses is open.
    const reply = await client.raw({ operation, path: { filespaceId }, open: true });
    expectThat(!reply.response.ok, 'no filespace of another workspace', String(reply.response.status), reply);
  });
}

const unusualEnds = [
  ['a key without an end', endless],
  ['a key that ends in many years', farEnds[2]],
  ['a key that ends on a day', otherEnds[0]],
] as const;

for (const [what, form] of unusualEnds) {
  /** It was removed with the others of its kind; its id may belong to another one by now. */
  const removed = (t: CheckContext) =>
    t.shared(`workspace account removed with ${what}`, async (own) => {
      const { id, name, reply, token } = await accountOfForm(own, form);
      if (!reply.response.ok || token === null || id === null) throw new NotTested('the target makes no such key');
      return { id, name, token, get: await getAccount(own, id) };
    });

  check('workspace.service-account.delete.status', `an account with ${what} is deleted`, async (t) => {
    const { id, name, get } = await removed(t);
    if (get.response.status !== 200) return;
    if (!mentions(get, name)) throw new NotTested('what has the id of the removed account may be another one');
    expectStatus(await deleteAccount(t, id), 200, what);
  });

  check('workspace.service-account.delete.revokes', `${what} is rejected once its account is deleted`, async (t) => {
    const { token, get } = await removed(t);
    if (get.response.status !== 404) throw new NotTested('the account of the key cannot be told to be gone');
    expectStatus(await tryToken(t, token), 401, `${what}, of an account that was deleted`);
  });
}

// Each part of a service may remember by itself whom it has let in: all are asked by a key that they know already.
check('workspace.service-account.delete.revokes', 'no part of the service goes on for a key it has seen', async (t) => {
  const { id, token } = await newKey(t, false);
  const { filespaceId } = await commonPlace(t);
  const ask = () => inParallel(placesToAsk(filespaceId).map((request) => askWith(t, token, request)));
  const before = await ask();
  succeeded(await deleteAccount(t, id), 'delete a service account');
  const after = await ask();
  for (const [index, reply] of after.entries()) {
    if (before[index]?.response.status === 401) throw new Inconclusive('the key was not accepted before, either');
    expectStatus(reply, 401, 'a key that was used there before its account was deleted');
  }
});

/** One harmless request for each kind of thing; whether a new account may see it does not matter. */
function placesToAsk(filespaceId: string) {
  const path = { filespaceId };
  return [
    { operation: 'GET /api/v1/members' },
    { operation: 'GET /api/v1/service-accounts' },
    { operation: 'GET /api/v1/filespaces/{filespaceId}', path },
    { operation: 'GET /api/v1/filespaces/{filespaceId}/entries/resolve', path, query: { path: '/' } },
    { operation: 'GET /api/v1/filespaces/{filespaceId}/external/data-stores', path },
    { operation: 'GET /api/v1/filespaces/{filespaceId}/direct-links', path, query: { path: '/' } },
  ] as const;
}

function askWith(t: CheckContext, token: string, request: ReturnType<typeof placesToAsk>[number]): Promise<Reply> {
  return t.workspace.withAuthorization(`Bearer ${token}`).raw({ ...request, open: true });
}

async function newKey(t: CheckContext, isSingleUse: boolean): Promise<{ id: string; token: string }> {
  const account = await newAccount(t, { identity: { ...longLived(t), isSingleUse } });
  const found = await untriedToken(t, account.reply);
  if (found === null) throw new Inconclusive('no text stands where the tokens of other accounts do');
  return { id: account.id, token: found.token };
}

check('workspace.service-account.create.token-own', 'keys of every kind have tokens of their own', async (t) => {
  const replies = [];
  for (const isSingleUse of [true, false, true]) {
    const name = t.names.serviceAccount();
    replies.push(await createRaw(t, { name, serviceIdentity: { ...longLived(t), isSingleUse } }));
  }
  const found = await Promise.all(replies.map((reply) => untriedToken(t, reply)));
  const tokens = found.flatMap((each) => (each === null ? [] : [each.token]));
  if (tokens.length < replies.length) throw new Inconclusive('no text stands where the tokens of other accounts do');
  expectThat(new Set(tokens).size === tokens.length, 'a token for each key', 'the same for two', ...replies);
});

/** The first looks at an account with a key of each kind. */
function looksAtKeyed(t: CheckContext) {
  return t.shared('workspace looks at accounts with keys', async (own) => {
    const looks = [];
    for (const isSingleUse of [false, true]) {
      const { id, token } = await newKey(own, isSingleUse);
      looks.push({ token, got: await getAccount(own, id), list: await listAccounts(own) });
    }
    return looks;
  });
}

check('workspace.service-account.get.status', 'accounts with keys of every kind are found', async (t) => {
  for (const { got } of await looksAtKeyed(t)) expectStatus(got, 200, 'an account with a key that was not used');
});

// The token is a secret from its creation on: every later answer that holds it is noticed, whatever it answers.
check('workspace.secrets.service-account-token', 'tokens of every kind are shown once', async (t) => {
  for (const { token, got, list } of await looksAtKeyed(t)) {
    for (const reply of [got, list]) {
      const what = 'an answer with the token';
      expectThat(!shortest(exchangeOf(reply)).includes(token), 'no answer that holds the token of a key', what, reply);
    }
  }
});

import {
  type CheckContext,
  type Expectation,
  exchangeOf,
  Inconclusive,
  isInconclusiveAnswer,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { maxCandidates, places } from './account-ids.ts';
import { commonPlace } from './common-directories.ts';
import { exactBody, type Found, isDate, soundsSecret, valuesOf } from './open-bodies.ts';
import { longLived, newAccount, type ServiceAccount } from './service-accounts.ts';

export interface KeyedAccount extends ServiceAccount {
  token: string;
}

/** A fresh account with a key that lasts for an hour, and the token of that key. */
export async function newKeyedAccount(t: CheckContext, name?: string, identity = longLived(t)): Promise<KeyedAccount> {
  const account = await newAccount(t, { name, identity });
  const token = await tokenIn(t, account);
  if (token === null) throw new Inconclusive('no text in the answer of the create authenticates');
  return { ...account, token };
}

/** Uses a token for a harmless request. */
export function tryToken(t: CheckContext, token: string): Promise<Reply> {
  return t.workspace.withAuthorization(`Bearer ${token}`).raw({ operation: 'GET /api/v1/filespaces' });
}

/** A create of a directory in the common one. Whether an account may make one there is open. */
async function createAs(t: CheckContext, token: string, name: string, expectation: Expectation): Promise<Reply> {
  const { filespaceId, id: parentId } = await commonPlace(t);
  const body = { parentId, name, type: 'dir' };
  const operation = 'POST /api/v1/filespaces/{filespaceId}/entries' as const;
  const by = t.workspace.withAuthorization(`Bearer ${token}`);
  return by.raw({ operation, path: { filespaceId }, body, ...expectation });
}

/**
 * Creates directories by the token of an account of the run's own.
 * @throws {NotTested} where such an account makes none.
 */
export async function creatingAsNewAccount(t: CheckContext): Promise<(name: string) => Promise<Reply>> {
  const { token } = await lastingAccount(t);
  const { status } = exchangeOf(
    await t.shared('workspace directory by a learned token', (own) =>
      createAs(own, token, own.names.directory(), { open: true }),
    ),
  );
  if (status !== 201) throw new NotTested(`a new account makes no directory here: got ${status}`);
  return (name) => createAs(t, token, name, {});
}

/** The text of a create's answer that authenticates; from then on it is a secret. Not for single-use keys. */
export async function tokenIn(t: CheckContext, account: Pick<ServiceAccount, 'id' | 'reply'>): Promise<string | null> {
  await refusesStrangers(t);
  const { tokens } = await places(t);
  for (const { path, value } of tokenCandidates(account.reply, tokens, account.id)) {
    const { response } = await tryToken(t, value);
    if (!response.ok) continue;
    t.secret(value, 'SERVICE_ACCOUNT_TOKEN');
    if (!tokens.includes(path)) tokens.unshift(path);
    return value;
  }
  return null;
}

/** The text where earlier answers had their token, untried: a single-use token may be used up by a try. */
export async function untriedToken(t: CheckContext, reply: Reply): Promise<{ token: string; path: string } | null> {
  const known = await places(t);
  if (known.tokens.length === 0) await lastingToken(t);
  const inKnownPlace = () => tokensLike(reply).find(({ path }) => known.tokens.includes(path));
  // Two versions of the service may answer with their tokens in two places.
  for (let more = 1; more <= moreTokens && inKnownPlace() === undefined; more++) await lastingToken(t, more);
  const found = inKnownPlace();
  if (found === undefined || found.value.length < minTokenLength) return null;
  t.secret(found.value, 'SERVICE_ACCOUNT_TOKEN');
  return { token: found.value, path: found.path };
}

/** An account with a key for whoever needs one that stays; others of the kind have a number. */
export function lastingAccount(t: CheckContext, number = 0): Promise<KeyedAccount> {
  return t.shared(`workspace learned token${number === 0 ? '' : ` ${number}`}`, (own) => newKeyedAccount(own));
}

/** So many are made to learn where else a token may stand. */
const moreTokens = 3;

/** Null where no account with a key can be made: that is judged elsewhere. */
export async function lastingToken(t: CheckContext, number = 0): Promise<string | null> {
  try {
    return (await lastingAccount(t, number)).token;
  } catch (error) {
    if (!isInconclusiveAnswer(error)) throw error;
    return null;
  }
}

/** How tokens look is open; what is shorter than this would be none. */
const minTokenLength = 6;

/** The texts of an answer; a token may be shown as it stands in the header, behind the word of its scheme. */
function tokensLike(reply: Reply): Found[] {
  return valuesOf(exactBody(reply)).map(({ path, value }) => ({ path, value: value.replace(/^bearer\s+/i, '') }));
}

export function tokenCandidates(reply: Reply, known: readonly string[], id: string): Found[] {
  const rank = (found: Found): number => {
    const place = known.indexOf(found.path);
    if (place >= 0) return place;
    return soundsSecret(found) ? 1_000 : 1_001;
  };
  return tokensLike(reply)
    .filter((found) => found.value.length >= minTokenLength && found.value !== id && !isDate(found))
    .filter(({ value }) => /^[\x21-\x7e]+$/.test(value))
    .sort((a, b) => rank(a) - rank(b) || b.value.length - a.value.length)
    .slice(0, maxCandidates);
}

/** Where every text authenticates, none can be told to be the token. */
function refusesStrangers(t: CheckContext): Promise<void> {
  return t.shared('workspace rejects strangers', async (own) => {
    const { response } = await tryToken(own, own.names.random('abcdefghijklmnopqrstuvwxyz0123456789', 40));
    if (response.ok) throw new Inconclusive('a token that was never issued is accepted, so that none can be told');
  });
}

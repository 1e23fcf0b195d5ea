import { type CheckContext, exchangeOf, Inconclusive, prepared, type Reply } from '../../src/check/index.ts';
import { isCounted } from './identifiers.ts';
import { isObject } from './lists.ts';
import { clientOf, type Side } from './sides.ts';

/** A text or number somewhere in a body whose shape is open. */
export interface Found {
  /** The keys that lead to it: `data.id`. */
  path: string;
  value: string;
}

export interface ServiceAccount {
  id: string;
  name: string;
  reply: Reply;
}

const maxDepth = 6;

export function valuesOf(body: unknown, path = '', depth = 0): Found[] {
  if (typeof body === 'string' || typeof body === 'number') return [{ path, value: String(body) }];
  if (body === null || typeof body !== 'object' || depth > maxDepth) return [];
  return Object.entries(body).flatMap(([key, item]) => valuesOf(item, path === '' ? key : `${path}.${key}`, depth + 1));
}

/** The body of an answer, where a number that is too large to be exact is the text of its digits: it may be an id. */
function exactBody(reply: Reply): unknown {
  const { json, text } = exchangeOf(reply);
  if (json === undefined || !/\d{16}/.test(text)) return json;
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(context?.source ?? '')
      ? context?.source
      : value,
  );
}

const isDate = ({ value }: Found): boolean => /^\d{4}-\d\d-\d\d/.test(value);
const soundsSecret = ({ path }: Found): boolean => /token|secret|credential|jwt/i.test(path);

const usualPlaces: readonly string[] = ['id', 'data.id', 'serviceAccount.id', 'data.serviceAccount.id'];
/** More texts than a record has, so that only a search in vain comes to its end. */
const maxCandidates = 30;

/** Most likely first: where earlier accounts had theirs, the usual names, then whatever there is, longest first. */
function idCandidates(body: unknown, name: string, known: readonly string[]): Found[] {
  const usual = [...known, ...usualPlaces];
  const rank = (found: Found): number => {
    const place = usual.indexOf(found.path);
    if (place >= 0) return place;
    if (soundsSecret(found)) return 1_002;
    return /id$/i.test(found.path) ? 1_000 : 1_001;
  };
  return valuesOf(body)
    .filter((found) => found.value !== '' && found.value !== name && !isDate(found) && !/^\.{1,2}$/.test(found.value))
    .sort((a, b) => rank(a) - rank(b) || b.value.length - a.value.length)
    .slice(0, maxCandidates);
}

export function getAccount(t: CheckContext, serviceAccountId: string, side?: Side) {
  return clientOf(t, side).raw({
    operation: 'GET /api/v1/service-accounts/{serviceAccountId}',
    path: { serviceAccountId },
  });
}

export function deleteAccount(t: CheckContext, serviceAccountId: string) {
  return t.workspace.raw({
    operation: 'DELETE /api/v1/service-accounts/{serviceAccountId}',
    path: { serviceAccountId },
  });
}

export function listAccounts(t: CheckContext, side?: Side) {
  return clientOf(t, side).raw({ operation: 'GET /api/v1/service-accounts' });
}

/** The places where ids and tokens of this target's accounts were found. */
interface Places {
  ids: string[];
  tokens: string[];
  /**
   * What the list showed before the first create. A new account can have such an id only where keys and accounts are
   * counted apart, or where the list leaves somebody out.
   */
  others: Set<string>;
  /** Whether an account has shown its name when read: then one that does not is another one. */
  showNames: boolean;
}

function places(t: CheckContext): Promise<Places> {
  return t.shared('workspace account places', async () => ({
    ids: [],
    tokens: [],
    others: new Set<string>(),
    showNames: false,
  }));
}

/**
 * Has to come before every create: the answer may name other accounts beside the new one, such as the account that asked
 * for it, and those are never touched.
 */
export function noteOthers(t: CheckContext, side?: Side): Promise<void> {
  return t.shared(`workspace accounts before ${side ?? 'ours'}`, async (own) => {
    const { others } = await places(own);
    const shown = valuesOf(exactBody(await listAccounts(own, side)));
    // A short text that is no id may be anything, a count for example.
    for (const { path, value } of shown) if (/id$/i.test(path) || value.length >= 8) others.add(value);
  });
}

export interface Identification {
  /** Null: nothing in the answer nor in the list leads to the account. */
  id: string | null;
  /** What was tried in vain. */
  attempts: Reply[];
}

/** Finds the id of the account that a create has made, and registers the account. */
export async function identify(t: CheckContext, reply: Reply, name: string, side?: Side): Promise<Identification> {
  const known = await places(t);
  const { ids } = known;
  const candidates = idCandidates(exactBody(reply), name, ids);
  // Registered before it is certain: the answer to the next request may never come.
  const [likely] = candidates;
  if (likely !== undefined && isBeyondDoubt(likely, known)) registerAccount(t, likely.value, name, side);
  const attempts: Reply[] = [];
  const search: Search = { name, known, attempts, side };
  const inAnswer = await findRead(t, candidates, search);
  const inList = inAnswer.isSure ? null : await findRead(t, await listedWith(t, name, side), search);
  // Another account that the answer names beside the new one would read as well: the name in the list tells more.
  const found = (inList?.isSure ? inList.found : null) ?? inAnswer.found ?? inList?.found ?? null;
  if (found === null) return { id: null, attempts };
  if (found === inAnswer.found && !ids.includes(found.path)) ids.unshift(found.path);
  if (found !== likely || !isBeyondDoubt(likely, known)) registerAccount(t, found.value, name, side);
  return { id: found.value, attempts };
}

/** What may be the id in the records of the list that hold the name. */
async function listedWith(t: CheckContext, name: string, side: Side): Promise<Found[]> {
  const records = recordsWith(exactBody(await listAccounts(t, side)), name);
  return records.flatMap((record) => idCandidates(record, name, []));
}

/** Whether an id may be taken for that of a new account unseen: nobody else's is removed by mistake. */
function isBeyondDoubt({ path, value }: Found, { ids, others }: Places): boolean {
  if (others.has(value)) return false;
  return ids.includes(path) || (usualPlaces.includes(path) && !isCounted(value));
}

interface Search {
  name: string;
  known: Places;
  attempts: Reply[];
  side: Side;
}

interface Read {
  found: Found | null;
  /** Whether it showed the name, or stands where the ids of earlier accounts stood. */
  isSure: boolean;
}

/**
 * The first text that reads as the account of that name. An answer may name other accounts beside it, such as the one
 * that asked for it, and keys whose numbers are those of other accounts. Where accounts show no names, the first text
 * that reads has to do.
 */
async function findRead(
  t: CheckContext,
  candidates: readonly Found[],
  { name, known, attempts, side }: Search,
): Promise<Read> {
  let nameless: Found | null = null;
  for (const candidate of candidates) {
    // A text that may be no id at all is no request of the contract: what answers it is not judged.
    const target = `/api/v1/service-accounts/${encodeURIComponent(candidate.value)}`;
    const reply = await clientOf(t, side).offContract({ method: 'GET', target });
    if (reply.response.status !== 200) {
      attempts.push(reply);
      continue;
    }
    if (showsName(reply, name)) {
      known.showNames = true;
      return { found: candidate, isSure: true };
    }
    if (known.others.has(candidate.value)) continue;
    nameless ??= candidate;
    if (nameless === candidate && known.ids.includes(candidate.path)) return { found: nameless, isSure: true };
  }
  return { found: name === '' || !known.showNames ? nameless : null, isSure: false };
}

/** Whether a name stands in an answer of open shape; how a service keeps the letters of a name is open, too. */
export function showsName(reply: Reply, name: string): boolean {
  const kept = (text: string): string => text.normalize('NFC').trim().toLowerCase();
  return name !== '' && valuesOf(exactBody(reply)).some(({ value }) => kept(value) === kept(name));
}

/** The innermost objects that hold the name. */
function recordsWith(body: unknown, name: string): unknown[] {
  if (body === null || typeof body !== 'object') return [];
  const items = Object.values(body);
  if (isObject(body) && items.includes(name)) return [body];
  return items.flatMap((item) => recordsWith(item, name));
}

function registerAccount(t: CheckContext, id: string, name: unknown, side: Side): void {
  t.created({
    api: 'workspace',
    what: `service account ${JSON.stringify(name)}`,
    operation: 'DELETE /api/v1/service-accounts/{serviceAccountId}',
    path: { serviceAccountId: id },
    ...(side === undefined ? {} : { credential: side }),
  });
}

/** A create with any body; what it makes is removed when the check ends. */
export async function createRaw(t: CheckContext, body: unknown, expectation: { open?: boolean } = {}): Promise<Reply> {
  await noteOthers(t);
  const reply = await t.workspace.raw({ operation: 'POST /api/v1/service-accounts', body, ...expectation });
  if (reply.response.ok) {
    const name = isObject(body) && typeof body.name === 'string' ? body.name : '';
    // An unsuccessful search is no matter of the check that sent this.
    await identify(t, reply, name);
  }
  return reply;
}

/** A fresh service account; removed when the check ends. */
export async function newAccount(
  t: CheckContext,
  options: { name?: string; identity?: ServiceIdentity; side?: Side } = {},
): Promise<ServiceAccount> {
  const { name = t.names.serviceAccount(), identity, side } = options;
  await noteOthers(t, side);
  const reply = await clientOf(t, side).raw({
    operation: 'POST /api/v1/service-accounts',
    body: { name, ...(identity === undefined ? {} : { serviceIdentity: identity }) },
  });
  if (!reply.response.ok) prepared(reply, 201, 'create a service account');
  // Another success is judged elsewhere; the body is open, and may be missing where there is no token to tell.
  const { id } = await identify(t, reply, name, side);
  if (id === null) throw new Inconclusive('no text in the answer nor in the list leads to the created service account');
  return { id, name, reply };
}

/** One account without a key, for all checks that only read it. */
export function sharedAccount(t: CheckContext): Promise<ServiceAccount> {
  return t.shared('workspace service account', (own) => newAccount(own));
}

export interface ServiceIdentity {
  isSingleUse: boolean;
  expiresAt: string;
}

const hourMs = 3_600_000;

/** What a create says about an ordinary key. */
export function longLived(): ServiceIdentity {
  return { isSingleUse: false, expiresAt: new Date(Date.now() + hourMs).toISOString() };
}

export interface KeyedAccount extends ServiceAccount {
  token: string;
}

/** A fresh account with a key that lasts for an hour, and the token of that key. */
export async function newKeyedAccount(t: CheckContext): Promise<KeyedAccount> {
  const account = await newAccount(t, { identity: longLived() });
  const token = await tokenIn(t, account);
  if (token === null) throw new Inconclusive('no text in the answer of the create authenticates');
  return { ...account, token };
}

/** Uses a token for a harmless request. */
export function tryToken(t: CheckContext, token: string): Promise<Reply> {
  return t.workspace.withAuthorization(`Bearer ${token}`).raw({ operation: 'GET /api/v1/filespaces' });
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
  const known = await t.shared('workspace learned token', async (own) => {
    await newKeyedAccount(own);
    return places(own);
  });
  const found = tokensLike(reply).find(({ path }) => known.tokens.includes(path));
  if (found === undefined || found.value.length < minTokenLength) return null;
  t.secret(found.value, 'SERVICE_ACCOUNT_TOKEN');
  return { token: found.value, path: found.path };
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
  return t.shared('workspace refuses strangers', async (own) => {
    const { response } = await tryToken(own, own.names.random('abcdefghijklmnopqrstuvwxyz0123456789', 40));
    if (response.ok) throw new Inconclusive('a token that was never issued is accepted, so that none can be told');
  });
}

/** A short number may stand anywhere for something else: a count, a key, an account of another workspace. */
export function isTelling(id: string): boolean {
  return id.length >= 8;
}

/** Whether an answer of open shape mentions an id: as a value, as a key, or as a part of a longer text, such as a path. */
export function mentions(reply: Reply, id: string): boolean {
  const { json, text } = exchangeOf(reply);
  if (holds(json, id)) return true;
  // A short id may be part of any text by chance, and a longer one the beginning of another: account-5, account-57.
  return isTelling(id) && text.split(id).some((part, index, all) => index > 0 && standsAlone(all[index - 1], part));
}

/** Whether what stands before and after an id ends and begins with something else than a part of a longer id. */
function standsAlone(before = '', after = ''): boolean {
  return !/[\w-]$/.test(before) && !/^[\w-]/.test(after);
}

function holds(body: unknown, id: string): boolean {
  if (typeof body === 'string' || typeof body === 'number') return String(body) === id;
  if (body === null || typeof body !== 'object') return false;
  return Object.entries(body).some(([key, item]) => (!Array.isArray(body) && key === id) || holds(item, id));
}

import {
  besideRoom,
  type CheckContext,
  describe,
  exchangeOf,
  expectStatus,
  Inconclusive,
  isInconclusiveAnswer,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { refusedDeletion } from './deletable.ts';
import { absurdPage, isObject, type JsonObject, type Place, recordsAt } from './lists.ts';
import { clientsPlace, clientWithId, type NewClient, registerClient } from './partner.ts';

type PartnerCredential = Parameters<CheckContext['partner']['as']>[0];

/** Sends a create whatever the types say of its body; what the target accepts is registered for removal. */
export async function tryCreate(t: CheckContext, body: unknown, openInput = false): Promise<Reply> {
  const reply = await t.partner.raw({ operation: 'POST /api/v1/clients', body, open: openInput });
  registerClient(t, reply, isObject(body) ? body.name : body);
  return reply;
}

/** A create that must be accepted, and one that differs from it in nothing but what the check is about. */
export interface TwinCase {
  what: string;
  body: unknown;
  twin: unknown;
}

/** Fails for a create that is rejected while its twin is accepted; where both are, the reason is another one. */
export async function expectCreates(t: CheckContext, cases: readonly TwinCase[]): Promise<void> {
  const replies = await Promise.all(cases.map(({ body }) => tryCreate(t, body)));
  await discard(t, replies);
  for (const [index, reply] of replies.entries()) {
    const one = cases[index];
    if (one === undefined || reply.response.status === 201) continue;
    await expectCreate(t, one.body, one.what, one.twin);
  }
}

/**
 * A create that must be accepted. How many clients a partner may have is open: a rejection counts only where another
 * create right behind it is accepted, every time.
 */
export async function expectCreate(t: CheckContext, body: unknown, why = '', twin?: unknown): Promise<Reply> {
  const proof = (round: number): Promise<void> => {
    // Its name may not be free again once it is gone.
    const fresh = isObject(twin) ? { ...twin, name: `${twin.name}${'z'.repeat(round)}` } : twin;
    return fresh === undefined ? expectRoom(t) : expectRoom(t, () => tryCreate(t, fresh));
  };
  const reply = await besideRoom(
    () => tryCreate(t, body),
    ({ response }) => response.status === 400,
    proof,
  );
  expectStatus(reply, 201, why);
  return reply;
}

const patience = 5;

/**
 * Inconclusive where the partner takes no other client; what other checks made may go meanwhile.
 * @param create one that nothing is wrong with.
 */
export async function expectRoom(
  t: CheckContext,
  create = (attempt: number) => tryCreate(t, { name: ordinaryName(t, attempt) }),
): Promise<void> {
  for (let attempt = 1; attempt <= patience; attempt += 1) {
    const reply = await create(attempt);
    await discard(t, [reply]);
    if (reply.response.status === 201) return;
    if (attempt < patience) await t.sleep(attempt * 200);
  }
  throw new Inconclusive('an ordinary create is rejected as well');
}

/** All names of a run hold the id of the run: where one of its characters is what is rejected, few others will do. */
function ordinaryName(t: CheckContext, attempt: number): string {
  const alphabet = ['', '', 'abd', 'xyz', 'mno'][attempt - 1] ?? '';
  if (alphabet === '') return t.names.client();
  // In the form of all names of a run, by which leftovers are found.
  const [prefix] = t.names.unique().split('-');
  return [prefix, t.names.random(alphabet, 6), t.names.random(alphabet, 8)].join('-');
}

/** A create within the rules, with what it answered. */
export async function createClient(t: CheckContext, body: { name: string; notes?: string }) {
  const reply = await t.partner.POST('/api/v1/clients', { body });
  registerClient(t, reply, body.name);
  return { reply, created: prepared(reply, 201, 'create a client') };
}

export function tryCreateAs(
  t: CheckContext,
  credential: PartnerCredential,
  name: string,
  more: { notes?: string } = {},
): Promise<Reply> {
  return createRawAs(t, credential, { name, ...more });
}

/** A create by another partner, whose key the profile has; what the target accepts is registered for removal. */
export async function createRawAs(
  t: CheckContext,
  credential: PartnerCredential,
  body: { name?: unknown; notes?: unknown },
): Promise<Reply> {
  const reply = await t.partner.as(credential).raw({ operation: 'POST /api/v1/clients', body });
  const id = clientIdOf(reply);
  if (id !== null) {
    t.created({
      api: 'partner',
      what: `client ${JSON.stringify(body.name)} of ${credential}`,
      operation: 'DELETE /api/v1/clients/{clientId}',
      path: { clientId: id },
      credential,
    });
  }
  return reply;
}

export async function newClientOf(
  t: CheckContext,
  credential: PartnerCredential,
  name = t.names.client(),
): Promise<NewClient> {
  const reply = await tryCreateAs(t, credential, name);
  prepared(reply, 201, 'create a client of another partner');
  return { id: clientIdOf(reply) ?? '', name };
}

export function getClient(t: CheckContext, clientId: string) {
  return t.partner.GET('/api/v1/clients/{clientId}', { params: { path: { clientId } } });
}

export function deleteClient(t: CheckContext, clientId: string) {
  return t.partner.DELETE('/api/v1/clients/{clientId}', { params: { path: { clientId } } });
}

/** A delete as a step of something else: whatever success it answers will do. */
export async function removeNow(t: CheckContext, clientId: string): Promise<void> {
  const reply = await deleteClient(t, clientId);
  if (!reply.response.ok) throw await refusedDeletion(t, clientId, describe(exchangeOf(reply)));
  t.gone({ clientId });
}

/** The id in the answer to a create; null when there is none. */
export function clientIdOf(reply: Reply): string | null {
  const { json } = exchangeOf(reply);
  return reply.response.ok && isObject(json) && typeof json.id === 'string' ? json.id : null;
}

/** Removes what these creates made side by side, where one after the other would take long. */
export async function discard(t: CheckContext, replies: readonly Reply[]): Promise<void> {
  const ids = replies.map(clientIdOf).filter((id) => id !== null);
  await Promise.all(
    ids.map(async (clientId) => {
      const { response } = await deleteClient(t, clientId);
      if (response.ok || response.status === 404) t.gone({ clientId });
    }),
  );
}

/** Tells whether a record carries the text, which is one of this run's own unique texts, in any place. */
export function mentions(record: JsonObject, own: string): boolean {
  return new RegExp(`${own}(?![0-9a-z])`, 'i').test(JSON.stringify(record));
}

export interface Listing {
  records: JsonObject[];
  replies: Reply[];
}

const largestPage = '300';
/** A page of fewer records is the last one, whether the target honours so large an `l` or not. */
const lastBelow = 100;

/** The clients created lately: the page that a plain list shows, and the newest few hundred. */
export async function recentClients(t: CheckContext, client = t.partner): Promise<Listing> {
  const place = await placeIfKnown(t);
  const plain = await client.GET('/api/v1/clients');
  prepared(plain, 200, 'list clients');
  // A target that rejects the largest page breaks another rule than those that ask for recent clients.
  const large = await client.raw({ operation: 'GET /api/v1/clients', query: { l: largestPage } });
  const size: Record<string, string> = large.response.ok ? { l: largestPage } : {};
  const listing = await listClients(t, { ...size, s: '-createdAt' }, { maxPages: 4, lastBelow, client });
  const all = [...recordsIn(plain, place), ...recordsIn(large, place), ...listing.records];
  const records = new Map(all.map((record) => [JSON.stringify(record), record]));
  return { records: [...records.values()], replies: [plain, large, ...listing.replies] };
}

/** Pages through the list until a page shows nothing new, `until` holds for a record, or enough pages were read. */
export async function listClients(
  t: CheckContext,
  query: Record<string, string>,
  { maxPages, lastBelow = 0, until, client = t.partner }: ListOptions,
): Promise<Listing> {
  const place = await placeIfKnown(t);
  const seen = new Set<string>();
  const listing: Listing = { records: [], replies: [] };
  for (let p = 1; p <= maxPages; p += 1) {
    const reply = await client.raw({
      operation: 'GET /api/v1/clients',
      query: { ...query, p: String(p) },
      open: p > 1,
    });
    if (p === 1) prepared(reply, 200, 'list clients');
    if (!reply.response.ok) break;
    const records = recordsIn(reply, place);
    const fresh = records.filter((record) => !seen.has(JSON.stringify(record)));
    for (const record of fresh) seen.add(JSON.stringify(record));
    listing.replies.push(reply);
    listing.records.push(...fresh);
    const isFound = until !== undefined && fresh.some(until);
    if (isFound || fresh.length === 0 || records.length < lastBelow || records.length > absurdPage) break;
  }
  return listing;
}

interface ListOptions {
  maxPages: number;
  /** A page of fewer records is taken for the last one, which saves a request. */
  lastBelow?: number;
  until?: (record: JsonObject) => boolean;
  client?: CheckContext['partner'];
}

/** Looks for a client in the list, first where it should be, then everywhere. */
export async function findListed(
  t: CheckContext,
  id: string,
): Promise<{ record: JsonObject | null; replies: Reply[] }> {
  const isIt = await clientWithId(t, id);
  const replies: Reply[] = [];
  const orders: Record<string, string>[] = [{}, { s: '-createdAt' }, { s: 'createdAt' }];
  for (const query of orders) {
    const listing = await listClients(t, query, { maxPages: 60, until: isIt });
    replies.push(...listing.replies);
    const record = listing.records.find(isIt);
    if (record !== undefined) return { record, replies };
  }
  return { record: null, replies };
}

/** Where the records of a list of clients stand; null where nothing can be created to learn it from. */
async function placeIfKnown(t: CheckContext): Promise<Place | null> {
  try {
    return await clientsPlace(t);
  } catch (error) {
    if (error instanceof NotTested) return null;
    if (isInconclusiveAnswer(error)) return null;
    throw error;
  }
}

/** The records of a list; where their place is not known, every object that stands in an array of the body. */
function recordsIn(reply: Reply, place: Place | null): JsonObject[] {
  return place === null || !reply.response.ok ? objectsIn(exchangeOf(reply).json, 0) : recordsAt(reply, place);
}

function objectsIn(value: unknown, depth: number): JsonObject[] {
  if (Array.isArray(value)) return value.filter(isObject);
  if (!isObject(value) || depth >= 8) return [];
  return Object.values(value).flatMap((item) => objectsIn(item, depth + 1));
}

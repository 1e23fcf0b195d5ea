import {
  type CheckContext,
  describe,
  exchangeOf,
  fail,
  Inconclusive,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { defaultSize } from './list-walks.ts';
import { arraysOf, findPlace, isObject, type JsonObject, type Place } from './lists.ts';
import {
  accountIdOf,
  findAccountId,
  memberIdNames,
  membersPlace,
  type NewClient,
  type NewMember,
  newClient,
  newMember,
  page,
} from './partner.ts';
import { liesStill, readOnce } from './read-once.ts';
import { typedShapeOf } from './shapes.ts';

export const errorCodes = {
  alreadyExists: 'partnerOrganization.member.alreadyExists',
  invalidStatus: 'partnerOrganization.member.status.invalid',
  removeOwner: 'partnerOrganization.member.removeOwner',
} as const;

export interface MemberQuery {
  p?: number;
  l?: number;
  s?: 'createdAt' | '-createdAt';
  status?: 'new' | 'active';
}

export function addMember(t: CheckContext, clientId: string, email: string) {
  return t.partner.POST('/api/v1/clients/{clientId}/members', { params: { path: { clientId } }, body: { email } });
}

/** An add whose body the types forbid. */
export function addRaw(t: CheckContext, clientId: string, body: unknown, expectation: { open?: boolean } = {}) {
  return t.partner.raw({
    operation: 'POST /api/v1/clients/{clientId}/members',
    path: { clientId },
    body,
    ...expectation,
  });
}

export function listMembers(t: CheckContext, clientId: string, query: MemberQuery = {}) {
  const operation = 'GET /api/v1/clients/{clientId}/members';
  const text = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return readOnce(t, { operation, path: { clientId }, query: Object.fromEntries(text) });
}

/** A list request whose answer may be open, or whose status the types forbid. */
export function listRaw(
  t: CheckContext,
  clientId: string,
  query: Record<string, string>,
  expectation: { open?: boolean } = {},
) {
  return readOnce(t, {
    operation: 'GET /api/v1/clients/{clientId}/members',
    path: { clientId },
    query,
    ...expectation,
  });
}

export function getMember(t: CheckContext, clientId: string, accountId: string) {
  return t.partner.GET('/api/v1/clients/{clientId}/members/{accountId}', { params: { path: { clientId, accountId } } });
}

const ownerOperation = 'GET /api/v1/clients/{clientId}/members/owner';

export function getOwner(t: CheckContext, clientId: string) {
  return t.partner.GET('/api/v1/clients/{clientId}/members/owner', { params: { path: { clientId } } });
}

export function removeMember(t: CheckContext, clientId: string, accountId: string) {
  return t.partner.DELETE('/api/v1/clients/{clientId}/members/{accountId}', {
    params: { path: { clientId, accountId } },
  });
}

export interface Team {
  client: NewClient;
  owner: NewMember;
  /** The members added after the owner, in this order. */
  others: readonly [NewMember, NewMember];
}

/** A fresh client with three members, added one after the other. */
export async function newTeam(t: CheckContext): Promise<Team> {
  const client = await newClient(t);
  const owner = await newMember(t, client.id);
  const second = await newMember(t, client.id);
  const third = await newMember(t, client.id);
  return { client, owner, others: [second, third] };
}

/** One team for all checks that only read. */
export function sharedTeam(t: CheckContext): Promise<Team> {
  return t.shared('partner team', async (own) => {
    const team = await newTeam(own);
    liesStill(own, team.client.id);
    return team;
  });
}

/** A fresh client with an owner. */
export async function newPlayground(t: CheckContext): Promise<NewClient> {
  const client = await newClient(t);
  await newMember(t, client.id);
  return client;
}

/**
 * One client, with an owner, for all checks that only add members and never look at its list. It fills up: how many
 * members it takes is open.
 */
export function sharedPlayground(t: CheckContext): Promise<NewClient> {
  return t.shared('partner members playground', newPlayground);
}

/** The accountIds of listed records, in their order. */
export function idsOf(t: CheckContext, clientId: string, records: readonly JsonObject[]): Promise<string[]> {
  return Promise.all(records.map((record) => accountIdOf(t, clientId, record)));
}

/** The accountIds on one page of a list that answers 200. */
export async function idsIn(t: CheckContext, clientId: string, reply: Reply): Promise<string[]> {
  return idsOf(t, clientId, page(reply, await membersPlace(t)));
}

export async function listedIds(t: CheckContext, clientId: string, query: MemberQuery = { l: 300 }): Promise<string[]> {
  return idsIn(t, clientId, await listMembers(t, clientId, query));
}

/** How often a member stands in a list; the place of the records need not be known before. */
export async function timesListed(t: CheckContext, clientId: string, reply: Reply, accountId: string): Promise<number> {
  prepared(reply, 200, 'list the members');
  const { json } = exchangeOf(reply);
  const place = findPlace(json, accountId, { names: memberIdNames(t) });
  if (place === null) needsWholeList(arraysOf(json).flatMap(({ records }) => records));
  if (place === null) return 0;
  const ids = await idsOf(t, clientId, page(reply, place));
  const times = ids.filter((id) => id === accountId).length;
  if (times === 0) needsWholeList(ids);
  return times;
}

/** Others may add members to a client of the run: whoever is not on a full page may be on the next one. */
export function needsWholeList(listed: readonly unknown[]): void {
  if (listed.length >= defaultSize) throw new NotTested('others add so many members that they fill a page of the list');
}

/** The accountId of an answered member record; inconclusive when there is none. */
export async function answeredId(t: CheckContext, clientId: string, reply: Reply, status = 200): Promise<string> {
  prepared(reply, status, 'read a member');
  const { json, operation } = exchangeOf(reply);
  if (!isObject(json)) throw new Inconclusive('the member is not an object');
  if (operation !== ownerOperation) return accountIdOf(t, clientId, json);
  // But for its status, what get owner shows of a member is open, whatever else shows an accountId.
  const owner = await findAccountId(t, clientId, json);
  if (owner === null) throw new NotTested('get owner does not say by an accountId who the owner is');
  return owner;
}

/** The accountId that get owner shows, with its reply as evidence; null where there is no owner. */
export async function ownerOf(t: CheckContext, clientId: string): Promise<{ accountId: string | null; reply: Reply }> {
  const reply = await getOwner(t, clientId);
  if (reply.response.status === 404) return { accountId: null, reply };
  return { accountId: await answeredId(t, clientId, reply), reply };
}

/** Where in a body this code stands, which is left open: under any key at any depth, within a text, or as the body itself. */
export function placesOfCode(value: unknown, code: string, way: readonly string[] = []): string[] {
  if (typeof value === 'string' && wordsOf(value).includes(code)) return [way.join('.') || 'the body itself'];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    placesOfCode(item, code, [...way, Array.isArray(value) ? '[]' : key]),
  );
}

/** Longer codes are others; a sentence may end in one. */
function wordsOf(text: string): string[] {
  return text.match(/[\w-]+(?:\.[\w-]+)*/g) ?? [];
}

/** The first add to a client, of who is a member of another one already: whether it is accepted is open. */
export function memberElsewhere(t: CheckContext): Promise<{ clientId: string; reply: Reply }> {
  return t.shared('partner member of another client', async (own) => {
    const [{ id: elsewhere }, { id: clientId }] = await Promise.all([sharedPlayground(own), newClient(own)]);
    const { email } = await newMember(own, elsewhere);
    return { clientId, reply: await addRaw(own, clientId, { email }, { open: true }) };
  });
}

/** Fails unless the rejection carries this errorCode; what was not rejected at all is not judged here. */
export function expectErrorCode(reply: Reply, code: string): void {
  const exchange = exchangeOf(reply);
  if (exchange.status < 400) throw new Inconclusive(`there is no rejection to look at: got ${describe(exchange)}`);
  if (placesOfCode(exchange.json, code).length > 0) return;
  fail(`errorCode ${code} in the body`, describe(exchange), reply);
}

/** Fails where an add of an address that is nobody's any longer is refused as that of a member. */
export function expectNoMember(reply: Reply): void {
  const isNamed = placesOfCode(exchangeOf(reply).json, errorCodes.alreadyExists).length > 0;
  if (isNamed) fail(`no ${errorCodes.alreadyExists} for who was removed`, describe(exchangeOf(reply)), reply);
}

/** The shape of what stands in a list's body beside its records. */
export function metadataShape(body: unknown, place: Place): string {
  if (place.length === 0) return 'nothing';
  const shape = typedShapeOf(without(body, place));
  return shape === '{}' ? 'nothing' : shape;
}

function without(value: unknown, place: Place): unknown {
  const [key, ...rest] = place;
  if (!isObject(value) || key === undefined) return value;
  const { [key]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...others, [key]: without(inner, rest) };
}

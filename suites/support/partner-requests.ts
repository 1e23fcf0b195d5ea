import type { PartnerOperation } from '../../generated/catalogue.ts';
import { type OperationInfo, operations } from '../../generated/operations.ts';
import {
  type CheckContext,
  describe,
  exchangeOf,
  Inconclusive,
  NotTested,
  type RawRequest,
  type Reply,
} from '../../src/check/index.ts';
import { partnerResources } from '../../src/resources/index.ts';
import { refusedDeletion } from './deletable.ts';
import { unknownLike } from './identifiers.ts';
import { newClient, newMember, registerClient } from './partner.ts';
import { newName } from './things.ts';
import { dayMs, storageTypes } from './usage.ts';

export interface PartnerOperationInfo extends OperationInfo {
  readonly operation: PartnerOperation;
}

export type IdName = (typeof partnerResources)[number]['key'];
export type Ids = Partial<Record<IdName, string>>;

function isPartnerOperation(info: OperationInfo): info is PartnerOperationInfo {
  return info.api === 'partner';
}

export const partnerOperations: readonly PartnerOperationInfo[] = operations.filter(isPartnerOperation);

/** The operations whose path has the parameter. */
export function operationsWith(name: IdName): readonly PartnerOperationInfo[] {
  return partnerOperations.filter((info) => info.pathParameters.includes(name));
}

/** What a well-behaved client sends to the operation: these ids, every required parameter, a body that is accepted. */
export function requestTo(t: CheckContext, info: PartnerOperationInfo, ids: Ids): RawRequest<PartnerOperation> {
  const path = Object.fromEntries(Object.entries(ids).filter(([name]) => info.pathParameters.includes(name)));
  const query = Object.fromEntries(
    info.queryParameters.filter(({ required }) => required).map(({ name }) => [name, requiredValue(name)]),
  );
  return {
    operation: info.operation,
    path,
    query,
    ...(info.hasBody ? { body: bodyOf(t, info) } : {}),
    ...(hasMadeUp(t, path) ? { also: [400] } : {}),
  };
}

/** A range well inside the time for which usage is kept, whichever way it is measured. */
function requiredValue(name: string): string {
  const daysAgo = name === 'start' ? 21 : 7;
  return `${new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 19)}Z`;
}

/**
 * The request, the same beside all parameters that the operation knows, and beside each further value of one: whoever is
 * rejected, and whatever is not found, is so on later pages, in another order and for any part of the list, too.
 */
export function besideParameters(
  request: RawRequest<PartnerOperation>,
  info: PartnerOperationInfo,
): RawRequest<PartnerOperation>[] {
  const knows = (name: string): boolean => info.queryParameters.some((parameter) => parameter.name === name);
  if (!knows('p')) return [request];
  // Each list in the order that is not its own.
  const paged = { p: '2', l: '1', s: info.path.includes('/usage') ? '-createdAt' : 'createdAt' };
  const [first = {}, ...others] = Object.entries(listedValues).flatMap(([name, values]) =>
    knows(name) ? values.map((value) => ({ [name]: value })) : [],
  );
  // Whoever looks for each value in a way of its own may forget whose it is in one of them.
  return [{}, { ...paged, ...first }, ...others].map((more) => ({ ...request, query: { ...request.query, ...more } }));
}

/** The values that the documents list, by their parameters: no list knows both. */
const listedValues = { status: ['new', 'active'], type: storageTypes };

/** Whatever is made takes a name alone. */
function bodyOf(t: CheckContext, { operation }: PartnerOperationInfo): Record<string, string> {
  const made = partnerResources.find((resource) => 'create' in resource && resource.create === operation);
  return made === undefined ? {} : { [made.named]: newName(t, made) };
}

/** A client with its owner. */
export interface Team {
  clientId: string;
  /** That of the client. */
  name: string;
  owner: string;
}

/** A client of the run with an owner and a second member. */
export interface Home extends Team {
  /** Not the owner, so that it may be removed. */
  accountId: string;
  email: string;
}

export async function newHome(t: CheckContext): Promise<Home> {
  const team = await newTeam(t);
  const { accountId, email } = await newMember(t, team.clientId);
  return { ...team, accountId, email };
}

/** A fresh client with its owner. */
async function newTeam(t: CheckContext): Promise<Team> {
  const { id: clientId, name } = await newClient(t);
  return { clientId, name, owner: (await newMember(t, clientId)).accountId };
}

/** For checks that only read. */
export function sharedHome(t: CheckContext): Promise<Home> {
  return t.shared('partner home', (own) => newHome(own));
}

/** What a broken target may take away: nothing relies on its staying. */
export function sharedBait(t: CheckContext): Promise<Home> {
  return t.shared('partner bait', (own) => newHome(own));
}

export interface GoneIds {
  clientId: string;
  accountId: string;
  home: string;
  /** When they had gone. */
  since: number;
}

/**
 * The id of a client that the run created and deleted, and that of a member that it added and removed. Where a new client
 * may have to stay, an id that was never issued takes its place.
 */
export function goneIds(t: CheckContext): Promise<GoneIds> {
  return t.shared('partner gone ids', async (own) => {
    const { clientId: home } = await sharedHome(own);
    const [client, member] = await Promise.all([newClient(own), newMember(own, home)]);
    const [deletion, removal] = await Promise.all([
      own.partner.raw({ operation: 'DELETE /api/v1/clients/{clientId}', path: { clientId: client.id } }),
      own.partner.raw({
        operation: 'DELETE /api/v1/clients/{clientId}/members/{accountId}',
        path: { clientId: home, accountId: member.accountId },
      }),
    ]);
    if (!removal.response.ok) throw new Inconclusive(`could not remove a member: got ${exchangeOf(removal).status}`);
    const clientId = deletion.response.ok ? client.id : await neverIssued(own, client.id, deletion);
    return { clientId, accountId: member.accountId, home, since: Date.now() };
  });
}

async function neverIssued(t: CheckContext, clientId: string, deletion: Reply): Promise<string> {
  const trouble = await refusedDeletion(t, clientId, describe(exchangeOf(deletion)));
  const { id, wellFormed } = unknownLike(clientId);
  if (trouble instanceof NotTested && wellFormed) return id;
  throw trouble;
}

/**
 * Ids with which the operation finds everything, for a request that only reads: fixtures where the profile has them,
 * else the run's own; a workspace and a filespace cannot be made, so that without a fixture theirs are unknown.
 */
export async function readableIds(t: CheckContext, info: PartnerOperationInfo): Promise<Ids> {
  const { client, activeMember } = t.partnerTarget.fixtures;
  const needs = (name: IdName): boolean => info.pathParameters.includes(name);
  if (!needs('clientId')) return {};
  if (needs('accountId') && activeMember !== undefined) {
    return { clientId: activeMember.client, accountId: activeMember.accountId };
  }
  // The client of the profile may have no owner.
  const complete = client !== undefined && !needs('accountId') && !isOfOwner(info);
  if (!complete) return withUnknownWorkspace(t, await sharedHome(t));
  return { ...withUnknownWorkspace(t, { clientId: client.id }), ...(needs('workspaceId') ? workspaceOf(client) : {}) };
}

/** An operation that only finds something where the client has a member. */
export function isOfOwner({ path }: PartnerOperationInfo): boolean {
  return path.endsWith('/members/owner');
}

function workspaceOf({ workspace, filespace }: { workspace?: string; filespace?: string }): Ids {
  return {
    ...(workspace === undefined ? {} : { workspaceId: workspace }),
    ...(workspace === undefined || filespace === undefined ? {} : { filespaceId: filespace }),
  };
}

/** Of ids made up in the form of another kind nobody knows whether they are well formed. */
const madeUp = new WeakMap<CheckContext['session'], Set<string>>();

function hasMadeUp({ session }: CheckContext, path: Readonly<Record<string, string>>): boolean {
  return Object.values(path).some((id) => madeUp.get(session)?.has(id) === true);
}

function withUnknownWorkspace<Known extends { clientId: string }>(t: CheckContext, known: Known): Known & Ids {
  const ids = { workspaceId: unknownLike(known.clientId).id, filespaceId: unknownLike(known.clientId).id };
  madeUp.set(t.session, new Set([...(madeUp.get(t.session) ?? []), ...Object.values(ids)]));
  return { ...known, ...ids };
}

/** Ids for a request that should be rejected: what is lent is only ever read. */
export async function exposableIds(t: CheckContext, info: PartnerOperationInfo): Promise<Ids> {
  if (info.method === 'GET') return readableIds(t, info);
  return info.pathParameters.length === 0 ? {} : { ...(await sharedBait(t)) };
}

/** Of the same request about several things the first in every form, and each of the others in one of them. */
export function inSomeForms(requests: readonly (readonly RawRequest<PartnerOperation>[])[]) {
  return requests.flatMap((forms, place) => (place === 0 ? forms : forms.slice(place % forms.length).slice(0, 1)));
}

/** A request as {@link RawRequest}, with whatever it creates registered for removal. */
export async function send(
  t: CheckContext,
  request: RawRequest<PartnerOperation>,
  client: CheckContext['partner'] = t.partner,
) {
  const reply = await client.raw(request);
  if (request.operation === 'POST /api/v1/clients') registerClient(t, reply, 'of a request');
  return reply;
}

/** What is answered to a valid key, the same for all who come after it. */
export function askedWithAKey(t: CheckContext, info: PartnerOperationInfo) {
  return t.shared(`asked with a valid key: ${info.operation}`, async (own) => {
    const request = requestTo(own, info, await readableIds(own, info));
    return { request, reply: await send(own, { ...request, also: [400, 404] }) };
  });
}

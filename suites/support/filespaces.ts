import { isDeepStrictEqual } from 'node:util';
import {
  type CheckContext,
  exchangeOf,
  expectStatus,
  field,
  Inconclusive,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { type Body, type CustomerKey, customerBody, profileBody } from './filespace-bodies.ts';
import { isObject, type JsonObject } from './lists.ts';
// From the first creation on, so that no pause escapes the record.
import './pauses.ts';
import {
  baseCreation,
  type Creation,
  idOf,
  type NewFilespace,
  newFilespace,
  tryCreate,
  untilReady,
} from './new-filespaces.ts';

/** Fails unless something was made; that it was told by 201 is judged once, as the status of a create. */
export function expectAccepted({ reply, id }: Creation, what = ''): void {
  if (id === null) expectStatus(reply, 201, what);
}

/** A setup step that must have worked, whatever success it answers; otherwise the check is inconclusive. */
export function succeeded(reply: Reply, step: string): void {
  if (!reply.response.ok) prepared(reply, 200, step);
}

/** A second one, in which no data store is ever made. */
export function otherCreation(t: CheckContext): Promise<Creation> {
  return t.shared('workspace second filespace', (own) => tryCreate(own, profileBody(own)));
}

/** Proves that a create is accepted when nothing is wrong with it. */
export async function provenCreate(t: CheckContext): Promise<void> {
  idOf(await baseCreation(t));
}

/** One filespace on customer storage, made once: some services let no second filespace use the same bucket. */
export function customerCreation(t: CheckContext, key: CustomerKey = 'customerStorage'): Promise<Creation> {
  const body = customerBody(t, {}, key);
  return t.shared(`workspace filespace on ${key}`, (own) => tryCreate(own, body));
}

/**
 * Waits until nothing that is asked about the filespace is open any more.
 * @throws {NotTested} where it does not become ready.
 */
export async function onceReady(t: CheckContext, filespaceId: string): Promise<void> {
  await untilReady(t, filespaceId);
  const { status } = recordOf(await getFilespace(t, filespaceId));
  if (status !== 'ready') throw new NotTested('the filespace is not ready');
}

/**
 * That one, in which all is as in any other. What it answers before it is ready is open.
 * @throws {NotTested} where it does not become ready.
 */
export async function readyOnCustomerStorage(t: CheckContext, key: CustomerKey): Promise<string> {
  const filespaceId = idOf(await customerCreation(t, key));
  await onceReady(t, filespaceId);
  return filespaceId;
}

/** On which of the customer's storages that the profile describes a filespace is made. */
export async function customerKeys(t: CheckContext): Promise<readonly CustomerKey[]> {
  const described = (['customerStorage', 'otherCustomerStorage'] as const).filter(
    (key) => t.workspaceTarget[key] !== undefined,
  );
  const made: CustomerKey[] = [];
  for (const key of described) if ((await customerCreation(t, key)).id !== null) made.push(key);
  return made;
}

export async function listFilespaces(t: CheckContext): Promise<Reply> {
  return t.workspace.raw({ operation: 'GET /api/v1/filespaces' });
}

/** The records of a list of filespaces, as far as they are records. */
export function listed(reply: Reply): JsonObject[] {
  const { status, json } = exchangeOf(reply);
  const data = field(json, 'data');
  if (status !== 200 || !Array.isArray(data)) throw new Inconclusive(`could not list the filespaces: got ${status}`);
  return data.filter(isObject);
}

export function listedById(reply: Reply, id: string): JsonObject | undefined {
  return listed(reply).find((record) => record.id === id);
}

export function getFilespace(
  t: CheckContext,
  filespaceId: string,
  expectation: { open?: boolean } = {},
): Promise<Reply> {
  return t.workspace.raw({ operation: 'GET /api/v1/filespaces/{filespaceId}', path: { filespaceId }, ...expectation });
}

/** Waits until a deleted filespace is gone, whatever it answers until then; false when its time is up before. */
export async function hasGone(t: CheckContext, filespaceId: string): Promise<boolean> {
  const gone = await t.settles('gone', async () => {
    const { response } = await getFilespace(t, filespaceId, { open: true });
    return response.status === 404 ? true : undefined;
  });
  return gone === true;
}

/** Deletes a filespace, and waits until it is gone. @throws {NotTested} where that takes too long. */
export async function removeFilespace(t: CheckContext, filespaceId: string): Promise<Reply> {
  const reply = await t.workspace.raw({
    operation: 'DELETE /api/v1/filespaces/{filespaceId}',
    path: { filespaceId },
  });
  succeeded(reply, 'delete a filespace');
  if (!(await hasGone(t, filespaceId))) throw new NotTested('the filespace did not go in its time');
  t.gone({ filespaceId });
  return reply;
}

export function rename(t: CheckContext, filespaceId: string, body: Body): Promise<Reply> {
  return t.workspace.raw({ operation: 'PATCH /api/v1/filespaces/{filespaceId}', path: { filespaceId }, body });
}

/** The record inside the envelope of a filespace answer; a field that is not there is undefined. */
export function recordOf(reply: Reply): JsonObject {
  const data = field(exchangeOf(reply).json, 'data');
  return isObject(data) ? data : {};
}

const storageFields = ['owner', 'provider', 'region', 'endpoint', 'bucketName'] as const;

/** What the documents name of a record's storage: other fields may be in one answer and not in another. */
export function storageOf(record: JsonObject): JsonObject {
  return Object.fromEntries(storageFields.map((key) => [key, field(record.storage, key)]));
}

const places = ['endpoint', 'bucketName'];

/** So many reads in a row show one place of two by chance once in some thousand times. */
const mostLooks = 12;

/** What a record shows of the storage, but for where that is. */
export function storageWherever(record: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(storageOf(record)).filter(([key]) => !places.includes(key)));
}

/**
 * What two records of one filespace must show alike of the storage. Where the vendor keeps its own data may change by
 * itself: where reads alone show several places, it is not compared.
 */
export async function lastingStorage(
  t: CheckContext,
  [first, now]: readonly [JsonObject, JsonObject],
): Promise<(record: JsonObject) => JsonObject> {
  if (isDeepStrictEqual(storageOf(first), storageOf(now))) return storageOf;
  const shown = new Set<string>();
  for (let look = 0; look < mostLooks && shown.size < 2; look += 1) {
    const { storage } = recordOf(await getFilespace(t, String(first.id)));
    if (field(storage, 'owner') !== 'vendor') return storageOf;
    shown.add(JSON.stringify(places.map((key) => field(storage, key))));
  }
  return shown.size > 1 ? storageWherever : storageOf;
}

/** Makes the check inconclusive unless the answer is a success with a record; what the record lacks is judged elsewhere. */
export function withRecord(reply: Reply, step: string): void {
  succeeded(reply, step);
  if (!isObject(field(exchangeOf(reply).json, 'data'))) throw new Inconclusive(`${step}: the answer has no record`);
}

/** Asks until the answer fits or the time of the profile is up: creation and deletion may take time. */
export async function eventually(
  t: CheckContext,
  what: Parameters<CheckContext['settles']>[0],
  ask: () => Promise<Reply>,
  fits: (reply: Reply) => boolean,
): Promise<Reply> {
  const replies: Reply[] = [];
  await t.settles(what, async () => {
    const reply = await ask();
    replies.push(reply);
    return fits(reply) ? true : undefined;
  });
  const last = replies.at(-1);
  if (last === undefined) throw new Inconclusive('no answer');
  return last;
}

/** A duration in words that are the same from run to run. */
export function roughly(milliseconds: number): string {
  if (milliseconds < 1_000) return 'less than a second';
  if (milliseconds < 10_000) return 'less than ten seconds';
  return milliseconds < 60_000 ? 'less than a minute' : 'a minute or more';
}

/** A filespace that was made, and read, more than a second ago, so that a present time is not taken for its own. */
export interface AgedFilespace {
  id: string;
  name: string;
  before: Reply;
}

/** @param purpose one filespace for each: what one check does to it must not show in another. */
export function agedFilespace(t: CheckContext, purpose: 'to rename' | 'to name the same'): Promise<AgedFilespace> {
  return t.sharedSlowly(`workspace aged filespace ${purpose}`, async (own) => {
    const { id, name } = await newFilespace(own);
    const before = await getFilespace(own, id);
    withRecord(before, 'get the filespace before');
    await own.sleep(1_200);
    return { id, name, before };
  });
}

/** The filespace that every rejected rename is tried on, once it has proven that it can be renamed at all. */
export function renamable(t: CheckContext): Promise<NewFilespace & { renamed: { reply: Reply; at: number } }> {
  return t.shared('workspace filespace that rejects names', async (own) => {
    const { id } = await newFilespace(own);
    const name = own.names.filespace();
    const reply = await rename(own, id, { name });
    withRecord(reply, 'rename a filespace');
    return { id, name, renamed: { reply, at: Date.now() } };
  });
}

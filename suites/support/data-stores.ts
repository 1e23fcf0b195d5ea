import {
  besideRoom,
  type CheckContext,
  exchangeOf,
  expectStatus,
  field,
  Inconclusive,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { dataStore } from '../../src/resources/index.ts';
import { unlessFull } from './full-target.ts';
import { isObject, type JsonObject } from './lists.ts';
import { createdId, registerMade } from './made.ts';
import { type NewFilespace, newFilespace, sharedFilespace } from './new-filespaces.ts';
import type { Side } from './other-workspace.ts';
import { expectKept } from './restless.ts';

export const kinds = ['S3DataStore', 'HttpLinkDataStore'] as const;
export type Kind = (typeof kinds)[number];

export const storesPath = '/api/v1/filespaces/{filespaceId}/external/data-stores';
const storePath = `${storesPath}/{dataStoreId}` as const;

export interface StoreAddress {
  filespaceId: string;
  id: string;
}

export interface DataStore extends StoreAddress {
  name: string;
  kind: Kind;
  /** The answer of the create. */
  reply: Reply;
}

/** `s3StorageParams` of the profile. @throws {NotTested} when it has none. */
export function s3Params(t: CheckContext): JsonObject {
  const params = t.workspaceTarget.dataStore;
  if (params === undefined) throw new NotTested('add `workspace.dataStore` to the profile');
  return params;
}

export function hasS3Params(t: CheckContext): boolean {
  return t.workspaceTarget.dataStore !== undefined;
}

/** What a create of a kind sends, with changes; an undefined change leaves the field out. */
export function storeBody(t: CheckContext, kind: Kind, changes: JsonObject = {}): JsonObject {
  const params = kind === 'S3DataStore' ? { s3StorageParams: s3Params(t) } : {};
  return { name: t.names.dataStore(), kind, ...params, ...changes };
}

/** What a create of an S3 data store sends, with changes to the parameters of the profile. */
export function s3Body(t: CheckContext, changes: JsonObject, name = t.names.dataStore()): JsonObject {
  return storeBody(t, 'S3DataStore', { name, s3StorageParams: { ...s3Params(t), ...changes } });
}

/**
 * The filespace that data stores are tried in, with a data store of the kind that needs nothing that lives in it.
 * @throws {NotTested} when the filespaces of the profile do not support data stores, which is theirs to decide.
 */
export async function storesFilespace(t: CheckContext): Promise<NewFilespace & { first: Reply }> {
  return t.shared('workspace filespace for data stores', async (own) => {
    const filespace = await sharedFilespace(own);
    const [list, create] = await Promise.all([
      listStores(own, filespace.id),
      createStore(own, filespace.id, storeBody(own, 'HttpLinkDataStore')),
    ]);
    // One of the two alone would be a mistake: the rejection applies to all operations.
    if (list.response.status === 403 && create.response.status === 403) {
      throw new NotTested('the filespaces that the profile creates do not support data stores: every answer is 403');
    }
    return { ...filespace, first: create };
  });
}

/** A filespace that supports data stores, and has room for some, for one alone: how many it may have is open. */
export async function roomyFilespace(t: CheckContext): Promise<NewFilespace> {
  await storesFilespace(t);
  return newFilespace(t);
}

/** The same for all who do not mind what else is in it; what they make goes when they end. */
export async function commonRoom(t: CheckContext): Promise<NewFilespace> {
  await storesFilespace(t);
  return t.shared('workspace filespace with room for data stores', (own) => newFilespace(own));
}

/** Makes a name longer than what a careless service compares. */
export const manyWords = 'of-a-name-that-goes-on-for-longer-than-most';

/** Sends a create; what the target makes of it is registered. */
export async function createStore(
  t: CheckContext,
  filespaceId: string,
  body: unknown,
  expectation: { open?: boolean } = {},
): Promise<Reply> {
  const path = { filespaceId };
  const reply = await t.workspace.raw({ operation: `POST ${storesPath}`, path, body, ...expectation });
  registerStore(t, reply, { filespaceId, name: isObject(body) ? body.name : body });
  return reply;
}

/** What an answer shows to be created is removed when the check ends. */
export function registerStore(
  t: CheckContext,
  reply: Reply,
  { filespaceId, name, side }: { filespaceId: string; name: unknown; side?: Side },
): void {
  registerMade(t, dataStore, reply, { path: { filespaceId }, name, side });
}

/** A fresh data store, removed when the check ends. */
export async function newDataStore(
  t: CheckContext,
  kind: Kind,
  { filespaceId, ...changes }: { filespaceId?: string; name?: string } = {},
): Promise<DataStore> {
  const body = storeBody(t, kind, changes);
  const place = filespaceId ?? (await storesFilespace(t)).id;
  const reply = await createStore(t, place, body);
  if (reply.response.status !== 400) return storeOf(reply, place, body);
  if (filespaceId !== undefined) return storeOf(await createBesideRoom(t, filespaceId, body), filespaceId, body);
  // A filespace may hold so many and no more: a fresh one has room.
  const { id } = await newFilespace(t);
  return storeOf(await createStore(t, id, body), id, body);
}

/** A create of which no rejection means that the filespace was full. @throws {NotTested} where it stays full. */
export function createBesideRoom(
  t: CheckContext,
  filespaceId: string,
  body: JsonObject,
  expectation: { open?: boolean } = {},
): Promise<Reply> {
  const create = () => createStore(t, filespaceId, body, expectation);
  return besideRoom(
    create,
    ({ response }) => response.status === 400,
    () => expectRoom(t, filespaceId),
  );
}

/**
 * Has to come before a verdict on a rejected create that may have found the filespace full.
 * @throws {NotTested} where the filespace holds as many data stores as it may: how many is open.
 */
export async function expectRoom(t: CheckContext, filespaceId: string): Promise<void> {
  const reply = await createStore(t, filespaceId, storeBody(t, 'HttpLinkDataStore'), { open: true });
  const id = createdId(reply);
  if (id === null) throw new NotTested('the filespace holds as many data stores as it may');
  // The place is for what is tried again.
  if ((await deleteStore(t, { filespaceId, id })).response.ok) t.gone({ filespaceId, dataStoreId: id });
}

/** Fails unless the create is accepted, or the filespace is full. */
export async function expectCreated(t: CheckContext, filespaceId: string, body: JsonObject, why = ''): Promise<void> {
  expectStatus(await createBesideRoom(t, filespaceId, body), 201, why);
}

/** The data store that a create made; another outcome makes the check inconclusive. */
export function storeOf(reply: Reply, filespaceId: string, body: JsonObject): DataStore {
  const id = createdId(reply);
  // Another success, or a record that lacks something, is judged elsewhere: here only the id matters.
  if (id === null) {
    unlessFull(reply);
    prepared(reply, 201, 'create a data store');
    throw new Inconclusive('the created data store has no id');
  }
  const kind = body.kind === 'S3DataStore' ? body.kind : 'HttpLinkDataStore';
  return { filespaceId, id, name: String(body.name), kind, reply };
}

/** One create of each kind, made once for all checks that only judge or read it. */
export async function creationOf(
  t: CheckContext,
  kind: Kind,
): Promise<{ body: JsonObject; reply: Reply; place: string }> {
  if (kind === 'S3DataStore') s3Params(t);
  const { id: shared } = await storesFilespace(t);
  return t.shared(`workspace data store ${kind}`, async (own) => {
    const body = storeBody(own, kind);
    const reply = await createStore(own, shared, body);
    if (reply.response.status !== 400) return { body, place: shared, reply };
    // How many a filespace may hold is open: a fresh one has room.
    const { id: place } = await newFilespace(own);
    const again = await createStore(own, place, body);
    unlessFull(again);
    return { body, place, reply: again };
  });
}

export async function sharedStore(t: CheckContext, kind: Kind): Promise<DataStore> {
  const { body, reply, place } = await creationOf(t, kind);
  return storeOf(reply, place, body);
}

/** The same as it is read by its id, in the list and by its name, once for all checks that look at the answers alone. */
export async function readStore(t: CheckContext, kind: Kind) {
  const store = await sharedStore(t, kind);
  return t.shared(`workspace data store ${kind} that is read`, async (own) => {
    const { filespaceId, name } = store;
    const [get, list, found] = await Promise.all([
      getStore(own, store),
      listStores(own, filespaceId),
      listStores(own, filespaceId, name),
    ]);
    return { store, get, list, found };
  });
}

/** The kinds that the profile lets us create. */
export function possibleKinds(t: CheckContext): readonly Kind[] {
  return hasS3Params(t) ? kinds : ['HttpLinkDataStore'];
}

export function listStores(
  t: CheckContext,
  filespaceId: string,
  name?: string,
  expectation: { open?: boolean } = {},
): Promise<Reply> {
  const query = name === undefined ? {} : { query: { name } };
  return t.workspace.raw({ operation: `GET ${storesPath}`, path: { filespaceId }, ...query, ...expectation });
}

/** The records of a list of data stores, as far as they are records. */
export function storesIn(reply: Reply): JsonObject[] {
  const { status, json } = exchangeOf(reply);
  if (status !== 200 || !Array.isArray(json)) throw new Inconclusive(`could not list the data stores: got ${status}`);
  return json.filter(isObject);
}

export function storeIn(reply: Reply, id: string): JsonObject | undefined {
  return storesIn(reply).find((record) => record.id === id);
}

export function getStore(t: CheckContext, { filespaceId, id }: StoreAddress): Promise<Reply> {
  return t.workspace.raw({ operation: `GET ${storePath}`, path: { filespaceId, dataStoreId: id } });
}

export function deleteStore(t: CheckContext, { filespaceId, id }: StoreAddress): Promise<Reply> {
  return t.workspace.raw({ operation: `DELETE ${storePath}`, path: { filespaceId, dataStoreId: id } });
}

export function updateStore(
  t: CheckContext,
  { filespaceId, id }: StoreAddress,
  body: unknown,
  expectation: { open?: boolean } = {},
): Promise<Reply> {
  const path = { filespaceId, dataStoreId: id };
  return t.workspace.raw({ operation: `PATCH ${storePath}`, path, body, ...expectation });
}

/** Makes the check inconclusive unless the answer is a success with a record; what the record lacks is judged elsewhere. */
export function withStore(reply: Reply, step: string): void {
  const { status, json } = exchangeOf(reply);
  if (!reply.response.ok) throw new Inconclusive(`could not ${step}: got ${status}`);
  if (!isObject(json) || !('id' in json)) throw new Inconclusive(`${step}: the answer is no bare record`);
}

/** The record in an answer; data stores come without an envelope. */
export function storeRecord(reply: Reply): JsonObject {
  const { json } = exchangeOf(reply);
  return isObject(json) ? json : {};
}

const shownParams = [
  'accessKey',
  'bucketName',
  'region',
  'endpoint',
  'useVirtualAddressing',
  'urlExpirationMinutes',
] as const;

/** The fields of a record that the documents name, so that others (a moment of change, say) may differ. */
export function statedFields(record: JsonObject): JsonObject {
  const { id, name, kind, s3StorageParams: params } = record;
  if (!isObject(params)) return { id, name, kind };
  return { id, name, kind, s3StorageParams: Object.fromEntries(shownParams.map((key) => [key, params[key]])) };
}

/** Fails where a stated field of a data store is not as it was, unless it never stays as it is. */
export async function expectStoreKept(
  t: CheckContext,
  store: StoreAddress,
  { what, was, is }: { what: string; was: Reply; is: Reply },
  ...evidence: Reply[]
): Promise<void> {
  const fields = (reply: Reply) => statedFields(storeRecord(reply));
  const shown = async (path: readonly string[]) => path.reduce<unknown>(field, fields(await getStore(t, store)));
  const paths = [['id'], ['name'], ['kind'], ...shownParams.map((key) => ['s3StorageParams', key])];
  for (const path of paths) {
    const [before, now] = [was, is].map((reply) => path.reduce<unknown>(field, fields(reply)));
    const kept = { what: `${path.at(-1)} of ${what}`, was: before, is: now, show: () => shown(path) };
    await expectKept(kept, was, ...evidence, is);
  }
}

/** A field of the `s3StorageParams` that a record shows. */
export function shownParam(record: JsonObject, key: string): unknown {
  const { s3StorageParams: params } = record;
  return isObject(params) ? params[key] : undefined;
}

/**
 * Parameters of the profile as they are not: the other style, and minutes that are no whole hours, nor the usual week.
 * Which values a service takes is its own choice.
 */
export function otherAddressing(t: CheckContext): JsonObject {
  const { useVirtualAddressing: virtual, urlExpirationMinutes: minutes } = s3Params(t);
  return {
    ...(typeof virtual === 'boolean' ? { useVirtualAddressing: !virtual } : {}),
    ...(typeof minutes === 'number' ? { urlExpirationMinutes: minutes === 1_445 ? 725 : 1_445 } : {}),
  };
}

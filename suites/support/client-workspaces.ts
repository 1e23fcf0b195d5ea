import {
  type CheckContext,
  exchangeOf,
  Inconclusive,
  NotTested,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { momentOf } from './list-order.ts';
import {
  canonical,
  failIfLasting,
  needsSteady,
  type Query,
  type ReadList,
  readWhole,
  recordsOf,
} from './list-walks.ts';
import {
  arraysOf,
  findPlace,
  flattened,
  hasValue,
  holds,
  idFieldOf,
  isObject,
  type JsonObject,
  type Place,
  recordsAt,
  shortestTellingId,
  writtenOf,
} from './lists.ts';
import { fullFixture } from './partner.ts';
import { readOnce } from './read-once.ts';
import { placeByElimination } from './usage.ts';
import { lastingPart, learnByReads } from './volatile.ts';

export interface WorkspacePath {
  readonly [name: string]: string;
  readonly clientId: string;
  readonly workspaceId: string;
}

export interface FilespacePath extends WorkspacePath {
  readonly filespaceId: string;
}

/** The client fixture as path values. @throws {NotTested} when the profile lacks a part of it. */
export function fixturePath(
  t: CheckContext,
  name: 'client' | 'otherClient' | 'otherPartnerClient' = 'client',
): FilespacePath {
  const { id, workspace, filespace } = fullFixture(t, name);
  return { clientId: id, workspaceId: workspace, filespaceId: filespace };
}

/** Client and workspace of the client fixture, for checks that need no filespace. */
export function workspacePath(t: CheckContext): WorkspacePath {
  const { id, workspace } = t.partnerFixture('client');
  if (workspace === undefined) throw new NotTested('add `partner.fixtures.client.workspace` to the profile');
  return { clientId: id, workspaceId: workspace };
}

export function readWorkspaces(t: CheckContext, clientId: string, query: Query = {}, open = false): Promise<Reply> {
  return readOnce(t, { operation: 'GET /api/v1/clients/{clientId}/workspaces', path: { clientId }, query, open });
}

export function readFilespaces(t: CheckContext, path: WorkspacePath, query: Query = {}, open = false): Promise<Reply> {
  const { clientId, workspaceId } = path;
  return readOnce(t, {
    operation: 'GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces',
    path: { clientId, workspaceId },
    query,
    open,
  });
}

export function getWorkspace(t: CheckContext, path: WorkspacePath): Promise<Reply> {
  const { clientId, workspaceId } = path;
  return t.partner.raw({
    operation: 'GET /api/v1/clients/{clientId}/workspaces/{workspaceId}',
    path: { clientId, workspaceId },
  });
}

export function getFilespace(t: CheckContext, path: FilespacePath): Promise<Reply> {
  const { clientId, workspaceId, filespaceId } = path;
  return t.partner.raw({
    operation: 'GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}',
    path: { clientId, workspaceId, filespaceId },
  });
}

/** The workspaces of a client. */
export async function workspaceList(t: CheckContext, clientId: string): Promise<ReadList> {
  const known = t.partnerFixture('client');
  const place = await t.shared('workspaces place', (own) =>
    learnPlace((query, open) => readWorkspaces(own, known.id, query, open), known.workspace),
  );
  return {
    key: `workspaces of ${clientId}`,
    place,
    identify: (record) => writtenOf(record.id) ?? canonical(record),
    unique: true,
    read: (own, query, open = false) => readWorkspaces(own, clientId, query, open),
  };
}

/** The filespaces of a workspace; all fields of their records are open, also the one that holds the id. */
export async function filespaceList(t: CheckContext, path: WorkspacePath): Promise<ReadList> {
  const known = workspacePath(t);
  const { filespace } = t.partnerFixture('client');
  const place = await t.shared('filespaces place', (own) =>
    learnPlace((query, open) => readFilespaces(own, known, query, open), filespace),
  );
  const field = await t.shared('filespaces id field', (own) => learnIdField(own, known, place, filespace));
  const idOf = (record: JsonObject) => (field === null ? undefined : writtenOf(flattened(record)[field]));
  const firstRecords = async (own: CheckContext) => recordsAt(await readFilespaces(own, path, { l: '20' }), place);
  return {
    key: `filespaces of ${path.clientId} ${path.workspaceId}`,
    place,
    identify: (record) => idOf(record) ?? canonical(lastingPart(t, 'filespaces', record)),
    unique: field !== null,
    ...(field === null && { learn: (own) => learnByReads(own, 'filespaces', () => firstRecords(own)) }),
    read: (own, query, open = false) => readFilespaces(own, path, query, open),
  };
}

/** Learned from a record that should be in the list; where it is not, by elimination. */
async function learnPlace(read: (query: Query, open: boolean) => Promise<Reply>, known?: string): Promise<Place> {
  for (let page = 1; known !== undefined && page <= 5; page += 1) {
    const reply = await read({ l: '300', p: String(page) }, page > 1);
    const body = exchangeOf(reply).json;
    const one = await read({ l: '1' }, false);
    const place = findPlace(body, known, { small: exchangeOf(one).json });
    if (place !== null) return place;
    if (reply.response.status !== 200 || !arraysOf(body).some(({ records }) => records.length > 0)) break;
  }
  const [many, one] = await Promise.all([read({}, false), read({ l: '1' }, false)]);
  prepared(many, 200, 'read the list');
  const place = placeByElimination(exchangeOf(many).json, exchangeOf(one).json);
  if (place === null) throw new Inconclusive('no array in the list can be told to hold its records');
  return place;
}

async function learnIdField(
  t: CheckContext,
  path: WorkspacePath,
  place: Place,
  known: string | undefined,
): Promise<string | null> {
  if (known === undefined) return null;
  const list: ReadList = {
    key: '',
    place,
    identify: canonical,
    unique: false,
    read: (own, query, open = false) => readFilespaces(own, path, query, open),
  };
  const whole = await readWhole(t, list, {});
  return whole === null
    ? null
    : idFieldOf(
        recordsOf(whole).map((record) => flattened(record)),
        known,
      );
}

/** All records of a list. */
export async function allRecords(
  t: CheckContext,
  list: ReadList,
): Promise<{ records: readonly JsonObject[]; replies: readonly Reply[] }> {
  const whole = await readWhole(t, list, {});
  if (whole === null) throw new Inconclusive('the list is too long to be read');
  return { records: recordsOf(whole), replies: whole.pages.map((page) => page.reply) };
}

/** Fails when the list holds more in an order that was asked for than without one. */
export async function expectNoOthersSorted(t: CheckContext, list: ReadList): Promise<void> {
  // What else a record shows may change from one read to the next.
  if (!list.unique) throw new NotTested('the records of the list show no id');
  const first = await readWhole(t, list, {});
  for (const s of ['createdAt', '-createdAt']) {
    await failIfLasting(
      async (attempt) => {
        const plain = attempt === 1 ? first : await readWhole(t, list, {});
        const sorted = await readWhole(t, list, { s });
        if (plain === null || sorted === null) throw new Inconclusive('the list is too long to be read');
        const known = new Set(recordsOf(plain).map(list.identify));
        const other = recordsOf(sorted).find((record) => !known.has(list.identify(record)));
        if (other === undefined) return null;
        const evidence = [...plain.pages, ...sorted.pages].map(({ reply }) => reply);
        return { expected: `with s=${s} what is listed without it`, got: `${show(other)} as well`, evidence };
      },
      async () => {
        await needsSteady(t, list, { query: {}, former: first });
        return false;
      },
    );
  }
}

/**
 * Whether a client may have a workspace of this id by itself, since a short id may count the workspaces of each client.
 * Whether a list shows what is somebody else's is judged by more than its id.
 */
export async function mayHaveWorkspace(t: CheckContext, clientId: string, workspaceId: string): Promise<boolean> {
  if (workspaceId.length >= shortestTellingId) return false;
  const { records } = await allRecords(t, await workspaceList(t, clientId));
  return records.some((record) => holds(record, 'id', workspaceId));
}

/** The same for a filespace of a workspace. */
export async function mayHaveFilespace(t: CheckContext, path: WorkspacePath, filespaceId: string): Promise<boolean> {
  if (filespaceId.length >= shortestTellingId) return false;
  if ((await readFilespaces(t, path, { l: '1' })).response.status !== 200) return false;
  const list = await filespaceList(t, path);
  const { records } = await allRecords(t, list);
  return records.length > 0 && (!list.unique || records.some((record) => list.identify(record) === filespaceId));
}

/** The object in a body that has this id as a value; the envelope of details is open. */
export function objectWithId(body: unknown, id: string): JsonObject | null {
  if (Array.isArray(body)) return firstOf(body, id);
  if (!isObject(body)) return null;
  return hasValue(body, id) ? body : firstOf(Object.values(body), id);
}

function firstOf(values: readonly unknown[], id: string): JsonObject | null {
  for (const value of values) {
    const found = objectWithId(value, id);
    if (found !== null) return found;
  }
  return null;
}

/** When filespaces were created, by their details: for lists whose records do not say it. */
export async function momentsByDetails(
  t: CheckContext,
  path: WorkspacePath,
  ids: readonly string[],
): Promise<number[] | null> {
  const replies = await Promise.all(ids.map((filespaceId) => getFilespace(t, { ...path, filespaceId })));
  const moments = replies.map((reply, index) => {
    const details = objectWithId(exchangeOf(reply).json, ids[index] ?? '');
    return momentOf(details?.createdAt);
  });
  return moments.every((moment) => moment !== null) ? moments : null;
}

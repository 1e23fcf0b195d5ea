import type { CheckContext, Reply } from '../../src/check/index.ts';
import {
  allRecords,
  filespaceList,
  fixturePath,
  readFilespaces,
  type WorkspacePath,
  workspaceList,
} from './client-workspaces.ts';
import type { Problem } from './list-walks.ts';
import { type JsonObject, shortestTellingId } from './lists.ts';
import { valuesOf } from './open-bodies.ts';
import type { UsageEndpoint } from './usage.ts';

const mostIds = 300;
const mostNeighbours = 3;

/** Ids of which none can occur in the usage of the fixture that an endpoint reads, each with its own id of that kind. */
export type ForeignIds = ReadonlyMap<string, string>;

/** Those of its neighbours. */
export async function foreignIds(t: CheckContext, endpoint: UsageEndpoint): Promise<ForeignIds> {
  const own = fixturePath(t);
  const workspaces = endpoint.levels > 1 ? await allRecords(t, await workspaceList(t, own.clientId)) : { records: [] };
  const siblings = workspaces.records.map(({ id }) => String(id));
  const inside = endpoint.name === 'workspace' || endpoint.levels > 2 ? await filespacesOf(t, own) : [];
  const filespaces = endpoint.levels > 2 ? [...inside] : [];
  if (endpoint.name === 'workspace') {
    const neighbours = siblings.filter((id) => id !== own.workspaceId).slice(-mostNeighbours);
    filespaces.push(...(await filespacesOfEach(t, own.clientId, neighbours)));
  }
  const others = (['otherClient', 'otherPartnerClient'] as const).map((name) => t.partnerTarget.fixtures[name]);
  const ids = [
    ...filespaces.map((id) => [id, own.filespaceId] as const),
    ...others.flatMap((other) => (other?.id === undefined ? [] : [[other.id, own.clientId] as const])),
    ...others.flatMap((other) => (other?.workspace === undefined ? [] : [[other.workspace, own.workspaceId] as const])),
    ...others.flatMap((other) => (other?.filespace === undefined ? [] : [[other.filespace, own.filespaceId] as const])),
    ...siblings.map((id) => [id, own.workspaceId] as const),
  ];
  const ours = new Set([...Object.values(own), ...(endpoint.name === 'workspace' ? inside : [])]);
  return new Map(ids.slice(0, mostIds).filter(([id]) => id.length >= shortestTellingId && !ours.has(id)));
}

/** Without those that something of the client has, too: where each kind is counted by itself, they read alike. */
export async function withoutOwn(t: CheckContext, endpoint: UsageEndpoint, foreign: ForeignIds): Promise<ForeignIds> {
  if (endpoint.levels > 1) return foreign;
  const { clientId } = fixturePath(t);
  const { records } = await allRecords(t, await workspaceList(t, clientId));
  const workspaces = records.map(({ id }) => String(id));
  const own = new Set([...workspaces, ...(await filespacesOfEach(t, clientId, workspaces))]);
  return new Map([...foreign].filter(([id]) => !own.has(id)));
}

/** The ids of the filespaces of a workspace, where their list shows them. */
async function filespacesOf(t: CheckContext, path: WorkspacePath): Promise<string[]> {
  const list = await filespaceList(t, path);
  return list.unique ? (await allRecords(t, list)).records.map(list.identify) : [];
}

/** The same for workspaces of one client; those of other clients are not found there. */
async function filespacesOfEach(t: CheckContext, clientId: string, workspaces: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const workspaceId of workspaces) {
    const path = { clientId, workspaceId };
    if ((await readFilespaces(t, path, { l: '1' })).response.status === 200) ids.push(...(await filespacesOf(t, path)));
  }
  return ids;
}

/** A record that names a foreign id, at any depth. Beside its own id of that kind it may name whatever it is related to. */
export function findForeign(
  records: readonly JsonObject[],
  ids: ForeignIds,
  evidence: readonly Reply[],
): Problem | null {
  for (const record of records) {
    const texts = new Set(textsOf(record));
    const foreign = [...texts].find(
      (text) => ids.has(text) && !texts.has(ids.get(text) ?? '') && !isRelated(record, text, records, ids),
    );
    if (foreign === undefined) continue;
    return { expected: 'only records of what was asked for', got: `a record that names ${foreign}`, evidence };
  }
  return null;
}

/**
 * How many records name a thing that is a part of what was asked for, and none of its other parts. What pays for others,
 * or was copied, may be named by their records, in another field than by its own: the field that names it least counts.
 */
export function countNaming(records: readonly JsonObject[], id: string, parts: readonly string[]): number {
  const others = new Set(parts.filter((part) => part !== id));
  const naming = new Map<string, number>();
  for (const record of records) {
    const values = valuesOf(record);
    if (values.some(({ value }) => others.has(value))) continue;
    for (const { path, value } of values) if (value === id) naming.set(path, (naming.get(path) ?? 0) + 1);
  }
  return naming.size === 0 ? 0 : Math.min(...naming.values());
}

/** Names of fields in which a record tells what it is of. */
const namesItself = /(?:^|\.)(?:id|(?:client|organization|workspace|filespace)s?(?:_?ids?)?(?:\.\d+)?(?:\.id)?)$/i;

/** Whether a record names something in such fields alone as may name what it is related to, and never name itself. */
function isRelated(record: JsonObject, text: string, records: readonly JsonObject[], ids: ForeignIds): boolean {
  const paths = valuesOf(record).flatMap(({ path, value }) => (value === text ? [path] : []));
  const own = ids.get(text);
  const ownPaths = new Set(
    records.flatMap((one) => valuesOf(one)).flatMap(({ path, value }) => (value === own ? [path] : [])),
  );
  return paths.length > 0 && !paths.some((path) => namesItself.test(path) || ownPaths.has(path));
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsOf);
}

/** A number as a text, with the unit of an amount of storage where it has one. */
const figure = /^(?:less than )?-?\d+(?:[.,]\d+)?(?: ?(?:[KMGTPE]i?)?(?:B|bytes?))?$/i;

/** How many numbers a record holds at any depth, its createdAt not counted. */
export function numbersIn(value: unknown): number {
  if (typeof value === 'number' || (typeof value === 'string' && figure.test(value))) return 1;
  if (value === null || typeof value !== 'object') return 0;
  return Object.entries(value).reduce((sum, [key, item]) => sum + (key === 'createdAt' ? 0 : numbersIn(item)), 0);
}

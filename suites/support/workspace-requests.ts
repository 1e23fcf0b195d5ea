import { randomUUID } from 'node:crypto';
import type { WorkspaceOperation } from '../../generated/catalogue.ts';
import { type OperationInfo, operations } from '../../generated/operations.ts';
import { type CheckContext, Inconclusive, NotTested, type Reply } from '../../src/check/index.ts';
import { entry, filespace, member, serviceAccount } from '../../src/resources/index.ts';
import { directoryOf } from '../workspace/resources/entry.ts';
import { filespaceOf } from '../workspace/resources/filespace.ts';
import { makings, pathOf } from '../workspace/resources/index.ts';
import type { Asked, Ids, Request, Site } from '../workspace/resources/making.ts';
import { identify } from './account-ids.ts';
import { statusOf } from './answers.ts';
import { createdId } from './made.ts';
import { clientOf, type Side } from './other-workspace.ts';
import { newName } from './things.ts';

export type { Request, Site };
export { filespaceOf };

export interface WorkspaceOperationInfo extends OperationInfo {
  readonly operation: WorkspaceOperation;
}

function isWorkspaceOperation(info: OperationInfo): info is WorkspaceOperationInfo {
  return info.api === 'workspace';
}

export const workspaceOperations: readonly WorkspaceOperationInfo[] = operations.filter(isWorkspaceOperation);

/** The operations whose path has the parameter. */
export function operationsOn(parameter: string): readonly WorkspaceOperationInfo[] {
  return workspaceOperations.filter((info) => info.pathParameters.includes(parameter));
}

/** What is known of an operation of the Workspace API. */
export function infoOf(operation: WorkspaceOperation): WorkspaceOperationInfo {
  const info = workspaceOperations.find((each) => each.operation === operation);
  if (info === undefined) throw new Error(`${operation} is no operation`);
  return info;
}

/** Whether the request would remove or rename what its path names, so that nothing else may rely on it. */
function isHarmful({ method, operation }: OperationInfo): boolean {
  return (
    method === 'DELETE' ||
    makings.some(({ resource: { change, named } }) => change?.operation === operation && change.field === named)
  );
}

/**
 * Whether data stores are configured for the workspace may be looked at before the path is: where they are not, every
 * answer about them is 403.
 */
export async function hasDataStores(t: CheckContext, side?: Side): Promise<boolean> {
  const status = await t.shared(`data stores ${side ?? ''}`, async (own) => {
    const path = { filespaceId: await filespaceOf(own, { name: 'workspace', side }, false) };
    const operation = 'GET /api/v1/filespaces/{filespaceId}/external/data-stores' as const;
    return statusOf(await clientOf(own, side).raw({ operation, path }));
  });
  return status !== 403;
}

/** @throws {NotTested} for an operation on data stores in a workspace that has none. */
export async function needsDataStores(t: CheckContext, info: OperationInfo, side?: Side): Promise<void> {
  if (!info.path.includes('/data-stores') || (await hasDataStores(t, side))) return;
  throw new NotTested('the filespaces of the target have no data stores (403)');
}

async function bodyOf(t: CheckContext, { operation }: WorkspaceOperationInfo, asked: Asked) {
  const created = makings.find(({ resource }) => resource.create === operation);
  if (created !== undefined) return created.body(t, asked);
  const changed = makings.find(({ resource }) => resource.change?.operation === operation);
  return changed?.changed?.(t, asked);
}

/** What a well-behaved client sends to the operation, about resources of the site. */
export async function requestTo(t: CheckContext, info: WorkspaceOperationInfo, site: Site): Promise<Request> {
  // Everything of a site stands in its filespace, and goes with it.
  const isSpared = site.refused === true && info.pathParameters.at(-1) !== filespace.key;
  const path = await pathOf(t, info.pathParameters, { site, harmed: isHarmful(info) && !isSpared });
  const body = await bodyOf(t, info, { site, path });
  const needsPath = /\/(?:resolve|direct-links)$/.test(info.path);
  return {
    operation: info.operation,
    path,
    ...(needsPath ? { query: { path: '/' } } : {}),
    ...(body === undefined ? {} : { body }),
  };
}

interface Way {
  /** Completes the operation: `with a filter`. */
  what: string;
  change(t: CheckContext, request: Request, site: Site): Promise<Partial<Request>> | Partial<Request>;
}

/** The operations that can be asked in another way, too, and how: each list that has a filter, and some others. */
const otherWays: Readonly<Record<string, Way>> = {
  ...Object.fromEntries(
    makings.flatMap(({ resource }): [string, Way][] => {
      const { list, filter } = resource;
      if (filter === undefined) return [];
      return [[list, { what: 'with a filter', change: (t) => ({ query: { [filter]: newName(t, resource) } }) }]];
    }),
  ),
  [entry.list]: { what: 'with a limit', change: () => ({ query: { limit: '1' } }) },
  [member.change.operation]: { what: 'back to standard', change: () => ({ body: { role: 'standard' } }) },
  'GET /api/v1/filespaces/{filespaceId}/direct-links': {
    what: 'for an entry',
    change: async (t, { path }, site) => ({
      query: { entryId: await directoryOf(t, site, path?.filespaceId ?? '', false) },
    }),
  },
};

/** In which other way an operation can be asked; undefined where there is none. */
export function otherWay({ operation }: WorkspaceOperationInfo): string | undefined {
  return otherWays[operation]?.what;
}

/** A request as {@link requestTo}, asked in the other way where there is one. */
export async function requestOtherwise(t: CheckContext, info: WorkspaceOperationInfo, site: Site): Promise<Request> {
  const request = await requestTo(t, info, site);
  return { ...request, ...(await otherWays[info.operation]?.change(t, request, site)) };
}

/** Registers what an answer shows to be created; what is below a filespace goes with it. */
export async function registerOutcome(t: CheckContext, request: Request, reply: Reply, side?: Side): Promise<void> {
  if (!reply.response.ok) return;
  await makings.find(({ resource }) => resource.create === request.operation)?.register(t, reply, request, side);
}

/** The id of what an answer shows to be created, which is registered; null where there is none. */
export async function idOfMade(t: CheckContext, request: Request, reply: Reply): Promise<string | null> {
  const isOpen = request.operation === serviceAccount.create;
  if (!isOpen) await registerOutcome(t, request, reply);
  if (!isOpen || !reply.response.ok) return createdId(reply);
  return (await identify(t, reply, textOf(request.body, serviceAccount.named))).id;
}

export function textOf(body: unknown, name: string): string {
  const value = body === null || typeof body !== 'object' ? undefined : Reflect.get(body, name);
  return typeof value === 'string' ? value : '';
}

/** An id of a filespace that does not exist. */
export const unknownFilespace = (): string => randomUUID();

interface Gone {
  id: string;
  /** Its own, with all that it stood in. */
  path: Ids;
  deletion: Reply;
}

/** Ids of what the run made and removed again. */
export function goneId(t: CheckContext, part: string): Promise<Gone> {
  return t.shared(`workspace gone ${part}`, async (own) => {
    const site = { name: 'gone' };
    const info = operationsOn(part).find(({ method }) => method === 'DELETE');
    if (info === undefined) throw new Error(`nothing deletes a ${part}`);
    const request = await requestTo(own, info, site);
    const deletion = await own.workspace.raw(request);
    if (deletion.response.status !== 200) throw new Inconclusive(`could not remove it: ${info.operation}`);
    const { path = {} } = request;
    return { id: path[part] ?? '', path, deletion };
  });
}

import { randomUUID } from 'node:crypto';
import type { WorkspaceOperation } from '../../generated/catalogue.ts';
import { type OperationInfo, operations } from '../../generated/operations.ts';
import {
  type CheckContext,
  type Exchange,
  exchangeOf,
  Inconclusive,
  NotTested,
  prepared,
  type RawRequest,
  type Reply,
} from '../../src/check/index.ts';
import { identify, noteOthers } from './account-ids.ts';
import { idIn, registerStore, storesPath } from './data-stores.ts';
import { newFilespace, registerFilespace, sharedFilespace } from './new-filespaces.ts';
import { clientOf, type Side } from './other-workspace.ts';
import { newAccount, sharedAccount } from './service-accounts.ts';
import { newWorkspaceMember, registerWorkspaceMember, sharedMember } from './workspace-members.ts';

export interface WorkspaceOperationInfo extends OperationInfo {
  readonly operation: WorkspaceOperation;
}

export type Request = RawRequest<WorkspaceOperation>;

function isWorkspaceOperation(info: OperationInfo): info is WorkspaceOperationInfo {
  return info.api === 'workspace';
}

export const workspaceOperations: readonly WorkspaceOperationInfo[] = operations.filter(isWorkspaceOperation);

/** The operations whose path has the parameter. */
export function operationsOn(parameter: string): readonly WorkspaceOperationInfo[] {
  return workspaceOperations.filter((info) => info.pathParameters.includes(parameter));
}

/** A set of the run's own resources, made when they are asked for. Two sites have nothing in common that a write changes. */
export interface Site {
  name: string;
  side?: Side;
}

/** Whether the request would remove or rename what its path names, so that nothing else may rely on it. */
function isHarmful(info: OperationInfo): boolean {
  return info.method === 'DELETE' || info.operation === 'PATCH /api/v1/filespaces/{filespaceId}';
}

function kept<T>(t: CheckContext, { name, side }: Site, what: string, make: (own: CheckContext) => Promise<T>) {
  return t.shared(`${name} ${side ?? ''} ${what}`, make);
}

/** A filespace of the site; one that will be removed or renamed is not the one that everything else relies on. */
export async function filespaceOf(t: CheckContext, site: Site, harmed: boolean): Promise<string> {
  if (!harmed && site.side === undefined) return (await sharedFilespace(t)).id;
  // What is only read below a filespace of the other workspace may be the same for all sites.
  const owner = harmed ? site : { ...site, name: 'workspace' };
  const made = await kept(t, owner, harmed ? 'doomed filespace' : 'filespace', (own) =>
    newFilespace(own, own.names.filespace(), site.side),
  );
  return made.id;
}

async function rootOf(t: CheckContext, filespaceId: string, side: Side): Promise<string> {
  const reply = await clientOf(t, side).GET('/api/v1/filespaces/{filespaceId}/entries/resolve', {
    params: { path: { filespaceId }, query: { path: '/' } },
  });
  return prepared(reply, 200, 'resolve the root directory').data.id;
}

function directoryOf(t: CheckContext, site: Site, filespaceId: string, harmed: boolean): Promise<string> {
  return kept(t, site, harmed ? 'doomed directory' : 'directory', async (own) => {
    const parentId = await rootOf(own, filespaceId, site.side);
    const reply = await clientOf(own, site.side).POST('/api/v1/filespaces/{filespaceId}/entries', {
      params: { path: { filespaceId } },
      body: { parentId, name: own.names.directory(), type: 'dir' },
    });
    return prepared(reply, 201, 'create a directory').data.id;
  });
}

/**
 * Whether data stores are configured for the workspace may be looked at before the path is: where they are not, every
 * answer about them is 403.
 * @throws {NotTested} for an operation on data stores in such a workspace.
 */
export async function needsDataStores(t: CheckContext, info: OperationInfo, side?: Side): Promise<void> {
  if (!info.path.includes('/data-stores')) return;
  const status = await t.shared(`data stores ${side ?? ''}`, async (own) => {
    const path = { filespaceId: await filespaceOf(own, { name: 'workspace', side }, false) };
    const operation = 'GET /api/v1/filespaces/{filespaceId}/external/data-stores' as const;
    return statusOf(await clientOf(own, side).raw({ operation, path }));
  });
  if (status === 403) throw new NotTested('the filespaces of the target have no data stores (403)');
}

interface DataStorePath {
  filespaceId: string;
  dataStoreId: string;
}

/** A data store of the site; it goes with its filespace. */
function dataStoreOf(t: CheckContext, site: Site, shared: string, harmed: boolean): Promise<DataStorePath> {
  return kept(t, site, harmed ? 'doomed data store' : 'data store', async (own) => {
    const first = await createDataStore(own, shared, site.side);
    if (first.response.status !== 400) return { filespaceId: shared, dataStoreId: dataStoreIn(first) };
    // A filespace may hold so many and no more: a fresh one has room.
    const purpose = harmed ? 'filespace for a doomed data store' : 'filespace for data stores';
    const fresh = await kept(own, site, purpose, (owner) => newFilespace(owner, owner.names.filespace(), site.side));
    return { filespaceId: fresh.id, dataStoreId: dataStoreIn(await createDataStore(own, fresh.id, site.side)) };
  });
}

async function createDataStore(t: CheckContext, filespaceId: string, side: Side): Promise<Reply> {
  const body = dataStoreBody(t);
  const operation = `POST ${storesPath}` as const;
  const reply = await clientOf(t, side).raw({ operation, path: { filespaceId }, body });
  registerStore(t, reply, { filespaceId, name: body.name, side });
  return reply;
}

function dataStoreIn(reply: Reply): string {
  if (reply.response.status === 403) throw new NotTested('the filespaces of the target have no data stores (403)');
  prepared(reply, 201, 'create a data store');
  const id = idIn(reply);
  if (id === null) throw new Inconclusive('the created data store has no id');
  return id;
}

function dataStoreBody(t: CheckContext): Record<string, unknown> {
  const name = t.names.dataStore();
  const { dataStore } = t.workspaceTarget;
  if (dataStore === undefined) return { name, kind: 'HttpLinkDataStore' };
  return { name, kind: 'S3DataStore', s3StorageParams: dataStore };
}

/** The credentials among the profile's parameters of a data store: what an update is about. */
function dataStoreCredentials(t: CheckContext): Record<string, unknown> {
  const { dataStore } = t.workspaceTarget;
  if (dataStore === undefined) throw new NotTested('add `workspace.dataStore` to the profile');
  return Object.fromEntries(Object.entries(dataStore).filter(([name]) => /key|secret/i.test(name)));
}

async function memberOf(t: CheckContext, site: Site, harmed: boolean): Promise<string> {
  if (!harmed && site.side === undefined && site.name === 'workspace') return (await sharedMember(t)).id;
  const made = await kept(t, site, harmed ? 'doomed member' : 'member', (own) =>
    newWorkspaceMember(own, own.names.email(), site.side),
  );
  return made.id;
}

async function accountOf(t: CheckContext, site: Site, harmed: boolean): Promise<string> {
  if (!harmed && site.side === undefined) return (await sharedAccount(t)).id;
  const made = await kept(t, site, harmed ? 'doomed account' : 'account', (own) =>
    newAccount(own, { side: site.side }),
  );
  return made.id;
}

async function pathOf(t: CheckContext, info: OperationInfo, site: Site): Promise<Record<string, string>> {
  const has = (part: string): boolean => info.pathParameters.includes(part);
  const harmed = isHarmful(info);
  const below = has('dataStoreId') || has('entryId');
  const path: Record<string, string> = {};
  if (has('filespaceId')) path.filespaceId = await filespaceOf(t, site, harmed && !below);
  if (has('dataStoreId')) Object.assign(path, await dataStoreOf(t, site, path.filespaceId ?? '', harmed));
  if (has('entryId')) path.entryId = await directoryOf(t, site, path.filespaceId ?? '', harmed);
  if (has('memberId')) path.memberId = await memberOf(t, site, harmed);
  if (has('serviceAccountId')) path.serviceAccountId = await accountOf(t, site, harmed);
  return path;
}

async function bodyOf(t: CheckContext, info: WorkspaceOperationInfo, site: Site, path: Record<string, string>) {
  switch (info.operation) {
    case 'POST /api/v1/filespaces':
      return { name: t.names.filespace(), ...t.workspaceTarget.filespace };
    case 'PATCH /api/v1/filespaces/{filespaceId}':
      return { name: t.names.filespace() };
    case 'POST /api/v1/filespaces/{filespaceId}/external/data-stores':
      return dataStoreBody(t);
    case 'PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}':
      return { s3StorageParams: dataStoreCredentials(t) };
    case 'POST /api/v1/filespaces/{filespaceId}/entries': {
      const parentId = await directoryOf(t, site, path.filespaceId ?? '', false);
      return { parentId, name: t.names.directory(), type: 'dir' };
    }
    case 'POST /api/v1/members':
      return { email: t.names.email() };
    case 'PATCH /api/v1/members/{memberId}':
      return { role: 'filespaceAdmin', filespaceIds: [await filespaceOf(t, site, false)] };
    case 'POST /api/v1/service-accounts':
      await noteOthers(t, site.side);
      return { name: t.names.serviceAccount() };
    default:
      return undefined;
  }
}

/** What a well-behaved client sends to the operation, about resources of the site. */
export async function requestTo(t: CheckContext, info: WorkspaceOperationInfo, site: Site): Promise<Request> {
  const path = await pathOf(t, info, site);
  const body = await bodyOf(t, info, site, path);
  const needsPath = /\/(?:resolve|direct-links)$/.test(info.path);
  return {
    operation: info.operation,
    path,
    ...(needsPath ? { query: { path: '/' } } : {}),
    ...(body === undefined ? {} : { body }),
  };
}

/** The operations that can be asked in another way, too, and how. */
export const otherWays: Partial<Record<WorkspaceOperation, string>> = {
  'GET /api/v1/filespaces/{filespaceId}/external/data-stores': 'with a filter',
  'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children': 'with a limit',
  'GET /api/v1/filespaces/{filespaceId}/direct-links': 'for an entry',
  'GET /api/v1/members': 'with a filter',
  'PATCH /api/v1/members/{memberId}': 'back to standard',
};

/** A request as {@link requestTo}, asked in the other way where there is one. */
export async function requestOtherwise(t: CheckContext, info: WorkspaceOperationInfo, site: Site): Promise<Request> {
  const request = await requestTo(t, info, site);
  switch (info.operation) {
    case 'GET /api/v1/filespaces/{filespaceId}/external/data-stores':
      return { ...request, query: { name: t.names.dataStore() } };
    case 'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children':
      return { ...request, query: { limit: '1' } };
    case 'GET /api/v1/filespaces/{filespaceId}/direct-links':
      return { ...request, query: { entryId: await directoryOf(t, site, request.path?.filespaceId ?? '', false) } };
    case 'GET /api/v1/members':
      return { ...request, query: { email: t.names.email() } };
    case 'PATCH /api/v1/members/{memberId}':
      return { ...request, body: { role: 'standard' } };
    default:
      return request;
  }
}

/** Registers what an answer shows to be created; what is below a filespace goes with it. */
export async function registerOutcome(t: CheckContext, request: Request, reply: Reply, side?: Side): Promise<void> {
  if (!reply.response.ok) return;
  const name = textOf(request.body, 'name');
  if (request.operation === 'POST /api/v1/filespaces') registerFilespace(t, reply, name, side);
  if (request.operation === 'POST /api/v1/members') registerWorkspaceMember(t, reply, request.body, side);
  if (request.operation === 'POST /api/v1/service-accounts') await identify(t, reply, name, side);
  if (request.operation === `POST ${storesPath}`) {
    registerStore(t, reply, { filespaceId: request.path?.filespaceId ?? '', name, side });
  }
}

export function textOf(body: unknown, name: string): string {
  const value = body === null || typeof body !== 'object' ? undefined : Reflect.get(body, name);
  return typeof value === 'string' ? value : '';
}

/** An id of a filespace that does not exist. */
export const unknownFilespace = (): string => randomUUID();

/** Ids of what the run made and removed again. */
export function goneId(t: CheckContext, part: string): Promise<{ id: string; deletion: Reply }> {
  return t.shared(`workspace gone ${part}`, async (own) => {
    const site = { name: 'gone' };
    const info = operationsOn(part).find(({ method }) => method === 'DELETE');
    if (info === undefined) throw new Error(`nothing deletes a ${part}`);
    const request = await requestTo(own, info, site);
    const deletion = await own.workspace.raw(request);
    if (deletion.response.status !== 200) throw new Inconclusive(`could not remove it: ${info.operation}`);
    return { id: request.path?.[part] ?? '', deletion };
  });
}

export function statusOf(reply: Reply): Exchange['status'] {
  return exchangeOf(reply).status;
}

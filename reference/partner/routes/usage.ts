import type { Route } from '../../core/app.ts';
import type { Context } from '../../core/context.ts';
import type { Answer } from '../../core/exchange.ts';
import { type Call, route, success } from '../call.ts';
import { findClient, findFilespace, findWorkspace } from '../find.ts';
import { openListBody, readPage, storageUsageBody } from '../paging.ts';
import type { StorageUsageRecord } from '../records.ts';
import { oneOf } from '../store/list.ts';
import { toMembersUsage, toStorageUsage } from '../store/workspaces.ts';
import { during, readMembersQuery, readStorageQuery } from '../usage-query.ts';

/** Usage of the past. */
export function usageRoutes(context: Context): Route[] {
  const workspace = '/api/v1/clients/{clientId}/workspaces/{workspaceId}';
  return [
    route(context, 'GET /api/v1/clients/{clientId}/usage', (call) => {
      return storageUsage(call, { clientId: findClient(call).id });
    }),
    route(context, `GET ${workspace}/usage`, (call) => {
      const client = findClient(call);
      return storageUsage(call, { clientId: client.id, workspaceId: findWorkspace(call, client).id });
    }),
    route(context, `GET ${workspace}/usage/members`, membersUsage),
    route(context, `GET ${workspace}/filespaces/{filespaceId}/usage`, (call) => {
      const client = findClient(call);
      const found = findWorkspace(call, client);
      const filespaceId = findFilespace(call, found).id;
      return storageUsage(call, { clientId: client.id, workspaceId: found.id, filespaceId });
    }),
  ];
}

interface UsagePath {
  readonly clientId: string;
  readonly workspaceId?: string;
  readonly filespaceId?: string;
}

function storageUsage(call: Call, path: UsagePath): Answer {
  const { usage } = call.context.policy.stated.partner;
  const { range, types } = readStorageQuery(call);
  const scope = usage.storageScope(call.operation, path);
  const { rows, facts } = readPage(call, 'storage_usage', [
    oneOf(scope.column, [scope.id]),
    ...during(call, range),
    oneOf('storage_type', types),
  ]);
  const records = rows.map((row) => view(call, toStorageUsage(row)));
  return success(call, () => storageUsageBody(call, records, facts));
}

function view(call: Call, record: StorageUsageRecord): Record<string, unknown> {
  const { stated, open } = call.context.policy;
  const createdAt = open.partner.time.createdAt('usage-record', record.at);
  const type = open.vocabulary.wire(record.storageType);
  return {
    ...open.partner.usage.storageRecord(call.operation, record, { type, createdAt }),
    ...stated.partner.usage.storageView(call.operation, record),
  };
}

function membersUsage(call: Call): Answer {
  const { stated, open } = call.context.policy;
  const workspace = findWorkspace(call, findClient(call));
  const path = { clientId: workspace.clientId, workspaceId: workspace.id };
  const scope = stated.partner.usage.membersScope(call.operation, path);
  const range = readMembersQuery(call);
  const conditions = [oneOf(scope.column, [scope.id]), ...during(call, range)];
  const { rows, facts } = readPage(call, 'members_usage', conditions);
  const records = rows.map(toMembersUsage).map((record) => {
    const createdAt = open.partner.time.createdAt('usage-record', record.at);
    return open.partner.usage.membersRecord(call.operation, record, createdAt);
  });
  return success(call, () => openListBody(call, records, facts));
}

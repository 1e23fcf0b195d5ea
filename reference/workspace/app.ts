import type { Hono } from 'hono';
import { createApp, type Route } from '../core/app.ts';
import type { Context } from '../core/context.ts';
import type { Answer, ApiRequest, TransportProblem } from '../core/exchange.ts';
import {
  type WorkspaceOperation,
  type WorkspaceRoute,
  workspaceOperations,
} from '../policy/stated/workspace/operations.ts';
import { authenticate } from './authenticate.ts';
import { Call } from './call.ts';
import * as dataStores from './data-stores.ts';
import * as entries from './entries.ts';
import { errorAnswer } from './failures.ts';
import * as filespaces from './filespaces.ts';
import * as members from './members.ts';
import * as serviceAccounts from './service-accounts.ts';

const services: Readonly<Record<WorkspaceOperation, (call: Call) => Answer>> = {
  'GET /api/v1/filespaces': filespaces.listFilespaces,
  'POST /api/v1/filespaces': filespaces.createFilespace,
  'GET /api/v1/filespaces/{filespaceId}': filespaces.getFilespace,
  'PATCH /api/v1/filespaces/{filespaceId}': filespaces.renameFilespace,
  'DELETE /api/v1/filespaces/{filespaceId}': filespaces.deleteFilespace,
  'POST /api/v1/providers': filespaces.listProviders,
  'GET /api/v1/filespaces/{filespaceId}/external/data-stores': dataStores.listDataStores,
  'POST /api/v1/filespaces/{filespaceId}/external/data-stores': dataStores.createDataStore,
  'GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}': dataStores.getDataStore,
  'PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}': dataStores.updateDataStore,
  'DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}': dataStores.deleteDataStore,
  'POST /api/v1/filespaces/{filespaceId}/entries': entries.createEntry,
  'GET /api/v1/filespaces/{filespaceId}/entries/resolve': entries.resolvePath,
  'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children': entries.listChildren,
  'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}': entries.getEntry,
  'DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}': entries.deleteEntry,
  'GET /api/v1/members': members.listMembers,
  'POST /api/v1/members': members.addMember,
  'GET /api/v1/members/{memberId}': members.getMember,
  'PATCH /api/v1/members/{memberId}': members.changeMember,
  'DELETE /api/v1/members/{memberId}': members.removeMember,
  'GET /api/v1/members/{memberId}/groups': members.listGroups,
  'GET /api/v1/service-accounts': serviceAccounts.listServiceAccounts,
  'POST /api/v1/service-accounts': serviceAccounts.createServiceAccount,
  'GET /api/v1/service-accounts/{serviceAccountId}': serviceAccounts.getServiceAccount,
  'DELETE /api/v1/service-accounts/{serviceAccountId}': serviceAccounts.deleteServiceAccount,
  'GET /api/v1/filespaces/{filespaceId}/direct-links': entries.createDirectLink,
};

/** The HTTP application of the Workspace API, for paths that begin with `/api/v1`. */
export function workspaceApp(context: Context): Hono {
  return createApp(context, {
    name: 'workspace',
    routes: workspaceOperations.map((op) => routeOf(context, op)),
    problemAnswer: (problem, status, request) => problemAnswer(context, problem, status, request),
    finish: (answer) => answer,
  });
}

function routeOf(context: Context, operation: WorkspaceOperation): Route {
  return {
    operation,
    handle: (request) => {
      const caller = authenticate(context, operation, request);
      return new Call(context, operation, request, caller).carryOut(services[operation]);
    },
  };
}

function problemAnswer(context: Context, problem: TransportProblem, status: number, request: ApiRequest): Answer {
  const route = routeNamed(request.operation);
  const refused = refusal(context, request, route);
  if (refused !== null) return refused;
  return errorAnswer(context, { op: route, kind: problem, request, status });
}

function routeNamed(operation: string): WorkspaceRoute {
  return workspaceOperations.find((known) => known === operation) ?? 'no operation';
}

/** Where the service hides its routes from strangers, the answer to one. */
function refusal(context: Context, request: ApiRequest, route: WorkspaceRoute): Answer | null {
  if (route !== 'no operation' || !context.policy.open.workspace.errors.unknownRouteNeedsToken()) return null;
  return request.headers.has('authorization')
    ? null
    : errorAnswer(context, { op: route, kind: 'unauthenticated', request });
}

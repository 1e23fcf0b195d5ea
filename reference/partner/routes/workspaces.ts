import type { Route } from '../../core/app.ts';
import type { Context } from '../../core/context.ts';
import { type Answer, queryValue } from '../../core/exchange.ts';
import { type Call, route, success } from '../call.ts';
import { findClient, findFilespace, findWorkspace } from '../find.ts';
import { openListBody, readPage } from '../paging.ts';
import type { FilespaceRecord } from '../records.ts';
import { allClientIds } from '../store/clients.ts';
import { oneOf } from '../store/list.ts';
import { allWorkspaceIds, countFilespaces, toFilespace, toWorkspace } from '../store/workspaces.ts';

/** The workspaces and filespaces of a client; a partner only looks at them. */
export function workspaceRoutes(context: Context): Route[] {
  const workspace = '/api/v1/clients/{clientId}/workspaces/{workspaceId}';
  return [
    route(context, 'GET /api/v1/clients/{clientId}/workspaces', listWorkspaces),
    route(context, `GET ${workspace}`, getWorkspace),
    route(context, `GET ${workspace}/filespaces`, listFilespaces),
    route(context, `GET ${workspace}/filespaces/{filespaceId}`, getFilespace),
  ];
}

function listWorkspaces(call: Call): Answer {
  const { stated, open } = call.context.policy;
  const client = findClient(call);
  const others = (): string[] => allClientIds(call.context.db).filter((id) => id !== client.id);
  const scope = stated.partner.ownership.listScope(
    call.operation,
    { own: client.id, others },
    queryValue(call.request, 's'),
  );
  const { rows, facts } = readPage(call, 'client_workspaces', [oneOf('client_id', scope)]);
  const records = rows.map(toWorkspace).map((workspace) => ({
    ...open.partner.workspaces.listExtra(),
    ...stated.partner.workspaces.listView(
      call.operation,
      workspace,
      open.partner.time.createdAt('workspace', workspace.createdAt),
    ),
  }));
  return success(call, () => openListBody(call, records, facts));
}

function getWorkspace(call: Call): Answer {
  const { open } = call.context.policy;
  const { id, name, clientId, createdAt } = findWorkspace(call, findClient(call));
  const facts = { id, name, clientId, filespaces: countFilespaces(call.context.db, id) };
  const created = open.partner.time.createdAt('workspace', createdAt);
  return success(call, () => open.partner.workspaces.detailsView(facts, created));
}

function listFilespaces(call: Call): Answer {
  const { ownership } = call.context.policy.stated.partner;
  const workspace = findWorkspace(call, findClient(call));
  const others = (): string[] => allWorkspaceIds(call.context.db).filter((id) => id !== workspace.id);
  const scope = ownership.listScope(call.operation, { own: workspace.id, others }, queryValue(call.request, 's'));
  const { rows, facts } = readPage(call, 'client_filespaces', [oneOf('workspace_id', scope)]);
  const records = rows.map((row) => view(call, toFilespace(row), 'list'));
  return success(call, () => openListBody(call, records, facts));
}

function getFilespace(call: Call): Answer {
  const filespace = findFilespace(call, findWorkspace(call, findClient(call)));
  return success(call, () => view(call, filespace, 'details'));
}

function view(call: Call, filespace: FilespaceRecord, place: 'list' | 'details'): Record<string, unknown> {
  const { open } = call.context.policy;
  const { id, name, workspaceId, status, storageType } = filespace;
  const facts = { id, name, workspaceId, status, storageType: open.vocabulary.wire(storageType) };
  return open.partner.filespaces.view(facts, open.partner.time.createdAt('filespace', filespace.createdAt), place);
}

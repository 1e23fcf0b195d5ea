import type { Operation } from '../core/exchange.ts';
import { param } from '../core/exchange.ts';
import type { Kind } from '../policy/stated/partner/ownership.ts';
import type { Call } from './call.ts';
import type { Absence, Cause } from './causes.ts';
import type { ClientRecord, ContractRecord, FilespaceRecord, MemberRecord, WorkspaceRecord } from './records.ts';
import { refuse } from './refuse.ts';
import { clientById, type Found, memberById } from './store/clients.ts';
import { contractsOf } from './store/partners.ts';
import { filespaceById, workspaceById, workspaceNames } from './store/workspaces.ts';

/** The client in the path, if the caller can reach it. */
export function findClient(call: Call): ClientRecord {
  const { ownership, deletion } = call.context.policy.stated.partner;
  const id = pathId(call, 'client', 'clientId', 'unknown-client');
  const client = visible(call.operation, clientById(call.context.db, id), deletion.visibleAfterwards('client'));
  if (!client) throw absent(call, 'unknown-client', 'unknown');
  const { partner, request } = call;
  const reached = ownership.reachesClient(call.operation, { client, partner }, request.query);
  if (!reached) throw absent(call, 'unknown-client', 'foreign');
  return client;
}

/** The member in the path, if it is one of the client's. */
export function findMember(call: Call, client: ClientRecord): MemberRecord {
  const { ownership, deletion } = call.context.policy.stated.partner;
  const id = pathId(call, 'member', 'accountId', 'unknown-member');
  const member = visible(call.operation, memberById(call.context.db, id), deletion.visibleAfterwards('member'));
  if (!member) throw absent(call, 'unknown-member', 'unknown');
  if (!ownership.reachesMember(call.operation, { member, client })) throw absent(call, 'unknown-member', 'foreign');
  return member;
}

/** The workspace in the path, if it is one of the client's. */
export function findWorkspace(call: Call, client: ClientRecord): WorkspaceRecord {
  const { ownership } = call.context.policy.stated.partner;
  const id = pathId(call, 'workspace', 'workspaceId', 'unknown-workspace');
  const workspace = workspaceById(call.context.db, id);
  if (!workspace) throw absent(call, 'unknown-workspace', 'unknown');
  const hasNamesake = (): boolean => workspaceNames(call.context.db, client.id).includes(workspace.name);
  const reached = ownership.reachesWorkspace(call.operation, { workspace, client, hasNamesake }, call.request.query);
  if (!reached) throw absent(call, 'unknown-workspace', 'foreign');
  return workspace;
}

/** The filespace in the path, if it is one of the workspace's. */
export function findFilespace(call: Call, workspace: WorkspaceRecord): FilespaceRecord {
  const { ownership } = call.context.policy.stated.partner;
  const id = pathId(call, 'filespace', 'filespaceId', 'unknown-filespace');
  const filespace = filespaceById(call.context.db, id);
  if (!filespace) throw absent(call, 'unknown-filespace', 'unknown');
  const reached = ownership.reachesFilespace(call.operation, { filespace, workspace }, call.request.query);
  if (!reached) throw absent(call, 'unknown-filespace', 'foreign');
  return filespace;
}

/** The active contract of a partner or a client, if there is one. */
export function activeContract(call: Call, holderId: string): ContractRecord | undefined {
  const { currentUsage } = call.context.policy.stated.partner;
  const now = call.context.clock.now();
  return contractsOf(call.context.db, holderId).find((contract) => currentUsage.isActive(contract, now));
}

function pathId(call: Call, kind: Kind, name: string, cause: Cause): string {
  const { ids } = call.context.policy.open.partner;
  const id = call.context.policy.stated.partner.ownership.meantId(call.operation, kind, param(call.request, name));
  if (ids.isWellFormed(kind, id)) return id;
  throw refuse(
    call.context,
    call.operation,
    { cause, absence: 'malformed' },
    ids.malformedStatus(call.operation, kind),
  );
}

function visible<T>(operation: Operation, found: Found<T> | undefined, traces: readonly Operation[]): T | undefined {
  return found && (!found.removed || traces.includes(operation)) ? found.record : undefined;
}

function absent(call: Call, cause: Cause, absence: Absence): Error {
  return refuse(call.context, call.operation, { cause, absence });
}

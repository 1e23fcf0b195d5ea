import type { Context } from '../core/context.ts';
import { all } from '../core/database.ts';
import type {
  ClientRecord,
  FilespaceRecord,
  MemberRecord,
  MembersUsageRecord,
  StorageType,
  StorageUsageRecord,
  WorkspaceRecord,
} from '../partner/records.ts';
import { countMembers, insertClient, insertMember, setMemberStatus, toMember } from '../partner/store/clients.ts';
import {
  insertFilespace,
  insertMembersUsage,
  insertStorageUsage,
  insertWorkspace,
} from '../partner/store/workspaces.ts';

/** Makes a client organization, at a moment in the past where one is given. */
export function createClient(
  context: Context,
  partnerId: string,
  given: { readonly name: string; readonly notes?: string; readonly createdAt?: number },
): ClientRecord {
  const { ids, clients } = context.policy.open.partner;
  const client: ClientRecord = {
    id: ids.next('client'),
    partnerId,
    name: given.name,
    notes: given.notes ?? null,
    createdAt: given.createdAt ?? context.clock.now(),
  };
  insertClient(context.db, client, clients.foldName(client.name));
  return client;
}

/** Adds a member; as through the API, the first one is the owner and everyone starts as new. */
export function addMember(context: Context, clientId: string, email: string, createdAt?: number): MemberRecord {
  const { stated, open } = context.policy;
  const operation = 'POST /api/v1/clients/{clientId}/members';
  const member: MemberRecord = {
    accountId: open.partner.ids.next('member'),
    clientId,
    ...stated.partner.members.stored(operation, {
      email,
      status: stated.partner.members.initialStatus(operation),
      isOwner: stated.partner.members.becomesOwner(operation, { others: countMembers(context.db, clientId) }),
    }),
    createdAt: createdAt ?? context.clock.now(),
  };
  insertMember(context.db, member, open.partner.members.foldEmail(email));
  return member;
}

/** Somebody signs in: every member that was added with this e-mail becomes active. */
export function signIn(context: Context, email: string): MemberRecord[] {
  const { stated, open } = context.policy;
  const key = open.partner.members.foldEmail(email);
  const rows = all(context.db, 'SELECT * FROM client_members WHERE email_key = ? AND deleted_at IS NULL', key);
  return rows.map(toMember).map((member) => {
    const status = stated.partner.members.statusAfterSignIn(member);
    setMemberStatus(context.db, member.accountId, status);
    return { ...member, status };
  });
}

/** Makes a workspace in a client. */
export function createWorkspace(context: Context, clientId: string, name: string, createdAt?: number): WorkspaceRecord {
  const id = context.policy.open.partner.ids.next('workspace');
  const workspace: WorkspaceRecord = { id, clientId, name, createdAt: createdAt ?? context.clock.now() };
  insertWorkspace(context.db, workspace);
  return workspace;
}

/** Makes a filespace in a workspace. */
export function createFilespace(
  context: Context,
  workspaceId: string,
  given: { readonly name: string; readonly storageType: StorageType; readonly createdAt?: number },
): FilespaceRecord {
  const filespace: FilespaceRecord = {
    id: context.policy.open.partner.ids.next('filespace'),
    workspaceId,
    name: given.name,
    status: 'ready',
    storageType: given.storageType,
    createdAt: given.createdAt ?? context.clock.now(),
  };
  insertFilespace(context.db, filespace);
  return filespace;
}

/** Records what a filespace holds at a moment. */
export function recordStorageUsage(context: Context, given: Omit<StorageUsageRecord, 'id'>): void {
  insertStorageUsage(context.db, { id: context.policy.open.partner.ids.next('usage-record'), ...given });
}

/** Records how many members a workspace has at a moment. */
export function recordMembersUsage(context: Context, given: Omit<MembersUsageRecord, 'id'>): void {
  insertMembersUsage(context.db, { id: context.policy.open.partner.ids.next('usage-record'), ...given });
}

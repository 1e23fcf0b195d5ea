/** Makes what the Workspace API itself cannot make: workspaces, files, active members, groups, keys. */
import type { Context } from '../core/context.ts';
import { newUuid } from '../core/ids.ts';
import { addEntry, addFilespace, type FilespaceConditions, issueKey } from '../workspace/effects.ts';
import type { DataStoreDraft, EntryRecord, FilespaceDraft, WorkspaceRecord } from '../workspace/records.ts';
import { dataStoreTable } from '../workspace/tables/data-stores.ts';
import { entryTable } from '../workspace/tables/entries.ts';
import { filespaceTable } from '../workspace/tables/filespaces.ts';
import { groupTable, memberTable } from '../workspace/tables/members.ts';
import { accounts, keys, workspaces } from '../workspace/tables/workspaces.ts';

/** Makes a workspace and returns its id. */
export function createWorkspace(context: Context, settings: Omit<WorkspaceRecord, 'id'>): string {
  const id = newUuid();
  workspaces.insert(context.db, { ...settings, id });
  return id;
}

/** Makes a service account without a key and returns its id. */
export function createAccount(context: Context, workspaceId: string, name: string): string {
  const id = context.policy.open.workspace.serviceAccounts.newId();
  accounts.insert(context.db, { id, workspaceId, name, createdAt: context.clock.now() });
  return id;
}

/** Issues a key for an account, of whatever state, and returns its token. */
export function createToken(
  context: Context,
  accountId: string,
  state: { readonly expiresAt?: number; readonly revoked?: boolean } = {},
): string {
  const account = accounts.find(context.db, accountId);
  if (account === undefined) throw new TypeError('a key needs a service account');
  const { workspaceId } = account;
  const key = { accountId, workspaceId, singleUse: false, expiresAt: state.expiresAt ?? null };
  const { record, token } = issueKey(context, key);
  if (state.revoked === true) keys.revoke(context.db, record.id, context.clock.now());
  return token;
}

/** Makes a filespace of the vendor's own storage and returns its id; it is ready at once. */
export function createVendorFilespace(
  context: Context,
  workspaceId: string,
  name: string,
  conditions: Partial<Omit<FilespaceConditions, 'readyAfterMs'>> = {},
): string {
  const id = newUuid();
  const { stated, open } = context.policy;
  const choice = { storageOwner: 'vendor', storageProvider: 'StorageA' };
  const [provider] = open.workspace.providers.known();
  const region = provider?.regions[0] ?? '';
  const draft: FilespaceDraft = {
    name,
    owner: choice.storageOwner,
    provider: choice.storageProvider,
    region,
    ...open.workspace.filespaces.vendorStorage(id, region),
    accessKeyId: '',
    secretAccessKey: '',
    blockSize: stated.workspace.filespaces.defaultBlockSize(choice, false),
  };
  const usual = { storageLimit: null, supportsDataStores: true, readyAfterMs: 0 };
  addFilespace(context, { id, workspaceId }, draft, { ...usual, ...conditions });
  return id;
}

/** Makes a file, and the directories above it, at an absolute path. */
export function createFile(context: Context, filespaceId: string, path: string, size: number): EntryRecord {
  const filespace = filespaceTable.find(context.db, filespaceId);
  const names = path.split('/').filter((name) => name !== '');
  const fileName = names.pop() ?? '';
  const root = entryTable.root(context.db, filespaceId);
  if (filespace === undefined || root === undefined) throw new TypeError('a file needs a filespace');
  let parent = root;
  for (const name of names) {
    const existing = entryTable.children(context.db, filespaceId, parent.id).find((child) => child.name === name);
    parent = existing ?? addEntry(context, filespace, { parentId: parent.id, name, type: 'dir', size: 0 });
  }
  return addEntry(context, filespace, { parentId: parent.id, name: fileName, type: 'file', size });
}

/** Makes a data store with a number of linked files and returns its id. */
export function createDataStoreWithLinks(
  context: Context,
  filespaceId: string,
  draft: DataStoreDraft,
  linkedFiles: number,
): string {
  const id = context.policy.open.workspace.dataStores.newId();
  dataStoreTable.insert(context.db, { ...draft, id, filespaceId, linkedFiles, createdAt: context.clock.now() });
  return id;
}

/** Makes a member who has accepted the invitation, and returns the member's id. */
export function createActiveMember(context: Context, workspaceId: string, email: string, role: string): string {
  const id = context.policy.open.workspace.members.newId();
  const now = context.clock.now();
  const moments = { joinedOn: now, updatedAt: now };
  const record = { id, userId: newUuid(), workspaceId, email, role, filespaceIds: [], status: 'active', ...moments };
  memberTable.insert(context.db, record, null);
  return id;
}

/** Makes a group of members and returns its id. */
export function createGroup(context: Context, workspaceId: string, name: string, memberIds: readonly string[]): string {
  const id = newUuid();
  groupTable.insert(context.db, { id, workspaceId, name, provider: 'vendor' });
  for (const memberId of memberIds) groupTable.join(context.db, id, memberId);
  return id;
}

/** What writes leave in the database, shared by the API's services and the admin interface. */
import type { Context } from '../core/context.ts';
import { newUuid } from '../core/ids.ts';
import { hashSecret, newSecret } from '../core/secrets.ts';
import type { EntryRecord, FilespaceDraft, MemberRecord, ServiceKeyRecord } from './records.ts';
import { entryTable } from './tables/entries.ts';
import { filespaceTable, type StoredFilespace } from './tables/filespaces.ts';
import { memberTable } from './tables/members.ts';
import { keys } from './tables/workspaces.ts';

export interface NewKey {
  readonly accountId: string;
  readonly workspaceId: string;
  readonly singleUse: boolean;
  readonly expiresAt: number | null;
}

/** Issues a key; its token is returned here and nowhere else, for only the hash is kept. */
export function issueKey(context: Context, key: NewKey): { record: ServiceKeyRecord; token: string } {
  const token = newSecret(context.policy.open.workspace.serviceAccounts.tokenPrefix());
  const record: ServiceKeyRecord = {
    ...key,
    id: newUuid(),
    tokenHash: hashSecret(context.policy.stated.workspace.auth.comparedPart(token)),
    uses: 0,
    revokedAt: null,
    createdAt: context.clock.now(),
  };
  keys.insert(context.db, record);
  return { record, token };
}

/** What a filespace is besides its description. */
export interface FilespaceConditions {
  readonly storageLimit: number | null;
  readonly supportsDataStores: boolean;
  readonly readyAfterMs: number;
}

/** Makes a filespace with its root directory. */
export function addFilespace(
  context: Context,
  place: { readonly id: string; readonly workspaceId: string },
  draft: FilespaceDraft,
  { readyAfterMs, ...conditions }: FilespaceConditions,
): StoredFilespace {
  const now = context.clock.now();
  const moments = { createdAt: now, updatedAt: now, readyAt: now + readyAfterMs };
  filespaceTable.insert(context.db, { ...draft, ...place, ...conditions, ...moments });
  const stored = filespaceTable.find(context.db, place.id);
  if (stored === undefined) throw new TypeError('a filespace that was just made exists');
  const open = context.policy.open.workspace.entries;
  addEntry(context, stored, { parentId: null, name: open.rootName(), type: 'dir', size: open.directorySize() });
  return stored;
}

/** Makes an entry; a parent is taken as found. */
export function addEntry(
  context: Context,
  filespace: { readonly id: string; readonly number: number },
  draft: Pick<EntryRecord, 'parentId' | 'name' | 'type' | 'size'>,
): EntryRecord {
  const now = context.clock.now();
  const number = filespaceTable.nextEntryNumber(context.db, filespace.id);
  const record: EntryRecord = {
    ...draft,
    id: context.policy.open.workspace.entries.id(filespace.number, number),
    number,
    filespaceId: filespace.id,
    createdAt: now,
    modifiedAt: now,
  };
  entryTable.insert(context.db, record);
  const touches = context.policy.open.workspace.entries.touchesParent();
  if (touches && draft.parentId !== null) entryTable.touch(context.db, filespace.id, draft.parentId, now);
  if (draft.size > 0) filespaceTable.grow(context.db, filespace.id, draft.size);
  return record;
}

/** Adds a member by e-mail; the invitation's secret is returned here and nowhere else. */
export function inviteMember(
  context: Context,
  workspaceId: string,
  invitation: { readonly email: string; readonly role: string; readonly status: string },
): { record: MemberRecord; secret: string } {
  const now = context.clock.now();
  const secret = newSecret('invite_');
  const record: MemberRecord = {
    ...invitation,
    id: context.policy.open.workspace.members.newId(),
    userId: newUuid(),
    workspaceId,
    filespaceIds: [],
    joinedOn: now,
    updatedAt: now,
  };
  memberTable.insert(context.db, record, hashSecret(secret));
  return { record, secret };
}

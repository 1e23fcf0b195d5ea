/** Finds what the path of a request names; what is missing or somebody else's ends the request. */
import type { Json } from '../core/json.ts';
import type { WorkspaceFailure } from '../policy/stated/workspace/errors.ts';
import type { Call } from './call.ts';
import type { DataStoreRecord, EntryRecord, FilespaceRecord, MemberRecord, ServiceAccountRecord } from './records.ts';
import { dataStoreTable } from './tables/data-stores.ts';
import { entryTable } from './tables/entries.ts';
import { filespaceTable, type StoredFilespace } from './tables/filespaces.ts';
import { memberTable } from './tables/members.ts';
import { accounts, workspaces } from './tables/workspaces.ts';

interface Owned {
  readonly workspaceId: string;
}

/** The workspace of what a request makes. */
export function homeOf(call: Call, body: Json): string {
  const { id } = call.caller.workspace;
  return call.stated.ownership.home(call.op, id, workspaces.others(call.db, id), body);
}

/** Whose a record is, as the policy asks for it. */
export function ownershipFacts(call: Call, record: Owned): { ownWorkspaceId: string; workspaceId: string } {
  return { ownWorkspaceId: call.caller.workspace.id, workspaceId: record.workspaceId };
}

/** A stored filespace with its present status; undefined once its deletion is complete. */
export function presentFilespace(call: Call, stored: StoredFilespace): FilespaceRecord | undefined {
  if (stored.goneAt !== null && call.now >= stored.goneAt) return undefined;
  const phase = stored.goneAt !== null ? 'deleting' : call.now < stored.readyAt ? 'creating' : 'ready';
  return { ...stored, status: call.open.filespaces.status(phase) };
}

/** What belongs to another workspace is refused, as a rule at once. */
function refuseForeign(call: Call, kind: WorkspaceFailure, record: Owned): void {
  if (call.stated.ownership.actsFirst(call.op, ownershipFacts(call, record))) call.failLater(kind);
  else call.fail(kind);
}

function wellFormed(call: Call, kind: 'filespace' | 'member' | 'serviceAccount', id: string): void {
  const malformed: WorkspaceFailure = `${kind}.malformedId`;
  if (!call.open.common.idWellFormed(kind, id)) call.fail(malformed);
}

/** The filespace of the path, also for everything below it. */
export function findFilespace(call: Call): FilespaceRecord {
  const id = call.param('filespaceId');
  wellFormed(call, 'filespace', id);
  const stored = filespaceTable.find(call.db, id);
  const record = stored && presentFilespace(call, stored);
  if (record === undefined) return call.fail('filespace.notFound');
  if (!call.stated.ownership.filespace(call.op, ownershipFacts(call, record)))
    refuseForeign(call, 'filespace.foreign', record);
  const settled = record.goneAt === null && call.now >= record.readyAt;
  if (!settled && !call.open.filespaces.usable(call.op, record)) call.fail('filespace.busy');
  return record;
}

/** Whether what stands in a filespace of another workspace is reached all the same. */
function isReachedElsewhere(
  call: Call,
  kind: 'dataStore' | 'entry',
  { filespaceId }: { readonly filespaceId: string },
): boolean {
  const holder = filespaceTable.find(call.db, filespaceId);
  const isForeign = holder !== undefined && holder.workspaceId !== call.caller.workspace.id;
  return isForeign && call.stated.ownership.elsewhere(call.op, kind);
}

/** What is special about a filespace, as the policy asks for it. */
function specialFacts({ supportsDataStores, currentStorageSize, storageLimit }: FilespaceRecord) {
  return {
    filespaceSupports: supportsDataStores,
    isFull: storageLimit !== null && currentStorageSize >= storageLimit,
  };
}

/** A filespace on which data stores may be used. */
export function findDataStoreFilespace(call: Call): FilespaceRecord {
  const filespace = findFilespace(call);
  const featureConfigured = call.caller.workspace.externalFilesConfigured;
  call.check(call.stated.dataStores.support(call.op, { ...specialFacts(filespace), featureConfigured }));
  return filespace;
}

/** A filespace of which entries may be used. */
export function findEntryFilespace(call: Call): FilespaceRecord {
  const filespace = findFilespace(call);
  call.check(call.stated.entries.support(call.op, specialFacts(filespace)));
  return filespace;
}

export function findDataStore(call: Call, filespace: FilespaceRecord): DataStoreRecord {
  const id = call.param('dataStoreId');
  const elsewhere = dataStoreTable.find(call.db, id);
  if (elsewhere !== undefined && isReachedElsewhere(call, 'dataStore', elsewhere)) return elsewhere;
  if (!call.open.dataStores.idWellFormed(id)) call.fail('dataStore.malformedId');
  const record = dataStoreTable.find(call.db, id);
  if (record === undefined) return call.fail('dataStore.notFound');
  const facts = { filespaceId: record.filespaceId, ownFilespaceId: filespace.id };
  if (!call.stated.ownership.dataStore(call.op, facts)) call.fail('dataStore.foreign');
  return record;
}

/** An entry by its id, as the path or a query gives it. */
export function findEntry(call: Call, filespace: FilespaceRecord, id: string): EntryRecord {
  if (!call.stated.entries.idWellFormed(call.op, id)) call.fail('entry.malformedId');
  const others = (): EntryRecord | undefined =>
    entryTable.withId(call.db, id).find((record) => isReachedElsewhere(call, 'entry', record));
  return entryTable.find(call.db, filespace.id, id) ?? others() ?? call.fail('entry.notFound');
}

/** An entry by its absolute path. */
export function resolveEntry(call: Call, filespace: FilespaceRecord, path: string): EntryRecord {
  let entry = entryTable.root(call.db, filespace.id) ?? call.fail('entry.notFound');
  for (const segment of call.open.entries.segments(path)) {
    const children = entryTable.children(call.db, filespace.id, entry.id);
    entry = children.find((child) => call.stated.entries.resolves(segment, child)) ?? call.fail('entry.notFound');
  }
  return entry;
}

export function findMember(call: Call): MemberRecord {
  const id = call.param('memberId');
  wellFormed(call, 'member', id);
  const record = memberTable.find(call.db, id);
  if (record === undefined) return call.fail('member.notFound');
  if (!call.stated.ownership.member(call.op, ownershipFacts(call, record)))
    refuseForeign(call, 'member.foreign', record);
  return record;
}

export function findServiceAccount(call: Call): ServiceAccountRecord {
  const id = call.param('serviceAccountId');
  wellFormed(call, 'serviceAccount', id);
  const record = accounts.find(call.db, id);
  if (record === undefined) return call.fail('serviceAccount.notFound');
  if (!call.stated.ownership.serviceAccount(call.op, ownershipFacts(call, record)))
    refuseForeign(call, 'serviceAccount.foreign', record);
  return record;
}

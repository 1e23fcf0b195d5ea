import type { DatabaseSync } from 'node:sqlite';
import { all, count, insert, number, one, type Row, run, text } from '../../core/database.ts';
import {
  type FilespaceRecord,
  type MembersUsageRecord,
  STORAGE_TYPES,
  type StorageType,
  type StorageUsageRecord,
  type WorkspaceRecord,
} from '../records.ts';

export function insertWorkspace(db: DatabaseSync, workspace: WorkspaceRecord): void {
  insert(db, 'client_workspaces', {
    id: workspace.id,
    client_id: workspace.clientId,
    name: workspace.name,
    created_at: workspace.createdAt,
  });
}

export function workspaceById(db: DatabaseSync, id: string): WorkspaceRecord | undefined {
  const row = one(db, 'SELECT * FROM client_workspaces WHERE id = ?', id);
  return row && toWorkspace(row);
}

export function countWorkspaces(db: DatabaseSync, clientId: string): number {
  return count(db, 'SELECT COUNT(*) FROM client_workspaces WHERE client_id = ?', clientId);
}

export function workspaceNames(db: DatabaseSync, clientId: string): string[] {
  return all(db, 'SELECT name FROM client_workspaces WHERE client_id = ?', clientId).map((row) => text(row, 'name'));
}

export function allWorkspaceIds(db: DatabaseSync): string[] {
  return all(db, 'SELECT id FROM client_workspaces ORDER BY seq').map((row) => text(row, 'id'));
}

export function insertFilespace(db: DatabaseSync, filespace: FilespaceRecord): void {
  insert(db, 'client_filespaces', {
    id: filespace.id,
    workspace_id: filespace.workspaceId,
    name: filespace.name,
    status: filespace.status,
    storage_type: filespace.storageType,
    created_at: filespace.createdAt,
  });
}

export function filespaceById(db: DatabaseSync, id: string): FilespaceRecord | undefined {
  const row = one(db, 'SELECT * FROM client_filespaces WHERE id = ?', id);
  return row && toFilespace(row);
}

export function countFilespaces(db: DatabaseSync, workspaceId: string): number {
  return count(db, 'SELECT COUNT(*) FROM client_filespaces WHERE workspace_id = ?', workspaceId);
}

/** Removes the workspaces of a client, with what was measured in them. */
export function removeWorkspacesOf(db: DatabaseSync, clientId: string): void {
  run(db, 'DELETE FROM members_usage WHERE client_id = ?', clientId);
  run(db, 'DELETE FROM client_workspaces WHERE client_id = ?', clientId);
}

/** Removes the filespaces of a client, with what was measured in them. */
export function removeFilespacesOf(db: DatabaseSync, clientId: string): void {
  run(db, 'DELETE FROM storage_usage WHERE client_id = ?', clientId);
  run(
    db,
    'DELETE FROM client_filespaces WHERE workspace_id IN (SELECT id FROM client_workspaces WHERE client_id = ?)',
    clientId,
  );
}

export function insertStorageUsage(db: DatabaseSync, usage: StorageUsageRecord): void {
  insert(db, 'storage_usage', {
    id: usage.id,
    client_id: usage.clientId,
    workspace_id: usage.workspaceId,
    filespace_id: usage.filespaceId,
    created_at: usage.at,
    storage_type: usage.storageType,
    object_store_bytes: usage.objectStoreBytes,
    s3_bytes: usage.s3Bytes,
  });
}

export function insertMembersUsage(db: DatabaseSync, usage: MembersUsageRecord): void {
  insert(db, 'members_usage', {
    id: usage.id,
    client_id: usage.clientId,
    workspace_id: usage.workspaceId,
    created_at: usage.at,
    total: usage.total,
    active: usage.active,
    deactivated: usage.deactivated,
    pending: usage.pending,
    guest: usage.guest,
    scim_active: usage.scimActive,
    scim_deactivated: usage.scimDeactivated,
  });
}

export function toWorkspace(row: Row): WorkspaceRecord {
  return {
    id: text(row, 'id'),
    clientId: text(row, 'client_id'),
    name: text(row, 'name'),
    createdAt: number(row, 'created_at'),
  };
}

export function toFilespace(row: Row): FilespaceRecord {
  return {
    id: text(row, 'id'),
    workspaceId: text(row, 'workspace_id'),
    name: text(row, 'name'),
    status: text(row, 'status'),
    storageType: storageType(row),
    createdAt: number(row, 'created_at'),
  };
}

export function toStorageUsage(row: Row): StorageUsageRecord {
  return {
    id: text(row, 'id'),
    clientId: text(row, 'client_id'),
    workspaceId: text(row, 'workspace_id'),
    filespaceId: text(row, 'filespace_id'),
    at: number(row, 'created_at'),
    storageType: storageType(row),
    objectStoreBytes: number(row, 'object_store_bytes'),
    s3Bytes: number(row, 's3_bytes'),
  };
}

export function toMembersUsage(row: Row): MembersUsageRecord {
  return {
    id: text(row, 'id'),
    clientId: text(row, 'client_id'),
    workspaceId: text(row, 'workspace_id'),
    at: number(row, 'created_at'),
    total: number(row, 'total'),
    active: number(row, 'active'),
    deactivated: number(row, 'deactivated'),
    pending: number(row, 'pending'),
    guest: number(row, 'guest'),
    scimActive: number(row, 'scim_active'),
    scimDeactivated: number(row, 'scim_deactivated'),
  };
}

function storageType(row: Row): StorageType {
  const type = STORAGE_TYPES.find((known) => known === row.storage_type);
  if (!type) throw new TypeError('a stored storage type is none of the known ones');
  return type;
}

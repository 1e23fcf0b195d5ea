/** Workspaces, service accounts and keys in the database. */
import type { DatabaseSync } from 'node:sqlite';
import { all, flag, insert, nullableNumber, number, one, type Row, run, text } from '../../core/database.ts';
import type { ServiceAccountRecord, ServiceKeyRecord, WorkspaceRecord } from '../records.ts';

function workspaceOf(row: Row): WorkspaceRecord {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    forbidSpecialCharacters: flag(row, 'forbid_special_characters'),
    externalFilesConfigured: flag(row, 'external_files_configured'),
  };
}

function accountOf(row: Row): ServiceAccountRecord {
  return {
    id: text(row, 'id'),
    workspaceId: text(row, 'workspace_id'),
    name: text(row, 'name'),
    createdAt: number(row, 'created_at'),
  };
}

function keyOf(row: Row): ServiceKeyRecord {
  return {
    id: text(row, 'id'),
    accountId: text(row, 'account_id'),
    workspaceId: text(row, 'workspace_id'),
    tokenHash: text(row, 'token_hash'),
    singleUse: flag(row, 'single_use'),
    uses: number(row, 'uses'),
    expiresAt: nullableNumber(row, 'expires_at'),
    revokedAt: nullableNumber(row, 'revoked_at'),
    createdAt: number(row, 'created_at'),
  };
}

export const workspaces = {
  find(db: DatabaseSync, id: string): WorkspaceRecord | undefined {
    const row = one(db, 'SELECT * FROM ws_workspaces WHERE id = ?', id);
    return row && workspaceOf(row);
  },
  first(db: DatabaseSync): WorkspaceRecord | undefined {
    const row = one(db, 'SELECT * FROM ws_workspaces ORDER BY rowid LIMIT 1');
    return row && workspaceOf(row);
  },
  /** The ids of the workspaces beside one. */
  others(db: DatabaseSync, id: string): string[] {
    return all(db, 'SELECT id FROM ws_workspaces WHERE id <> ? ORDER BY rowid', id).map((row) => text(row, 'id'));
  },
  insert(db: DatabaseSync, record: WorkspaceRecord): void {
    insert(db, 'ws_workspaces', {
      id: record.id,
      name: record.name,
      forbid_special_characters: Number(record.forbidSpecialCharacters),
      external_files_configured: Number(record.externalFilesConfigured),
    });
  },
};

export const accounts = {
  find(db: DatabaseSync, id: string): ServiceAccountRecord | undefined {
    const row = one(db, 'SELECT * FROM ws_service_accounts WHERE id = ?', id);
    return row && accountOf(row);
  },
  all(db: DatabaseSync): ServiceAccountRecord[] {
    return all(db, 'SELECT * FROM ws_service_accounts ORDER BY number').map(accountOf);
  },
  insert(db: DatabaseSync, record: ServiceAccountRecord): void {
    insert(db, 'ws_service_accounts', {
      id: record.id,
      workspace_id: record.workspaceId,
      name: record.name,
      created_at: record.createdAt,
    });
  },
  remove(db: DatabaseSync, id: string): void {
    run(db, 'DELETE FROM ws_service_accounts WHERE id = ?', id);
  },
};

export const keys = {
  byHash(db: DatabaseSync, hash: string): ServiceKeyRecord | undefined {
    const row = one(db, 'SELECT * FROM ws_service_keys WHERE token_hash = ?', hash);
    return row && keyOf(row);
  },
  ofAccount(db: DatabaseSync, accountId: string): ServiceKeyRecord[] {
    return all(db, 'SELECT * FROM ws_service_keys WHERE account_id = ? ORDER BY rowid', accountId).map(keyOf);
  },
  insert(db: DatabaseSync, record: ServiceKeyRecord): void {
    insert(db, 'ws_service_keys', {
      id: record.id,
      account_id: record.accountId,
      workspace_id: record.workspaceId,
      token_hash: record.tokenHash,
      single_use: Number(record.singleUse),
      expires_at: record.expiresAt,
      revoked_at: record.revokedAt,
      created_at: record.createdAt,
    });
  },
  countUse(db: DatabaseSync, id: string): void {
    run(db, 'UPDATE ws_service_keys SET uses = uses + 1 WHERE id = ?', id);
  },
  revoke(db: DatabaseSync, id: string, at: number): void {
    run(db, 'UPDATE ws_service_keys SET revoked_at = ? WHERE id = ?', at, id);
  },
};

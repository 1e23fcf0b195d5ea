/** Filespaces in the database. */
import type { DatabaseSync } from 'node:sqlite';
import { all, flag, insert, nullableNumber, number, one, type Row, run, text } from '../../core/database.ts';
import type { FilespaceRecord } from '../records.ts';

export type StoredFilespace = Omit<FilespaceRecord, 'status'>;

function filespaceOf(row: Row): StoredFilespace {
  return {
    id: text(row, 'id'),
    number: number(row, 'number'),
    workspaceId: text(row, 'workspace_id'),
    name: text(row, 'name'),
    owner: text(row, 'owner'),
    provider: text(row, 'provider'),
    region: text(row, 'region'),
    endpoint: text(row, 'endpoint'),
    bucketName: text(row, 'bucket_name'),
    accessKeyId: text(row, 'access_key_id'),
    secretAccessKey: text(row, 'secret_access_key'),
    blockSize: number(row, 'block_size'),
    currentStorageSize: number(row, 'current_storage_size'),
    storageLimit: nullableNumber(row, 'storage_limit'),
    supportsDataStores: flag(row, 'supports_data_stores'),
    createdAt: number(row, 'created_at'),
    updatedAt: number(row, 'updated_at'),
    readyAt: number(row, 'ready_at'),
    goneAt: nullableNumber(row, 'gone_at'),
  };
}

export const filespaceTable = {
  find(db: DatabaseSync, id: string): StoredFilespace | undefined {
    const row = one(db, 'SELECT * FROM ws_filespaces WHERE id = ?', id);
    return row && filespaceOf(row);
  },
  all(db: DatabaseSync): StoredFilespace[] {
    return all(db, 'SELECT * FROM ws_filespaces ORDER BY number').map(filespaceOf);
  },
  insert(db: DatabaseSync, record: Omit<StoredFilespace, 'number' | 'currentStorageSize' | 'goneAt'>): void {
    insert(db, 'ws_filespaces', {
      id: record.id,
      workspace_id: record.workspaceId,
      name: record.name,
      owner: record.owner,
      provider: record.provider,
      region: record.region,
      endpoint: record.endpoint,
      bucket_name: record.bucketName,
      access_key_id: record.accessKeyId,
      secret_access_key: record.secretAccessKey,
      block_size: record.blockSize,
      storage_limit: record.storageLimit,
      supports_data_stores: Number(record.supportsDataStores),
      created_at: record.createdAt,
      updated_at: record.updatedAt,
      ready_at: record.readyAt,
    });
  },
  rename(db: DatabaseSync, id: string, name: string, at: number): void {
    run(db, 'UPDATE ws_filespaces SET name = ?, updated_at = ? WHERE id = ?', name, at, id);
  },
  leave(db: DatabaseSync, id: string, goneAt: number): void {
    run(db, 'UPDATE ws_filespaces SET gone_at = ? WHERE id = ?', goneAt, id);
  },
  remove(db: DatabaseSync, id: string): void {
    run(db, 'DELETE FROM ws_filespaces WHERE id = ?', id);
  },
  /** The number of the next entry; no number is given twice. */
  nextEntryNumber(db: DatabaseSync, id: string): number {
    const row = one(
      db,
      'UPDATE ws_filespaces SET next_entry = next_entry + 1 WHERE id = ? RETURNING next_entry - 1 AS n',
      id,
    );
    if (row === undefined) throw new TypeError('an entry needs a filespace');
    return number(row, 'n');
  },
  grow(db: DatabaseSync, id: string, bytes: number): void {
    run(db, 'UPDATE ws_filespaces SET current_storage_size = current_storage_size + ? WHERE id = ?', bytes, id);
  },
};

/** Data stores in the database. */
import type { DatabaseSync } from 'node:sqlite';
import { all, flag, insert, number, one, type Row, run, text } from '../../core/database.ts';
import type { DataStoreRecord, S3Params } from '../records.ts';

function s3Of(row: Row): S3Params | null {
  if (row.bucket_name === null) return null;
  return {
    accessKey: text(row, 'access_key'),
    secretKey: text(row, 'secret_key'),
    bucketName: text(row, 'bucket_name'),
    region: text(row, 'region'),
    endpoint: text(row, 'endpoint'),
    useVirtualAddressing: flag(row, 'use_virtual_addressing'),
    urlExpirationMinutes: number(row, 'url_expiration_minutes'),
  };
}

function dataStoreOf(row: Row): DataStoreRecord {
  return {
    id: text(row, 'id'),
    filespaceId: text(row, 'filespace_id'),
    name: text(row, 'name'),
    kind: text(row, 'kind'),
    s3: s3Of(row),
    linkedFiles: number(row, 'linked_files'),
    createdAt: number(row, 'created_at'),
  };
}

export const dataStoreTable = {
  find(db: DatabaseSync, id: string): DataStoreRecord | undefined {
    const row = one(db, 'SELECT * FROM ws_data_stores WHERE id = ?', id);
    return row && dataStoreOf(row);
  },
  all(db: DatabaseSync): DataStoreRecord[] {
    return all(db, 'SELECT * FROM ws_data_stores ORDER BY number').map(dataStoreOf);
  },
  ofFilespace(db: DatabaseSync, filespaceId: string): DataStoreRecord[] {
    return all(db, 'SELECT * FROM ws_data_stores WHERE filespace_id = ? ORDER BY number', filespaceId).map(dataStoreOf);
  },
  /** What a filespace held goes with it. */
  namesInWorkspace(db: DatabaseSync, workspaceId: string, now: number): string[] {
    const sql = `SELECT s.name AS name FROM ws_data_stores s JOIN ws_filespaces f ON f.id = s.filespace_id
                 WHERE f.workspace_id = ? AND (f.gone_at IS NULL OR f.gone_at > ?)`;
    return all(db, sql, workspaceId, now).map((row) => text(row, 'name'));
  },
  insert(db: DatabaseSync, record: DataStoreRecord): void {
    insert(db, 'ws_data_stores', {
      id: record.id,
      filespace_id: record.filespaceId,
      name: record.name,
      kind: record.kind,
      access_key: record.s3?.accessKey ?? null,
      secret_key: record.s3?.secretKey ?? null,
      bucket_name: record.s3?.bucketName ?? null,
      region: record.s3?.region ?? null,
      endpoint: record.s3?.endpoint ?? null,
      use_virtual_addressing: record.s3 === null ? null : Number(record.s3.useVirtualAddressing),
      url_expiration_minutes: record.s3?.urlExpirationMinutes ?? null,
      linked_files: record.linkedFiles,
      created_at: record.createdAt,
    });
  },
  update(db: DatabaseSync, id: string, s3: S3Params): void {
    run(
      db,
      `UPDATE ws_data_stores SET access_key = ?, secret_key = ?, bucket_name = ?, region = ?, endpoint = ?,
         use_virtual_addressing = ?, url_expiration_minutes = ? WHERE id = ?`,
      s3.accessKey,
      s3.secretKey,
      s3.bucketName,
      s3.region,
      s3.endpoint,
      Number(s3.useVirtualAddressing),
      s3.urlExpirationMinutes,
      id,
    );
  },
  link(db: DatabaseSync, id: string, files: number): void {
    run(db, 'UPDATE ws_data_stores SET linked_files = linked_files + ? WHERE id = ?', files, id);
  },
  remove(db: DatabaseSync, id: string): void {
    run(db, 'DELETE FROM ws_data_stores WHERE id = ?', id);
  },
};

/** Filesystem entries in the database. */
import type { DatabaseSync } from 'node:sqlite';
import { all, count, insert, nullableText, number, one, type Row, run, text } from '../../core/database.ts';
import type { EntryRecord } from '../records.ts';

function entryOf(row: Row): EntryRecord {
  return {
    id: text(row, 'id'),
    number: number(row, 'number'),
    filespaceId: text(row, 'filespace_id'),
    parentId: nullableText(row, 'parent_id'),
    name: text(row, 'name'),
    type: text(row, 'type'),
    size: number(row, 'size'),
    createdAt: number(row, 'created_at'),
    modifiedAt: number(row, 'modified_at'),
  };
}

export const entryTable = {
  find(db: DatabaseSync, filespaceId: string, id: string): EntryRecord | undefined {
    const row = one(db, 'SELECT * FROM ws_entries WHERE filespace_id = ? AND id = ?', filespaceId, id);
    return row && entryOf(row);
  },
  /** In whichever filespaces. */
  withId(db: DatabaseSync, id: string): EntryRecord[] {
    return all(db, 'SELECT * FROM ws_entries WHERE id = ?', id).map(entryOf);
  },
  root(db: DatabaseSync, filespaceId: string): EntryRecord | undefined {
    const row = one(db, 'SELECT * FROM ws_entries WHERE filespace_id = ? AND parent_id IS NULL', filespaceId);
    return row && entryOf(row);
  },
  children(db: DatabaseSync, filespaceId: string, parentId: string): EntryRecord[] {
    const sql = 'SELECT * FROM ws_entries WHERE filespace_id = ? AND parent_id = ? ORDER BY number';
    return all(db, sql, filespaceId, parentId).map(entryOf);
  },
  childCount(db: DatabaseSync, filespaceId: string, parentId: string): number {
    return count(db, 'SELECT count(*) FROM ws_entries WHERE filespace_id = ? AND parent_id = ?', filespaceId, parentId);
  },
  insert(db: DatabaseSync, record: EntryRecord): void {
    insert(db, 'ws_entries', {
      filespace_id: record.filespaceId,
      id: record.id,
      number: record.number,
      parent_id: record.parentId,
      name: record.name,
      type: record.type,
      size: record.size,
      created_at: record.createdAt,
      modified_at: record.modifiedAt,
    });
  },
  touch(db: DatabaseSync, filespaceId: string, id: string, at: number): void {
    run(db, 'UPDATE ws_entries SET modified_at = ? WHERE filespace_id = ? AND id = ?', at, filespaceId, id);
  },
  remove(db: DatabaseSync, filespaceId: string, id: string): void {
    run(db, 'DELETE FROM ws_entries WHERE filespace_id = ? AND id = ?', filespaceId, id);
  },
  removeChildren(db: DatabaseSync, filespaceId: string, parentId: string): void {
    run(db, 'DELETE FROM ws_entries WHERE filespace_id = ? AND parent_id = ?', filespaceId, parentId);
  },
};

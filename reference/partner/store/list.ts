import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { all, count, type Row } from '../../core/database.ts';

/** A condition of a listing: SQL of our own making with its values. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

export interface Listing {
  readonly table: string;
  readonly conditions: readonly Condition[];
}

export interface Stretch {
  readonly orderedBy: 'time' | 'id';
  readonly equalMoments: 'as-made' | 'by-id';
  readonly direction: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
}

/** `column` is one of some values. */
export function oneOf(column: string, values: readonly string[]): Condition {
  return values.length === 1
    ? { sql: `${column} = ?`, values }
    : { sql: `${column} IN (${values.map(() => '?').join(', ')})`, values };
}

/** How many rows a listing has. */
export function countListed(db: DatabaseSync, listing: Listing): number {
  return count(db, `SELECT COUNT(*) FROM ${listing.table} WHERE ${where(listing)}`, ...values(listing));
}

/** A stretch of a listing's rows, in a strict order. */
export function listed(db: DatabaseSync, listing: Listing, stretch: Stretch): Row[] {
  const direction = stretch.direction === 'asc' ? 'ASC' : 'DESC';
  const further = stretch.equalMoments === 'as-made' ? `seq ${direction}` : 'id';
  const order = stretch.orderedBy === 'time' ? `created_at ${direction}, ${further}` : `id ${direction}`;
  return all(
    db,
    `SELECT * FROM ${listing.table} WHERE ${where(listing)} ORDER BY ${order} LIMIT ? OFFSET ?`,
    ...values(listing),
    asSqlInteger(stretch.limit),
    asSqlInteger(stretch.offset),
  );
}

function where(listing: Listing): string {
  return listing.conditions.map((condition) => condition.sql).join(' AND ');
}

function values(listing: Listing): SQLInputValue[] {
  return listing.conditions.flatMap((condition) => condition.values);
}

/** SQLite wants integers here; whatever a page number was, no list is longer than this. */
function asSqlInteger(value: number): number {
  if (!Number.isFinite(value)) return Number.MAX_SAFE_INTEGER;
  return Math.min(Math.max(Math.trunc(value), 0), Number.MAX_SAFE_INTEGER);
}

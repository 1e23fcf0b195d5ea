import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';

export type Row = Record<string, SQLOutputValue>;

/** One step of a schema. Steps are only ever appended, never changed. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** The steps of one API; each API brings its own list. */
export interface MigrationSet {
  readonly api: string;
  readonly migrations: readonly Migration[];
}

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** Opens a database file (in memory without one) and brings every schema up to date. */
export function openDatabase(file: string | undefined, sets: readonly MigrationSet[]): DatabaseSync {
  const db = new DatabaseSync(file ?? ':memory:');
  db.exec('PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000;');
  if (file !== undefined) db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  db.exec(`CREATE TABLE IF NOT EXISTS applied_migrations (api TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (api, name));
           CREATE TABLE IF NOT EXISTS notes_to_self (name TEXT PRIMARY KEY, value TEXT NOT NULL);`);
  for (const set of sets) migrate(db, set);
  return db;
}

function migrate(db: DatabaseSync, set: MigrationSet): void {
  for (const { name, sql } of set.migrations) {
    if (one(db, 'SELECT 1 FROM applied_migrations WHERE api = ? AND name = ?', set.api, name)) continue;
    transaction(db, () => {
      db.exec(sql);
      insert(db, 'applied_migrations', { api: set.api, name });
    });
  }
}

/** Runs a function in one transaction; it joins the one under way, if there is one. */
export function transaction<T>(db: DatabaseSync, work: () => T): T {
  if (db.isTransaction) return work();
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** A prepared statement, prepared once per database. */
function statement(db: DatabaseSync, sql: string): StatementSync {
  let cache = statements.get(db);
  if (!cache) {
    cache = new Map();
    statements.set(db, cache);
  }
  let prepared = cache.get(sql);
  if (!prepared) {
    prepared = db.prepare(sql);
    cache.set(sql, prepared);
  }
  return prepared;
}

/** The first row of a query, if any. */
export function one(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row | undefined {
  return statement(db, sql).get(...values);
}

/** All rows of a query. */
export function all(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row[] {
  return statement(db, sql).all(...values);
}

/** Runs a writing statement and returns how many rows it changed. */
export function run(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): number {
  return Number(statement(db, sql).run(...values).changes);
}

/** Adds one row to a table. */
export function insert(db: DatabaseSync, table: string, values: Readonly<Record<string, SQLInputValue>>): void {
  const columns = Object.keys(values);
  const places = columns.map(() => '?').join(', ');
  run(db, `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`, ...Object.values(values));
}

/** The single number that a counting query answers. */
export function count(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): number {
  const row = one(db, sql, ...values);
  return row ? Number(Object.values(row)[0]) : 0;
}

/** Reads a note that {@link remember} has left in this database. */
export function recall(db: DatabaseSync, name: string): string | undefined {
  const row = one(db, 'SELECT value FROM notes_to_self WHERE name = ?', name);
  return row ? text(row, 'value') : undefined;
}

/** Leaves a note (never a secret) in the database, such as the ids that the seed made. */
export function remember(db: DatabaseSync, name: string, value: string): void {
  run(
    db,
    'INSERT INTO notes_to_self (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    name,
    value,
  );
}

/** A text column. */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`column ${column} holds no text`);
  return value;
}

/** A text column that may be null. */
export function nullableText(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column);
}

/** A numeric column. */
export function number(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`column ${column} holds no number`);
  return value;
}

/** A numeric column that may be null. */
export function nullableNumber(row: Row, column: string): number | null {
  return row[column] === null ? null : number(row, column);
}

/** A column that stores a yes or no as 1 or 0. */
export function flag(row: Row, column: string): boolean {
  return number(row, column) !== 0;
}

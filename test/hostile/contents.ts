import { DatabaseSync } from 'node:sqlite';
import type { Left } from './model.ts';

interface Row {
  noun: string;
  id: string;
  name: string;
  /** What it stands in, and goes with. */
  within: string;
}

export type Rows = readonly Row[];

/** Everything of a reference service that a run can make and leave, what contains before what is contained. */
const queries = {
  client: `SELECT id, name, '' AS within FROM clients WHERE deleted_at IS NULL`,
  'client member': 'SELECT id, email AS name, client_id AS within FROM client_members WHERE deleted_at IS NULL',
  filespace: `SELECT id, name, '' AS within FROM ws_filespaces`,
  entry: `SELECT filespace_id || ' ' || id AS id, name,
    filespace_id || CASE WHEN parent_id IS NULL THEN '' ELSE ' ' || parent_id END AS within FROM ws_entries`,
  'data store': 'SELECT id, name, filespace_id AS within FROM ws_data_stores',
  'workspace member': `SELECT id, email AS name, '' AS within FROM ws_members`,
  'service account': `SELECT id, name, '' AS within FROM ws_service_accounts`,
} as const;

export function rows(file: string): Rows {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return Object.entries(queries).flatMap(([noun, query]) =>
      db
        .prepare(query)
        .all()
        .map(({ id, name, within }) => ({ noun, id: String(id), name: String(name), within: String(within) })),
    );
  } finally {
    db.close();
  }
}

/** What is there now and was not before, but for what stands in such a thing itself. */
export function left(before: Rows, now: Rows): Left[] {
  const known = new Set(before.map(keyOf));
  const fresh = now.filter((row) => !known.has(keyOf(row)));
  const containers = new Set(fresh.map(({ id }) => id));
  return fresh
    .filter(({ within }) => !containers.has(within))
    .map(({ noun, id, name }) => ({ what: `${noun} ${name} (${id})`, names: [id.split(' ').at(-1) ?? id, name] }));
}

function keyOf({ noun, id }: Row): string {
  return `${noun} ${id}`;
}

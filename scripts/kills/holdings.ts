import { DatabaseSync } from 'node:sqlite';

/** Everything that a service holds and a run may add to or take from, as lines of table, id and name. */
export function holdings(file: string): Set<string> {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`).all();
    return new Set(
      tables
        .map(({ name }) => String(name))
        .filter((table) => !lasting.has(table))
        .flatMap(linesOf(db)),
    );
  } finally {
    db.close();
  }
}

/** Of a deleted account the service remembers the revoked keys: so much stays of every key that is ever made. */
const lasting: ReadonlySet<string> = new Set(['ws_service_keys']);
/** What tells a row from all others, and what people know it by. */
const telling = ['filespace_id', 'group_id', 'member_id', 'id', 'name', 'email'];

function linesOf(db: DatabaseSync): (table: string) => string[] {
  return (table) => {
    const columns = db.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
    const known = columns.map(({ name }) => String(name)).filter((name) => telling.includes(name));
    if (known.length === 0) return [];
    const rows = db.prepare(`SELECT ${known.map((name) => `"${name}"`).join(', ')} FROM "${table}"`).all();
    return rows.map((row) => `${table} ${known.map((name) => String(row[name])).join(' ')}`);
  };
}

import { DatabaseSync } from 'node:sqlite';

/** How many rows every table of a reference service has that a run may leave something in. */
export function rowCounts(file: string): Record<string, number> {
  const db = new DatabaseSync(file, { readOnly: true });
  const tables = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`).all();
  // Of a deleted account the service remembers the revoked keys: so much stays of every key that is ever made.
  const lasting = tables.filter(({ name }) => name !== 'ws_service_keys');
  const counts = lasting.map(({ name }) => {
    const row = db.prepare(`SELECT count(*) AS rows FROM "${name}"`).get();
    return [String(name), Number(row?.rows)];
  });
  db.close();
  return Object.fromEntries(counts);
}

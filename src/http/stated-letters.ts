/** Fields of the documents whose values are of a few. */
const fields: ReadonlySet<string> = new Set(['status', 'type', 'kind', 'role', 'owner']);

const values = ['new', 'active', 'pending', 'ready', 'file', 'dir', 'standard', 'filespaceAdmin', 'vendor', 'customer'];
const stated: ReadonlyMap<string, string> = new Map(
  [...values, 'S3DataStore', 'HttpLinkDataStore'].map((value) => [value.toLowerCase(), value]),
);

/** JSON with such values as the documents write them: their letter case is open. What has none is returned as it is. */
export function inStatedLetters(json: unknown): unknown {
  if (json === null || typeof json !== 'object') return json;
  const entries = Object.entries(json);
  const written = entries.map(([key, value]) => [key, writtenAt(key, value)] as const);
  if (written.every(([, value], index) => value === entries[index]?.[1])) return json;
  return Array.isArray(json) ? written.map(([, value]) => value) : Object.fromEntries(written);
}

function writtenAt(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return inStatedLetters(value);
  return fields.has(key) ? (stated.get(value.toLowerCase()) ?? value) : value;
}

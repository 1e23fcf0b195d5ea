/**
 * The record with an id, wherever a list keeps its records: the documents leave the envelope of most lists open, and the
 * names of the fields, too.
 */
export function recordWith(value: unknown, id: string): object | null {
  if (value === null || typeof value !== 'object') return null;
  if (!Array.isArray(value) && Object.values(value).some((field) => String(field) === id)) return value;
  for (const inner of Object.values(value)) {
    const found = recordWith(inner, id);
    if (found !== null) return found;
  }
  return null;
}

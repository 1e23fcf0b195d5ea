/** So deep stands what somebody looks for line by line: the fields of the report, of a requirement, and its checks. */
const depths = 3;

/** JSON that is read, searched and compared by lines, without most of the space that one line for each value takes. */
export function jsonLines(value: unknown, depth = 0): string {
  const members = depth > depths ? null : membersOf(value, depth);
  if (members === null || members.length === 0) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const inner = '  '.repeat(depth + 1);
  return `${open}\n${members.map((member) => inner + member).join(',\n')}\n${'  '.repeat(depth)}${close}`;
}

/** The lines of a list of objects, or of an object; null for what stands in one. */
function membersOf(value: unknown, depth: number): string[] | null {
  if (value === null || typeof value !== 'object') return null;
  if (Array.isArray(value)) {
    const isOfRecords = value.some((item) => item !== null && typeof item === 'object');
    return isOfRecords ? value.map((item) => jsonLines(item, depth + 1)) : null;
  }
  if (depth === depths) return null;
  return Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => `${JSON.stringify(key)}: ${jsonLines(item, depth + 1)}`);
}

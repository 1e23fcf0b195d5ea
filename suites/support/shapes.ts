import { isObject } from './lists.ts';

/** The keys of a JSON value, without its values: comparable between runs. */
export function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${shapeOf(value[0])}]`;
  if (!isObject(value)) return value === null ? 'null' : typeof value;
  const entries = Object.keys(value)
    .sort()
    .map((key) => {
      const inner = value[key];
      return isObject(inner) || Array.isArray(inner) ? `${key}: ${shapeOf(inner)}` : key;
    });
  return `{${entries.join(', ')}}`;
}

/** The keys and types of a JSON value, sorted: `{error: {message: string}}`; what lies deeper than asked for is left out. */
export function typedShapeOf(value: unknown, depth = 20): string {
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  if (depth === 0) return '…';
  const inner = (item: unknown): string => typedShapeOf(item, depth - 1);
  if (Array.isArray(value)) return `[${[...new Set(value.map(inner))].sort().join(' | ')}]`;
  const entries = Object.entries(value)
    .slice(0, 50)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${key}: ${inner(item)}`).join(', ')}}`;
}

/** The keys with the types of their values. */
export function fieldsOf(record: Readonly<Record<string, unknown>>): string {
  return Object.keys(record)
    .sort()
    .map((key) => `${key} (${typeOf(record[key])})`)
    .join(', ');
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

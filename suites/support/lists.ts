import { exchangeOf, Inconclusive, type Reply } from '../../src/check/index.ts';

/** Where in the body of a list its records stand: the keys to follow, empty for a bare array. */
export type Place = readonly string[];

export type JsonObject = Readonly<Record<string, unknown>>;

const maxDepth = 4;

/**
 * Finds the array of records in a list whose envelope is open: the array of objects that holds a known record. Beside
 * it there may be paging metadata and other arrays.
 * @returns null when no array holds such a record.
 */
export function findPlace(body: unknown, isKnown: (record: JsonObject) => boolean): Place | null {
  const candidates = arraysOf(body).filter(({ records }) => records.some(isKnown));
  // An array of bare references may stand beside the records: the records say more.
  candidates.sort((a, b) => richness(b.records) - richness(a.records));
  return candidates[0]?.place ?? null;
}

/** The records at a learned place; a list without records may lack its array. */
export function recordsAt(reply: Reply, place: Place): JsonObject[] {
  let value: unknown = exchangeOf(reply).json;
  for (const key of place) value = isObject(value) ? value[key] : undefined;
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value))
    throw new Inconclusive(`the list has no array at ${place.join('.') || 'its top'} any more`);
  return value.filter(isObject);
}

/** Whether a record has the text as the value of any of its top-level fields. */
export function hasValue(record: JsonObject, value: string): boolean {
  return Object.values(record).some((candidate) => String(candidate) === value);
}

/** Every array in a body, by its place, with the objects in it. */
export function arraysOf(value: unknown, place: Place = []): { place: Place; records: JsonObject[] }[] {
  if (Array.isArray(value)) return [{ place, records: value.filter(isObject) }];
  if (!isObject(value) || place.length >= maxDepth) return [];
  return Object.entries(value).flatMap(([key, item]) => arraysOf(item, [...place, key]));
}

function richness(records: readonly JsonObject[]): number {
  return Object.keys(records[0] ?? {}).length;
}

export function isObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** `array`, or the keys on the way to the records: the comparable answer about an envelope. */
export function describePlace(place: Place | null): string {
  if (place === null) return 'not found';
  return place.length === 0 ? 'a bare array' : `an object with the records at ${place.join('.')}`;
}

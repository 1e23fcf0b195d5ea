import { exchangeOf, Inconclusive, type Reply } from '../../src/check/index.ts';

/** Where in the body of a list its records stand: the keys to follow, empty for a bare array. */
export type Place = readonly string[];

export type JsonObject = Readonly<Record<string, unknown>>;

/** Records; whoever answers with so many says nothing new with the next page, and all of them are kept for the run. */
export const absurdPage = 3_000;

const maxDepth = 8;

/**
 * Finds the array of records in a list whose envelope is open: the array of objects that holds a record of a known id.
 * Beside it there may be paging metadata and other arrays, such as one of the latest records whatever the page is.
 * @param names fields that most likely hold the id of a record itself.
 * @param small the same list with `l=1`: of several arrays the one that is a page is shorter there.
 * @returns null when no array holds such a record.
 */
export function findPlace(
  body: unknown,
  id: string,
  { names = ['id'], small }: { names?: readonly string[]; small?: unknown } = {},
): Place | null {
  const isNamed = (record: JsonObject): boolean => names.some((name) => holds(record, name, id));
  const candidatesIn = (arrays: readonly Found[]): Found[] => {
    const outer = arrays.filter(({ records }) => records.some((record) => hasValue(record, id)));
    const inner = () => arrays.filter(({ records }) => records.some((record) => hasValue(flattened(record), id)));
    const candidates = outer.length > 0 ? outer : inner();
    // What was done to a record may stand beside it, and says the id in another field than the record does.
    const named = candidates.filter(({ records }) => records.some(isNamed));
    return named.length > 0 ? named : candidates;
  };
  const isSure = ({ records }: Found): boolean => records.some(isNamed);
  const shortened = [...arraysOf(small), ...arraysWithin(small)];
  const isPage = ({ place, records }: Found): boolean => {
    const now = shortened.find((array) => array.place.join('.') === place.join('.'));
    return records.length > 1 && now !== undefined && now.records.length <= 1;
  };
  const flat = candidatesIn(arraysOf(body));
  const within = candidatesIn(arraysWithin(body));
  // The page that was asked for may be the one item of an array, and hold the records.
  const isInner = flat.some(isSure)
    ? !flat.some(isPage) && within.some(isPage)
    : within.some(isSure) || flat.length === 0;
  const likely = isInner ? within : flat;
  const pages = likely.filter(isPage);
  // An array of bare references may stand beside the records: the records say more. A preview of a page is shorter.
  const byLength = (a: Found, b: Found): number => b.records.length - a.records.length;
  const byRichness = (a: Found, b: Found): number => richness(b.records) - richness(a.records);
  // Of a short list a preview is as long.
  const byName = (a: Found, b: Found): number => Number(isUsual(b.place)) - Number(isUsual(a.place));
  const [first] =
    pages.length > 0
      ? pages.toSorted((a, b) => byLength(a, b) || byRichness(a, b) || byName(a, b))
      : likely.toSorted((a, b) => byRichness(a, b) || byLength(a, b) || byName(a, b));
  return first?.place ?? null;
}

/** What lists most often call the array of their records. */
const usualNames =
  /^(?:data|items|results|records|values|content|list|entries|clients|members|workspaces|filespaces)$/i;

export function isUsual(place: Place): boolean {
  return usualNames.test(place.at(-1) ?? '');
}

/** The records at a learned place, or of a page of another form; a list without records may lack its array. */
export function recordsAt(reply: Reply, place: Place): JsonObject[] {
  const { json } = exchangeOf(reply);
  const value = formedOtherwise(json, place) ?? valueAt(json, place);
  if (value === undefined || value === null || isEmptyTable(value)) return [];
  if (!Array.isArray(value))
    throw new Inconclusive(`the list has no array at ${place.join('.') || 'its top'} any more`);
  return objectsIn(value);
}

/** What some languages write of nothing, whether it would be a list or an object. */
function isEmptyTable(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

/** What stands beside the records of a list, and is none of them where these are left out. */
const usualBeside = /^_?(?:links?|filters?|facets?|sorts?|notices?|warnings?|messages?|errors?|columns?)$/i;

export function isBeside(place: Place): boolean {
  return usualBeside.test(place.at(-1) ?? '');
}

/**
 * The array of a page that is one itself where others stand in an object, or that stands elsewhere in one: the form may go
 * by the size of a page, or by what the list is narrowed to.
 */
function formedOtherwise(body: unknown, place: Place): unknown[] | undefined {
  const [first] = place;
  if (Array.isArray(body)) return first !== undefined && Number.isNaN(Number(first)) ? body : undefined;
  if (first !== undefined && valueAt(body, place) !== undefined) return undefined;
  const [found, ...others] = arraysOf(body).filter(({ records }) => first === undefined || records.length > 0);
  const isNone = others.length > 0 || found === undefined || isBeside(found.place);
  const array = isNone ? undefined : valueAt(body, found.place);
  return Array.isArray(array) ? array : undefined;
}

/** The records of an array. */
function objectsIn(array: readonly unknown[]): JsonObject[] {
  return array.filter(isObject).map(unwrapped);
}

/** What a list may wrap each of its records in, beside a cursor for example. */
const wrappers = ['node', 'record', 'resource', 'item'];
/** Under these a record may stand beside objects of other kinds; what has fields of its own may name its parent so. */
const nouns = ['client', 'organization', 'member', 'workspace', 'filespace'];

function unwrapped(item: JsonObject): JsonObject {
  const fields = Object.entries(item);
  const inner = fields.filter(([, value]) => isObject(value));
  const holdsOthersAlone = inner.length === fields.length;
  const named = inner.filter(([name]) => wrappers.includes(name) || (holdsOthersAlone && nouns.includes(name)));
  const [record] = named.map(([, value]) => value);
  const isWrapped = named.length === 1 && (inner.length === 1 || holdsOthersAlone);
  return isWrapped && !('id' in item) && !('status' in item) && isObject(record) ? record : item;
}

export function valueAt(body: unknown, place: Place): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return body;
  if (Array.isArray(body)) return valueAt(body[Number(key)], rest);
  if (!isObject(body)) return undefined;
  return key in body || !isLikeId(key) ? valueAt(body[key], rest) : valueUnderAnotherId(body, rest);
}

/** A list may stand under the id of its parent, which another list of the kind does not have. */
function valueUnderAnotherId(body: JsonObject, rest: Place): unknown {
  const arrays = Object.keys(body)
    .filter(isLikeId)
    .map((key) => valueAt(body[key], rest))
    .filter((value) => Array.isArray(value));
  return arrays.length === 1 ? arrays[0] : undefined;
}

function isLikeId(key: string): boolean {
  return /\d/.test(key);
}

/** Whether the array at a place has nothing where a record should be. */
export function hasGaps(body: unknown, place: Place): boolean {
  const items = valueAt(body, place);
  return Array.isArray(items) && items.includes(null);
}

/** Whether a record has the text as the value of any of its top-level fields. */
export function hasValue(record: JsonObject, value: string): boolean {
  return Object.values(record).some((candidate) => isWritten(candidate, value));
}

/** A shorter id may be any number in a record. */
export const shortestTellingId = 8;

/**
 * The field that holds the ids of records, learned from some whose ids are known: `id`, or the first one that tells all
 * records apart. A number elsewhere in a record may be the same by accident. @returns null when no record has the ids.
 */
export function idFieldOf(records: readonly JsonObject[], ...known: readonly string[]): string | null {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const shown = known.filter((id) => records.some((record) => hasValue(record, id)));
  const holdsAll = (name: string): boolean => shown.every((id) => records.some((record) => holds(record, name, id)));
  const fields = shown.length === 0 ? [] : names.filter(holdsAll);
  if (fields.includes('id')) return 'id';
  const tellsApart = (name: string): boolean => new Set(records.map((record) => record[name])).size === records.length;
  return fields.find(tellsApart) ?? fields[0] ?? null;
}

/** A record with what stands in its objects beside its own fields, under the names on the way there. */
export function flattened(record: JsonObject, way: readonly string[] = []): JsonObject {
  const fields = Object.entries(record).flatMap(([name, value]) => {
    const place = [...way, name];
    return isObject(value) && place.length < maxDepth
      ? Object.entries(flattened(value, place))
      : [[place.join('.'), value] as const];
  });
  return Object.fromEntries(fields);
}

/** Whether this field of a record is the id, as a text or as a number. */
export function holds(record: JsonObject, name: string, id: string): boolean {
  return isWritten(record[name], id);
}

/** Whether a value is this text, or a number that is written so. */
export function isWritten(value: unknown, text: string): boolean {
  return writtenOf(value) === text;
}

/** A text, or a number as a text; undefined for everything else, which may read like anything. */
export function writtenOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

export interface Found {
  place: Place;
  records: JsonObject[];
}

/** Every array in a body, by its place, with the objects in it. */
export function arraysOf(value: unknown, place: Place = []): Found[] {
  if (Array.isArray(value)) {
    // The records may be an item of an array, beside what is told about them.
    const inner = value.flatMap((item, index) =>
      Array.isArray(item) && place.length < maxDepth ? arraysOf(item, [...place, String(index)]) : [],
    );
    return [{ place, records: objectsIn(value) }, ...inner];
  }
  if (!isObject(value) || place.length >= maxDepth) return [];
  return Object.entries(value).flatMap(([key, item]) => arraysOf(item, [...place, key]));
}

/** The arrays in the items of an array that is no list itself, but holds the page that was asked for. */
export function arraysWithin(body: unknown): Found[] {
  return arraysOf(body).flatMap(({ place }) => {
    const array = valueAt(body, place);
    const items: unknown[] = Array.isArray(array) && array.length <= 2 ? array : [];
    return items.flatMap((item, index) => arraysOf(item, [...place, String(index)]));
  });
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

/** What stands in a list more than once. */
export function twiceIn(ids: readonly unknown[]): unknown[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

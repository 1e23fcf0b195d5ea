import { exactJson, exchangeOf, type Reply } from '../../src/check/index.ts';
import { isObject } from './lists.ts';

/** A text or number somewhere in a body whose shape is open. */
export interface Found {
  /** The keys that lead to it: `data.id`. */
  path: string;
  value: string;
}

const maxDepth = 6;

export function valuesOf(body: unknown, path = '', depth = 0): Found[] {
  if (typeof body === 'string' || typeof body === 'number') return [{ path, value: String(body) }];
  if (body === null || typeof body !== 'object' || depth > maxDepth) return [];
  return Object.entries(body).flatMap(([key, item]) => valuesOf(item, path === '' ? key : `${path}.${key}`, depth + 1));
}

/** The body of an answer, with ids that are numbers as they stand in it. */
export function exactBody(reply: Reply): unknown {
  return exactJson(exchangeOf(reply));
}

export const isDate = ({ value }: Found): boolean => /^\d{4}-\d\d-\d\d/.test(value);
export const soundsSecret = ({ path }: Found): boolean => /token|secret|credential|jwt/i.test(path);

/** The innermost objects that hold the name. */
export function recordsWith(body: unknown, name: string): unknown[] {
  if (body === null || typeof body !== 'object') return [];
  const items = Object.values(body);
  if (isObject(body) && items.includes(name)) return [body];
  return items.flatMap((item) => recordsWith(item, name));
}

/** What leads to the name, or what the name leads to, where a list is a map: by the ids, or by the names. */
export function keysBeside(body: unknown, name: string): Found[] {
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([key, item]) => {
    if (key === name) return valuesOf(item, key);
    const isEntry = isObject(item) && Object.values(item).includes(name);
    return isEntry ? [{ path: 'key', value: key }] : keysBeside(item, name);
  });
}

/** Whether a name stands in an answer of open shape. */
export function showsName(reply: Reply, name: string): boolean {
  return name !== '' && valuesOf(exactBody(reply)).some(({ value }) => isNamed(value, name));
}

/** Whether it stands there as that of the thing with this id: others may be shown beside it, each with its own id. */
export function showsAsItsName(reply: Reply, name: string, id: string): boolean {
  return name !== '' && namersIn(exactBody(reply), name).some((namer) => !isAnothers(namer, id));
}

/** The objects in which a name stands, or the name itself where it stands in none. */
function namersIn(body: unknown, name: string): unknown[] {
  if (typeof body === 'string' || typeof body === 'number') return isNamed(String(body), name) ? [body] : [];
  if (body === null || typeof body !== 'object') return [];
  return Object.values(body).flatMap((item) => {
    const found = namersIn(item, name);
    return found[0] === item && isObject(body) ? [body] : found;
  });
}

/** Whether an object says the id of something, and it is not this one. */
function isAnothers(namer: unknown, id: string): boolean {
  const values = valuesOf(namer).filter(({ path }) => !path.includes('.'));
  return values.some(({ path }) => /id$/i.test(path)) && !values.some(({ value }) => value === id);
}

/** How a service keeps the letters of a name is open. */
function isNamed(value: string, name: string): boolean {
  const kept = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
  return kept(value) === kept(name);
}

/** A short number may stand anywhere for something else: a count, a key, an account of another workspace. */
export function isTelling(id: string): boolean {
  return id.length >= 8;
}

/** Whether an answer of open shape mentions an id: as a value, as a key, or as a part of a longer text, such as a path. */
export function mentions(reply: Reply, id: string): boolean {
  const { json, text } = exchangeOf(reply);
  if (holds(json, id)) return true;
  // A short id may be part of any text by chance, and a longer one the beginning of another: account-5, account-57.
  return isTelling(id) && text.split(id).some((part, index, all) => index > 0 && standsAlone(all[index - 1], part));
}

/** Whether what stands before and after an id ends and begins with something else than a part of a longer id. */
function standsAlone(before = '', after = ''): boolean {
  return !/[\w-]$/.test(before) && !/^[\w-]/.test(after);
}

function holds(body: unknown, id: string): boolean {
  if (typeof body === 'string' || typeof body === 'number') return String(body) === id;
  if (body === null || typeof body !== 'object') return false;
  return Object.entries(body).some(([key, item]) => (!Array.isArray(body) && key === id) || holds(item, id));
}

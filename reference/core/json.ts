import type { ApiRequest } from './exchange.ts';

export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An empty object in place of anything that is none. */
export function objectOf(value: unknown): Json {
  return isObject(value) ? value : {};
}

/** An object without one of its fields. */
export function without(value: unknown, name: string): Json {
  const { [name]: _, ...rest } = objectOf(value);
  return rest;
}

/** The object that a request holds; an empty one in place of anything else, and of what is no JSON. */
export function bodyOf(request: ApiRequest): Json {
  try {
    return objectOf(request.json());
  } catch {
    return {};
  }
}

/** A field of a value that may be anything; undefined where there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object' && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

/** Puts an item at the end of the list of its key. */
export function append<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

type Anything = (...values: never[]) => unknown;

/** Part of a policy: any entry may be replaced, at any depth; functions and arrays are replaced as a whole. */
export type Override<T> = T extends Anything
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { readonly [K in keyof T]?: Override<T[K]> }
      : T;

/** A policy with some of its entries replaced; the original is left alone. */
export function withOverrides<T extends object>(base: T, ...overrides: readonly (Override<T> | undefined)[]): T {
  return overrides.reduce<T>((merged, override) => (override ? merge(merged, override) : merged), base);
}

function merge<T extends object>(base: T, override: object): T {
  const merged = { ...base };
  for (const [key, value] of Object.entries(override)) {
    if (value === undefined) continue;
    const existing: unknown = Reflect.get(merged, key);
    if (existing === undefined) throw new TypeError(`the policy has no entry ${key}`);
    Reflect.set(merged, key, isBranch(existing) && isBranch(value) ? merge(existing, value) : value);
  }
  return merged;
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

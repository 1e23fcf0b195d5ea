import { z } from 'zod';
import type { Path } from './document.ts';
import { nearest } from './nearest.ts';

/** A problem that does not know its line yet. */
export interface Finding {
  path: Path;
  message: string;
}

/** Judges a tree by a schema: the parsed value, or every problem in our own words. */
export function judge<Schema extends z.ZodType>(
  schema: Schema,
  tree: unknown,
): { ok: true; value: z.infer<Schema> } | { ok: false; findings: Finding[] } {
  const result = schema.safeParse(tree);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, findings: result.error.issues.flatMap((issue) => findingsOf(issue, schema, tree)) };
}

function findingsOf(issue: z.core.$ZodIssue, schema: z.ZodType, tree: unknown): Finding[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, path);
    return issue.keys.map((key) => ({ path: [...path, key], message: unknownKey(key, known) }));
  }
  if (issue.code === 'invalid_type') return [{ path, message: typeMessage(issue.expected, valueAt(tree, path)) }];
  return [{ path, message: issue.message }];
}

function unknownKey(key: string, known: readonly string[]): string {
  const near = nearest(key, known);
  const remedy = near === null ? `known here: ${known.join(', ')}` : `did you mean ${near}?`;
  return `unknown key; ${remedy}`;
}

const typeNames: Partial<Record<string, string>> = {
  object: 'a map of keys',
  record: 'a map of keys',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

function typeMessage(expected: string, value: unknown): string {
  if (value === undefined) return 'is required and missing';
  const name = typeNames[expected] ?? expected;
  if (value === null) return `has no value; it must be ${name}`;
  const remedy = expected === 'string' && typeof value === 'boolean' ? '; put quotes around it' : '';
  return `must be ${name}${remedy}`;
}

function valueAt(tree: unknown, path: Path): unknown {
  let value = tree;
  for (const key of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return value;
}

/** The keys that the schema knows in the map at the path. */
function keysAt(schema: z.ZodType, path: Path): string[] {
  let at: unknown = schema;
  for (const key of path) {
    at = at instanceof z.ZodArray ? at.element : objectIn(at)?.shape[String(key)];
  }
  return Object.keys(objectIn(at)?.shape ?? {});
}

/** The object schema below what makes it optional or prepares its value. */
function objectIn(schema: unknown): z.ZodObject | null {
  let at = schema;
  // Far deeper than wrappers are ever nested.
  for (let depth = 0; depth < 10; depth++) {
    if (at instanceof z.ZodObject) return at;
    if (at instanceof z.ZodOptional) at = at.unwrap();
    else if (at instanceof z.ZodPipe) at = at.out;
    else return null;
  }
  return null;
}

import { compareOpenApi, type Diff } from 'api-smart-diff';
import { isArray, isObject, type Json, type JsonObject } from '../generate/json.ts';

export const kinds = [
  { kind: 'breaking', title: 'breaks clients' },
  { kind: 'non-breaking', title: 'breaks no client' },
  { kind: 'documentation', title: 'documentation' },
] as const;

export interface Change {
  readonly kind: (typeof kinds)[number]['kind'];
  /** `GET /api/v1/ping, response 200`. */
  readonly where: string;
  readonly what: string;
}

/** What differs between two bundled documents, as clients meet it: by operation, each change once. */
export function changesBetween(before: JsonObject, after: JsonObject): Change[] {
  const { diffs } = compareOpenApi(withPlainReferences(before), withPlainReferences(after));
  const changes = diffs.filter(isMet).map((diff) => ({ kind: kindOf(diff), where: placeOf(diff), what: whatOf(diff) }));
  const once = new Map(changes.map((change) => [`${change.where}\n${change.what}`, change]));
  return [...once.values()];
}

/** A reference with a description of its own: the library takes the target and the words for two schemas of which one is lost. */
function withPlainReferences(document: JsonObject): JsonObject {
  const plain = (_key: string, value: Json): Json =>
    isObject(value) && typeof value.$ref === 'string' ? { $ref: value.$ref } : value;
  return JSON.parse(JSON.stringify(document, plain));
}

/** Components are compared wherever operations use them; requirements and open points have a section of their own. */
function isMet({ path }: Diff): boolean {
  return path[0] !== 'components' && !path.some((part) => String(part).startsWith('x-'));
}

function kindOf(diff: Diff): Change['kind'] {
  if (isResponseType(diff)) return isWithin(diff.after, diff.before) ? 'non-breaking' : 'breaking';
  if (isExample(diff)) return 'documentation';
  if (diff.type === 'breaking') return 'breaking';
  return diff.type === 'annotation' ? 'documentation' : 'non-breaking';
}

/** The library takes any other type of a response for harmless; it is so only where it was allowed before. */
function isResponseType({ path, action }: Diff): boolean {
  return action === 'replace' && path.includes('responses') && path.at(-1) === 'type' && path.at(-2) !== 'properties';
}

function isExample({ path }: Diff): boolean {
  return path.some((part, at) => ['example', 'examples'].includes(String(part)) && path[at - 1] !== 'properties');
}

function isWithin(after: Json, before: Json): boolean {
  const allowed = new Set(typesIn(before));
  return typesIn(after).every((type) => allowed.has(type) || (type === 'integer' && allowed.has('number')));
}

function typesIn(type: Json): Json[] {
  return isArray(type) ? [...type] : [type];
}

function placeOf({ path }: Diff): string {
  const [first, route, method, part, name] = path.map(String);
  if (first !== 'paths') return first ?? 'the document';
  const operation = method === undefined ? (route ?? '') : `${method.toUpperCase()} ${route?.replace(/^\/\//, '/')}`;
  return part === 'responses' && name !== undefined ? `${operation}, response ${name}` : operation;
}

function whatOf({ description, action, path, before, after }: Diff): string {
  const said = description?.replace(/^\[(\w+)\] /, (_whole, word: string) => `${word.toLowerCase()} `);
  const what = said ?? `${action} ${path.slice(3).join('/') || path.join('/')}`;
  return action === 'replace' ? `${what}: ${short(before)} → ${short(after)}` : what;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

import { entriesOf, isArray, isObject, type Json, type JsonObject } from './json.ts';

export const apis = ['partner', 'workspace'] as const;
export type Api = (typeof apis)[number];

/** One API as a single, bundled OpenAPI document. */
export interface Contract {
  readonly api: Api;
  readonly document: JsonObject;
}

/** An object of a document, with its JSON pointer as a fragment (`#/components/…`). */
export interface Place {
  readonly node: JsonObject;
  readonly pointer: string;
}

export interface OperationPlace extends Place {
  readonly contract: Contract;
  readonly method: string;
  readonly path: string;
  /** `METHOD /path/template`, the name of the operation everywhere. */
  readonly operation: string;
  readonly pathItem: Place;
}

/** A mistake in the documents, told to whoever writes them; never a bug of the generator. */
export class ContractError extends Error {}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

const escapeToken = (token: string): string => token.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapeToken = (token: string): string => decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~');

export function pointerTo(parent: string, key: string | number): string {
  return `${parent}/${escapeToken(String(key))}`;
}

export function where(contract: Contract, pointer: string): string {
  return `${contract.api} ${pointer}`;
}

export function rootOf(contract: Contract): Place {
  return { node: contract.document, pointer: '#' };
}

/** What `$ref` leads to, through any number of references; the place itself when it is none. */
export function follow(contract: Contract, place: Place): Place {
  const seen = new Set<string>();
  let current = place;
  for (let ref = current.node.$ref; typeof ref === 'string'; ref = current.node.$ref) {
    if (seen.has(ref)) throw new ContractError(`${where(contract, place.pointer)}: $ref ${ref} leads to itself`);
    seen.add(ref);
    current = lookUp(contract, ref, place.pointer);
  }
  return current;
}

function lookUp(contract: Contract, ref: string, from: string): Place {
  const tokens = ref.startsWith('#/') ? ref.slice(2).split('/').map(unescapeToken) : [];
  let node: Json | undefined = contract.document;
  for (const token of tokens) node = childOf(node, token);
  if (tokens.length === 0 || !isObject(node)) {
    throw new ContractError(`${where(contract, from)}: $ref ${ref} leads to no object of the bundled document`);
  }
  return { node, pointer: tokens.reduce(pointerTo, '#') };
}

function childOf(node: Json | undefined, token: string): Json | undefined {
  if (isArray(node)) return node[Number(token)];
  return isObject(node) && Object.hasOwn(node, token) ? node[token] : undefined;
}

/** The object under `key`, references followed; undefined when there is none. */
export function child(contract: Contract, place: Place, key: string): Place | undefined {
  const node = place.node[key];
  return isObject(node) ? follow(contract, { node, pointer: pointerTo(place.pointer, key) }) : undefined;
}

/** The objects of the array or map under `key`, references followed. */
export function children(contract: Contract, place: Place, key: string): readonly (readonly [string, Place])[] {
  const value = place.node[key];
  const pairs = isArray(value) ? value.map((item, index) => [String(index), item] as const) : entriesOf(value);
  const parent = pointerTo(place.pointer, key);
  return pairs.flatMap(([name, node]) =>
    isObject(node) ? [[name, follow(contract, { node, pointer: pointerTo(parent, name) })] as const] : [],
  );
}

/** Every operation, in the order of the document. */
export function operationsOf(contract: Contract): readonly OperationPlace[] {
  return children(contract, rootOf(contract), 'paths').flatMap(([path, pathItem]) =>
    Object.keys(pathItem.node)
      .filter((key) => methods.includes(key))
      .flatMap((key) => {
        const place = child(contract, pathItem, key);
        if (!place) return [];
        const method = key.toUpperCase();
        return [{ ...place, contract, method, path, operation: `${method} ${path}`, pathItem }];
      }),
  );
}

/** Every object at and below a place, once each; with `references`, also what they lead to. */
export function* walk(contract: Contract, start: Place, references: boolean): Generator<Place> {
  const seen = new Set<string>();
  const waiting: { node: Json; pointer: string }[] = [start];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, pointer } = next;
    if (seen.has(pointer)) continue;
    seen.add(pointer);
    if (isObject(node)) yield { node, pointer };
    const below: { node: Json; pointer: string }[] = isArray(node)
      ? node.map((item, index) => ({ node: item, pointer: pointerTo(pointer, index) }))
      : entriesOf(node).map(([key, item]) => ({ node: item, pointer: pointerTo(pointer, key) }));
    if (references && isObject(node) && typeof node.$ref === 'string') {
      below.push(lookUp(contract, node.$ref, pointer));
    }
    waiting.push(...below.reverse());
  }
}

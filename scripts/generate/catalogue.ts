import {
  type Api,
  type Contract,
  ContractError,
  children,
  operationsOf,
  type Place,
  pointerTo,
  rootOf,
  walk,
  where,
} from './contract.ts';
import { isArray, isObject, type Json, type JsonObject, stringOf } from './json.ts';

export interface Requirement {
  readonly id: string;
  readonly api: Api;
  readonly level: 'MUST' | 'SHOULD';
  readonly statement: string;
  readonly section: string;
  readonly document: string;
  readonly operations: readonly string[];
  readonly bySchema: boolean;
  readonly wfc: string | null;
}

export interface OpenPoint {
  readonly id: string;
  readonly api: Api;
  readonly question: string;
  readonly section: string;
  readonly operations: readonly string[];
}

export interface Catalogue {
  readonly requirements: readonly Requirement[];
  readonly openPoints: readonly OpenPoint[];
}

/** An entry of `x-requirements` or `x-open`, where it stands, and the operations that reach that place. */
interface Entry {
  readonly contract: Contract;
  readonly node: JsonObject;
  readonly pointer: string;
  readonly operations: readonly string[];
}

type Extension = 'x-requirements' | 'x-open';

const documents: Readonly<Record<Api, string>> = { partner: 'partner-management-api', workspace: 'workspace-api' };

/** Everything that the documents demand and leave open, in their own order. */
export function catalogueOf(contracts: readonly Contract[]): Catalogue {
  const requirements = contracts.flatMap((contract) => entriesIn(contract, 'x-requirements'));
  const openPoints = contracts.flatMap((contract) => entriesIn(contract, 'x-open'));
  refuseDuplicates([...requirements, ...openPoints]);
  return { requirements: requirements.map(requirementOf), openPoints: openPoints.map(openPointOf) };
}

function entriesIn(contract: Contract, extension: Extension): readonly Entry[] {
  const places = new Map<string, { place: Place; operations: string[] }>();
  for (const { operation, place } of reached(contract)) {
    if (place.node[extension] === undefined) continue;
    const found = places.get(place.pointer);
    if (!found) places.set(place.pointer, { place, operations: [operation] });
    else if (!found.operations.includes(operation)) found.operations.push(operation);
  }
  refuseUnreached(contract, extension, places);
  return [
    ...entriesAt(contract, rootOf(contract), extension).map((entry) => ({
      ...entry,
      operations: statedOperations(contract, entry),
    })),
    ...[...places.values()].flatMap(({ place, operations }) =>
      entriesAt(contract, place, extension).map((entry) => ({ ...entry, operations })),
    ),
  ];
}

/** Every operation with every place that it reaches, its path's own annotations and parameters included. */
function* reached(contract: Contract): Generator<{ operation: string; place: Place }> {
  for (const { operation, pathItem, ...place } of operationsOf(contract)) {
    yield { operation, place: pathItem };
    const starts = [...children(contract, pathItem, 'parameters').map(([, parameter]) => parameter), place];
    for (const start of starts) {
      for (const found of walk(contract, start, true)) yield { operation, place: found };
    }
  }
}

function refuseUnreached(contract: Contract, extension: Extension, places: ReadonlyMap<string, unknown>): void {
  for (const { node, pointer } of walk(contract, rootOf(contract), false)) {
    if (node[extension] === undefined || pointer === '#' || places.has(pointer)) continue;
    throw new ContractError(`${where(contract, pointer)}: no operation reaches this ${extension}`);
  }
}

function entriesAt(contract: Contract, place: Place, extension: Extension): readonly Omit<Entry, 'operations'>[] {
  const list = place.node[extension];
  if (list === undefined) return [];
  const parent = pointerTo(place.pointer, extension);
  if (!isArray(list)) throw new ContractError(`${where(contract, parent)}: a list is expected`);
  return list.map((node, index) => {
    const pointer = pointerTo(parent, index);
    if (!isObject(node)) throw new ContractError(`${where(contract, pointer)}: an object is expected`);
    return { contract, node, pointer };
  });
}

function statedOperations(contract: Contract, entry: Omit<Entry, 'operations'>): readonly string[] {
  const all = operationsOf(contract).map(({ operation }) => operation);
  const stated = entry.node.operations ?? 'all';
  const names: readonly Json[] = isArray(stated) ? stated : [stated];
  if (names.length === 1 && names[0] === 'all') return all;
  const unknown = names.find((name) => typeof name !== 'string' || !all.includes(name));
  if (unknown !== undefined) {
    throw new ContractError(`${where(contract, entry.pointer)}: there is no operation ${JSON.stringify(unknown)}`);
  }
  return all.filter((operation) => names.includes(operation));
}

function refuseDuplicates(entries: readonly Entry[]): void {
  const seen = new Map<string, string>();
  for (const entry of entries) {
    const id = text(entry, 'id');
    const place = where(entry.contract, entry.pointer);
    const first = seen.get(id);
    if (first !== undefined) throw new ContractError(`the id ${id} stands twice: at ${first} and at ${place}`);
    seen.set(id, place);
  }
}

function requirementOf(entry: Entry): Requirement {
  const { api } = entry.contract;
  const level = text(entry, 'level');
  if (level !== 'MUST' && level !== 'SHOULD') throw wrong(entry, 'level', 'MUST or SHOULD');
  const { by } = entry.node;
  if (by !== undefined && by !== 'schema') throw wrong(entry, 'by', 'schema, or nothing');
  return {
    id: text(entry, 'id'),
    api,
    level,
    statement: text(entry, 'statement'),
    section: text(entry, 'section'),
    document: documents[api],
    operations: entry.operations,
    bySchema: by === 'schema',
    wfc: stringOf(entry.node.wfc) ?? null,
  };
}

function openPointOf(entry: Entry): OpenPoint {
  return {
    id: text(entry, 'id'),
    api: entry.contract.api,
    question: text(entry, 'question'),
    section: text(entry, 'section'),
    operations: entry.operations,
  };
}

function text(entry: Entry, key: string): string {
  const value = stringOf(entry.node[key])?.trim();
  if (!value) throw wrong(entry, key, 'a text');
  return value;
}

function wrong(entry: Entry, key: string, expected: string): ContractError {
  return new ContractError(`${where(entry.contract, entry.pointer)}: ${key} must be ${expected}`);
}

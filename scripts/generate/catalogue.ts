import type { Locator } from '../../generated/catalogue.ts';
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
import { type OpenRequests, openRequestsOf, type RequestsKind, requestsKind } from './open-requests.ts';
import { fileOf, known, type Sources } from './sources.ts';

/** Where it stands in the documents: the locator, and what a reader needs to find it. */
interface Located {
  readonly source: string;
  readonly document: string;
  readonly section: string;
  readonly at: string;
}

export interface Requirement extends Located {
  readonly id: string;
  readonly api: Api;
  readonly level: 'MUST' | 'SHOULD';
  readonly statement: string;
  readonly basis: Basis;
  readonly from: readonly string[];
  readonly reading: string | null;
  readonly operations: readonly string[];
  readonly bySchema: boolean;
  readonly wfc: string | null;
}

export interface OpenPoint extends Located {
  readonly id: string;
  readonly api: Api;
  readonly question: string;
  readonly operations: readonly string[];
  readonly requests: RequestsKind;
}

const bases = ['stated', 'derived', 'reading'] as const;
type Basis = (typeof bases)[number];

export interface Catalogue {
  readonly requirements: readonly Requirement[];
  readonly openPoints: readonly OpenPoint[];
  /** The requests that the open points are about, as far as they can be told by what is sent. */
  readonly openRequests: readonly OpenRequests[];
}

/** An entry of `x-requirements` or `x-open`, where it stands, and the operations that reach that place. */
interface Entry {
  readonly contract: Contract;
  readonly node: JsonObject;
  readonly pointer: string;
  readonly operations: readonly string[];
}

type Extension = 'x-requirements' | 'x-open';

/** Everything that the documents demand and leave open, in their own order. */
export function catalogueOf(contracts: readonly Contract[], sources: Sources): Catalogue {
  const requirements = contracts.flatMap((contract) => entriesIn(contract, 'x-requirements'));
  const openPoints = contracts.flatMap((contract) => entriesIn(contract, 'x-open'));
  refuseDuplicates([...requirements, ...openPoints]);
  const ids = new Set(requirements.map((entry) => text(entry, 'id')));
  return {
    requirements: requirements.map((entry) => requirementOf(entry, sources, ids)),
    openPoints: openPoints.map((entry) => openPointOf(entry, sources)),
    openRequests: openPoints.flatMap((entry) =>
      openRequestsOf(text(entry, 'id'), entry.node.requests, entry.operations, placeOf(entry)),
    ),
  };
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

function requirementOf(entry: Entry, sources: Sources, ids: ReadonlySet<string>): Requirement {
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
    ...locationOf(entry, sources),
    ...basisOf(entry, sources, ids),
    operations: entry.operations,
    bySchema: by === 'schema',
    wfc: wfcOf(entry, sources),
  };
}

function openPointOf(entry: Entry, sources: Sources): OpenPoint {
  return {
    id: text(entry, 'id'),
    api: entry.contract.api,
    question: text(entry, 'question'),
    ...locationOf(entry, sources),
    operations: entry.operations,
    requests: requestsKind(entry.node.requests, placeOf(entry)),
  };
}

function locationOf(entry: Entry, { locators }: Sources): Located {
  const locator = known(locators, text(entry, 'source'), () => `${placeOf(entry)}: source`);
  refuseUnfit(entry, locator);
  return { source: locator.id, document: locator.document, section: locator.section, at: locator.at };
}

function refuseUnfit(entry: Entry, { id, api, outOfScope }: Locator): void {
  if (api !== entry.contract.api) throw wrong(entry, 'source', `a locator of the ${entry.contract.api} document`);
  if (outOfScope !== null) throw wrong(entry, 'source', `a locator within the scope, which ${id} is not`);
}

/** How it comes from the documents, with what this names: other locators or requirements, or a reading. */
function basisOf(
  entry: Entry,
  { locators, readings }: Sources,
  ids: ReadonlySet<string>,
): Pick<Requirement, 'basis' | 'from' | 'reading'> {
  const basis = bases.find((each) => each === entry.node.basis);
  if (basis === undefined) throw wrong(entry, 'basis', bases.join(', '));
  const from = listOf(entry, 'from');
  for (const id of from) {
    if (ids.has(id)) continue;
    const names = new Map([...locators.keys(), ...ids].map((name) => [name, locators.get(name)]));
    const locator = known(names, id, () => `${placeOf(entry)}: from`) ?? null;
    if (locator !== null) refuseUnfit(entry, locator);
  }
  const reading = entry.node.reading === undefined ? null : text(entry, 'reading');
  if (reading !== null) known(readings, reading, () => `${placeOf(entry)}: reading`);
  if (basis === 'stated' && (from.length > 0 || reading !== null))
    throw wrong(entry, 'basis', 'derived or reading where from or reading stands');
  if (basis === 'derived' && from.length === 0) throw wrong(entry, 'from', 'what it is derived from beside its source');
  if (basis === 'reading' && reading === null) throw wrong(entry, 'reading', 'the id of a reading');
  return { basis, from, reading };
}

function wfcOf(entry: Entry, { faultCategories }: Sources): string | null {
  if (entry.node.wfc === undefined) return null;
  const code = text(entry, 'wfc');
  known(new Map(Object.entries(faultCategories.categories)), code, () => `${placeOf(entry)}: wfc`);
  return code;
}

function listOf(entry: Entry, key: string): readonly string[] {
  const value = entry.node[key] ?? [];
  const items = isArray(value) ? value.map(stringOf) : [undefined];
  const texts = items.filter((item) => item !== undefined);
  if (texts.length < items.length) throw wrong(entry, key, 'a list of ids');
  return texts;
}

function text(entry: Entry, key: string): string {
  const value = stringOf(entry.node[key])?.trim();
  if (!value) throw wrong(entry, key, 'a text');
  return value;
}

function placeOf(entry: Entry): string {
  const id = stringOf(entry.node.id);
  return id === undefined ? where(entry.contract, entry.pointer) : `${fileOf(id)}, ${id}`;
}

function wrong(entry: Entry, key: string, expected: string): ContractError {
  return new ContractError(`${placeOf(entry)}: ${key} must be ${expected}`);
}

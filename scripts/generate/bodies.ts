import {
  type Contract,
  ContractError,
  child,
  children,
  operationsOf,
  type Place,
  pointerTo,
  rootOf,
  where,
} from './contract.ts';
import { entriesOf, isArray, isObject, type Json, stringOf } from './json.ts';
import { isAnnotation, jsonContentOf } from './operations.ts';

/** A body that has a schema: an answer of an operation, or what it is sent. */
export interface Body {
  /** `${api} ${operationId} ${status or "request"}` */
  readonly key: string;
  /** Names the schema in the resource of its API; bodies with the same schema have the same name. */
  readonly schema: string;
  readonly schemaPlace: Place;
  readonly content: Place;
  readonly contract: Contract;
}

const componentSchemas = '#/components/schemas';

export function bodiesOf(contract: Contract): readonly Body[] {
  return operationsOf(contract).flatMap((operation) => {
    const request = child(contract, operation, 'requestBody');
    const holders = [
      ...(request ? [['request', request] as const] : []),
      ...children(contract, operation, 'responses'),
    ];
    return holders.flatMap(([name, holder]) => {
      const content = jsonContentOf(contract, holder);
      const schemaPlace = content && child(contract, content, 'schema');
      if (!schemaPlace) return [];
      const key = `${contract.api} ${String(operation.node.operationId)} ${name}`;
      const schema = `${resourceId(contract)}#/$defs/${encodeURIComponent(escaped(definitionName(schemaPlace.pointer)))}`;
      return [{ key, schema, schemaPlace, content, contract }];
    });
  });
}

/** All schemas of an API as one JSON Schema resource: the components, and those that stand inline at a body. */
export function schemaResource(contract: Contract) {
  const components = child(contract, rootOf(contract), 'components');
  const places = [
    ...(components ? children(contract, components, 'schemas').map(([, place]) => place) : []),
    ...bodiesOf(contract).map(({ schemaPlace }) => schemaPlace),
  ];
  const definitions = places.map(({ node, pointer }) => [definitionName(pointer), relocated(contract, node, pointer)]);
  return { $id: resourceId(contract), $defs: Object.fromEntries(definitions) };
}

function resourceId({ api }: Contract): string {
  return `${api}.json`;
}

function definitionName(pointer: string): string {
  return pointer.startsWith(`${componentSchemas}/`) ? pointer.slice(componentSchemas.length + 1) : pointer.slice(2);
}

function escaped(name: string): string {
  return pointerTo('', name).slice(1);
}

/** Keywords whose value maps names to schemas: what looks like a keyword in there is a name. */
const maps = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);

/** A copy of a schema without annotations, whose references lead to the definitions of the resource. */
function relocated(contract: Contract, node: Json, pointer: string, keywords = true): Json {
  if (isArray(node)) return node.map((item, index) => relocated(contract, item, pointerTo(pointer, index)));
  const copy = entriesOf(node).flatMap(([key, value]) => {
    if (!keywords) return [[key, relocated(contract, value, pointerTo(pointer, key))]];
    if (isAnnotation(key)) return [];
    if (key === '$ref') return [[key, relocatedReference(contract, value, pointer)]];
    return [[key, relocated(contract, value, pointerTo(pointer, key), !maps.has(key))]];
  });
  return isObject(node) ? Object.fromEntries(copy) : node;
}

function relocatedReference(contract: Contract, reference: Json, pointer: string): string {
  const target = stringOf(reference) ?? '';
  if (target.startsWith(`${componentSchemas}/`)) return target.replace(componentSchemas, '#/$defs');
  throw new ContractError(`${where(contract, pointer)}: a schema may refer only to a schema file, not to ${target}`);
}

import {
  type Api,
  type Contract,
  ContractError,
  child,
  children,
  type OperationPlace,
  operationsOf,
  type Place,
  where,
} from './contract.ts';
import { isArray, isObject, stringOf } from './json.ts';

export interface ResponseInfo {
  readonly schemaRequirement: string | null;
  readonly hasContent: boolean;
  readonly bodyRequired: boolean;
  readonly openBody: boolean;
  readonly onlyForMalformedIds: boolean;
}

export interface OperationInfo {
  readonly api: Api;
  readonly operation: string;
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly { readonly name: string; readonly required: boolean }[];
  readonly hasBody: boolean;
  readonly tag: string;
  readonly summary: string;
  readonly responses: Readonly<Record<string, ResponseInfo>>;
}

/** Keywords of a schema that say something about a value without refusing any. */
const annotations = new Set([
  ...['$comment', 'title', 'description', 'default', 'deprecated', 'discriminator', 'example', 'examples'],
  ...['externalDocs', 'readOnly', 'writeOnly', 'xml'],
]);

export function operationInfos(contracts: readonly Contract[]): readonly OperationInfo[] {
  return contracts.flatMap((contract) => operationsOf(contract).map(operationInfo));
}

function operationInfo(place: OperationPlace): OperationInfo {
  const { contract, node, operation, method, path } = place;
  const parameters = parametersOf(place);
  const templated = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '');
  const declared = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const undeclared = templated.find((name) => !declared.includes(name));
  if (undeclared) throw new ContractError(`${contract.api} ${operation}: path parameter ${undeclared} is not declared`);
  return {
    api: contract.api,
    operation,
    operationId: required(place, 'operationId'),
    method,
    path,
    pathParameters: templated,
    queryParameters: parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, required: needed }) => ({ name, required: needed })),
    hasBody: child(contract, place, 'requestBody') !== undefined,
    tag: (isArray(node.tags) ? stringOf(node.tags[0]) : undefined) ?? '',
    summary: required(place, 'summary'),
    responses: responsesOf(place),
  };
}

function responsesOf(place: OperationPlace): OperationInfo['responses'] {
  const { contract, node, pointer } = place;
  const responses = children(contract, place, 'responses');
  const listed = node['x-only-for-malformed-ids'] ?? [];
  const narrow = (isArray(listed) ? listed : [listed]).map((status) => stringOf(status) ?? '');
  const unknown = narrow.find((status) => !responses.some(([known]) => known === status));
  if (unknown !== undefined)
    throw new ContractError(`${where(contract, pointer)}: x-only-for-malformed-ids: there is no response ${unknown}`);
  return Object.fromEntries(
    responses.map(([status, response]) => [status, responseInfo(contract, status, response, narrow.includes(status))]),
  );
}

/** The parameters of an operation; its own replace those of its path by name and place. */
function parametersOf(place: OperationPlace) {
  const found = [place.pathItem, place].flatMap((holder) =>
    children(place.contract, holder, 'parameters').map(([, { node }]) => ({
      name: stringOf(node.name) ?? '',
      in: stringOf(node.in) ?? '',
      required: node.required === true,
    })),
  );
  return [...new Map(found.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()];
}

function required(place: OperationPlace, key: 'operationId' | 'summary'): string {
  const value = stringOf(place.node[key]);
  if (!value) throw new ContractError(`${where(place.contract, place.pointer)}: ${key} is missing`);
  return value;
}

function responseInfo(contract: Contract, status: string, response: Place, onlyForMalformedIds: boolean): ResponseInfo {
  const content = jsonContentOf(contract, response);
  const schema = content && child(contract, content, 'schema');
  const closed = schema !== undefined && !isOpen(contract, schema);
  return {
    schemaRequirement: schemaRequirementOf(contract, response, closed),
    hasContent: content !== undefined,
    bodyRequired: closed && response.node['x-may-be-empty'] !== true,
    openBody: !closed && status !== '204',
    onlyForMalformedIds,
  };
}

/** The JSON media type of a response or a request body. */
export function jsonContentOf(contract: Contract, holder: Place): Place | undefined {
  return children(contract, holder, 'content').find(([type]) => /^(application\/(.+\+)?json|\*\/\*)$/.test(type))?.[1];
}

/** Whether a schema accepts every JSON value because it says nothing about it. */
export function isOpen(contract: Contract, schema: Place): boolean {
  return Object.keys(schema.node).every((key) => {
    if (key === 'allOf') return children(contract, schema, key).every(([, part]) => isOpen(contract, part));
    return isAnnotation(key);
  });
}

/** Whether a keyword of a schema refuses no value. */
export function isAnnotation(keyword: string): boolean {
  return annotations.has(keyword) || keyword.startsWith('x-');
}

/** The one requirement that is judged by validating bodies against the response's schema. */
function schemaRequirementOf(contract: Contract, response: Place, closed: boolean): string | null {
  const list = response.node['x-requirements'];
  const ids = (isArray(list) ? list : []).flatMap((entry) =>
    isObject(entry) && entry.by === 'schema' ? [stringOf(entry.id) ?? ''] : [],
  );
  const [id, second] = ids;
  const place = where(contract, response.pointer);
  if (second !== undefined) throw new ContractError(`${place}: both ${id} and ${second} are judged by the schema`);
  if (closed && id === undefined) throw new ContractError(`${place}: no requirement is judged by its schema`);
  if (!closed && id !== undefined) throw new ContractError(`${place}: ${id} is judged by a schema that accepts all`);
  return id ?? null;
}

/** Refuses a requirement judged by a schema that stands where no response carries it. */
export function refuseStray(
  requirements: readonly { id: string; bySchema: boolean }[],
  infos: readonly OperationInfo[],
): void {
  const judged = new Set(infos.flatMap(({ responses }) => Object.values(responses).map((it) => it.schemaRequirement)));
  const stray = requirements.find(({ id, bySchema }) => bySchema && !judged.has(id));
  if (stray) throw new ContractError(`${stray.id}: "by: schema" belongs to a response`);
}

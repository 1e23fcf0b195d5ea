import { type Contract, child, children, follow, type OperationPlace, type Place } from '../generate/contract.ts';
import { entriesOf, isObject, type Json, type JsonObject, stringOf } from '../generate/json.ts';

export interface QueryParameter {
  readonly name: string;
  readonly example: Json;
  readonly required: boolean;
  readonly description: string;
}

/** One call of an operation, from the examples of the contract. */
export interface Call {
  readonly operation: OperationPlace;
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly QueryParameter[];
  readonly body: Json | undefined;
}

/** How a caller reaches an API and shows who it is. */
export const access = {
  partner: { url: 'PARTNER_URL', scheme: 'ApiKey', secret: 'PARTNER_API_KEY', client: 'partner' },
  workspace: { url: 'WORKSPACE_URL', scheme: 'Bearer', secret: 'WORKSPACE_TOKEN', client: 'workspace' },
} as const;

export function callOf(operation: OperationPlace): Call {
  const { contract, pathItem } = operation;
  const parameters = [
    ...children(contract, pathItem, 'parameters'),
    ...children(contract, operation, 'parameters'),
  ].map(([, parameter]) => parameter.node);
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  return {
    operation,
    path: Object.fromEntries(inPath.map((parameter) => [nameOf(parameter), String(exampleOf(contract, parameter))])),
    query: parameters
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => ({
        name: nameOf(parameter),
        example: exampleOf(contract, parameter),
        required: parameter.required === true,
        description: stringOf(parameter.description) ?? '',
      })),
    body: bodyExample(operation),
  };
}

/** What a caller needs at least. Of parameters that are all optional it is one: more than one may exclude each other. */
export function leastQuery({ query }: Call): readonly QueryParameter[] {
  const required = query.filter((parameter) => parameter.required);
  return required.length > 0 ? required : query.slice(0, 1);
}

function nameOf(parameter: JsonObject): string {
  return stringOf(parameter.name) ?? '';
}

/** The example, or the first of several. */
function exampleOf(contract: Contract, holder: JsonObject): Json {
  if (holder.example !== undefined) return holder.example;
  const [first] = entriesOf(holder.examples);
  if (!first || !isObject(first[1])) return null;
  return follow(contract, { node: first[1], pointer: '#' }).node.value ?? null;
}

function bodyExample(operation: OperationPlace): Json | undefined {
  const { contract } = operation;
  const request = child(contract, operation, 'requestBody');
  const content: Place | undefined = request && child(contract, request, 'content');
  const media = content && child(contract, content, 'application/json');
  return media && exampleOf(contract, media.node);
}

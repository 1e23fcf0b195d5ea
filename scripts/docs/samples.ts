import { type Contract, child, children, follow, type OperationPlace, type Place } from '../generate/contract.ts';
import { entriesOf, isArray, isObject, type Json, type JsonObject, stringOf } from '../generate/json.ts';

/** An entry of `x-codeSamples`. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** One call of an operation, from the examples of the contract. */
interface Call {
  readonly operation: OperationPlace;
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, Json])[];
  readonly body: Json | undefined;
}

/** How a caller reaches an API and shows who it is. */
const access = {
  partner: { url: 'PARTNER_URL', scheme: 'ApiKey', secret: 'PARTNER_API_KEY', client: 'partner' },
  workspace: { url: 'WORKSPACE_URL', scheme: 'Bearer', secret: 'WORKSPACE_TOKEN', client: 'workspace' },
} as const;

/** How to call an operation by curl, and by the typed client that the suites use. */
export function codeSamples(operation: OperationPlace): readonly CodeSample[] {
  const call = callOf(operation);
  return [
    { lang: 'Shell', label: 'curl', source: curl(call) },
    { lang: 'TypeScript', label: 'TypeScript', source: typed(call) },
  ];
}

function callOf(operation: OperationPlace): Call {
  const { contract, pathItem } = operation;
  const parameters = [
    ...children(contract, pathItem, 'parameters'),
    ...children(contract, operation, 'parameters'),
  ].map(([, parameter]) => parameter.node);
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const required = inQuery.filter((parameter) => parameter.required === true);
  // Of parameters that are all optional one is shown: more than one may exclude each other.
  const shown = required.length > 0 ? required : inQuery.slice(0, 1);
  return {
    operation,
    path: Object.fromEntries(inPath.map((parameter) => [nameOf(parameter), String(exampleOf(contract, parameter))])),
    query: shown.map((parameter) => [nameOf(parameter), exampleOf(contract, parameter)]),
    body: bodyExample(operation),
  };
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

function curl({ operation, path, query, body }: Call): string {
  const { url, scheme, secret } = access[operation.contract.api];
  const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? name);
  const method = operation.method === 'GET' ? '' : ` --request ${operation.method}`;
  return [
    `curl${query.length > 0 ? ' --get' : method} "$${url}${address}"`,
    `--header "Authorization: ${scheme} $${secret}"`,
    ...query.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
    ...(body === undefined
      ? []
      : [`--header 'Content-Type: application/json'`, `--data ${quoted(JSON.stringify(body, null, 2))}`]),
  ].join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function typed({ operation, path, query, body }: Call): string {
  const { url, scheme, secret, client } = access[operation.contract.api];
  const params = {
    ...(Object.keys(path).length > 0 && { path }),
    ...(query.length > 0 && { query: Object.fromEntries(query) }),
  };
  const init = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(body !== undefined && { body }),
  };
  const second = Object.keys(init).length > 0 ? `, ${literal(init, '')}` : '';
  return `import createClient from 'openapi-fetch';
import type { paths } from './${client}.ts';

const ${client} = createClient<paths>({
  baseUrl: process.env.${url},
  headers: { Authorization: \`${scheme} \${process.env.${secret}}\` },
});

const { data, error } = await ${client}.${operation.method}('${operation.path}'${second});
`;
}

/** A value as source code, in the style of this project. */
function literal(value: Json, indent: string): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (isArray(value)) return `[${value.map((item) => literal(item, inner)).join(', ')}]`;
  if (!isObject(value)) return String(value);
  const lines = entriesOf(value).map(([key, item]) => `${inner}${key}: ${literal(item, inner)},`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

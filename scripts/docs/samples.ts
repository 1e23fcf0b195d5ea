import type { OperationPlace } from '../generate/contract.ts';
import { entriesOf, isArray, isObject, type Json } from '../generate/json.ts';
import { access, type Call, callOf, leastQuery } from './calls.ts';

/** An entry of `x-codeSamples`. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** How to call an operation by curl, and by the typed client that the suites use. */
export function codeSamples(operation: OperationPlace): readonly CodeSample[] {
  const call = callOf(operation);
  return [
    { lang: 'Shell', label: 'curl', source: curl(call) },
    { lang: 'TypeScript', label: 'TypeScript', source: typed(call) },
  ];
}

function curl(call: Call): string {
  const { operation, path, body } = call;
  const query = leastQuery(call);
  const { url, scheme, secret } = access[operation.contract.api];
  const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? name);
  const method = operation.method === 'GET' ? '' : ` --request ${operation.method}`;
  return [
    `curl${query.length > 0 ? ' --get' : method} "$${url}${address}"`,
    `--header "Authorization: ${scheme} $${secret}"`,
    ...query.map(({ name, example }) => `--data-urlencode ${quoted(`${name}=${example}`)}`),
    ...(body === undefined
      ? []
      : [`--header 'Content-Type: application/json'`, `--data ${quoted(JSON.stringify(body, null, 2))}`]),
  ].join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function typed(call: Call): string {
  const { operation, path, body } = call;
  const query = leastQuery(call).map(({ name, example }) => [name, example] as const);
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

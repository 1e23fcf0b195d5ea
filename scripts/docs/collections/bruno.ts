import type { Api, Contract } from '../../generate/contract.ts';
import type { Json } from '../../generate/json.ts';
import { foldersOf, headOf, type NamedCall, secrets } from './folders.ts';

/** A collection of Bruno as a single file, which its import takes: a folder for each tag, a request for each operation. */
export function brunoCollection(contract: Contract): Json {
  const { title, baseUrl } = headOf(contract);
  const variable = { type: 'text', enabled: true };
  return {
    version: '1',
    name: title,
    items: foldersOf(contract).map(({ name, description, calls }, index) => ({
      type: 'folder',
      seq: index + 1,
      name,
      root: { docs: description },
      items: calls.map(item),
    })),
    environments: [
      {
        name: 'deployment',
        variables: [
          { ...variable, name: 'baseUrl', value: baseUrl, secret: false },
          { ...variable, name: secrets[contract.api], value: '', secret: true },
        ],
      },
    ],
    root: { request: { auth: auth[contract.api] } },
  };
}

const auth: Record<Api, Json> = {
  partner: { mode: 'apikey', apikey: { key: 'Authorization', value: 'ApiKey {{apiKey}}', placement: 'header' } },
  workspace: { mode: 'bearer', bearer: { token: '{{token}}' } },
};

function item({ operation, name, description, path, query, body }: NamedCall, index: number): Json {
  const asked = query.filter(({ required }) => required).map((parameter) => `${parameter.name}=${parameter.example}`);
  return {
    type: 'http-request',
    seq: index + 1,
    name,
    request: {
      url: `{{baseUrl}}${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}${asked.length > 0 ? `?${asked.join('&')}` : ''}`,
      method: operation.method,
      headers: [],
      params: [
        ...query.map((parameter) => ({
          type: 'query',
          name: parameter.name,
          value: String(parameter.example),
          description: parameter.description,
          enabled: parameter.required,
        })),
        ...Object.entries(path).map(([key, value]) => ({ type: 'path', name: key, value, enabled: true })),
      ],
      auth: { mode: 'inherit' },
      body: body === undefined ? { mode: 'none' } : { mode: 'json', json: JSON.stringify(body, null, 2) },
      docs: description,
    },
  };
}

import type { Api, Contract } from '../../generate/contract.ts';
import type { Json } from '../../generate/json.ts';
import { foldersOf, headOf, type NamedCall, secrets } from './folders.ts';

/** A collection of Postman, version 2.1: a folder for each tag, a request for each operation. */
export function postmanCollection(contract: Contract): Json {
  const { title, baseUrl } = headOf(contract);
  return {
    info: { name: title, schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    auth: auth[contract.api],
    variable: [
      { key: 'baseUrl', value: baseUrl, type: 'string' },
      { key: secrets[contract.api], value: '', type: 'string' },
    ],
    item: foldersOf(contract).map(({ name, description, calls }) => ({ name, description, item: calls.map(item) })),
  };
}

const text = (key: string, value: string): Json => ({ key, value, type: 'string' });

const auth: Record<Api, Json> = {
  partner: {
    type: 'apikey',
    apikey: [text('key', 'Authorization'), text('value', 'ApiKey {{apiKey}}'), text('in', 'header')],
  },
  workspace: { type: 'bearer', bearer: [text('token', '{{token}}')] },
};

function item({ operation, name, description, path, query, body }: NamedCall): Json {
  const segments = operation.path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1');
  const required = query.filter((parameter) => parameter.required);
  const asked = required.map(({ name: key, example }) => `${key}=${example}`).join('&');
  return {
    name,
    request: {
      method: operation.method,
      description,
      header: body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }],
      url: {
        raw: `{{baseUrl}}/${segments}${asked === '' ? '' : `?${asked}`}`,
        host: ['{{baseUrl}}'],
        path: segments.split('/'),
        query: query.map((parameter) => ({
          key: parameter.name,
          value: String(parameter.example),
          description: parameter.description,
          disabled: !parameter.required,
        })),
        variable: Object.entries(path).map(([key, value]) => ({ key, value })),
      },
      ...(body !== undefined && {
        body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } },
      }),
    },
    response: [],
  };
}

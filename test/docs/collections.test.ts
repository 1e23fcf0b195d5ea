import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { brunoCollection } from '../../scripts/docs/collections/bruno.ts';
import { postmanCollection } from '../../scripts/docs/collections/postman.ts';
import { shown } from '../../scripts/docs/shown.ts';
import { apis, type Contract, operationsOf } from '../../scripts/generate/contract.ts';

const today = new Date('2026-06-15T12:00:00Z');
const contracts = apis.map((api) => {
  const document = JSON.parse(readFileSync(new URL(`../../generated/${api}.json`, import.meta.url), 'utf8'));
  return { api, contract: shown({ api, document }, today, undefined) };
});

/** What operations are called in the addresses of a collection, `GET /api/v1/clients/:clientId`. */
function operationNames(contract: Contract): string[] {
  return operationsOf(contract).map(({ operation }) => operation.replaceAll(/\{(\w+)\}/g, ':$1'));
}

const withoutBase = (url: string): string => {
  expect(url).toMatch(/^\{\{baseUrl\}\}\/api\/v1\/[^{}\s]+$/);
  return url.slice('{{baseUrl}}'.length).replace(/\?.*/, '');
};

describe.each(contracts)('the collections of the $api API', ({ api, contract }) => {
  const postman = postmanCollection(contract);
  const bruno = brunoCollection(contract);

  it('fit the published schema of Postman', () => {
    const schema = readFileSync(new URL('./schemas/postman-collection-2.1.json', import.meta.url), 'utf8');
    const validate = new Ajv({ strict: false, allErrors: true }).compile(JSON.parse(schema));
    validate(postman);
    expect(validate.errors).toBeNull();
    expect(validate({ info: { name: 'no items' } })).toBe(false);
  });

  it('have every operation once, with each of its path parameters', () => {
    const ofPostman = postmanShape.parse(postman).item.flatMap(({ item }) => item.map(({ request }) => request));
    expect(ofPostman.map(({ method, url }) => `${method} ${withoutBase(url.raw)}`).sort()).toEqual(
      operationNames(contract).sort(),
    );
    for (const { url } of ofPostman) {
      expect(url.variable.map(({ key }) => `:${key}`).sort()).toEqual(
        url.path.filter((part) => /^:/.test(part)).sort(),
      );
    }
    const ofBruno = brunoShape.parse(bruno).items.flatMap(({ items }) => items.map(({ request }) => request));
    expect(ofBruno.map(({ method, url }) => `${method} ${withoutBase(url)}`).sort()).toEqual(
      operationNames(contract).sort(),
    );
  });

  it('hold no secret, and no value where a secret belongs', () => {
    const secret = api === 'partner' ? 'apiKey' : 'token';
    const variables = postmanShape.parse(postman).variable;
    expect(variables).toContainEqual({ key: secret, value: '', type: 'string' });
    expect(variables).toContainEqual({ key: 'baseUrl', value: `https://${api}.example.com`, type: 'string' });
    const [environment] = brunoShape.parse(bruno).environments;
    const held = environment?.variables.find(({ name }) => name === secret);
    expect(held).toMatchObject({ value: '', secret: true });
  });
});

const postmanShape = z.object({
  variable: z.array(z.object({ key: z.string(), value: z.string(), type: z.string() })),
  item: z.array(
    z.object({
      item: z.array(
        z.object({
          request: z.object({
            method: z.string(),
            url: z.object({
              raw: z.string(),
              path: z.array(z.string()),
              variable: z.array(z.object({ key: z.string(), value: z.string() })),
            }),
          }),
        }),
      ),
    }),
  ),
});

/** What the import of Bruno takes: it refuses keys that it does not know, and gives every part an identifier itself. */
const brunoAuth = z.strictObject({
  mode: z.enum(['inherit', 'apikey', 'bearer']),
  apikey: z
    .strictObject({ key: z.string(), value: z.string(), placement: z.enum(['header', 'queryparams']) })
    .optional(),
  bearer: z.strictObject({ token: z.string() }).optional(),
});
const brunoRequest = z.strictObject({
  url: z.string(),
  method: z.string().regex(/^[A-Z]+$/),
  headers: z.array(z.never()),
  params: z.array(
    z.strictObject({
      type: z.enum(['query', 'path']),
      ...{ name: z.string(), value: z.string(), description: z.string().optional(), enabled: z.boolean() },
    }),
  ),
  auth: brunoAuth,
  body: z.strictObject({ mode: z.enum(['none', 'json']), json: z.string().optional() }),
  docs: z.string(),
});
const brunoShape = z.strictObject({
  version: z.literal('1'),
  name: z.string().min(1),
  items: z.array(
    z.strictObject({
      type: z.literal('folder'),
      ...{ seq: z.int().min(1), name: z.string().min(1), root: z.strictObject({ docs: z.string() }) },
      items: z.array(
        z.strictObject({
          type: z.literal('http-request'),
          ...{ seq: z.int().min(1), name: z.string().min(1), request: brunoRequest },
        }),
      ),
    }),
  ),
  environments: z.array(
    z.strictObject({
      name: z.string().min(1),
      variables: z.array(
        z.strictObject({
          type: z.literal('text'),
          ...{ enabled: z.boolean(), name: z.string(), value: z.string(), secret: z.boolean() },
        }),
      ),
    }),
  ),
  root: z.strictObject({ request: z.strictObject({ auth: brunoAuth }) }),
});

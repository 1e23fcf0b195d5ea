import type { Ajv2020 } from 'ajv/dist/2020.js';
import { transform } from 'esbuild';
import { ContractError } from './contract.ts';
import { entriesOf, isArray, isObject, type Json, type JsonObject, stringOf } from './json.ts';
import { notice } from './notice.ts';
import { bundledValidators, validatorsModule } from './validators.ts';

/** Requests of some operations that an open point is about. */
export interface OpenRequests {
  readonly id: string;
  readonly operations: readonly string[];
  /** What holds of such a request, as a schema for what is known of it when it is sent. */
  readonly schema: JsonObject;
}

/** The parts of what is known of a request; each condition names some members of one of them. */
const parts = ['path', 'query', 'body', 'credential', 'moments', 'request', 'state'];
const keys = [...parts, 'wholeBody', 'operations'];

const valid = { type: 'object', required: ['valid'], properties: { valid: { const: true } } };

/** How an open point says which requests it is about: none, what only their sender knows, or conditions. */
export type RequestsKind = 'none' | 'declared' | 'described';

export function requestsKind(stated: Json | undefined, place: string): RequestsKind {
  if (stated === 'none') return 'none';
  if (isObject(stated) && Object.keys(stated).length === 1 && stringOf(stated.declared)) return 'declared';
  if (isArray(stated) && stated.length > 0) return 'described';
  throw new ContractError(
    `${place}: requests must be none (it is about answers), \`declared\` with what only the sender knows, or a list of conditions`,
  );
}

/** The conditions of an open point: one of them is enough. */
export function openRequestsOf(
  id: string,
  stated: Json | undefined,
  operations: readonly string[],
  place: string,
): readonly OpenRequests[] {
  if (!isArray(stated)) return [];
  return stated.map((condition) => {
    if (!isObject(condition)) throw new ContractError(`${place}: each of requests must be an object`);
    const unknown = Object.keys(condition).find((key) => !keys.includes(key));
    if (unknown !== undefined)
      throw new ContractError(`${place}: requests has ${unknown}, which is none of ${keys.join(', ')}`);
    return { id, operations: narrowed(condition.operations, operations, place), schema: schemaOf(condition, place) };
  });
}

function narrowed(stated: Json | undefined, all: readonly string[], place: string): readonly string[] {
  if (stated === undefined) return all;
  const names = isArray(stated) ? stated.map(stringOf) : [undefined];
  const stranger = names.findIndex((name) => name === undefined || !all.includes(name));
  if (stranger < 0) return all.filter((operation) => names.includes(operation));
  throw new ContractError(
    `${place}: requests names an operation that the open point does not have: ${names[stranger]}`,
  );
}

function schemaOf(condition: JsonObject, place: string): JsonObject {
  const conditions: JsonObject[] = parts
    .filter((part) => condition[part] !== undefined)
    .map((part) => {
      const members = condition[part];
      const named = entriesOf(members);
      if (!isObject(members) || named.length === 0)
        throw new ContractError(`${place}: ${part} of requests must name what it is about`);
      // What is `false` must be absent.
      const required = named.filter(([, schema]) => schema !== false).map(([name]) => name);
      return containing(part, { type: 'object', required, properties: members });
    });
  const { wholeBody } = condition;
  if (wholeBody !== undefined) conditions.push(containing('body', wholeBody));
  if (conditions.length === 0) throw new ContractError(`${place}: requests has a condition that says nothing`);
  // Whoever shows no valid credential is refused, whatever is asked for.
  if (condition.credential === undefined) conditions.push(containing('credential', valid));
  return { allOf: conditions };
}

function containing(part: string, schema: Json): JsonObject {
  return { type: 'object', required: [part], properties: { [part]: schema } };
}

/** `generated/open-requests.js`: a predicate for each condition. */
export async function openRequestsModule(all: readonly OpenRequests[]): Promise<string> {
  const ajv = bundledValidators({ allErrors: false, messages: false });
  ajv.addKeyword({ keyword: 'otherCaseOf', schemaType: 'array', macro: otherCase });
  const bodies = all.map(({ schema }, at) => ({ key: `c${at}`, schema: addTo(ajv, schema, all[at]?.id ?? '', at) }));
  const table = all.map(
    ({ id, operations }, at) =>
      `  { id: ${JSON.stringify(id)}, operations: ${JSON.stringify(operations)}, describes: conditions.c${at} },`,
  );
  const predicates = (await validatorsModule(ajv, bodies, 'conditions')).replace(
    /\nexport \{\n {2}conditions\n\};\n$/,
    '\n',
  );
  const source = `${predicates}export const openRequests = Object.freeze([\n${table.join('\n')}\n]);\n`;
  // Nobody reads the predicates: the conditions stand in the contracts.
  const { code } = await transform(source, { minify: true, format: 'esm', target: 'es2024', charset: 'utf8' });
  return `${notice}${code}`;
}

function addTo(ajv: Ajv2020, schema: JsonObject, id: string, at: number): string {
  const name = `open-request-${at}`;
  try {
    ajv.addSchema({ $id: name, ...schema });
    ajv.getSchema(name);
    return name;
  } catch (error) {
    throw new ContractError(`${id}: requests: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Matches what equals one of some words in another letter case only. */
function otherCase(words: readonly string[]): object {
  const either = (letter: string): string =>
    /[a-z]/i.test(letter)
      ? `[${letter.toLowerCase()}${letter.toUpperCase()}]`
      : letter.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const pattern = `^(?:${words.map((word) => [...word].map(either).join('')).join('|')})$`;
  return { type: 'string', pattern, not: { enum: words } };
}

export const openRequestsDeclaration = `${notice}
import type { OpenId, Operation } from './catalogue.ts';

/** Requests that an open point is about: \`describes\` tells from what is known of a request when it is sent. */
export interface OpenRequests {
  readonly id: OpenId;
  readonly operations: readonly Operation[];
  readonly describes: (facts: unknown) => boolean;
}

export const openRequests: readonly OpenRequests[];
`;

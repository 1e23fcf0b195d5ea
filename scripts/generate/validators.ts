import { fileURLToPath } from 'node:url';
import { _ } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { type Body, schemaResource } from './bodies.ts';
import { type Contract, ContractError, children } from './contract.ts';
import { describingFormats, formats } from './formats.ts';
import type { Json } from './json.ts';
import { notice } from './notice.ts';

/** Ajv with the documents loaded; an unknown keyword or format is an error, not something to overlook. */
export function ajvFor(contracts: readonly Contract[]): Ajv2020 {
  const ajv = bundledValidators({ allErrors: true });
  for (const name of describingFormats) ajv.addFormat(name, true);
  for (const contract of contracts) ajv.addSchema(schemaResource(contract));
  return ajv;
}

/** Ajv whose validators are written into a module. */
export function bundledValidators(options: { allErrors: boolean; messages?: boolean }): Ajv2020 {
  return new Ajv2020({
    ...options,
    strictSchema: true,
    // JSON knows numbers beyond those of JavaScript, in which they are infinite.
    strictNumbers: false,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    formats,
    code: { source: true, esm: true, lines: true, formats: _`require("./scripts/generate/formats.ts").formats` },
  });
}

/** Source of a module without imports: one validator for each body, schemas in common compiled once. */
export async function validatorsModule(
  ajv: Ajv2020,
  bodies: readonly Pick<Body, 'key' | 'schema'>[],
  name = 'validators',
): Promise<string> {
  const fits = new Map([...new Set(bodies.map(({ schema }) => schema))].map((schema, at) => [schema, `fits${at}`]));
  const functions = standalone.default(ajv, Object.fromEntries([...fits].map(([schema, fit]) => [fit, schema])));
  const table = bodies.map(({ key, schema }) => `  ${JSON.stringify(key)}: ${fits.get(schema)},`);
  const source = [
    functions.replaceAll(/\bexport const (fits\d+) =/g, 'const $1 ='),
    `export const ${name} = Object.freeze({\n${table.join('\n')}\n});\n`,
  ].join('\n');
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const result = await build({
    stdin: { contents: source, resolveDir: root, loader: 'js' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2024',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return result.outputFiles.map(({ text }) => text).join('');
}

export const validatorsDeclaration = `${notice}
/** Ajv's report of one violation. */
export interface ValidationProblem {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Says whether a body fits its schema; \`errors\` holds what the last call found. */
export interface Validator {
  (body: unknown): boolean;
  readonly errors?: readonly ValidationProblem[] | null;
}

/** By \`\${api} \${operationId} \${status}\`, and \`\${api} \${operationId} request\` for what an operation is sent. */
export const validators: Readonly<Record<string, Validator>>;
`;

/** Refuses a contract whose examples its own schemas refuse. */
export function refuseWrongExamples(ajv: Ajv2020, bodies: readonly Body[]): void {
  for (const body of bodies) {
    const validate = ajv.getSchema(body.schema);
    if (!validate) throw new ContractError(`${body.key}: its schema cannot be compiled`);
    for (const [name, value] of examplesOf(body)) {
      if (validate(value) === true) continue;
      throw new ContractError(`${body.key}: ${name} does not fit its schema: ${ajv.errorsText(validate.errors)}`);
    }
  }
}

function examplesOf({ content, contract }: Body): readonly (readonly [string, Json])[] {
  const single = content.node.example;
  const named = children(contract, content, 'examples').flatMap(([name, { node }]) =>
    node.value === undefined ? [] : [[`the example ${name}`, node.value] as const],
  );
  return single === undefined ? named : [['the example', single], ...named];
}

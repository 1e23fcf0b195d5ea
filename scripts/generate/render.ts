import type { Catalogue } from './catalogue.ts';
import { apis, type Contract, operationsOf } from './contract.ts';
import type { OperationInfo } from './operations.ts';

export const notice = '// Made by `npm run generate` from openapi/; do not edit.\n';

/** `generated/catalogue.ts`: the requirements and open points, with their ids as types. */
export function renderCatalogue({ requirements, openPoints }: Catalogue, contracts: readonly Contract[]): string {
  const perApi = contracts.map((contract) => ({
    type: `${contract.api.charAt(0).toUpperCase()}${contract.api.slice(1)}Operation`,
    operations: operationsOf(contract).map(({ operation }) => operation),
  }));
  return [
    notice,
    union('Api', apis),
    union('Level', ['MUST', 'SHOULD']),
    ...perApi.map(({ type, operations }) => union(type, operations)),
    `export type Operation = ${perApi.map(({ type }) => type).join(' | ')};\n`,
    union('RequirementId', idsOf(requirements)),
    union('OpenId', idsOf(openPoints)),
    `/** One statement of the documents that a server can break on its own. */
export interface Requirement {
  readonly id: RequirementId;
  readonly api: Api;
  readonly level: Level;
  readonly statement: string;
  /** The heading of the document under which it stands. */
  readonly section: string;
  readonly document: 'partner-management-api' | 'workspace-api';
  readonly operations: readonly Operation[];
  /** Judged by validating every answer against the schema of its operation and status. */
  readonly bySchema: boolean;
  /** Category of the WebFuzzing Commons fault catalogue. */
  readonly wfc: string | null;
}

/** A question that the documents leave open; what a server does there is observed, never judged. */
export interface OpenPoint {
  readonly id: OpenId;
  readonly api: Api;
  readonly question: string;
  readonly section: string;
  readonly operations: readonly Operation[];
}
`,
    list('requirements', 'Requirement', requirements),
    list('openPoints', 'OpenPoint', openPoints),
  ].join('\n');
}

/** `generated/operations.ts`: what is known about each operation without reading its schemas. */
export function renderOperations(infos: readonly OperationInfo[]): string {
  return [
    notice,
    `import type { Api, Operation, RequirementId } from './catalogue.ts';

export interface ResponseInfo {
  /** The requirement that a body breaks when it does not fit the schema; null when the schema accepts all. */
  readonly schemaRequirement: RequirementId | null;
  /** Whether the contract describes a body at all. */
  readonly hasContent: boolean;
  /** Whether an answer without a body breaks the schema. */
  readonly bodyRequired: boolean;
  /** Whether any body conforms, an empty one included. */
  readonly openBody: boolean;
}

export interface OperationInfo {
  readonly api: Api;
  readonly operation: Operation;
  readonly operationId: string;
  readonly method: string;
  /** The template, as in the documents. */
  readonly path: string;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly { readonly name: string; readonly required: boolean }[];
  readonly hasBody: boolean;
  readonly tag: string;
  readonly summary: string;
  readonly responses: Readonly<Record<string, ResponseInfo>>;
}
`,
    list('operations', 'OperationInfo', infos),
  ].join('\n');
}

function idsOf(entries: readonly { readonly id: string }[]): readonly string[] {
  return entries.map(({ id }) => id);
}

function union(name: string, members: readonly string[]): string {
  if (members.length === 0) return `export type ${name} = never;\n`;
  return `export type ${name} =${members.map((member) => `\n  | ${JSON.stringify(member)}`).join('')};\n`;
}

function list(name: string, type: string, items: readonly object[]): string {
  return `export const ${name}: readonly ${type}[] = ${withShortLists(JSON.stringify(items, null, 2))};\n`;
}

/** Puts each list of texts on one line, so that an entry can be read at a glance. */
function withShortLists(json: string): string {
  const text = String.raw`"(?:[^"\\]|\\.)*"`;
  return json.replaceAll(new RegExp(String.raw`\[\n\s+${text}(?:,\n\s+${text})*\n\s+\]`, 'g'), (found) =>
    found.replaceAll(/\n\s+/g, ' ').replace('[ ', '[').replace(/ \]$/, ']'),
  );
}

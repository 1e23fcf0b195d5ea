import type { Catalogue } from './catalogue.ts';
import { apis, type Contract, operationsOf } from './contract.ts';
import { notice } from './notice.ts';
import type { OperationInfo } from './operations.ts';
import type { Sources } from './sources.ts';

/** `generated/catalogue.ts`: the requirements and open points, with their ids as types. */
export function renderCatalogue(
  { requirements, openPoints }: Catalogue,
  { locators, readings, faultCategories }: Sources,
  contracts: readonly Contract[],
): string {
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
    union('Basis', ['stated', 'derived', 'reading']),
    `/** One statement of the documents that a server can break on its own. */
export interface Requirement {
  readonly id: RequirementId;
  readonly api: Api;
  readonly level: Level;
  readonly statement: string;
  /** The locator of the sentence, row or cell that it stands on. */
  readonly source: string;
  readonly document: 'partner-management-api' | 'workspace-api';
  /** The heading of the document under which the locator is found, and where it is below the heading. */
  readonly section: string;
  readonly at: string;
  /** Stated there; derived from there and from others; or one way to read it. */
  readonly basis: Basis;
  /** What else it follows from: locators, or requirements. */
  readonly from: readonly string[];
  /** The reading that it rests on. */
  readonly reading: string | null;
  readonly operations: readonly Operation[];
  /** Judged by validating every answer against the schema of its operation and status. */
  readonly bySchema: boolean;
  /** Fault category, where one fits. */
  readonly wfc: string | null;
}

/** A question that the documents leave open; what a server does there is observed, never judged. */
export interface OpenPoint {
  readonly id: OpenId;
  readonly api: Api;
  readonly question: string;
  readonly source: string;
  readonly document: 'partner-management-api' | 'workspace-api';
  readonly section: string;
  readonly at: string;
  readonly operations: readonly Operation[];
  /** Whether it is about answers only, about requests that only their sender knows, or about some that what is sent tells. */
  readonly requests: 'none' | 'declared' | 'described';
}

/** One sentence, row or cell of a document. */
export interface Locator {
  readonly id: string;
  readonly api: Api;
  readonly document: string;
  readonly section: string;
  readonly at: string;
  /** What it is about, in the words of this project. */
  readonly says: string;
  /** The locator where the same is judged. */
  readonly coveredBy: string | null;
  /** Why nothing in it can be tested. */
  readonly outOfScope: string | null;
}

/** A choice where the documents can be read in more than one way. */
export interface Reading {
  readonly id: string;
  readonly title: string;
  readonly reading: string;
  readonly why: string;
  /** The other reading, and what becomes of it. */
  readonly other: string;
}

/** What the codes in \`wfc\` mean. */
export interface FaultCategories {
  readonly catalogue: string;
  readonly url: string;
  readonly categories: Readonly<Record<string, string>>;
}
`,
    list('requirements', 'Requirement', requirements),
    list('openPoints', 'OpenPoint', openPoints),
    list('locators', 'Locator', [...locators.values()]),
    list('readings', 'Reading', [...readings.values()]),
    `export const faultCategories: FaultCategories = ${JSON.stringify(faultCategories, null, 2)};\n`,
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
  /** Whether no request gets it but one with an id in a form that the service never issues. */
  readonly onlyForMalformedIds: boolean;
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

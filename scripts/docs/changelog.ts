import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPoints, requirements } from '../../generated/catalogue.ts';
import { type Change, changesBetween, kinds } from '../contract-diff/changes.ts';
import { requirementChanges } from '../contract-diff/requirements.ts';
import { type Contract, operationsOf, rootOf, walk } from '../generate/contract.ts';
import { isArray } from '../generate/json.ts';

/** The contracts of one version. */
export interface Version {
  /** Null: what is not released yet. */
  readonly name: string | null;
  readonly contracts: readonly Contract[];
}

interface Line {
  readonly text: string;
  /** The requirement or open point that it is about, where the catalogue still has it. */
  readonly id: string | null;
}

/** What changed from the version before. */
export interface Release {
  readonly version: string | null;
  readonly before: string | null;
  readonly apis: readonly {
    readonly title: string;
    readonly lists: readonly { readonly title: string; readonly open: boolean; readonly lines: readonly Line[] }[];
    /** Of the first version, which has nothing to differ from. */
    readonly holds: { readonly operations: number; readonly requirements: number; readonly open: number } | null;
  }[];
}

/** The kept versions, the oldest first, and the contracts as they are now. */
export function versionsIn(folder: string, current: readonly Contract[]): readonly Version[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  names.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const kept = names.map((name) => ({
    name,
    contracts: current.map(({ api }): Contract => {
      return { api, document: JSON.parse(readFileSync(join(folder, name, `${api}.json`), 'utf8')) };
    }),
  }));
  return [...kept, { name: null, contracts: current }];
}

/** Every version with its changes, the newest first. */
export function changelog(versions: readonly Version[]): readonly Release[] {
  return versions
    .map((version, at) => releaseOf(version, versions[at - 1]))
    .filter(({ version, before }) => version !== null || before !== null)
    .reverse();
}

const titles = { partner: 'Partner Management API', workspace: 'Workspace API' } as const;

function releaseOf(version: Version, before: Version | undefined): Release {
  return {
    version: version.name,
    before: before?.name ?? null,
    apis: version.contracts.map((contract) => {
      const old = before?.contracts.find(({ api }) => api === contract.api);
      return {
        title: titles[contract.api],
        lists: old === undefined ? [] : listsOf(old, contract),
        holds: old === undefined ? contentOf(contract) : null,
      };
    }),
  };
}

/** What stands behind the number of changes. */
const headings = {
  breaking: 'for which clients have to change',
  'non-breaking': 'without an effect on clients',
  documentation: 'of documentation',
} as const;

function listsOf(old: Contract, next: Contract) {
  const changes = changesBetween(old.document, next.document);
  const words = ({ where, what }: Change): Line => ({ text: `${where}: ${what}`, id: null });
  const lists = kinds.map(({ kind }) => ({
    title: headings[kind],
    open: kind === 'breaking',
    lines: changes.filter((change) => change.kind === kind).map(words),
  }));
  const told = requirementChanges(old, next).map((text) => ({ text, id: knownIn(text) }));
  return [...lists, { title: 'of requirements and open points', open: false, lines: told }].filter(
    ({ lines }) => lines.length > 0,
  );
}

const known: ReadonlySet<string> = new Set([...requirements, ...openPoints].map(({ id }) => id));

function knownIn(text: string): string | null {
  const [id] = /\b(?:partner|workspace)(?:\.[a-z0-9-]+)+/.exec(text) ?? [];
  return id !== undefined && known.has(id) ? id : null;
}

function contentOf(contract: Contract) {
  const count = (keyword: string): number =>
    [...walk(contract, rootOf(contract), false)].reduce((sum, { node }) => {
      const list = node[keyword];
      return sum + (isArray(list) ? list.length : 0);
    }, 0);
  return { operations: operationsOf(contract).length, requirements: count('x-requirements'), open: count('x-open') };
}

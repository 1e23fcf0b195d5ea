import { type Api, locators, openPoints, type Requirement, readings, requirements } from '../../generated/catalogue.ts';
import { excuses } from '../../reference/faults/excused.ts';
import { faults } from '../../reference/faults/index.ts';
import type { Contract } from '../generate/contract.ts';
import type { CheckEntry } from './checks.ts';
import type { OperationLinks } from './operation-links.ts';

/** A requirement or an open point with everything that is known about it. */
export interface CatalogueEntry {
  readonly id: string;
  readonly api: Api;
  readonly level: 'MUST' | 'SHOULD' | 'open';
  /** The statement, or the question. */
  readonly text: string;
  readonly section: string;
  /** Where it stands below its heading. */
  readonly at: string;
  readonly document: string;
  /** Places in the references; null where the entry is about every operation of its API. */
  readonly operations: readonly { readonly operation: string; readonly href: string }[] | null;
  /** All operations by name. */
  readonly operationNames: readonly string[];
  readonly bySchema: boolean;
  /** How it comes from the documents; null where it is left open. */
  readonly basis: Requirement['basis'] | null;
  /** What else it follows from: the words for a place of a document, or a requirement. */
  readonly from: readonly { readonly words: string; readonly href: string | null }[];
  readonly reading: { readonly id: string; readonly title: string } | null;
  readonly wfc: string | null;
  readonly checks: readonly CheckEntry[];
  readonly faults: readonly { readonly id: string; readonly story: string }[];
  /** Why no fault can prove it. */
  readonly excuse: string | null;
}

const documents: Record<Api, string> = {
  partner: 'Partner Management API',
  workspace: 'Workspace API',
};

/** Requirements and open points of both APIs in the order of their documents. */
export function catalogueEntries(
  contracts: readonly Contract[],
  checks: readonly CheckEntry[],
  links: OperationLinks,
): readonly CatalogueEntry[] {
  const checksOf = Map.groupBy(checks, ({ id }) => id);
  const faultsOf = Map.groupBy(faults, ({ requirement }) => requirement);
  const stated = requirements.map((requirement): CatalogueEntry => {
    const { id, api, level, statement, section, at, operations, bySchema } = requirement;
    return {
      ...{ id, api, level, text: statement, section, at, document: documents[api], bySchema },
      basis: requirement.basis,
      from: requirement.from.map(originOf),
      reading: readings.find((each) => each.id === requirement.reading) ?? null,
      wfc: requirement.wfc,
      ...operationsOf(api, operations, links),
      checks: checksOf.get(id) ?? [],
      faults: (faultsOf.get(id) ?? []).map((fault) => ({ id: fault.id, story: fault.story })),
      excuse: excuses.find((each) => each.requirement === id)?.reason ?? null,
    };
  });
  const open = openPoints.map(
    ({ id, api, question, section, at, operations }): CatalogueEntry => ({
      ...{ id, api, level: 'open', text: question, section, at, document: documents[api], bySchema: false },
      ...{ basis: null, from: [], reading: null, wfc: null },
      ...operationsOf(api, operations, links),
      checks: checksOf.get(id) ?? [],
      faults: [],
      excuse: null,
    }),
  );
  const sections = new Map(locators.map(({ api, section }, place) => [`${api} ${section}`, place]));
  const place = ({ api, section }: CatalogueEntry): number => sections.get(`${api} ${section}`) ?? 0;
  return contracts.flatMap((contract) =>
    [...stated, ...open].filter(({ api }) => api === contract.api).sort((a, b) => place(a) - place(b)),
  );
}

function originOf(id: string): CatalogueEntry['from'][number] {
  const locator = locators.find((each) => each.id === id);
  if (locator === undefined) return { words: id, href: `#${id}` };
  return { words: `${locator.section.replaceAll(' / ', ' › ')}, ${locator.at}`, href: null };
}

function operationsOf(
  api: Api,
  operationNames: readonly string[],
  links: OperationLinks,
): Pick<CatalogueEntry, 'operations' | 'operationNames'> {
  const all = [...links.values()].filter((href) => href.startsWith(`${api}.html`)).length;
  const operations = operationNames.map((operation) => ({ operation, href: links.get(operation) ?? '' }));
  return { operationNames, operations: operations.length === all ? null : operations };
}

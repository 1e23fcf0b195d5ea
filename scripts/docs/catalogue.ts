import { type Api, openPoints, requirements } from '../../generated/catalogue.ts';
import { excuses } from '../../reference/faults/excused.ts';
import { faults } from '../../reference/faults/index.ts';
import type { Contract } from '../generate/contract.ts';
import { isArray } from '../generate/json.ts';
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
  readonly document: string;
  /** Places in the references; null where the entry is about every operation of its API. */
  readonly operations: readonly { readonly operation: string; readonly href: string }[] | null;
  /** All operations by name. */
  readonly operationNames: readonly string[];
  readonly bySchema: boolean;
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
    const { id, api, level, statement, section, operations, bySchema } = requirement;
    return {
      ...{ id, api, level, text: statement, section, document: documents[api], bySchema },
      ...operationsOf(api, operations, links),
      checks: checksOf.get(id) ?? [],
      faults: (faultsOf.get(id) ?? []).map((fault) => ({ id: fault.id, story: fault.story })),
      excuse: excuses.find((each) => each.requirement === id)?.reason ?? null,
    };
  });
  const open = openPoints.map(
    ({ id, api, question, section, operations }): CatalogueEntry => ({
      ...{ id, api, level: 'open', text: question, section, document: documents[api], bySchema: false },
      ...operationsOf(api, operations, links),
      checks: checksOf.get(id) ?? [],
      faults: [],
      excuse: null,
    }),
  );
  return contracts.flatMap(({ api, document }) => {
    const sections = isArray(document['x-sections']) ? document['x-sections'] : [];
    const place = ({ section }: CatalogueEntry): number => sections.indexOf(section);
    return [...stated, ...open].filter((entry) => entry.api === api).sort((a, b) => place(a) - place(b));
  });
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

import { type Contract, operationsOf } from '../generate/contract.ts';
import { isArray, stringOf } from '../generate/json.ts';

/** `METHOD /path` to the place of the operation in the reference of its API. */
export type OperationLinks = ReadonlyMap<string, string>;

/** Redoc makes the address of an operation from its tag and its operationId. */
export function operationLinks(contracts: readonly Contract[]): OperationLinks {
  const pairs = contracts.flatMap((contract) =>
    operationsOf(contract).map(({ operation, node }) => {
      const [tag] = isArray(node.tags) ? node.tags : [];
      const anchor = `#/${slug(stringOf(tag) ?? '')}/${slug(stringOf(node.operationId) ?? '')}`;
      return [operation, `${contract.api}.html${anchor}`] as const;
    }),
  );
  return new Map(pairs);
}

function slug(text: string): string {
  return text.toLowerCase().replaceAll(' ', '-');
}

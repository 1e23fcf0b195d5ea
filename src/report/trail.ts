import type { Exchanges } from '../model/exchanges.ts';
import type { CheckResult } from '../model/report.ts';

/** What came before these says nothing about the failure any more. */
const LONGEST = 12;

/** Where a failure shows: the operations that were asked, each only where it changes, and how the last one answered. */
export function trailOf(ids: readonly string[], exchanges: Exchanges): Pick<CheckResult, 'operations' | 'answer'> {
  const records = ids.slice(-LONGEST).flatMap((id) => exchanges.get(id) ?? []);
  const operations = records.flatMap(({ operation }) => operation ?? []);
  return {
    operations: operations.filter((operation, index) => operation !== operations[index + 1]),
    answer: records.at(-1)?.response?.status ?? null,
  };
}

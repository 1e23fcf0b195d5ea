import type { CheckResult, RequirementResult } from '../model/report.ts';

/** What is judged on every answer, the most general last: one answer may break several of them, and a check's own besides. */
const general = [
  'response.no-503-elsewhere',
  'robustness.no-5xx',
  'response.status',
  'response.content-type',
  'response.json',
];

/**
 * One fault, one red line: where all that breaks a general requirement breaks a more specific one as well, it is folded
 * under that one. Statuses stay as they are.
 */
export function folded(results: readonly RequirementResult[]): RequirementResult[] {
  const broken = results.filter(isBroken).map((result) => ({ result, exchanges: telling(result) }));
  return results.map((result) => {
    const rank = rankOf(result);
    const own = broken.find((each) => each.result === result)?.exchanges;
    if (rank === null || own === undefined || own.size === 0) return result;
    const holder = broken
      .filter((each) => (rankOf(each.result) ?? -1) < rank && weighsAsMuch(each.result, result))
      .toSorted((a, b) => (rankOf(a.result) ?? -1) - (rankOf(b.result) ?? -1))
      .find(({ exchanges }) => [...own].every((id) => exchanges.has(id)));
    return holder === undefined ? result : { ...result, foldedUnder: holder.result.id };
  });
}

function isBroken({ status }: RequirementResult): boolean {
  return status === 'failed' || status === 'warning';
}

/** A failure does not disappear below a warning. */
function weighsAsMuch(holder: RequirementResult, result: RequirementResult): boolean {
  return holder.api === result.api && (holder.status === 'failed' || result.status === 'warning');
}

/** Null: not general. */
function rankOf({ id, api }: RequirementResult): number | null {
  const rank = general.indexOf(id.slice(api.length + 1));
  return rank < 0 ? null : rank;
}

/** The answers that broke a requirement: of a check the one that it failed on, which comes last. */
function telling(result: RequirementResult): Set<string> {
  const failed = result.checks.filter(({ status }) => status === 'failed');
  const last = ({ exchanges }: CheckResult): string[] => exchanges.slice(-1);
  return new Set(failed.flatMap((check) => (rankOf(result) === null ? last(check) : check.exchanges)));
}

/** The ids of what is folded under a requirement, through those that are folded themselves. */
export function foldedInto(results: readonly RequirementResult[], id: string): string[] {
  const direct = results.filter(({ foldedUnder }) => foldedUnder === id).map((result) => result.id);
  return direct.flatMap((each) => [each, ...foldedInto(results, each)]);
}

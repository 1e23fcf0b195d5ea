import { Bill } from '../../src/run/power/bill.ts';
import type { CheckCost, Cost } from '../../src/run/power/known.ts';

/** Faults by the labels of the checks that notice them. */
export type Catches = ReadonlyMap<string, ReadonlySet<string>>;

/** A thing counts as so many requests: it costs the target more than a question, and somebody has to remove it. */
const thingWeight = 4;
/** What costs nothing by itself is no reason to run a check that notices nothing. */
const least = 0.5;

/**
 * The order in which a run notices most for what it costs, step by step: the check with most new faults for each request
 * comes next, what it shares with others counted once. What notices nothing new stands behind, the cheapest first.
 */
export function byPower(
  { checks, shared }: { checks: ReadonlyMap<string, CheckCost>; shared: readonly Cost[] },
  catches: Catches,
): string[] {
  const bill = new Bill(shared);
  const left = new Map(checks);
  const noticed = new Set<string>();
  const order: string[] = [];
  while (left.size > 0) {
    const next = best(left, { bill, catches, noticed });
    if (next === null) break;
    const [label, cost] = next;
    order.push(label);
    left.delete(label);
    bill.add(cost);
    for (const fault of catches.get(label) ?? []) noticed.add(fault);
  }
  const rest = [...left].toSorted(
    ([a, one], [b, other]) => bill.quote(one).requests - bill.quote(other).requests || compare(a, b),
  );
  return [...order, ...rest.map(([label]) => label)];
}

interface Standing {
  bill: Bill;
  catches: Catches;
  noticed: ReadonlySet<string>;
}

function best(left: ReadonlyMap<string, CheckCost>, { bill, catches, noticed }: Standing): [string, CheckCost] | null {
  let found: { label: string; cost: CheckCost; power: number } | null = null;
  for (const [label, cost] of left) {
    const news = [...(catches.get(label) ?? [])].filter((fault) => !noticed.has(fault)).length;
    if (news === 0) continue;
    const { requests, things } = bill.quote(cost);
    const power = news / Math.max(least, requests + thingWeight * things);
    const isBetter = found === null || power > found.power || (power === found.power && label < found.label);
    if (isBetter) found = { label, cost, power };
  }
  return found === null ? null : [found.label, found.cost];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

import type { Registered } from '../../check/registry.ts';
import type { Budget } from '../../session/run-budget.ts';
import { Bill } from './bill.ts';
import { type CheckCost, type KnownChecks, powerKey } from './known.ts';

/** How many cases of a property there are, of those that its cost was recorded with. */
export type ShareOfCases = (entry: Registered) => number;

/** Of a check that nothing is known of yet, so that a budget is not overdrawn by it. */
const unknownCost: CheckCost = { requests: 15, made: { clients: 1 }, shared: [] };

/**
 * The best checks that fit into a budget, in the order of power; what does not fit makes room for what does.
 * @param first what is chosen before all else.
 */
export function affordable(
  entries: readonly Registered[],
  { requests, things }: Budget,
  known: KnownChecks,
  { share, first = [] }: { share: ShareOfCases; first?: readonly Registered[] },
): Set<Registered> {
  const bill = new Bill(known.shared);
  const chosen = new Set<Registered>();
  for (const entry of new Set([...first, ...byPower(entries, known)])) {
    const cost = costOf(entry, known, share);
    const more = bill.quote(cost);
    if (bill.requests + more.requests > (requests ?? Number.POSITIVE_INFINITY)) continue;
    if (bill.things + more.things > (things ?? Number.POSITIVE_INFINITY)) continue;
    bill.add(cost);
    chosen.add(entry);
  }
  return chosen;
}

/** So many requests are cheap for a look; a thing that is made counts as as many. */
const cheap = 4;

/** Whether an observation costs little beside what has to be paid for anyway. */
export function looksCheaply(entry: Registered, known: KnownChecks, bill: Bill): boolean {
  if (!known.checks.has(powerKey(entry))) return true;
  const { requests, things } = bill.quote(costOf(entry, known, () => 1));
  return requests + cheap * things <= cheap;
}

/** What was recorded, and noticed most for its cost, comes first; then what is not known, as it was registered. */
export function byPower(entries: readonly Registered[], { checks }: KnownChecks): Registered[] {
  const rank = (entry: Registered): number => checks.get(powerKey(entry))?.rank ?? checks.size;
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/** What checks will cost in all, as far as it is known. */
export function billOf(entries: readonly Registered[], known: KnownChecks, share: ShareOfCases): Bill {
  const bill = new Bill(known.shared);
  for (const entry of entries) bill.add(costOf(entry, known, share));
  return bill;
}

function costOf(entry: Registered, { checks }: KnownChecks, share: ShareOfCases): CheckCost {
  const cost = checks.get(powerKey(entry));
  if (cost === undefined) return unknownCost;
  const factor = share(entry);
  if (factor === 1) return cost;
  const made = Object.entries(cost.made).map(([noun, count]) => [noun, Math.ceil(count * factor)] as const);
  return { requests: Math.ceil(cost.requests * factor), made: Object.fromEntries(made), shared: cost.shared };
}

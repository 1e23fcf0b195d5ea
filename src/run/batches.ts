import { type Registered, turns } from '../check/registry.ts';
import { affordable, byPower, type ShareOfCases } from './power/budget.ts';
import { type KnownChecks, powerKey } from './power/known.ts';

export interface Batch {
  readonly checks: readonly Registered[];
  /** Its checks may begin while the last ones of the batch before are under way. */
  readonly joins?: boolean;
}

/** What the best checks of all files may send before one file goes after the other. */
const openingRequests = 5_000;

/**
 * In order: by turn, then by how much a check has noticed for what it costs, but for the first ones file by file.
 * @param hasBudget whether the checks were chosen so that there is room for all of them at once, the best ones first.
 */
export function batchesOf(
  entries: readonly Registered[],
  known: KnownChecks,
  { share, hasBudget }: { share: ShareOfCases; hasBudget: boolean },
): Batch[] {
  return turns.flatMap((turn): Batch[] => {
    const own = entries.filter((entry) => entry.turn === turn);
    if (own.length === 0) return [];
    if (turn === 'among' && hasBudget) return [{ checks: own }];
    const checks = byPower(own, known);
    const batches = turn === 'among' ? bestFirst(checks, known, share) : fileByFile(checks);
    return batches.map((batch) => ({ ...batch, joins: turn === 'among' || turn === 'late' }));
  });
}

/** Half of what there is to notice shows in few requests. */
function bestFirst(checks: readonly Registered[], known: KnownChecks, share: ShareOfCases): Batch[] {
  const recorded = checks.filter((entry) => known.checks.has(powerKey(entry)));
  const best = affordable(recorded, { requests: openingRequests, things: null }, known, { share });
  const rest = fileByFile(checks.filter((entry) => !best.has(entry)));
  return best.size === 0 ? rest : [{ checks: [...best] }, ...rest];
}

/**
 * What needs much of a target's room at once goes one file after the other: together they would wait for each other. A file
 * has its place by its middle check, since all of it must be paid for before the next one.
 */
function fileByFile(checks: readonly Registered[]): Batch[] {
  const files = Map.groupBy(
    checks.map((entry, place) => ({ entry, place })),
    ({ entry }) => entry.file,
  );
  return [...files.values()]
    .toSorted((a, b) => middleOf(a) - middleOf(b))
    .map((inFile) => ({ checks: inFile.map(({ entry }) => entry) }));
}

function middleOf(places: readonly { readonly place: number }[]): number {
  return places[Math.floor(places.length / 2)]?.place ?? 0;
}

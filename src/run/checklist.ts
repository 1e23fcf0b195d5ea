import type { Api } from '../../generated/catalogue.ts';
import { type HeadStart, type Registered, type RegisteredCheck, turns } from '../check/registry.ts';
import type { Shard } from '../model/choices.ts';
import { smokeRequirements } from '../model/smoke.ts';
import { checkKey, hash, type RunConfig } from '../session/config.ts';

/** What a run goes through, one batch after the other; the checks of a batch run side by side. */
export interface Checklist {
  readonly batches: readonly Batch[];
  readonly headStarts: readonly HeadStart[];
}

export interface Batch {
  readonly checks: readonly Registered[];
}

/** What the suites hold. */
export interface Stock {
  readonly entries: readonly Registered[];
  readonly headStarts: readonly HeadStart[];
}

/** Chooses what of the suites a run is about, and puts it in order: by turn, then by suite file. */
export function checklistOf({ entries, headStarts }: Stock, config: RunConfig, shard: Shard | null): Checklist {
  const files = sharedOut([...new Set(entries.map(({ file }) => file))], shard);
  const chosen = files.toSorted(compare).flatMap((file) =>
    wanted(
      entries.filter((entry) => entry.file === file),
      config,
    ),
  );
  const batches = turns.flatMap((turn) => {
    const inTurn = chosen.filter((entry) => entry.turn === turn);
    return [...Map.groupBy(inTurn, ({ file }) => file).values()].map((checks) => ({ checks }));
  });
  return { batches, headStarts: isWhole(config) ? headStarts.filter(({ api }) => config.apis.includes(api)) : [] };
}

/** A part of a run makes no more than it asks for. */
function isWhole({ selected, replay, readOnly, dryRun }: RunConfig): boolean {
  return selected === null && replay === null && !readOnly && dryRun !== true;
}

/** Always the same files for the same part, spread by their names. */
function sharedOut(files: readonly string[], shard: Shard | null): readonly string[] {
  if (shard === null) return files;
  const spread = files.toSorted((a, b) => hash(a) - hash(b) || compare(a, b));
  return spread.filter((_, index) => index % shard.count === shard.index - 1);
}

function wanted(inFile: readonly Registered[], config: RunConfig): readonly Registered[] {
  // Each file by itself: the parts of a divided run must come to the same choice.
  const begun = new Set<string>();
  return inFile.filter((entry) => {
    if (entry.kind === 'observation') return observes(config, entry.open);
    if (!isSelected(entry, config)) return false;
    if (config.depth !== 'smoke') return true;
    if (!smokeRequirements.has(entry.requirement) || begun.has(entry.requirement)) return false;
    begun.add(entry.requirement);
    return true;
  });
}

function observes(config: RunConfig, open: string): boolean {
  const { depth, selected, replay, dryRun } = config;
  return depth !== 'smoke' && selected === null && replay === null && dryRun !== true && isOf(config.apis, open);
}

function isSelected({ requirement, name }: RegisteredCheck, { selected, apis, replay }: RunConfig): boolean {
  if (replay !== null) return replay.requirement === requirement && replay.check === checkKey(name);
  return isOf(apis, requirement) && (selected?.includes(requirement) ?? true);
}

function isOf(apis: readonly Api[], id: string): boolean {
  return apis.some((api) => id.startsWith(`${api}.`));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

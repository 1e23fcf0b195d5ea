import { existsSync, readFileSync } from 'node:fs';
import type { Registered } from '../../check/registry.ts';
import { labelKey } from '../../session/config.ts';

/** How many of each noun. */
export type Things = Readonly<Record<string, number>>;

/** What a check, or something that checks share, costs by itself. */
export interface Cost {
  readonly requests: number;
  readonly made: Things;
}

export interface SharedCost extends Cost {
  /** Short, and the same as long as what is shared goes by its key. */
  readonly key: string;
}

/** And the places of all the shared things that it needs. */
export interface CheckCost extends Cost {
  readonly shared: readonly number[];
}

export interface KnownCheck extends CheckCost {
  /** Its place in the order of power, from 0. */
  readonly rank: number;
}

/** What earlier runs against the reference service showed of the checks. */
export interface KnownChecks {
  readonly checks: ReadonlyMap<string, KnownCheck>;
  readonly shared: readonly SharedCost[];
}

/** As the file has it; checks in the order in which they run. */
export interface KnownFile {
  readonly shared: readonly (readonly [requests: number, made: Things, key: string])[];
  readonly checks: readonly (readonly [key: string, requests: number, made: Things, shared: readonly number[]])[];
}

const file = new URL('./checks.json', import.meta.url);
let known: KnownChecks | null = null;

export function knownChecks(): KnownChecks {
  known ??= existsSync(file) ? fromFile(JSON.parse(readFileSync(file, 'utf8'))) : { checks: new Map(), shared: [] };
  return known;
}

/** Short, and the same as long as the check goes by its name. */
export function powerKey(entry: Registered): string {
  return labelKey(entry.kind === 'observation' ? `observes ${entry.open}` : `${entry.requirement} ${entry.name}`);
}

function fromFile({ shared, checks }: KnownFile): KnownChecks {
  return {
    shared: shared.map(([requests, made, key]) => ({ requests, made, key })),
    checks: new Map(checks.map(([key, requests, made, needs], rank) => [key, { requests, made, shared: needs, rank }])),
  };
}

import { registry } from '../../src/check/registry.ts';
import { batchesOf } from '../../src/run/batches.ts';
import { Bill } from '../../src/run/power/bill.ts';
import { type KnownChecks, powerKey } from '../../src/run/power/known.ts';
import { loadSuites } from '../../src/run/suite-files.ts';
import { labelKey } from '../../src/session/config.ts';
import type { Power } from './record.ts';

/** How far a run has come. */
export interface Point {
  readonly requests: number;
  readonly things: number;
  readonly noticed: number;
}

/** After each check of a whole run, in their order: how many faults have been noticed, and what that has cost. */
export async function curveOf(power: Power, known: KnownChecks): Promise<Point[]> {
  const troubles = await loadSuites();
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  const bill = new Bill(known.shared);
  const faultsOf = new Map(power.checks.map(([label, faults]) => [labelKey(label), faults]));
  const noticed = new Set<number>();
  const checks = registry.entries.filter(({ kind }) => kind !== 'observation');
  const inOrder = batchesOf(checks, known, { share: () => 1, hasBudget: false }).flatMap((batch) => batch.checks);
  return inOrder.flatMap((entry) => {
    const cost = known.checks.get(powerKey(entry));
    if (cost === undefined) return [];
    bill.add(cost);
    for (const fault of faultsOf.get(powerKey(entry)) ?? []) noticed.add(fault);
    return [{ requests: bill.requests, things: bill.things, noticed: noticed.size }];
  });
}

import { Bill } from '../../src/run/power/bill.ts';
import { type KnownChecks, keyOf } from '../../src/run/power/known.ts';
import type { Power } from './record.ts';

/** How far a run has come. */
export interface Point {
  readonly requests: number;
  readonly things: number;
  readonly noticed: number;
}

/** After each check, in their order: how many faults have been noticed, and what that has cost. */
export function curveOf({ checks }: Power, known: KnownChecks): Point[] {
  const bill = new Bill(known.shared);
  const faultsOf = new Map(checks.map(([label, faults]) => [keyOf(label), faults]));
  const noticed = new Set<number>();
  return [...known.checks].map(([key, cost]) => {
    bill.add(cost);
    for (const fault of faultsOf.get(key) ?? []) noticed.add(fault);
    return { requests: bill.requests, things: bill.things, noticed: noticed.size };
  });
}

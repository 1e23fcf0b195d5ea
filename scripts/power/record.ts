import { readFileSync } from 'node:fs';
import { registry } from '../../src/check/registry.ts';
import type { KnownFile } from '../../src/run/power/known.ts';
import { labelKey } from '../../src/session/config.ts';
import { byPower } from './greedy.ts';
import { labelOf, type Measured, type Measurement, measure } from './measure.ts';

/** `reports/power.json`: which faults each check notices, of those that notice any, in the order of power. */
export interface Power {
  readonly checks: readonly (readonly [label: string, faults: readonly number[]])[];
  readonly faults: readonly string[];
}

export function readPower(file: URL): Power {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @returns the texts of both files. */
export async function record(
  seed: number,
  matrix: string | null,
  before: Power | null,
): Promise<{ power: string; known: string }> {
  const measurement = await measure(seed);
  const catches = catchesOf(measurement, noticed(matrix, before));
  const names = [...measurement.shared.keys()].sort();
  const place = new Map(names.map((name, index) => [name, index]));
  const shared = names.map((name) => measurement.shared.get(name) ?? nothing);
  const checks = new Map(
    [...measurement.checks].map(([label, cost]) => [
      label,
      { ...cost, shared: cost.shared.flatMap((name) => place.get(name) ?? []) },
    ]),
  );
  const faults = [...new Set([...catches.values()].flatMap((each) => [...each]))].sort();
  const number = new Map(faults.map((fault, index) => [fault, index]));
  const rows = byPower({ checks, shared }, catches).map((label) => {
    const cost = checks.get(label) ?? { ...nothing, shared: [] };
    const caught = [...(catches.get(label) ?? [])].flatMap((fault) => number.get(fault) ?? []);
    return { label, ...cost, caught: caught.toSorted((a, b) => a - b) };
  });
  const power: Power = {
    checks: rows.filter(({ caught }) => caught.length > 0).map(({ label, caught }) => [label, caught]),
    faults,
  };
  const known: KnownFile = {
    shared: shared.map(({ requests, made }, index) => [requests, made, labelKey(names[index] ?? '')]),
    checks: rows.map(({ label, requests, made, shared: needs }) => [labelKey(label), requests, made, needs]),
  };
  return { power: linesOf(power), known: linesOf(known) };
}

const nothing: Measured = { requests: 0, made: {}, shared: [] };

/** Fault by fault, the labels of who noticed it. */
function noticed(matrix: string | null, before: Power | null): Map<string, readonly string[]> {
  const known = new Map<string, string[]>();
  for (const [label, faults] of before?.checks ?? []) {
    for (const index of faults) {
      const fault = before?.faults[index] ?? '';
      known.set(fault, [...(known.get(fault) ?? []), label]);
    }
  }
  if (matrix === null) return known;
  const lines = readFileSync(matrix, 'utf8').trim().split('\n');
  const found = lines.map((line): { fault: string; checks: string[] } => JSON.parse(line));
  return new Map([...known, ...found.map(({ fault, checks }) => [fault, checks] as const)]);
}

/** Who sends for a check may be a case of it, or something that it shares: then it is noticed by all who share it. */
function catchesOf({ checks }: Measurement, faults: ReadonlyMap<string, readonly string[]>): Map<string, Set<string>> {
  const labels = registry.entries.map(labelOf).toSorted((a, b) => b.length - a.length);
  const usersOf = Map.groupBy(
    [...checks].flatMap(([label, cost]) => cost.shared.map((name) => ({ label, name }))),
    ({ name }) => name,
  );
  const resolve = (sender: string): string[] => {
    if (checks.has(sender)) return [sender];
    const users = usersOf.get(sender);
    if (users !== undefined) return users.map(({ label }) => label);
    const check = labels.find((label) => sender.startsWith(`${label} `));
    return check === undefined ? [] : [check];
  };
  const catches = new Map<string, Set<string>>();
  for (const [fault, senders] of faults) {
    for (const label of senders.flatMap(resolve)) {
      catches.set(label, (catches.get(label) ?? new Set()).add(fault));
    }
  }
  return catches;
}

/** One entry a line, so that a change shows as one. */
function linesOf(data: object): string {
  const parts = Object.entries(data).map(([key, list]) => {
    const lines = Array.isArray(list) ? list.map((item) => JSON.stringify(item)) : [];
    return `${JSON.stringify(key)}: [\n${lines.join(',\n')}\n]`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

import { type Registered, registry } from '../../src/check/registry.ts';
import { checklistOf } from '../../src/run/checklist.ts';
import { knownChecks, powerKey, type Things } from '../../src/run/power/known.ts';
import { loadSuites } from '../../src/run/suite-files.ts';
import { labelKey } from '../../src/session/config.ts';
import type { Meter } from '../../src/session/meter.ts';
import { TargetRun } from '../self-check/target-run.ts';

/** What one check, or one shared thing, costs by itself. */
export interface Measured {
  requests: number;
  made: Things;
  shared: string[];
}

export interface Measurement {
  /** By label, as senders of exchanges are called. */
  checks: Map<string, Measured>;
  shared: Map<string, Measured>;
}

/** Goes through all the suites against the reference service, and counts what each check sends and makes. */
export async function measure(seed: number): Promise<Measurement> {
  const troubles = await loadSuites();
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  refuseTwins(registry.entries);
  const run = await TargetRun.start({ overrides: [] }, { seed, cases: null, limitMs: 600_000 });
  const checks = new Map<string, Measured>();
  try {
    await run.run(checklistOf(registry, run.session.config, null), {
      metered: (entry, meter) => checks.set(labelOf(entry), measured(meter)),
    });
    const shared = new Map([...run.session.meters.all].map(([key, meter]) => [key, measured(meter)] as const));
    for (const cost of checks.values()) cost.shared = costly(cost.shared, shared);
    return { checks, shared: withRemovals(shared) };
  } finally {
    await run.close();
  }
}

/** What has to be paid for: all that stands behind what a check shares, but for what only passes it on. */
function costly(names: readonly string[], shared: ReadonlyMap<string, Measured>, seen = new Set<string>()): string[] {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    costly(shared.get(name)?.shared ?? [], shared, seen);
  }
  return [...seen].filter((name) => (shared.get(name)?.requests ?? 0) > 0).sort();
}

/** What goes by itself is removed with what holds it. */
const removed = ['clients', 'filespaces', 'service accounts'];

/** Checks remove what they make; what is shared is removed when the run ends. */
function withRemovals(shared: ReadonlyMap<string, Measured>): Map<string, Measured> {
  return new Map(
    [...shared]
      .filter(([, { requests }]) => requests > 0)
      .map(([name, { requests, made }]) => {
        const removals = removed.reduce((sum, noun) => sum + (made[noun] ?? 0), 0);
        return [name, { requests: requests + removals, made, shared: [] }] as const;
      }),
  );
}

export function labelOf(entry: Registered): string {
  return entry.kind === 'observation' ? `observes ${entry.open}` : `${entry.requirement} ${entry.name}`;
}

/** How many checks nothing is known of. */
export async function newcomers(): Promise<number> {
  await loadSuites();
  const { checks } = knownChecks();
  return registry.entries.filter((entry) => !checks.has(powerKey(entry))).length;
}

function measured({ requests, made, shared }: Meter): Measured {
  return { requests, made: Object.fromEntries([...made].sort()), shared: [...shared].sort() };
}

/** Two checks of one key could not be told apart. */
function refuseTwins(entries: readonly Registered[]): void {
  const labels = new Map<string, string>();
  for (const entry of entries) {
    const label = labelOf(entry);
    const twin = labels.get(powerKey(entry)) ?? label;
    if (twin !== label) throw new Error(`${label} and ${twin} have the key ${labelKey(label)}`);
    labels.set(powerKey(entry), label);
  }
}

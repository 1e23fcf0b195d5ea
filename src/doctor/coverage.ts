import { type Requirement, requirements } from '../../generated/catalogue.ts';
import type { FinishedCheck } from '../check/outcome.ts';
import { family } from '../report/wording.ts';
import { Interruption } from '../run/interruption.ts';
import { Bill } from '../run/power/bill.ts';
import { type Forecast, forecastOf } from '../run/power/forecast.ts';
import { knownChecks } from '../run/power/known.ts';
import type { Suites } from '../run/suites.ts';
import type { RunConfig } from '../session/config.ts';
import { labelKey } from '../session/config.ts';

/** What a run will say about the requirements of one family. */
export interface FamilyCoverage {
  family: string;
  total: number;
  tested: number;
  /** Why the others are not tested, or only in part, with their ids. */
  gaps: { reason: string; ids: string[]; inPart: boolean }[];
}

/** Goes through all checks without sending anything, each up to its first request: what they lack shows before it. */
export async function coverageOf(
  config: RunConfig,
  suites: Suites,
): Promise<{ families: FamilyCoverage[]; forecast: Forecast; trouble: string | null }> {
  const listener = { planned: () => undefined, finished: () => undefined };
  using interruption = new Interruption();
  const { checks, trouble } = await suites.run({ ...config, dryRun: true }, { shard: null, listener, interruption });
  const byRequirement = Map.groupBy(checks, ({ requirement }) => requirement);
  const groups = Map.groupBy(
    requirements.filter(({ api }) => config.apis.includes(api)),
    ({ id }) => family(id),
  );
  const families = [...groups].map(([name, members]) => familyCoverage(name, members, byRequirement));
  return {
    families: families.toSorted((a, b) => a.family.localeCompare(b.family)),
    forecast: forecastOf(billOf(checks), config.target.http),
    trouble,
  };
}

/** What those cost that lack nothing, as far as it is known. */
function billOf(checks: readonly FinishedCheck[]): Bill {
  const known = knownChecks();
  const bill = new Bill(known.shared);
  for (const check of checks) {
    const cost = known.checks.get(labelKey(`${check.requirement} ${check.name}`));
    if (cost !== undefined && !lacksSomething(check)) bill.add(cost);
  }
  return bill;
}

/** Nothing is sent: an error is a mistake of the profile. */
function lacksSomething({ status, message }: FinishedCheck): boolean {
  return status === 'skipped' || (status === 'error' && message?.startsWith('profile: ') === true);
}

function familyCoverage(
  name: string,
  members: readonly Requirement[],
  checks: ReadonlyMap<string, readonly FinishedCheck[]>,
): FamilyCoverage {
  const gaps = new Map<string, FamilyCoverage['gaps'][number]>();
  let tested = 0;
  for (const { id, bySchema } of members) {
    const own = checks.get(id) ?? [];
    const skipped = own.filter(lacksSomething);
    // What is judged on every answer that comes needs no check of its own.
    const inPart = bySchema || own.length === 0 || skipped.length < own.length;
    if (inPart) tested += 1;
    for (const reason of new Set(skipped.map(({ message }) => message ?? 'skipped'))) {
      const key = `${inPart} ${reason}`;
      const gap = gaps.get(key) ?? { reason, ids: [], inPart };
      gap.ids.push(id);
      gaps.set(key, gap);
    }
  }
  return { family: name, total: members.length, tested, gaps: [...gaps.values()] };
}

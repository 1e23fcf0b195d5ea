import { startEmbedded } from '../../reference/embedded.ts';
import { registry } from '../check/registry.ts';
import { targetFromObject } from '../profile/load.ts';
import type { Target } from '../profile/model.ts';
import type { RunConfig } from '../session/config.ts';
import { planRun } from '../session/plan.ts';
import { checklistOf } from './checklist.ts';
import { companionsOf } from './companions.ts';
import { Interruption } from './interruption.ts';
import type { RunOptions } from './options.ts';
import { forecastOf, forecastText } from './power/forecast.ts';
import { loadSuites } from './suite-files.ts';
import { Suites } from './suites.ts';

/** What a run with these options would send and make; nothing is sent. */
export async function preview(options: RunOptions): Promise<string> {
  const target = options.target ?? (await embeddedTarget(options));
  const config = planRun(target, options, '');
  const troubles = await loadSuites();
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  const lacking = await lackingIn(config);
  const { headStarts } = registry;
  const entries = registry.entries.filter((entry) => entry.kind === 'observation' || !lacking.has(labelOf(entry)));
  const { batches, bill, leftOut } = checklistOf({ entries, headStarts }, config, options.shard);
  const checks = batches.reduce((sum, batch) => sum + batch.checks.length, 0);
  const left = leftOut.length === 0 ? '' : ` (${number(leftOut.length)} more ${config.budget?.why})`;
  const alone = checks > 0 ? [] : Object.entries(companionsOf(registry.entries, config));
  return [
    `${number(checks)} checks of target ${target.name}${left}`,
    forecastText(forecastOf(bill, target.http)),
    ...alone.map(
      ([id, glob]) => `${id} is judged on the answers to other checks: choose more beside it, such as ${glob}`,
    ),
    'Nothing was sent. What the profile lacks is left out: see conformance doctor.',
    '',
  ].join('\n');
}

/** The checks that would end before their first request, since the profile lacks what they need. */
async function lackingIn(config: RunConfig): Promise<ReadonlySet<string>> {
  await using suites = new Suites();
  using interruption = new Interruption();
  const listener = { planned: () => undefined, finished: () => undefined };
  const { checks } = await suites.run({ ...config, dryRun: true }, { shard: null, listener, interruption });
  return new Set(checks.filter(({ status }) => status === 'skipped').map(labelOf));
}

function labelOf({ requirement, name }: { requirement: string; name: string }): string {
  return `${requirement} ${name}`;
}

async function embeddedTarget({ timeoutMs, concurrency, rps }: RunOptions): Promise<Target> {
  const { profile, close } = await startEmbedded();
  await close();
  return targetFromObject('reference', profile, { timeoutMs, concurrency, rps });
}

function number(value: number): string {
  return value.toLocaleString('en');
}

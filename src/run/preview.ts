import { startEmbedded } from '../../reference/embedded.ts';
import { registry } from '../check/registry.ts';
import { targetFromObject } from '../profile/load.ts';
import type { Target } from '../profile/model.ts';
import { planRun } from '../session/plan.ts';
import { checklistOf } from './checklist.ts';
import { companionsOf } from './companions.ts';
import type { RunOptions } from './options.ts';
import { forecastOf, forecastText } from './power/forecast.ts';
import { loadSuites } from './suite-files.ts';

/** What a run with these options would send and make; nothing is sent. */
export async function preview(options: RunOptions): Promise<string> {
  const target = options.target ?? (await embeddedTarget(options));
  const config = planRun(target, options, '');
  const troubles = await loadSuites();
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  const { batches, bill, leftOut } = checklistOf(registry, config, options.shard);
  const checks = batches.reduce((sum, batch) => sum + batch.checks.length, 0);
  const left = leftOut.length === 0 ? '' : ` (${number(leftOut.length)} more ${config.budget?.why})`;
  const alone = checks > 0 ? [] : Object.entries(companionsOf(registry.entries, config));
  return [
    `${number(checks)} checks of target ${target.name}${left}`,
    forecastText(forecastOf(bill, target.http)),
    ...alone.map(
      ([id, glob]) => `${id} is judged on the answers to other checks: choose more beside it, such as ${glob}`,
    ),
    'Nothing was sent. What the profile lacks makes it less: see conformance doctor.',
    '',
  ].join('\n');
}

async function embeddedTarget({ timeoutMs, concurrency, rps }: RunOptions): Promise<Target> {
  const { profile, close } = await startEmbedded();
  await close();
  return targetFromObject('reference', profile, { timeoutMs, concurrency, rps });
}

function number(value: number): string {
  return value.toLocaleString('en');
}

import '../../suites/every-answer.ts';
import '../../suites/head-start.ts';
import { afterAll, test } from 'vitest';
import { type Registered, registry } from '../../src/check/registry.ts';
import { checklistOf } from '../../src/run/checklist.ts';
import { Meter } from '../../src/session/meter.ts';
import { session } from './session.ts';

/**
 * Makes a test of every check that a suite registers, for editors and watch mode. It runs again for each suite file, the
 * modules that it imports do not.
 */
registry.onAdded((entry) => {
  const isChosen = checklistOf({ entries: [entry], headStarts: [] }, session().config, null).batches.length > 0;
  test(titleOf(entry), { timeout: 900_000, skip: !isChosen }, async ({ signal, skip }) => {
    const outcome = await resultOf(entry, signal);
    if (outcome.status === 'skipped') skip(outcome.message ?? undefined);
    if (outcome.status !== 'passed') throw new Error(`${outcome.status}: ${outcome.message}`);
  });
});

afterAll(() => session().writesLanded(), 300_000);

function titleOf(entry: Registered): string {
  return entry.kind === 'observation' ? `observes ${entry.open}` : `${entry.requirement}: ${entry.name}`;
}

async function resultOf(entry: Registered, signal: AbortSignal): Promise<{ status: string; message: string | null }> {
  const circumstances = { session: session(), signal, meter: new Meter() };
  if (entry.kind !== 'observation') return entry.run(circumstances);
  await entry.run(circumstances);
  return { status: 'passed', message: null };
}

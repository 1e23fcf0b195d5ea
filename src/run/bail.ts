import { requirements } from '../../generated/catalogue.ts';
import type { FinishedCheck } from '../check/outcome.ts';
import { type ExpectedFailureEntry, isMeant } from '../gate/expected-failures.ts';
import type { BailRule } from '../session/config.ts';

/** A failure that fails the run is neither a mere warning nor one that was told to expect. */
export function bailRule(strict: boolean, expectedFailures: readonly ExpectedFailureEntry[], after = 1): BailRule {
  const today = new Date().toISOString().slice(0, 10);
  return {
    after,
    tolerated: strict ? [] : requirements.filter(({ level }) => level === 'SHOULD').map(({ id }) => id),
    known: expectedFailures
      .filter(({ expires }) => expires >= today)
      .map(({ requirement, check = null }) => ({ requirement, check })),
  };
}

/** Whether a check is one of the failures that end a run. */
export function endsRun(
  { tolerated, known }: BailRule,
  { requirement, name, status }: Pick<FinishedCheck, 'requirement' | 'name' | 'status'>,
): boolean {
  if (status !== 'failed' || tolerated.includes(requirement)) return false;
  return !known.some((entry) => entry.requirement === requirement && isMeant(entry.check, name));
}

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

/** What failed in a run: checks, and what is judged on every answer. */
export class Failures {
  readonly #rule: BailRule | undefined;
  all = 0;
  /** Those that count towards the end of the run. */
  counted = 0;

  constructor(rule: BailRule | undefined) {
    this.#rule = rule;
  }

  add(failure: Pick<FinishedCheck, 'requirement' | 'name'>): void {
    this.all += 1;
    if (this.#rule !== undefined && isCounted(this.#rule, failure)) this.counted += 1;
  }

  get areEnough(): boolean {
    return this.#rule !== undefined && this.counted >= this.#rule.after;
  }
}

function isCounted({ tolerated, known }: BailRule, { requirement, name }: Pick<FinishedCheck, 'requirement' | 'name'>) {
  if (tolerated.includes(requirement)) return false;
  return !known.some((entry) => entry.requirement === requirement && isMeant(entry.check, name));
}

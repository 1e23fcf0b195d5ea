import type { Api } from '../../generated/catalogue.ts';
import { type Finding, ok, warning } from '../model/finding.ts';
import type { Answer } from './inquiry.ts';

/** Clocks further apart spoil what a run says about times (expiry allows five seconds). */
const toleratedMs = 5_000;

/** How far the target's clock is from ours, by the `Date` header of an answer (whole seconds). */
export function clockFinding(api: Api, answers: readonly Answer[]): Finding {
  const answer = answers.find(({ exchange }) => exchange !== null)?.exchange;
  const stated = Date.parse(answer?.headers.date ?? '');
  if (!answer || Number.isNaN(stated)) {
    return warning('clock', `the ${api} API sends no Date header: its clock is not known`);
  }
  const offset = stated + 500 - (answer.startedAt + answer.durationMs / 2);
  const seconds = Math.round(Math.abs(offset) / 1_000);
  if (Math.abs(offset) <= toleratedMs) return ok('clock', 'agrees with the one here');
  return warning(
    'clock',
    `is ${seconds} s ${offset > 0 ? 'ahead of' : 'behind'} the one here: checks of expiry may err`,
  );
}

import type { Api } from '../../generated/catalogue.ts';
import type { OwnedContext } from '../check/context.ts';
import { TransportTrouble } from '../check/errors.ts';
import { describe } from '../check/expect.ts';
import { type Exchange, exchangeOf, type Reply } from '../http/exchange.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** A GET that is asked before a run, and what its answer says. */
export interface Question {
  /** The key of the profile that it is about. */
  what: string;
  ask(t: OwnedContext): Promise<Reply>;
  judge(answer: Exchange): Finding['note'] | { bad: string };
}

/** Asks one after the other; a target that does not answer is a problem each time, but no exception. */
export async function answers(t: OwnedContext, questions: readonly Question[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { what, ask, judge } of questions) {
    try {
      const said = judge(exchangeOf(await ask(t)));
      const finding = typeof said === 'string' ? ok(what, said) : problem(what, said.bad);
      findings.push({ ...finding, note: t.session.redactor.text(finding.note) });
    } catch (error) {
      if (!(error instanceof TransportTrouble)) throw error;
      findings.push(problem(what, t.session.redactor.text(error.message)));
    }
  }
  return findings;
}

/** Says that an answer has the status that it should have. */
export function wants(status: number, then: string, otherwise = ''): Question['judge'] {
  return (answer) =>
    answer.status === status ? then : { bad: `wanted ${status}, got ${describe(answer)}${otherwise}` };
}

/** Clocks further apart spoil what a run says about times (expiry allows five seconds). */
const toleratedMs = 5_000;

/** How far the target's clock is from ours, by the `Date` header of an answer (whole seconds). */
export function clockFinding(api: Api, answer: Exchange): Finding {
  const stated = Date.parse(answer.headers.date ?? '');
  if (Number.isNaN(stated)) return warning('clock', `the ${api} API sends no Date header: its clock is not known`);
  const offset = stated + 500 - (answer.startedAt + answer.durationMs / 2);
  const seconds = Math.round(Math.abs(offset) / 1_000);
  if (Math.abs(offset) <= toleratedMs) return ok('clock', 'agrees with the one here');
  return warning(
    'clock',
    `is ${seconds} s ${offset > 0 ? 'ahead of' : 'behind'} the one here: checks of expiry may err`,
  );
}

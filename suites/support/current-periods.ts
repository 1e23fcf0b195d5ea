import { type Exchange, type Finding, field } from '../../src/check/index.ts';
import { millisecondsOf } from './moments.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Clocks differ, and what was used may be counted late. */
const lateMs = 7 * dayMs;
const earlyMs = dayMs;

/** Current usage is that of a period which is under way when it is asked for. */
export function currentPeriodRule({ api, operation, status, json, startedAt }: Exchange): Finding[] {
  if (api !== 'partner' || operation?.endsWith('/usage/current') !== true || status !== 200) return [];
  const period = field(json, 'period');
  const [start, end] = [field(period, 'start'), field(period, 'end')];
  // Moments that cannot be read break another rule.
  const isPast = millisecondsOf(end) < startedAt - lateMs;
  const isAhead = millisecondsOf(start) > startedAt + earlyMs;
  const problem =
    isPast || isAhead
      ? { expected: `a period that is under way on ${dayOf(startedAt)}`, got: `${start} to ${end}` }
      : null;
  return [
    {
      requirement: 'partner.usage.current.period-under-way',
      subject: `${operation} shows the current period`,
      problem,
    },
  ];
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

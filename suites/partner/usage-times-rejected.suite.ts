import type { RequirementId } from '../../generated/catalogue.ts';
import { type BrokenKind, brokenDateTimes, dateTime } from '../../src/arbitraries/date-times.ts';
import { type CheckContext, check, expectStatus, prepared } from '../../src/check/index.ts';
import { expectEach } from '../support/parallel.ts';
import { dayMs, keptRange, type Range, type UsageEndpoint, usageEndpoints, usagePath } from '../support/usage.ts';
import { type Bound, bounds, inTurn, readBound } from '../support/usage-bounds.ts';

const brokenForms: readonly { kind: BrokenKind; what: string; start: RequirementId; end: RequirementId }[] = [
  {
    kind: 'zone-required',
    what: 'a date-time without a timezone',
    start: 'partner.usage.start.zone-required',
    end: 'partner.usage.end.zone-required',
  },
  {
    kind: 'time-required',
    what: 'a date without a time',
    start: 'partner.usage.start.time-required',
    end: 'partner.usage.end.time-required',
  },
  {
    kind: 'not-a-date',
    what: 'a text of another form',
    start: 'partner.usage.start.not-a-date',
    end: 'partner.usage.end.not-a-date',
  },
  {
    kind: 'impossible-month',
    what: 'a month 13 or 00',
    start: 'partner.usage.start.impossible-month',
    end: 'partner.usage.end.impossible-month',
  },
  {
    kind: 'impossible-day',
    what: 'a day 32 or 00',
    start: 'partner.usage.start.impossible-day',
    end: 'partner.usage.end.impossible-day',
  },
  {
    kind: 'impossible-hour',
    what: 'an hour 25',
    start: 'partner.usage.start.impossible-hour',
    end: 'partner.usage.end.impossible-hour',
  },
  {
    kind: 'impossible-minute',
    what: 'a minute 61',
    start: 'partner.usage.start.impossible-minute',
    end: 'partner.usage.end.impossible-minute',
  },
  {
    kind: 'impossible-second',
    what: 'a second 75',
    start: 'partner.usage.start.impossible-second',
    end: 'partner.usage.end.impossible-second',
  },
  {
    kind: 'impossible-offset',
    what: 'an offset of 99:99',
    start: 'partner.usage.start.impossible-offset',
    end: 'partner.usage.end.impossible-offset',
  },
];

const alike: readonly BrokenKind[] = ['zone-required', 'time-required', 'impossible-offset'];

const required: Record<Bound, RequirementId> = {
  start: 'partner.usage.start.required',
  end: 'partner.usage.end.required',
};

for (const [turn, endpoint] of usageEndpoints.entries()) {
  for (const bound of bounds) {
    for (const { kind, what, ...ids } of brokenForms) {
      check(ids[bound], `${endpoint.name} usage: ${what} is rejected`, async (t) => {
        const range = await acceptedRange(t, endpoint, bound);
        // Each bound has the texts of another turn, and the next run those after them: every text comes everywhere.
        const turns = turn + t.session.config.seed - 1 + (bound === 'start' ? 0 : 2);
        const all = brokenDateTimes(kind, range[bound], carriedYear(range, bound), turns);
        // Where one text is much like the others, each has its turn at another endpoint.
        const texts = alike.includes(kind) ? inTurn(t, all, turn) : all;
        await expectEach(400, bound, texts, (text) => readBound(t, endpoint, range, bound, text));
      });
    }

    check(required[bound], `${endpoint.name} usage: ${bound} is required`, async (t) => {
      const range = await acceptedRange(t, endpoint, bound);
      expectStatus(await readBound(t, endpoint, range, bound, null), 400, `no ${bound}`);
    });
  }
}

/** A range with room around the bound under test, so that nothing but its form can be wrong. */
async function rangeAround(t: CheckContext, bound: Bound): Promise<Range> {
  const { start, end } = await keptRange(t);
  return bound === 'start' ? { start: end - 5 * dayMs, end } : { start, end: end - 3 * dayMs };
}

/** The same, proven to be accepted as it is: the valid twin of every broken text. */
async function acceptedRange(t: CheckContext, endpoint: UsageEndpoint, bound: Bound): Promise<Range> {
  usagePath(t, endpoint);
  const range = await rangeAround(t, bound);
  return t.shared(`accepted ${bound} of ${endpoint.name} usage`, async (own) => {
    const reply = await readBound(own, endpoint, range, bound, dateTime(range[bound]));
    prepared(reply, 200, 'list usage with the valid twin');
    return range;
  });
}

/** Carried over, month 13 is the January after: before the end for a start, after the start for an end. */
function carriedYear({ start, end }: Range, bound: Bound): number {
  return bound === 'start' ? new Date(start - 31 * dayMs).getUTCFullYear() - 1 : new Date(end).getUTCFullYear();
}

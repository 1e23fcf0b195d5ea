import type { RequirementId } from '../../generated/catalogue.ts';
import { dateTime, type Notation, type NotationKind, notation } from '../../src/arbitraries/date-times.ts';
import { type CheckContext, check, expectStatus, fc, prepared, property } from '../../src/check/index.ts';
import { needsALook } from '../support/looked.ts';
import { inParallel } from '../support/parallel.ts';
import {
  dayMs,
  keptRange,
  type Range,
  readUsage,
  type UsageEndpoint,
  usageEndpoints,
  usagePath,
} from '../support/usage.ts';
import { type Bound, bounds, inTurn, readBound } from '../support/usage-bounds.ts';

interface AcceptedForm {
  readonly kind: NotationKind | 'utc';
  readonly what: string;
  /** Each has its turn at another endpoint. */
  readonly notations: readonly Notation[];
  /** Whether every endpoint is asked for each all the same: its own sentence says that the part is optional. */
  readonly isEach?: boolean;
  /** Rarer ones, which one endpoint is asked for. */
  readonly rare?: readonly Notation[];
  readonly start: RequirementId;
  readonly end: RequirementId;
}

const minuteMs = 60_000;

const acceptedForms: readonly AcceptedForm[] = [
  {
    kind: 'utc',
    what: 'seconds and Z',
    notations: [{ offset: 'Z', places: 0 }],
    start: 'partner.usage.start.utc',
    end: 'partner.usage.end.utc',
  },
  {
    kind: 'offset-plus',
    what: 'an offset +hh:mm',
    notations: [
      { offset: 0, places: 0 },
      { offset: 120, places: 0 },
      { offset: 330, places: 0 },
    ],
    rare: [
      { offset: 345, places: 0 },
      { offset: 780, places: 0 },
    ],
    start: 'partner.usage.start.offset-plus',
    end: 'partner.usage.end.offset-plus',
  },
  {
    kind: 'offset-minus',
    what: 'an offset -hh:mm',
    notations: [
      { offset: -300, places: 0 },
      { offset: -570, places: 0 },
    ],
    rare: [{ offset: -660, places: 0 }],
    start: 'partner.usage.start.offset-minus',
    end: 'partner.usage.end.offset-minus',
  },
  {
    kind: 'without-seconds',
    what: 'a time without seconds',
    notations: [
      { offset: 'Z', places: null },
      { offset: 120, places: null },
      { offset: -300, places: null },
    ],
    isEach: true,
    start: 'partner.usage.start.without-seconds',
    end: 'partner.usage.end.without-seconds',
  },
  {
    kind: 'fraction',
    what: 'a fraction of a second',
    notations: [
      { offset: 'Z', places: 3 },
      { offset: 'Z', places: 6 },
      { offset: -300, places: 3 },
    ],
    rare: [{ offset: 'Z', places: 1 }],
    start: 'partner.usage.start.fraction',
    end: 'partner.usage.end.fraction',
  },
];

for (const [turn, endpoint] of usageEndpoints.entries()) {
  check(endpoint.status, `${endpoint.name} usage of a range in the last six weeks is answered with 200`, async (t) => {
    usagePath(t, endpoint);
    const { start, end } = await keptRange(t);
    const from = endOfMonth(start, end) ?? start;
    expectStatus(await readUsage(t, endpoint, { start: dateTime(from), end: dateTime(end) }), 200);
  });

  check('partner.usage.start.fraction', `${endpoint.name} usage: a fraction is less than a second`, async (t) => {
    usagePath(t, endpoint);
    const { start } = await rangeBetween(t);
    const end = dateTime(start + minuteMs);
    const whole = dateTime(start);
    prepared(await readUsage(t, endpoint, { start: whole, end }), 200, 'list the usage of a minute');
    const almostNext = whole.replace('Z', '.999999Z');
    expectStatus(await readUsage(t, endpoint, { start: almostNext, end }), 200, `${almostNext} is before ${end}`);
  });

  for (const bound of bounds) {
    for (const form of acceptedForms) {
      check(form[bound], `${endpoint.name} usage: ${form.what} in ${bound} is accepted`, async (t) => {
        usagePath(t, endpoint);
        const range = await rangeBetween(t);
        const some = form.isEach ? form.notations : inTurn(t, form.notations, turn);
        const looks = await Promise.all(
          some.map((written) => {
            // A time of zeros without seconds is the least of a time that there is.
            const isLeast = written.places === null && turn > 0;
            const from = isLeast ? { ...range, [bound]: midnight(range[bound], written) } : range;
            return expectMixed(t, endpoint, from, bound, written);
          }),
        );
        needsALook(looks, simpleRejected);
      });
    }
  }
}

for (const { what, notations, rare = [], ...ids } of acceptedForms) {
  for (const bound of bounds) {
    check(ids[bound], `midnight is accepted with ${what}`, async (t) => {
      for (const endpoint of usageEndpoints.slice(0, 1)) {
        usagePath(t, endpoint);
        const { start, end } = await rangeBetween(t);
        const looks = await inParallel(
          [...notations, ...rare].map((written) => {
            const midnights = { start: midnight(start, written), end: midnight(end, written) };
            return expectAccepted(t, endpoint, midnights, bound, written);
          }),
        );
        needsALook(looks, simpleRejected);
      }
    });
  }
}

const hours = Array.from({ length: 14 }, (_, index) => index + 1);
const mostBehind = 12;

/**
 * Answers to an hour that begins half an hour before midnight, both bounds written on the other day: its start in a
 * timezone that is ahead, its end in one that is behind. Whoever misreads one of the offsets sees the end before the start.
 */
function acrossMidnight(t: CheckContext) {
  return t.shared('usage of an hour around midnight in every timezone', async (own) => {
    const { end: latest } = await rangeBetween(own);
    const last = midnight(latest, { offset: 'Z', places: 0 });
    const range = { start: last - 30 * minuteMs, end: last + 30 * minuteMs };
    const inTurns = hours.flatMap((hour) =>
      usageEndpoints
        .slice(hour % usageEndpoints.length)
        .slice(0, 1)
        .map((endpoint) => ({ hour, endpoint })),
    );
    const answers = inTurns.map(async ({ hour, endpoint }) => {
      const ahead: Notation = { offset: hour * 60, places: 0 };
      const behind: Notation = { offset: -60 * Math.min(hour, mostBehind), places: 0 };
      const query = { start: dateTime(range.start, ahead), end: dateTime(range.end, behind) };
      const isFit = (await readUsage(own, endpoint, query)).response.status === 200;
      return { endpoint, range, ahead, behind, isFit };
    });
    return Promise.all(answers);
  });
}

for (const [requirement, bound, where] of [
  ['partner.usage.start.offset-plus', 'start', 'ahead'],
  ['partner.usage.end.offset-minus', 'end', 'behind'],
] as const) {
  check(requirement, `${bound} counts the hours of every timezone that is ${where}`, async (t) => {
    for (const endpoint of usageEndpoints) usagePath(t, endpoint);
    for (const { endpoint, range, isFit, ...written } of await acrossMidnight(t)) {
      if (isFit) continue;
      const other = bound === 'start' ? 'end' : 'start';
      const alone = { [bound]: dateTime(range[bound], written[where]), [other]: dateTime(range[other]) };
      expectStatus(await readUsage(t, endpoint, alone), 200, `${alone.start} is before ${alone.end}`);
    }
  });
}

check('partner.usage.date-time.fine-fraction', 'fractions of seven and nine digits are accepted', async (t) => {
  const [endpoint] = inTurn(t, usageEndpoints, 0);
  if (endpoint === undefined) throw new Error('there are no usage endpoints');
  usagePath(t, endpoint);
  const { start, end } = await rangeBetween(t);
  const write = (startDigits: string, endDigits: string) => ({
    start: odd(start, fractional).replace('Z', `${startDigits}Z`),
    end: odd(end, fractional).replace('Z', `${endDigits}Z`),
  });
  const fine = await readUsage(t, endpoint, write('4567', '456789'));
  if (fine.response.status === 200) return;
  prepared(await readUsage(t, endpoint, write('', '')), 200, 'list usage with fractions of three digits');
  expectStatus(fine, 200, 'fractions of seven and nine digits');
});

const fractional: Notation = { offset: 'Z', places: 3 };

/** On the last day of a month within a range, the thirty-first if there is one. */
function endOfMonth(start: number, end: number): number | undefined {
  const first = Math.ceil(start / dayMs) * dayMs + dayMs / 24;
  const days = Array.from({ length: 41 }, (_, index) => first + index * dayMs).filter((moment) => moment < end);
  const last = days.filter((moment) => new Date(moment + dayMs).getUTCDate() === 1);
  return last.toSorted((a, b) => new Date(b).getUTCDate() - new Date(a).getUTCDate())[0];
}

/** The last midnight before a moment, by the clock that a notation shows. */
function midnight(moment: number, { offset }: Notation): number {
  const ahead = offset === 'Z' ? 0 : offset * 60_000;
  return Math.floor((moment + ahead) / dayMs) * dayMs - ahead;
}

for (const { kind, ...ids } of acceptedForms) {
  if (kind === 'utc') continue;
  const input = fc.record({
    endpoint: fc.constantFrom(...usageEndpoints.map(({ name }) => name)),
    minutes: fc.integer({ min: 0, max: 1_439 }),
    written: notation(kind),
  });
  for (const bound of bounds) {
    const name = `any moment is accepted in any notation of the kind ${kind}`;
    const body = async (
      t: CheckContext,
      { endpoint: wanted, minutes, written }: ValueOf<typeof input>,
    ): Promise<void> => {
      const endpoint = usageEndpoints.find((candidate) => candidate.name === wanted);
      if (endpoint === undefined) throw new Error(`there is no usage endpoint ${wanted}`);
      usagePath(t, endpoint);
      const { start, end } = await rangeBetween(t);
      const shifted = { start: start + minutes * 60_000, end: end + minutes * 60_000 };
      needsALook([await expectAlone(t, endpoint, shifted, bound, written)], simpleRejected);
    };
    property(ids[bound], name, input, body, { scale: 0.1 });
  }
}

type ValueOf<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

/** A moment that has a fraction. */
function odd(moment: number, written: Notation): string {
  return dateTime(moment + 123, written);
}

const simpleRejected = 'the offset is rejected by itself';

/**
 * Both bounds are written so at once, which is enough where it is accepted. Where an offset is rejected by itself, its
 * combinations say nothing: the check of the offset fails.
 * @returns whether it says something.
 */
async function expectAccepted(...asked: Parameters<typeof expectAlone>): Promise<boolean> {
  const [t, endpoint, range, , written] = asked;
  const both = { start: odd(range.start, written), end: odd(range.end, written) };
  if ((await readUsage(t, endpoint, both)).response.status === 200) return true;
  return expectAlone(...asked);
}

/** The other bound is written in another way: what each may be, they may be together. */
async function expectMixed(...asked: Parameters<typeof expectAlone>): Promise<boolean> {
  const [t, endpoint, range, bound, written] = asked;
  const other = bound === 'start' ? 'end' : 'start';
  const otherWritten: Notation = written.offset === 'Z' ? { offset: 120, places: 0 } : { offset: 'Z', places: 3 };
  const mixed = { [bound]: odd(range[bound], written), [other]: odd(range[other], otherWritten) };
  const reply = await readUsage(t, endpoint, mixed);
  if (reply.response.status === 200) return true;
  const saysSomething = await expectAlone(...asked);
  const otherAlone = await readBound(t, endpoint, range, other, odd(range[other], otherWritten));
  // A form that is rejected by itself is another check's matter.
  if (!saysSomething || otherAlone.response.status !== 200) return saysSomething;
  expectStatus(reply, 200, `start ${mixed.start} and end ${mixed.end}, each of which is accepted by itself`);
  return true;
}

/** The other bound is written in the usual way: each has its form by itself. */
async function expectAlone(
  t: CheckContext,
  endpoint: UsageEndpoint,
  range: Range,
  bound: Bound,
  written: Notation,
): Promise<boolean> {
  const text = odd(range[bound], written);
  const reply = await readBound(t, endpoint, range, bound, text);
  if (reply.response.status !== 200 && written.offset !== 'Z' && written.places !== 0) {
    const simple = await readBound(t, endpoint, range, bound, dateTime(range[bound], { ...written, places: 0 }));
    if (simple.response.status !== 200) return false;
  }
  expectStatus(reply, 200, `${bound} ${text}`);
  return true;
}

/** A range whose bounds both have room around them. */
async function rangeBetween(t: CheckContext): Promise<Range> {
  const { end } = await keptRange(t);
  return { start: end - 9 * dayMs, end: end - 3 * dayMs };
}

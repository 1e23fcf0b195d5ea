import { dateTime, type Notation } from '../../src/arbitraries/date-times.ts';
import { accepted, check, expectStatus, fc, NotTested, property } from '../../src/check/index.ts';
import { drawn, drawnInTurn } from '../support/draws.ts';
import { failIfLasting, type Query } from '../support/list-walks.ts';
import {
  acceptedUsage,
  countedPage,
  dayMs,
  filledSample,
  floorMinute,
  keptRange,
  type Range,
  rangeQuery,
  readUsage,
  storageTypes,
  type UsageEndpoint,
  usageEndpoint,
  usageEndpoints,
  usagePath,
} from '../support/usage.ts';
import { judgeNotations } from '../support/usage-notations.ts';
import { findShared } from '../support/usage-splits.ts';

type Context = Parameters<typeof keptRange>[0];

/** Every parameter that may stand beside a range. */
function besideRange(t: Context, endpoint: UsageEndpoint): Query {
  const [type = 'custom'] = drawn(t, `${endpoint.name} overlapping`, storageTypes, 1);
  return { ...(endpoint.typed && { type }), l: '10', p: '1', s: '-createdAt' };
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

for (const [turn, endpoint] of usageEndpoints.entries()) {
  check('partner.usage.range.reversed', `${endpoint.name} usage: an end before the start is rejected`, async (t) => {
    usagePath(t, endpoint);
    const { end: now } = await keptRange(t);
    // Half a minute past, so that a second less is of the same minute.
    const moment = now - 10 * dayMs + minuteMs / 2;
    const lengths = [2 * minuteMs, dayMs, 20 * dayMs, 100 * dayMs];
    const written: Notation = { offset: turn % 2 === 0 ? 'Z' : 120, places: 0 };
    await Promise.all(
      [1_000, ...drawnInTurn(t, lengths, { in: lengths.length, turn })].map(async (length) => {
        const [late, early] = [moment, moment - length].map((each) => dateTime(each, written));
        if (late === undefined || early === undefined) throw new Error('a range has two bounds');
        // A range that begins long before what is kept is its own question.
        if (length < 30 * dayMs) await acceptedUsage(t, endpoint, { start: early, end: late });
        const reply = await readUsage(t, endpoint, { start: late, end: early });
        expectStatus(reply, 400, 'an end before the start');
      }),
    );
  });

  check(
    'partner.usage.range.reversed',
    `${endpoint.name} usage: an end some tenths before the start is rejected`,
    async (t) => {
      const { start, end } = await tenths(t);
      await acceptedUsage(t, endpoint, { start, end });
      expectStatus(await readUsage(t, endpoint, { start: end, end: start }), 400, 'an end before the start');
    },
  );

  check(
    'partner.usage.range.inside-retention',
    `${endpoint.name} usage: a range of some tenths of a second is accepted`,
    async (t) => {
      usagePath(t, endpoint);
      expectStatus(await readUsage(t, endpoint, await tenths(t)), 200, 'its end is behind its start');
    },
  );

  check(
    'partner.usage.range.inside-retention',
    `${endpoint.name} usage: a range from a whole minute, whose seconds are left out, into it is accepted`,
    async (t) => {
      usagePath(t, endpoint);
      expectStatus(await readUsage(t, endpoint, await halfMinute(t)), 200, 'its end is behind its start');
    },
  );

  check(
    'partner.usage.range.reversed',
    `${endpoint.name} usage: a range out of a minute back to its beginning is rejected`,
    async (t) => {
      usagePath(t, endpoint);
      const { start, end } = await halfMinute(t);
      expectStatus(await readUsage(t, endpoint, { start: end, end: start }), 400, 'an end before the start');
    },
  );

  check(
    'partner.usage.range.reversed-by-offset',
    `${endpoint.name} usage: start and end are compared as moments, not as texts`,
    async (t) => {
      usagePath(t, endpoint);
      const { end: now } = await keptRange(t);
      const moment = Math.floor((now - 10 * dayMs) / dayMs) * dayMs + 10 * hourMs;
      // Both ways the text of the earlier moment is the later one, also to whoever drops the minutes of an offset.
      const pairs = [
        [dateTime(moment - 15 * minuteMs, { offset: 330, places: 0 }), dateTime(moment)],
        [dateTime(moment), dateTime(moment + 15 * minuteMs, { offset: -330, places: 0 })],
      ] as const;
      for (const [early, late] of pairs) {
        expectStatus(await readUsage(t, endpoint, { start: early, end: late }), 200, 'the start is the earlier moment');
        expectStatus(await readUsage(t, endpoint, { start: late, end: early }), 400, 'the end is the earlier moment');
      }
    },
  );

  check('partner.usage.range.outside-retention', `${endpoint.name} usage: a range long ago is rejected`, async (t) => {
    usagePath(t, endpoint);
    const { end: now, start } = await keptRange(t);
    await acceptedUsage(t, endpoint, rangeQuery({ start, end: now }));
    // Longer than what is kept by far, short, and of the same season a year ago: each lies outside of it.
    const ranges = [[900, 100] as const, [130, 100] as const, [100.5, 100] as const, [400, 365] as const];
    await Promise.all(
      ranges.map(async ([from, to], place) => {
        const written: Notation = { offset: place === 0 ? 'Z' : -300, places: 0 };
        const [longAgo, end] = [dateTime(now - from * dayMs, written), dateTime(now - to * dayMs, written)];
        const reply = await readUsage(t, endpoint, { start: longAgo, end });
        expectStatus(reply, 400, `a range that ended ${to} days ago`);
      }),
    );
    // Nor does it come round again for whoever counts from 1970, in whatever number of bits; where that begins is a moment.
    const end = usageEndpoints.indexOf(endpoint) % 2 === 0 ? Date.UTC(1970, 0, 1) : Date.UTC(1969, 1, 1);
    const beforeCounting = rangeQuery({ start: Date.UTC(1969, 0, 1), end });
    expectStatus(await readUsage(t, endpoint, beforeCounting), 400, 'a range that ended before 1970');
  });

  check(
    'partner.usage.range.inside-retention',
    `${endpoint.name} usage: short and long ranges are accepted`,
    async (t) => {
      usagePath(t, endpoint);
      const { start, end } = await keptRange(t);
      const ranges: Range[] = [
        { start, end },
        { start, end: start + hourMs },
        { start: end - 2 * minuteMs, end },
      ];
      // In the order of their names for once: the order of parameters means nothing.
      const queries = ranges.map(rangeQuery).map((query, index) => (index === 1 ? turned(query) : query));
      await Promise.all(queries.map(async (query) => accepted(await readUsage(t, endpoint, query), 200)));
    },
  );

  check(
    'partner.usage.range.overlapping',
    `${endpoint.name} usage: a range that began long ago is accepted`,
    async (t) => {
      usagePath(t, endpoint);
      const { end } = await keptRange(t);
      // Longer than any limit of months or years: how long a range may be is said nowhere. And a day that few years have.
      const start = Date.UTC(2024, 1, 29, 12);
      expectStatus(await readUsage(t, endpoint, rangeQuery({ start, end })), 200, 'it ends inside');
      // What makes a range too old by itself makes it so beside everything else, and the other way round.
      const more = besideRange(t, endpoint);
      await acceptedUsage(t, endpoint, { ...rangeQuery({ start: end - 20 * dayMs, end }), ...more });
      // The moment from which computers count is one like any other.
      const reply = await readUsage(t, endpoint, { ...rangeQuery({ start: 0, end }), ...more });
      expectStatus(reply, 200, 'it ends inside, beside every other parameter');
    },
  );

  // A start of long ago is not moved to behind what is kept.
  check(
    'partner.usage.range.narrower',
    `${endpoint.name} usage: a range that began long ago has what a part of it has`,
    async (t) => {
      const { end, start } = await keptRange(t);
      const [whole, part] = [end - 800 * dayMs, start].map((from) => rangeQuery({ start: from, end }));
      if (whole === undefined || part === undefined) throw new Error('there are two ranges');
      await failIfLasting(async () => {
        const [all, some] = await Promise.all([whole, part].map((query) => countedPage(t, endpoint, query)));
        if (all === undefined || some === undefined || all.count >= some.count) return null;
        const expected = `at least the ${some.count} records of the last six weeks`;
        return { expected, got: `${all.count}`, evidence: [some.reply, all.reply] };
      });
    },
  );

  check('partner.usage.range.narrower', `${endpoint.name} usage: a range around all that is kept has its parts`, (t) =>
    failIfLasting(async () => {
      const { end, start } = await keptRange(t);
      const around = { start: end - 800 * dayMs, end: end + 9 * dayMs };
      const [all, some] = [
        await countedPage(t, endpoint, rangeQuery(around)),
        await countedPage(t, endpoint, rangeQuery({ start, end })),
      ];
      if (all.count >= some.count) return null;
      const expected = `at least the ${some.count} records of the last six weeks`;
      return { expected, got: `${all.count}`, evidence: [some.reply, all.reply] };
    }),
  );

  check(
    'partner.usage.range.into-future',
    `${endpoint.name} usage: a range that ends some days from now is accepted`,
    async (t) => {
      usagePath(t, endpoint);
      const { end } = await keptRange(t);
      const start = end - 20 * dayMs;
      const [days = 1, more = 30] = drawn(t, endpoint.name, [1, 30], 2);
      const plain = await readUsage(t, endpoint, rangeQuery({ start, end: end + days * dayMs }));
      accepted(plain, 200, 'it began inside');
      const beside = besideRange(t, endpoint);
      await acceptedUsage(t, endpoint, { ...rangeQuery({ start, end }), ...beside });
      const reply = await readUsage(t, endpoint, { ...rangeQuery({ start, end: end + more * dayMs }), ...beside });
      expectStatus(reply, 200, 'it began inside, beside every other parameter');
    },
  );

  check(
    'partner.usage.range.eighth-week',
    `${endpoint.name} usage: a range of the eighth week is accepted`,
    async (t) => {
      usagePath(t, endpoint);
      const { start, end } = await keptRange(t);
      await acceptedUsage(t, endpoint, rangeQuery({ start, end }));
      const range = { start: end - 56 * dayMs, end: end - 50 * dayMs };
      expectStatus(await readUsage(t, endpoint, rangeQuery(range)), 200, 'two months have at least 59 days');
    },
  );

  check('partner.usage.range.respected', `${endpoint.name} usage: ranges far apart share no record`, (t) =>
    judgeApart(t, endpoint),
  );

  check(
    'partner.usage.date-time.same-moment',
    `${endpoint.name} usage: another notation returns the same records`,
    (t) => judgeNotations(t, endpoint, turn),
  );
}

/** Two moments of one second: a fraction counts in either bound. */
async function tenths(t: Context): Promise<{ start: string; end: string }> {
  const { end: now } = await keptRange(t);
  const [start, end] = [100, 900].map((ms) => dateTime(now - 10 * dayMs + ms, { offset: 'Z', places: 3 }));
  if (start === undefined || end === undefined) throw new Error('a range has two bounds');
  return { start, end };
}

/** A whole minute without its seconds, and half a minute later: as texts they stand the other way round. */
async function halfMinute(t: Context): Promise<{ start: string; end: string }> {
  const { end: now } = await keptRange(t);
  const minute = Math.floor((now - 10 * dayMs) / minuteMs) * minuteMs;
  return { start: dateTime(minute, { offset: 'Z', places: null }), end: dateTime(minute + minuteMs / 2) };
}

function turned(query: Query): Query {
  return Object.fromEntries(Object.entries(query).toReversed());
}

const anyRange = fc.record({
  endpoint: fc.constantFrom(...usageEndpoints.map(({ name }) => name)),
  /** Thousandths of the six weeks. */
  from: fc.integer({ min: 0, max: 990 }),
  length: fc.integer({ min: 1, max: 1_000 }),
});

property(
  'partner.usage.range.inside-retention',
  'any range inside the last six weeks is accepted',
  anyRange,
  async (t, { endpoint: name, from, length }) => {
    const endpoint = usageEndpoint(name);
    usagePath(t, endpoint);
    const whole = await keptRange(t);
    const step = (whole.end - whole.start) / 1_000;
    const start = floorMinute(whole.start + from * step);
    const end = floorMinute(Math.min(whole.end, start + length * step));
    expectStatus(await readUsage(t, endpoint, rangeQuery({ start, end })), 200);
  },
  { scale: 0.25 },
);

/** A record that occurs once in the whole is one measurement, which has one moment. */
async function judgeApart(t: Context, endpoint: UsageEndpoint): Promise<void> {
  const { range } = await filledSample(t, endpoint, 2);
  const fifth = floorMinute((range.end - range.start) / 5);
  if (fifth < dayMs) throw new NotTested('there are too many usage records for ranges that lie days apart');
  for (const length of [fifth, dayMs])
    await failIfLasting((attempt) => findShared(t, endpoint, { range, length, attempt }));
}

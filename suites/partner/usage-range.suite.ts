import { dateTime, type Notation } from '../../src/arbitraries/date-times.ts';
import { accepted, check, expectStatus, fc, NotTested, property } from '../../src/check/index.ts';
import { drawn, drawnInTurn } from '../support/draws.ts';
import { failIfLasting, missing, type Problem, type Query } from '../support/list-walks.ts';
import { recordsAt } from '../support/lists.ts';
import {
  acceptedUsage,
  dayMs,
  filledSample,
  floorMinute,
  keptRange,
  learnVolatile,
  type Range,
  rangeQuery,
  readUsage,
  storageTypes,
  type UsageEndpoint,
  usageEndpoints,
  usagePath,
  usagePlace,
  usageRecords,
  usageSample,
} from '../support/usage.ts';
import { judgeNotations } from '../support/usage-notations.ts';
import {
  aroundSplit,
  count,
  dayOfOne,
  findSeam,
  findShared,
  findSplit,
  readableMoments,
  splitBeforeNewest,
  splitBeside,
} from '../support/usage-splits.ts';

type Context = Parameters<typeof keptRange>[0];

/** Every parameter that may stand beside a range. */
function besideRange(t: Context, endpoint: UsageEndpoint): Query {
  const [type = 'custom'] = drawn(t, `${endpoint.name} overlapping`, storageTypes, 1);
  return { ...(endpoint.typed && { type }), l: '10', p: '1', s: '-createdAt' };
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Days that a target may keep apart from the others: the newest one, and one at which a month ends. */
const tellingDays: readonly { words: string; of(range: Range): Range }[] = [
  { words: 'the newest day', of: ({ end }) => ({ start: Math.floor(end / dayMs) * dayMs, end }) },
  {
    words: 'the last day of a month',
    of: ({ end }) => {
      const last = new Date(end);
      const next = Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), 1);
      return { start: next - dayMs, end: next - minuteMs };
    },
  },
];

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
      for (const [early, late] of drawn(t, `${endpoint.name} by offset`, pairs, 1)) {
        expectStatus(await readUsage(t, endpoint, { start: early, end: late }), 200, 'the start is the earlier moment');
        expectStatus(await readUsage(t, endpoint, { start: late, end: early }), 400, 'the end is the earlier moment');
      }
    },
  );

  check('partner.usage.range.outside-retention', `${endpoint.name} usage: a range long ago is rejected`, async (t) => {
    usagePath(t, endpoint);
    const { end: now, start } = await keptRange(t);
    await acceptedUsage(t, endpoint, rangeQuery({ start, end: now }));
    const rare = [[130, 100] as const, [100.5, 100] as const, [400, 365] as const];
    // The longer one is longer than what is kept by far, and still lies outside of it.
    const ranges = [[900, 100] as const, ...drawn(t, `${endpoint.name} long ago`, rare, 1)];
    await Promise.all(
      ranges.map(async ([from, to], place) => {
        const written: Notation = { offset: place === 0 ? 'Z' : -300, places: 0 };
        const [longAgo, end] = [dateTime(now - from * dayMs, written), dateTime(now - to * dayMs, written)];
        const reply = await readUsage(t, endpoint, { start: longAgo, end });
        expectStatus(reply, 400, `a range that ended ${to} days ago`);
      }),
    );
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
    'partner.usage.range.narrower',
    `${endpoint.name} usage: a part of a range has no more records than the whole`,
    async (t) => {
      const { range } = await filledSample(t, endpoint);
      const fifth = floorMinute((range.end - range.start) / 5);
      await failIfLasting(async (attempt) => {
        const whole = await usageRecords(t, endpoint, range, { attempt });
        const parts = await Promise.all(
          [
            { start: range.start, end: range.start + fifth },
            { start: range.start + 2 * fifth, end: range.end - 2 * fifth },
            { start: range.end - fifth, end: range.end },
            // A short one, which a target may take for more than it is.
            { start: range.start, end: range.start + Math.min(fifth, dayMs) },
          ].map((part) => usageRecords(t, endpoint, part, { attempt })),
        );
        return findLarger(whole, parts);
      });
    },
  );

  check('partner.usage.range.narrower', `${endpoint.name} usage: the day of a record has it`, async (t) => {
    const { records, range } = await filledSample(t, endpoint);
    const day = dayOfOne(records, range);
    if (day === null) throw new NotTested('no usage record is known to be of the middle of a day');
    await failIfLasting(
      async () => {
        const { count: found, reply } = await countedPage(t, endpoint, rangeQuery(day));
        return found > 0 ? null : { expected: 'the record of this day', got: 'none', evidence: [reply] };
      },
      () => learnVolatile(t, endpoint),
    );
  });

  for (const { words, of } of tellingDays) {
    check('partner.usage.range.narrower', `${endpoint.name} usage: the days around ${words} have what it has`, (t) =>
      failIfLasting(
        async (attempt) => {
          const day = await dayOf(t, endpoint, of);
          const part = await usageRecords(t, endpoint, day, { attempt });
          if (part.records.length === 0) throw new NotTested(`there are no usage records of ${words}`);
          const { range } = await usageSample(t, endpoint);
          const around = {
            start: Math.max(range.start, day.start - 2 * dayMs),
            end: Math.min(range.end, day.end + 2 * dayMs),
          };
          return findLarger(await usageRecords(t, endpoint, around, { attempt }), [part]);
        },
        () => learnVolatile(t, endpoint),
      ),
    );

    check('partner.usage.range.halves', `${endpoint.name} usage: a long range has what ${words} has`, async (t) =>
      judgePart(t, endpoint, await dayOf(t, endpoint, of)),
    );
  }

  check('partner.usage.range.halves', `${endpoint.name} usage: two halves of a range return the whole`, (t) =>
    judgeHalves(t, endpoint),
  );

  check('partner.usage.range.halves', `${endpoint.name} usage: the end of a range is part of the whole`, (t) =>
    judgeLastPart(t, endpoint),
  );

  check('partner.usage.range.halves', `${endpoint.name} usage: a range up to now has no more than its two parts`, (t) =>
    judgeNewest(t, endpoint),
  );

  check('partner.usage.range.halves', `${endpoint.name} usage: ranges that meet at midnight share no day`, (t) =>
    judgeMidnight(t, endpoint),
  );

  check('partner.usage.range.halves', `${endpoint.name} usage: ranges split at a record return the whole`, (t) =>
    judgeSeams(t, endpoint),
  );

  check(
    'partner.usage.date-time.same-moment',
    `${endpoint.name} usage: another notation returns the same records`,
    (t) => judgeNotations(t, endpoint, turn),
  );
}

/** How many records the first page has. */
async function countedPage(t: Context, endpoint: UsageEndpoint, query: Query) {
  const place = await usagePlace(t, endpoint);
  const reply = await readUsage(t, endpoint, query);
  if (reply.response.status !== 200) throw new NotTested('the target does not accept the range');
  return { count: recordsAt(reply, place).length, reply };
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
    const endpoint = usageEndpoints.find((candidate) => candidate.name === name);
    if (endpoint === undefined) throw new Error(`there is no usage endpoint ${name}`);
    usagePath(t, endpoint);
    const whole = await keptRange(t);
    const step = (whole.end - whole.start) / 1_000;
    const start = floorMinute(whole.start + from * step);
    const end = floorMinute(Math.min(whole.end, start + length * step));
    expectStatus(await readUsage(t, endpoint, rangeQuery({ start, end })), 200);
  },
  { scale: 0.25 },
);

type Records = Awaited<ReturnType<typeof usageRecords>>;

function findLarger(whole: Records, parts: readonly Records[]): Problem | null {
  const larger = parts.find((part) => part.records.length > whole.records.length);
  if (larger === undefined) return null;
  return {
    expected: `at most the ${whole.records.length} records of the range around it`,
    got: `${larger.records.length}`,
    evidence: [...whole.replies, ...larger.replies],
  };
}

/** A record that occurs once in the whole is one measurement, which has one moment. */
async function judgeApart(t: Context, endpoint: UsageEndpoint): Promise<void> {
  const { range } = await filledSample(t, endpoint, 2);
  const fifth = floorMinute((range.end - range.start) / 5);
  if (fifth < dayMs) throw new NotTested('there are too many usage records for ranges that lie days apart');
  for (const length of [fifth, dayMs])
    await failIfLasting((attempt) => findShared(t, endpoint, { range, length, attempt }));
}

/**
 * A bound that is rounded to its hour or its minute takes in the record before it, or the one behind it. Seconds that no
 * schedule has. What lies between the two sides of a record is a range of minutes, which shows what any other does.
 */
async function judgeSeams(t: Context, endpoint: UsageEndpoint): Promise<void> {
  const { range, records } = await filledSample(t, endpoint, 2);
  if (readableMoments(records) === null) throw new NotTested('the usage records carry no readable createdAt');
  const distances = [23_000, 9 * minuteMs + 13_000, -23_000];
  for (const distance of drawn(t, `${endpoint.name} seams`, distances, 2)) {
    await failIfLasting(
      async (attempt) => {
        const split = splitBeside(records, range, distance + attempt * 2_000);
        if (split === null) throw new NotTested('no two usage records are far enough apart');
        return findSeam(t, endpoint, range, { splits: aroundSplit(records, range, split), attempt });
      },
      () => learnVolatile(t, endpoint),
    );
  }
}

/** An end at midnight is a moment, not the day that begins then; a record of that very moment may be on either side. */
async function judgeMidnight(t: Context, endpoint: UsageEndpoint): Promise<void> {
  const { range, records } = await filledSample(t, endpoint, 2);
  const moments = readableMoments(records);
  if (moments === null) throw new NotTested('the usage records carry no readable createdAt');
  const isClear = (midnight: number): boolean => moments.every((moment) => Math.abs(moment - midnight) >= minuteMs);
  const hasDay = (midnight: number): boolean =>
    moments.some((moment) => moment > midnight && moment < midnight + dayMs);
  const middle = Math.floor((range.start + range.end) / 2 / dayMs) * dayMs;
  const midnights = [0, 1, 2, 3, 4].map((days) => middle + days * dayMs);
  const split = midnights.find((midnight) => midnight < range.end - dayMs && isClear(midnight) && hasDay(midnight));
  if (split === undefined) throw new NotTested('no midnight is known to lie between records');
  await failIfLasting(
    (attempt) => findSeam(t, endpoint, range, { splits: [split], attempt }),
    () => learnVolatile(t, endpoint),
  );
}

/**
 * What was measured lately may be kept in two places. The range is read first: what comes meanwhile makes its parts no
 * smaller.
 */
async function judgeNewest(t: Context, endpoint: UsageEndpoint): Promise<void> {
  const { range } = await filledSample(t, endpoint, 2);
  const start = range.end - Math.min(2 * dayMs, floorMinute((range.end - range.start) / 5));
  await failIfLasting(
    async (attempt) => {
      const now = floorMinute(Date.now()) + attempt * 1_000;
      const whole = await usageRecords(t, endpoint, { start, end: now }, { attempt });
      const split = splitBeforeNewest(whole.records, { start, end: now }, attempt);
      const early = await usageRecords(t, endpoint, { start, end: split }, { attempt });
      const late = await usageRecords(t, endpoint, { start: split, end: now }, { attempt });
      const sum = early.records.length + late.records.length;
      if (whole.records.length <= sum) return null;
      return {
        expected: `at most the ${sum} records of the parts that meet at ${dateTime(split)}`,
        got: `${whole.records.length}`,
        evidence: [...whole.replies, ...early.replies, ...late.replies],
      };
    },
    () => learnVolatile(t, endpoint),
  );
}

/** Where records carry no readable moment, a split may hit one by accident: never three different splits. */
async function judgeHalves(t: Context, endpoint: UsageEndpoint): Promise<void> {
  const { range, records } = await filledSample(t, endpoint, 2);
  await failIfLasting(
    (attempt) => findSeam(t, endpoint, range, { splits: [findSplit(records, range, attempt)], attempt }),
    () => learnVolatile(t, endpoint),
  );
}

/** Such a day, where it lies in what is read. */
async function dayOf(t: Context, endpoint: UsageEndpoint, of: (range: Range) => Range): Promise<Range> {
  const { range } = await filledSample(t, endpoint);
  const day = of(range);
  if (day.start < range.start || day.end - day.start < hourMs) throw new NotTested('the day is not among those read');
  return day;
}

/** Where the whole shows its beginning alone, no split between two of its records tells. */
async function judgeLastPart(t: Context, endpoint: UsageEndpoint): Promise<void> {
  const { range } = await filledSample(t, endpoint);
  const start = range.end - floorMinute((range.end - range.start) / 5);
  await judgePart(t, endpoint, { start, end: range.end });
}

async function judgePart(t: Context, endpoint: UsageEndpoint, bounds: Range): Promise<void> {
  const { range } = await filledSample(t, endpoint);
  await failIfLasting(
    async (attempt) => {
      const whole = await usageRecords(t, endpoint, range, { attempt });
      const part = await usageRecords(t, endpoint, bounds, { attempt });
      const lost = missing(count(part.records), count(whole.records)).length;
      if (lost === 0) return null;
      const since = `${dateTime(bounds.start)} to ${dateTime(bounds.end)}`;
      const expected = `the ${part.records.length} records of ${since} in the whole range`;
      return { expected, got: `${lost} of them missing`, evidence: [...whole.replies, ...part.replies] };
    },
    () => learnVolatile(t, endpoint),
  );
}

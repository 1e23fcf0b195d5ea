import { dateTime } from '../../src/arbitraries/date-times.ts';
import { check, NotTested } from '../../src/check/index.ts';
import { drawn } from '../support/draws.ts';
import { failIfLasting, missing, type Problem } from '../support/list-walks.ts';
import {
  countedPage,
  dayMs,
  filledSample,
  floorMinute,
  type keptRange,
  learnVolatile,
  type Range,
  rangeQuery,
  type UsageEndpoint,
  usageEndpoints,
  usageRecords,
  usageSample,
} from '../support/usage.ts';
import {
  aroundSplit,
  count,
  dayOfOne,
  findSeam,
  findSplit,
  readableMoments,
  splitBeforeNewest,
  splitBeside,
} from '../support/usage-splits.ts';

/* A range has what its parts have, wherever it is parted: what is measured may be kept in several places, by its age. */

type Context = Parameters<typeof keptRange>[0];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Days that a target may keep apart from the others: the newest one, and one at which a month ends. */
const tellingDays: readonly { words: string; of(range: Range): Range }[] = [
  // From the midnight before on: today may have nothing yet, at whatever hour it is measured.
  { words: 'the newest day', of: ({ end }) => ({ start: Math.floor(end / dayMs) * dayMs - dayMs, end }) },
  {
    words: 'the last day of a month',
    of: ({ end }) => {
      const last = new Date(end);
      const next = Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), 1);
      return { start: next - dayMs, end: next - minuteMs };
    },
  },
];

for (const endpoint of usageEndpoints) {
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
}

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

/**
 * A bound that is rounded to its hour or its minute takes in the record before it, or the one behind it. Seconds that no
 * schedule has. What lies between the two sides of a record is a range of minutes, which shows what any other does.
 */
async function judgeSeams(t: Context, endpoint: UsageEndpoint): Promise<void> {
  const { range, records } = await filledSample(t, endpoint, 2);
  if (readableMoments(records) === null) throw new NotTested('the usage records carry no readable createdAt');
  // Close to a record nearly every rounding passes over it; some pass over it only from further away.
  const distances = [23_000, 9 * minuteMs + 13_000, -23_000];
  for (const distance of [1_300, ...drawn(t, `${endpoint.name} seams`, distances, 1)]) {
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

import { dateTime } from '../../src/arbitraries/date-times.ts';
import {
  type CheckContext,
  describe,
  exchangeOf,
  field,
  NotTested,
  observe,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { summarize } from '../support/answers.ts';
import type { Query } from '../support/list-walks.ts';
import { describePlace, isObject, recordsAt } from '../support/lists.ts';
import { ownOrganization } from '../support/own-organization.ts';
import { fieldsOf, shapeOf } from '../support/shapes.ts';
import {
  dayMs,
  filledSample,
  floorMinute,
  keptRange,
  type Range,
  rangeQuery,
  readUsage,
  storageTypes,
  typedEndpoints,
  type UsageEndpoint,
  type UsageName,
  usageEndpoint,
  usageEndpoints,
  usagePath,
  usagePlace,
  usageRecords,
} from '../support/usage.ts';
import { partnerUsage } from '../support/usage-current.ts';
import { readableMoments } from '../support/usage-splits.ts';

/** What each endpoint answers to a query that the documents leave open. */
async function statuses(t: CheckContext, endpoints: readonly UsageEndpoint[], query: Query): Promise<string> {
  const answers = endpoints.map(async (endpoint) => ({
    subject: endpoint.name,
    answer: String(exchangeOf(await readUsage(t, endpoint, query, { open: true })).status),
  }));
  return summarize(await Promise.all(answers));
}

function named(name: UsageName): UsageEndpoint[] {
  return usageEndpoints.filter((endpoint) => endpoint.name === name);
}

observe('partner.usage.range.future', async (t) => {
  const { end } = await keptRange(t);
  return statuses(t, usageEndpoints, rangeQuery({ start: end + dayMs, end: end + 2 * dayMs }));
});

observe('partner.usage.range.empty', async (t) => {
  const { end } = await keptRange(t);
  return statuses(t, usageEndpoints, rangeQuery({ start: end, end }));
});

/** Months differ in length, so that only what lasts from run to run is told. */
observe('partner.usage.range.retention-edge', async (t) => {
  const { end } = await keptRange(t);
  const endpoint = usageEndpoint('client');
  const days = [44, 50, 56, 58, 63, 70, 80, 88, 93];
  const kept = days.map(async (day) => {
    const range = { start: end - (day + 1) * dayMs, end: end - day * dayMs };
    return (await readUsage(t, endpoint, rangeQuery(range), { open: true })).response.status === 200;
  });
  const last = (await Promise.all(kept)).lastIndexOf(true);
  return last === -1 ? `fewer than ${days[0]}` : `between ${days[last]} and ${days[last + 1] ?? 'more'}`;
});

observe('partner.usage.range.bounds', async (t) => {
  const endpoint = usageEndpoint('members');
  const { records } = await filledSample(t, endpoint);
  const moments = readableMoments(records);
  const moment = moments?.find((candidate) => candidate % 1_000 === 0) ?? moments?.[0];
  if (moment === undefined) throw new NotTested('the records carry no createdAt');
  const at = async (range: Range): Promise<boolean> => {
    const exact = { offset: 'Z', places: 3 } as const;
    const reply = await readUsage(t, endpoint, {
      start: dateTime(range.start, exact),
      end: dateTime(range.end, exact),
    });
    const shown = recordsAt(reply, await usagePlace(t, endpoint));
    return readableMoments(shown)?.includes(moment) === true;
  };
  const [first, last] = await Promise.all([
    at({ start: moment, end: moment + 60_000 }),
    at({ start: moment - 60_000, end: moment }),
  ]);
  return `at the start ${first ? 'yes' : 'no'}, at the end ${last ? 'yes' : 'no'}`;
});

observe('partner.usage.interval', async (t) => {
  const { records } = await filledSample(t, usageEndpoint('filespace'), 3);
  const moments = readableMoments(records)?.toSorted((a, b) => a - b);
  if (moments === undefined) throw new NotTested('the records carry no createdAt');
  const gaps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment));
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return middle < 3_600_000
    ? `about ${Math.round(middle / 60_000)} minutes`
    : `about ${Math.round(middle / 3_600_000)} hours`;
});

observe('partner.usage.billing-period', async (t) => {
  const { period } = prepared(await partnerUsage(t), 200, 'get the current usage');
  const { billingPeriod } = prepared((await ownOrganization(t)).me, 200, 'get the partner organization');
  const same = (a: string, b: string): boolean => Date.parse(a) === Date.parse(b);
  return same(period.start, billingPeriod.start) && same(period.end, billingPeriod.end) ? 'yes' : 'no';
});

observe('partner.usage.current.optional-blocks', async (t) => {
  const usage = prepared(await partnerUsage(t), 200, 'get the current usage');
  return ['vendorConnect', 'teamCache'].filter((block) => isObject(field(usage, block))).join(', ') || 'none';
});

observe('partner.usage.current.storage-keys', async (t) => {
  const reply = await partnerUsage(t);
  prepared(reply, 200, 'get the current usage');
  const wire: unknown = JSON.parse(exchangeOf(reply).text);
  const storage = field(wire, 'storage');
  const keys = isObject(storage) ? Object.keys(storage) : [];
  return keys
    .filter((key) => key !== 'max' && key !== 'unit')
    .sort()
    .join(', ');
});

observe('partner.usage.current.client-of-managed-service-partner', async (t) => {
  await partnerUsage(t);
  const reply = await t.partner.raw({
    operation: 'GET /api/v1/clients/{clientId}/usage/current',
    path: { clientId: t.partnerFixture('client').id },
  });
  return String(reply.response.status);
});

const bounds = [
  {
    bound: 'start',
    empty: 'partner.usage.start.empty',
    february30: 'partner.usage.start.february-30',
    offsetWithoutColon: 'partner.usage.start.offset-without-colon',
  },
  {
    bound: 'end',
    empty: 'partner.usage.end.empty',
    february30: 'partner.usage.end.february-30',
    offsetWithoutColon: 'partner.usage.end.offset-without-colon',
  },
] as const;

for (const { bound, ...points } of bounds) {
  /** The bound as a text, the other one as it should be. */
  const write = async (t: CheckContext, change: (moment: number) => string): Promise<Query> => {
    const { start, end } = await keptRange(t);
    const good = bound === 'start' ? { start: end - 5 * dayMs, end } : { start, end: end - 3 * dayMs };
    return { ...rangeQuery(good), [bound]: change(good[bound]) };
  };

  observe(points.empty, async (t) => statuses(t, usageEndpoints, await write(t, () => '')));

  observe(points.february30, async (t) => {
    // The last February 30 that has passed, for a start; the next one, for an end: the range runs forwards both ways.
    const february = (moment: number): string => {
      const date = new Date(moment);
      const year = date.getUTCFullYear() - (bound === 'start' && date.getUTCMonth() < 3 ? 1 : 0);
      return `${bound === 'start' ? year : year + 1}-02-30T10:00:00Z`;
    };
    return statuses(t, usageEndpoints, await write(t, february));
  });

  observe(points.offsetWithoutColon, async (t) =>
    statuses(
      t,
      usageEndpoints,
      await write(t, (moment) => dateTime(moment, { offset: 120, places: 0 }).replace(/:(\d\d)$/, '$1')),
    ),
  );
}

async function withType(
  t: CheckContext,
  endpoints: readonly UsageEndpoint[],
  types: readonly string[],
): Promise<string> {
  const query = rangeQuery(await keptRange(t));
  const answers = types.map(async (type) => ({
    subject: type,
    answer: await statuses(t, endpoints, { ...query, type }),
  }));
  return summarize(await Promise.all(answers));
}

observe('partner.usage.type.case', (t) =>
  withType(
    t,
    typedEndpoints,
    storageTypes.map((type) => type.toUpperCase()),
  ),
);

observe('partner.usage.type.empty', (t) => withType(t, typedEndpoints, ['']));

observe('partner.usage.type.filespace-empty', (t) => withType(t, named('filespace'), ['']));

observe('partner.members-usage.type', (t) => withType(t, named('members'), ['storage_a', 'no-such-storage']));

observe('partner.usage.order.unknown-key', async (t) => {
  const query = rangeQuery(await keptRange(t));
  return statuses(t, usageEndpoints, { ...query, s: 'name' });
});

observe('partner.storage-usage.list.metadata', async (t) => {
  const query = { ...rangeQuery(await keptRange(t)), l: '2' };
  const answers = usageEndpoints
    .filter(({ name }) => name !== 'members')
    .map(async (endpoint) => ({
      subject: endpoint.name,
      answer: beside(await readUsage(t, endpoint, query), 'items'),
    }));
  return summarize(await Promise.all(answers));
});

observe('partner.storage-usage.record.fields', async (t) => {
  const answers = usageEndpoints
    .filter(({ name }) => name !== 'members')
    .map(async (endpoint) => {
      const [first] = (await filledSample(t, endpoint)).records;
      return { subject: endpoint.name, answer: first === undefined ? 'no records' : fieldsOf(first) };
    });
  return summarize(await Promise.all(answers));
});

observe('partner.members-usage.list.envelope', async (t) => {
  const endpoint = usageEndpoint('members');
  const range = await keptRange(t);
  const { records } = await usageRecords(
    t,
    endpoint,
    { start: floorMinute(range.end - 5 * dayMs), end: range.end },
    { attempt: 1 },
  );
  return records.length === 0 ? 'not observed: no records' : describePlace(await usagePlace(t, endpoint));
});

observe('partner.members-usage.list.metadata', async (t) => {
  const endpoint = usageEndpoint('members');
  usagePath(t, endpoint);
  const [outermost] = await usagePlace(t, endpoint);
  return beside(await readUsage(t, endpoint, { ...rangeQuery(await keptRange(t)), l: '2' }), outermost);
});

observe('partner.members-usage.record.fields', async (t) => {
  const [first] = (await filledSample(t, usageEndpoint('members'))).records;
  return first === undefined ? 'no records' : fieldsOf(first);
});

/** What an answer holds beside its records. */
function beside(reply: Reply, records: string | undefined): string {
  const { json, status } = exchangeOf(reply);
  if (status !== 200) return describe(exchangeOf(reply));
  if (!isObject(json)) return 'nothing';
  return shapeOf(Object.fromEntries(Object.entries(json).filter(([key]) => key !== records)));
}

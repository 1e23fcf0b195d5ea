import type { RequirementId } from '../../generated/catalogue.ts';
import { type CheckContext, check, expectStatus, NotTested, prepared, type Reply } from '../../src/check/index.ts';
import { drawnInTurn } from '../support/draws.ts';
import { everyListParameter, type Query } from '../support/list-walks.ts';
import { recordsAt } from '../support/lists.ts';
import {
  dayMs,
  keptRange,
  rangeQuery,
  readUsage,
  type UsageEndpoint,
  usageEndpoints,
  usagePlace,
} from '../support/usage.ts';

// What is rejected is rejected whatever else the request asks for.

interface Bounds {
  readonly start: string;
  readonly end: string;
}

const withoutZone = (text: string): string => text.replace(/Z$/, '');
/** Seconds may be missing, which makes room for no other mistake. */
const toTheMinute = (text: string): string => text.replace(/:\d\d(?:\.\d+)?Z$/, '');
const daysLater = (text: string, days: number): string => new Date(Date.parse(text) + days * dayMs).toISOString();

const broken: readonly [RequirementId, string, (valid: Bounds) => Readonly<Record<string, string>>][] = [
  ['partner.usage.start.required', 'a request without start', ({ end }) => ({ end })],
  ['partner.usage.end.required', 'a request without end', ({ start }) => ({ start })],
  ['partner.usage.start.not-a-date', 'a start that is not a date', ({ end }) => ({ start: 'yesterday', end })],
  ['partner.usage.end.not-a-date', 'an end that is not a date', ({ start }) => ({ start, end: 'yesterday' })],
  [
    'partner.usage.start.zone-required',
    'a start without a zone',
    ({ start, end }) => ({ start: withoutZone(start), end }),
  ],
  ['partner.usage.end.zone-required', 'an end without a zone', ({ start, end }) => ({ start, end: toTheMinute(end) })],
  [
    'partner.usage.range.reversed',
    'an end before a start in the future',
    ({ start, end }) => ({ start: daysLater(end, 5), end: start }),
  ],
  [
    'partner.usage.range.outside-retention',
    'a range of more than a year, long ago,',
    ({ start, end }) => ({ start: daysLater(start, -500), end: daysLater(end, -100) }),
  ],
];

/** All that may stand beside, in two ways. */
const besides: readonly Query[] = [{ l: '1', p: '2', s: '-createdAt' }, everyListParameter];

/** For one type the first page only: there may be no other. Where there is no type, either way tells. */
function besidesOf(t: CheckContext, { typed }: UsageEndpoint, turn: number): readonly Query[] {
  const [second = {}, largest = {}] = besides;
  return typed ? [second, { ...largest, type: 'custom' }] : drawnInTurn(t, besides, { in: 2, turn });
}

for (const [place, endpoint] of usageEndpoints.entries()) {
  for (const [turn, [requirement, what, change]] of broken.entries()) {
    check(requirement, `${endpoint.name} usage: ${what} is rejected with any other parameter, too`, async (t) => {
      for (const beside of besidesOf(t, endpoint, place + turn)) {
        const bounds = await validBeside(t, endpoint, beside);
        const reply = await readUsage(t, endpoint, { ...change(bounds), ...beside });
        expectStatus(reply, 400, `${what}, beside ${new URLSearchParams(beside)}`);
      }
    });
  }
  check(
    endpoint.status,
    `${endpoint.name} usage: a range is accepted with every parameter that there is`,
    async (t) => {
      const beside = { ...everyListParameter, ...(endpoint.typed ? { type: 'custom' } : {}) };
      const { reply } = await readBeside(t, endpoint, beside);
      expectStatus(reply, 200, `a range inside the retention, beside ${new URLSearchParams(beside)}`);
    },
  );

  if (!endpoint.typed) continue;
  check('partner.usage.type.unknown', `${endpoint.name} usage: an unknown type is rejected with others`, async (t) => {
    for (const beside of besides) {
      const bounds = await validBeside(t, endpoint, beside);
      const reply = await readUsage(t, endpoint, { ...bounds, ...beside, type: 'storage_d' });
      expectStatus(reply, 400, `the type storage_d, beside ${new URLSearchParams(beside)}`);
    }
  });
}

/** A range that is accepted beside the same: the valid twin. A second page has to have a record. */
async function validBeside(t: CheckContext, endpoint: UsageEndpoint, query: Query): Promise<Bounds> {
  const { reply, ...bounds } = await readBeside(t, endpoint, query);
  prepared(reply, 200, `list usage with ${new URLSearchParams(query)}`);
  if (query.p === '2' && recordsAt(reply, await usagePlace(t, endpoint)).length === 0) {
    throw new NotTested('the fixture has no two records of usage');
  }
  return bounds;
}

function readBeside(t: CheckContext, endpoint: UsageEndpoint, query: Query): Promise<Bounds & { reply: Reply }> {
  return t.shared(`${endpoint.name} usage with ${new URLSearchParams(query)}`, async (own) => {
    const { start = '', end = '' } = rangeQuery(await keptRange(own));
    return { start, end, reply: await readUsage(own, endpoint, { start, end, ...query }) };
  });
}

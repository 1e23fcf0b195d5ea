import type { RequirementId } from '../../generated/catalogue.ts';
import { type CheckContext, check, expectStatus, NotTested, prepared } from '../../src/check/index.ts';
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

// What is refused is refused whatever else the request asks for.

interface Bounds {
  readonly start: string;
  readonly end: string;
}

const withoutZone = (text: string): string => text.replace(/Z$/, '');
const longBefore = (text: string): string => new Date(Date.parse(text) - 100 * dayMs).toISOString();

const broken: readonly [RequirementId, string, (valid: Bounds) => Readonly<Record<string, string>>][] = [
  ['partner.usage.start.required', 'a request without start', ({ end }) => ({ end })],
  ['partner.usage.end.required', 'a request without end', ({ start }) => ({ start })],
  ['partner.usage.start.not-a-date', 'a start that is no date', ({ end }) => ({ start: 'yesterday', end })],
  ['partner.usage.end.not-a-date', 'an end that is no date', ({ start }) => ({ start, end: 'yesterday' })],
  [
    'partner.usage.start.zone-required',
    'a start without a zone',
    ({ start, end }) => ({ start: withoutZone(start), end }),
  ],
  ['partner.usage.end.zone-required', 'an end without a zone', ({ start, end }) => ({ start, end: withoutZone(end) })],
  ['partner.usage.range.reversed', 'an end before the start', ({ start, end }) => ({ start: end, end: start })],
  [
    'partner.usage.range.outside-retention',
    'a range long ago',
    ({ start, end }) => ({ start: longBefore(start), end: longBefore(end) }),
  ],
];

interface Beside {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
}

const secondOfOne: Beside = { name: 'on the second page', query: { l: '1', p: '2' } };
const ordered: Beside = { name: 'in the other order', query: { s: '-createdAt' } };
const largest: Beside = { name: 'on the largest page', query: { l: '300', s: 'createdAt' } };
const narrowed: Beside = { name: 'for one type', query: { type: 'custom' } };

for (const endpoint of usageEndpoints) {
  for (const beside of [secondOfOne, ordered, largest, ...(endpoint.typed ? [narrowed] : [])]) {
    for (const [requirement, what, change] of broken) {
      check(requirement, `${endpoint.name} usage: ${what} is rejected ${beside.name}, too`, async (t) => {
        const reply = await readUsage(t, endpoint, {
          ...change(await validBeside(t, endpoint, beside)),
          ...beside.query,
        });
        expectStatus(reply, 400, `${what}, ${beside.name}`);
      });
    }
    if (!endpoint.typed || beside === narrowed) continue;
    check('partner.usage.type.unknown', `${endpoint.name} usage: a type that is none ${beside.name}`, async (t) => {
      const bounds = await validBeside(t, endpoint, beside);
      const reply = await readUsage(t, endpoint, { ...bounds, ...beside.query, type: 'storage_d' });
      expectStatus(reply, 400, `the type storage_d, ${beside.name}`);
    });
  }
}

/** A range that is accepted beside the same: the valid twin. A second page has to have a record. */
function validBeside(t: CheckContext, endpoint: UsageEndpoint, { name, query }: Beside): Promise<Bounds> {
  return t.shared(`${endpoint.name} usage ${name}`, async (own) => {
    const { start = '', end = '' } = rangeQuery(await keptRange(own));
    const reply = await readUsage(own, endpoint, { start, end, ...query });
    prepared(reply, 200, `list usage ${name}`);
    if (query.p !== undefined && recordsAt(reply, await usagePlace(own, endpoint)).length === 0) {
      throw new NotTested('the fixture has no two records of usage');
    }
    return { start, end };
  });
}

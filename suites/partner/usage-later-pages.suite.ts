import type { RequirementId } from '../../generated/catalogue.ts';
import { type CheckContext, check, expectStatus, NotTested, prepared } from '../../src/check/index.ts';
import { recordsAt } from '../support/lists.ts';
import { keptRange, rangeQuery, readUsage, type UsageEndpoint, usageEndpoints, usagePlace } from '../support/usage.ts';

/** What is refused on the first page is refused on any other. */
const broken: readonly [RequirementId, string, (valid: Valid) => Readonly<Record<string, string>>][] = [
  ['partner.usage.start.required', 'a request without start', ({ end }) => ({ end })],
  ['partner.usage.end.required', 'a request without end', ({ start }) => ({ start })],
  ['partner.usage.start.not-a-date', 'a start that is no date', ({ end }) => ({ start: 'yesterday', end })],
  ['partner.usage.end.not-a-date', 'an end that is no date', ({ start }) => ({ start, end: 'yesterday' })],
  ['partner.usage.range.reversed', 'an end before the start', ({ start, end }) => ({ start: end, end: start })],
];

interface Valid {
  readonly start: string;
  readonly end: string;
}

const secondOfOne = { l: '1', p: '2' } as const;

for (const endpoint of usageEndpoints) {
  for (const [requirement, what, change] of broken) {
    check(requirement, `${endpoint.name} usage: ${what} is rejected on the second page, too`, async (t) => {
      const reply = await readUsage(t, endpoint, { ...change(await validLater(t, endpoint)), ...secondOfOne });
      expectStatus(reply, 400, `${what}, for the second page`);
    });
  }
  if (!endpoint.typed) continue;
  check('partner.usage.type.unknown', `${endpoint.name} usage: a type that is none, on the second page`, async (t) => {
    const reply = await readUsage(t, endpoint, {
      ...(await validLater(t, endpoint)),
      ...secondOfOne,
      type: 'storage_d',
    });
    expectStatus(reply, 400, 'the type storage_d, for the second page');
  });
}

/** A range of which there is a second page of one record: the valid twin. */
function validLater(t: CheckContext, endpoint: UsageEndpoint): Promise<Valid> {
  return t.shared(`second page of ${endpoint.name} usage`, async (own) => {
    const { start = '', end = '' } = rangeQuery(await keptRange(own));
    const reply = await readUsage(own, endpoint, { start, end, ...secondOfOne });
    prepared(reply, 200, 'list the second page of usage');
    const records = recordsAt(reply, await usagePlace(own, endpoint));
    if (records.length === 0) throw new NotTested('the fixture has no two records of usage');
    return { start, end };
  });
}

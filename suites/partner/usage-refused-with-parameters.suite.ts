import { type CheckContext, check, expectStatus, NotTested, prepared, type Reply } from '../../src/check/index.ts';
import { drawnInTurn } from '../support/draws.ts';
import { everyListParameter, type Query } from '../support/list-walks.ts';
import { recordsAt } from '../support/lists.ts';
import { keptRange, rangeQuery, readUsage, type UsageEndpoint, usageEndpoints, usagePlace } from '../support/usage.ts';
import { type Bounds, brokenRanges } from '../support/usage-refusals.ts';

// What is rejected is rejected whatever else the request asks for.

/** All that may stand beside, in two ways. */
const besides: readonly Query[] = [{ l: '1', p: '2', s: '-createdAt' }, everyListParameter];

/** For one type the first page only: there may be no other. Where there is no type, either way tells. */
function besidesOf(t: CheckContext, { typed }: UsageEndpoint, turn: number): readonly Query[] {
  const [second = {}, largest = {}] = besides;
  return typed ? [second, { ...largest, type: 'custom' }] : drawnInTurn(t, besides, { in: 2, turn });
}

for (const [place, endpoint] of usageEndpoints.entries()) {
  for (const [turn, [requirement, what, change]] of brokenRanges.entries()) {
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

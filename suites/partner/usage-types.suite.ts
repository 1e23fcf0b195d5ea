import type { RequirementId } from '../../generated/catalogue.ts';
import { accepted, check, expectStatus, NotTested, prepared } from '../../src/check/index.ts';
import { failIfLasting } from '../support/list-walks.ts';
import {
  filledSample,
  keptRange,
  type Range,
  rangeQuery,
  readUsage,
  storageTypes,
  typedEndpoints,
  type UsageEndpoint,
  usageEndpoints,
  usagePath,
  usageRecords,
} from '../support/usage.ts';
import { sameRecords, surplus } from '../support/usage-splits.ts';

type Context = Parameters<typeof keptRange>[0];

const ids: Record<(typeof storageTypes)[number], RequirementId> = {
  storage_a: 'partner.usage.type.storage-a',
  custom: 'partner.usage.type.custom',
  storage_b: 'partner.usage.type.storage-b',
  storage_c: 'partner.usage.type.storage-c',
};

/** None of them is a type by any reading: no other case, no empty text, no part of a type. */
const noTypes = ['no-such-storage', 'storage_d', 'storage_a,custom'];

for (const endpoint of typedEndpoints) {
  for (const type of storageTypes) {
    check(ids[type], `${endpoint.name} usage: the type ${type} is accepted`, async (t) => {
      usagePath(t, endpoint);
      accepted(await readUsage(t, endpoint, { ...rangeQuery(await keptRange(t)), type }), 200);
    });
  }

  check('partner.usage.type.unknown', `${endpoint.name} usage: a type that is none is rejected`, async (t) => {
    await expectRefused(t, endpoint, noTypes);
  });

  check('partner.usage.type.omitted', `${endpoint.name} usage: no type has more records than all`, async (t) => {
    const { range } = await filledSample(t, endpoint);
    await failIfLasting(async () => {
      const { whole, parts } = await readTypes(t, endpoint, range);
      const larger = parts.find(({ records }) => records.length > whole.records.length);
      if (larger === undefined) return null;
      return {
        expected: `at least ${larger.records.length} records without type, as many as with ${larger.type}`,
        got: `${whole.records.length}`,
        evidence: [...larger.replies, ...whole.replies],
      };
    });
  });

  check('partner.usage.type.partition', `${endpoint.name} usage: the four types are the whole`, async (t) => {
    const { range } = await filledSample(t, endpoint);
    await failIfLasting(async () => {
      const { whole, parts } = await readTypes(t, endpoint, range);
      if (parts.length < storageTypes.length) throw new NotTested('one of the four types is refused');
      const together = parts.flatMap(({ records }) => records);
      if (sameRecords(whole.records, together)) return null;
      const counts = parts.map(({ type, records }) => `${records.length} of ${type}`).join(', ');
      return {
        expected: `the ${whole.records.length} records without type from the four types together`,
        got: `${counts}: ${surplus(whole.records, together)}`,
        evidence: [...whole.replies, ...parts.flatMap(({ replies }) => replies)],
      };
    });
  });
}

for (const endpoint of usageEndpoints.filter(({ name }) => name === 'filespace')) {
  check('partner.usage.type.filespace-refused', 'each of the four types is refused on the usage of a filespace', (t) =>
    expectRefused(t, endpoint, storageTypes),
  );

  check('partner.usage.type.filespace-refused-unknown', 'any other type is refused there, too', (t) =>
    expectRefused(t, endpoint, noTypes),
  );
}

async function expectRefused(t: Context, endpoint: UsageEndpoint, types: readonly string[]): Promise<void> {
  usagePath(t, endpoint);
  const query = rangeQuery(await keptRange(t));
  prepared(await readUsage(t, endpoint, query), 200, 'list usage without a type');
  await Promise.all(
    types.map(async (type) => expectStatus(await readUsage(t, endpoint, { ...query, type }), 400, `type=${type}`)),
  );
}

/** The whole and its parts; a type that is refused fails its own check and is left out. */
async function readTypes(t: Context, endpoint: UsageEndpoint, range: Range) {
  const whole = await usageRecords(t, endpoint, range);
  const answers = storageTypes.map(async (type) => {
    const { response } = await readUsage(t, endpoint, { ...rangeQuery(range), type });
    return response.status === 200 ? [{ type, ...(await usageRecords(t, endpoint, range, type)) }] : [];
  });
  return { whole, parts: (await Promise.all(answers)).flat() };
}

import { type CheckContext, check, NotTested } from '../../src/check/index.ts';
import { drawnInTurn } from '../support/draws.ts';
import { failIfLasting, type Problem, type Query } from '../support/list-walks.ts';
import { recordsAt } from '../support/lists.ts';
import {
  dayMs,
  filledSample,
  floorMinute,
  learnVolatile,
  type Range,
  rangeQuery,
  readUsage,
  storageTypes,
  typedEndpoints,
  typeRequirements,
  type UsageEndpoint,
  usageEndpoints,
  usageList,
  usageRecords,
} from '../support/usage.ts';
import { count, findShared } from '../support/usage-splits.ts';
import { lastingPart } from '../support/volatile.ts';

// A range and a type hold on every page, whichever list parameters stand beside them.

const besides: readonly Query[] = [
  {},
  { p: '1' },
  { l: '300' },
  { s: 'createdAt' },
  { s: '-createdAt' },
  { s: '-createdAt', l: '300' },
  { s: '-createdAt', p: '1' },
];

for (const endpoint of usageEndpoints) {
  check('partner.usage.range.respected', `${endpoint.name} usage: ranges count with any list parameter`, async (t) => {
    const { range } = await filledSample(t, endpoint, 2);
    const fifth = floorMinute((range.end - range.start) / 5);
    // From old to new a lost start shows first, and from new to old a lost end.
    const amid = { start: range.start + 2 * fifth, end: range.end - 2 * fifth };
    await expectNoStrays(t, endpoint, amid, besides);
  });
}

for (const endpoint of typedEndpoints) {
  check('partner.usage.range.respected', `${endpoint.name} usage: ranges count with a type, too`, async (t) => {
    const { range } = await filledSample(t, endpoint, 2);
    const length = floorMinute((range.end - range.start) / 5);
    if (length < dayMs) throw new NotTested('there are too many usage records for ranges that lie days apart');
    for (const type of drawnInTurn(t, storageTypes, { in: 2, turn: endpoint.levels })) {
      if (await isAccepted(t, endpoint, range, type)) {
        await failIfLasting((attempt) => findShared(t, endpoint, { range, length, type, attempt }));
      }
    }
  });

  for (const [turn, type] of storageTypes.entries()) {
    check(
      typeRequirements[type],
      `${endpoint.name} usage: type=${type} counts with any list parameter, too`,
      async (t) => {
        const { range } = await filledSample(t, endpoint);
        if (!(await isAccepted(t, endpoint, range, type))) throw new NotTested(`the type ${type} is rejected`);
        // Without any and with an order for each type; what else there is beside, each time for another one.
        const [plain = {}, ...others] = besides;
        const [sorted, unsorted] = [
          others.filter(({ s }) => s !== undefined),
          others.filter(({ s }) => s === undefined),
        ];
        const some = [sorted, unsorted].flatMap((forms) => drawnInTurn(t, forms, { in: forms.length, turn }));
        await expectNoStrays(t, endpoint, range, [plain, ...some], type);
      },
    );
  }
}

async function isAccepted(t: CheckContext, endpoint: UsageEndpoint, range: Range, type: string): Promise<boolean> {
  return (await readUsage(t, endpoint, { ...rangeQuery(range), type })).response.status === 200;
}

/** Fails when a page shows what the same list, walked to its end, does not. */
async function expectNoStrays(
  t: CheckContext,
  endpoint: UsageEndpoint,
  range: Range,
  forms: readonly Query[],
  type?: string,
): Promise<void> {
  await failIfLasting(
    (attempt) => findStray(t, endpoint, range, { forms, type, attempt }),
    () => learnVolatile(t, endpoint),
  );
}

function withQuery(query: ConstructorParameters<typeof URLSearchParams>[0]): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? 'without further parameters' : `with ${text}`;
}

async function findStray(
  t: CheckContext,
  endpoint: UsageEndpoint,
  range: Range,
  { forms, type, attempt }: { forms: readonly Query[]; type: string | undefined; attempt: number },
): Promise<Problem | null> {
  const list = await usageList(t, endpoint, range, type);
  const whole = await usageRecords(t, endpoint, range, { type, attempt });
  const known = count(whole.records);
  for (const query of forms) {
    const reply = await list.read(t, query);
    // The type is accepted by itself, and each of the parameters is valid.
    if (reply.response.status === 400 && type !== undefined) {
      return { expected: `status 200 for the type ${type} ${withQuery(query)}`, got: '400', evidence: [reply] };
    }
    if (reply.response.status !== 200) continue;
    const shown = recordsAt(reply, list.place).map((record) => lastingPart(t, endpoint.name, record));
    const stray = [...count(shown).keys()].find((record) => !known.has(record));
    if (stray === undefined) continue;
    return {
      expected: `some of the ${known.size} records of the list walked page by page`,
      got: `another one, ${withQuery(query)}: ${stray.slice(0, 200)}`,
      evidence: [...whole.replies, reply],
    };
  }
  return null;
}

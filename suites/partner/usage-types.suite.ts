import { check, expectStatus, NotTested, prepared } from '../../src/check/index.ts';
import { drawnInTurn } from '../support/draws.ts';
import { findDisorder, momentsOf } from '../support/list-order.ts';
import {
  canonical,
  failIfLasting,
  fewPages,
  type ListPage,
  largestPage,
  missing,
  type Problem,
  type ReadList,
  tally,
  walksOf,
} from '../support/list-walks.ts';
import { recordsAt } from '../support/lists.ts';
import { acceptedListPage, expectLimited, smallPages } from '../support/paged-list.ts';
import { pagedLists } from '../support/paged-lists.ts';
import { expectEach } from '../support/parallel.ts';
import { sharedClient } from '../support/partner.ts';
import {
  acceptedUsage,
  filledSample,
  keptRange,
  learnVolatile,
  rangeQuery,
  readTypes,
  readUsage,
  storageTypes,
  typedEndpoints,
  typeRequirements,
  type UsageEndpoint,
  usageEndpoints,
  usageList,
  usagePath,
} from '../support/usage.ts';
import { judgeTypedNotations } from '../support/usage-notations.ts';
import { findPassedOver, type Types } from '../support/usage-passed-over.ts';
import { furtherRanges } from '../support/usage-ranges.ts';
import { aroundOne, sameRecords, surplus } from '../support/usage-splits.ts';
import { lastingPart } from '../support/volatile.ts';
import { findGap, findRepetition } from '../support/walk-problems.ts';

type Context = Parameters<typeof keptRange>[0];

/** None of them is a type by any reading: no other case, no empty text, no part of a type. */
const noTypes = [
  ...['no-such-storage', 'storage_d', "storage_a'", 'all', '*', 'constructor', 'default', 'none'],
  // The beginnings of two that there are, for whoever compares no further.
  ...['any', '0', 'null', 'toString', 'storage', 'custo'],
];

/** Whoever takes a list of values for any parameter takes it for this one. */
const severalTypes = 'storage_a,custom';

for (const endpoint of typedEndpoints) {
  for (const type of storageTypes) {
    check(typeRequirements[type], `${endpoint.name} usage: the type ${type} is accepted`, async (t) => {
      usagePath(t, endpoint);
      expectStatus(await readUsage(t, endpoint, { ...rangeQuery(await keptRange(t)), type }), 200);
    });

    check(
      typeRequirements[type],
      `${endpoint.name} usage: the type ${type} is accepted where no record has it`,
      async (t) => {
        usagePath(t, endpoint);
        const { start } = await keptRange(t);
        const query = { ...rangeQuery({ start, end: start + 60_000 }), type };
        if (endpoint.levels > 1) {
          expectStatus(await readUsage(t, endpoint, query), 200, 'a range of a minute');
          return;
        }
        const { id } = await sharedClient(t);
        expectStatus(await readUsage(t, endpoint, query, { path: { clientId: id } }), 200, 'a client without usage');
      },
    );

    check(
      typeRequirements[type],
      `${endpoint.name} usage: the type ${type} is not ignored around one record`,
      async (t) => {
        const { records, range } = await filledSample(t, endpoint);
        const near = aroundOne(records, range);
        if (near === null) throw new NotTested('no usage record is known to stand alone');
        await failIfLasting(async (attempt) => findPassedOver(await readTypes(t, endpoint, near, attempt), type));
      },
    );

    check(typeRequirements[type], `${endpoint.name} usage: the type ${type} is not ignored`, async (t) => {
      const { range } = await filledSample(t, endpoint);
      await failIfLasting(async (attempt) => findPassedOver(await readTypes(t, endpoint, range, attempt), type));
    });

    for (const { words, range } of furtherRanges) {
      check(typeRequirements[type], `${endpoint.name} usage, ${words}: the type ${type} is not ignored`, (t) =>
        failIfLasting(async (attempt) =>
          findPassedOver(await readTypes(t, endpoint, await range(t, endpoint), attempt), type),
        ),
      );
    }
  }

  check('partner.usage.type.unknown', `${endpoint.name} usage: an unknown type is rejected`, async (t) => {
    await expectRefused(t, endpoint, [severalTypes, ...drawnInTurn(t, noTypes, { in: 2, turn: endpoint.levels })]);
  });

  check(
    'partner.usage.type.omitted',
    `${endpoint.name} usage: no type filter returns more than the unfiltered list`,
    async (t) => {
      const { range } = await filledSample(t, endpoint);
      await failIfLasting(async (attempt) => {
        const { whole, parts } = await readTypes(t, endpoint, range, attempt);
        return findFewerThan(parts, whole);
      });
    },
  );

  if (endpoint.levels === 1) {
    check(
      'partner.usage.type.omitted',
      `${endpoint.name} usage: nor of another client does a type filter return more than the unfiltered list`,
      async (t) => {
        const { id } = t.partnerFixture('otherClient');
        const bounds = { ...rangeQuery(await keptRange(t)), l: '300' };
        const read = async (query: Record<string, string>) => {
          const reply = await readUsage(t, endpoint, { ...bounds, ...query }, { path: { clientId: id } });
          prepared(reply, 200, 'list the usage');
          const records = recordsAt(reply, ['items']).map((record) => lastingPart(t, endpoint.name, record));
          return { records, replies: [reply] };
        };
        await failIfLasting(async () => {
          const parts = await Promise.all(storageTypes.map(async (type) => ({ type, ...(await read({ type })) })));
          const whole = await read({});
          // What stands on further pages is not looked for.
          if (whole.records.length >= largestPage)
            throw new NotTested('the other client has more than a page of usage');
          return findFewerThan(parts, whole);
        });
      },
    );
  }

  check(
    'partner.usage.type.partition',
    `${endpoint.name} usage: the four types together return the unfiltered list`,
    async (t) => {
      const { range } = await filledSample(t, endpoint);
      await failIfLasting(
        async (attempt) => findNoPartition(await readTypes(t, endpoint, range, attempt)),
        () => learnVolatile(t, endpoint),
      );
    },
  );

  for (const { words, range } of furtherRanges) {
    check(
      'partner.usage.type.partition',
      `${endpoint.name} usage, ${words}: the four types together return the unfiltered list`,
      (t) =>
        failIfLasting(
          async (attempt) => findNoPartition(await readTypes(t, endpoint, await range(t, endpoint), attempt)),
          () => learnVolatile(t, endpoint),
        ),
    );
  }
}

/** The lists that a type can narrow, and what holds for them however they are narrowed. */
const narrowed = pagedLists.flatMap((content) => {
  const endpoint = typedEndpoints.find(({ name }) => content.name === `${name} usage`);
  return endpoint === undefined ? [] : [{ content, endpoint }];
});

for (const { content, endpoint } of narrowed) {
  for (const [requirement, query, direction] of [
    [content.ascending, { s: 'createdAt' }, 'ascending'],
    [content.descending, { s: '-createdAt' }, 'descending'],
    [content.byDefault, {}, content.defaultDirection],
  ] as const) {
    check(requirement, `${content.name}: the order is ${direction} with a type, too`, async (t) => {
      const { list } = await largestType(t, endpoint);
      await failIfLasting(async () => {
        const page = await acceptedListPage(t, list, query);
        const moments = momentsOf(page.records);
        if (moments === null) throw new NotTested('the usage records carry no readable createdAt');
        const found = findDisorder(moments, direction);
        return found === null ? null : { ...found, evidence: [page.reply] };
      });
    });
  }

  check('partner.paging.full-page', `${content.name}: pages are full with a type, too`, async (t) => {
    const { list, total } = await largestType(t, endpoint);
    const size = fewPages(total);
    await failIfLasting(async () => findShort(await acceptedListPage(t, list, { l: String(size) }), size));
  });

  check(content.limit, `${content.name}: no page is longer than l with a type, too`, async (t) => {
    const { list } = await largestType(t, endpoint);
    await expectLimited(t, list, smallPages);
  });

  check(content.walk, `${content.name}: walks with a type find the same records, too`, async (t) => {
    const { list } = await largestType(t, endpoint);
    await failIfLasting(
      async (attempt) => findGap(list, await walksOf(t, list, attempt)),
      () => learnVolatile(t, endpoint),
    );
  });

  check('partner.paging.disjoint', `${content.name}: no walk with a type shows a record twice`, async (t) => {
    const { list } = await largestType(t, endpoint);
    await failIfLasting(async (attempt) => findRepetition(list, await walksOf(t, list, attempt)));
  });

  check(content.defaultSize, `${content.name}: without l a page holds 100 with a type, too`, async (t) => {
    const { list, total } = await largestType(t, endpoint);
    if (total <= 100) throw new NotTested(`no type has more than ${total} records; this needs more than 100`);
    await failIfLasting(async () => findShort(await acceptedListPage(t, list, {}), 100));
  });
}

for (const { content, endpoint } of narrowed) {
  check('partner.paging.maximum-honoured', `${content.name}: l=300 counts with a type, too`, async (t) => {
    const { list, total } = await largestType(t, endpoint);
    if (total <= 100) throw new NotTested(`no type has more than ${total} records; this needs more than 100`);
    const size = Math.min(total, largestPage);
    await failIfLasting(async () => findShort(await acceptedListPage(t, list, { l: String(largestPage) }), size));
  });

  check(
    'partner.usage.date-time.same-moment',
    `${content.name}: another notation returns the same records with a type, too`,
    async (t) => judgeTypedNotations(t, endpoint, (await largestType(t, endpoint)).type),
  );
}

function findShort({ reply, records }: ListPage, size: number): Problem | null {
  // More may have been measured since; whether a page is longer than it may be is another question.
  if (records.length >= size) return null;
  return { expected: `${size} records, since the type has more`, got: `${records.length}`, evidence: [reply] };
}

/** The list of the type that most records are of, with their number. */
function largestType(
  t: Context,
  endpoint: UsageEndpoint,
): Promise<{ list: ReadList; total: number; type: (typeof storageTypes)[number] }> {
  return t.shared(`largest type of ${endpoint.name} usage`, async (own) => {
    const { range } = await filledSample(own, endpoint);
    const { parts } = await readTypes(own, endpoint, range, 1);
    const [largest] = parts.toSorted((a, b) => b.records.length - a.records.length);
    if (largest === undefined || largest.records.length < 2) throw new NotTested('no type has two records');
    const list = await usageList(own, endpoint, range, largest.type);
    return { list, total: largest.records.length, type: largest.type };
  });
}

for (const endpoint of usageEndpoints.filter(({ name }) => name === 'filespace')) {
  check('partner.usage.type.filespace-refused', 'each of the four types is rejected on the usage of a filespace', (t) =>
    expectRefused(t, endpoint, storageTypes),
  );

  check(
    'partner.usage.type.filespace-refused',
    'a type on the usage of a filespace is rejected with paging and an order, too',
    async (t) => {
      usagePath(t, endpoint);
      const query = rangeQuery(await keptRange(t));
      const paged: Record<string, string>[] = [{ p: '1' }, { l: '5' }, { s: '-createdAt' }, { p: '1', l: '300' }];
      for (const also of [{ p: '2', l: '1' }, ...drawnInTurn(t, paged, { in: 2, turn: 0 })]) {
        await acceptedUsage(t, endpoint, { ...query, ...also });
        const reply = await readUsage(t, endpoint, { ...query, ...also, type: 'custom' });
        expectStatus(reply, 400, `type=custom and ${new URLSearchParams(also)}`);
      }
    },
  );

  check('partner.usage.type.filespace-refused-unknown', 'an unknown type for a filespace is rejected', (t) =>
    expectRefused(t, endpoint, drawnInTurn(t, noTypes, { in: 2, turn: 0 })),
  );
}

async function expectRefused(t: Context, endpoint: UsageEndpoint, types: readonly string[]): Promise<void> {
  usagePath(t, endpoint);
  const query = rangeQuery(await keptRange(t));
  await acceptedUsage(t, endpoint, query);
  await expectEach(400, 'the type', types, (type) => readUsage(t, endpoint, { ...query, type }));
}

/**
 * Where the four types together are not the whole. A type may also leave of every record what belongs to it, so that
 * the whole shows none of the records of any type as they are: then there is nothing to be put together.
 */
function findNoPartition({ whole, parts }: Types): Problem | null {
  if (parts.length < storageTypes.length) throw new NotTested('one of the four types is rejected');
  const together = parts.flatMap(({ records }) => records);
  if (sameRecords(whole.records, together)) return null;
  const all = tally(whole.records, canonical);
  const isOther = ({ records }: Types['whole']): boolean => records.every((record) => !all.has(canonical(record)));
  if (together.length > 0 && parts.every(isOther)) {
    throw new NotTested('typed and untyped lists return different record shapes');
  }
  const counts = parts.map(({ type, records }) => `${records.length} of ${type}`).join(', ');
  return {
    expected: `the ${whole.records.length} records without type from the four types together`,
    got: `${counts}: ${surplus(whole.records, together)}`,
    evidence: [...whole.replies, ...parts.flatMap(({ replies }) => replies)],
  };
}

/** Fewer records without a type than with one, or none of a type. */
function findFewerThan(parts: Types['parts'], whole: Types['whole']): Problem | null {
  const larger = parts.find(({ records }) => records.length > whole.records.length);
  if (larger === undefined) return findLeftOut(whole, parts);
  return {
    expected: `at least ${larger.records.length} records without type, as many as with ${larger.type}`,
    got: `${whole.records.length}`,
    evidence: [...larger.replies, ...whole.replies],
  };
}

function shapeOf(record: Types['whole']['records'][number]): string {
  return Object.keys(record).toSorted().join(' ');
}

/** A type of which the whole shows nothing, while it shows all of another one. */
function findLeftOut(whole: Types['whole'], parts: Types['parts']): Problem | null {
  const all = tally(whole.records, canonical);
  const filled = parts.filter(({ records }) => records.length > 0);
  const isInside = ({ records }: Types['whole']): boolean => missing(tally(records, canonical), all).length === 0;
  const left = filled.find(({ records }) => records.every((record) => !all.has(canonical(record))));
  if (left === undefined || !filled.some(isInside)) return null;
  const shapes = new Set(whole.records.map(shapeOf));
  if (!left.records.some((record) => shapes.has(shapeOf(record)))) {
    throw new NotTested(`records of ${left.type} have fields of their own where they are asked for alone`);
  }
  return {
    expected: `the ${left.records.length} records of the type ${left.type} among those without type`,
    got: `none of them among ${whole.records.length}`,
    evidence: [...left.replies, ...whole.replies],
  };
}

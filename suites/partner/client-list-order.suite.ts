import { alone, type CheckContext, fail } from '../../src/check/index.ts';
import {
  createdAtOf,
  judgeWalk,
  type Problem,
  readPage,
  sharedWalk,
  type Walk,
  type WalkedPage,
  type WalkQuery,
  walkQueries,
} from '../support/client-walks.ts';
import { createdAtIn, isCertainlyOlder } from '../support/list-order.ts';
import type { JsonObject } from '../support/lists.ts';
import { type ManyClients, manyClients } from '../support/many-clients.ts';

const { check } = alone;

type Direction = 'ascending' | 'descending';

const orders: readonly WalkQuery[] = [{}, { s: 'createdAt' }, { s: '-createdAt' }];

/**
 * Judged twice: by `createdAt` where the records show one, and by the run's own clients, of which one half is more than
 * a second older than the other, unless they say that they are of one moment: those may stand in any order.
 */
function problemInside(page: WalkedPage, many: ManyClients, direction: Direction): Problem | null {
  const expected = `clients in ${direction} order of creation`;
  const evidence = [page.reply];
  for (const [index, record] of page.records.entries()) {
    const next = page.records[index + 1];
    if (next !== undefined && isTurned(createdAtOf(record), createdAtOf(next), direction)) {
      return { expected, got: `createdAt ${createdAtIn(record)} before ${createdAtIn(next)}`, evidence };
    }
  }
  const turned = findTurned([...page.ownRecords], many, direction);
  if (turned === null) return null;
  return { expected, got: `${turned.join(' before ')}, made over a second apart`, evidence };
}

/** Two of the run's own clients, of which the one that stands behind belongs before the other. */
function findTurned(
  own: readonly (readonly [string, JsonObject])[],
  many: ManyClients,
  direction: Direction,
): [string, string] | null {
  const [early, late] = direction === 'ascending' ? [many.older, many.newer] : [many.newer, many.older];
  for (const [index, [before, one]] of own.entries()) {
    if (!late.has(before)) continue;
    const isTurnedWith = ([, other]: readonly [string, JsonObject]): boolean =>
      direction === 'ascending' ? isCertainlyOlder(other, one) : isCertainlyOlder(one, other);
    const stray = own.slice(index + 1).find((candidate) => early.has(candidate[0]) && isTurnedWith(candidate));
    if (stray !== undefined) return [before, stray[0]];
  }
  return null;
}

function isTurned(a: number | null, b: number | null, direction: Direction): boolean {
  if (a === null || b === null) return false;
  return direction === 'ascending' ? a > b : a < b;
}

/** From one page to the next: by the records at the seam, and by the groups of the run's own clients. */
function problemBetween({ pages }: Walk, many: ManyClients, direction: Direction): Problem | null {
  const expected = `${direction} order from page to page`;
  for (const [index, page] of pages.entries()) {
    const previous = pages[index - 1];
    // A record on two pages breaks another rule, and has no place in an order.
    const [first] = page.records.map((record) => JSON.stringify(record));
    if (previous?.records.some((record) => JSON.stringify(record) === first)) continue;
    const [before, after] = [previous?.records.at(-1), page.records[0]];
    if (before !== undefined && after !== undefined && isTurned(createdAtOf(before), createdAtOf(after), direction)) {
      const evidence = previous === undefined ? [page.reply] : [previous.reply, page.reply];
      return {
        expected,
        got: `createdAt ${createdAtIn(before)} on page ${index}, ${createdAtIn(after)} on the next`,
        evidence,
      };
    }
  }
  const turned = findTurned(
    pages.flatMap((page) => [...page.ownRecords]),
    many,
    direction,
  );
  if (turned === null) return null;
  const evidence = pages.filter(({ ownRecords }) => turned.some((id) => ownRecords.has(id))).map(({ reply }) => reply);
  return { expected, got: `${turned[1]} on a later page than ${turned[0]}`, evidence };
}

async function judgeOrder(
  t: CheckContext,
  direction: Direction,
  isMeant: (query: WalkQuery) => boolean,
): Promise<void> {
  const many = await manyClients(t);
  // The largest pages may come by another way than the others.
  const large = orders.map((order) => ({ ...order, l: 300 }));
  for (const query of [...(await walkQueries(t, many)), ...large].filter(isMeant)) {
    await judgeWalk(t, query, ({ pages }) => firstOf(pages.map((page) => problemInside(page, many, direction))));
  }
}

function firstOf(problems: readonly (Problem | null)[]): Problem | null {
  return problems.find((problem) => problem !== null) ?? null;
}

check('partner.order.ascending.clients', 'with s=createdAt every page runs from old to new', (t) => {
  return judgeOrder(t, 'ascending', ({ s }) => s === 'createdAt');
});

check('partner.order.descending.clients', 'with s=-createdAt every page runs from new to old', (t) => {
  return judgeOrder(t, 'descending', ({ s }) => s === '-createdAt');
});

check('partner.order.default.clients', 'without s every page runs from new to old', (t) => {
  return judgeOrder(t, 'descending', ({ s }) => s === undefined);
});

// A page may be in order by itself, but taken from the wrong end of the list.
for (const [requirement, query] of [
  ['partner.order.descending.clients', { s: '-createdAt' }],
  ['partner.order.default.clients', {}],
] as const) {
  check(requirement, 'the first page holds the newest clients', async (t) => {
    const many = await manyClients(t);
    const page = await readPage(t, many, { ...query, l: 20 });
    const { pages } = await sharedWalk(t, many, { s: '-createdAt' });
    const elsewhere = pages
      .flatMap(({ ownRecords }) => [...ownRecords])
      .filter(([id]) => many.newer.has(id) && !page.ownRecords.has(id));
    const isOutrun = ([id, record]: [string, JsonObject]): boolean =>
      many.older.has(id) && elsewhere.some(([, newer]) => isCertainlyOlder(record, newer));
    const [old] = [...page.ownRecords].filter(isOutrun);
    if (old !== undefined) fail('none but the newest clients on the first page', `${old[0]}, an older one`, page.reply);
  });
}

// A page of one is in order by itself, whichever end of the list it was taken from.
for (const [requirement, s, direction] of [
  ['partner.order.ascending.clients', 'createdAt', 'ascending'],
  ['partner.order.descending.clients', '-createdAt', 'descending'],
  ['partner.order.default.clients', undefined, 'descending'],
] as const) {
  check(requirement, 'pages of a single client begin at the end of the list that s asks for', async (t) => {
    const many = await manyClients(t);
    const { pages } = await sharedWalk(t, many, { s: '-createdAt' });
    const own = pages.flatMap(({ ownRecords }) => [...ownRecords.values()]);
    for (const l of [1, 2]) {
      const { reply, records } = await readPage(t, many, { ...(s === undefined ? {} : { s }), l });
      for (const record of records.slice(0, l)) {
        const before = own.filter((other) => isTurned(createdAtOf(record), createdAtOf(other), direction));
        const got = `createdAt ${createdAtIn(record)}, before which ${before.length} clients of the run belong`;
        if (before.length >= l) fail(`the first ${l} of all clients in ${direction} order`, got, reply);
      }
    }
  });
}

check('partner.order.across-pages', 'the order of clients runs on from page to page', async (t) => {
  const many = await manyClients(t);
  for (const query of await walkQueries(t, many)) {
    const direction = query.s === 'createdAt' ? 'ascending' : 'descending';
    await judgeWalk(t, query, (walk) => problemBetween(walk, many, direction));
  }
});

import {
  describe,
  exchangeOf,
  expectEitherWay,
  expectStatus,
  expectThat,
  fail,
  NotTested,
  show,
} from '../../src/check/index.ts';
import { drawn } from '../support/draws.ts';
import {
  everyListParameter,
  failIfLasting,
  fewPages,
  largestPage,
  manyPages,
  missing,
  needsSteady,
  type Problem,
  type ReadList,
  tally,
  walksOf,
  wholeList,
} from '../support/list-walks.ts';
import { hasGaps, recordsAt } from '../support/lists.ts';
import {
  acceptedListPage,
  checkOf,
  expectLimited,
  expectToldApart,
  firstListPage,
  type PagedList,
  smallPages,
} from '../support/paged-list.ts';
import { pagedLists } from '../support/paged-lists.ts';
import { unlessTheySignIn } from '../support/sign-ins.ts';
import { findGap, findRepetition, findShortPage } from '../support/walk-problems.ts';

for (const content of pagedLists) {
  const check = checkOf(content);
  check(content.limit, `${content.name}: no page is longer than l`, async (t) => {
    const list = await content.open(t);
    const { total } = await walksOf(t, list, 1);
    // Page after page of some sizes is walked anyway; here is what these are not.
    const sizes = [2, oddSize(t, content, total)].filter((size) => size < total);
    const filtered = content.filter === undefined ? [] : [{ ...content.filter, l: '3' }];
    await expectLimited(t, list, [...sizes.map((l) => ({ l: String(l), p: '1' })), ...smallPages, ...filtered]);
  });

  check(content.limit, `${content.name}: pages are told apart whose numbers read alike`, async (t) => {
    const list = await content.open(t);
    await expectToldApart(list.place, (query) => list.read(t, query, true));
  });

  check(content.defaultSize, `${content.name}: without l a page holds what l=100 does`, async (t) => {
    const list = await content.open(t);
    const { total } = await walksOf(t, list, 1);
    const judge = () => failIfLastingIn(t, list, () => findOtherDefault(t, list, total, content));
    await (content.filter === undefined ? judge() : unlessTheySignIn(judge)(t));
    if (total <= 100)
      throw new NotTested(`the list has only ${total} records; the default page size needs more than 100`);
  });

  check(content.defaultSize, `${content.name}: without l the second page goes on as with l=100`, async (t) => {
    const list = await content.open(t);
    const { total } = await walksOf(t, list, 1);
    if (total <= defaultSize) throw new NotTested(`the list has only ${total} records; this needs more than 100`);
    await failIfLastingIn(t, list, () => findOtherSecondPage(t, list));
  });

  check(content.walk, `${content.name}: walks with different page sizes find the same records`, async (t) => {
    const list = await content.open(t);
    await failIfLastingIn(t, list, async (attempt) => findGap(list, await walksOf(t, list, attempt)));
  });

  check(content.walk, `${content.name}: no page holds null in place of a record`, async (t) => {
    const list = await content.open(t);
    const pages = (await walksOf(t, list, 1)).all.flatMap((one) => one.pages);
    const odd = pages.find(({ records, reply }) => records.length > 0 && hasGaps(exchangeOf(reply).json, list.place));
    if (odd !== undefined) fail('records, and no null among them', describe(exchangeOf(odd.reply)), odd.reply);
  });

  check(content.walk, `${content.name}: an exactly full last page is returned`, async (t) => {
    const list = await content.open(t);
    const { total } = await walksOf(t, list, 1);
    await failIfLastingIn(t, list, (attempt) => findEmptyLast(t, list, total, attempt));
  });

  check('partner.paging.disjoint', `${content.name}: no walk shows a record twice`, async (t) => {
    const list = await content.open(t);
    await failIfLastingIn(t, list, async (attempt) => findRepetition(list, await walksOf(t, list, attempt)));
  });

  check('partner.paging.full-page', `${content.name}: only the last page is shorter than l`, async (t) => {
    const list = await content.open(t);
    await failIfLastingIn(t, list, async (attempt) => findShortPage(await walksOf(t, list, attempt)));
  });

  check(
    'partner.paging.full-page',
    `${content.name}: l may lie between the default and the largest page`,
    async (t) => {
      const list = await content.open(t);
      const { total } = await walksOf(t, list, 1);
      const size = oddSize(t, content, total);
      if (size <= defaultSize) throw new NotTested(`the list has only ${total} records; this needs more than 101`);
      await failIfLastingIn(t, list, (attempt) => findShortFirst(t, list, { size, total, attempt }));
    },
  );

  check('partner.paging.default-page', `${content.name}: without p the first page is shown`, async (t) => {
    const list = await content.open(t);
    const { total } = await walksOf(t, list, 1);
    await failIfLastingIn(t, list, () => findOtherFirstPage(t, list, manyPages(total)));
  });

  pageSizes(content);
  beyondTheLast(content);
}

type Context = Parameters<PagedList['open']>[0];

const defaultSize = 100;

/** A size that no walk has: one above the default where there are so many records. */
function oddSize(t: Context, { name }: PagedList, total: number): number {
  const larger = [101, 150, 299].filter((size) => size < total);
  return drawn(t, name, larger.length > 0 ? larger : [5, 99], 1)[0] ?? 5;
}

async function findShortFirst(
  t: Context,
  list: ReadList,
  { size, total, attempt }: { size: number; total: number; attempt: number },
): Promise<Problem | null> {
  const length = await lengthNow(t, list, total, attempt);
  const { reply, records } = await firstListPage(t, list, { l: String(size), p: '1' });
  if (records.length >= Math.min(size, length)) return null;
  return { expected: `${size} of ${length} records with l=${size}`, got: `${records.length}`, evidence: [reply] };
}

/** As failIfLasting, but for what is a problem only because the list or its records change by themselves. */
function failIfLastingIn(
  t: Context,
  list: ReadList,
  probe: (attempt: number) => Promise<Problem | null>,
): Promise<void> {
  return failIfLasting(probe, async () => {
    await needsSteady(t, list, { query: wholeList, former: (await walksOf(t, list, 1)).all[0] });
    return list.learn !== undefined && (await list.learn(t));
  });
}

/** What every page size from 1 to 300 has in common: it is accepted. */
function pageSizes(content: PagedList): void {
  const check = checkOf(content);
  check('partner.paging.minimum-accepted', `${content.name}: l=1 is accepted`, async (t) => {
    const list = await content.open(t);
    expectStatus(await list.read(t, { l: '1' }), 200, 'l=1');
  });

  check('partner.paging.maximum-accepted', `${content.name}: l=300 is accepted`, async (t) => {
    const list = await content.open(t);
    expectStatus(await list.read(t, { l: '300' }), 200, 'l=300');
    expectStatus(await list.read(t, { l: '300', s: 'createdAt' }), 200, 'l=300 beside s');
  });

  check('partner.paging.maximum-honoured', `${content.name}: l=300 shows more than 100 records`, async (t) => {
    const list = await content.open(t);
    const { total } = await walksOf(t, list, 1);
    if (total <= 100) throw new NotTested(`the list has only ${total} records; this needs more than 100`);
    for (const query of [{ l: '300' }, everyListParameter]) {
      const reply = await list.read(t, query);
      if (reply.response.status !== 200) throw new NotTested(`l=300 is answered with ${reply.response.status}`);
      const { length } = recordsAt(reply, list.place);
      expectThat(length > 100, `more than 100 of ${total} records with ${show(query)}`, `${length}`, reply);
    }
  });
}

function beyondTheLast(content: PagedList): void {
  const check = checkOf(content);
  check('partner.paging.beyond-last', `${content.name}: pages beyond the last are empty`, async (t) => {
    const list = await content.open(t);
    const { total } = await walksOf(t, list, 1);
    const size = fewPages(total);
    const { reply } = await firstListPage(t, list, { l: String(size), p: '1' });
    await failIfLastingIn(t, list, (attempt) => findRestBehind(t, list, total, attempt));
    // Beyond any list of a fixture that can be walked to its end.
    const page = 1000;
    const beyond = await list.read(t, { ...content.filter, l: String(size), p: String(page) }, true);
    expectStatus(beyond, 200, `page ${page}, beyond the last one`);
    const { length } = recordsAt(beyond, list.place);
    expectThat(length === 0, `no records on page ${page}, beyond the last one`, `${length}`, reply, beyond);
    await expectNothingFar(t, list);
  });
}

/** Whether such a page is taken for one is open. Counted in 32 bits, it would be the first one. */
async function expectNothingFar(t: Context, list: ReadList): Promise<void> {
  const page = 2 ** 32 + 1;
  const far = await list.read(t, { l: '1', p: String(page) }, true);
  if (far.response.status !== 200) return;
  const { length } = recordsAt(far, list.place);
  expectEitherWay(length === 0, `no records on page ${page}`, `${length}`, far);
}

/** A request that names no page size gets the default one, beside any other parameter. */
async function findOtherDefault(
  t: Context,
  list: ReadList,
  total: number,
  { filter }: PagedList,
): Promise<Problem | null> {
  const hundred = await firstListPage(t, list, { l: '100' });
  const wanted = total > 100 ? 100 : hundred.records.length;
  const others = [{}, { s: 'createdAt' }, { p: '1' }, ...(filter === undefined ? [] : [filter])];
  for (const query of others) {
    const plain = await acceptedListPage(t, list, query);
    if (plain.records.length === wanted) continue;
    return {
      expected: `${wanted} of ${total} records with ${show(query)} and no l`,
      got: `${plain.records.length}`,
      evidence: [hundred.reply, plain.reply],
    };
  }
  return null;
}

/** In the order that is asked for, and in that which holds without asking. */
async function findOtherSecondPage(t: Context, list: ReadList): Promise<Problem | null> {
  const orders: Record<string, string>[] = [{ s: 'createdAt' }, { s: '-createdAt' }, {}];
  for (const order of orders) {
    const query = { ...order, p: '2' };
    const [plain, sized] = await Promise.all([
      acceptedListPage(t, list, query),
      acceptedListPage(t, list, { ...query, l: String(defaultSize) }),
    ]);
    const lost = missing(tally(sized.records, list.identify), tally(plain.records, list.identify));
    if (lost.length === 0) continue;
    return {
      expected: `the ${sized.records.length} records of ${show(query)} with l=${defaultSize} without l, too`,
      got: `${plain.records.length} records, ${lost.length} of them missing`,
      evidence: [sized.reply, plain.reply],
    };
  }
  return null;
}

async function findOtherFirstPage(t: Context, list: ReadList, size: number): Promise<Problem | null> {
  const query = { l: String(size), s: 'createdAt' };
  const [plain, first] = await Promise.all([
    acceptedListPage(t, list, query),
    acceptedListPage(t, list, { ...query, p: '1' }),
  ]);
  const [shown, wanted] = [tally(plain.records, list.identify), tally(first.records, list.identify)];
  if (missing(wanted, shown).length + missing(shown, wanted).length === 0) return null;
  return {
    expected: `the ${first.records.length} records of page 1 without p`,
    got: `${plain.records.length} records, ${missing(wanted, shown).length} of them missing`,
    evidence: [first.reply, plain.reply],
  };
}

/** The list may have changed since it was walked, which the other attempts notice. */
async function lengthNow(t: Context, list: ReadList, total: number, attempt: number): Promise<number> {
  return attempt === 1 ? total : (await walksOf(t, list, attempt)).total;
}

/** With one record on each page every page is full, the last one, too. */
async function findEmptyLast(t: Context, list: ReadList, total: number, attempt: number): Promise<Problem | null> {
  const length = await lengthNow(t, list, total, attempt);
  const query = { s: 'createdAt', l: '1', p: String(length) };
  const reply = await list.read(t, query, true);
  const found = reply.response.status === 200 ? recordsAt(reply, list.place).length : 0;
  if (found === 1) return null;
  return {
    expected: `the last of ${length} records with l=1 and p=${length}`,
    got: `${found} records`,
    evidence: [reply],
  };
}

/** Behind a last page that is full nothing comes, as behind any other. */
async function findRestBehind(t: Context, list: ReadList, total: number, attempt: number): Promise<Problem | null> {
  const length = await lengthNow(t, list, total, attempt);
  const pages = [{ l: 1, p: length + 1 }, ...(length <= largestPage ? [{ l: length, p: 2 }] : [])];
  for (const { l, p } of pages) {
    const reply = await list.read(t, { s: 'createdAt', l: String(l), p: String(p) }, true);
    const found = reply.response.status === 200 ? recordsAt(reply, list.place).length : 0;
    if (found === 0) continue;
    return { expected: `no records of ${length} with l=${l} and p=${p}`, got: `${found}`, evidence: [reply] };
  }
  return null;
}

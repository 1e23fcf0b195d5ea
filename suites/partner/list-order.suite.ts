import { NotTested } from '../../src/check/index.ts';
import type { Direction } from '../support/list-order.ts';
import {
  failIfLasting,
  fewPages,
  type ListPage,
  manyPages,
  type Query,
  type ReadList,
  type Walk,
  walk,
  walksOf,
} from '../support/list-walks.ts';
import { acceptedListPage, checkOf, type PagedList, smallPages } from '../support/paged-list.ts';
import { pagedLists } from '../support/paged-lists.ts';
import { unlessTheySignIn } from '../support/sign-ins.ts';

type Context = Parameters<PagedList['open']>[0];

for (const content of pagedLists) {
  const check = checkOf(content);

  check(content.ascending, `${content.name}: s=createdAt runs from old to new`, (t) =>
    judgeFirstPage(t, content, { s: 'createdAt' }, 'ascending'),
  );

  check(content.descending, `${content.name}: s=-createdAt runs from new to old`, (t) =>
    judgeFirstPage(t, content, { s: '-createdAt' }, 'descending'),
  );

  check(content.byDefault, `${content.name}: without s the order is ${content.defaultDirection}`, (t) =>
    judgeFirstPage(t, content, {}, content.defaultDirection),
  );

  check(content.acrossPages, `${content.name}: s=createdAt ascends over all pages`, (t) =>
    judgeWalk(t, content, { s: 'createdAt' }, 'ascending'),
  );

  check(content.acrossPages, `${content.name}: s=-createdAt descends over all pages`, (t) =>
    judgeWalk(t, content, { s: '-createdAt' }, 'descending'),
  );

  check(content.acrossPages, `${content.name}: the default order runs over all pages`, (t) =>
    judgeWalk(t, content, {}, content.defaultDirection),
  );
}

async function judgeFirstPage(t: Context, content: PagedList, query: Query, direction: Direction): Promise<void> {
  const list = await content.open(t);
  await failIfLasting(async () => content.findProblem(t, [await acceptedListPage(t, list, query)], direction));
  await failIfLasting(async () => content.findProblem(t, await pageWithOne(t, list, query), direction));
  // A larger page may come by another way; whether it is accepted has a check of its own. Where it is asked for from old
  // to new, the walk of the whole list does so.
  const large = { ...query, l: '300', ...(query.s === 'createdAt' ? { p: '1' } : {}) };
  if ((await list.read(t, large)).response.status !== 200) return;
  // In which order the parameters stand makes no difference: where the direction is no default, the filter is the first.
  const filtered =
    direction === content.defaultDirection ? { ...large, ...content.filter } : { ...content.filter, ...large };
  const judge = async (form: Query) =>
    failIfLasting(async () => content.findProblem(t, [await acceptedListPage(t, list, form)], direction));
  await judge(large);
  // A member who is signed in meanwhile leaves the filter, and nothing else can take one out of it.
  if (content.filter !== undefined) await unlessTheySignIn(() => judge(filtered))(t);
}

/** The first page with a page of one record, which is asked for anyway, at its place: one record runs in any order. */
async function pageWithOne(t: Context, list: ReadList, query: Query): Promise<ListPage[]> {
  const { reply, records } = await acceptedListPage(t, list, query);
  const small = smallPages.find(({ s }) => s === query.s);
  if (small === undefined) return [{ reply, records }];
  const before = Number(small.p) - 1;
  const one = await acceptedListPage(t, list, small);
  // How finely a page tells a moment may go by its size.
  const known = new Map(records.map((record) => [list.identify(record), record]));
  return [
    { reply, records: records.slice(0, before) },
    { ...one, records: one.records.map((record) => known.get(list.identify(record)) ?? record) },
    { reply, records: records.slice(before) },
  ];
}

/** Pages that each run in order may still be pages of another order. */
async function judgeWalk(t: Context, content: PagedList, query: Query, direction: Direction): Promise<void> {
  const list = await content.open(t);
  const { total } = await walksOf(t, list, 1);
  // The first pages of walks that are made anyway.
  const size = query.s === 'createdAt' ? manyPages(total) : fewPages(total);
  await failIfLasting(async () => {
    const taken: Walk = await walk(t, list, query, { size, maxPages: 4, total });
    if (taken.pages.length < 2) throw new NotTested('the list has no second page');
    return content.findProblem(t, taken.pages, direction);
  });
}

import { NotTested } from '../../src/check/index.ts';
import { drawn } from '../support/draws.ts';
import {
  failIfLasting,
  needsSteady,
  type Problem,
  type ReadList,
  recordsOf,
  tally,
  type Walk,
  type Walks,
  walk,
  walksOf,
  wholeList,
} from '../support/list-walks.ts';
import { checkOf, type PagedList } from '../support/paged-list.ts';
import { pagedLists } from '../support/paged-lists.ts';

// Lists are walked from new to old in small pages elsewhere; pages larger than the default one follow each other, too.

type Context = Parameters<PagedList['open']>[0];

const descending = { s: '-createdAt' };

for (const content of pagedLists) {
  const check = checkOf(content);

  check('partner.paging.disjoint', `${content.name}: from new to old, large pages share no record`, (t) =>
    judgeLargePages(t, content, findTwice),
  );

  check('partner.paging.full-page', `${content.name}: from new to old, a large page 2 is full`, (t) =>
    judgeLargePages(t, content, (_list, { total }, { size, pages, words }) => {
      const [first, second] = pages;
      const wanted = Math.min(size, total - size);
      const length = second?.records.length ?? 0;
      if (first === undefined || length >= wanted) return null;
      const expected = `${wanted} of ${total} records on page 2 with ${words}`;
      return { expected, got: `${length}`, evidence: [first, ...(second === undefined ? [] : [second])].map(replyOf) };
    }),
  );
}

function replyOf({ reply }: Walk['pages'][number]): Walk['pages'][number]['reply'] {
  return reply;
}

/** What the two pages show more often than any walk of the whole list. */
function findTwice(list: ReadList, { all }: Walks, taken: Walk): Problem | null {
  const whole = all.map((one) => tally(recordsOf(one), list.identify));
  for (const [identity, times] of tally(recordsOf(taken), list.identify)) {
    const known = Math.max(...whole.map((counts) => counts.get(identity) ?? 0));
    const allowed = list.unique ? 1 : known;
    // What no walk has may have come since.
    if (known === 0 || times <= allowed) continue;
    return {
      expected: `every record ${allowed === 1 ? 'once' : `${allowed} times`} on two pages with ${taken.words}`,
      got: `${times} times ${identity.slice(0, 200)}`,
      evidence: taken.pages.map(replyOf),
    };
  }
  return null;
}

/** Judges the first two pages of more than a default page each, beside the walks that there are. */
async function judgeLargePages(
  t: Context,
  content: PagedList,
  find: (list: ReadList, walks: Walks, taken: Walk) => Problem | null,
): Promise<void> {
  const list = await content.open(t);
  const { total, all } = await walksOf(t, list, 1);
  const [size] = drawn(
    t,
    `${content.name} large pages`,
    [101, 150, 200, 299].filter((each) => each < total),
    1,
  );
  if (size === undefined) throw new NotTested(`the list has only ${total} records; this needs more than 101`);
  await failIfLasting(
    async (attempt) => {
      const walks = await walksOf(t, list, attempt);
      return find(list, walks, await walk(t, list, descending, { size, maxPages: 2, total: walks.total }));
    },
    async () => {
      await needsSteady(t, list, { query: wholeList, former: all[0] });
      return list.learn !== undefined && (await list.learn(t));
    },
  );
}

import { type CheckContext, NotTested, check as plainCheck, type Reply } from '../../src/check/index.ts';
import {
  canonical,
  failIfLasting,
  needsSteady,
  type Problem,
  type Query,
  type ReadList,
  recordsOf,
  tally,
  walksOf,
  wholeList,
} from '../support/list-walks.ts';
import { type JsonObject, recordsAt } from '../support/lists.ts';
import { checkOf } from '../support/paged-list.ts';
import { pagedLists } from '../support/paged-lists.ts';
import { clientsPlace } from '../support/partner.ts';

// Walks take a dozen pages at most: where the records are so many, the numbers of pages go on, and each has its own.

/** Above what a careful service might count pages to, and so that the first one of these lies behind it. */
const farPage = 52;

interface OneRecord {
  reply: Reply;
  record: JsonObject | undefined;
}

for (const content of pagedLists) {
  checkOf(content)(
    'partner.paging.disjoint',
    `${content.name}: far pages show other records than each other`,
    async (t) => {
      const list = await content.open(t);
      const { total } = await walksOf(t, list, 1);
      if (total < farPage) throw new NotTested(`the list has only ${total} records; this needs ${farPage}`);
      await failIfLasting(
        (attempt) => findSameFar(t, list, attempt),
        async () => {
          await needsSteady(t, list, { query: wholeList, former: (await walksOf(t, list, 1)).all[0] });
          return list.learn !== undefined && (await list.learn(t));
        },
      );
    },
  );
}

/** The last two pages of one record each. */
async function findSameFar(t: CheckContext, list: ReadList, attempt: number): Promise<Problem | null> {
  const { total, all } = await walksOf(t, list, attempt);
  const read = async (p: number): Promise<OneRecord> => {
    const reply = await list.read(t, { ...wholeList, l: '1', p: String(p) }, true);
    return { reply, record: reply.response.status === 200 ? recordsAt(reply, list.place)[0] : undefined };
  };
  // Identical records may exist where they have no identity of their own.
  const times = (identity: string): number =>
    Math.max(...all.map((walked) => tally(recordsOf(walked), list.identify).get(identity) ?? 0));
  return sameOn(total - 1, [await read(total - 1), await read(total)], (record) => {
    const identity = list.identify(record);
    return list.unique || times(identity) < 2 ? identity : null;
  });
}

/** @param identify null for what may stand there twice. */
function sameOn(
  page: number,
  [one, other]: readonly [OneRecord, OneRecord],
  identify: (record: JsonObject) => string | null,
): Problem | null {
  // Whether there is a record has checks of its own.
  if (one.record === undefined || other.record === undefined) return null;
  const identity = identify(one.record);
  if (identity === null || identity !== identify(other.record)) return null;
  return {
    expected: `another record on page ${page + 1} with l=1 than on page ${page}`,
    got: `on both ${identity.slice(0, 200)}`,
    evidence: [one.reply, other.reply],
  };
}

// The oldest come first, so that what others make meanwhile stands behind them.
plainCheck('partner.paging.disjoint', 'clients: far pages show other records than each other', async (t) => {
  const place = await clientsPlace(t);
  const read = async (p: number): Promise<OneRecord> => {
    const query: Query = { ...wholeList, l: '1', p: String(p) };
    const reply = await t.partner.raw({ operation: 'GET /api/v1/clients', query, open: true });
    return { reply, record: reply.response.status === 200 ? recordsAt(reply, place)[0] : undefined };
  };
  const isLong = (await read(farPage)).record !== undefined;
  if (!isLong) throw new NotTested(`the list of clients has fewer than ${farPage} records`);
  await failIfLasting(async () => sameOn(farPage - 1, [await read(farPage - 1), await read(farPage)], canonical));
});

import { type CheckContext, NotTested } from '../../src/check/index.ts';
import { listRaw } from './client-members.ts';
import { type Ages, findWrongAge, isCertainlyOlder, judgeMoments, momentsOf } from './list-order.ts';
import { canonical, type ReadList, recordsOf, walksOf } from './list-walks.ts';
import { writtenOf } from './lists.ts';
import { type ManyMembers, manyMembers, pageOfMany } from './many-client-members.ts';
import type { PagedList } from './paged-list.ts';
import { membersPlace } from './partner.ts';

/** The members of one client, all of them the run's own. */
export const members: PagedList = {
  name: 'members',
  own: null,
  limit: 'partner.paging.limit.members',
  defaultSize: 'partner.paging.default-size.members',
  walk: 'partner.paging.walk.members',
  ascending: 'partner.order.ascending.members',
  descending: 'partner.order.descending.members',
  byDefault: 'partner.order.default.members',
  acrossPages: 'partner.order.across-pages',
  defaultDirection: 'descending',
  // Nobody of them has signed in.
  filter: { status: 'new' },
  isLate: true,
  open: async (t) => membersOf(t, await manyMembers(t)),
  findProblem: async (t, pages, direction) => {
    const records = pages.flatMap((page) => page.records);
    const moments = momentsOf(records);
    if (moments !== null) return judgeMoments(moments, pages, direction);
    const many = await manyMembers(t);
    const list = await membersOf(t, many);
    const evidence = pages.map((page) => page.reply);
    return findWrongAge(records.map(list.identify), await agesOf(t, many, list), direction, evidence);
  },
};

async function membersOf(t: CheckContext, many: ManyMembers): Promise<ReadList> {
  const { clientId, ids: known } = many;
  const field = await t.shared('field of the ids of listed members', async (own) => {
    const { records, ids } = await pageOfMany(own, many, {});
    const [record] = records;
    return Object.entries(record ?? {}).find(([, value]) => writtenOf(value) === ids[0])?.[0];
  });
  return {
    key: 'members',
    place: await membersPlace(t),
    identify: (record) => (field === undefined ? undefined : writtenOf(record[field])) ?? canonical(record),
    unique: field !== undefined,
    known: field === undefined ? [] : known,
    read: (own, query, open = false) => listRaw(own, clientId, query, { open }),
  };
}

/** Those that were added early and late, as far as their records do not leave open which of them is older. */
async function agesOf(t: CheckContext, { early, late }: ManyMembers, list: ReadList): Promise<Ages> {
  const { all } = await walksOf(t, list, 1);
  const records = new Map(all.flatMap(recordsOf).map((record) => [list.identify(record), record]));
  const older = early.filter((id) =>
    late.every((other) => {
      const [a, b] = [records.get(id), records.get(other)];
      return a !== undefined && b !== undefined && isCertainlyOlder(a, b);
    }),
  );
  if (older.length === 0) throw new NotTested('the members in the list do not tell which of them is older');
  return { older: new Set(older), newer: new Set(late) };
}

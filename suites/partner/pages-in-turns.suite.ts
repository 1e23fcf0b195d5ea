import type { RequirementId } from '../../generated/catalogue.ts';
import { type CheckContext, check, NotTested, show } from '../../src/check/index.ts';
import { momentOf } from '../support/list-order.ts';
import { failIfLasting, type ListPage, type Problem, type ReadList } from '../support/list-walks.ts';
import { firstListPage } from '../support/paged-list.ts';
import { pagedLists } from '../support/paged-lists.ts';
import { clientIdField, clientsPlace } from '../support/partner.ts';
import { readAnew } from '../support/read-once.ts';

/*
 * A page is counted from the beginning of the list by its own `l`, whichever pages were asked for right before it: two
 * walks of one list may take turns.
 */

interface Turns {
  readonly name: string;
  readonly walk: RequirementId;
  open(t: CheckContext): Promise<ReadList>;
}

/** From the oldest on, where others make none. */
async function clientList(t: CheckContext): Promise<ReadList> {
  const [place, field] = [await clientsPlace(t), await clientIdField(t)];
  if (field === null) throw new NotTested('no field of the clients in the list is known to hold their ids');
  const operation = 'GET /api/v1/clients' as const;
  return {
    key: 'clients in turns',
    place,
    identify: (record) => String(record[field]),
    unique: true,
    read: (own, query) => own.partner.raw({ operation, query }),
  };
}

const lists: readonly Turns[] = [
  { name: 'clients', walk: 'partner.paging.walk.clients', open: clientList },
  ...pagedLists.filter(({ name }) => !name.endsWith('usage')),
];

for (const { name, walk, open } of lists) {
  check(walk, `${name}: walks with different page sizes may take turns`, async (t) => {
    const list = await open(t);
    await failIfLasting(() => readAnew(() => findMislaid(t, list)));
  });
}

async function findMislaid(t: CheckContext, list: ReadList): Promise<Problem | null> {
  const read = (l: number, p: number): Promise<ListPage> =>
    firstListPage(t, list, { s: 'createdAt', l: String(l), p: String(p) });
  const first = await read(1, 1);
  const three = await read(3, 1);
  const second = await read(1, 2);
  const moments = new Set(three.records.map(({ createdAt }) => momentOf(createdAt)));
  if (moments.size < 3 || moments.has(null)) throw new NotTested('the first records show no times of their own');
  const [one, two] = three.records.map(list.identify);
  const [is, next] = [first, second].map(({ records }) => records.map(list.identify));
  if (show([is, next]) === show([[one], [two]])) return null;
  return {
    expected: `${two} on the second page of one, as it is second on a page of three`,
    got: show(next),
    evidence: [first.reply, three.reply, second.reply],
  };
}

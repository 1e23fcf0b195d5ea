import { alone, expectThat, Inconclusive, NotTested, prepared } from '../../src/check/index.ts';
import { clientsWithLateMember } from '../support/late-member.ts';
import { isCertainlyOlder } from '../support/list-order.ts';
import { recordsAt } from '../support/lists.ts';
import { clientWithId } from '../support/partner.ts';

const { check } = alone;

// An order by the last change is that by creation until something changes.
for (const [requirement, list] of [
  ['partner.order.default.clients', 'byDefault'],
  ['partner.order.descending.clients', 'descending'],
] as const) {
  check(requirement, 'a client keeps its place whatever happens to it', async (t) => {
    const { older, newer, place, [list]: reply } = await clientsWithLateMember(t);
    prepared(reply, 200, 'list clients');
    const records = recordsAt(reply, place);
    const [first, second] = [
      records.findIndex(await clientWithId(t, newer)),
      records.findIndex(await clientWithId(t, older)),
    ];
    const [young, old] = [records[first], records[second]];
    if (young === undefined || old === undefined) throw new Inconclusive('the clients are not on the first page');
    if (!isCertainlyOlder(old, young)) throw new NotTested('the clients say that they are of one moment');
    const got = `${older} at place ${second + 1}, ${newer} at place ${first + 1}`;
    expectThat(first < second, `descending order: ${newer}, made a second after ${older}, first`, got, reply);
  });
}

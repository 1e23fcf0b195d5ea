import { check, expectThat, Inconclusive, prepared } from '../../src/check/index.ts';
import { clientsWithLateMember } from '../support/client-walks.ts';
import { hasValue, recordsAt } from '../support/lists.ts';

// An order by the last change is that by creation until something changes.
for (const [requirement, list] of [
  ['partner.order.default.clients', 'byDefault'],
  ['partner.order.descending.clients', 'descending'],
] as const) {
  check(requirement, 'a client keeps its place when a member is added to it', async (t) => {
    const { older, newer, place, [list]: reply } = await clientsWithLateMember(t);
    prepared(reply, 200, 'list clients');
    const places = [newer, older].map((id) => recordsAt(reply, place).findIndex((record) => hasValue(record, id)));
    const [first = -1, second = -1] = places;
    if (first < 0 || second < 0) throw new Inconclusive('the clients are not on the first page');
    const got = `${older} at place ${second + 1}, ${newer} at place ${first + 1}`;
    expectThat(first < second, `descending order: ${newer}, made a second after ${older}, first`, got, reply);
  });
}

import { check, expectThat, Inconclusive, prepared } from '../../src/check/index.ts';
import { hasValue, recordsAt } from '../support/lists.ts';
import { clientsPlace, newClient, newMember } from '../support/partner.ts';

/** Timestamps may have whole seconds only. */
const apartMs = 1_200;

// An order by the last change is that by creation until something changes.
for (const [requirement, query, direction] of [
  ['partner.order.default.clients', {}, 'descending'],
  ['partner.order.descending.clients', { s: '-createdAt' }, 'descending'],
] as const) {
  check(requirement, 'a client keeps its place when a member is added to it', async (t) => {
    const place = await clientsPlace(t);
    const older = await newClient(t);
    await t.sleep(apartMs);
    const newer = await newClient(t);
    await t.sleep(apartMs);
    await newMember(t, older.id);
    const reply = await t.partner.GET('/api/v1/clients', { params: { query: { ...query, l: 300 } } });
    prepared(reply, 200, 'list clients');
    const places = [newer, older].map(({ id }) => recordsAt(reply, place).findIndex((record) => hasValue(record, id)));
    const [first = -1, second = -1] = places;
    if (first < 0 || second < 0) throw new Inconclusive('the clients are not on the first page');
    const got = `${older.id} at place ${second + 1}, ${newer.id} at place ${first + 1}`;
    expectThat(first < second, `${direction} order: ${newer.id}, made a second after ${older.id}, first`, got, reply);
  });
}

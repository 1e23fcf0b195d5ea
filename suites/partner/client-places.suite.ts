import { check, expectThat, Inconclusive, NotTested, prepared } from '../../src/check/index.ts';
import { isCertainlyOlder } from '../support/list-order.ts';
import { recordsAt } from '../support/lists.ts';
import { clientsPlace, clientWithId, newClient, newMember } from '../support/partner.ts';

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
    const records = recordsAt(reply, place);
    const [first, second] = [
      records.findIndex(await clientWithId(t, newer.id)),
      records.findIndex(await clientWithId(t, older.id)),
    ];
    const [young, old] = [records[first], records[second]];
    if (young === undefined || old === undefined) throw new Inconclusive('the clients are not on the first page');
    if (!isCertainlyOlder(old, young)) throw new NotTested('the clients say that they are of one moment');
    const got = `${older.id} at place ${second + 1}, ${newer.id} at place ${first + 1}`;
    expectThat(first < second, `${direction} order: ${newer.id}, made a second after ${older.id}, first`, got, reply);
  });
}

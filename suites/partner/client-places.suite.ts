import { alone, expectStatus, expectThat, Inconclusive, NotTested, prepared } from '../../src/check/index.ts';
import { deleteClient } from '../support/clients.ts';
import { refusedDeletion } from '../support/deletable.ts';
import { clientsWithLateMember } from '../support/late-member.ts';
import { isCertainlyOlder } from '../support/list-order.ts';
import { recordsAt } from '../support/lists.ts';
import { clientsPlace, clientWithId, newClient } from '../support/partner.ts';

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

check('partner.client.name.unique', 'a name stays taken whatever happens to its client', async (t) => {
  const { again } = await clientsWithLateMember(t);
  expectStatus(again, 400, 'its client has lost a member, and kept an owner whom somebody tried to remove');
});

// A later page may come from what the list was when the first one was asked for.
check('partner.client.delete.not-listed', 'a deleted client is gone from the second page, too', async (t) => {
  const [one, other, place] = [await newClient(t), await newClient(t), await clientsPlace(t)];
  const pageOf = (p: string) =>
    t.partner.raw({ operation: 'GET /api/v1/clients', query: { s: '-createdAt', l: '1', p } });
  await pageOf('1');
  const before = await pageOf('2');
  // Of two that are made at one moment either may be the second.
  const shown = before.response.status === 200 ? recordsAt(before, place) : [];
  const tests = await Promise.all([one, other].map(async ({ id }) => ({ id, isIt: await clientWithId(t, id) })));
  const second = tests.find(({ isIt }) => shown.some(isIt));
  if (second === undefined) throw new NotTested('others made clients meanwhile');
  const deletion = await deleteClient(t, second.id);
  if (!deletion.response.ok) throw await refusedDeletion(t, second.id, String(deletion.response.status));
  const after = await pageOf('2');
  const isShown = after.response.status === 200 && recordsAt(after, place).some(second.isIt);
  expectThat(!isShown, `another client than ${second.id}`, 'that one', before, deletion, after);
});

import { alone, check, expectStatus, fail, NotTested, type Reply } from '../../src/check/index.ts';
import { type JsonObject, recordsAt } from '../support/lists.ts';
import { accountIdOf, clientsPlace, clientWithId, membersPlace, newClient, newMember } from '../support/partner.ts';

/*
 * What was just made is on the page that its place in the list tells: a service that has counted the records a moment
 * ago, and keeps that number, has no such page.
 */

/** The oldest come first, so that what is new makes a page of its own where a page has one record. */
const oldestFirst = { s: 'createdAt' };
const whole = { ...oldestFirst, l: '300' };
const mostRecords = 300;

interface GrowingList {
  read(query: Readonly<Record<string, string>>): Promise<Reply>;
  records(reply: Reply): JsonObject[];
  /** Makes one more record, and tells which it is. */
  add(): Promise<(record: JsonObject) => boolean | Promise<boolean>>;
}

async function expectPageOfTheNewest({ read, records, add }: GrowingList): Promise<void> {
  const before = await read(whole);
  expectStatus(before, 200);
  if (records(before).length >= mostRecords - 1) throw new NotTested('the list does not fit on one page');
  const isIt = await add();
  const placeIn = async (reply: Reply): Promise<number> => {
    const matches = await Promise.all(records(reply).map(async (record) => await isIt(record)));
    return matches.indexOf(true) + 1;
  };
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const list = await read(whole);
    const p = await placeIn(list);
    // Whether it is listed at all has checks of its own.
    if (p === 0) throw new NotTested('the list does not show what was made');
    const page = await read({ ...oldestFirst, l: '1', p: String(p) });
    const after = await read(whole);
    // Others may remove what stands before it meanwhile.
    if ((await placeIn(after)) !== p) continue;
    expectStatus(page, 200);
    if (records(page).length > 0) return;
    fail(`a record on page ${p} with l=1: the list has ${records(list).length}`, 'none', list, page, after);
  }
  throw new NotTested('others change the list meanwhile');
}

check('partner.paging.walk.members', 'members: who was just added has a page', async (t) => {
  const { id: clientId } = await newClient(t);
  await newMember(t, clientId);
  const place = await membersPlace(t);
  await expectPageOfTheNewest({
    read: (query) => t.partner.raw({ operation: 'GET /api/v1/clients/{clientId}/members', path: { clientId }, query }),
    records: (reply) => recordsAt(reply, place),
    add: async () => {
      const { accountId } = await newMember(t, clientId);
      return async (record) => (await accountIdOf(t, clientId, record)) === accountId;
    },
  });
});

alone.check('partner.paging.walk.clients', 'clients: what was just made has a page', async (t) => {
  const place = await clientsPlace(t);
  await expectPageOfTheNewest({
    read: (query) => t.partner.raw({ operation: 'GET /api/v1/clients', query }),
    records: (reply) => recordsAt(reply, place),
    add: async () => clientWithId(t, (await newClient(t)).id),
  });
});

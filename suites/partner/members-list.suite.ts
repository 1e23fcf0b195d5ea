import {
  type CheckContext,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  late,
  lent,
  NotTested,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import {
  answeredId,
  getMember,
  getOwner,
  idsIn,
  listedIds,
  listMembers,
  metadataShape,
  newTeam,
  sharedTeam,
} from '../support/client-members.ts';
import { isCertainlyOlder } from '../support/list-order.ts';
import { describePlace } from '../support/lists.ts';
import { manyMembers, memberPage, walkToEnd } from '../support/many-client-members.ts';
import { newBesideActive } from '../support/new-beside-active.ts';
import { inParallel } from '../support/parallel.ts';
import { membersPlace, newClient, newMember, page } from '../support/partner.ts';
import { readAnew } from '../support/read-once.ts';
import { unlessTheySignIn } from '../support/sign-ins.ts';

const { check, observe } = late;

check('partner.member.list.status', 'a client without members and one with three are listed with 200', async (t) => {
  const [empty, team] = await Promise.all([newClient(t), sharedTeam(t)]);
  for (const clientId of [empty.id, team.client.id]) expectStatus(await listMembers(t, clientId), 200);
  const query = { status: 'new', s: 'createdAt', l: 300, p: 1 } as const;
  expectStatus(await listMembers(t, team.client.id, query), 200, 'a filter beside every list parameter');
});

check('partner.member.list.item-status', 'every member that was added for the run shows a status', async (t) => {
  const [many, team] = await Promise.all([manyMembers(t), sharedTeam(t)]);
  for (const clientId of [many.clientId, team.client.id]) {
    for (const query of [{ l: 300 }, {}, { status: 'new' }] as const) {
      const reply = await listMembers(t, clientId, query);
      for (const record of page(reply, await membersPlace(t))) expectMemberStatus(field(record, 'status'), reply);
    }
  }
});

check('partner.member.list.item-status', "every member of the active member's client shows a status", async (t) => {
  const { client } = t.partnerFixture('activeMember');
  for (const { records, reply } of await walkToEnd(t, client, { l: 300 })) {
    for (const record of records) expectMemberStatus(field(record, 'status'), reply);
  }
});

check(
  'partner.member.list.item-status',
  'who never signed in is listed as new',
  unlessTheySignIn(async (t) => {
    const { client, owner, others } = await sharedTeam(t);
    for (const query of [{}, { l: 300 }, { s: 'createdAt' }] as const) {
      const reply = await listMembers(t, client.id, query);
      const records = page(reply, await membersPlace(t));
      const ids = await idsIn(t, client.id, reply);
      for (const { accountId } of [owner, ...others]) {
        const record = records[ids.indexOf(accountId)];
        // Whether everybody is listed has a check of its own.
        if (record !== undefined) expectEqual(field(record, 'status'), 'new', 'the status of a listed member', reply);
      }
    }
  }),
);

check('partner.member.list.item-status', 'who has signed in is listed as active', async (t) => {
  const { client, accountId } = t.partnerFixture('activeMember');
  for (const { ids, records, reply } of await walkToEnd(t, client, { l: 300 })) {
    const record = records[ids.indexOf(accountId)];
    if (record !== undefined) expectEqual(field(record, 'status'), 'active', 'the status of the active member', reply);
  }
});

function expectMemberStatus(status: unknown, reply: Reply): void {
  expectThat(status === 'new' || status === 'active', 'a status new or active on every member', show(status), reply);
}

check('partner.member.list.own', "no list of one client holds another client's member", async (t) => {
  const [one, other, many] = await Promise.all([newTeam(t), sharedTeam(t), manyMembers(t)]);
  const lists = [one, other].map((team) => ({
    clientId: team.client.id,
    own: [team.owner, ...team.others].map(({ accountId }) => accountId),
  }));
  lists.push({ clientId: many.clientId, own: [...many.ids] });
  const everybody = lists.flatMap(({ own }) => own);
  for (const { clientId, own } of lists) {
    // A service may count members per client, so that two clients have the same ids.
    const foreign = everybody.filter((id) => !own.includes(id));
    // What a page beyond the last one answers is open.
    const second = own.length > 7 ? [{ l: 7, p: 2 }] : [];
    for (const query of [{}, { l: 300 }, { s: 'createdAt' as const }, ...second, { status: 'new' as const }]) {
      const reply = await listMembers(t, clientId, query);
      const strays = (await idsIn(t, clientId, reply)).filter((id) => foreign.includes(id));
      expectEqual(strays, [], "the listed members of the run's other clients", reply);
    }
  }
});

check('partner.member.list.all-statuses', 'members who never signed in are listed without a filter', async (t) => {
  const { id: clientId } = await newClient(t);
  const added = [await newMember(t, clientId), await newMember(t, clientId)];
  const reply = await listMembers(t, clientId);
  const ids = await idsIn(t, clientId, reply);
  const missing = added.map(({ accountId }) => accountId).filter((id) => !ids.includes(id));
  expectEqual(missing, [], 'the new members missing from the list', reply);
});

check('partner.member.list.all-statuses', 'the list without a filter holds those of both filters', async (t) => {
  const { client, accountId } = t.partnerFixture('activeMember');
  const filtered = await Promise.all([
    listedIds(t, client, { status: 'new' }),
    listedIds(t, client, { status: 'active' }),
  ]);
  let missing = [accountId, ...filtered.flat()];
  // Members of the fixture come and go: one that is still there is looked for again.
  for (let attempt = 1; attempt <= 3 && missing.length > 0; attempt += 1) {
    const walk = () => walkToEnd(t, client, { l: 300 });
    const pages = await (attempt === 1 ? walk() : readAnew(walk));
    const all = new Set(pages.flatMap(({ ids }) => ids));
    const unlisted = missing.filter((id) => !all.has(id));
    const there = await inParallel(
      unlisted.map(async (id) => (await getMember(t, client, id)).response.status === 200),
    );
    missing = unlisted.filter((_, index) => there[index] === true);
    if (attempt < 3) continue;
    expectEqual(missing, [], 'the members missing from the unfiltered list', ...pages.map(({ reply }) => reply));
  }
});

const orders = [
  { requirement: 'partner.order.default.members', query: {}, first: 'added' },
  { requirement: 'partner.order.ascending.members', query: { s: 'createdAt' }, first: 'active' },
] as const;

for (const { requirement, query, first } of orders) {
  lent.check(requirement, `of an active member and one added later, the ${first} one is listed first`, async (t) => {
    const { client, active, added } = await newBesideActive(t);
    const { ids, records, reply } = await readAnew(() => memberPage(t, client, { ...query, l: 300 }));
    const at = { active: ids.indexOf(active), added: ids.indexOf(added) };
    const [older, newer] = [records[at.active], records[at.added]];
    if (older === undefined || newer === undefined) throw new NotTested('the page does not show both');
    if (!isCertainlyOlder(older, newer)) throw new NotTested('the two do not tell which of them is older');
    const later = first === 'added' ? 'active' : 'added';
    expectThat(at[first] < at[later], `the ${first} member before the ${later} one`, 'the opposite', reply);
  });
}

// A target that looks for a member on one page of the list only finds those that are on it.
check('partner.member.get.status', 'members whom more than a page of others have followed answer 200', async (t) => {
  const many = await manyMembers(t);
  for (const accountId of many.early) expectStatus(await getMember(t, many.clientId, accountId), 200);
});

check('partner.member.owner.status', 'a client with more than a page of members has an owner', async (t) => {
  expectStatus(await ownerOfMany(t), 200);
});

check('partner.member.owner.first', 'whom more than a page of members have followed is the owner still', async (t) => {
  const { clientId, early } = await manyMembers(t);
  const owner = await ownerOfMany(t);
  expectEqual(await answeredId(t, clientId, owner), early[0], 'the accountId of the owner', owner);
});

check('partner.member.owner.removal-refused', 'the owner of more than a page of members is not removed', async (t) => {
  expectStatus((await manyMembers(t)).ownerRemoval, 400, 'the owner');
});

function ownerOfMany(t: CheckContext): Promise<Reply> {
  return t.shared('owner of many members', async (own) => getOwner(own, (await manyMembers(own)).clientId));
}

check(
  'partner.member.add.duplicate',
  'an address stays taken when more than a page of members has followed',
  async (t) => {
    expectStatus((await manyMembers(t)).ownerAgain, 400, 'the address of the owner');
  },
);

observe('partner.members.list.envelope', async (t) => describePlace(await membersPlace(t)));

observe('partner.members.list.metadata', async (t) => {
  const { client } = await sharedTeam(t);
  const reply = await listMembers(t, client.id);
  prepared(reply, 200, 'list the members');
  return metadataShape(exchangeOf(reply).json, await membersPlace(t));
});

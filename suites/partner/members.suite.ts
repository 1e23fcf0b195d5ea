import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  fail,
  field,
  Inconclusive,
  late,
  NotTested,
  observe,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import {
  addMember,
  answeredId,
  expectNoMember,
  getMember,
  getOwner,
  idsIn,
  listedIds,
  listMembers,
  sharedTeam,
  type Team,
  timesListed,
} from '../support/client-members.ts';
import { drawn } from '../support/draws.ts';
import { goneClientMember } from '../support/id-reuse.ts';
import { expectItself } from '../support/identity.ts';
import { failIfLasting, type Problem } from '../support/list-walks.ts';
import { isWritten } from '../support/lists.ts';
import { manyMembers, walkToEnd } from '../support/many-client-members.ts';
import { memberIdNames, membersPlace, page } from '../support/partner.ts';
import { sharedHome } from '../support/partner-requests.ts';
import { readAnew } from '../support/read-once.ts';
import { typedShapeOf } from '../support/shapes.ts';
import { signInAlone, unlessTheySignIn } from '../support/sign-ins.ts';
import { teamEnd } from '../support/team-life.ts';

function everyone({ owner, others }: Team) {
  return [owner, ...others];
}

check('partner.member.get.status', 'the owner and the other members answer 200', async (t) => {
  const team = await sharedTeam(t);
  for (const { accountId } of everyone(team)) expectStatus(await getMember(t, team.client.id, accountId), 200);
});

late.check('partner.member.get.status', 'members stay when others are added later', async (t) => {
  const { clientId, owner, accountId } = await sharedHome(t);
  await t.sleep(1_100);
  prepared(await addMember(t, clientId, t.names.email()), 201, 'add another member');
  for (const id of [accountId, owner]) {
    expectStatus(await getMember(t, clientId, id), 200, 'added a while ago, and not removed');
  }
});

check('partner.member.get.status', 'a member that is listed as active answers 200', async (t) => {
  const { client, accountId } = t.partnerFixture('activeMember');
  const reply = await getMember(t, client, accountId);
  if (!reply.response.ok) {
    // Asked afterwards: whoever is listed then has not been removed meanwhile.
    const pages = await walkToEnd(t, client, { l: 300 });
    if (!pages.some(({ ids }) => ids.includes(accountId))) throw new Inconclusive(`${accountId} is not in the list`);
  }
  expectStatus(reply, 200, 'the member is listed');
});

check(
  'partner.member.get.new',
  'members who never signed in have status new on get',
  unlessTheySignIn(async (t) => {
    const team = await sharedTeam(t);
    for (const { accountId } of everyone(team)) {
      const reply = await getMember(t, team.client.id, accountId);
      expectEqual(prepared(reply, 200, 'get a member').status, 'new', 'the status of a member', reply);
    }
  }),
);

check('partner.member.get.active', 'the member of the fixture has status active on get', async (t) => {
  const { client, accountId } = t.partnerFixture('activeMember');
  const reply = await getMember(t, client, accountId);
  expectEqual(prepared(reply, 200, 'get the active member').status, 'active', 'the status of the member', reply);
});

check('partner.member.get.identity', 'each member of a team gets its own record', async (t) => {
  const team = await sharedTeam(t);
  const all = everyone(team).map(({ accountId, email }) => ({ id: accountId, name: email }));
  for (const member of all) {
    const reply = await getMember(t, team.client.id, member.id);
    prepared(reply, 200, 'get a member');
    expectItself(reply, member, { others: all.filter((other) => other !== member), idFields: memberIdNames(t) });
  }
});

async function expectAgreement(t: CheckContext, clientId: string, accountIds: readonly string[]): Promise<void> {
  const problem = await disagreement(t, clientId, accountIds);
  if (problem !== null) fail(problem.expected, problem.got, ...problem.evidence);
}

async function disagreement(t: CheckContext, clientId: string, accountIds: readonly string[]): Promise<Problem | null> {
  const pages = await walkToEnd(t, clientId, { l: 300 });
  const records = pages.flatMap((one) => one.records);
  const ids = pages.flatMap((one) => one.ids);
  for (const accountId of accountIds) {
    const record = records[ids.indexOf(accountId)];
    if (record === undefined) throw new Inconclusive(`the member ${accountId} is not in the list`);
    const reply = await getMember(t, clientId, accountId);
    const { status } = prepared(reply, 200, 'get a member');
    const listed = field(record, 'status');
    if (status === listed) continue;
    const evidence = [...pages.map((one) => one.reply), reply];
    return { expected: `the status ${show(listed)}, as in the list`, got: show(status), evidence };
  }
  return null;
}

check(
  'partner.member.get.agrees-with-list',
  'get and list show one status for new members',
  unlessTheySignIn(async (t) => {
    const team = await sharedTeam(t);
    const ids = everyone(team).map(({ accountId }) => accountId);
    await expectAgreement(t, team.client.id, ids);
  }),
);

check('partner.member.get.agrees-with-list', 'get and list show one status for the active member', async (t) => {
  const { client, accountId } = t.partnerFixture('activeMember');
  await expectAgreement(t, client, [accountId]);
});

/** Who was added long ago and never signed in is nobody whom a run can make. */
function oldNewMembers(t: CheckContext) {
  const { client } = t.partnerFixture('activeMember');
  return t.shared('old members who never signed in', async (own) => {
    const list = async () =>
      idsIn(own, client, await listMembers(own, client, { status: 'new', s: 'createdAt', l: 300 }));
    const gets = drawn(own, 'old new members', await list(), 2).map(async (accountId) => {
      const got = await getMember(own, client, accountId);
      // Whoever signs in, or goes, meanwhile is not listed as new any longer.
      const isListed = got.response.status === 200 || (await readAnew(list)).includes(accountId);
      return isListed ? [{ accountId, got }] : [];
    });
    return { client, found: (await Promise.all(gets)).flat() };
  });
}

check('partner.member.get.status', 'who is listed as new beside active members is found', async (t) => {
  const { found } = await oldNewMembers(t);
  if (found.length === 0) throw new NotTested('everybody there has signed in');
  for (const { got } of found) expectStatus(got, 200, 'a member that is listed as new');
});

check('partner.member.get.agrees-with-list', 'get and list show one status beside active members', async (t) => {
  const { client, found } = await oldNewMembers(t);
  const ids = found.filter(({ got }) => got.response.status === 200).map(({ accountId }) => accountId);
  if (ids.length === 0) throw new NotTested('everybody there has signed in');
  // Somebody may sign in, or be removed, between two reads, but not each time.
  await failIfLasting(async () => {
    const listed = await listedIds(t, client);
    return disagreement(
      t,
      client,
      ids.filter((id) => listed.includes(id)),
    );
  });
});

/** The owner of the client whose active member is lent: an owner who has signed in is one that no run can make. */
function lentOwner(t: CheckContext) {
  const { client } = t.partnerFixture('activeMember');
  return t.shared('owner of the client with the active member', async (own) => ({
    client,
    owner: await getOwner(own, client),
  }));
}

check('partner.member.owner.signed-in', 'a client with an active member has an owner', async (t) => {
  const { owner } = await lentOwner(t);
  expectStatus(owner, 200, 'whoever was added first is the owner, and stays');
});

check('partner.member.get.agrees-with-list', 'get and get owner show one status of an owner', async (t) => {
  const { client, owner } = await lentOwner(t);
  if (owner.response.status !== 200) throw new NotTested('the client with the active member shows no owner');
  const { status } = prepared(owner, 200, 'get the owner');
  const got = await getMember(t, client, await answeredId(t, client, owner));
  expectEqual(prepared(got, 200, 'get the same member').status, status, 'the status of the owner', owner, got);
});

check('partner.member.remove.status', 'whom more than a page of others have followed is removed', async (t) => {
  for (const reply of (await manyMembers(t)).removals) expectStatus(reply, 204, 'a member of a hundred');
});

check('partner.member.remove.status', 'members other than the owner are removed with 204', async (t) => {
  for (const { reply } of (await teamEnd(t)).leavings) expectStatus(reply, 204);
});

check('partner.member.remove.no-body', 'the 204 of a removal has no body', async (t) => {
  for (const { reply } of (await teamEnd(t)).leavings) {
    const exchange = exchangeOf(reply);
    if (exchange.status !== 204) throw new Inconclusive(`the removal was answered with ${describe(exchange)}`);
    const length = exchange.headers['content-length'] ?? '0';
    const isEmpty = exchange.text === '' && length === '0';
    expectThat(isEmpty, 'no body', `${describe(exchange)}, content-length ${length}`, reply);
  }
});

/** What became of those who were removed; whether they can be has a check of its own. */
async function left(t: CheckContext) {
  const end = await teamEnd(t);
  const stayed = end.leavings.find(({ reply }) => !reply.response.ok);
  if (stayed !== undefined) throw new Inconclusive(`could not remove a member: got ${exchangeOf(stayed.reply).status}`);
  return end;
}

goneClientMember('partner.member.remove.gone', 'removed members answer 404 on get', async (t) => {
  const { leavings, late } = await left(t);
  for (const { before, after } of leavings) {
    expectStatus(before, 200, 'before the removal');
    expectStatus(after, 404, 'after the removal');
  }
  // Gone is not only what was removed last.
  for (const reply of late) expectStatus(reply, 404, 'after both removals');
});

goneClientMember(
  'partner.member.remove.not-listed',
  'a removed member is in no list, whatever its query',
  async (t) => {
    const { clientId, leavings } = await left(t);
    for (const { accountId, lists } of leavings) {
      for (const reply of lists) {
        const ids = await idsIn(t, clientId, reply);
        expectThat(!ids.includes(accountId), `a list without ${accountId}`, 'a list with it', reply);
      }
    }
  },
);

goneClientMember('partner.member.remove.twice', 'a second and a third removal answer 404', async (t) => {
  for (const { again } of (await left(t)).leavings) {
    for (const reply of again) expectStatus(reply, 404, 'another removal of the same member');
  }
});

check('partner.member.remove.only-that', 'a removal leaves the rest of the team in place', async (t) => {
  const { clientId, owner, leavings } = await left(t);
  for (const { kept, lists } of leavings) {
    for (const got of kept) {
      expectStatus(got, 200, 'a member that was not removed');
      await expectNotActive(t, exchangeOf(got).json, got);
    }
    for (const list of lists) {
      const times = await timesListed(t, clientId, list, owner);
      expectThat(times > 0 || (await signInAlone(t)), `the member ${owner} in the list`, 'a list without it', list);
      for (const record of page(list, await membersPlace(t))) await expectNotActive(t, record, list);
    }
  }
});

check('partner.member.remove.only-that', 'a removal leaves other teams in place', async (t) => {
  const { client, ...team } = await sharedTeam(t);
  await left(t);
  const list = await readAnew(() => listMembers(t, client.id));
  for (const { accountId } of everyone({ client, ...team })) {
    const got = await getMember(t, client.id, accountId);
    expectStatus(got, 200, 'a member that was not removed');
    await expectNotActive(t, exchangeOf(got).json, got);
    const times = await timesListed(t, client.id, list, accountId);
    expectThat(times > 0, `the member ${accountId} in the list`, 'a list without it', list);
  }
});

/** None of them has ever signed in. */
async function expectNotActive(t: CheckContext, record: unknown, reply: Reply): Promise<void> {
  const isActive = field(record, 'status') === 'active' && !(await signInAlone(t));
  expectThat(!isActive, 'no active member of a client where nobody signed in', 'one', reply);
}

check('partner.member.remove.only-that', 'a removal leaves the same address in another client in place', async (t) => {
  const { twin, refusals } = await left(t);
  if (twin === null) throw new NotTested('an address belongs to one client only');
  expectStatus(twin.got, 200, 'it was removed from another client');
  const times = await timesListed(t, refusals[0]?.clientId ?? '', twin.list, twin.accountId);
  expectThat(times === 1, 'the member of the other client once in the list', `${times} times`, twin.list);
});

check('partner.not-found.member.other-client', 'one address in two clients is two members', async (t) => {
  const { astray } = await left(t);
  if (astray === null) throw new NotTested('an address belongs to one client only, or has one accountId in all');
  expectStatus(astray, 404, 'the accountId is that of the same address in another client');
});

check('partner.member.remove.add-again', 'the address of a removed member is free', async (t) => {
  const { clientId, back, backReply } = await left(t);
  expectStatus(backReply, 201, 'the address of a removed member');
  if (back === null) throw new Inconclusive('the added member is not an object');
  expectStatus(back.got, 200, 'the member that was added again');
  const times = await timesListed(t, clientId, back.list, back.accountId);
  expectThat(times === 1, 'the member once in the list', `${times} times`, back.list);
});

check('partner.error.member-codes', 'who was removed is not refused as a member', async (t) => {
  expectNoMember((await left(t)).backReply);
});

observe('partner.member.record.fields', async (t) => {
  const { client, owner } = await sharedTeam(t);
  const shown = async (name: string, record: unknown) => `${name} ${typedShapeOf(record)}`;
  const [get, own, list] = await Promise.all([
    getMember(t, client.id, owner.accountId),
    getOwner(t, client.id),
    listMembers(t, client.id),
  ]);
  const listed = page(list, await membersPlace(t))[0];
  const answers = await Promise.all([
    shown('add', owner.record),
    shown('get', exchangeOf(get).json),
    shown('get owner', exchangeOf(own).json),
    shown('list', listed),
  ]);
  return answers.join('; ');
});

observe('partner.member.record.account-id', async (t) => {
  const { owner } = await sharedTeam(t);
  const fields = Object.entries(owner.record).filter(([, value]) => isWritten(value, owner.accountId));
  return fields.map(([name]) => name).join(', ');
});

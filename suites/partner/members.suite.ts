import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  Inconclusive,
  NotTested,
  observe,
  prepared,
} from '../../src/check/index.ts';
import { walkToEnd } from '../support/crowd.ts';
import { expectItself } from '../support/identity.ts';
import { isObject } from '../support/lists.ts';
import {
  addMember,
  answeredId,
  getMember,
  getOwner,
  idsIn,
  listMembers,
  newTeam,
  removed,
  removeMember,
  shapeOf,
  sharedTeam,
  type Team,
  timesListed,
} from '../support/members.ts';
import { accountIdOf, memberIdNames, membersPlace, page } from '../support/partner.ts';

function everyone({ owner, others }: Team) {
  return [owner, ...others];
}

check('partner.member.get.status', 'the owner and the other members answer 200', async (t) => {
  const team = await sharedTeam(t);
  for (const { accountId } of everyone(team)) expectStatus(await getMember(t, team.client.id, accountId), 200);
});

check('partner.member.get.new', 'members who never signed in have status new on get', async (t) => {
  const team = await sharedTeam(t);
  for (const { accountId } of everyone(team)) {
    const reply = await getMember(t, team.client.id, accountId);
    expectEqual(prepared(reply, 200, 'get a member').status, 'new', 'the status of a member', reply);
  }
});

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
  const pages = await walkToEnd(t, clientId, { l: 300 });
  const records = pages.flatMap((one) => one.records);
  const ids = pages.flatMap((one) => one.ids);
  for (const accountId of accountIds) {
    const record = records[ids.indexOf(accountId)];
    if (record === undefined) throw new Inconclusive(`the member ${accountId} is not in the list`);
    const reply = await getMember(t, clientId, accountId);
    const { status } = prepared(reply, 200, 'get a member');
    expectEqual(
      status,
      field(record, 'status'),
      'the status on get, as in the list',
      ...pages.map((one) => one.reply),
      reply,
    );
  }
}

check('partner.member.get.agrees-with-list', 'get and list show one status for new members', async (t) => {
  const team = await sharedTeam(t);
  const ids = everyone(team).map(({ accountId }) => accountId);
  await expectAgreement(t, team.client.id, ids);
});

check('partner.member.get.agrees-with-list', 'get and list show one status for the active member', async (t) => {
  const { client, accountId } = t.partnerFixture('activeMember');
  await expectAgreement(t, client, [accountId]);
});

check('partner.member.get.agrees-with-list', 'get and get owner show one status of an owner', async (t) => {
  const { client } = t.partnerFixture('activeMember');
  const owner = await getOwner(t, client);
  // An owner who has signed in tells most, but no client need have one.
  const { status } = prepared(owner, 200, 'get the owner');
  const got = await getMember(t, client, await answeredId(t, client, owner));
  expectEqual(prepared(got, 200, 'get the same member').status, status, 'the status of the owner', owner, got);
});

check('partner.member.remove.status', 'members other than the owner are removed with 204', async (t) => {
  const { client, others } = await newTeam(t);
  for (const { accountId } of others) expectStatus(await removeMember(t, client.id, accountId), 204);
});

check('partner.member.remove.no-body', 'the 204 is empty', async (t) => {
  const { client, others } = await newTeam(t);
  const reply = await removeMember(t, client.id, others[0].accountId);
  const exchange = exchangeOf(reply);
  if (exchange.status !== 204) throw new Inconclusive(`the removal was answered with ${describe(exchange)}`);
  const length = exchange.headers['content-length'] ?? '0';
  expectThat(
    exchange.text === '' && length === '0',
    'no body',
    `${describe(exchange)}, content-length ${length}`,
    reply,
  );
});

check('partner.member.remove.gone', 'removed members answer 404 on get', async (t) => {
  const { client, others } = await newTeam(t);
  for (const { accountId } of others) {
    expectStatus(await getMember(t, client.id, accountId), 200, 'before the removal');
    await removed(t, client.id, accountId);
    expectStatus(await getMember(t, client.id, accountId), 404, 'after the removal');
  }
  // Gone is not only what was removed last.
  for (const { accountId } of others)
    expectStatus(await getMember(t, client.id, accountId), 404, 'after both removals');
});

check('partner.member.remove.not-listed', 'a removed member is in no list, whatever its query', async (t) => {
  const { client, others } = await newTeam(t);
  const [second, third] = others;
  for (const gone of [second, third]) {
    await removed(t, client.id, gone.accountId);
    for (const query of [{}, { l: 300 }, { status: 'new' }, { s: 'createdAt' }] as const) {
      const reply = await listMembers(t, client.id, query);
      const ids = await idsIn(t, client.id, reply);
      expectThat(!ids.includes(gone.accountId), `a list without ${gone.accountId}`, 'a list with it', reply);
    }
  }
});

check('partner.member.remove.twice', 'a second and a third removal answer 404', async (t) => {
  const { client, others } = await newTeam(t);
  for (const { accountId } of others) {
    await removed(t, client.id, accountId);
    expectStatus(await removeMember(t, client.id, accountId), 404, 'the second removal');
    expectStatus(await removeMember(t, client.id, accountId), 404, 'the third removal');
  }
});

check(
  'partner.member.remove.only-that',
  'a removal leaves the rest of the team and other teams in place',
  async (t) => {
    const [team, other] = await Promise.all([newTeam(t), sharedTeam(t)]);
    await removed(t, team.client.id, team.others[0].accountId);
    const kept = [team.owner, team.others[1]].map((member) => ({ clientId: team.client.id, ...member }));
    const elsewhere = everyone(other).map((member) => ({ clientId: other.client.id, ...member }));
    for (const { clientId, accountId } of [...kept, ...elsewhere]) {
      const got = await getMember(t, clientId, accountId);
      expectStatus(got, 200, 'a member that was not removed');
      const list = await listMembers(t, clientId);
      const times = await timesListed(t, clientId, list, accountId);
      expectThat(times > 0, `the member ${accountId} in the list`, 'a list without it', list);
      // None of them has ever signed in.
      for (const record of [exchangeOf(got).json, ...page(list, await membersPlace(t))]) {
        const isActive = field(record, 'status') === 'active';
        expectThat(!isActive, 'no active member of a client where nobody signed in', 'one', got, list);
      }
    }
  },
);

check('partner.member.remove.only-that', 'nor does it touch the same address in another client', async (t) => {
  const [here, there] = await Promise.all([newTeam(t), newTeam(t)]);
  const { accountId, email } = here.others[0];
  const twin = await addMember(t, there.client.id, email);
  if (twin.response.status !== 201) throw new NotTested('an address belongs to one client only');
  const twinId = await answeredId(t, there.client.id, twin, 201);
  await removed(t, here.client.id, accountId);
  expectStatus(await getMember(t, there.client.id, twinId), 200, 'it was removed from another client');
  const list = await listMembers(t, there.client.id);
  const times = await timesListed(t, there.client.id, list, twinId);
  expectThat(times === 1, 'the member of the other client once in the list', `${times} times`, list);
});

check('partner.member.remove.add-again', 'the address of a removed member is free', async (t) => {
  const { client, others } = await newTeam(t);
  await removed(t, client.id, others[0].accountId);
  const reply = await addMember(t, client.id, others[0].email);
  expectStatus(reply, 201, 'the address of a removed member');
  const { json } = exchangeOf(reply);
  if (!isObject(json)) throw new Inconclusive('the added member is no object');
  const accountId = await accountIdOf(t, client.id, json);
  expectStatus(await getMember(t, client.id, accountId), 200, 'the member that was added again');
  const list = await listMembers(t, client.id);
  const times = await timesListed(t, client.id, list, accountId);
  expectThat(times === 1, 'the member once in the list', `${times} times`, list);
});

observe('partner.member.record.fields', async (t) => {
  const { client, owner } = await sharedTeam(t);
  const shown = async (name: string, record: unknown) => `${name} ${shapeOf(record)}`;
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
  const fields = Object.entries(owner.record).filter(([, value]) => String(value) === owner.accountId);
  return fields.map(([name]) => name).join(', ');
});

import {
  type CheckContext,
  check,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  Inconclusive,
  observe,
  type Reply,
} from '../../src/check/index.ts';
import {
  addMember,
  errorCodes,
  expectErrorCode,
  getMember,
  listedIds,
  listMembers,
  newTeam,
  ownerOf,
  placesOfCode,
  type Team,
  timesListed,
} from '../support/members.ts';
import { membersPlace, newClient, newMember, page } from '../support/partner.ts';
import { expectOneAtMost, expectWinner, type Race, race } from '../support/race.ts';

interface Duplicates {
  team: Team;
  /** As get owner showed it before. */
  owner: Awaited<ReturnType<typeof ownerOf>>;
  replies: Reply[];
}

/** Adds each member of a fresh team again. */
async function addAgain(t: CheckContext): Promise<Duplicates> {
  const team = await newTeam(t);
  const owner = await ownerOf(t, team.client.id);
  const replies: Reply[] = [];
  for (const { email } of [team.owner, ...team.others]) replies.push(await addMember(t, team.client.id, email));
  return { team, owner, replies };
}

check('partner.member.add.duplicate', 'neither the owner nor another member can be added again', async (t) => {
  const { team, replies } = await addAgain(t);
  for (const reply of replies) expectStatus(reply, 400, 'the address of a member');
  expectStatus(await addMember(t, team.client.id, t.names.email()), 201, 'an address that is no member');
  expectStatus(await addMember(t, team.client.id, team.owner.email), 400, 'the address of a member, later');
});

check('partner.member.add.duplicate-code', 'adding a member again names the code', async (t) => {
  const { replies } = await addAgain(t);
  for (const reply of replies) expectErrorCode(reply, errorCodes.alreadyExists);
});

check('partner.member.add.duplicate-unchanged', 'after rejected duplicates the same members are left', async (t) => {
  const { team, owner, replies } = await addAgain(t);
  if (replies.some((reply) => reply.response.ok)) throw new Inconclusive('the duplicate was not rejected');
  const members = [team.owner, ...team.others].map(({ accountId }) => accountId);
  const list = await listMembers(t, team.client.id);
  for (const accountId of members) {
    const times = await timesListed(t, team.client.id, list, accountId);
    expectThat(times === 1, `the member ${accountId} once in the list`, `${times} times`, ...replies, list);
    const got = await getMember(t, team.client.id, accountId);
    expectStatus(got, 200, 'a member that was added twice');
    expectNotActive(exchangeOf(got).json, 'the member', [...replies, got]);
  }
  for (const record of page(list, await membersPlace(t))) expectNotActive(record, 'the list', [...replies, list]);
  expectEqual((await listedIds(t, team.client.id)).length, members.length, 'the number of members', ...replies, list);
  const after = await ownerOf(t, team.client.id);
  expectEqual(after.accountId, owner.accountId, 'the owner after rejected duplicates', ...replies, after.reply);
});

/** Nobody signs in by being added again. */
function expectNotActive(record: unknown, place: string, evidence: readonly Reply[]): void {
  const status = field(record, 'status');
  expectThat(status !== 'active', `no status active in ${place} after rejected duplicates`, 'one', ...evidence);
}

check('partner.member.add.duplicate-race', 'of five adds of one address at once no two are accepted', async (t) => {
  const { id: clientId } = await newClient(t);
  await newMember(t, clientId);
  // One burst may happen to be lucky.
  for (let round = 1; round <= 5; round += 1) {
    const before = await listedIds(t, clientId);
    const run = await memberRace(t, clientId);
    expectOneAtMost(run);
    const after = await listedIds(t, clientId);
    expectEqual(after.length, before.length + run.winners, 'the number of members after the race', ...run.replies);
  }
});

check('partner.member.add.duplicate-race-won', 'of five adds of one address at once one is accepted', async (t) => {
  const { id: clientId } = await newClient(t);
  await newMember(t, clientId);
  await expectWinner(await memberRace(t, clientId), () => newMember(t, clientId));
});

function memberRace(t: CheckContext, clientId: string): Promise<Race> {
  return race(t, { name: t.names.email(), atOnce: 5, create: (email) => addMember(t, clientId, email) });
}

observe('partner.member.error-code-place', async (t) => {
  const { replies } = await addAgain(t);
  const places = replies.flatMap((reply) => placesOfCode(exchangeOf(reply).json, errorCodes.alreadyExists));
  return places.length === 0 ? 'nowhere' : [...new Set(places)].sort().join(', ');
});

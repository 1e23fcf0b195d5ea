import {
  type CheckContext,
  check,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  Inconclusive,
  lent,
  NotTested,
  observe,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { clientMember } from '../../src/resources/index.ts';
import {
  addMember,
  addRaw,
  answeredId,
  errorCodes,
  expectErrorCode,
  getMember,
  getOwner,
  listedIds,
  listMembers,
  placesOfCode,
  removeMember,
  timesListed,
} from '../support/client-members.ts';
import { formedMembers } from '../support/formed-members.ts';
import { expectTakenBy } from '../support/new-beside-active.ts';
import { memberIdNames, membersPlace, newClient, newMember, page } from '../support/partner.ts';
import { expectOneAtMost, expectWinner, type Race, race } from '../support/race.ts';
import { readAnew } from '../support/read-once.ts';
import { signInAlone } from '../support/sign-ins.ts';
import { areEmailsWhole, isWholeEmail, teamBeginning, teamDuplicates } from '../support/team-life.ts';

check('partner.member.add.duplicate', 'neither the owner nor another member can be added again', async (t) => {
  const { replies, later } = await teamDuplicates(t);
  for (const reply of replies) expectStatus(reply, 400, 'the address of a member');
  expectStatus(later[0], 201, 'an address that is no member');
  expectStatus(later[1], 400, 'the address of a member, later');
});

check('partner.member.add.duplicate', 'whoever is a member stays one, whatever the form of the address', async (t) => {
  for (const { email, reply } of (await formedMembers(t)).again) {
    expectStatus(reply, 400, `${email} is the address of a member`);
  }
});

check('partner.member.add.duplicate', 'spaces around the address of a member make nobody a second time', async (t) => {
  const { id: clientId } = await newClient(t);
  const { email } = await newMember(t, clientId);
  for (const spaced of [`${email} `, ` ${email}`]) {
    // Whether such an address is taken for one is open.
    const reply = await addRaw(t, clientId, { email: spaced }, { open: true });
    if (reply.response.status !== 201) continue;
    const shown = field(exchangeOf(reply).json, 'email');
    expectEitherWay(shown !== email, `no second member ${email}`, 'one', reply);
  }
});

check('partner.member.add.duplicate', 'the addresses of those who stay are taken after each removal', async (t) => {
  const { id: clientId } = await newClient(t);
  const staying = [];
  for (let count = 0; count < 5; count += 1) staying.push(await newMember(t, clientId));
  // Somebody of the middle, and the newest, leave; each has neighbours who stay.
  for (const [leaving] of [staying.splice(1, 1), staying.splice(-1, 1)]) {
    if (leaving === undefined) continue;
    const removal = await removeMember(t, clientId, leaving.accountId);
    if (!removal.response.ok) throw new Inconclusive(`could not remove a member: got ${removal.response.status}`);
    for (const { email } of staying) {
      expectStatus(await addMember(t, clientId, email), 400, 'the address of a member who stays');
    }
  }
});

check('partner.member.add.duplicate-code', 'adding a member again names the code', async (t) => {
  for (const reply of (await teamDuplicates(t)).replies) expectErrorCode(reply, errorCodes.alreadyExists);
});

check('partner.member.add.duplicate-unchanged', 'after rejected duplicates the same members are left', async (t) => {
  const { clientId, joinings } = await teamBeginning(t);
  const { replies, list, gets, owners } = await teamDuplicates(t);
  if (replies.some((reply) => reply.response.ok)) throw new Inconclusive('the duplicate was not rejected');
  for (const { accountId } of joinings) {
    const times = await timesListed(t, clientId, list, accountId);
    expectThat(times === 1, `the member ${accountId} once in the list`, `${times} times`, ...replies, list);
  }
  for (const got of gets) {
    expectStatus(got, 200, 'a member that was added twice');
    await expectNotActive(t, exchangeOf(got).json, { place: 'the member', evidence: [...replies, got] });
  }
  const records = page(list, await membersPlace(t));
  for (const record of records) await expectNotActive(t, record, { place: 'the list', evidence: [...replies, list] });
  expectEqual(records.length, joinings.length, 'the number of members', ...replies, list);
  const [before, after] = await Promise.all(owners.map((owner) => answeredId(t, clientId, owner)));
  expectEqual(after, before, 'the owner after rejected duplicates', ...replies, owners[1]);
});

/** Nobody signs in by being added again. */
async function expectNotActive(
  t: CheckContext,
  record: unknown,
  { place, evidence }: { place: string; evidence: readonly Reply[] },
): Promise<void> {
  const isActive = field(record, 'status') === 'active' && !(await signInAlone(t));
  expectThat(!isActive, `no status active in ${place} after rejected duplicates`, 'one', ...evidence);
}

/** Some races in one client, and its members before and after each; one burst may happen to be lucky. */
function memberRaces(t: CheckContext) {
  return t.shared('partner member races', async (own) => {
    const { id: clientId } = await newClient(own);
    await newMember(own, clientId);
    const races: { run: Race; before: number; after: number }[] = [];
    let { length: before } = await listedIds(own, clientId);
    for (let round = 1; round <= 3; round += 1) {
      const run = await memberRace(own, clientId);
      const { length: after } = await listedIds(own, clientId);
      races.push({ run, before, after });
      before = after;
    }
    // Of a host that nothing is known of yet; whether it is taken for one is open.
    const strange = await memberRace(own, clientId, own.names.email().replace('@', `@${own.names.unique()}.`));
    const { length: more } = await listedIds(own, clientId);
    if (strange.winners > 0) races.push({ run: strange, before, after: more });
    // Who was a member before may be remembered.
    const former = await newMember(own, clientId);
    const { length: most } = await listedIds(own, clientId);
    const removal = await removeMember(own, clientId, former.accountId);
    if (removal.response.ok) {
      const run = await memberRace(own, clientId, former.email);
      races.push({ run, before: most - 1, after: (await listedIds(own, clientId)).length });
    }
    // Whoever comes first becomes the owner, which may be another way to be added.
    for (let round = 1; round <= 2; round += 1) {
      const { id: empty } = await newClient(own);
      const run = await memberRace(own, empty);
      races.push({ run, before: 0, after: (await listedIds(own, empty)).length });
    }
    return { clientId, races };
  });
}

check('partner.member.add.duplicate-race', 'of five adds of one address at once no two are accepted', async (t) => {
  for (const { run, before, after } of (await memberRaces(t)).races) {
    expectOneAtMost(run);
    expectEqual(after, before + run.winners, 'the number of members after the race', ...run.replies);
  }
});

check('partner.member.add.duplicate-race-won', 'of five adds of one address at once one is accepted', async (t) => {
  const { clientId, races } = await memberRaces(t);
  for (const { run } of races) await expectWinner(run, () => newMember(t, clientId));
});

check('partner.member.add.duplicate-code', 'whoever loses a race for an address is told the code', async (t) => {
  // Where nobody wins, that is a matter of its own.
  const lost = (await memberRaces(t)).races.flatMap(({ run: { replies, winners } }) =>
    winners === 1 ? replies.filter(({ response }) => response.status === 400) : [],
  );
  if (lost.length === 0) throw new Inconclusive('no add was refused with 400 beside one that was accepted');
  for (const reply of lost) expectErrorCode(reply, errorCodes.alreadyExists);
});

function memberRace(t: CheckContext, clientId: string, name = t.names.email()): Promise<Race> {
  return race(t, { name, atOnce: 5, create: (email) => addMember(t, clientId, email) });
}

observe('partner.member.error-code-place', async (t) => {
  const { replies } = await teamDuplicates(t);
  const places = replies.flatMap((reply) => placesOfCode(exchangeOf(reply).json, errorCodes.alreadyExists));
  return places.length === 0 ? 'nowhere' : [...new Set(places)].sort().join(', ');
});

// Who has signed in is one that no run can make.
lent.check('partner.member.add.duplicate', 'who has signed in cannot be added again', async (t) => {
  expectStatus((await addedAgain(t)).reply, 400, 'the address of the active member');
});

lent.check('partner.member.add.duplicate-code', 'adding somebody who has signed in again names the code', async (t) => {
  const { client, reply } = await addedAgain(t);
  await expectTakenBy(t, client, reply);
});

lent.check('partner.member.add.duplicate-unchanged', 'who has signed in stays active when added again', async (t) => {
  const { client, accountId, before, reply } = await addedAgain(t);
  if (reply.response.status !== 400) throw new Inconclusive(`the add was answered with ${reply.response.status}`);
  if (field(exchangeOf(before).json, 'status') !== 'active') throw new NotTested('the member was not active before');
  const got = await getMember(t, client, accountId);
  expectStatus(got, 200, 'the member, of whom nothing was changed');
  expectEqual(field(exchangeOf(got).json, 'status'), 'active', 'the status of the member', before, reply, got);
  const list = await readAnew(() => listMembers(t, client, { status: 'new', l: 300 }));
  prepared(list, 200, 'list the new members');
  // Whether the page holds all of them does not matter: it is on none.
  const names = memberIdNames(t);
  const isNew = page(list, await membersPlace(t)).some((record) => names.some((name) => record[name] === accountId));
  expectThat(!isNew, `no ${accountId} among the new members`, 'it among them', before, reply, list);
});

// Nor is an owner who has signed in, whichever of the clients that are lent has one.
lent.check('partner.member.add.duplicate', 'an owner who has signed in cannot be added again', async (t) => {
  const { owner, again } = await activeOwner(t);
  expectStatus(again, 400, `the address of the owner ${owner}, who is active`);
});

lent.check('partner.member.add.duplicate-code', 'adding an active owner again names the code', async (t) => {
  const { clientId, again } = await activeOwner(t);
  await expectTakenBy(t, clientId, again);
});

function activeOwner(t: CheckContext): Promise<{ clientId: string; owner: string; again: Reply }> {
  return t.shared('active owner added again', async (own) => {
    const { activeMember, client, otherClient } = own.partnerTarget.fixtures;
    const clients = new Set([activeMember?.client, client?.id, otherClient?.id].filter((id) => id !== undefined));
    if (!(await areEmailsWhole(own))) throw new NotTested('members do not show the email that was sent');
    for (const clientId of clients) {
      const found = await getOwner(own, clientId);
      if (found.response.status !== 200 || field(exchangeOf(found).json, 'status') !== 'active') continue;
      const accountId = await answeredId(own, clientId, found);
      const email = field(exchangeOf(await getMember(own, clientId, accountId)).json, 'email');
      if (!isWholeEmail(email)) continue;
      const again = await addMember(own, clientId, email);
      if (again.response.ok) await registerAgain(own, { client: clientId, accountId }, again);
      return { clientId, owner: accountId, again };
    }
    throw new NotTested('no client that is lent has an active owner who shows an email');
  });
}

/** The active member of the fixture, and what an add of its address is answered. */
function addedAgain(t: CheckContext) {
  const { client, accountId } = t.partnerFixture('activeMember');
  return t.shared('active member added again', async (own) => {
    const before = await getMember(own, client, accountId);
    const email = field(prepared(before, 200, 'get the active member'), 'email');
    if (!isWholeEmail(email)) throw new NotTested('the active member shows no whole email');
    if (!(await areEmailsWhole(own))) throw new NotTested('members do not show the email that was sent');
    const reply = await addMember(own, client, email);
    if (reply.response.ok) await registerAgain(own, { client, accountId }, reply);
    return { client, accountId, before, reply };
  });
}

/** The second of an address is removed again, unless it is the one that is lent. */
async function registerAgain(t: CheckContext, lentOne: { client: string; accountId: string }, reply: Reply) {
  const id = await answeredId(t, lentOne.client, reply, 201);
  if (id === lentOne.accountId) return;
  t.created({
    api: 'partner',
    what: 'second member of one address',
    operation: clientMember.remove,
    path: { clientId: lentOne.client, accountId: id },
  });
}

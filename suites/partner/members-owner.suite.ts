import {
  type CheckContext,
  check,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  Inconclusive,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import {
  addMember,
  answeredId,
  errorCodes,
  expectErrorCode,
  getMember,
  getOwner,
  memberElsewhere,
  ownerOf,
  removeMember,
  sharedTeam,
  timesListed,
} from '../support/client-members.ts';
import { unknownLike } from '../support/identifiers.ts';
import { inParallel } from '../support/parallel.ts';
import { newClient, newMember } from '../support/partner.ts';
import { sharedHome } from '../support/partner-requests.ts';
import { expectKept } from '../support/restless.ts';
import { signInAlone, unlessTheySignIn } from '../support/sign-ins.ts';
import { teamBeginning, teamEnd } from '../support/team-life.ts';

check('partner.member.owner.status', 'a client with one member and one with three have an owner', async (t) => {
  for (const { owner } of (await teamBeginning(t)).joinings) expectStatus(owner, 200);
});

check('partner.member.owner.first', 'of m…, a… and z… the first is the owner', async (t) => {
  const { clientId, joinings } = await teamBeginning(t);
  const [first] = joinings;
  for (const [index, { owner }] of joinings.entries()) {
    await expectShown(
      t,
      clientId,
      owner,
      first?.accountId,
      index === 0 ? 'when it is alone' : `beside ${index} others`,
    );
  }
});

check(
  'partner.member.owner.first',
  'of members that are added at once to an empty client one is the owner',
  async (t) => {
    // One burst may happen to be lucky.
    for (let round = 0; round < 2; round += 1) {
      const { id: clientId } = await newClient(t);
      const adds = await inParallel([1, 2, 3, 4].map(() => addMember(t, clientId, t.names.email())));
      const made: string[] = [];
      for (const add of adds) made.push(await answeredId(t, clientId, add, 201));
      const owner = await ownerOf(t, clientId);
      const isOneOf = owner.accountId !== null && made.includes(owner.accountId);
      expectThat(isOneOf, `one of ${made.join(', ')} as the owner`, String(owner.accountId), ...adds, owner.reply);
      for (const accountId of made.filter((id) => id !== owner.accountId)) {
        const reply = await removeMember(t, clientId, accountId);
        const got = `${reply.response.status} for ${accountId}`;
        const wanted = `all but the owner ${owner.accountId} to be removed`;
        expectThat(reply.response.ok, wanted, got, ...adds, owner.reply, reply);
      }
    }
  },
);

check('partner.member.owner.first', 'each of two clients has its own owner', async (t) => {
  const [team, home] = await Promise.all([sharedTeam(t), sharedHome(t)]);
  await expectShown(
    t,
    team.client.id,
    await getOwner(t, team.client.id),
    team.owner.accountId,
    'of one of two clients',
  );
  await expectShown(t, home.clientId, await getOwner(t, home.clientId), home.owner, 'of the other one of two clients');
});

check('partner.member.owner.first', 'who is a member elsewhere owns the client to which it comes first', async (t) => {
  const { clientId, reply } = await memberElsewhere(t);
  if (!reply.response.ok) throw new NotTested('an address belongs to one client only');
  const accountId = await answeredId(t, clientId, reply);
  await expectShown(t, clientId, await getOwner(t, clientId), accountId, 'who is a member elsewhere');
});

/** Whom an answer of get owner shows; null where there is nobody. */
async function expectShown(
  t: CheckContext,
  clientId: string,
  reply: Reply,
  accountId: string | undefined,
  when: string,
): Promise<void> {
  const shown = reply.response.status === 404 ? null : await answeredId(t, clientId, reply);
  expectEqual(shown, accountId, `the accountId of the owner ${when}`, reply);
}

check('partner.member.owner.stays', 'the owner is the same after every later add and removal', async (t) => {
  const { clientId, joinings } = await teamBeginning(t);
  const { leavings, refusals, back } = await teamEnd(t);
  const [first, ...others] = joinings;
  // Another owner from the beginning is the break of another requirement.
  if (first === undefined || (await answeredId(t, clientId, first.owner)) !== first.accountId) {
    throw new Inconclusive('the first member is not the owner');
  }
  for (const { owner } of others) await expectShown(t, clientId, owner, first.accountId, 'after a later add');
  if (refusals.some(({ reply }) => reply.response.ok)) throw new Inconclusive('the owner was removed');
  for (const { owner } of leavings) await expectShown(t, clientId, owner, first.accountId, 'after a removal');
  // Where an address is not free again, there is nothing more to see.
  if (back !== null) {
    await expectShown(t, clientId, back.owner, first.accountId, 'after a removed member was added again');
  }
});

check('partner.member.owner.stays', 'an owner that is removed from another client stays the owner', async (t) => {
  const { guest, refusals } = await teamEnd(t);
  if (guest === null) throw new NotTested('an address belongs to one client only');
  if (refusals.some(({ reply }) => reply.response.ok)) throw new Inconclusive('the owner was removed');
  const { accountId, removal, owner } = guest;
  const what = 'the accountId of the owner after somebody of that address left another client';
  expectEqual(owner.accountId, accountId, what, removal, owner.reply);
});

check('partner.member.remove.status', 'who owns another client can be removed from one', async (t) => {
  const { guest } = await teamEnd(t);
  if (guest === null) throw new NotTested('an address belongs to one client only');
  expectStatus(guest.removal, 204, 'it owns another client, not this one');
});

check('partner.member.remove.status', 'who was added after removals of nobody is removed', async (t) => {
  const { id: clientId } = await newClient(t);
  const { accountId: owner } = await newMember(t, clientId);
  const stray = await removeMember(t, clientId, unknownLike(owner).id);
  if (stray.response.ok) throw new Inconclusive('a removal of nobody is a success');
  const { accountId } = await newMember(t, clientId);
  expectStatus(await removeMember(t, clientId, accountId), 204, `the owner is ${owner}`);
});

check('partner.member.owner.none', 'a client without members has no owner', async (t) => {
  const { none, joinings } = await teamBeginning(t);
  expectStatus(none, 404, 'a client without members');
  const [first] = joinings;
  if (first !== undefined) prepared(first.owner, 200, 'get the owner of the same client with a member');
});

check('partner.member.owner.listed', 'the owner stands in the list, alone and among others', async (t) => {
  const { clientId, joinings } = await teamBeginning(t);
  for (const { owner, list } of joinings) {
    const accountId = await answeredId(t, clientId, owner);
    const times = await timesListed(t, clientId, list, accountId);
    expectThat(times === 1, `the owner ${accountId} once in the list`, `${times} times`, list);
  }
});

check(
  'partner.member.owner.starts-new',
  'an owner who never signed in has status new',
  unlessTheySignIn(async (t) => {
    for (const { owner } of (await teamBeginning(t)).joinings) {
      expectEqual(field(exchangeOf(owner).json, 'status'), 'new', 'the status of the owner', owner);
    }
  }),
);

check('partner.member.owner.removal-refused', 'the owner is not removed, alone or with others', async (t) => {
  for (const { when, reply } of (await teamEnd(t)).refusals) expectStatus(reply, 400, `the owner ${when}`);
});

check('partner.member.owner.removal-refused-code', 'each rejected removal of an owner names the code', async (t) => {
  for (const { reply } of (await teamEnd(t)).refusals) expectErrorCode(reply, errorCodes.removeOwner);
});

check('partner.member.owner.removal-refused-unchanged', 'the owner is as old as before the rejection', async (t) => {
  const { id: clientId } = await newClient(t);
  const { accountId } = await newMember(t, clientId);
  const before = await getMember(t, clientId, accountId);
  // Timestamps may have whole seconds only.
  await t.sleep(1_100);
  const refusal = await removeMember(t, clientId, accountId);
  if (refusal.response.ok) throw new Inconclusive('the removal was not rejected');
  const after = await getMember(t, clientId, accountId);
  const [was, is] = [before, after].map((reply) => field(prepared(reply, 200, 'get the owner'), 'createdAt'));
  // Two versions of a service may tell of different fields.
  if (was === undefined || is === undefined) throw new NotTested('the record does not always show when it was created');
  const show = async () => field(exchangeOf(await getMember(t, clientId, accountId)).json, 'createdAt');
  await expectKept({ what: 'createdAt of the owner', was, is, show }, before, refusal, after);
});

check('partner.member.owner.removal-refused-unchanged', 'the owner is there after each rejected removal', async (t) => {
  for (const { when, clientId, accountId, others, before, reply, after } of (await teamEnd(t)).refusals) {
    if (reply.response.ok) throw new Inconclusive('the removal was not rejected');
    const { owner, got, list } = after;
    const what = `the accountId of the owner ${when}, after the rejection`;
    expectEqual(owner.accountId, before, what, reply, owner.reply);
    expectStatus(got, 200, `the owner ${when}, after the rejection`);
    // Nobody signs in by staying.
    const isActive = field(exchangeOf(got).json, 'status') === 'active' && !(await signInAlone(t));
    expectThat(!isActive, `an owner ${when} who is not active`, 'one', reply, got);
    for (const listed of [accountId, ...others]) {
      const times = await timesListed(t, clientId, list, listed);
      expectThat(times === 1, `the member ${listed} ${when} once in the list`, `${times} times`, reply, list);
    }
  }
});

// What a path with an escape in it is answered is open.
check('partner.member.owner.removal-refused-unchanged', 'the owner stays however its id is written', async (t) => {
  const { replies, accountId, after } = (await teamEnd(t)).escaped;
  const what = 'the accountId of the owner after removals of it with a character escaped, and in another case';
  expectEqual(after.accountId, accountId, what, ...replies, after.reply);
});

check(
  'partner.member.owner.removal-refused-unchanged',
  'the owner stays when owner is removed, a word for the id',
  async (t) => {
    const { reply, accountId, after } = (await teamEnd(t)).byWord;
    const what = 'the accountId of the owner after a removal by the word owner';
    expectEqual(after.accountId, accountId, what, reply, after.reply);
  },
);

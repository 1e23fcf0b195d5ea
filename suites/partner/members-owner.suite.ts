import {
  type CheckContext,
  check,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  Inconclusive,
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
  listMembers,
  newTeam,
  ownerOf,
  removed,
  removeMember,
  sharedTeam,
  timesListed,
} from '../support/members.ts';
import { inParallel } from '../support/parallel.ts';
import { newClient, newMember } from '../support/partner.ts';

check('partner.member.owner.status', 'a client with one member and one with three have an owner', async (t) => {
  const [team, lone] = await Promise.all([sharedTeam(t), newClient(t)]);
  await newMember(t, lone.id);
  for (const clientId of [lone.id, team.client.id]) expectStatus(await getOwner(t, clientId), 200);
});

check('partner.member.owner.status', 'so has a client that had none a moment before', async (t) => {
  const { id } = await newClient(t);
  const before = await getOwner(t, id);
  await newMember(t, id);
  const after = await getOwner(t, id);
  expectThat(
    after.response.status === 200,
    '200 for a client with a member',
    `${after.response.status}`,
    before,
    after,
  );
});

/** Whether the owner is found by the alphabet or by the moment of its add must make a difference. */
for (const [first, second, third] of [
  ['m', 'a', 'z'],
  ['a', 'm', 'z'],
  ['z', 'm', 'a'],
] as const) {
  check('partner.member.owner.first', `of ${first}…, ${second}… and ${third}… the first is the owner`, async (t) => {
    const { id: clientId } = await newClient(t);
    const owner = await newMember(t, clientId, `${first}.${t.names.email()}`);
    await expectOwner(t, clientId, owner.accountId, 'when it is alone');
    await newMember(t, clientId, `${second}.${t.names.email()}`);
    await newMember(t, clientId, `${third}.${t.names.email()}`);
    await expectOwner(t, clientId, owner.accountId, 'beside two others');
  });
}

check(
  'partner.member.owner.first',
  'of members that are added at once to an empty client one is the owner',
  async (t) => {
    // One burst may happen to be lucky.
    for (let round = 0; round < 4; round += 1) {
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
  const clients = await Promise.all([newClient(t), newClient(t)]);
  const owners = await Promise.all(clients.map(({ id }) => newMember(t, id)));
  for (const [index, { id }] of clients.entries()) {
    await expectOwner(t, id, owners[index]?.accountId, `of client ${index + 1} of two`);
  }
});

async function expectOwner(
  t: CheckContext,
  clientId: string,
  accountId: string | null | undefined,
  when: string,
  ...evidence: readonly Reply[]
): Promise<void> {
  const owner = await ownerOf(t, clientId);
  expectEqual(owner.accountId, accountId, `the accountId of the owner ${when}`, ...evidence, owner.reply);
}

check('partner.member.owner.stays', 'the owner is the same after every later add and removal', async (t) => {
  const { id: clientId } = await newClient(t);
  const { accountId } = await newMember(t, clientId);
  // Another owner from the beginning is the break of another requirement.
  const before = await ownerOf(t, clientId);
  if (before.accountId !== accountId) throw new Inconclusive('the first member is not the owner');
  const second = await newMember(t, clientId);
  await expectOwner(t, clientId, accountId, 'after the second add');
  const third = await newMember(t, clientId);
  await expectOwner(t, clientId, accountId, 'after the third add');
  await removed(t, clientId, second.accountId);
  await expectOwner(t, clientId, accountId, 'after a removal');
  await removed(t, clientId, third.accountId);
  await expectOwner(t, clientId, accountId, 'after the removal of all others');
  await newMember(t, clientId);
  await expectOwner(t, clientId, accountId, 'after a further add');
  // Where an address is not free again, there is nothing more to see.
  const again = await addMember(t, clientId, second.email);
  if (again.response.ok) await expectOwner(t, clientId, accountId, 'after a removed member was added again');
});

check('partner.member.owner.none', 'a client without members has no owner', async (t) => {
  const { id: clientId } = await newClient(t);
  expectStatus(await getOwner(t, clientId), 404, 'a client without members');
  await newMember(t, clientId);
  const reply = await getOwner(t, clientId);
  prepared(reply, 200, 'get the owner of the same client with a member');
});

check('partner.member.owner.listed', 'the owner stands in the list, alone and among others', async (t) => {
  const [team, lone] = await Promise.all([sharedTeam(t), newClient(t)]);
  await newMember(t, lone.id);
  for (const clientId of [lone.id, team.client.id]) {
    const { accountId } = await ownerOf(t, clientId);
    if (accountId === null) throw new Inconclusive('the client has no owner');
    const list = await listMembers(t, clientId);
    const times = await timesListed(t, clientId, list, accountId);
    expectThat(times === 1, `the owner ${accountId} once in the list`, `${times} times`, list);
  }
});

check('partner.member.owner.starts-new', 'an owner who never signed in has status new', async (t) => {
  const { id: clientId } = await newClient(t);
  await newMember(t, clientId);
  const reply = await getOwner(t, clientId);
  expectEqual(prepared(reply, 200, 'get the owner').status, 'new', 'the status of the owner', reply);
});

interface Refusal {
  when: string;
  clientId: string;
  accountId: string;
  /** Who else is a member of the client. */
  others: readonly string[];
  /** Whom get owner showed before: normally the same. */
  before: string | null;
  reply: Reply;
  /** What is shown right after it. */
  after: { owner: Awaited<ReturnType<typeof ownerOf>>; got: Reply; list: Reply };
}

/** Attempts to remove the owner: alone, beside others, and when these are gone; each is looked at before the next. */
function ownerRemovals(t: CheckContext): Promise<readonly Refusal[]> {
  return t.shared('partner owner removals', async (own) => {
    const [team, lone] = await Promise.all([newTeam(own), newClient(own)]);
    const { accountId: loner } = await newMember(own, lone.id);
    const attempt = async (
      when: string,
      { clientId, accountId, others = [] }: { clientId: string; accountId: string; others?: string[] },
    ): Promise<Refusal> => {
      const before = await ownerOf(own, clientId);
      const reply = await removeMember(own, clientId, accountId);
      const owner = await ownerOf(own, clientId);
      const got = await getMember(own, clientId, accountId);
      const after = { owner, got, list: await listMembers(own, clientId) };
      return { when: `of a client ${when}`, clientId, accountId, others, before: before.accountId, reply, after };
    };
    const alone = await attempt('that never had another member', { clientId: lone.id, accountId: loner });
    const owner = { clientId: team.client.id, accountId: team.owner.accountId };
    const others = team.others.map((other) => other.accountId);
    const beside = await attempt('with other members', { ...owner, others });
    for (const other of team.others) await removed(own, team.client.id, other.accountId);
    return [alone, beside, await attempt('whose other members are gone', owner)];
  });
}

check('partner.member.owner.removal-refused', 'the owner is not removed, alone or with others', async (t) => {
  for (const { when, reply } of await ownerRemovals(t)) expectStatus(reply, 400, `the owner ${when}`);
});

check('partner.member.owner.removal-refused-code', 'each refusal names the code', async (t) => {
  for (const { reply } of await ownerRemovals(t)) expectErrorCode(reply, errorCodes.removeOwner);
});

check('partner.member.owner.removal-refused-unchanged', 'the owner is there after each refusal', async (t) => {
  for (const { when, clientId, accountId, others, before, reply, after } of await ownerRemovals(t)) {
    if (reply.response.ok) throw new Inconclusive('the removal was not refused');
    const { owner, got, list } = after;
    const what = `the accountId of the owner ${when}, after the refusal`;
    expectEqual(owner.accountId, before, what, reply, owner.reply);
    expectStatus(got, 200, `the owner ${when}, after the refusal`);
    // Nobody signs in by staying.
    const isActive = field(exchangeOf(got).json, 'status') === 'active';
    expectThat(!isActive, `an owner ${when} who is not active`, 'one', reply, got);
    for (const listed of [accountId, ...others]) {
      const times = await timesListed(t, clientId, list, listed);
      expectThat(times === 1, `the member ${listed} ${when} once in the list`, `${times} times`, reply, list);
    }
  }
});

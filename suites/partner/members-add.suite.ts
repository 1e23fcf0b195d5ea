import {
  type CheckContext,
  check,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  expectStatus,
  expectThat,
  fc,
  field,
  Inconclusive,
  NotTested,
  observe,
  prepared,
  property,
  type Reply,
  show,
} from '../../src/check/index.ts';
import {
  addMember,
  addRaw,
  answeredId,
  errorCodes,
  getOwner,
  idsIn,
  idsOf,
  listedIds,
  memberElsewhere,
  newPlayground,
  ownerOf,
  placesOfCode,
  sharedPlayground,
  timesListed,
} from '../support/client-members.ts';
import { formedMembers, likeEachOther } from '../support/formed-members.ts';
import { needsALook } from '../support/looked.ts';
import { expectEach } from '../support/parallel.ts';
import { membersPlace, newClient, newMember, page } from '../support/partner.ts';
import { typedShapeOf } from '../support/shapes.ts';
import { invalidAdds, teamBeginning, teamEnd, teamRejections } from '../support/team-life.ts';

check('partner.member.add.status', 'the first and further members are added with 201', async (t) => {
  for (const { reply } of (await teamBeginning(t)).joinings) expectStatus(reply, 201);
});

/** A client with every sign in its name that a name may have, and two members; the owner has a sign in the address. */
function withSigns(t: CheckContext) {
  return t.shared('client with signs in its name', async (own) => {
    const { id: clientId } = await newClient(own, { name: `${own.names.client()} a/b (c)_d` });
    const owning = await addMember(own, clientId, `${own.names.unique()}+owner@example.com`);
    const owner = await getOwner(own, clientId);
    return { owning, owner, further: await addMember(own, clientId, own.names.email()) };
  });
}

check('partner.member.add.status', 'a client with signs in its name is given a member', async (t) => {
  expectStatus((await withSigns(t)).further, 201, 'below a client its name is of no matter');
});

check('partner.member.owner.status', 'an owner whose address has a plus sign is found', async (t) => {
  const { owning, owner } = await withSigns(t);
  if (!owning.response.ok) throw new NotTested('the target takes no address with a plus sign');
  expectStatus(owner, 200, 'the only member of a client');
});

check('partner.member.add.starts-new', 'the first and further members have status new in the answer', async (t) => {
  for (const { reply } of (await teamBeginning(t)).joinings) {
    expectEqual(field(exchangeOf(reply).json, 'status'), 'new', 'the status of an added member', reply);
  }
});

check('partner.member.add.starts-new', 'who was removed and never signed in is new when added again', async (t) => {
  const { leavings, back } = await teamEnd(t);
  if (leavings.at(-1)?.reply.response.ok !== true) throw new Inconclusive('the member was not removed');
  if (back === null) throw new NotTested('the address of a removed member is not free again');
  expectEqual(field(exchangeOf(back.reply).json, 'status'), 'new', 'the status of the added member', back.reply);
});

check('partner.member.add.echoes-email', 'add, get, get owner and list show the address that was added', async (t) => {
  const { clientId, joinings } = await teamBeginning(t);
  const looks: boolean[] = [];
  for (const { accountId, email, reply, got, list, owner } of joinings) {
    looks.push(expectEmail(exchangeOf(reply).json, email, 'the answer to the add', reply));
    looks.push(expectEmail(exchangeOf(got).json, email, 'the member', got));
    const records = page(list, await membersPlace(t));
    const ids = await idsOf(t, clientId, records);
    looks.push(expectEmail(records[ids.indexOf(accountId)], email, 'the listed member', list));
    if (!owner.response.ok) continue;
    // Who the owner is does not matter here.
    const owning = await answeredId(t, clientId, owner);
    const shown = joinings.find((joining) => joining.accountId === owning);
    if (shown !== undefined) looks.push(expectEmail(exchangeOf(owner).json, shown.email, 'the owner', owner));
  }
  needsALook(looks, 'no record of a member shows an email');
});

/** Addresses are compared without their case, which a service may fold; a record need not show one at all. */
function expectEmail(record: unknown, email: string, what: string, reply: Reply): boolean {
  const shown = field(record, 'email');
  if (typeof shown !== 'string') return false;
  expectEqual(shown.toLowerCase(), email.toLowerCase(), `the email of ${what}`, reply);
  return true;
}

check('partner.member.add.readable', 'each added member answers 200 right after its add', async (t) => {
  for (const { got } of (await teamBeginning(t)).joinings) expectStatus(got, 200, 'a member that was just added');
});

check('partner.member.add.listed', 'after each add the list holds every member added so far, once', async (t) => {
  const { clientId, joinings } = await teamBeginning(t);
  for (const [index, { list }] of joinings.entries()) {
    for (const { accountId } of joinings.slice(0, index + 1)) {
      const times = await timesListed(t, clientId, list, accountId);
      expectThat(times === 1, `the member ${accountId} once in the list`, `${times} times`, list);
    }
  }
});

/** The valid twin of all that is rejected in the playground. */
async function expectTwin(t: CheckContext): Promise<void> {
  const reply = await t.shared('partner member that is added', async (own) => {
    const { id } = await sharedPlayground(own);
    return addMember(own, id, own.names.email());
  });
  prepared(reply, 201, 'add a member with an address');
}

check('partner.member.add.email-missing', 'a body without email is rejected, one with it accepted', async (t) => {
  const { id: clientId } = await sharedPlayground(t);
  expectStatus(await addRaw(t, clientId, {}), 400, 'no email');
  await expectTwin(t);
});

// Nobody is there yet whose address a new one could be held against.
for (const requirement of new Set(invalidAdds.map(({ broken }) => broken))) {
  check(requirement, 'the first member, too, needs an email', async (t) => {
    const { adds } = await emptyRejections(t);
    for (const { broken, body, reply } of adds) {
      if (broken === requirement) expectStatus(reply, 400, `${show(body)} for the first member`);
    }
  });
}

check('partner.member.add.email-wrong-type', 'only a string is an email', async (t) => {
  const { id: clientId } = await sharedPlayground(t);
  // What is wrapped here would be accepted on its own.
  const wrong = [null, 42, 0, true, false, [t.names.email()], [], { email: t.names.email() }, {}];
  await expectEach(400, 'email is', wrong, (email) => addRaw(t, clientId, { email }));
  await expectTwin(t);
});

check('partner.member.add.email-without-at', 'texts without @ are rejected', async (t) => {
  const { id: clientId } = await sharedPlayground(t);
  const [local, domain] = t.names.email().split('@');
  const wrong = [`${local}`, `${local}${domain}`, `${local}.${domain}`, `${local} ${domain}`, `${local}(at)${domain}`];
  // What becomes one for whoever reads a URL or a page.
  const escaped = [`${local}%40${domain}`, `${local}&#64;${domain}`];
  await expectEach(400, 'email is', [...wrong, ...escaped, '1', ' ', 'mailto:nobody'], (email) =>
    addRaw(t, clientId, { email }),
  );
  await expectTwin(t);
});

check('partner.member.add.email-empty', 'an empty email is rejected', async (t) => {
  const { id: clientId } = await sharedPlayground(t);
  expectStatus(await addRaw(t, clientId, { email: '' }), 400, 'an empty email');
  await expectTwin(t);
});

const label = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'),
  minLength: 1,
  maxLength: 8,
});
const addressForm = fc.record({
  dots: fc.array(label, { maxLength: 2 }),
  tag: fc.option(label, { nil: null }),
  subdomains: fc.array(label, { maxLength: 2 }),
  domain: fc.constantFrom('example.com', 'example.org', 'example.net'),
});

check('partner.member.add.email-forms', 'each of the usual forms is accepted', async (t) => {
  for (const { email, reply } of (await formedMembers(t)).usual) await expectTaken(t, email, reply);
});

check('partner.member.add.email-forms', 'addresses that differ in one place only are all accepted', async (t) => {
  const { alike } = await formedMembers(t);
  if (alike.every(({ reply }) => reply.response.status === 201)) return;
  const { id: clientId } = await newPlayground(t);
  // Others, since whether an address may be that of a member of two clients is open.
  for (const email of likeEachOther(t.names.unique()))
    expectStatus(await addMember(t, clientId, email), 201, `the address ${email}`);
});

property(
  'partner.member.add.email-forms',
  'dots, digits, a plus tag and subdomains are accepted',
  addressForm,
  async (t, { dots, tag, subdomains, domain }) => {
    const { id: clientId } = await sharedPlayground(t);
    const local = [t.names.unique(), ...dots].join('.') + (tag === null ? '' : `+${tag}`);
    const email = `${local}@${[...subdomains, domain].join('.')}`;
    await expectAdded(t, clientId, email);
  },
  { scale: 0.1 },
);

check('partner.member.add.status', 'an address at another host is not the one of a member', async (t) => {
  const { alike } = await formedMembers(t);
  const isTwin = ({ email }: { email: string }): boolean =>
    alike.some((other) => other.email !== email && other.email.startsWith(`${email.split('@', 1)[0]}@`));
  for (const { email, reply } of alike.filter(isTwin)) {
    // For other reasons a host may be refused.
    const isTaken =
      reply.response.status === 400 && placesOfCode(exchangeOf(reply).json, errorCodes.alreadyExists).length > 0;
    expectThat(!isTaken, `the add of ${email}, which is no member`, errorCodes.alreadyExists, reply);
  }
});

/** A rejection counts only in a client that certainly has room for more members. */
async function expectAdded(t: CheckContext, clientId: string, email: string): Promise<void> {
  await expectTaken(t, email, await addMember(t, clientId, email));
}

async function expectTaken(t: CheckContext, email: string, reply: Reply): Promise<void> {
  if (reply.response.status === 201) return;
  const { id: fresh } = await newPlayground(t);
  expectStatus(await addMember(t, fresh, email), 201, `the address ${email}`);
}

function expectAllRejected(replies: readonly Reply[]): void {
  // An accepted one may well be a member now: that is the break of another requirement.
  if (replies.some(({ response }) => response.ok)) throw new Inconclusive('not every invalid email was rejected');
}

check('partner.member.add.rejected-unchanged', 'the list is the same after rejected adds', async (t) => {
  const { clientId, joinings } = await teamBeginning(t);
  const { replies, list } = await teamRejections(t);
  expectAllRejected(replies);
  const before = joinings.at(-1)?.list;
  if (before === undefined) throw new Inconclusive('there was no list before');
  const [now, then] = [await idsIn(t, clientId, list), await idsIn(t, clientId, before)];
  expectEqual(now.sort(), then.sort(), 'the members after rejected adds', ...replies, list);
});

/** The same adds to a client that has no member. */
function emptyRejections(t: CheckContext) {
  return t.shared('partner rejected adds to an empty client', async (own) => {
    const { id: clientId } = await newClient(own);
    const before = await listedIds(own, clientId);
    const adds: ((typeof invalidAdds)[number] & { reply: Reply })[] = [];
    for (const add of invalidAdds) adds.push({ ...add, reply: await addRaw(own, clientId, add.body) });
    return { clientId, before, adds };
  });
}

check(
  'partner.member.add.rejected-unchanged',
  'rejected adds leave an empty client without a list or owner',
  async (t) => {
    const { clientId, before, adds } = await emptyRejections(t);
    const replies = adds.map(({ reply }) => reply);
    expectAllRejected(replies);
    expectEqual(await listedIds(t, clientId), before, 'the members after rejected adds', ...replies);
    const none = await ownerOf(t, clientId);
    expectEqual(none.accountId, null, 'the owner of a client whose adds were all rejected', none.reply);
    const first = await newMember(t, clientId);
    const owner = await ownerOf(t, clientId);
    expectEqual(owner.accountId, first.accountId, 'the owner, after the first accepted add', owner.reply);
  },
);

observe('partner.member.add.invalid-email-body', async (t) => {
  const { id: clientId } = await sharedPlayground(t);
  const exchange = exchangeOf(await addRaw(t, clientId, { email: 'no-at-sign' }));
  return exchange.body === 'empty' ? `${exchange.status}, empty` : `${exchange.status}, ${typedShapeOf(exchange.json)}`;
});

observe('partner.member.add.email-case', async (t) => {
  const { id: clientId } = await sharedPlayground(t);
  const { email } = await newMember(t, clientId);
  const { status } = exchangeOf(await addRaw(t, clientId, { email: email.toUpperCase() }, { open: true }));
  return status === 201 ? 'no, both are added' : `yes, the second one is answered with ${status}`;
});

observe('partner.member.add.email-in-two-clients', async (t) => {
  const { status } = exchangeOf((await memberElsewhere(t)).reply);
  return status === 201 ? 'yes' : `no, the second one is answered with ${status}`;
});

/** An add with more in it than the documents name: what a service decides itself, in the words that it may have for it. */
function addedWithMore(t: CheckContext) {
  return t.shared('partner member added with more', async (own) => {
    const { id: clientId } = await sharedPlayground(own);
    const before = await ownerOf(own, clientId);
    const body = { email: own.names.email(), status: 'active', isOwner: true, owner: true, role: 'owner' };
    const reply = await addRaw(own, clientId, body, { open: true });
    return { before, reply, after: await ownerOf(own, clientId) };
  });
}

/** @throws {NotTested} where it was rejected, as it may be. */
async function takenWithMore(t: CheckContext) {
  const added = await addedWithMore(t);
  if (added.reply.response.ok) return added;
  throw new NotTested('an add with fields that the documents do not name is rejected');
}

check('partner.member.add.starts-new', 'a status that an add names is not that of the member', async (t) => {
  const { reply } = await takenWithMore(t);
  const status = field(exchangeOf(reply).json, 'status');
  expectEitherWay(status === 'new', 'the status new of somebody who has never signed in', show(status), reply);
});

check('partner.member.owner.stays', 'nobody is made the owner by an add', async (t) => {
  const { before, reply, after } = await takenWithMore(t);
  if (before.accountId === null) throw new Inconclusive('the client had no owner before');
  const got = show(after.accountId);
  expectEitherWay(
    after.accountId === before.accountId,
    `the owner ${before.accountId}`,
    got,
    before.reply,
    reply,
    after.reply,
  );
});

observe('partner.member.add.unknown-field', async (t) => {
  const { status } = exchangeOf((await addedWithMore(t)).reply);
  return status === 201 ? 'yes' : `no, it is answered with ${status}`;
});

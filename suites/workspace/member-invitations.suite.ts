import {
  accepted,
  type CheckContext,
  check,
  errorOf,
  exchangeOf,
  expectEqual,
  expectMessage,
  expectStatus,
  expectThat,
  field,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { member } from '../../src/resources/index.ts';
import { registerId } from '../support/made.ts';
import { manyWorkspaceMembers } from '../support/many-workspace-members.ts';
import { expectEach } from '../support/parallel.ts';
import {
  getMember,
  listedMembers,
  otherMember,
  registerWorkspaceMember,
  sameEmail,
  sharedMember,
} from '../support/workspace-members.ts';

/** Sends an add that the types forbid; whatever comes of it is removed again. */
async function add(t: CheckContext, body: Record<string, unknown>): Promise<Reply> {
  const reply = await t.workspace.raw({ operation: 'POST /api/v1/members', body });
  registerWorkspaceMember(t, reply, body.email);
  return reply;
}

/** Values that are not strings, some of them with an address inside that a careless conversion would find. */
function notTexts(t: CheckContext): unknown[] {
  const email = t.names.email();
  return [numberOfRun(t), 0, true, false, null, [email], { email }, {}];
}

function numberOfRun(t: CheckContext): number {
  return Number(t.names.random('123456789', 12));
}

/** Texts without an at sign. */
function notAddresses(t: CheckContext): string[] {
  const name = t.names.unique();
  const escaped = [`${name}%40example.com`, `${name}&#64;example.com`];
  return [`${name}.example.com`, name, `${name} at example.com`, ...escaped, ''];
}

async function statusRead(t: CheckContext, id: string) {
  const reply = await getMember(t, id);
  return { reply, status: prepared(reply, 200, 'read the member').data.status };
}

async function statusListed(t: CheckContext, id: string) {
  const { reply, members } = await listedMembers(t);
  return { reply, status: members.find((member) => member.id === id)?.status };
}

check('workspace.member.add.status', 'a new address is accepted', async (t) => {
  const email = t.names.email();
  const reply = await t.workspace.POST('/api/v1/members', { body: { email } });
  registerWorkspaceMember(t, reply, email);
  expectStatus(reply, 201);
});

check('workspace.member.add.email.forms', 'each of the usual forms is accepted', async (t) => {
  for (const { email, reply } of (await manyWorkspaceMembers(t)).usual) expectStatus(reply, 201, email);
});

check('workspace.member.add.pending', 'the answer shows a pending member', async (t) => {
  const { record, reply } = await sharedMember(t);
  expectEqual(record.status, 'pending', 'the status of the added member', reply);
});

check('workspace.member.add.invitation-secret', 'the answer shows a secret that is not empty', async (t) => {
  const { reply } = await sharedMember(t);
  const secret = field(field(exchangeOf(reply).json, 'data'), 'pendingInvitationLinkSecret');
  expectThat(secret !== '', 'a secret', 'an empty text', reply);
});

check('workspace.member.add.email', 'the answer shows the requested address', async (t) => {
  const { record, email, reply } = await sharedMember(t);
  expectThat(sameEmail(record.user.email, email), email, record.user.email, reply);
});

check('workspace.member.add.read-back', 'the id of the answer leads to the same address', async (t) => {
  const { id, email, reply: added } = await sharedMember(t);
  const reply = await getMember(t, id);
  const { user } = accepted(reply, 200, 'the member was just added').data;
  expectThat(sameEmail(user.email, email), email, user.email, added, reply);
});

check('workspace.member.add.still-pending', 'reading and listing show a pending member', async (t) => {
  const { id } = await sharedMember(t);
  const [first, listed, last] = [await statusRead(t, id), await statusListed(t, id), await statusRead(t, id)];
  const seen = [first, listed, last].filter(({ status }) => status !== undefined);
  const changed = seen.findIndex(({ status }) => status !== 'pending');
  if (changed < 0) return;
  const statuses = seen.map(({ status }) => status);
  const isBack = statuses.lastIndexOf('pending') > changed;
  expectThat(!isBack, 'a pending member', `the statuses ${statuses.join(', ')}`, ...seen.map(({ reply }) => reply));
  // What leads out of `pending` is not shown: it need not be a person.
  throw new NotTested(`an added member becomes ${statuses[changed]} unasked, and transitions are not shown`);
});

check('workspace.member.add.unique-id', 'two addresses get two ids', async (t) => {
  const [one, other] = await Promise.all([sharedMember(t), otherMember(t)]);
  expectThat(one.id !== other.id, 'two ids', `${one.id} for both`, one.reply, other.reply);
});

check('workspace.member.add.email.missing', 'a body without an address is rejected', async (t) => {
  expectStatus(await add(t, {}), 400, 'email is missing');
  await sharedMember(t);
});

check('workspace.member.add.email.type', 'an address that is not a string is rejected', async (t) => {
  await expectEach(400, 'email is', notTexts(t), (email) => add(t, { email }));
  await sharedMember(t);
});

check('workspace.member.add.email.malformed', 'a text without an at sign is rejected', async (t) => {
  await expectEach(400, 'email is', notAddresses(t), (email) => add(t, { email }));
  await sharedMember(t);
});

check(
  'workspace.member.add.email.message',
  'the rejection of a text without an at sign is worded as stated',
  async (t) => {
    const replies = await Promise.all(
      notAddresses(t)
        .filter((email) => email !== '')
        .map((email) => add(t, { email })),
    );
    const refused = replies.filter((reply) => reply.response.status === 400 && errorOf(reply).message !== undefined);
    if (refused.length === 0) throw new NotTested('no such address was rejected with a message');
    for (const reply of refused) expectMessage(reply, 'Please provide an actual email address');
  },
);

check('workspace.member.add.rejected-unchanged', 'no rejected address is listed', async (t) => {
  const malformed = notAddresses(t).filter((email) => email !== '');
  const inside = t.names.email();
  const number = numberOfRun(t);
  const texts = [...malformed, inside, String(number)];
  const bodies = [...malformed, [inside], { email: inside }, number];
  const replies = await Promise.all(bodies.map((email) => add(t, { email })));
  const refused = replies.filter((reply) => reply.response.status === 400);
  if (refused.length < replies.length) throw new NotTested('some of these addresses are not rejected');
  const { reply, members } = await listedMembers(t);
  // What was no address may have been made one.
  const stemsFrom = (email: string, text: string) =>
    sameEmail(email, text) || email.toLowerCase().startsWith(`${text}@`);
  const added = members.filter(({ user }) => texts.some((text) => stemsFrom(user.email, text.toLowerCase())));
  for (const { id, user } of added) registerId(t, member, id, { name: user.email });
  expectEqual(
    added.map(({ user }) => user.email),
    [],
    'the members that stem from rejected requests',
    ...refused,
    reply,
  );
});

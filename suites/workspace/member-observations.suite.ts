import { type CheckContext, exchangeOf, field, observe, type Reply } from '../../src/check/index.ts';
import { describeBody, statusOf, summarize } from '../support/answers.ts';
import { shortest } from '../support/json-text.ts';
import { millisecondsOf } from '../support/moments.ts';
import { sharedFilespace } from '../support/new-filespaces.ts';
import {
  changeRole,
  getMember,
  listedMembers,
  newWorkspaceMember,
  registerWorkspaceMember,
  removeMember,
  sharedMember,
} from '../support/workspace-members.ts';
import { unknownFilespace } from '../support/workspace-requests.ts';

// What the document leaves open about members. Each answer is short and the same in every run.

/** An add whose outcome is open. */
async function add(t: CheckContext, email: unknown): Promise<Reply> {
  const reply = await t.workspace.raw({ operation: 'POST /api/v1/members', body: { email }, open: true });
  registerWorkspaceMember(t, reply, email);
  return reply;
}

async function found(t: CheckContext, filter: string, id: string): Promise<string> {
  const reply = await t.workspace.raw({ operation: 'GET /api/v1/members', query: { email: filter }, open: true });
  if (statusOf(reply) !== 200) return String(statusOf(reply));
  const data = field(exchangeOf(reply).json, 'data');
  return Array.isArray(data) && data.some((member) => field(member, 'id') === id) ? 'yes' : 'no';
}

/** A role change whose outcome is open, on a member of the observation's own. */
async function change(t: CheckContext, body: Record<string, unknown>): Promise<Reply> {
  const { id } = await newWorkspaceMember(t);
  return t.workspace.raw({ operation: 'PATCH /api/v1/members/{memberId}', path: { memberId: id }, body, open: true });
}

observe('workspace.member.list.order', async (t) => {
  const first = await newWorkspaceMember(t);
  const second = await newWorkspaceMember(t);
  const ids = (await listedMembers(t)).members.map(({ id }) => id);
  const [one, other] = [ids.indexOf(first.id), ids.indexOf(second.id)];
  return one < other ? 'the member added first comes first' : 'the member added last comes first';
});

observe('workspace.member.update.same-role', async (t) => {
  const { id, record } = await newWorkspaceMember(t);
  const body = { role: record.role };
  const operation = 'PATCH /api/v1/members/{memberId}' as const;
  const reply = await t.workspace.raw({ operation, path: { memberId: id }, body, open: true });
  return `answered ${statusOf(reply)}`;
});

observe('workspace.member.filter.part', async (t) => {
  const { id, email } = await newWorkspaceMember(t);
  return found(t, email.split('@')[0] ?? email, id);
});

observe('workspace.member.filter.case', async (t) => {
  const { id, email } = await newWorkspaceMember(t);
  return (await found(t, email.toUpperCase(), id)) === 'yes' ? 'no, it finds both' : 'yes';
});

observe('workspace.member.filter.empty', async (t) => {
  const { id } = await sharedMember(t);
  const answer = await found(t, '', id);
  return answer === 'yes' ? 'every member' : answer === 'no' ? 'no such member' : answer;
});

observe('workspace.member.add.duplicate', async (t) => {
  const { id, email } = await newWorkspaceMember(t);
  const reply = await add(t, email);
  const again = field(field(exchangeOf(reply).json, 'data'), 'id');
  return again === undefined
    ? String(statusOf(reply))
    : `${statusOf(reply)}, ${again === id ? 'the same' : 'another'} id`;
});

observe('workspace.member.add.email.case', async (t) => {
  const email = t.names.email().replace('vct', 'VCT');
  const reply = await add(t, email);
  if (!reply.response.ok) return String(statusOf(reply));
  return field(field(field(exchangeOf(reply).json, 'data'), 'user'), 'email') === email ? 'yes' : 'no';
});

observe('workspace.member.add.email.rules', async (t) => {
  const name = t.names.unique();
  const kinds: [string, string][] = [
    ['two at signs', `${name}@a@example.com`],
    ['no domain', `${name}@`],
    ['no local part', '@example.com'],
    ['a space', `${name} x@example.com`],
    ['no dot in the domain', `${name}@example`],
    ['a comment', `${name}(x)@example.com`],
    ['a quoted local part', `"${name}"@example.com`],
    ['letters outside ASCII', `${name}ä@example.com`],
  ];
  const answers = await Promise.all(
    kinds.map(async ([subject, email]) => ({ subject, answer: String(statusOf(await add(t, email))) })),
  );
  return summarize(answers);
});

observe('workspace.member.add.role', async (t) => (await newWorkspaceMember(t)).record.role);

observe('workspace.member.add.joined-on', async (t) => {
  const { record } = await newWorkspaceMember(t);
  const ago = Date.now() - millisecondsOf(record.joinedOn);
  return Math.abs(ago) < 300_000 ? 'the time of the add' : 'another time';
});

observe('workspace.member.update.admin-without-filespaces', async (t) =>
  String(statusOf(await change(t, { role: 'filespaceAdmin' }))),
);

observe('workspace.member.update.unknown-filespace', async (t) =>
  String(statusOf(await change(t, { role: 'filespaceAdmin', filespaceIds: [unknownFilespace()] }))),
);

observe('workspace.member.update.filespace-ids', async (t) => {
  const { id } = await sharedFilespace(t);
  const kinds: [string, unknown][] = [
    ['a text', id],
    ['numbers', [1]],
    ['null', null],
    ['an empty array', []],
  ];
  const answers = await Promise.all(
    kinds.map(async ([subject, filespaceIds]) => {
      const reply = await change(t, { role: 'filespaceAdmin', filespaceIds });
      return { subject, answer: String(statusOf(reply)) };
    }),
  );
  return summarize(answers);
});

observe('workspace.member.update.filespaces-shown', async (t) => {
  const [{ id }, filespace] = await Promise.all([newWorkspaceMember(t), sharedFilespace(t)]);
  await changeRole(t, id, { role: 'filespaceAdmin', filespaceIds: [filespace.id] });
  return shortest(exchangeOf(await getMember(t, id))).includes(filespace.id) ? 'yes' : 'no';
});

observe('workspace.member.update.roles', async (t) => {
  // Never `owner`: what that gives away is open, too.
  const roles = ['admin', 'guest', 'viewer', 'editor', 'member'];
  const answers = await Promise.all(
    roles.map(async (role) => ({ subject: role, answer: String(statusOf(await change(t, { role }))) })),
  );
  return summarize(answers);
});

observe('workspace.member.remove.body', async (t) => {
  const { id } = await newWorkspaceMember(t);
  return describeBody(exchangeOf(await removeMember(t, id)));
});

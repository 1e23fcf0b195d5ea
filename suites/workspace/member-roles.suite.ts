import {
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  expectThat,
  Inconclusive,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { changeRole, getMember, listedMembers, type Member, newWorkspaceMember } from '../support/people.ts';
import { newFilespace, sharedFilespace } from '../support/workspace.ts';

const admin = 'filespaceAdmin';

interface Change {
  id: string;
  reply: Reply;
  role: string;
}

/** The two role changes that the documents describe, one after the other on a member of the check's own. */
async function changes(t: CheckContext): Promise<{ id: string; steps: (() => Promise<Change>)[] }> {
  const [{ id }, filespace] = await Promise.all([newWorkspaceMember(t), sharedFilespace(t)]);
  const step = (body: { role: string; filespaceIds?: string[] }) => async (): Promise<Change> => {
    const reply = await changeRole(t, id, body);
    return { id, reply, role: body.role };
  };
  return { id, steps: [step({ role: admin, filespaceIds: [filespace.id] }), step({ role: 'standard' })] };
}

/** Makes a member administrator of the shared filespace, as a setup step. */
async function promoted(t: CheckContext, id: string): Promise<void> {
  const filespace = await sharedFilespace(t);
  const reply = await changeRole(t, id, { role: admin, filespaceIds: [filespace.id] });
  if (reply.response.status !== 200) throw new Inconclusive('the role could not be changed');
}

async function update(t: CheckContext, memberId: string, role: string, filespaceIds: string[]) {
  return t.workspace.PATCH('/api/v1/members/{memberId}', {
    params: { path: { memberId } },
    body: { role, ...(role === admin ? { filespaceIds } : {}) },
  });
}

async function roleOf(t: CheckContext, id: string): Promise<{ role: string; reply: Reply }> {
  const reply = await getMember(t, id);
  return { role: prepared(reply, 200, 'read the member').data.role, reply };
}

check('workspace.member.update.filespace-admin', 'a member can be made administrator of a filespace', async (t) => {
  const [{ id }, filespace] = await Promise.all([newWorkspaceMember(t), sharedFilespace(t)]);
  expectStatus(await update(t, id, admin, [filespace.id]), 200);
});

check('workspace.member.update.standard', 'a member can be given the role standard back', async (t) => {
  const { id } = await newWorkspaceMember(t);
  await promoted(t, id);
  expectStatus(await update(t, id, 'standard', []), 200);
});

check('workspace.member.update.filespace-admin', 'a member can be made administrator of two filespaces', async (t) => {
  const [{ id }, one, other] = await Promise.all([newWorkspaceMember(t), sharedFilespace(t), newFilespace(t)]);
  expectStatus(await update(t, id, admin, [one.id, other.id]), 200);
});

check('workspace.member.list.once', 'an administrator of two filespaces is listed once', async (t) => {
  const [{ id }, one, other] = await Promise.all([newWorkspaceMember(t), sharedFilespace(t), newFilespace(t)]);
  prepared(await update(t, id, admin, [one.id, other.id]), 200, 'change the role');
  const { reply, members } = await listedMembers(t);
  const rows = members.filter((member) => member.id === id).length;
  expectThat(rows <= 1, `the member ${id} once`, `${rows} times`, reply);
});

check('workspace.member.update.same-id', 'the answer is the member of the path', async (t) => {
  const [one, other] = await Promise.all([newWorkspaceMember(t), newWorkspaceMember(t)]);
  const filespace = await sharedFilespace(t);
  for (const { id } of [one, other]) {
    const reply = await update(t, id, admin, [filespace.id]);
    expectEqual(prepared(reply, 200, 'change the role').data.id, id, 'the id of the changed member', reply);
  }
});

check('workspace.member.update.echoes-role', 'the answer shows the new role', async (t) => {
  const [{ id }, filespace] = await Promise.all([newWorkspaceMember(t), sharedFilespace(t)]);
  for (const role of [admin, 'standard']) {
    const reply = await update(t, id, role, [filespace.id]);
    expectEqual(prepared(reply, 200, 'change the role').data.role, role, 'the role in the answer', reply);
  }
});

check('workspace.member.update.read-back', 'reading shows the new role', async (t) => {
  const { id, steps } = await changes(t);
  for (const step of steps) {
    const change = await step();
    prepared(change.reply, 200, 'change the role');
    const { role, reply } = await roleOf(t, id);
    expectEqual(role, change.role, 'the role when read', change.reply, reply);
  }
});

check('workspace.member.update.listed', 'the list shows the new role', async (t) => {
  const { id, steps } = await changes(t);
  for (const step of steps) {
    const change = await step();
    prepared(change.reply, 200, 'change the role');
    const { reply, members } = await listedMembers(t);
    const listed = members.find((member) => member.id === id);
    expectThat(listed !== undefined, `the member ${id} in the list`, 'none', change.reply, reply);
    expectEqual(listed?.role, change.role, 'the role when listed', change.reply, reply);
  }
});

check('workspace.member.update.only-that', 'the roles of two other members stay', async (t) => {
  const members = await Promise.all([newWorkspaceMember(t), newWorkspaceMember(t), newWorkspaceMember(t)]);
  const [first, changed, last] = members;
  await promoted(t, last.id);
  const others = [first.id, last.id];
  const before = await Promise.all(others.map((id) => roleOf(t, id)));
  await promoted(t, changed.id);
  const demotion = await changeRole(t, changed.id, { role: 'standard' });
  prepared(demotion, 200, 'change the role');
  const after = await Promise.all(others.map((id) => roleOf(t, id)));
  expectEqual(
    after.map(({ role }) => role),
    before.map(({ role }) => role),
    'the roles of the other members',
    ...before.map(({ reply }) => reply),
    demotion,
    ...after.map(({ reply }) => reply),
  );
});

check('workspace.member.update.only-that', 'the roles of members around it stay in the list', async (t) => {
  const before = await newWorkspaceMember(t);
  const changed = await newWorkspaceMember(t);
  const after = await newWorkspaceMember(t);
  const filespace = await sharedFilespace(t);
  const promotion = await update(t, changed.id, admin, [filespace.id]);
  prepared(promotion, 200, 'change the role');
  const { reply, members } = await listedMembers(t);
  for (const { id, record } of [before, after]) {
    const role = members.find((member) => member.id === id)?.role;
    expectEqual(role, record.role, 'the role of another member in the list', promotion, reply);
  }
});

check('workspace.member.update.rest-unchanged', 'the user stays as it was', async (t) => {
  const { id, record, reply: added } = await newWorkspaceMember(t);
  const filespace = await sharedFilespace(t);
  const changed = await update(t, id, admin, [filespace.id]);
  const { user } = prepared(changed, 200, 'change the role').data;
  expectEqual(stated(user), stated(record.user), 'the user in the answer', added, changed);
  const reply = await getMember(t, id);
  const { data: read } = prepared(reply, 200, 'read the member');
  expectEqual(stated(read.user), stated(record.user), 'the user of the member', added, reply);
});

/** What the documents name of a user: other fields may be in one answer and not in another. */
function stated({ id, email }: Member['user']): { id: string; email: string } {
  return { id, email: email.toLowerCase() };
}

/** Requests for a role that cannot be, by the requirement that refuses them. */
const refusals = {
  missing: (filespaceId: string): unknown[] => [{}, { filespaceIds: [filespaceId] }],
  type: (filespaceId: string): unknown[] =>
    withAndWithout(filespaceId, [5, true, null, ['standard'], { role: 'standard' }]),
  unknown: (filespaceId: string): unknown[] =>
    withAndWithout(filespaceId, ['vct-no-such-role', '', 'constructor', '__proto__']),
};

/** Each role alone, and beside a filespace to administer. */
function withAndWithout(filespaceId: string, roles: readonly unknown[]): unknown[] {
  return roles.flatMap((role) => [{ role }, { role, filespaceIds: [filespaceId] }]);
}

async function refused(t: CheckContext, kind: keyof typeof refusals): Promise<void> {
  const [{ id }, filespace] = await Promise.all([newWorkspaceMember(t), sharedFilespace(t)]);
  // The same member takes a role that exists, so that nothing but the role is refused.
  await promoted(t, id);
  for (const body of refusals[kind](filespace.id)) {
    expectStatus(await changeRole(t, id, body), 400, `the body is ${JSON.stringify(body)}`);
  }
}

check('workspace.member.update.role.missing', 'a change without a role is refused', (t) => refused(t, 'missing'));

check('workspace.member.update.role.type', 'a role that is no text is refused', (t) => refused(t, 'type'));

check('workspace.member.update.role.unknown', 'a role that cannot exist is refused', (t) => refused(t, 'unknown'));

check('workspace.member.update.rejected-unchanged', 'the role stays after every refused change', async (t) => {
  const [{ id }, filespace] = await Promise.all([newWorkspaceMember(t), sharedFilespace(t)]);
  await promoted(t, id);
  const wanted = await roleOf(t, id);
  let judged = 0;
  for (const body of Object.values(refusals).flatMap((bodies) => bodies(filespace.id))) {
    const reply = await changeRole(t, id, body);
    if (reply.response.status !== 400) {
      // Taken, so there is no refusal to judge here: back to where it began.
      await promoted(t, id);
      continue;
    }
    judged += 1;
    const after = await roleOf(t, id);
    expectEqual(after.role, wanted.role, 'the role after a refused change', wanted.reply, reply, after.reply);
  }
  if (judged === 0) throw new NotTested('no role change was refused');
});

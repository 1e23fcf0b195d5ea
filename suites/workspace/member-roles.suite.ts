import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  Inconclusive,
  late,
  NotTested,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { untilAged } from '../support/aged.ts';
import { recordOf } from '../support/filespaces.ts';
import { closeMoments, sameMoment } from '../support/moments.ts';
import { sharedFilespace } from '../support/new-filespaces.ts';
import {
  type AddedMember,
  changeRole,
  getMember,
  getMembers,
  listedMembers,
  type Member,
  newWorkspaceMember,
  registerWorkspaceMember,
} from '../support/workspace-members.ts';

const admin = 'filespaceAdmin';

interface Change {
  role: string;
  reply: Awaited<ReturnType<typeof update>>;
  read: Awaited<ReturnType<typeof getMember>>;
  list: Awaited<ReturnType<typeof getMembers>>;
}

/** The two role changes that the documents describe, one after the other on one member, and what was seen after each. */
function changes(t: CheckContext): Promise<{ added: AddedMember; steps: readonly Change[] }> {
  return t.shared('workspace member of both roles', async (own) => {
    const [added, filespace] = await Promise.all([newWorkspaceMember(own), sharedFilespace(own)]);
    const steps: Change[] = [];
    for (const role of [admin, 'standard']) {
      const reply = await update(own, added.id, role, [filespace.id]);
      steps.push({ role, reply, read: await getMember(own, added.id), list: await getMembers(own) });
    }
    return { added, steps };
  });
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
  const [promotion] = (await changes(t)).steps;
  if (promotion !== undefined) expectStatus(promotion.reply, 200);
});

check('workspace.member.update.standard', 'a member can be given the role standard back', async (t) => {
  const [promotion, demotion] = (await changes(t)).steps;
  if (promotion?.reply.response.status !== 200) throw new Inconclusive('the role could not be changed');
  if (demotion !== undefined) expectStatus(demotion.reply, 200);
});

check('workspace.member.update.same-id', 'the answer is the member of the path', async (t) => {
  const [one, other] = await Promise.all([newWorkspaceMember(t), newWorkspaceMember(t)]);
  const filespace = await sharedFilespace(t);
  for (const { id } of [one, other]) {
    const reply = await update(t, id, admin, [filespace.id]);
    expectEqual(prepared(reply, 200, 'change the role').data.id, id, 'the id of the changed member', reply);
  }
});

check(
  'workspace.member.update.echoes-role',
  'the role is the one of the request, whatever stands beside it',
  async (t) => {
    const [{ id: memberId }, filespace] = [await newWorkspaceMember(t), await sharedFilespace(t)];
    const operation = 'PATCH /api/v1/members/{memberId}' as const;
    // Whether an id may be named twice, or beside a role that needs none, is open.
    for (const body of [
      { role: admin, filespaceIds: [filespace.id, filespace.id] },
      { role: 'standard', filespaceIds: [filespace.id] },
    ]) {
      const reply = await t.workspace.raw({ operation, path: { memberId }, body, open: true });
      const { status, text } = exchangeOf(reply);
      expectEitherWay(status < 500, 'no failure of the server', describe({ status, text }), reply);
      if (status !== 200) continue;
      const { role } = recordOf(reply);
      expectEitherWay(role === body.role, `the role ${body.role}`, show(role), reply);
    }
  },
);

check('workspace.member.update.echoes-role', 'the answer shows the new role', async (t) => {
  for (const { role, reply } of (await changes(t)).steps) {
    expectEqual(prepared(reply, 200, 'change the role').data.role, role, 'the role in the answer', reply);
  }
});

check('workspace.member.update.read-back', 'reading shows the new role', async (t) => {
  for (const { role, reply, read } of (await changes(t)).steps) {
    prepared(reply, 200, 'change the role');
    const shown = prepared(read, 200, 'read the member').data.role;
    expectEqual(shown, role, 'the role when read', reply, read);
  }
});

late.check('workspace.member.update.read-back', 'the last role stays for as long as nobody changes it', async (t) => {
  const { added, steps } = await changes(t);
  const last = steps.at(-1);
  if (last === undefined) throw new Inconclusive('the role was not changed');
  prepared(last.reply, 200, 'change the role');
  await untilAged(t, last.reply);
  const { role, reply } = await roleOf(t, added.id);
  expectEqual(role, last.role, 'the role a while after the last change', last.reply, reply);
});

check('workspace.member.update.listed', 'the list shows the new role', async (t) => {
  const { added, steps } = await changes(t);
  for (const { role, reply, list } of steps) {
    prepared(reply, 200, 'change the role');
    const listed = prepared(list, 200, 'list the members').data.find(({ id }) => id === added.id);
    expectThat(listed !== undefined, `the member ${added.id} in the list`, 'none', reply, list);
    expectEqual(listed?.role, role, 'the role when listed', reply, list);
  }
});

check('workspace.member.update.only-that', 'the roles of two other members stay', async (t) => {
  const [first, last] = [await newWorkspaceMember(t), await newWorkspaceMember(t)];
  const changed = await namesakeOf(t, last);
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

/** Who has the same name before the @ where such an address is taken, anybody else where it is not. */
async function namesakeOf(t: CheckContext, { email }: { email: string }): Promise<{ id: string }> {
  const body = { email: email.replace('@', '@mail.') };
  const reply = await t.workspace.raw({ operation: 'POST /api/v1/members', body, open: true });
  registerWorkspaceMember(t, reply, body.email);
  const id = field(field(exchangeOf(reply).json, 'data'), 'id');
  return reply.response.ok && typeof id === 'string' ? { id } : newWorkspaceMember(t);
}

check('workspace.member.update.only-that', 'the roles of members around it stay in the list', async (t) => {
  const before = await newWorkspaceMember(t);
  const changed = await newWorkspaceMember(t);
  const after = await newWorkspaceMember(t);
  const filespace = await sharedFilespace(t);
  const earlier = await listedMembers(t);
  const promotion = await update(t, changed.id, admin, [filespace.id]);
  prepared(promotion, 200, 'change the role');
  const later = await listedMembers(t);
  for (const { id } of [before, after]) {
    const [was, is] = [earlier, later].map(({ members }) => members.find((member) => member.id === id)?.role);
    expectEqual(is, was, 'the role of another member in the list', earlier.reply, promotion, later.reply);
  }
});

check('workspace.member.update.rest-unchanged', 'a change of role leaves the user as it was', async (t) => {
  const { added, steps } = await changes(t);
  for (const { reply, read } of steps) {
    const { user } = prepared(reply, 200, 'change the role').data;
    expectEqual(stated(user), stated(added.record.user), 'the user in the answer', added.reply, reply);
    const { data } = prepared(read, 200, 'read the member');
    expectEqual(stated(data.user), stated(added.record.user), 'the user of the member', added.reply, read);
  }
});

check('workspace.member.update.rest-unchanged', 'the answer shows the status that a get does', async (t) => {
  for (const { reply, read } of (await changes(t)).steps) {
    const shown = prepared(reply, 200, 'change the role').data;
    const { data } = prepared(read, 200, 'read the member');
    expectEqual(shown.status, data.status, 'the status in the answer', read, reply);
    for (const name of ['joinedOn', 'updatedAt'] as const) {
      expectThat(closeMoments(shown[name], data[name]), `${name} ${data[name]}`, shown[name], read, reply);
    }
  }
});

check('workspace.member.update.rest-unchanged', 'a change of role leaves the time of joining as it was', async (t) => {
  const { added, steps } = await changes(t);
  const times = steps.map(({ read, list }) => {
    const { joinedOn } = prepared(read, 200, 'read the member').data;
    const listed = prepared(list, 200, 'list the members').data.find(({ id }) => id === added.id);
    if (listed?.joinedOn !== joinedOn) throw new NotTested('no two answers show the same time of joining');
    return joinedOn;
  });
  const [first, last] = [times[0], times.at(-1)];
  const replies = [added.reply, ...steps.flatMap(({ reply, read }) => [reply, read])];
  // What was just made may be shown with finer times than it is kept with.
  expectThat(sameMoment(first, added.record.joinedOn), `joinedOn ${added.record.joinedOn}`, String(first), ...replies);
  expectEqual(last, first, 'joinedOn after another change', ...replies);
});

/** What the documents name of a user: other fields may be in one answer and not in another. */
function stated({ id, email }: Member['user']): { id: string; email: string } {
  return { id, email: email.toLowerCase() };
}

/** Requests for a role that cannot be, by the requirement that rejects them. */
const refusals = {
  missing: (filespaceId: string): unknown[] => [{}, { filespaceIds: [filespaceId] }],
  type: (filespaceId: string): unknown[] =>
    withAndWithout(filespaceId, [5, true, null, ['standard'], { role: 'standard' }]),
  unknown: (filespaceId: string): unknown[] =>
    withAndWithout(filespaceId, ['vct-no-such-role', '', 'constructor', '__proto__']),
};

/** A role that the member may have, beside what is no list of filespaces: whether that is rejected is open. */
const besideNoList: readonly unknown[] = [
  { role: 'standard', filespaceIds: 'none' },
  { role: 'standard', filespaceIds: [5] },
];

/** Each role alone, and beside a filespace to administer. */
function withAndWithout(filespaceId: string, roles: readonly unknown[]): unknown[] {
  return roles.flatMap((role) => [{ role }, { role, filespaceIds: [filespaceId] }]);
}

/** Changes that must be rejected, and the role that the member has before and after those of each kind. */
interface Trial {
  body: unknown;
  reply: Reply;
}

interface Trials {
  wanted: { role: string; reply: Reply };
  kinds: Record<
    keyof typeof refusals | 'besideNoList',
    { trials: readonly Trial[]; after: { role: string; reply: Reply } }
  >;
}

/** Each of them, sent once for all checks that judge what came of it. */
function refusedChanges(t: CheckContext): Promise<Trials> {
  return t.shared('workspace member whose role is not changed', async (own) => {
    const [{ id }, filespace] = await Promise.all([newWorkspaceMember(own), sharedFilespace(own)]);
    // The same member takes a role that exists, so that nothing but the role is rejected.
    await promoted(own, id);
    const wanted = await roleOf(own, id);
    const tried = async (bodies: readonly unknown[]) => {
      const trials: Trial[] = [];
      for (const body of bodies) trials.push({ body, reply: await changeRole(own, id, body) });
      const after = await roleOf(own, id);
      // Taken, so that there is nothing to be told from what follows: back to where it began.
      if (trials.some(({ reply }) => reply.response.ok)) await promoted(own, id);
      return { trials, after };
    };
    const missing = await tried(refusals.missing(filespace.id));
    const type = await tried(refusals.type(filespace.id));
    const unknown = await tried(refusals.unknown(filespace.id));
    return { wanted, kinds: { missing, type, unknown, besideNoList: await tried(besideNoList) } };
  });
}

async function refused(t: CheckContext, kind: keyof typeof refusals): Promise<void> {
  for (const { body, reply } of (await refusedChanges(t)).kinds[kind].trials) {
    expectStatus(reply, 400, `the body is ${JSON.stringify(body)}`);
  }
}

check('workspace.member.update.role.missing', 'a change without a role is rejected', (t) => refused(t, 'missing'));

check('workspace.member.update.role.type', 'a role that is not a string is rejected', (t) => refused(t, 'type'));

check('workspace.member.update.role.unknown', 'a role that cannot exist is rejected', (t) => refused(t, 'unknown'));

check('workspace.member.update.rejected-unchanged', 'the role stays after every rejected change', async (t) => {
  const { wanted, kinds } = await refusedChanges(t);
  let judged = 0;
  for (const { trials, after } of Object.values(kinds)) {
    const replies = trials.map(({ reply }) => reply);
    // What was taken has changed the role with good reason, which other checks judge.
    if (replies.some(({ response }) => response.status !== 400)) continue;
    judged += 1;
    expectEqual(after.role, wanted.role, 'the role after rejected changes', wanted.reply, ...replies, after.reply);
  }
  if (judged === 0) throw new NotTested('no kind of role change was rejected throughout');
});

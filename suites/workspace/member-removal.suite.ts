import {
  accepted,
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
import { goneMember } from '../support/id-reuse.ts';
import { createdId } from '../support/made.ts';
import { manyWorkspaceMembers } from '../support/many-workspace-members.ts';
import {
  type AddedMember,
  getMember,
  listedMembers,
  newWorkspaceMember,
  registerWorkspaceMember,
  removeMember,
  staysPending,
} from '../support/workspace-members.ts';

/** A member that was added and removed again, between two that stay. */
function removalOf(t: CheckContext): Promise<Removal> {
  return t.shared('workspace member that was removed', async (own) => {
    const earlier = await newWorkspaceMember(own);
    const member = await newWorkspaceMember(own);
    const later = await newWorkspaceMember(own);
    return { ...member, removal: await removeMember(own, member.id), staying: [earlier, later] };
  });
}

type Removal = AddedMember & { removal: Reply; staying: readonly AddedMember[] };

check('workspace.member.remove.only-that', 'who is named like a pattern is removed alone', async (t) => {
  const name = t.names.unique();
  const like = await newWorkspaceMember(t, `${name}x@example.com`);
  const email = `${name}_@example.com`;
  const reply = await t.workspace.raw({ operation: 'POST /api/v1/members', body: { email }, open: true });
  registerWorkspaceMember(t, reply, email);
  const id = createdId(reply);
  if (id === null) throw new NotTested('the target takes no address with an underscore before the @');
  const removal = await removeMember(t, id);
  if (removal.response.status !== 200) throw new Inconclusive('the member could not be removed');
  expectStatus(await getMember(t, like.id), 200, `${like.email} is another member than ${email}`);
});

/** The same where the target accepted it. */
async function removedMember(t: CheckContext): Promise<Removal> {
  const made = await removalOf(t);
  if (made.removal.response.status !== 200) throw new Inconclusive('the member could not be removed');
  return made;
}

check('workspace.member.remove.status', 'a member can be removed', async (t) => {
  expectStatus((await removalOf(t)).removal, 200);
});

goneMember('workspace.member.remove.gone', 'a removed member is not found', async (t) => {
  const { id } = await removedMember(t);
  expectStatus(await getMember(t, id), 404, 'the member was removed');
});

goneMember('workspace.member.remove.not-listed', 'a removed member is not listed', async (t) => {
  const { id, email, removal } = await removedMember(t);
  const lists = await Promise.all([listedMembers(t), listedMembers(t, email)]);
  for (const { reply, members } of lists) {
    expectThat(!members.some((member) => member.id === id), `no member ${id}`, 'it in the list', removal, reply);
  }
});

goneMember('workspace.member.remove.not-listed', 'no address of any form stays in the list', async (t) => {
  for (const { removals, after } of (await manyWorkspaceMembers(t)).together) {
    const listed = prepared(after, 200, 'list the members').data.map(({ id }) => id);
    for (const { member, reply } of removals.filter((removal) => removal.reply.response.ok)) {
      const isListed = member.id !== null && listed.includes(member.id);
      expectThat(!isListed, `no member ${member.id}, ${member.email}`, 'it in the list', reply, after);
    }
  }
});

goneMember('workspace.member.remove.only-that', 'other members are still there', async (t) => {
  const { removal, staying } = await removedMember(t);
  const { reply, members } = await listedMembers(t);
  const ids = members.map(({ id }) => id);
  for (const { id } of staying) {
    expectThat(ids.includes(id), `the member ${id} in the list`, 'none', removal, reply);
    expectStatus(await getMember(t, id), 200, 'another member was removed');
  }
});

goneMember('workspace.member.remove.add-again', 'a removed member can be added again', async (t) => {
  // One of its own: what comes back may have the id of the one that was removed.
  const { id: formerId, email } = await newWorkspaceMember(t);
  const removal = await removeMember(t, formerId);
  if (!removal.response.ok) throw new Inconclusive(`the member is not removed: ${removal.response.status}`);
  const reply = await t.workspace.POST('/api/v1/members', { body: { email } });
  registerWorkspaceMember(t, reply, email);
  const { id } = accepted(reply, 201, 'the earlier member was removed').data;
  const read = await getMember(t, id);
  const { status } = prepared(read, 200, 'read the member').data;
  if (status !== 'pending' && !(await staysPending(t))) return;
  expectEqual(status, 'pending', 'the status of the member', read);
});

import {
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  expectThat,
  Inconclusive,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { goneMember } from '../support/id-reuse.ts';
import {
  type AddedMember,
  getMember,
  listedMembers,
  newAdministrator,
  removeMember,
  sharedAdministrator,
} from '../support/workspace-members.ts';

/** Who administers a filespace is a member like any other. */

/** One that was removed, and the answer to that. */
function removedAdministrator(t: CheckContext): Promise<AddedMember & { removal: Reply }> {
  return t.shared('workspace administrator that was removed', async (own) => {
    const member = await newAdministrator(own);
    return { ...member, removal: await removeMember(own, member.id) };
  });
}

check('workspace.member.get.status', 'an administrator of a filespace is found', async (t) => {
  expectStatus(await getMember(t, (await sharedAdministrator(t)).id), 200);
});

check('workspace.member.list.contains-added', 'an administrator of a filespace is listed', async (t) => {
  const { id } = await sharedAdministrator(t);
  const { members, reply } = await listedMembers(t);
  expectThat(
    members.some((member) => member.id === id),
    `the member ${id} in the list`,
    'a list without it',
    reply,
  );
});

check('workspace.member.filter.finds', 'an administrator of a filespace is found by the address', async (t) => {
  const { id, email } = await sharedAdministrator(t);
  const { members, reply } = await listedMembers(t, email);
  expectThat(
    members.some((member) => member.id === id),
    `the member ${email}`,
    'a list without it',
    reply,
  );
});

check('workspace.member.update.read-back', 'the list filtered by the address shows the new role', async (t) => {
  const { id, email } = await sharedAdministrator(t);
  const read = prepared(await getMember(t, id), 200, 'read the member').data;
  const { members, reply } = await listedMembers(t, email);
  const found = members.find((member) => member.id === id);
  if (found === undefined) throw new Inconclusive('the filter does not find the member');
  expectEqual(found.role, read.role, 'the role in the filtered list', reply);
});

check('workspace.member.remove.status', 'an administrator of a filespace can be removed', async (t) => {
  expectStatus((await removedAdministrator(t)).removal, 200);
});

goneMember('workspace.member.remove.gone', 'a removed administrator is not found', async (t) => {
  const { id, email, removal } = await removedAdministrator(t);
  if (removal.response.status !== 200) throw new Inconclusive('the member could not be removed');
  expectStatus(await getMember(t, id), 404, 'the member was removed');
  const lists = await Promise.all([listedMembers(t), listedMembers(t, email)]);
  for (const { reply, members } of lists) {
    expectThat(!members.some((member) => member.id === id), `no member ${id}`, 'it in the list', removal, reply);
  }
});

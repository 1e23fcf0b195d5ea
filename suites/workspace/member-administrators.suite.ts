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
import { hasGone, removeFilespace, succeeded } from '../support/filespaces.ts';
import { goneMember } from '../support/id-reuse.ts';
import { newFilespace, sharedFilespace } from '../support/new-filespaces.ts';
import {
  type AddedMember,
  changeRole,
  getMember,
  getMembers,
  listedMembers,
  memberGroups,
  newAdministrator,
  newWorkspaceMember,
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

/** Somebody who administers two filespaces, one of which goes before the member does, and the other one after. */
function twofoldAdministrator(t: CheckContext) {
  return t.shared('workspace administrator whose filespaces go before and after', async (own) => {
    const { id } = await newWorkspaceMember(own);
    const [first, second] = [await newFilespace(own), await newFilespace(own)];
    const body = { role: 'filespaceAdmin', filespaceIds: [first.id, second.id] };
    succeeded(await changeRole(own, id, body), 'change the role');
    succeeded(await removeFilespace(own, first.id), 'delete a filespace');
    const read = await getMember(own, id);
    const instead = [second.id, (await sharedFilespace(own)).id];
    const change = await changeRole(own, id, { role: 'filespaceAdmin', filespaceIds: instead });
    const removal = await removeMember(own, id);
    const path = { filespaceId: second.id };
    const deletion = await own.workspace.raw({ operation: 'DELETE /api/v1/filespaces/{filespaceId}', path });
    if (deletion.response.ok && (await hasGone(own, second.id))) own.gone(path);
    return { read, change, removal, deletion };
  });
}

check('workspace.filespace.delete.only-that', 'who administers another filespace, too, keeps the role', async (t) => {
  const { read } = await twofoldAdministrator(t);
  const { role } = prepared(read, 200, 'read the member').data;
  expectEqual(role, 'filespaceAdmin', 'the role of who administers another filespace', read);
});

check('workspace.filespace.delete.status', 'a filespace whose administrator is gone is deleted', async (t) => {
  const { removal, deletion } = await twofoldAdministrator(t);
  if (removal.response.status !== 200) throw new Inconclusive('the administrator could not be removed');
  expectStatus(deletion, 200, 'its administrator was removed');
});

check('workspace.member.update.filespace-admin', 'who has lost a filespace can be given another one', async (t) => {
  expectStatus((await twofoldAdministrator(t)).change, 200, 'one of two filespaces that it administered is gone');
});

/** Somebody whose only filespace has gone: how the member is seen, and the way back, unless it leads to where the member is. */
function formerAdministrator(t: CheckContext) {
  return t.shared('workspace administrator whose only filespace has gone', async (own) => {
    const [{ id, email }, doomed] = [await newWorkspaceMember(own), await newFilespace(own)];
    succeeded(await changeRole(own, id, { role: 'filespaceAdmin', filespaceIds: [doomed.id] }), 'change the role');
    const operation = 'DELETE /api/v1/filespaces/{filespaceId}' as const;
    const path = { filespaceId: doomed.id };
    succeeded(await own.workspace.raw({ operation, path }), 'delete a filespace');
    if (await hasGone(own, doomed.id)) own.gone(path);
    const [read, list, found] = [await getMember(own, id), await getMembers(own), await getMembers(own, email)];
    const groups = await memberGroups(own, id);
    // A change to the role that somebody has is another question.
    const isBack = read.data?.data.role === 'standard';
    const back = isBack ? null : await changeRole(own, id, { role: 'standard' });
    return { id, email, read, list, found, groups, back };
  });
}

check('workspace.filespace.delete.only-that', 'the members who administered it stay', async (t) => {
  const { id, read, list } = await formerAdministrator(t);
  expectStatus(read, 200, 'a member who administered a filespace that was deleted');
  const isListed = prepared(list, 200, 'list the members').data.some((member) => member.id === id);
  expectThat(isListed, `the member ${id} in the list`, 'none', read, list);
});

check('workspace.member.filter.finds', 'whose filespace was deleted is found by the address', async (t) => {
  const { id, email, read, found } = await formerAdministrator(t);
  prepared(read, 200, 'read the member');
  const isFound = accepted(found, 200).data.some((member) => member.id === id);
  expectThat(isFound, `the member ${email}`, 'a list without it', read, found);
});

check('workspace.group.list.status', 'the groups of whose filespace was deleted are a list', async (t) => {
  const { read, groups } = await formerAdministrator(t);
  prepared(read, 200, 'read the member');
  expectStatus(groups, 200, 'the groups of a member who administered a filespace that was deleted');
});

check('workspace.member.update.standard', 'whose filespace was deleted can be given the role standard', async (t) => {
  const { read, back } = await formerAdministrator(t);
  prepared(read, 200, 'read the member');
  if (back === null) throw new NotTested('the member has this role already');
  expectStatus(back, 200, 'the way back from a filespace that was deleted');
});

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

import {
  accepted,
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  expectThat,
  prepared,
} from '../../src/check/index.ts';
import { customerCreation, customerKeys, otherCreation, succeeded } from '../support/filespaces.ts';
import { idOf, sharedFilespace } from '../support/new-filespaces.ts';
import { unrelatedFilespace } from '../support/unrelated-filespace.ts';
import { getMember, listedMembers, newWorkspaceMember } from '../support/workspace-members.ts';

/** Which filespaces a member administers, and how that changes. */

const admin = 'filespaceAdmin';

/** Names the filespaces that a member administers from then on. */
function give(t: CheckContext, id: string, filespaceIds: readonly string[]) {
  return t.workspace.PATCH('/api/v1/members/{memberId}', {
    params: { path: { memberId: id } },
    body: { role: admin, filespaceIds: [...filespaceIds] },
  });
}

function administratorOfTwo(t: CheckContext) {
  return t.shared('workspace administrator of two filespaces', async (own) => {
    const [{ id }, one, other] = await Promise.all([newWorkspaceMember(own), sharedFilespace(own), otherCreation(own)]);
    return { id, reply: await give(own, id, [one.id, idOf(other)]) };
  });
}

check('workspace.member.update.filespace-admin', 'a member can be made administrator of two filespaces', async (t) => {
  expectStatus((await administratorOfTwo(t)).reply, 200);
});

check('workspace.member.list.once', 'an administrator of two filespaces is listed once', async (t) => {
  const { id, reply: promotion } = await administratorOfTwo(t);
  prepared(promotion, 200, 'change the role');
  const { reply, members } = await listedMembers(t);
  const rows = members.filter((member) => member.id === id).length;
  expectThat(rows <= 1, `the member ${id} once`, `${rows} times`, reply);
});

check('workspace.member.update.echoes-role', 'the answer shows the role for two filespaces', async (t) => {
  const { reply } = await administratorOfTwo(t);
  expectEqual(prepared(reply, 200, 'change the role').data.role, admin, 'the role in the answer', reply);
});

check('workspace.member.update.read-back', 'reading shows the role for two filespaces', async (t) => {
  const { id, reply } = await administratorOfTwo(t);
  prepared(reply, 200, 'change the role');
  const read = await getMember(t, id);
  const { role } = accepted(read, 200, 'an administrator of two filespaces').data;
  expectEqual(role, admin, 'the role when read', reply, read);
});

/** Who administers one filespace, and then another one in its place. */
function movedAdministrator(t: CheckContext) {
  return t.shared('workspace administrator of another filespace', async (own) => {
    const { id } = await newWorkspaceMember(own);
    const [former, later] = [(await sharedFilespace(own)).id, idOf(await otherCreation(own))];
    succeeded(await give(own, id, [former]), 'change the role');
    const moved = await give(own, id, [later]);
    return { id, former, later, moved, read: await getMember(own, id) };
  });
}

check('workspace.member.update.filespace-admin', 'an administrator can be given another filespace', async (t) => {
  expectStatus((await movedAdministrator(t)).moved, 200, 'another filespace than the one that there was');
});

check(
  'workspace.member.update.read-back',
  'an administrator who is given another filespace is one still',
  async (t) => {
    const { moved, read } = await movedAdministrator(t);
    prepared(moved, 200, 'change the filespace');
    const { role } = prepared(read, 200, 'read the member').data;
    expectEqual(role, admin, 'the role', moved, read);
  },
);

/** The same when it was given two more: one that it had had before, and a third. */
function extendedAdministrator(t: CheckContext) {
  return t.shared('workspace administrator of ever more filespaces', async (own) => {
    const { id, former, later, moved } = await movedAdministrator(own);
    prepared(moved, 200, 'change the filespace');
    const third = await unrelatedFilespace(own);
    const extended = await give(own, id, [later, former, third.id]);
    const read = await getMember(own, id);
    const back = await own.workspace.PATCH('/api/v1/members/{memberId}', {
      params: { path: { memberId: id } },
      body: { role: 'standard' },
    });
    return { extended, read, back, afterwards: await getMember(own, id) };
  });
}

check('workspace.member.update.filespace-admin', 'an administrator can be given two more filespaces', async (t) => {
  expectStatus((await extendedAdministrator(t)).extended, 200, 'three filespaces, and the one that there was is one');
});

check('workspace.member.update.read-back', 'an administrator of three filespaces is one still', async (t) => {
  const { extended, read } = await extendedAdministrator(t);
  prepared(extended, 200, 'change the filespaces');
  expectEqual(prepared(read, 200, 'read the member').data.role, admin, 'the role', extended, read);
});

check('workspace.member.update.standard', 'an administrator of three filespaces gives up all of them', async (t) => {
  const { extended, back } = await extendedAdministrator(t);
  prepared(extended, 200, 'change the filespaces');
  expectStatus(back, 200, 'the role standard for an administrator of three filespaces');
});

check('workspace.member.update.read-back', 'who gave up three filespaces is a standard member', async (t) => {
  const { extended, back, afterwards } = await extendedAdministrator(t);
  prepared(extended, 200, 'change the filespaces');
  prepared(back, 200, 'change the role back');
  expectEqual(prepared(afterwards, 200, 'read the member').data.role, 'standard', 'the role', back, afterwards);
});

check('workspace.member.update.filespace-admin', 'somebody can administer all that the run has made', async (t) => {
  const owned = await Promise.all((await customerKeys(t)).map((key) => customerCreation(t, key)));
  const [one, third] = [await sharedFilespace(t), await unrelatedFilespace(t)];
  const ids = [one.id, idOf(await otherCreation(t)), third.id, ...owned.map(idOf)];
  const { id } = await newWorkspaceMember(t);
  expectStatus(await give(t, id, ids), 200, `${ids.length} filespaces`);
});

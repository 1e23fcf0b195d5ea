import { accepted, check, expectEqual, NotTested } from '../../src/check/index.ts';
import { manyWorkspaceMembers } from '../support/many-workspace-members.ts';

check('workspace.member.filter.unknown', 'an address that goes on behind a long one finds nobody', async (t) => {
  for (const { members, beyond } of (await manyWorkspaceMembers(t)).together) {
    if (members.length === 0) throw new NotTested('the target took none of the addresses');
    const found = accepted(beyond.found, 200).data;
    expectEqual(
      found.map(({ user }) => user.email),
      [],
      `the members found by ${beyond.email}`,
      beyond.found,
    );
  }
});

check('workspace.member.filter.unknown', 'another tag, or a dot less, makes an address another one', async (t) => {
  const looked = (await manyWorkspaceMembers(t)).together.flatMap(({ near }) => near);
  if (looked.length === 0) throw new NotTested('the target keeps no address with a tag or a dot as it is');
  for (const { email, found } of looked) {
    const addresses = accepted(found, 200).data.map(({ user }) => user.email);
    expectEqual(addresses, [], `the members found by ${email}`, found);
  }
});

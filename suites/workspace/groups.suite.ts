import {
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  expectThat,
  fail,
  late,
  NotTested,
  observe,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { type Group, groupsAskedOnce, groupsIn, type Listed, listedFor, looks } from '../support/groups.ts';
import {
  getMember,
  memberGroups,
  membersBefore,
  newWorkspaceMember,
  removeMember,
  sharedAdministrator,
  sharedMember,
} from '../support/workspace-members.ts';

async function groupsOfEverybody(t: CheckContext): Promise<{ reply: Reply; groups: Group[] }[]> {
  const { pending, before } = await groupsAskedOnce(t);
  return groupsIn([...pending, ...before]);
}

check('workspace.group.list.status', 'the groups of a pending member are a list', async (t) => {
  for (const { reply } of (await groupsAskedOnce(t)).pending) expectStatus(reply, 200);
});

check('workspace.group.list.status', 'the groups of an administrator of a filespace are a list', async (t) => {
  const { id } = await sharedAdministrator(t);
  expectStatus(await memberGroups(t, id), 200);
});

check('workspace.group.list.existing-members', 'groups of members from before the run are a list', async (t) => {
  const { before } = await groupsAskedOnce(t);
  if (before.length === 0) throw new NotTested('the workspace has no members but those of this suite');
  await Promise.all(
    before.map(async ({ member: { id }, reply }) => {
      if (reply.response.status === 200) return;
      // Somebody may have removed the member meanwhile, and somebody else may have its id by now.
      const { response } = await getMember(t, id);
      if (response.status !== 200 || (await memberGroups(t, id)).response.status === 200) return;
      expectStatus(reply, 200, 'the member exists');
    }),
  );
});

check('workspace.group.list.once', 'no group is listed twice for a member', async (t) => {
  for (const { reply, groups } of await groupsOfEverybody(t)) {
    const ids = groups.map(identityOf);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    expectEqual(twice, [], 'the groups that are listed more than once', reply);
  }
});

/** Each provider may give ids of its own. */
const identityOf = ({ provider, id }: Group): string => `${provider} ${id}`;

/** Who was only invited may not count yet. */
async function groupsOfActive(t: CheckContext, listed?: Listed) {
  const { before } = listed === undefined ? await groupsAskedOnce(t) : { before: listed };
  const all = groupsIn(before.filter(({ member }) => member.status === 'active'));
  if (all.every(({ groups }) => groups.length === 0)) throw new NotTested('no active member belongs to a group');
  return all;
}

/** The groups that count fewer members than were seen to belong to them; of several counts the highest is taken. */
function overfull(all: readonly { groups: readonly Group[] }[]): string[] {
  const shown = Map.groupBy(
    // One that is listed twice for a member counts once.
    all.flatMap(({ groups }) => [...new Map(groups.map((group) => [identityOf(group), group])).values()]),
    identityOf,
  );
  return [...shown].flatMap(([id, of]) =>
    of.length > Math.max(...of.map(({ memberCount }) => memberCount)) ? id : [],
  );
}

check('workspace.group.list.member-count', 'no group is listed for more members than it counts', async (t) => {
  const first = await groupsOfActive(t);
  if (overfull(first).length === 0) return;
  // Somebody may have come or gone while they were looked at.
  const second = await groupsOfActive(t, await listedFor(t, await membersBefore(t, looks)));
  const again = overfull(second).filter((id) => overfull(first).includes(id));
  expectEqual(again, [], 'the groups with more members than they count', ...second.map(({ reply }) => reply));
});

check('workspace.group.list.member-count', 'a group of an active member has a member', async (t) => {
  const all = await groupsOfActive(t);
  for (const { reply, groups } of all) {
    for (const { name, memberCount } of groups) {
      expectThat(memberCount >= 1, `at least one member in the group ${name}`, String(memberCount), reply);
    }
  }
});

const few = 2;

/** What is kept for the next who asks is hardly kept for longer. */
const forgottenMs = 1_300;

// Late, when hardly anybody else asks for groups meanwhile.
late.check(
  'workspace.group.list.own',
  'the groups of a member are not those of whom was asked about before',
  async (t) => {
    const { pending, before } = await groupsAskedOnce(t);
    const belongs = await someInAGroup(t, before);
    if (belongs === null) throw new NotTested('no member from before the run belongs to a group');
    const others = [...before.map(({ member }) => member), ...pending.map(({ member }) => member)];
    const [other = belongs] = others.filter(({ id }) => id !== belongs.id).slice(-1);
    const look = async () => {
      await t.sleep(forgottenMs);
      const alone = await memberGroups(t, other.id);
      await t.sleep(forgottenMs);
      const first = await memberGroups(t, belongs.id);
      return { alone, first, after: await memberGroups(t, other.id) };
    };
    const one = await look();
    const [was, is] = [idsIn(one.alone), idsIn(one.after)];
    if (was === null || is === null || was === is) return;
    // Somebody may have changed the groups meanwhile.
    const two = await look();
    if (idsIn(two.alone) !== was || idsIn(two.after) !== is)
      throw new NotTested('the groups change while they are read');
    const evidence = [one.alone, one.first, one.after, two.alone, two.first, two.after];
    fail(`the groups ${was}, also right after those of another member`, is, ...evidence);
  },
);

/** Who has none beside others may have some alone. */
async function someInAGroup(t: CheckContext, before: Listed): Promise<Listed[number]['member'] | null> {
  const isInOne = (look: Listed[number]): boolean => groupsIn([look]).some(({ groups }) => groups.length > 0);
  const known = before.find(isInOne);
  if (known !== undefined) return known.member;
  for (const { member } of before) {
    await t.sleep(forgottenMs);
    if ((await listedFor(t, [member])).some(isInOne)) return member;
  }
  return null;
}

/** Null where the groups cannot be read. */
function idsIn(reply: Listed[number]['reply']): string | null {
  if (reply.response.status !== 200) return null;
  const { data } = prepared(reply, 200, 'list the groups of a member');
  return show(data.map(({ id }) => id).sort());
}

// By this turn the run has removed what it could; alone, the check sees to it that a member was.
late.check('workspace.group.list.kept', 'groups of members stay when somebody else is removed', async (t) => {
  const { before } = await groupsAskedOnce(t);
  const some = before.filter((look) => groupsIn([look]).some(({ groups }) => groups.length > 0)).slice(0, few);
  if (some.length === 0) throw new NotTested('no member from before the run belongs to a group');
  const removal = await removeMember(t, (await newWorkspaceMember(t)).id);
  const after = await listedFor(
    t,
    some.map(({ member }) => member),
  );
  // Somebody may have removed them.
  if (groupsIn(after).length === 0) throw new NotTested('the groups of these members cannot be read any more');
  // A group that is copied from elsewhere may get another id, or another name.
  const marks = (looks: typeof after) =>
    groupsIn(looks).flatMap(({ groups }) => groups.flatMap(({ id, name }) => [`id ${id}`, `name ${name}`]));
  const left = new Set(marks(after));
  const known = marks(some);
  // Somebody may take a member out of a group meanwhile, though hardly all of them out of all.
  const isLeft = known.some((mark) => left.has(mark));
  const replies = [...some, ...after].map(({ reply }) => reply);
  expectThat(isLeft, `one of the groups ${known.join(', ')}, as before`, 'none of them', removal, ...replies);
});

observe('workspace.group.list.providers', async (t) => {
  const all = await groupsOfEverybody(t);
  const providers = new Set(all.flatMap(({ groups }) => groups.map(({ provider }) => provider)));
  return providers.size === 0 ? 'no group seen' : [...providers].sort().join(', ');
});

observe('workspace.group.list.new-member', async (t) => {
  const { id } = await sharedMember(t);
  const { data } = prepared(await memberGroups(t, id), 200, 'list the groups of a member');
  return data.length === 0 ? 'to none' : `to ${data.length}`;
});

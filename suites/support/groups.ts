import type { components } from '../../generated/workspace.ts';
import { type CheckContext, prepared, type Reply } from '../../src/check/index.ts';
import { type Member, memberGroups, membersBefore, sharedMember } from './workspace-members.ts';

export type Group = components['schemas']['Group'];

/** Groups cannot be made by this API, so members that were there before are the ones who may belong to some. */
export const looks = 8;

export type Listed = readonly { member: Member; reply: Awaited<ReturnType<typeof memberGroups>> }[];

/** Asked once, by all checks that look at each answer alone. */
export function groupsAskedOnce(t: CheckContext): Promise<{ pending: Listed; before: Listed }> {
  return t.shared('workspace groups of members', async (own) => {
    const { record } = await sharedMember(own);
    const before = await membersBefore(own, looks);
    return { pending: await listedFor(own, [record]), before: await listedFor(own, before) };
  });
}

export function listedFor(t: CheckContext, members: readonly Member[]): Promise<Listed> {
  return Promise.all(members.map(async (member) => ({ member, reply: await memberGroups(t, member.id) })));
}

export function groupsIn(listed: Listed): { reply: Reply; groups: Group[] }[] {
  return listed
    .filter(({ reply }) => reply.response.status === 200)
    .map(({ reply }) => ({ reply, groups: prepared(reply, 200, 'list the groups of a member').data }));
}

import { type Fault, workspaceFault as fault } from '../types.ts';
import { mixedUp } from './memory.ts';
import {
  answered,
  type Change,
  edited,
  groupShown,
  isObject,
  itemsOf,
  listed,
  memberShown,
  op,
  part,
  sent,
  succeeds,
  successes,
  without,
} from './support.ts';

const listing: readonly Fault[] = [
  fault(
    'member-list-status',
    'workspace.member.list.status',
    'The list of members is 206.',
    succeeds(op.listMembers, 206),
  ),
  fault(
    'member-list-lacks-pending',
    'workspace.member.list.contains-added',
    'The list holds members who have joined.',
    { members: { listed: ({ status }) => status !== 'pending' } },
  ),
  fault(
    'member-list-twice',
    'workspace.member.list.once',
    'Members stand in the list once for each group, and once more.',
    listed(op.listMembers, (items) => [...items.slice(0, 1), ...items]),
  ),
  fault(
    'member-list-role',
    'workspace.member.list.agrees-with-get',
    'The list shows every member as standard.',
    memberShown((shown) => ({ ...shown, role: 'standard' }), op.listMembers),
  ),
  fault(
    'member-list-status-field',
    'workspace.member.list.agrees-with-get',
    'The list shows every member as active.',
    memberShown((shown) => ({ ...shown, status: 'active' }), op.listMembers),
  ),
  fault(
    'member-list-user-id',
    'workspace.member.list.agrees-with-get',
    'The list shows the id of the member as that of the user.',
    memberShown((shown, { id, email }) => ({ ...shown, user: { id, email } }), op.listMembers),
  ),
  fault(
    'member-filter-case',
    'workspace.member.filter.finds',
    'The filter finds part of an address, but not the whole.',
    { members: { matchesEmail: (filter, email) => email !== filter && email.includes(filter) } },
  ),
  fault(
    'member-filter-pending',
    'workspace.member.filter.finds',
    'The filter searches active members alone.',
    listed(op.listMembers, (items, request) =>
      request.query.has('email') ? items.filter(({ status }) => status === 'active') : items,
    ),
  ),
  fault('member-filter-ignored', 'workspace.member.filter.unknown', 'The filter is ignored.', {
    members: { matchesEmail: () => true },
  }),
  fault(
    'member-filter-nothing-found',
    'workspace.member.filter.unknown',
    'A filter that finds nobody is 404.',
    answered(op.listMembers, (answer, request) =>
      request.query.has('email') && itemsOf(part(answer.body, 'data')).length === 0
        ? { ...answer, status: 404, body: { error: { message: 'Resource not found or user has no access privilege' } } }
        : answer,
    ),
  ),
  fault(
    'member-filter-nothing-null',
    'workspace.member.list.records',
    'A filter that finds nobody answers null.',
    edited(op.listMembers, (data) => (itemsOf(data).length === 0 ? null : data)),
  ),
  fault(
    'member-filter-domain',
    'workspace.member.filter.excludes',
    'The filter compares what stands behind the at sign.',
    { members: { matchesEmail: (filter, email) => email.split('@')[1] === filter.split('@')[1] } },
  ),
  fault(
    'member-filter-beginning',
    'workspace.member.filter.excludes',
    'The filter compares the first six characters.',
    { members: { matchesEmail: (filter, email) => email.slice(0, 6) === filter.slice(0, 6) } },
  ),
  fault(
    'member-list-joined',
    'workspace.member.list.records',
    'Pending members have no joinedOn.',
    memberShown((shown) => (shown.status === 'pending' ? without(shown, 'joinedOn') : shown), op.listMembers),
  ),
  fault(
    'member-list-email',
    'workspace.member.list.records',
    'The list shows the address at the top of the record.',
    memberShown((shown, { userId, email }) => ({ ...shown, user: { id: userId }, email }), op.listMembers),
  ),
  fault(
    'member-list-bare',
    'workspace.member.list.records',
    'The list of members lost its envelope.',
    answered(op.listMembers, (answer) => ({ ...answer, body: part(answer.body, 'data') })),
  ),
];

const reading: readonly Fault[] = [
  fault('member-get-status', 'workspace.member.get.status', 'Reading a member is 201.', succeeds(op.getMember, 201)),
  fault(
    'member-get-mixed-up',
    'workspace.member.get.same-id',
    'Reading a member answers the one read before.',
    mixedUp(op.getMember),
  ),
  fault(
    'member-get-user-id-as-id',
    'workspace.member.get.same-id',
    'Reading shows the id of the user as that of the member.',
    memberShown((shown, { userId }) => ({ ...shown, id: userId }), op.getMember),
  ),
  fault(
    'member-get-role',
    'workspace.member.get.agrees-with-add',
    'Reading shows pending members as guests.',
    memberShown((shown) => (shown.status === 'pending' ? { ...shown, role: 'guest' } : shown), op.getMember),
  ),
  fault(
    'member-get-user',
    'workspace.member.get.agrees-with-add',
    'Reading shows another id of the user than adding.',
    memberShown((shown, { id, email }) => ({ ...shown, user: { id, email } }), op.getMember),
  ),
  fault(
    'member-get-joined-number',
    'workspace.member.get.record',
    'Reading shows joinedOn in seconds.',
    memberShown((shown, { joinedOn }) => ({ ...shown, joinedOn: Math.floor(joinedOn / 1000) }), op.getMember),
  ),
  fault(
    'member-get-updated',
    'workspace.member.get.record',
    'Reading has no updatedAt.',
    memberShown((shown) => without(shown, 'updatedAt'), op.getMember),
  ),
  fault(
    'member-get-role-array',
    'workspace.member.get.record',
    'Reading shows a list of roles.',
    memberShown((shown) => ({ ...shown, role: [shown.role] }), op.getMember),
  ),
];

/** The groups of members who administer something are somewhere else. */
function administratorsLost(): Change {
  const administrators = new Set<unknown>();
  const message = 'Resource not found or user has no access privilege';
  return successes((asked, answer, request) => {
    const { memberId } = request.params;
    if (asked === op.changeMember && sent(request).role === 'filespaceAdmin') administrators.add(memberId);
    const isLost = asked === op.groups && administrators.has(memberId);
    return isLost ? { ...answer, status: 404, body: { error: { message } } } : answer;
  });
}

const groups: readonly Fault[] = [
  fault(
    'group-list-administrator',
    'workspace.group.list.status',
    'The groups of somebody who administers a filespace are 404.',
    administratorsLost(),
  ),
  fault(
    'group-list-none',
    'workspace.group.list.status',
    'The groups of somebody who is in none are 404.',
    answered(op.groups, (answer) =>
      itemsOf(part(answer.body, 'data')).length === 0
        ? { ...answer, status: 404, body: { error: { message: 'Resource not found or user has no access privilege' } } }
        : answer,
    ),
  ),
  fault(
    'group-list-several',
    'workspace.group.list.existing-members',
    'Several groups are multiple choices: 300.',
    answered(op.groups, (answer) =>
      itemsOf(part(answer.body, 'data')).length > 1 ? { ...answer, status: 300 } : answer,
    ),
  ),
  fault(
    'group-list-any',
    'workspace.group.list.existing-members',
    'The groups of an owner cannot be read: 403.',
    answered(op.groups, (answer) =>
      itemsOf(part(answer.body, 'data')).length > 0
        ? { ...answer, status: 403, body: { error: { message: 'Forbidden' } } }
        : answer,
    ),
  ),
  fault(
    'group-list-twice',
    'workspace.group.list.once',
    'The first group stands in the list twice.',
    listed(op.groups, (items) => [...items, ...items.slice(0, 1)]),
  ),
  fault(
    'group-list-count',
    'workspace.group.list.member-count',
    'Groups count those who are pending: none.',
    groupShown((shown) => ({ ...shown, memberCount: 0 })),
  ),
  fault(
    'group-list-count-text',
    'workspace.group.list.records',
    'The count of a group is a text.',
    groupShown((shown, { memberCount }) => ({ ...shown, memberCount: String(memberCount) })),
  ),
  fault(
    'group-list-provider',
    'workspace.group.list.records',
    'Groups do not name their provider.',
    groupShown((shown) => without(shown, 'provider')),
  ),
  fault(
    'group-list-second',
    'workspace.group.list.records',
    'The second group has no name.',
    listed(op.groups, (items) => items.map((item, index) => (index === 1 ? without(item, 'name') : item))),
  ),
  fault(
    'group-list-wrapped',
    'workspace.group.list.records',
    'Groups stand under data.groups.',
    edited(op.groups, (data) => ({ groups: data })),
  ),
  fault(
    'group-list-null',
    'workspace.group.list.records',
    'Who is in no group has null.',
    edited(op.groups, (data) => (itemsOf(data).length === 0 ? null : isObject(data) ? data : itemsOf(data))),
  ),
  fault(
    'member-filter-in-small-letters',
    'workspace.member.filter.finds',
    'The e-mail filter is written in small letters, the addresses are kept as they were sent.',
    { members: { matchesEmail: (filter, email) => filter.toLowerCase() === email } },
  ),
];

export const memberFaults: readonly Fault[] = [
  ...listing,
  ...reading,
  ...groups,
  fault('member-admins-unlisted', 'workspace.member.update.listed', 'Administrators of filespaces are not listed.', {
    members: { listed: (record) => record.role !== 'filespaceAdmin' },
  }),
];

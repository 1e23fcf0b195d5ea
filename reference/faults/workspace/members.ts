import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { everSeen, frozen, lingering, mixedUp, repeatingIds, type Shelf, spilling, truncating } from './memory.ts';
import {
  answered,
  edited,
  groupShown,
  isObject,
  itemsOf,
  listed,
  memberShown,
  mistaken,
  op,
  part,
  succeeds,
  textPart,
  without,
  worded,
} from './support.ts';

const { members } = statedWorkspace;
const shelf: Shelf = { create: op.addMember, remove: op.removeMember, list: op.listMembers, parameter: 'memberId' };
const invitedBefore = everSeen();
const withoutTag = (email: string): string => email.replace(/[+-][^@]*@/u, '@');
const emailOf = (record: Record<string, unknown>): string => textPart(record, 'user', 'email');

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

const invitations: readonly Fault[] = [
  fault('member-add-status', 'workspace.member.add.status', 'Adding a member is 200.', succeeds(op.addMember, 200)),
  fault('member-add-active', 'workspace.member.add.pending', 'An added member is active at once.', {
    members: { addedStatus: () => 'active' },
  }),
  fault(
    'member-add-invited',
    'workspace.member.add.pending',
    'The answer of an add calls the status invited.',
    memberShown((shown) => ({ ...shown, status: 'invited' }), op.addMember),
  ),
  fault(
    'member-add-email',
    'workspace.member.add.email',
    'The answer of an add shows the address without its tag.',
    memberShown(
      (shown, { userId, email }) => ({ ...shown, user: { id: userId, email: withoutTag(email) } }),
      op.addMember,
    ),
  ),
  fault('member-add-stores-email', 'workspace.member.add.read-back', 'Addresses are kept without their tag.', {
    members: { stored: withoutTag },
  }),
  fault('member-add-stores-cut', 'workspace.member.add.read-back', 'Addresses are kept up to 20 characters.', {
    members: { stored: (email) => email.slice(0, 20) },
  }),
  fault(
    'member-get-active',
    'workspace.member.add.still-pending',
    'Reading shows pending members as active.',
    memberShown((shown) => ({ ...shown, status: 'active' }), op.getMember),
  ),
  fault(
    'member-add-repeats-id',
    'workspace.member.add.unique-id',
    'Two adds in a row are answered with one id.',
    repeatingIds(op.addMember),
  ),
  fault('member-add-no-email', 'workspace.member.add.email.missing', 'An invitation needs no address.', {
    members: { email: (value, openFormat) => value === undefined || members.email(value, openFormat) },
  }),
  fault('member-add-number', 'workspace.member.add.email.type', 'A number is taken for an address.', {
    members: { email: (value, openFormat) => typeof value === 'number' || members.email(value, openFormat) },
  }),
  fault('member-add-boolean', 'workspace.member.add.email.type', 'A boolean is taken for an address.', {
    members: { email: (value, openFormat) => typeof value === 'boolean' || members.email(value, openFormat) },
  }),
  fault('member-add-any-text', 'workspace.member.add.email.malformed', 'Any text is taken for an address.', {
    members: { email: (value) => typeof value === 'string' && value !== '' },
  }),
  fault('member-add-domain', 'workspace.member.add.email.malformed', 'Whatever has a dot is taken for an address.', {
    members: {
      email: (value, openFormat) =>
        (typeof value === 'string' && value.includes('.')) || members.email(value, openFormat),
    },
  }),
  fault(
    'member-add-unprocessable',
    'workspace.member.add.email.malformed',
    'A malformed address is 422.',
    mistaken('member.email', 422),
  ),
  fault(
    'member-add-message',
    'workspace.member.add.email.message',
    'A malformed address is refused in new words.',
    worded('member.email', 'Please provide a valid email address'),
  ),
  fault(
    'member-add-kept',
    'workspace.member.add.rejected-unchanged',
    'Who is refused for the address is added all the same.',
    { members: { keepsRejected: (asked) => asked === op.addMember } },
  ),
  fault(
    'member-add-no-secret',
    'workspace.member.add.record',
    'The answer of an add lacks the secret of the invitation.',
    memberShown((shown) => without(shown, 'pendingInvitationLinkSecret'), op.addMember),
  ),
  fault(
    'member-add-secret-null',
    'workspace.member.add.record',
    'The secret of an invitation comes later by mail, and is null.',
    memberShown((shown) => ({ ...shown, pendingInvitationLinkSecret: null }), op.addMember),
  ),
  fault(
    'member-add-user',
    'workspace.member.add.record',
    'An added member has no user before joining.',
    memberShown((shown) => ({ ...shown, user: null }), op.addMember),
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

const roles: readonly Fault[] = [
  fault(
    'member-update-admin',
    'workspace.member.update.filespace-admin',
    'A filespace admin has no list of filespaces any more.',
    { members: { filespaceIds: (value) => value === undefined } },
  ),
  fault(
    'member-update-admin-role',
    'workspace.member.update.filespace-admin',
    'The role filespaceAdmin is written with a dash.',
    { members: { role: (value) => ['standard', 'filespace-admin'].includes(String(value)) } },
  ),
  fault('member-update-standard', 'workspace.member.update.standard', 'There is no way back from filespaceAdmin.', {
    members: { role: (value) => value === 'filespaceAdmin' },
  }),
  fault(
    'member-update-id',
    'workspace.member.update.same-id',
    'The answer of a role change shows the id of the user.',
    memberShown((shown, { userId }) => ({ ...shown, id: userId }), op.changeMember),
  ),
  fault(
    'member-update-shows-old',
    'workspace.member.update.echoes-role',
    'A role change answers the record of before.',
    frozen(op.addMember, 'role', op.changeMember),
  ),
  fault('member-update-lost', 'workspace.member.update.read-back', 'A role change is not kept.', {
    members: { changed: ({ role, filespaceIds }) => ({ role, filespaceIds }) },
  }),
  fault('member-update-admin-lost', 'workspace.member.update.read-back', 'The way back to standard is not kept.', {
    members: {
      changed: (member, change) =>
        change.role === 'standard' ? { role: member.role, filespaceIds: member.filespaceIds } : change,
    },
  }),
  fault(
    'member-update-not-listed',
    'workspace.member.update.listed',
    'The list shows the role from the invitation.',
    frozen(op.addMember, 'role', op.listMembers),
  ),
  fault(
    'member-update-spills',
    'workspace.member.update.only-that',
    'After a role change the members below in the list show the new role, too.',
    spilling(op.changeMember, op.listMembers, 'memberId', 'role'),
  ),
  fault(
    'member-update-email',
    'workspace.member.update.rest-unchanged',
    'The answer of a role change shows an address in capitals.',
    memberShown(
      (shown, { userId, email }) => ({ ...shown, user: { id: userId, email: `x${email}` } }),
      op.changeMember,
    ),
  ),
  fault(
    'member-update-no-role',
    'workspace.member.update.role.missing',
    'A role change without a role changes the filespaces alone.',
    { members: { role: (value, updatable) => value === undefined || members.role(value, updatable) } },
  ),
  fault('member-update-number', 'workspace.member.update.role.type', 'Roles may be given by number.', {
    members: { role: (value, updatable) => typeof value === 'number' || members.role(value, updatable) },
  }),
  fault('member-update-any-role', 'workspace.member.update.role.unknown', 'Any word is taken for a role.', {
    members: { role: (value) => typeof value === 'string' && value !== '' },
  }),
  fault(
    'member-update-role-missing-404',
    'workspace.member.update.role.unknown',
    'An unknown role is not found: 404.',
    mistaken('member.role', 404),
  ),
  fault('member-update-kept', 'workspace.member.update.rejected-unchanged', 'A refused role is given all the same.', {
    members: { keepsRejected: (asked, problem) => asked === op.changeMember && problem === 'member.role' },
  }),
  fault(
    'member-update-record',
    'workspace.member.update.record',
    'The answer of a role change holds id and role alone.',
    memberShown(({ id, role }) => ({ id, role }), op.changeMember),
  ),
  fault(
    'member-update-bare',
    'workspace.member.update.record',
    'The answer of a role change has no envelope.',
    answered(op.changeMember, (answer) => ({ ...answer, body: part(answer.body, 'data') })),
  ),
];

const removal: readonly Fault[] = [
  fault(
    'member-remove-status',
    'workspace.member.remove.status',
    'A removal is 204.',
    answered(op.removeMember, (answer) => ({ ...answer, status: 204, body: undefined })),
  ),
  fault('member-remove-not', 'workspace.member.remove.gone', 'A removal does nothing.', {
    members: { removes: () => false },
  }),
  fault('member-remove-pending-not', 'workspace.member.remove.gone', 'Pending members are not removed.', {
    members: { removes: ({ status }) => status !== 'pending' },
  }),
  fault(
    'member-remove-listed',
    'workspace.member.remove.not-listed',
    'A removed member stays in the list.',
    lingering(shelf, (_record, request) => !request.query.has('email')),
  ),
  fault(
    'member-remove-filtered',
    'workspace.member.remove.not-listed',
    'The filter still finds a removed member.',
    lingering(shelf, (record, request) => emailOf(record) === request.query.get('email')),
  ),
  fault(
    'member-remove-truncates',
    'workspace.member.remove.only-that',
    'The list ends where something was removed: what was made later is lost from it.',
    truncating(shelf),
  ),
  fault('member-remove-not-again', 'workspace.member.remove.add-again', 'Who was removed cannot be added again.', {
    members: { email: (value, openFormat) => members.email(value, openFormat) && !invitedBefore(String(value)) },
  }),
];

const groups: readonly Fault[] = [
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
];

export const memberFaults: readonly Fault[] = [...listing, ...invitations, ...reading, ...roles, ...removal, ...groups];

import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { everSeen, frozen, lingering, repeatingIds, shelves, spilling, truncating } from './memory.ts';
import {
  answered,
  type Change,
  edited,
  isObject,
  listed,
  memberShown,
  mistaken,
  op,
  part,
  sent,
  succeeds,
  successes,
  textPart,
  without,
  worded,
} from './support.ts';

const { members } = statedWorkspace;
const invitedBefore = everSeen();
const withoutTag = (email: string): string => email.replace(/[+-][^@]*@/u, '@');
const emailOf = (record: Record<string, unknown>): string => textPart(record, 'user', 'email');

/** Addresses that are refused although they are right. */
const refusing = (isRefused: (email: string) => boolean): Change => ({
  members: { email: (value, openFormat) => members.email(value, openFormat) && !isRefused(String(value)) },
});

const invitations: readonly Fault[] = [
  fault('member-add-status', 'workspace.member.add.status', 'Adding a member is 200.', succeeds(op.addMember, 200)),
  fault(
    'member-add-underscore',
    'workspace.member.add.email.forms',
    'The pattern of addresses knows no underscore.',
    refusing((email) => email.includes('_')),
  ),
  fault(
    'member-add-long-local',
    'workspace.member.add.email.forms',
    'The part of an address before the at sign is refused from 40 characters on.',
    refusing((email) => email.indexOf('@') >= 40),
  ),
  fault(
    'member-add-secret-empty',
    'workspace.member.add.invitation-secret',
    'The answer of an add shows no invitation secret but an empty text.',
    edited(op.addMember, (data) => (isObject(data) ? { ...data, pendingInvitationLinkSecret: '' } : data)),
  ),
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
    lingering(shelves.members, (_record, request) => !request.query.has('email')),
  ),
  fault(
    'member-remove-filtered',
    'workspace.member.remove.not-listed',
    'The filter still finds a removed member.',
    lingering(shelves.members, (record, request) => emailOf(record) === request.query.get('email')),
  ),
  fault(
    'member-remove-truncates',
    'workspace.member.remove.only-that',
    'The list ends where something was removed: what was made later is lost from it.',
    truncating(shelves.members),
  ),
  fault('member-remove-not-again', 'workspace.member.remove.add-again', 'Who was removed cannot be added again.', {
    members: { email: (value, openFormat) => members.email(value, openFormat) && !invitedBefore(String(value)) },
  }),
];

/** Who administers something is a member of another kind. */
const administrators: readonly Fault[] = [
  fault(
    'member-admin-unfiltered',
    'workspace.member.filter.finds',
    'The filter looks among those without a filespace to administer.',
    listed(op.listMembers, (items, { query }) => (query.has('email') ? items.filter(isOrdinary) : items)),
  ),
  fault(
    'member-admin-filtered-as-standard',
    'workspace.member.update.read-back',
    'The filter shows everybody as standard.',
    listed(op.listMembers, (items, { query }) =>
      query.has('email') ? items.map((item) => (isOrdinary(item) ? item : { ...item, role: 'standard' })) : items,
    ),
  ),
  fault(
    'member-admin-irremovable',
    'workspace.member.remove.status',
    'Who administers a filespace cannot be removed: 400.',
    irremovableOnce('filespaceAdmin'),
  ),
];

function isOrdinary(item: Record<string, unknown>): boolean {
  return item.role !== 'filespaceAdmin';
}

/** Those who were given the role are there for ever. */
function irremovableOnce(role: string): Change {
  const given = new Set<string>();
  return successes((asked, answer, request) => {
    const { memberId = '' } = request.params;
    if (asked === op.changeMember && sent(request).role === role) given.add(memberId);
    return asked === op.removeMember && given.has(memberId)
      ? { status: 400, body: { error: { message: 'The member administers a filespace' } } }
      : answer;
  });
}

export const memberChangeFaults: readonly Fault[] = [...invitations, ...roles, ...removal, ...administrators];

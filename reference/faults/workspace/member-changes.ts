import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { everSeen, frozen, lingering, shelves, spilling, truncating } from './memory.ts';
import {
  answered,
  type Change,
  listed,
  memberShown,
  mistaken,
  op,
  part,
  sent,
  successes,
  textPart,
} from './support.ts';

const { members } = statedWorkspace;
const invitedBefore = everSeen();
const emailOf = (record: Record<string, unknown>): string => textPart(record, 'user', 'email');

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

export const memberChangeFaults: readonly Fault[] = [...roles, ...removal, ...administrators];

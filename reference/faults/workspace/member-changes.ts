import { isObject } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { everSeen, frozen, lingering, shelves, spilling, truncating } from './memory.ts';
import {
  answered,
  type Change,
  edited,
  listed,
  memberShown,
  mistaken,
  op,
  part,
  recordOf,
  sent,
  successes,
  textPart,
} from './support.ts';

const { members } = statedWorkspace;
const invitedBefore = everSeen();
const emailOf = (record: Record<string, unknown>): string => textPart(record, 'user', 'email');

/** Who administers something is a member of another kind. */
function isOrdinary(item: Record<string, unknown>): boolean {
  return item.role !== 'filespaceAdmin';
}

/** What was given within a second of the invitation is taken back two seconds after it. */
function undoneByTheInvitation(): Change {
  const early = new Set<string>();
  return {
    members: {
      changed: (member, change) => {
        if (Date.now() - member.joinedOn < 1_000) early.add(member.id);
        else early.delete(member.id);
        return change;
      },
    },
    ...memberShown((shown, { id, joinedOn }) =>
      early.has(id) && Date.now() - joinedOn > 2_000 ? { ...shown, role: 'standard' } : shown,
    ),
  };
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

/** A filespace that is called otherwise has no administrators any more. */
function administersByName(): Change {
  const renamed = new Set<string>();
  return {
    ...answered(op.renameFilespace, (answer, { params }) => {
      renamed.add(params.filespaceId ?? '');
      return answer;
    }),
    ...memberShown((shown, { filespaceIds }) =>
      filespaceIds.some((id) => renamed.has(id)) ? { ...shown, role: 'standard' } : shown,
    ),
  };
}

export const memberChangeFaults: readonly Fault[] = faultsOf({
  'workspace.read-after-write': {
    'member-role-undone-by-the-invitation': bug(
      'An invitation that goes out takes back the role that was given meanwhile.',
      undoneByTheInvitation(),
    ),
  },
  'workspace.member.update.filespace-admin': {
    'member-update-admin': bug('A filespace admin has no list of filespaces any more.', {
      members: { filespaceIds: (value) => value === undefined },
    }),
    'member-update-admin-of-few': bug('Nobody administers more than three filespaces.', {
      members: {
        filespaceIds: (value) => members.filespaceIds(value) && !(Array.isArray(value) && value.length > 3),
      },
    }),
    'member-update-admin-role': bug('The role filespaceAdmin is written with a dash.', {
      members: { role: (value) => ['standard', 'filespace-admin'].includes(String(value)) },
    }),
  },
  'workspace.member.update.standard': {
    'member-update-standard': bug('There is no way back from filespaceAdmin.', {
      members: { role: (value) => value === 'filespaceAdmin' },
    }),
  },
  'workspace.member.update.same-id': {
    'member-update-id': bug(
      'The answer of a role change shows the id of the user.',
      memberShown((shown, { userId }) => ({ ...shown, id: userId }), op.changeMember),
    ),
  },
  'workspace.member.update.echoes-role': {
    'member-update-shows-old': bug(
      'A role change answers the record of before.',
      frozen(op.addMember, 'role', op.changeMember),
    ),
    'member-update-of-two-filespaces-shows-standard': bug(
      'The answer shows who administers several filespaces as standard.',
      edited(op.changeMember, (data, request) => {
        const { filespaceIds } = sent(request);
        return isObject(data) && Array.isArray(filespaceIds) && filespaceIds.length > 1
          ? { ...data, role: 'standard' }
          : data;
      }),
    ),
  },
  'workspace.member.update.read-back': {
    'member-update-lost': bug('A role change is not kept.', {
      members: { changed: ({ role, filespaceIds }) => ({ role, filespaceIds }) },
    }),
    'member-administers-by-the-name': bug(
      'Administrators are kept with the name of their filespace, and lose their role with it.',
      administersByName(),
    ),
    'member-update-of-two-filespaces-lost': bug('Only who administers one filespace becomes an administrator.', {
      members: {
        changed: ({ role, filespaceIds }, change) => (change.filespaceIds.length > 1 ? { role, filespaceIds } : change),
      },
    }),
    'member-update-admin-lost': bug('The way back to standard is not kept.', {
      members: {
        changed: (member, change) =>
          change.role === 'standard' ? { role: member.role, filespaceIds: member.filespaceIds } : change,
      },
    }),
    'member-update-standard-takes-one-filespace': bug(
      'Who administers several filespaces and becomes standard gives up one of them alone.',
      {
        members: {
          changed: (member, change) =>
            change.role === 'standard' && member.filespaceIds.length > 1
              ? { role: member.role, filespaceIds: member.filespaceIds.slice(1) }
              : change,
        },
      },
    ),
    'member-admin-filtered-as-standard': bug(
      'The filter shows everybody as standard.',
      listed(op.listMembers, (items, { query }) =>
        query.has('email') ? items.map((item) => (isOrdinary(item) ? item : { ...item, role: 'standard' })) : items,
      ),
    ),
  },
  'workspace.member.update.listed': {
    'member-update-not-listed': bug(
      'The list shows the role from the invitation.',
      frozen(op.addMember, 'role', op.listMembers),
    ),
  },
  'workspace.member.update.only-that': {
    'member-update-spills': bug(
      'After a role change the members below in the list show the new role, too.',
      spilling(op.changeMember, op.listMembers, 'memberId', 'role'),
    ),
    'member-update-of-namesakes': {
      story: 'A role is given to everybody with the same name before the @.',
      override: namesakesChanged(),
    },
  },
  'workspace.member.update.rest-unchanged': {
    'member-update-joined': bug(
      'The time of joining is that of the last change.',
      memberShown((shown) => ({ ...shown, joinedOn: shown.updatedAt })),
    ),
    'member-update-email': bug(
      'The answer of a role change shows an address in capitals.',
      memberShown(
        (shown, { userId, email }) => ({ ...shown, user: { id: userId, email: `x${email}` } }),
        op.changeMember,
      ),
    ),
  },
  'workspace.member.update.role.missing': {
    'member-update-no-role': bug('A role change without a role changes the filespaces alone.', {
      members: { role: (value, updatable) => value === undefined || members.role(value, updatable) },
    }),
  },
  'workspace.member.update.role.type': {
    'member-update-number': bug('Roles may be given by number.', {
      members: { role: (value, updatable) => typeof value === 'number' || members.role(value, updatable) },
    }),
  },
  'workspace.member.update.role.unknown': {
    'member-update-any-role': bug('Any word is taken for a role.', {
      members: { role: (value) => typeof value === 'string' && value !== '' },
    }),
    'member-update-role-missing-404': bug('An unknown role is not found: 404.', mistaken('member.role', 404)),
  },
  'workspace.member.update.rejected-unchanged': {
    'member-update-kept': bug('A refused role is given all the same.', {
      members: { keepsRejected: (asked, problem) => asked === op.changeMember && problem === 'member.role' },
    }),
  },
  'workspace.member.update.record': {
    'member-update-record': bug(
      'The answer of a role change holds id and role alone.',
      memberShown(({ id, role }) => ({ id, role }), op.changeMember),
    ),
    'member-update-bare': bug(
      'The answer of a role change has no envelope.',
      answered(op.changeMember, (answer) => ({ ...answer, body: part(answer.body, 'data') })),
    ),
  },
  'workspace.member.remove.status': {
    'member-remove-status': bug(
      'A removal is 204.',
      answered(op.removeMember, (answer) => ({ ...answer, status: 204, body: undefined })),
    ),
    'member-admin-irremovable': bug(
      'Who administers a filespace cannot be removed: 400.',
      irremovableOnce('filespaceAdmin'),
    ),
  },
  'workspace.member.remove.gone': {
    'member-remove-not': bug('A removal does nothing.', { members: { removes: () => false } }),
    'member-remove-pending-not': bug('Pending members are not removed.', {
      members: { removes: ({ status }) => status !== 'pending' },
    }),
  },
  'workspace.member.remove.not-listed': {
    'member-remove-listed': bug(
      'A removed member stays in the list.',
      lingering(shelves.members, (_record, request) => !request.query.has('email')),
    ),
    'member-remove-plus-listed': bug(
      'Who has a plus sign in the address stays in the list after the removal.',
      lingering(shelves.members, (record, request) => !request.query.has('email') && emailOf(record).includes('+')),
    ),
    'member-remove-filtered': bug(
      'The filter still finds a removed member.',
      lingering(shelves.members, (record, request) => emailOf(record) === request.query.get('email')),
    ),
  },
  'workspace.member.remove.only-that': {
    'member-remove-truncates': bug(
      'The list ends where something was removed: what was made later is lost from it.',
      truncating(shelves.members),
    ),
  },
  'workspace.member.remove.add-again': {
    'member-remove-not-again': bug('Who was removed cannot be added again.', {
      members: { email: (value, openFormat) => members.email(value, openFormat) && !invitedBefore(String(value)) },
    }),
  },
  'workspace.member.filter.finds': {
    'member-admin-unfiltered': bug(
      'The filter looks among those without a filespace to administer.',
      listed(op.listMembers, (items, { query }) => (query.has('email') ? items.filter(isOrdinary) : items)),
    ),
  },
});

function namesakesChanged(): PolicyOverride {
  const addresses = new Map<string, string>();
  const roles = new Map<string, unknown>();
  const userOf = (id: string): string | undefined => addresses.get(id)?.split('@')[0];
  return transport({
    afterEach: ({ request: { operation, params }, answer }) => {
      const record = recordOf(answer);
      const id = String(record.id);
      if (operation === op.addMember && answer.status === 201) addresses.set(id, textPart(record, 'user', 'email'));
      if (operation === op.changeMember && answer.status === 200) {
        for (const other of addresses.keys()) if (userOf(other) === userOf(id)) roles.set(other, record.role);
        roles.delete(id);
      }
      const role = operation === op.getMember && answer.status === 200 ? roles.get(params.memberId ?? '') : undefined;
      return role === undefined ? answer : { ...answer, body: { data: { ...record, role } } };
    },
  });
}

import type { PolicyOverride } from '../policy/index.ts';
import type { OpenWorkspace } from '../policy/open/workspace.ts';
import type { Override } from '../policy/override.ts';
import { repeatedInvitations } from './invitations.ts';
import { answering, isRecord, refusal, rewritten } from './support.ts';
import type { Variant } from './types.ts';

/** Members of a workspace, their roles and their invitations. */
export const workspaceMemberVariants: readonly Variant[] = [
  {
    id: 'members-have-not-joined',
    story: 'Pending members have joined at the beginning of all time.',
    override: rewritten(
      (record) => (record.status === 'pending' ? { ...record, joinedOn: '1970-01-01T00:00:00Z' } : record),
      [
        'GET /api/v1/members',
        'POST /api/v1/members',
        'GET /api/v1/members/{memberId}',
        'PATCH /api/v1/members/{memberId}',
      ],
    ),
  },
  {
    id: 'members-invited-twice',
    story: 'The same e-mail address can be invited twice.',
    override: members({ emailTaken: () => false }),
  },
  {
    id: 'members-invited-again-are-the-same',
    story: 'A second invitation of a pending address answers the member that there is.',
    override: { open: { transport: { afterEach: repeatedInvitations() } } },
  },
  {
    id: 'members-other-roles',
    story: 'Added members have a role that the documents do not name, and there are more roles.',
    override: members({
      addedRole: () => 'guest',
      updatableRoles: () => ['guest', 'standard', 'filespaceAdmin', 'billing'],
    }),
  },
  {
    id: 'members-admin-needs-filespaces',
    story: 'The role filespaceAdmin needs the filespaces that it is about.',
    override: members({ filespaceIdsMayMiss: (role) => role !== 'filespaceAdmin' }),
  },
  {
    id: 'members-any-filespaces',
    story: 'Filespaces to administer need not exist, and do not show in the record.',
    override: members({ unknownFilespaceAllowed: () => true, filespacesShown: () => ({}) }),
  },
  {
    id: 'members-filespaces-as-objects',
    story: 'The administered filespaces show as objects.',
    override: members({ filespacesShown: ({ filespaceIds }) => ({ administers: filespaceIds.map((id) => ({ id })) }) }),
  },
  {
    id: 'members-keep-no-role-twice',
    story: 'A member cannot be given the role that it has.',
    override: changingRoles(),
  },
];

function members(open: Override<OpenWorkspace['members']>): PolicyOverride {
  return { open: { workspace: { members: open } } };
}

function changingRoles(): PolicyOverride {
  const roles = new Map<unknown, unknown>();
  return answering(({ request, answer }) => {
    const { data } = isRecord(answer.body) ? answer.body : {};
    if (answer.status > 299 || !/\/members(?:\/\{memberId\})?$/.test(request.operation) || !isRecord(data))
      return answer;
    const isSame = request.method === 'PATCH' && data.role === 'standard' && roles.get(data.id) === 'standard';
    roles.set(data.id, data.role);
    return isSame ? refusal('The member has this role already') : answer;
  });
}

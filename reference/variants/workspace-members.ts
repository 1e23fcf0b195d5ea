import { isObject, type Json, objectOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import type { OpenWorkspace } from '../policy/open/workspace.ts';
import type { Override } from '../policy/override.ts';
import { repeatedInvitations } from './invitations.ts';
import { answering, refusal, rewritten } from './support.ts';
import { type Variant, variant, variantsOf } from './types.ts';

/** Members of a workspace, their roles and their invitations. */
export const workspaceMemberVariants: readonly Variant[] = variantsOf({
  'members-have-not-joined': variant(
    'Pending members have joined at the beginning of all time.',
    pendingJoined(() => '1970-01-01T00:00:00Z'),
  ),
  'members-are-yet-to-join': variant(
    'Pending members show the present as the time at which they have joined.',
    pendingJoined(() => new Date().toISOString()),
  ),
  'members-join-by-themselves': variant(
    'Whoever is invited is active at the next moment.',
    rewritten(
      (record) => (record.status === 'pending' ? { ...record, status: 'active' } : record),
      ['GET /api/v1/members', 'GET /api/v1/members/{memberId}', 'PATCH /api/v1/members/{memberId}'],
    ),
  ),
  'members-invited-twice': variant(
    'The same e-mail address can be invited twice.',
    members({ emailTaken: () => false }),
  ),
  'members-invited-again-are-the-same': variant(
    'A second invitation of a pending address answers the member that there is.',
    transport({ afterEach: repeatedInvitations() }),
  ),
  'members-other-roles': variant(
    'Added members have a role that the documents do not name, and there are more roles.',
    members({
      addedRole: () => 'guest',
      updatableRoles: () => ['guest', 'standard', 'filespaceAdmin', 'billing'],
    }),
  ),
  'members-admin-needs-filespaces': variant(
    'The role filespaceAdmin needs the filespaces that it is about.',
    members({ filespaceIdsMayMiss: (role) => role !== 'filespaceAdmin' }),
  ),
  'members-any-filespaces': variant(
    'Filespaces to administer need not exist, and do not show in the record.',
    members({ unknownFilespaceAllowed: () => true, filespacesShown: () => ({}) }),
  ),
  'members-filespaces-as-objects': variant(
    'The administered filespaces show as objects.',
    members({ filespacesShown: ({ filespaceIds }) => ({ administers: filespaceIds.map((id) => ({ id })) }) }),
  ),
  'members-administer-while-there-is-something': variant(
    'Whose last filespace is deleted has the role standard from then on.',
    administeringWhileThereAreAny(),
  ),
  'groups-numbered-by-each-provider': variant(
    'Every group is filled from one of a directory that has the same id, and its members are in both.',
    answering(({ request, answer }) => {
      const { data } = objectOf(answer.body);
      if (!request.operation.endsWith('/groups') || !Array.isArray(data)) return answer;
      const directory = (group: Json): Json => ({ ...group, name: `${group.name} (directory)`, provider: 'entra' });
      return { ...answer, body: { data: data.map(objectOf).flatMap((group) => [group, directory(group)]) } };
    }),
  ),
  'members-keep-no-role-twice': variant(
    'A member cannot be given the role that it has, for the same filespaces.',
    changingRoles(),
  ),
});

function administeringWhileThereAreAny(): PolicyOverride {
  const administered = new Map<unknown, Set<unknown>>();
  const gone = new Set<unknown>();
  const shown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shown);
    if (!isObject(value)) return value;
    const left = administered.get(value.id);
    const isNobody = value.role === 'filespaceAdmin' && left !== undefined && [...left].every((id) => gone.has(id));
    return isNobody ? { ...value, role: 'standard' } : value;
  };
  return transport({
    afterEach: ({ request, answer }) => {
      const { operation, params } = request;
      if (answer.status >= 300) return answer;
      if (operation === 'DELETE /api/v1/filespaces/{filespaceId}') gone.add(params.filespaceId);
      if (operation === 'PATCH /api/v1/members/{memberId}') {
        const { filespaceIds } = objectOf(request.json());
        administered.set(params.memberId, new Set(Array.isArray(filespaceIds) ? filespaceIds : []));
      }
      if (!/^\w+ \/api\/v1\/members(?:\/\{memberId\})?$/u.test(operation)) return answer;
      return { ...answer, body: { ...objectOf(answer.body), data: shown(objectOf(answer.body).data) } };
    },
  });
}

function pendingJoined(on: () => string): PolicyOverride {
  return rewritten(
    (record) => (record.status === 'pending' ? { ...record, joinedOn: on() } : record),
    [
      'GET /api/v1/members',
      'POST /api/v1/members',
      'GET /api/v1/members/{memberId}',
      'PATCH /api/v1/members/{memberId}',
    ],
  );
}

function members(open: Override<OpenWorkspace['members']>): PolicyOverride {
  return { open: { workspace: { members: open } } };
}

/** A change to the role that a member has already is refused. */
export function changingRoles(status = 400): PolicyOverride {
  const roles = new Map<unknown, string>();
  return answering(({ request, answer }) => {
    const { data } = objectOf(answer.body);
    if (answer.status > 299 || !/\/members(?:\/\{memberId\})?$/.test(request.operation) || !isObject(data))
      return answer;
    const { filespaceIds } = request.method === 'PATCH' ? objectOf(request.json()) : {};
    const given = Array.isArray(filespaceIds) ? filespaceIds.map(String) : [];
    // What is read says nothing of the filespaces that a role is about.
    if (request.method === 'GET') return answer;
    const role = [data.role, ...(data.role === 'filespaceAdmin' ? new Set(given.sort()) : [])].join(' ');
    const isSame = request.method === 'PATCH' && roles.get(data.id) === role;
    roles.set(data.id, role);
    return isSame ? refusal('The member has this role already', status) : answer;
  });
}

import type { PolicyOverride } from '../policy/index.ts';
import type { OpenWorkspace } from '../policy/open/workspace.ts';
import type { Override } from '../policy/override.ts';
import { repeatedInvitations } from './invitations.ts';
import { answering, isRecord, refusal } from './support.ts';
import type { Variant } from './types.ts';

/** Members of a workspace, service accounts and their keys. */
export const peopleVariants: readonly Variant[] = [
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
  {
    id: 'accounts-bare',
    story: 'Service accounts are not wrapped; the token stands beside the name.',
    override: accounts({
      envelope: (_operation, value) => value,
      view: ({ id, name }, _keys, created) => ({ id, name, ...(created && { token: created.token }) }),
    }),
  },
  {
    id: 'accounts-items',
    story: 'The list of service accounts stands under items, one account under serviceAccount.',
    override: accounts({
      envelope: (operation, value) =>
        operation === 'GET /api/v1/service-accounts' ? { items: value, total: 1 } : { serviceAccount: value },
      view: ({ id, name }, _keys, created) => ({
        serviceAccountId: id,
        displayName: name,
        identity: created && { keyId: created.id, secret: created.token },
      }),
    }),
  },
  {
    id: 'accounts-key-first',
    story: 'A creation answers the key, with an id of its own, before the account.',
    override: accounts({
      view: ({ id, name }, keys, created) =>
        created === null
          ? { serviceIdentities: keys.map((key) => key.id), account: { id, name } }
          : {
              key: { id: created.id, preview: created.token?.slice(0, 8), bearer: created.token },
              account: { id, name },
            },
    }),
  },
  {
    id: 'accounts-token-in-a-list',
    story: 'The token stands in a list of keys, behind a scheme word of its own field.',
    override: accounts({
      view: ({ id, name }, keys, created) => ({
        name,
        id,
        keys: created === null ? keys.map((key) => ({ id: key.id })) : [{ scheme: 'Bearer', value: created.token }],
      }),
    }),
  },
  {
    id: 'accounts-complete-identity',
    story: 'A service identity needs both of its fields, and cannot have expired already.',
    override: accounts({
      isSingleUseMayMiss: () => false,
      expiresAtMayMiss: () => false,
      pastExpiryAllowed: () => false,
    }),
  },
  {
    id: 'accounts-dates-of-any-form',
    story: 'Any text that names a date is one.',
    override: accounts({
      readDate: (value) => {
        const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
        return Number.isNaN(at) ? null : at;
      },
    }),
  },
  {
    id: 'accounts-blank-names-refused',
    story: 'A name of nothing but spaces is refused, and an account cannot delete itself.',
    override: accounts({ nameRefused: (name) => name.trim() === '', mayDeleteItself: () => false }),
  },
  {
    id: 'accounts-plain-tokens',
    story: 'Tokens have no prefix, and single-use keys can be used again.',
    override: {
      open: { workspace: { serviceAccounts: { tokenPrefix: () => '' }, auth: { spent: () => false } } },
    },
  },
];

function members(open: Override<OpenWorkspace['members']>): PolicyOverride {
  return { open: { workspace: { members: open } } };
}

function accounts(open: Override<OpenWorkspace['serviceAccounts']>): PolicyOverride {
  return { open: { workspace: { serviceAccounts: open } } };
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

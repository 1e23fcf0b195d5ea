import type { PolicyOverride } from '../policy/index.ts';
import { type OpenWorkspace, openWorkspace } from '../policy/open/workspace.ts';
import type { Override } from '../policy/override.ts';
import { workspace } from './support.ts';
import type { Variant } from './types.ts';

/** How service accounts and their keys are created and shown. */
export const serviceAccountVariants: readonly Variant[] = [
  {
    id: 'accounts-tell-nothing',
    story: 'Reading a service account answers an empty object.',
    override: workspace({
      serviceAccounts: {
        envelope: (operation, value) => (operation.startsWith('GET') && !Array.isArray(value) ? {} : { data: value }),
      },
    }),
  },
  {
    id: 'accounts-in-utc-only',
    story: 'The date at which a key ends has to be in UTC.',
    override: workspace({
      serviceAccounts: {
        readDate: (value) => (String(value).endsWith('Z') ? openWorkspace.serviceAccounts.readDate(value) : null),
      },
    }),
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

function accounts(open: Override<OpenWorkspace['serviceAccounts']>): PolicyOverride {
  return { open: { workspace: { serviceAccounts: open } } };
}

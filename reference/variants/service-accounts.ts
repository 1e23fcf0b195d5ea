import { run } from '../core/database.ts';
import { objectOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { type OpenWorkspace, openWorkspace } from '../policy/open/workspace.ts';
import type { Override } from '../policy/override.ts';
import { counter, workspace } from './support.ts';
import { type Variant, variant, variantsOf } from './types.ts';

/** How service accounts and their keys are created and shown. */
export const serviceAccountVariants: readonly Variant[] = variantsOf({
  'accounts-tell-nothing': variant(
    'Reading a service account answers an empty object.',
    workspace({
      serviceAccounts: {
        envelope: (operation, value) => (operation.startsWith('GET') && !Array.isArray(value) ? {} : { data: value }),
      },
    }),
  ),
  'accounts-keys-live-a-minute': variant(
    'A key cannot end within the next minute, nor have ended.',
    accounts({
      readDate: (value) => {
        const at = openWorkspace.serviceAccounts.readDate(value);
        return at !== null && at < Date.now() + 60_000 ? null : at;
      },
      pastExpiryAllowed: () => false,
    }),
  ),
  'accounts-in-utc-only': variant(
    'The date at which a key ends has to be in UTC.',
    workspace({
      serviceAccounts: {
        readDate: (value) => (String(value).endsWith('Z') ? openWorkspace.serviceAccounts.readDate(value) : null),
      },
    }),
  ),
  'accounts-bare': variant(
    'Service accounts are not wrapped; the token stands beside the name.',
    accounts({
      envelope: (_operation, value) => value,
      view: ({ id, name }, _keys, created) => ({ id, name, ...(created && { token: created.token }) }),
    }),
  ),
  'accounts-items': variant(
    'The list of service accounts stands under items, one account under serviceAccount.',
    accounts({
      envelope: (operation, value) =>
        operation === 'GET /api/v1/service-accounts' ? { items: value, total: 1 } : { serviceAccount: value },
      view: ({ id, name }, _keys, created) => ({
        serviceAccountId: id,
        displayName: name,
        identity: created && { keyId: created.id, secret: created.token },
      }),
    }),
  ),
  'accounts-of-two-versions': variant(
    'Every other answer about accounts is that of another version, which names and wraps them otherwise.',
    accounts(inTwoVersions()),
  ),
  'accounts-key-first': variant(
    'A creation answers the key, with an id of its own, before the account.',
    accounts({
      view: ({ id, name }, keys, created) =>
        created === null
          ? { serviceIdentities: keys.map((key) => key.id), account: { id, name } }
          : {
              key: { id: created.id, preview: created.token?.slice(0, 8), bearer: created.token },
              account: { id, name },
            },
    }),
  ),
  'accounts-listed-by-their-ids': variant(
    'The list of service accounts is a map by their ids, and a create answers the token alone.',
    accounts({
      envelope: (operation, value) => {
        if (Array.isArray(value)) return Object.fromEntries(value.map(objectOf).map(({ id, ...rest }) => [id, rest]));
        return operation.startsWith('POST') ? { token: objectOf(value).token ?? null } : value;
      },
      view: ({ id, name }, _keys, created) => ({ id, name, ...(created && { token: created.token }) }),
    }),
  ),
  'accounts-named-by-the-reading': variant(
    'The given name is the displayName of an account, whose name is that of the version that was read.',
    accounts(namedByReading()),
  ),
  'accounts-with-their-keys-among-them': variant(
    'In the list there are behind each account the keys that sign in as it, with ids of their own and its name.',
    accounts({ envelope: (_operation, value) => ({ data: Array.isArray(value) ? value.flatMap(withKeys) : value }) }),
  ),
  'accounts-beside-the-latest': variant(
    'A create or a get of an account shows the ids and names of the latest of its workspace, also of the one that asks.',
    besideTheLatest(),
  ),
  'accounts-token-in-a-list': variant(
    'The token stands in a list of keys, behind a scheme word of its own field.',
    accounts({
      view: ({ id, name }, keys, created) => ({
        name,
        id,
        keys: created === null ? keys.map((key) => ({ id: key.id })) : [{ scheme: 'Bearer', value: created.token }],
      }),
    }),
  ),
  'accounts-complete-identity': variant(
    'A service identity needs both of its fields, and cannot have expired already.',
    accounts({
      isSingleUseMayMiss: () => false,
      expiresAtMayMiss: () => false,
      pastExpiryAllowed: () => false,
    }),
  ),
  'accounts-dates-of-any-form': variant(
    'Any text that names a date with its year is one.',
    accounts({
      readDate: (value) => {
        const at = typeof value === 'string' && /\d{4}/.test(value) ? Date.parse(value) : Number.NaN;
        return Number.isNaN(at) ? null : at;
      },
    }),
  ),
  'accounts-blank-names-refused': variant(
    'A name of nothing but spaces is refused, and an account cannot delete itself.',
    accounts({ nameRefused: (name) => name.trim() === '', mayDeleteItself: () => false }),
  ),
  'accounts-plain-tokens': variant('Tokens have no prefix, and single-use keys can be used again.', {
    open: { workspace: { serviceAccounts: { tokenPrefix: () => '' }, auth: { spent: () => false } } },
  }),
  'accounts-padded-tokens': variant(
    'Tokens begin with a long run of one character.',
    accounts({ tokenPrefix: () => `padded.${'x'.repeat(300)}.` }),
  ),
  'accounts-gone-with-their-used-key': variant(
    'An account whose only key was for one use goes once that was used.',
    transport({
      beforeEach: ({ api, db }) => {
        if (api === 'workspace') run(db, goneOnceUsed);
        return undefined;
      },
    }),
  ),
  'accounts-signed-tokens': variant('Tokens are signed, and almost a thousand characters long.', signedTokens()),
});

const goneOnceUsed = `
  DELETE FROM ws_service_accounts WHERE id IN (SELECT account_id FROM ws_service_keys WHERE single_use = 1 AND uses > 0)`;

/** Much alike, but for what stands at the end. */
function signedTokens(): PolicyOverride {
  const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const permissions = ['filespaces', 'entries', 'members', 'stores', 'links'].flatMap((noun) =>
    ['list', 'read', 'create', 'update', 'delete'].map((verb) => `${noun}:${verb}`),
  );
  const header = encoded({ alg: 'HS256', typ: 'JWT', kid: 'key-of-the-workspace' });
  let number = 0;
  return accounts({
    tokenPrefix: () => {
      number += 1;
      return `${header}.${encoded({ iss: 'https://accounts.example', number, permissions, aud: 'workspace' })}.`;
    },
  });
}

function besideTheLatest(): PolicyOverride {
  const seen = new Map<string, Map<string, string>>();
  return accounts({
    envelope: (_operation, value) =>
      Array.isArray(value) ? value.map((each) => objectOf(each).account) : { data: value },
    view: ({ id, workspaceId, name }, _keys, created) => {
      const known = seen.get(workspaceId) ?? new Map<string, string>();
      seen.set(workspaceId, known.set(id, name));
      const latest = [...known].slice(-6).map(([each, called]) => ({ id: each, name: called }));
      return { latest, account: { id, name }, initialKey: created && { number: created.id, text: created.token } };
    },
  });
}

function accounts(open: Override<OpenWorkspace['serviceAccounts']>): PolicyOverride {
  return { open: { workspace: { serviceAccounts: open } } };
}

function namedByReading(): Override<OpenWorkspace['serviceAccounts']> {
  const reading = counter(String);
  const { view } = openWorkspace.serviceAccounts;
  return {
    view: (account, keys, created, moment) => ({
      ...view(account, keys, created, moment),
      name: `serviceAccounts/${account.id}/readings/${reading()}`,
      displayName: account.name,
    }),
  };
}

function withKeys(account: unknown): unknown[] {
  const { name, keys } = objectOf(account);
  const shown = Array.isArray(keys) ? keys.map((key) => ({ kind: 'key', name, ...objectOf(key) })) : [];
  return [{ kind: 'account', ...objectOf(account) }, ...shown];
}

/** The one version answers accounts as they are, the other one each in an object, its key beside it. */
function inTwoVersions(): Override<OpenWorkspace['serviceAccounts']> {
  const isOther = counter((count) => count % 2 === 0);
  const ofOther = (value: unknown): unknown => {
    const { id, name, token } = objectOf(value);
    const account = { serviceAccountId: id, displayName: name };
    return { account, ...(token !== undefined && { identity: { secret: token } }) };
  };
  return {
    view: ({ id, name }, _keys, created) => ({ id, name, ...(created && { token: created.token }) }),
    envelope: (_operation, value) => {
      if (!isOther()) return { data: value };
      return Array.isArray(value) ? { accounts: value.map(ofOther) } : ofOther(value);
    },
  };
}

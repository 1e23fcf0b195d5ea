import type { ApiRequest } from '../../core/exchange.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { lingering, type Shelf, truncating } from './memory.ts';
import {
  answered,
  type Change,
  edited,
  isObject,
  mistaken,
  op,
  part,
  recordOf,
  refused,
  sent,
  succeeds,
  successes,
  withData,
  without,
} from './support.ts';

const { serviceAccounts: rules, auth } = statedWorkspace;
const shelf: Shelf = {
  create: op.createAccount,
  remove: op.deleteAccount,
  list: op.listAccounts,
  parameter: 'serviceAccountId',
};
const minute = 60_000;

/** Changes when the initial key of an account expires. */
function expiring(change: (at: number) => number | null): Change {
  return { serviceAccounts: { storedExpiry: (at) => (at === null ? null : change(at)) } };
}

const creation: readonly Fault[] = [
  fault(
    'account-list-status',
    'workspace.service-account.list.status',
    'The list of service accounts is 206.',
    succeeds(op.listAccounts, 206),
  ),
  fault(
    'account-list-lacks-created',
    'workspace.service-account.list.contains-created',
    'The list lags a minute behind.',
    { serviceAccounts: { listed: ({ createdAt }, now) => now - createdAt > minute } },
  ),
  fault(
    'account-list-no-ids',
    'workspace.service-account.list.contains-created',
    'The list shows names without ids.',
    edited(op.listAccounts, (data) =>
      Array.isArray(data) ? data.map((item) => (isObject(item) ? without(item, 'id') : item)) : data,
    ),
  ),
  fault(
    'account-create-status',
    'workspace.service-account.create.status',
    'A create without a key is 200.',
    answered(op.createAccount, (answer, request) =>
      sent(request).serviceIdentity === undefined ? { ...answer, status: 200 } : answer,
    ),
  ),
  fault(
    'account-create-needs-key',
    'workspace.service-account.create.status',
    'A service account needs an initial key.',
    { serviceAccounts: { serviceIdentity: isObject } },
  ),
  fault(
    'account-create-with-key',
    'workspace.service-account.create.with-key',
    'A create with a key is 200.',
    answered(op.createAccount, (answer, request) =>
      sent(request).serviceIdentity === undefined ? answer : { ...answer, status: 200 },
    ),
  ),
  fault(
    'account-create-id',
    'workspace.service-account.create.id',
    'Neither the answer of a create nor the list has an id.',
    successes((asked, answer) =>
      asked === op.createAccount || asked === op.listAccounts
        ? { ...answer, body: withData(answer.body, withoutIds) }
        : answer,
    ),
  ),
  fault('account-create-no-key', 'workspace.service-account.create.token', 'A service identity brings no key.', {
    serviceAccounts: { createsKey: () => false },
  }),
  fault(
    'account-create-token-masked',
    'workspace.service-account.create.token',
    'The token of an initial key is masked in the very answer that issues it.',
    tokenShown((token) => `${token.slice(0, 8)}********`),
  ),
  fault(
    'account-create-token-cut',
    'workspace.service-account.create.token',
    'The last character of an issued token is lost.',
    tokenShown((token) => token.slice(0, -1)),
  ),
  fault(
    'account-create-one-token',
    'workspace.service-account.create.token-own',
    'Accounts made within a minute share the first token.',
    sharedToken(),
  ),
  fault('account-create-always-key', 'workspace.service-account.create.no-token', 'Every create makes a key.', {
    serviceAccounts: { createsKey: () => true },
  }),
  fault(
    'account-create-other-workspace',
    'workspace.service-account.create.token-workspace',
    'The key of a new account opens another workspace.',
    {
      serviceAccounts: { keyWorkspace: (own, others) => others[0] ?? own },
    },
  ),
];

function withoutIds(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutIds);
  return isObject(data) ? without(data, 'id') : data;
}

function tokenShown(change: (token: string) => string): Change {
  return edited(op.createAccount, (data) => {
    const key = part(data, 'key');
    if (!isObject(data) || !isObject(key) || typeof key.token !== 'string') return data;
    return { ...data, key: { ...key, token: change(key.token) } };
  });
}

function sharedToken(): Change {
  let first: string | undefined;
  return tokenShown((token) => {
    first ??= token;
    return first;
  });
}

const identityPart = (name: string) => (request: ApiRequest) => part(sent(request).serviceIdentity, name);

const refusals: readonly Fault[] = [
  fault(
    'account-create-kept',
    'workspace.service-account.create.rejected-unchanged',
    'A refused account is made all the same.',
    { serviceAccounts: { keepsRejected: (_op, problem) => problem !== 'serviceAccount.name' } },
  ),
  fault(
    'account-create-kept-bad-date',
    'workspace.service-account.create.rejected-unchanged',
    'An account is made before the date of its key is looked at.',
    { serviceAccounts: { keepsRejected: (_op, problem) => problem === 'serviceAccount.expiresAt' } },
  ),
  fault(
    'account-create-kept-bad-flag',
    'workspace.service-account.create.rejected-unchanged',
    'An account is made before isSingleUse is looked at.',
    { serviceAccounts: { keepsRejected: (_op, problem) => problem === 'serviceAccount.isSingleUse' } },
  ),
  fault('account-create-no-name', 'workspace.service-account.create.name.missing', 'An account needs no name.', {
    serviceAccounts: { name: (value) => value === undefined || rules.name(value) },
  }),
  fault('account-create-number-name', 'workspace.service-account.create.name.type', 'A number is taken for a name.', {
    serviceAccounts: { name: (value) => typeof value === 'number' || rules.name(value) },
  }),
  fault('account-create-empty-name', 'workspace.service-account.create.name.empty', 'The empty name is taken.', {
    serviceAccounts: { name: (value) => typeof value === 'string' },
  }),
  fault(
    'account-create-empty-name-422',
    'workspace.service-account.create.name.empty',
    'The empty name is 422.',
    refused('serviceAccount.name', (answer, request) =>
      sent(request).name === '' ? { ...answer, status: 422 } : answer,
    ),
  ),
  fault(
    'account-create-text-identity',
    'workspace.service-account.create.identity.string',
    'A text is taken for a service identity.',
    { serviceAccounts: { serviceIdentity: (value) => typeof value === 'string' || rules.serviceIdentity(value) } },
  ),
  fault(
    'account-create-number-identity',
    'workspace.service-account.create.identity.number',
    'A number is taken for a service identity.',
    { serviceAccounts: { serviceIdentity: (value) => typeof value === 'number' || rules.serviceIdentity(value) } },
  ),
  fault('account-create-text-flag', 'workspace.service-account.create.single-use.type', 'isSingleUse may be a text.', {
    serviceAccounts: {
      isSingleUse: (value, openMissing) => typeof value === 'string' || rules.isSingleUse(value, openMissing),
    },
  }),
  fault(
    'account-create-truthy-flag',
    'workspace.service-account.create.single-use.type',
    'isSingleUse may be the text true or false.',
    {
      serviceAccounts: {
        isSingleUse: (value, openMissing) =>
          value === 'true' || value === 'false' || rules.isSingleUse(value, openMissing),
      },
    },
  ),
  fault(
    'account-create-no-date',
    'workspace.service-account.create.expires-at.not-a-date',
    'A text that is no date means no expiry.',
    {
      serviceAccounts: {
        expiresAt: (value, openParse) =>
          openParse(value) ?? (typeof value === 'string' ? Date.now() + 525_600 * minute : null),
      },
    },
  ),
  fault(
    'account-create-no-date-500',
    'workspace.service-account.create.expires-at.not-a-date',
    'A text that is no date is a server error.',
    refused('serviceAccount.expiresAt', (answer, request) =>
      typeof identityPart('expiresAt')(request) === 'string' ? { ...answer, status: 500 } : answer,
    ),
  ),
];

const keysAndReading: readonly Fault[] = [
  fault(
    'account-key-early',
    'workspace.service-account.token.before-expiry',
    'Keys expire an hour early, in another timezone.',
    expiring((at) => at - 60 * minute),
  ),
  fault(
    'account-key-seconds',
    'workspace.service-account.token.before-expiry',
    'Expiry dates are kept in seconds and read as milliseconds.',
    expiring((at) => Math.floor(at / 1000)),
  ),
  fault(
    'account-key-for-ever',
    'workspace.service-account.token.after-expiry',
    'Expiry dates of initial keys are not kept.',
    expiring(() => null),
  ),
  fault(
    'account-key-late',
    'workspace.service-account.token.after-expiry',
    'Keys live a minute longer than they should.',
    expiring((at) => at + minute),
  ),
  fault(
    'account-key-hour-late',
    'workspace.service-account.token.after-expiry',
    'Expiry dates are kept an hour late, in another timezone.',
    expiring((at) => at + 60 * minute),
  ),
  fault(
    'account-key-leeway',
    'workspace.service-account.token.after-expiry',
    'Tokens are given half a minute of leeway.',
    { auth: { expired: (asked, expiresAt, now) => auth.expired(asked, expiresAt, now - minute / 2) } },
  ),
  fault(
    'account-get-status',
    'workspace.service-account.get.status',
    'Reading a service account is 206.',
    succeeds(op.getAccount, 206),
  ),
  fault(
    'account-get-without-key',
    'workspace.service-account.get.status',
    'Service accounts without a key cannot be read.',
    answered(op.getAccount, (answer) =>
      keyless(recordOf(answer))
        ? { ...answer, status: 404, body: { error: { message: 'Resource not found or user has no access privilege' } } }
        : answer,
    ),
  ),
];

function keyless(record: Record<string, unknown>): boolean {
  return Array.isArray(record.keys) && record.keys.length === 0;
}

const deletion: readonly Fault[] = [
  fault(
    'account-delete-status',
    'workspace.service-account.delete.status',
    'A delete is 202.',
    succeeds(op.deleteAccount, 202),
  ),
  fault(
    'account-delete-not',
    'workspace.service-account.delete.gone',
    'A delete revokes the keys and leaves the account.',
    { serviceAccounts: { removes: () => false } },
  ),
  fault(
    'account-delete-listed',
    'workspace.service-account.delete.not-listed',
    'A deleted account stays in the list.',
    lingering(shelf, () => true),
  ),
  fault(
    'account-delete-keeps-keys',
    'workspace.service-account.delete.revokes',
    'The keys of a deleted account still work.',
    { serviceAccounts: { revokes: () => false } },
  ),
  fault(
    'account-delete-keeps-used-keys',
    'workspace.service-account.delete.revokes',
    'Keys that expire anyhow are not revoked with their account.',
    { serviceAccounts: { revokes: ({ expiresAt }) => expiresAt === null } },
  ),
  fault(
    'account-delete-cached',
    'workspace.service-account.delete.revokes',
    'Verdicts on tokens are remembered for a while, on reading operations.',
    rememberedVerdict(),
  ),
  fault(
    'account-delete-truncates',
    'workspace.service-account.delete.only-that',
    'The list ends where something was removed: what was made later is lost from it.',
    truncating(shelf),
  ),
  fault(
    'account-delete-again-ok',
    'workspace.not-found.service-account',
    'Deletion became idempotent: once more is 200.',
    refused(
      'serviceAccount.notFound',
      (answer) => ({ ...answer, status: 200, body: { data: null } }),
      op.deleteAccount,
    ),
  ),
  fault(
    'account-delete-again-gone',
    'workspace.not-found.service-account',
    'Deleting once more is 410.',
    mistaken('serviceAccount.notFound', 410, op.deleteAccount),
  ),
];

/** Who was let in once stays in. */
function rememberedVerdict(): Change {
  const welcome = new Set<string>();
  return {
    auth: {
      verdict: (asked, facts) => {
        const verdict = auth.verdict(asked, facts);
        if (verdict === null) welcome.add(facts.token);
        return facts.isBearer && asked.startsWith('GET ') && welcome.has(facts.token) ? null : verdict;
      },
    },
  };
}

/** After a delete the keys of the account made before it are revoked, too. */
function alsoRevoked(): Change {
  const tokens: { id: unknown; token: unknown }[] = [];
  const dead = new Set<unknown>();
  return {
    ...successes((asked, answer, request) => {
      const record = recordOf(answer);
      if (asked === op.createAccount) tokens.push({ id: record.id, token: part(record, 'key', 'token') });
      if (asked === op.deleteAccount) {
        const at = tokens.findIndex(({ id }) => id === request.params.serviceAccountId);
        for (const neighbour of [tokens[at - 1], tokens[at + 1]]) if (at >= 0 && neighbour) dead.add(neighbour.token);
      }
      return answer;
    }),
    auth: {
      verdict: (asked, facts) => (dead.has(facts.token) ? 'unauthenticated' : auth.verdict(asked, facts)),
    },
  };
}

export const serviceAccountFaults: readonly Fault[] = [
  ...creation,
  ...refusals,
  ...keysAndReading,
  ...deletion,
  fault(
    'account-delete-revokes-neighbours',
    'workspace.service-account.delete.only-that',
    'With an account the keys of its neighbours are revoked.',
    alsoRevoked(),
  ),
];

import { type Fault, workspaceFault as fault } from '../types.ts';
import { answered, type Change, edited, isObject, op, part, sent, successes, withData, without } from './support.ts';

/** What a create answers, and the key that it issues. */
export const serviceAccountCreationFaults: readonly Fault[] = [
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

function withoutIds(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutIds);
  return isObject(data) ? without(data, 'id') : data;
}

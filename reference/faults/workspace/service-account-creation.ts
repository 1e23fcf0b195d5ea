import type { ApiRequest } from '../../core/exchange.ts';
import { bodyOf, isObject, type Json, objectOf, without } from '../../core/json.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaces } from '../../workspace/tables/workspaces.ts';
import { givenAgain } from '../given-again.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { answered, type Change, edited, itemsOf, op, part, sent, successes, textPart, withData } from './support.ts';

/** What a create answers, and the key that it issues. */
export const serviceAccountCreationFaults: readonly Fault[] = faultsOf({
  'workspace.service-account.create.status': {
    'account-create-status': bug(
      'A create without a key is 200.',
      answered(op.createAccount, (answer, request) =>
        sent(request).serviceIdentity === undefined ? { ...answer, status: 200 } : answer,
      ),
    ),
    'account-create-needs-key': bug('A service account needs an initial key.', {
      serviceAccounts: { serviceIdentity: isObject },
    }),
  },
  'workspace.service-account.create.with-key': {
    'account-create-with-key': bug(
      'A create with a key is 200.',
      answered(op.createAccount, (answer, request) =>
        sent(request).serviceIdentity === undefined ? answer : { ...answer, status: 200 },
      ),
    ),
  },
  'workspace.service-account.create.one': {
    'account-create-with-key-makes-two': bug(
      'A create with a key is tried again once its account has been stored.',
      edited(op.listAccounts, (data) =>
        itemsOf(data).flatMap((item) => {
          const isTwice = Array.isArray(item.keys) && item.keys.length === 1;
          return isTwice ? [item, { ...item, id: `${item.id}-2`, keys: [] }] : [item];
        }),
      ),
    ),
    'account-create-for-one-use-makes-two': bug('A create with a key for one use makes two.', twiceForOneUse()),
  },
  'workspace.service-account.create.id': {
    'account-create-id': bug(
      'Neither the answer of a create nor the list has an id.',
      successes((asked, answer) =>
        asked === op.createAccount || asked === op.listAccounts
          ? { ...answer, body: withData(answer.body, withoutIds) }
          : answer,
      ),
    ),
  },
  'workspace.service-account.create.token': {
    'account-create-no-key': bug('A service identity brings no key.', { serviceAccounts: { createsKey: () => false } }),
    'account-create-token-masked': bug(
      'The token of an initial key is masked in the very answer that issues it.',
      tokenShown((token) => `${token.slice(0, 8)}********`),
    ),
    'account-create-token-cut': bug(
      'The last character of an issued token is lost.',
      tokenShown((token) => token.slice(0, -1)),
    ),
  },
  'workspace.service-account.create.token-own': {
    'account-create-one-token': bug('Accounts made within a minute share the first token.', sharedToken()),
    'account-create-again-answered-alike': {
      story: 'A create that is sent again within two seconds is answered as the first one was.',
      override: answeredAlike(),
    },
  },
  'workspace.service-account.create.no-token': {
    'account-create-always-key': bug('Every create makes a key.', { serviceAccounts: { createsKey: () => true } }),
  },
  'workspace.service-account.create.token-workspace': {
    'account-create-other-workspace': bug('The key of a new account opens another workspace.', {
      serviceAccounts: { keyWorkspace: (own, others) => others[0] ?? own },
    }),
  },
  'workspace.ownership.filespace': {
    'account-create-single-use-first-workspace': {
      story: 'A single-use key opens the first workspace, wherever it is made.',
      override: enrolling(),
    },
  },
});

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

/** Machines enrol with single-use keys, and the settings name one workspace for that. */
function enrolling(): PolicyOverride {
  let first: string | undefined;
  let isForOneUse = false;
  return {
    stated: {
      workspace: {
        serviceAccounts: {
          isSingleUse: (value, openMissing) => {
            isForOneUse = value === true;
            return statedWorkspace.serviceAccounts.isSingleUse(value, openMissing);
          },
          keyWorkspace: (own) => (isForOneUse ? (first ?? own) : own),
        },
      },
    },
    open: {
      transport: {
        beforeEach: ({ db }) => {
          first = workspaces.first(db)?.id;
          return undefined;
        },
      },
    },
  };
}

function withoutIds(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutIds);
  return isObject(data) ? without(data, 'id') : data;
}

/** Meant for clients that lose an answer. */
function answeredAlike(): PolicyOverride {
  const keyOf = (request: ApiRequest): string | null =>
    request.operation === op.createAccount
      ? `${request.headers.get('authorization')} ${JSON.stringify(bodyOf(request))}`
      : null;
  return givenAgain(keyOf, 2_000, ({ status }) => status === 201);
}

function twiceForOneUse(): Change {
  const made = new Set<string>();
  return successes((asked, answer, request) => {
    if (asked === op.createAccount && objectOf(sent(request).serviceIdentity).isSingleUse === true) {
      made.add(textPart(answer.body, 'data', 'id'));
    }
    if (asked !== op.listAccounts) return answer;
    const twice = (item: Json): Json[] =>
      made.has(String(item.id)) ? [item, { ...item, id: `${item.id}-2` }] : [item];
    return { ...answer, body: withData(answer.body, (data) => itemsOf(data).flatMap(twice)) };
  });
}

import { MINUTE_MS } from '../../core/clock.ts';
import { isObject, without } from '../../core/json.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { mixedUp, shelves, shownByBeginning } from './memory.ts';
import {
  answered,
  type Change,
  edited,
  itemsOf,
  missing,
  op,
  part,
  recordOf,
  sent,
  succeeds,
  successes,
  textPart,
  withData,
} from './support.ts';

/** Listing and reading service accounts. */
export const serviceAccountFaults: readonly Fault[] = faultsOf({
  'workspace.service-account.list.status': {
    'account-list-status': bug('The list of service accounts is 206.', succeeds(op.listAccounts, 206)),
  },
  'workspace.service-account.list.contains-created': {
    'account-list-lacks-created': bug('The list lags a minute behind.', {
      serviceAccounts: { listed: ({ createdAt }, now) => now - createdAt > MINUTE_MS },
    }),
    'account-list-without-who-asks': bug('An account that asks for the list is left out.', withoutWhoAsks()),
    'account-list-no-ids': bug(
      'The list shows names without ids.',
      edited(op.listAccounts, (data) =>
        Array.isArray(data) ? data.map((item) => (isObject(item) ? without(item, 'id') : item)) : data,
      ),
    ),
  },
  'workspace.service-account.get.status': {
    'account-get-status': bug('Reading a service account is 206.', succeeds(op.getAccount, 206)),
    'account-without-key-removed': bug(
      'Accounts that have no key after some seconds are removed.',
      answered(op.getAccount, (answer) => {
        const record = recordOf(answer);
        const isOld = Date.now() - Date.parse(String(record.createdAt)) > 2_000;
        return keyless(record) && isOld
          ? missing(answer, 'Resource not found or user has no access privilege')
          : answer;
      }),
    ),
    'account-with-a-key-for-one-use-not-found': bug(
      'An account whose key is for one use is not found.',
      withKeysForOneUse(),
    ),
    'account-gone-with-the-end-of-its-key': bug(
      'An account is gone when its key has ended.',
      answered(op.getAccount, (answer) => {
        const [, end = ''] = /"expiresAt":"([^"]+)"/.exec(JSON.stringify(answer.body)) ?? [];
        const hasEnded = Date.parse(end) < Date.now();
        return hasEnded ? missing(answer, 'Resource not found or user has no access privilege') : answer;
      }),
    ),
    'account-get-without-key': bug(
      'Service accounts without a key cannot be read.',
      answered(op.getAccount, (answer) =>
        keyless(recordOf(answer))
          ? {
              ...answer,
              status: 404,
              body: { error: { message: 'Resource not found or user has no access privilege' } },
            }
          : answer,
      ),
    ),
  },
  'workspace.service-account.get.identity': {
    'account-get-of-the-read-before': bug(
      'Reading a service account answers the one read before.',
      mixedUp(op.getAccount),
    ),
    'account-get-by-beginning': bug(
      'Reading shows the oldest account with whose name that of the wanted one begins.',
      shownByBeginning(shelves.serviceAccounts),
    ),
    'account-get-by-name': bug('Reading looks the account up by the name that it has.', firstOfName()),
  },
});

/** Of several accounts with one name the one that was read first. */
function firstOfName(): Change {
  const first = new Map<unknown, unknown>();
  return successes((asked, answer) => {
    if (asked !== op.getAccount) return answer;
    const { name } = recordOf(answer);
    if (!first.has(name)) first.set(name, answer.body);
    return { ...answer, body: first.get(name) };
  });
}

function keyless(record: Record<string, unknown>): boolean {
  return Array.isArray(record.keys) && record.keys.length === 0;
}

/** Knows a token by the answer that showed it. */
function withoutWhoAsks(): Change {
  const created = new Map<string, unknown>();
  return successes((current, answer, request) => {
    if (current === op.createAccount) created.set(JSON.stringify(answer.body), recordOf(answer).id);
    if (current !== op.listAccounts) return answer;
    const token = (request.headers.get('authorization') ?? '').split(' ')[1] ?? '';
    const [, self] = [...created].find(([text]) => text.includes(token)) ?? [];
    const body = withData(answer.body, (data) => itemsOf(data).filter(({ id }) => id !== self));
    return { ...answer, body };
  });
}

function withKeysForOneUse(): Change {
  const hidden = new Set<string>();
  return successes((asked, answer, request) => {
    const isMeant = asked === op.createAccount && part(sent(request), 'serviceIdentity', 'isSingleUse') === true;
    if (isMeant) hidden.add(textPart(recordOf(answer), 'id'));
    const isHidden = asked === op.getAccount && hidden.has(request.params.serviceAccountId ?? '');
    return isHidden ? missing(answer, 'Resource not found or user has no access privilege') : answer;
  });
}

import { MINUTE_MS } from '../../core/clock.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { mixedUp } from './memory.ts';
import { answered, edited, isObject, op, recordOf, succeeds, without } from './support.ts';

/** Listing and reading service accounts. */
export const serviceAccountFaults: readonly Fault[] = [
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
    { serviceAccounts: { listed: ({ createdAt }, now) => now - createdAt > MINUTE_MS } },
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
    'account-get-status',
    'workspace.service-account.get.status',
    'Reading a service account is 206.',
    succeeds(op.getAccount, 206),
  ),
  fault(
    'account-get-of-the-read-before',
    'workspace.service-account.get.identity',
    'Reading a service account answers the one read before.',
    mixedUp(op.getAccount),
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

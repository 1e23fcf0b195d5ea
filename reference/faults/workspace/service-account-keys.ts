import { HOUR_MS, MINUTE_MS } from '../../core/clock.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import type { Change } from './support.ts';

const { auth } = statedWorkspace;

/** Changes when the initial key of an account expires. */
function expiring(change: (at: number) => number | null): Change {
  return { serviceAccounts: { storedExpiry: (at) => (at === null ? null : change(at)) } };
}

/** When the initial key of an account expires. */
export const serviceAccountKeyFaults: readonly Fault[] = [
  fault(
    'account-key-early',
    'workspace.service-account.token.before-expiry',
    'Keys expire an hour early, in another timezone.',
    expiring((at) => at - HOUR_MS),
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
    expiring((at) => at + MINUTE_MS),
  ),
  fault(
    'account-key-hour-late',
    'workspace.service-account.token.after-expiry',
    'Expiry dates are kept an hour late, in another timezone.',
    expiring((at) => at + HOUR_MS),
  ),
  fault(
    'account-key-offset-dropped',
    'workspace.service-account.token.after-expiry',
    'The offset of an expiry date is cut off.',
    {
      serviceAccounts: {
        expiresAt: (value, parse) => parse(typeof value === 'string' ? value.replace(/[+-]\d\d:\d\d$/u, 'Z') : value),
      },
    },
  ),
  fault(
    'account-key-leeway',
    'workspace.service-account.token.after-expiry',
    'Tokens are given half a minute of leeway.',
    { auth: { expired: (asked, expiresAt, now) => auth.expired(asked, expiresAt, now - MINUTE_MS / 2) } },
  ),
];

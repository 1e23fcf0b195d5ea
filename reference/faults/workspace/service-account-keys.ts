import { HOUR_MS, MINUTE_MS } from '../../core/clock.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import type { ServiceKeyRecord } from '../../workspace/records.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { answered, type Change, isObject, op, part, recordOf, sent, successes, textPart, withData } from './support.ts';

const { auth } = statedWorkspace;

/** Changes when the initial key of an account expires. */
function expiring(change: (at: number) => number | null): Change {
  return { serviceAccounts: { storedExpiry: (at) => (at === null ? null : change(at)) } };
}

/** Kinds of keys: what is right for one of them may be forgotten for another. */
const kindsOfKeys: readonly [word: string, which: string, isMeant: (key: ServiceKeyRecord) => boolean][] = [
  ['single-use', 'Single-use keys', ({ singleUse }) => singleUse],
  ['unused-single-use', 'Single-use keys that nobody used', ({ singleUse, uses }) => singleUse && uses === 0],
];

/** Tokens that did, or did not, open anything before, open it after the end of their key. */
function outlived(end: 'expired' | 'revoked', isMeant: boolean): Change {
  const used = new Set<string>();
  return {
    auth: {
      verdict: (asked, facts) => {
        const problem = auth.verdict(asked, facts);
        const wasUsed = used.has(facts.token);
        if (problem === null) used.add(facts.token);
        return facts.key?.[end] === true && wasUsed === isMeant ? null : problem;
      },
    },
  };
}

/** The answer to a get, or a list, shows the token of a key of the kind again. */
function shownAgain(asked: WorkspaceOperation, isSingleUse: boolean): Change {
  const tokens = new Map<unknown, unknown>();
  return successes((operation, answer, request) => {
    if (operation === op.createAccount && part(sent(request), 'serviceIdentity', 'isSingleUse') === isSingleUse) {
      tokens.set(recordOf(answer).id, part(recordOf(answer), 'key', 'token'));
    }
    if (operation !== asked) return answer;
    const show = (record: unknown): unknown =>
      isObject(record) && tokens.has(record.id) ? { ...record, token: tokens.get(record.id) } : record;
    return {
      ...answer,
      body: withData(answer.body, (data) => (Array.isArray(data) ? data.map(show) : show(data))),
    };
  });
}

/** The end of a single-use key is kept and never looked at. */
function singleUseWithoutEnd(): Change {
  const tokens = new Set<unknown>();
  return {
    ...successes((operation, answer, request) => {
      if (operation === op.createAccount && part(sent(request), 'serviceIdentity', 'isSingleUse') === true) {
        tokens.add(part(recordOf(answer), 'key', 'token'));
      }
      return answer;
    }),
    auth: {
      verdict: (asked, facts) =>
        facts.key?.expired === true && tokens.has(facts.token) ? null : auth.verdict(asked, facts),
    },
  };
}

function sharedSingleUse(): Change {
  let first: unknown;
  return answered(op.createAccount, (answer, request) => {
    const key = part(recordOf(answer), 'key');
    if (part(sent(request), 'serviceIdentity', 'isSingleUse') !== true || !isObject(key)) return answer;
    first ??= key.token;
    return {
      ...answer,
      body: withData(answer.body, (data) => (isObject(data) ? { ...data, key: { ...key, token: first } } : data)),
    };
  });
}

/** When the initial key of an account expires. */
export const serviceAccountKeyFaults: readonly Fault[] = [
  ...kindsOfKeys.map(([word, which, isMeant]) =>
    fault(
      `account-delete-forgets-${word}-keys`,
      'workspace.service-account.delete.revokes',
      `${which} outlive their account.`,
      { serviceAccounts: { revokes: (key) => !isMeant(key) } },
    ),
  ),
  fault(
    'account-delete-forgets-used-keys',
    'workspace.service-account.delete.revokes',
    'Keys that were used outlive their account.',
    outlived('revoked', true),
  ),
  fault(
    'account-delete-forgets-unused-keys',
    'workspace.service-account.delete.revokes',
    'Keys that were never used outlive their account.',
    outlived('revoked', false),
  ),
  fault(
    'account-key-used-never-ends',
    'workspace.service-account.token.after-expiry',
    'A key that was used once is not looked at again.',
    outlived('expired', true),
  ),
  fault(
    'account-key-unused-never-ends',
    'workspace.service-account.token.after-expiry',
    'The end of a key is looked at from its second use on.',
    outlived('expired', false),
  ),
  fault(
    'account-key-single-use-never-ends',
    'workspace.service-account.token.after-expiry',
    'Single-use keys have no end.',
    singleUseWithoutEnd(),
  ),
  fault(
    'account-key-single-use-shared',
    'workspace.service-account.create.token-own',
    'Single-use keys share one token.',
    sharedSingleUse(),
  ),
  ...[true, false].flatMap((isSingleUse) =>
    ([op.getAccount, op.listAccounts] as const).map((asked) =>
      fault(
        `account-${isSingleUse ? 'single-use' : 'ordinary'}-key-shown-by-${asked === op.getAccount ? 'get' : 'list'}`,
        'workspace.secrets.service-account-token',
        `${asked} shows the tokens of ${isSingleUse ? 'single-use' : 'ordinary'} keys again.`,
        shownAgain(asked, isSingleUse),
      ),
    ),
  ),
  fault(
    'account-key-early',
    'workspace.service-account.token.before-expiry',
    'Keys expire an hour early, in another timezone.',
    expiring((at) => at - HOUR_MS),
  ),
  fault(
    'account-key-of-a-date-is-over',
    'workspace.service-account.token.other-forms',
    'An end that is a date alone is kept as the beginning of time.',
    {
      serviceAccounts: {
        expiresAt: (value, parse) => (/^\d{4}-\d\d-\d\d$/u.test(String(value)) ? 0 : parse(value)),
      },
    },
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
  fault(
    'token-issued-reads-only',
    'workspace.auth.accepted',
    'Tokens that the service issues may only read.',
    readsOnly(),
  ),
  fault(
    'expiry-offset-ignored',
    'workspace.service-account.token.before-expiry',
    'The offset of an expiry date is ignored.',
    {
      serviceAccounts: {
        expiresAt: (value, parse) => parse(typeof value === 'string' ? value.replace(/[+-]\d\d:\d\d$/u, 'Z') : value),
      },
    },
  ),
  fault(
    'expiry-hour-25',
    'workspace.service-account.create.expires-at.not-a-date',
    'Hours after the last one of a day are taken for that.',
    {
      serviceAccounts: {
        expiresAt: (value, parse) => parse(typeof value === 'string' ? value.replace(/T2[4-9]/u, 'T23') : value),
      },
    },
  ),
  fault(
    'expiry-month-13',
    'workspace.service-account.create.expires-at.not-a-date',
    'A thirteenth month is taken for the twelfth.',
    {
      serviceAccounts: {
        expiresAt: (value, parse) => parse(typeof value === 'string' ? value.replace(/-13-(?=[0-2])/u, '-12-') : value),
      },
    },
  ),
];

function readsOnly(): Change {
  const issued = new Set<string>();
  return {
    ...successes((asked, answer) => {
      if (asked === op.createAccount) issued.add(textPart(answer.body, 'data', 'key', 'token'));
      return answer;
    }),
    auth: {
      verdict: (asked, facts) =>
        !asked.startsWith('GET') && issued.has(facts.token)
          ? 'unauthenticated'
          : statedWorkspace.auth.verdict(asked, facts),
    },
  };
}

import { HOUR_MS, MINUTE_MS } from '../../core/clock.ts';
import type { ApiRequest } from '../../core/exchange.ts';
import { isObject } from '../../core/json.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import type { ServiceKeyRecord } from '../../workspace/records.ts';
import { workspaceBug as bug, type Fault, workspaceFault as fault, faultsOf } from '../types.ts';
import { answered, type Change, missing, op, part, recordOf, sent, successes, textPart, withData } from './support.ts';

const { auth } = statedWorkspace;

/** Changes when the initial key of an account expires. */
function expiring(change: (at: number) => number | null): Change {
  return { serviceAccounts: { storedExpiry: (at) => (at === null ? null : change(at)) } };
}

/** Kinds of keys: what is right for one of them may be forgotten for another. */
const kindsOfKeys: readonly [word: string, which: string, isMeant: (key: ServiceKeyRecord) => boolean][] = [
  ['single-use', 'Single-use keys', ({ singleUse }) => singleUse],
  ['endless', 'Keys without an end', ({ expiresAt }) => expiresAt === null],
  ['far', 'Keys that end in many years', ({ expiresAt }) => expiresAt !== null && expiresAt > Date.UTC(2090, 0)],
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

/** The end of some keys is kept and never looked at. */
function withoutEnd(isMeant: (request: ApiRequest, issued: ReadonlySet<unknown>) => boolean): Change {
  const issued = new Set<unknown>();
  const tokens = new Set<unknown>();
  return {
    ...successes((operation, answer, request) => {
      if (operation !== op.createAccount) return answer;
      const token = part(recordOf(answer), 'key', 'token');
      if (isMeant(request, issued)) tokens.add(token);
      issued.add(token);
      return answer;
    }),
    auth: {
      verdict: (asked, facts) =>
        facts.key?.expired === true && tokens.has(facts.token) ? null : auth.verdict(asked, facts),
    },
  };
}

function keptForNamesakes(): Change {
  const tokens = new Map<string, string>();
  const living = new Map<string, string>();
  const isNamed = (name: string | undefined): boolean => [...living.values()].some((other) => other === name);
  return {
    ...successes((asked, answer, request) => {
      const id = textPart(answer.body, 'data', 'id');
      if (asked === op.createAccount) {
        living.set(id, textPart(sent(request), 'name'));
        tokens.set(textPart(answer.body, 'data', 'key', 'token'), textPart(sent(request), 'name'));
      }
      if (asked === op.deleteAccount) living.delete(request.params.serviceAccountId ?? '');
      return answer;
    }),
    auth: {
      verdict: (asked, facts) =>
        facts.key?.revoked === true && isNamed(tokens.get(facts.token)) ? null : auth.verdict(asked, facts),
    },
  };
}

/** Whoever sweeps asks for ends before now, and an end that is missing is before everything. */
function sweptWithEnded(): Change {
  const endless = new Set<string>();
  const swept = new Set<string>();
  return {
    ...successes((asked, answer, request) => {
      const identity = part(sent(request), 'serviceIdentity');
      if (asked === op.createAccount && isObject(identity) && identity.expiresAt === undefined) {
        endless.add(textPart(answer.body, 'data', 'key', 'token'));
      }
      return answer;
    }),
    auth: {
      verdict: (asked, facts) => {
        if (facts.key?.expired === true) for (const token of endless) swept.add(token);
        return swept.has(facts.token) ? 'unauthenticated' : auth.verdict(asked, facts);
      },
    },
  };
}

/** Whoever sweeps looks for accounts without a key, and those that never had one are among them. */
function keylessSwept(): Change {
  const keyless = new Set<unknown>();
  const swept = new Set<unknown>();
  return {
    ...successes((asked, answer, request) => {
      const { id } = recordOf(answer);
      if (asked === op.createAccount && part(sent(request), 'serviceIdentity') === undefined) keyless.add(id);
      const isSwept = asked === op.getAccount && swept.has(request.params.serviceAccountId);
      return isSwept ? missing(answer, 'Resource not found or user has no access privilege') : answer;
    }),
    auth: {
      verdict: (asked, facts) => {
        if (facts.key?.expired === true) for (const id of keyless) swept.add(id);
        return auth.verdict(asked, facts);
      },
    },
  };
}

/** Keys wait for their end by that moment: of two that end together the later one takes the place of the first. */
function oneOfEachMoment(): Change {
  const waiting = new Map<unknown, unknown>();
  const lost = new Set<unknown>();
  return {
    ...successes((asked, answer, request) => {
      const expiresAt = part(sent(request), 'serviceIdentity', 'expiresAt');
      if (asked !== op.createAccount || expiresAt === undefined) return answer;
      lost.add(waiting.get(expiresAt));
      waiting.set(expiresAt, part(recordOf(answer), 'key', 'token'));
      return answer;
    }),
    auth: {
      verdict: (asked, facts) => (lost.has(facts.token) ? 'unauthenticated' : auth.verdict(asked, facts)),
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
  ...faultsOf({
    'workspace.service-account.get.status': {
      'accounts-without-keys-swept': bug(
        'When a key has ended, accounts that have no key are removed, also those that never had one.',
        keylessSwept(),
      ),
    },
    'workspace.service-account.delete.revokes': {
      'account-delete-forgets-used-keys': bug('Keys that were used outlive their account.', outlived('revoked', true)),
      'account-delete-keeps-keys-of-namesakes': bug(
        'The key of a deleted account works on while another account has its name.',
        keptForNamesakes(),
      ),
      'account-delete-forgets-unused-keys': bug(
        'Keys that were never used outlive their account.',
        outlived('revoked', false),
      ),
    },
    'workspace.service-account.token.after-expiry': {
      'account-key-used-never-ends': bug('A key that was used once is not looked at again.', outlived('expired', true)),
      'account-key-unused-never-ends': bug(
        'The end of a key is looked at from its second use on.',
        outlived('expired', false),
      ),
      'account-key-single-use-never-ends': bug(
        'Single-use keys have no end.',
        withoutEnd((request) => part(sent(request), 'serviceIdentity', 'isSingleUse') === true),
      ),
      'account-key-of-account-never-ends': bug(
        'Keys that an account of the API has made have no end.',
        withoutEnd((request, issued) => issued.has(request.headers.get('authorization')?.replace('Bearer ', ''))),
      ),
      'account-key-for-ever': bug(
        'Expiry dates of initial keys are not kept.',
        expiring(() => null),
      ),
      'account-key-late': bug(
        'Keys live a minute longer than they should.',
        expiring((at) => at + MINUTE_MS),
      ),
      'account-key-hour-late': bug(
        'Expiry dates are kept an hour late, in another timezone.',
        expiring((at) => at + HOUR_MS),
      ),
      'account-key-offset-dropped': bug('The offset of an expiry date is cut off.', {
        serviceAccounts: {
          expiresAt: (value, parse) => parse(typeof value === 'string' ? value.replace(/[+-]\d\d:\d\d$/u, 'Z') : value),
        },
      }),
      'account-key-negative-offset-twice': bug('An offset behind UTC is added twice to an expiry date.', {
        serviceAccounts: {
          expiresAt: (value, parse) => {
            const at = parse(value);
            const [, hours = '0', minutes = '0'] = /-(\d\d):(\d\d)$/u.exec(String(value)) ?? [];
            return at === null ? null : at + Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
          },
        },
      }),
      'account-key-leeway': bug('Tokens are given half a minute of leeway.', {
        auth: { expired: (asked, expiresAt, now) => auth.expired(asked, expiresAt, now - MINUTE_MS / 2) },
      }),
    },
    'workspace.service-account.create.token-own': {
      'account-key-single-use-shared': bug('Single-use keys share one token.', sharedSingleUse()),
    },
    'workspace.service-account.token.before-expiry': {
      'account-key-early': bug(
        'Keys expire an hour early, in another timezone.',
        expiring((at) => at - HOUR_MS),
      ),
      'account-keys-one-for-each-moment': bug(
        'Of two keys that end at the same moment the first one works no more.',
        oneOfEachMoment(),
      ),
      'account-keys-without-end-swept': bug(
        'When a key has ended, those without an end that the service has issued are taken for ended, too.',
        sweptWithEnded(),
      ),
      'account-key-seconds': bug(
        'Expiry dates are kept in seconds and read as milliseconds.',
        expiring((at) => Math.floor(at / 1000)),
      ),
      'expiry-offset-ignored': bug('The offset of an expiry date is ignored.', {
        serviceAccounts: {
          expiresAt: (value, parse) => parse(typeof value === 'string' ? value.replace(/[+-]\d\d:\d\d$/u, 'Z') : value),
        },
      }),
    },
    'workspace.service-account.token.other-forms': {
      'account-key-of-a-date-is-over': bug('An end that is a date alone is kept as the beginning of time.', {
        serviceAccounts: { expiresAt: (value, parse) => (/^\d{4}-\d\d-\d\d$/u.test(String(value)) ? 0 : parse(value)) },
      }),
    },
    'workspace.auth.accepted': {
      'token-issued-reads-only': bug('Tokens that the service issues may only read.', readsOnly()),
    },
    'workspace.service-account.create.expires-at.not-a-date': {
      'expiry-hour-25': bug('Hours after the last one of a day are taken for that.', {
        serviceAccounts: {
          expiresAt: (value, parse) => parse(typeof value === 'string' ? value.replace(/T2[4-9]/u, 'T23') : value),
        },
      }),
      'expiry-by-a-lenient-parser': bug('Whatever the parser of the language finds a date in is one.', {
        serviceAccounts: {
          expiresAt: (value, parse) => {
            const found = typeof value === 'string' ? Date.parse(value) : Number.NaN;
            return parse(value) ?? (Number.isNaN(found) ? null : found);
          },
        },
      }),
      'expiry-month-13': bug('A thirteenth month is taken for the twelfth.', {
        serviceAccounts: {
          expiresAt: (value, parse) =>
            parse(typeof value === 'string' ? value.replace(/-13-(?=[0-2])/u, '-12-') : value),
        },
      }),
    },
  }),
  ...kindsOfKeys.map(([word, which, isMeant]) =>
    fault(
      `account-delete-forgets-${word}-keys`,
      'workspace.service-account.delete.revokes',
      `${which} outlive their account.`,
      { serviceAccounts: { revokes: (key) => !isMeant(key) } },
    ),
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

import type { ApiRequest } from '../../core/exchange.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { type Change, op, refused } from './support.ts';

const { auth } = statedWorkspace;
type Facts = Parameters<typeof auth.verdict>[1];

/** One operation, or some, let in whom the others refuse. */
function letsIn(whom: (facts: Facts) => boolean, ...asked: readonly WorkspaceOperation[]): Change {
  return {
    auth: {
      verdict: (current, facts) =>
        (asked.length === 0 || asked.includes(current)) && whom(facts) ? null : auth.verdict(current, facts),
    },
  };
}

/** Whom one of the operations has once let in, it lets in after the end of the key, too. */
function remembered(end: 'expired' | 'revoked', ...at: readonly WorkspaceOperation[]): Change {
  const known = new Set<string>();
  return {
    auth: {
      verdict: (asked, facts) => {
        const problem = auth.verdict(asked, facts);
        if (!at.includes(asked)) return problem;
        const use = `${asked} ${facts.token}`;
        if (problem === null) known.add(use);
        return facts.key?.[end] === true && known.has(use) ? null : problem;
      },
    },
  };
}

/** User and password of Basic, each as a bearer token. */
function basicPair(header: string): string[] | undefined {
  const pair = /^Basic (.+)$/u.exec(header)?.[1];
  return pair === undefined
    ? undefined
    : Buffer.from(pair, 'base64')
        .toString()
        .split(':')
        .map((text) => `Bearer ${text}`);
}

/** What is read in place of a header. */
function withHeader(read: (header: string) => string): Change {
  const credentials = (request: ApiRequest): string | null => {
    const header = auth.credentials(request);
    return header === null ? null : read(header);
  };
  return { auth: { credentials } };
}

/** Where there is no header, the token may stand elsewhere. */
function orElsewhere(token: (request: ApiRequest) => string | null): Change {
  const credentials = (request: ApiRequest): string | null => {
    const other = token(request);
    return auth.credentials(request) ?? (other === null ? null : `Bearer ${other}`);
  };
  return { auth: { credentials } };
}

function shutsOut(asked: WorkspaceOperation): Change {
  return {
    auth: { verdict: (current, facts) => (current === asked ? 'unauthenticated' : auth.verdict(current, facts)) },
  };
}

/** Whoever comes next with such a token is refused, too. */
function nearlyGuessed(): Change {
  const beginnings = new Set<string>();
  return {
    auth: {
      verdict: (current, facts) => {
        const beginning = facts.token.slice(0, 16);
        if (facts.key === null) beginnings.add(beginning);
        else if (beginnings.delete(beginning)) return 'unauthenticated';
        return auth.verdict(current, facts);
      },
    },
  };
}

const without = ({ header }: Facts): boolean => header === null;
const works = ({ key }: Facts): boolean => key !== null && !key.expired && !key.revoked && !key.spent;

/** Who is let in, and who is not. */
export const authenticationFaults: readonly Fault[] = faultsOf({
  'workspace.auth.accepted': {
    'auth-valid-refused-links': bug('Direct links are for people: service accounts are 401.', shutsOut(op.directLink)),
    'auth-valid-refused-delete': bug('Accounts may not delete accounts: 401.', shutsOut(op.deleteAccount)),
    'auth-valid-refused-when-nearly-guessed': bug(
      'A token that was refused is remembered by its beginning, which that of another one may be.',
      nearlyGuessed(),
    ),
    'auth-valid-refused-groups': bug('Groups are read with another kind of token: 401.', shutsOut(op.groups)),
  },
  'workspace.auth.missing': {
    'token-in-the-query': bug(
      'As with files that a browser opens, the token may stand in the query.',
      orElsewhere(({ query }) => query.get('access_token')),
    ),
    'token-in-a-header-of-others': bug(
      'X-Auth-Token is as good as Authorization.',
      orElsewhere(({ headers }) => headers.get('x-auth-token')),
    ),
    'token-for-data-stores-in-a-header-of-others': bug(
      'At data stores X-Auth-Token is as good as Authorization.',
      orElsewhere(({ operation, headers }) =>
        operation.includes('/data-stores') ? headers.get('x-auth-token') : null,
      ),
    ),
    'auth-missing-providers': bug('The providers lookup became public.', letsIn(without, op.providers)),
    'auth-missing-children': bug('Children are listed for everybody.', letsIn(without, op.children)),
    'auth-missing-groups': bug('Groups of a member are shown to everybody.', letsIn(without, op.groups)),
    'auth-missing-delete-store': bug('Data stores can be deleted by everybody.', letsIn(without, op.deleteStore)),
    'auth-missing-403': bug(
      'Without credentials the answer is 403.',
      refused('unauthenticated', (answer, request) =>
        request.headers.has('authorization') ? answer : { ...answer, status: 403 },
      ),
    ),
    'auth-missing-first': bug(
      'An id that does not exist is looked up before the credentials.',
      refused(
        'unauthenticated',
        (answer, request) => (request.headers.has('authorization') ? answer : { ...answer, status: 404 }),
        op.getMember,
      ),
    ),
  },
  'workspace.auth.other-scheme': {
    'auth-scheme-any': bug(
      'The scheme in front of a token is not looked at.',
      letsIn((facts) => !facts.isBearer && works(facts)),
    ),
    'auth-scheme-members': bug(
      'Adding members takes the token under any scheme.',
      letsIn((facts) => !facts.isBearer && works(facts), op.addMember),
    ),
    'auth-scheme-basic': bug(
      'For old clients tokens come as Basic, too, on data stores.',
      letsIn((facts) => /^basic /iu.test(facts.header ?? '') && works(facts), op.listStores, op.getStore),
    ),
    'auth-scheme-basic-password': bug(
      'Clients that know Basic alone send the token as their password.',
      withHeader((header) => basicPair(header)?.[1] ?? header),
    ),
    'auth-scheme-basic-user': bug(
      'Clients that know Basic alone send the token as their user name.',
      withHeader((header) => basicPair(header)?.[0] ?? header),
    ),
    'auth-scheme-no-space': bug(
      'The word of the scheme is cut off, whatever follows them.',
      withHeader((header) => header.replace(/^Bearer */u, 'Bearer ')),
    ),
  },
  'workspace.auth.empty': {
    'auth-empty-list': bug(
      'An empty token lists the filespaces of the first workspace.',
      letsIn(({ isBearer, token }) => isBearer && token === '', op.listFilespaces),
    ),
    'auth-empty-400': bug(
      'An empty token is a mistake of the request.',
      refused('unauthenticated', (answer, request) =>
        /^bearer\s*$/iu.test(request.headers.get('authorization') ?? 'x') ? { ...answer, status: 400 } : answer,
      ),
    ),
  },
  'workspace.auth.garbage': {
    'auth-header-to-the-comma': bug(
      'Of the header all is read up to a comma.',
      withHeader((header) => header.split(',')[0] ?? ''),
    ),
    'auth-key-of-a-partner': bug(
      'One table holds the keys of both APIs: that of a partner is let in.',
      letsIn(({ isBearer, token }) => isBearer && token.startsWith('pk_')),
    ),
    'auth-garbage-resolve': bug(
      'Resolving a path asks for any token.',
      letsIn(({ isBearer, key, token }) => isBearer && token !== '' && key === null, op.resolve),
    ),
    'auth-garbage-before-the-token': bug(
      'What stands before a token in the header is passed over.',
      withHeader((header) => header.replace(/^(Bearer) \S+(?=sat_)/, '$1 ')),
    ),
    'auth-garbage-within': bug(
      'Signs that no token has are dropped from a token.',
      withHeader((header) => header.replaceAll(/[.~!]/g, '')),
    ),
    'auth-garbage-escaped': bug(
      'A token is decoded as a part of a URL is.',
      withHeader((header) =>
        header.replaceAll(/%([0-9A-F]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
      ),
    ),
    'auth-garbage-too-long': bug(
      'A token that no column could hold ends in a 500.',
      refused('unauthenticated', (answer, { headers }) =>
        (headers.get('authorization') ?? '').length > 1_024 ? { ...answer, status: 500 } : answer,
      ),
    ),
    'auth-garbage-long': bug(
      'Tokens of the right length are let in on direct links.',
      letsIn(({ key, token }) => key === null && token.length >= 40, op.directLink),
    ),
    'auth-garbage-403': bug(
      'An unknown token is 403 on service accounts.',
      refused(
        'unauthenticated',
        (answer, request) => (request.headers.has('authorization') ? { ...answer, status: 403 } : answer),
        op.listAccounts,
      ),
    ),
  },
  'workspace.auth.expired': {
    'auth-expired-everywhere': bug('Expiry dates are not looked at.', { auth: { expired: () => false } }),
    'auth-expired-get-entry': bug(
      'An expired token reads entries.',
      letsIn(({ key }) => key?.expired === true, op.getEntry),
    ),
    'auth-expired-rename': bug(
      'An expired token renames filespaces.',
      letsIn(({ key }) => key?.expired === true, op.renameFilespace),
    ),
    'auth-expired-filespaces-remembered': bug(
      'Who has made a filespace may go on to when the key has ended.',
      remembered('expired', op.createFilespace),
    ),
    'auth-expired-stores-remembered': bug(
      'Who has updated or deleted a data store may go on to when the key has ended.',
      remembered('expired', op.updateStore, op.deleteStore),
    ),
    'auth-expired-entries-remembered': bug(
      'Who has listed or deleted an entry may go on to when the key has ended.',
      remembered('expired', op.children, op.deleteEntry),
    ),
    'auth-expired-members-remembered': bug(
      'Who has read or changed a member may go on to when the key has ended.',
      remembered('expired', op.getMember, op.changeMember),
    ),
    'auth-expired-accounts-remembered': bug(
      'Who has deleted an account may go on to when the key has ended.',
      remembered('expired', op.deleteAccount),
    ),
    'auth-expired-links-remembered': bug(
      'Who has asked for a link may go on to when the key has ended.',
      remembered('expired', op.directLink),
    ),
    'auth-expired-week': bug('Tokens live a week longer than they should on service accounts.', {
      auth: {
        expired: (asked, expiresAt, now) =>
          auth.expired(asked, expiresAt, asked === op.listAccounts ? now - 604_800_000 : now),
      },
    }),
  },
  'workspace.auth.revoked': {
    'auth-revoked-everywhere': bug(
      'Revoked keys still work.',
      letsIn(({ key }) => key?.revoked === true && !key.expired),
    ),
    'auth-revoked-behind-two-spaces': bug(
      'Revoked keys are looked for by what follows one space.',
      letsIn(({ key, header }) => key?.revoked === true && !key.expired && header?.startsWith('Bearer  ') === true),
    ),
    'auth-revoked-providers-remembered': bug(
      'Who has looked providers up may go on to.',
      remembered('revoked', op.providers),
    ),
    'auth-revoked-children-remembered': bug(
      'Who has listed a directory may go on to.',
      remembered('revoked', op.children),
    ),
    'auth-revoked-filespaces-remembered': bug(
      'Who has renamed or deleted a filespace may go on to.',
      remembered('revoked', op.renameFilespace, op.deleteFilespace),
    ),
    'auth-revoked-stores-remembered': bug(
      'Who has made a data store may go on to.',
      remembered('revoked', op.createStore),
    ),
    'auth-revoked-entries-remembered': bug(
      'Who has deleted an entry may go on to.',
      remembered('revoked', op.deleteEntry),
    ),
    'auth-revoked-members-remembered': bug(
      'Who has changed a role may go on to.',
      remembered('revoked', op.changeMember),
    ),
    'auth-revoked-accounts-remembered': bug(
      'Who has made or deleted an account may go on to.',
      remembered('revoked', op.createAccount, op.deleteAccount),
    ),
    'auth-revoked-list-members': bug(
      'A revoked key lists members.',
      letsIn(({ key }) => key?.revoked === true, op.listMembers),
    ),
    'auth-revoked-update-store': bug(
      'A revoked key updates data stores.',
      letsIn(({ key }) => key?.revoked === true, op.updateStore),
    ),
    'auth-revoked-403': bug('A revoked key is 403 on deletes of entries.', {
      errors: {
        answer: (asked, kind, answer, request) =>
          asked === op.deleteEntry &&
          kind === 'unauthenticated' &&
          request.headers.get('authorization')?.startsWith('Bearer sat_') === true
            ? { ...answer, status: 403 }
            : answer,
      },
    }),
  },
});

import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
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
function withHeader(headerRead: (header: string) => string): Change {
  return { auth: { headerRead } };
}

function shutsOut(asked: WorkspaceOperation): Change {
  return {
    auth: { verdict: (current, facts) => (current === asked ? 'unauthenticated' : auth.verdict(current, facts)) },
  };
}

const without = ({ header }: Facts): boolean => header === null;
const works = ({ key }: Facts): boolean => key !== null && !key.expired && !key.revoked && !key.spent;

/** Who is let in, and who is not. */
export const authenticationFaults: readonly Fault[] = [
  fault(
    'auth-valid-refused-links',
    'workspace.auth.accepted',
    'Direct links are for people: service accounts are 401.',
    shutsOut(op.directLink),
  ),
  fault(
    'auth-valid-refused-delete',
    'workspace.auth.accepted',
    'Accounts may not delete accounts: 401.',
    shutsOut(op.deleteAccount),
  ),
  fault(
    'auth-valid-refused-groups',
    'workspace.auth.accepted',
    'Groups are read with another kind of token: 401.',
    shutsOut(op.groups),
  ),
  fault(
    'auth-missing-providers',
    'workspace.auth.missing',
    'The providers lookup became public.',
    letsIn(without, op.providers),
  ),
  fault(
    'auth-missing-children',
    'workspace.auth.missing',
    'Children are listed for everybody.',
    letsIn(without, op.children),
  ),
  fault(
    'auth-missing-groups',
    'workspace.auth.missing',
    'Groups of a member are shown to everybody.',
    letsIn(without, op.groups),
  ),
  fault(
    'auth-missing-delete-store',
    'workspace.auth.missing',
    'Data stores can be deleted by everybody.',
    letsIn(without, op.deleteStore),
  ),
  fault(
    'auth-missing-403',
    'workspace.auth.missing',
    'Without credentials the answer is 403.',
    refused('unauthenticated', (answer, request) =>
      request.headers.has('authorization') ? answer : { ...answer, status: 403 },
    ),
  ),
  fault(
    'auth-missing-first',
    'workspace.auth.missing',
    'An id that does not exist is looked up before the credentials.',
    refused(
      'unauthenticated',
      (answer, request) => (request.headers.has('authorization') ? answer : { ...answer, status: 404 }),
      op.getMember,
    ),
  ),
  fault(
    'auth-scheme-any',
    'workspace.auth.other-scheme',
    'The scheme in front of a token is not looked at.',
    letsIn((facts) => !facts.isBearer && works(facts)),
  ),
  fault(
    'auth-scheme-members',
    'workspace.auth.other-scheme',
    'Adding members takes the token under any scheme.',
    letsIn((facts) => !facts.isBearer && works(facts), op.addMember),
  ),
  fault(
    'auth-scheme-basic',
    'workspace.auth.other-scheme',
    'For old clients tokens come as Basic, too, on data stores.',
    letsIn((facts) => /^basic /iu.test(facts.header ?? '') && works(facts), op.listStores, op.getStore),
  ),
  fault(
    'auth-scheme-basic-password',
    'workspace.auth.other-scheme',
    'Clients that know Basic alone send the token as their password.',
    withHeader((header) => basicPair(header)?.[1] ?? header),
  ),
  fault(
    'auth-scheme-basic-user',
    'workspace.auth.other-scheme',
    'Clients that know Basic alone send the token as their user name.',
    withHeader((header) => basicPair(header)?.[0] ?? header),
  ),
  fault(
    'auth-scheme-no-space',
    'workspace.auth.other-scheme',
    'The word of the scheme is cut off, whatever follows them.',
    withHeader((header) => header.replace(/^Bearer */u, 'Bearer ')),
  ),
  fault(
    'auth-empty-list',
    'workspace.auth.empty',
    'An empty token lists the filespaces of the first workspace.',
    letsIn(({ isBearer, token }) => isBearer && token === '', op.listFilespaces),
  ),
  fault(
    'auth-empty-400',
    'workspace.auth.empty',
    'An empty token is a mistake of the request.',
    refused('unauthenticated', (answer, request) =>
      /^bearer\s*$/iu.test(request.headers.get('authorization') ?? 'x') ? { ...answer, status: 400 } : answer,
    ),
  ),
  fault(
    'auth-garbage-resolve',
    'workspace.auth.garbage',
    'Resolving a path asks for any token.',
    letsIn(({ isBearer, key, token }) => isBearer && token !== '' && key === null, op.resolve),
  ),
  fault(
    'auth-garbage-long',
    'workspace.auth.garbage',
    'Tokens of the right length are let in on direct links.',
    letsIn(({ key, token }) => key === null && token.length >= 40, op.directLink),
  ),
  fault(
    'auth-garbage-403',
    'workspace.auth.garbage',
    'An unknown token is 403 on service accounts.',
    refused(
      'unauthenticated',
      (answer, request) => (request.headers.has('authorization') ? { ...answer, status: 403 } : answer),
      op.listAccounts,
    ),
  ),
  fault('auth-expired-everywhere', 'workspace.auth.expired', 'Expiry dates are not looked at.', {
    auth: { expired: () => false },
  }),
  fault(
    'auth-expired-get-entry',
    'workspace.auth.expired',
    'An expired token reads entries.',
    letsIn(({ key }) => key?.expired === true, op.getEntry),
  ),
  fault(
    'auth-expired-rename',
    'workspace.auth.expired',
    'An expired token renames filespaces.',
    letsIn(({ key }) => key?.expired === true, op.renameFilespace),
  ),
  fault(
    'auth-expired-week',
    'workspace.auth.expired',
    'Tokens live a week longer than they should on service accounts.',
    {
      auth: {
        expired: (asked, expiresAt, now) =>
          auth.expired(asked, expiresAt, asked === op.listAccounts ? now - 604_800_000 : now),
      },
    },
  ),
  fault(
    'auth-revoked-everywhere',
    'workspace.auth.revoked',
    'Revoked keys still work.',
    letsIn(({ key }) => key?.revoked === true && !key.expired),
  ),
  fault(
    'auth-revoked-list-members',
    'workspace.auth.revoked',
    'A revoked key lists members.',
    letsIn(({ key }) => key?.revoked === true, op.listMembers),
  ),
  fault(
    'auth-revoked-update-store',
    'workspace.auth.revoked',
    'A revoked key updates data stores.',
    letsIn(({ key }) => key?.revoked === true, op.updateStore),
  ),
  fault('auth-revoked-403', 'workspace.auth.revoked', 'A revoked key is 403 on deletes of entries.', {
    errors: {
      answer: (asked, kind, answer, request) =>
        asked === op.deleteEntry &&
        kind === 'unauthenticated' &&
        request.headers.get('authorization')?.startsWith('Bearer sat_') === true
          ? { ...answer, status: 403 }
          : answer,
    },
  }),
];

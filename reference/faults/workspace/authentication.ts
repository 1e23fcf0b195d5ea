import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { type Change, op, refused, worded } from './support.ts';

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

const credentials: readonly Fault[] = [
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
  fault('auth-garbage-appended', 'workspace.auth.garbage', 'Tokens are compared over the length of the real one.', {
    auth: { comparedPart: (token) => token.slice(0, 44) },
  }),
  fault('auth-truncated-column', 'workspace.auth.truncated', 'Tokens are compared by their first 40 characters.', {
    auth: { comparedPart: (token) => token.slice(0, 40) },
  }),
  fault('auth-truncated-half', 'workspace.auth.truncated', 'Tokens are compared by their first 16 characters.', {
    auth: { comparedPart: (token) => token.slice(0, 16) },
  }),
  fault(
    'auth-altered-column',
    'workspace.auth.altered',
    'The last character of a token is taken for a checksum, and not compared.',
    { auth: { comparedPart: (token) => (token.length === 44 ? token.slice(0, 43) : `${token} `) } },
  ),
  fault('auth-altered-prefix', 'workspace.auth.altered', 'Tokens are known by their first eight characters.', {
    auth: { comparedPart: (token) => token.slice(0, 12) },
  }),
  fault('auth-altered-prefix-ignored', 'workspace.auth.altered', 'The word that tokens begin with is not compared.', {
    auth: { comparedPart: (token) => (token.length === 44 ? `sat_${token.slice(4)}` : token) },
  }),
  fault(
    'auth-altered-middle',
    'workspace.auth.altered',
    'The middle of a token is taken for the id of its key, and not compared.',
    { auth: { comparedPart: (token) => `${token.slice(0, 16)}-${token.slice(28)}` } },
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

const answers: readonly Fault[] = [
  fault('auth-message', 'workspace.auth.message', 'A 401 is worded anew.', worded('unauthenticated', 'Unauthorized')),
  fault(
    'auth-message-missing',
    'workspace.auth.message',
    'Without a header the message asks for one.',
    refused('unauthenticated', (answer, request) =>
      request.headers.has('authorization')
        ? answer
        : { ...answer, body: { error: { message: 'No authorization header' } } },
    ),
  ),
  fault(
    'auth-message-one-operation',
    'workspace.auth.message',
    'Direct links lost the words of their 401.',
    worded('unauthenticated', 'Invalid token', op.directLink),
  ),
  fault(
    'auth-message-dot',
    'workspace.auth.message',
    'The words of a 401 end with a full stop.',
    worded('unauthenticated', 'Invalid or expired token.', op.groups),
  ),
  fault(
    'auth-body-flat',
    'workspace.error.unauthorized-body',
    'A 401 has its message at the top.',
    refused('unauthenticated', (answer) => ({ ...answer, body: { message: 'Invalid or expired token' } })),
  ),
  fault(
    'auth-body-text',
    'workspace.error.unauthorized-body',
    'The error of a 401 is a text.',
    refused(
      'unauthenticated',
      (answer) => ({ ...answer, body: { error: 'Invalid or expired token' } }),
      op.deleteEntry,
    ),
  ),
  fault(
    'auth-body-none',
    'workspace.error.unauthorized-body',
    'A 401 without a header has no body.',
    refused('unauthenticated', (answer, request) =>
      request.headers.has('authorization') ? answer : { ...answer, body: {} },
    ),
  ),
  fault(
    'auth-acts-first-rename',
    'workspace.auth.no-effect',
    'A rename is done before the credentials are looked at.',
    { auth: { actsFirst: (asked) => asked === op.renameFilespace } },
  ),
  fault(
    'auth-acts-first-delete-store',
    'workspace.auth.no-effect',
    'A data store is deleted before the credentials are looked at.',
    { auth: { actsFirst: (asked) => asked === op.deleteStore } },
  ),
  fault(
    'auth-acts-first-member',
    'workspace.auth.no-effect',
    'A member is added before the credentials are looked at.',
    { auth: { actsFirst: (asked) => asked === op.addMember } },
  ),
  fault(
    'auth-acts-first-entry',
    'workspace.auth.no-effect',
    'A directory is made before the credentials are looked at.',
    { auth: { actsFirst: (asked) => asked === op.createEntry } },
  ),
  fault(
    'auth-acts-first-account',
    'workspace.auth.no-effect',
    'A service account is deleted before the credentials are looked at.',
    { auth: { actsFirst: (asked) => asked === op.deleteAccount } },
  ),
];

export const authenticationFaults: readonly Fault[] = [...credentials, ...answers];

import { type Fault, workspaceFault as fault } from '../types.ts';
import { op, refused, worded } from './support.ts';

/** What is answered to those who are not let in. */
export const authenticationAnswerFaults: readonly Fault[] = [
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

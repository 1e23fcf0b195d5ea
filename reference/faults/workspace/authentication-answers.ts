import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { op, refused, worded } from './support.ts';

/** What is answered to those who are not let in. */
export const authenticationAnswerFaults: readonly Fault[] = faultsOf({
  'workspace.auth.message': {
    'auth-message': bug('A 401 is worded anew.', worded('unauthenticated', 'Unauthorized')),
    'auth-message-missing': bug(
      'Without a header the message asks for one.',
      refused('unauthenticated', (answer, request) =>
        request.headers.has('authorization')
          ? answer
          : { ...answer, body: { error: { message: 'No authorization header' } } },
      ),
    ),
    'auth-message-one-operation': bug(
      'Direct links lost the words of their 401.',
      worded('unauthenticated', 'Invalid token', op.directLink),
    ),
    'auth-message-dot': bug(
      'The words of a 401 end with a full stop.',
      worded('unauthenticated', 'Invalid or expired token.', op.groups),
    ),
  },
  'workspace.error.unauthorized-body': {
    'auth-body-flat': bug(
      'A 401 has its message at the top.',
      refused('unauthenticated', (answer) => ({ ...answer, body: { message: 'Invalid or expired token' } })),
    ),
    'auth-body-text': bug(
      'The error of a 401 is a text.',
      refused(
        'unauthenticated',
        (answer) => ({ ...answer, body: { error: 'Invalid or expired token' } }),
        op.deleteEntry,
      ),
    ),
    'auth-body-none': bug(
      'A 401 without a header has no body.',
      refused('unauthenticated', (answer, request) =>
        request.headers.has('authorization') ? answer : { ...answer, body: {} },
      ),
    ),
  },
  'workspace.auth.no-effect': {
    'auth-acts-first-rename': bug('A rename is done before the credentials are looked at.', {
      auth: { actsFirst: (asked) => asked === op.renameFilespace },
    }),
    'auth-acts-first-delete-store': bug('A data store is deleted before the credentials are looked at.', {
      auth: { actsFirst: (asked) => asked === op.deleteStore },
    }),
    'auth-acts-first-member': bug('A member is added before the credentials are looked at.', {
      auth: { actsFirst: (asked) => asked === op.addMember },
    }),
    'auth-acts-first-entry': bug('A directory is made before the credentials are looked at.', {
      auth: { actsFirst: (asked) => asked === op.createEntry },
    }),
    'auth-acts-first-account': bug('A service account is deleted before the credentials are looked at.', {
      auth: { actsFirst: (asked) => asked === op.deleteAccount },
    }),
  },
});

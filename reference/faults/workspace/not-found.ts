import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { repeatedInvitations } from '../../variants/invitations.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { forgiven, mistaken, op, refused, sent, worded } from './support.ts';

/** Entries, members and service accounts that do not exist, and ids in a form that is never issued. */
export const notFoundFaults: readonly Fault[] = faultsOf({
  'workspace.not-found.entry': {
    'missing-entry-children-limited': bug(
      'A page of the children of a deleted directory is empty.',
      refused(
        'entry.notFound',
        (answer, { query }) =>
          query.has('limit') ? { ...answer, status: 200, body: { data: { entries: [], nextCursor: '' } } } : answer,
        op.children,
      ),
    ),
    'missing-entry-children': bug(
      'A deleted directory has no children: 200.',
      forgiven('entry.notFound', { data: { entries: [], nextCursor: '' } }, op.children),
    ),
    'missing-entry-delete': bug('Deleting a deleted entry is 400.', mistaken('entry.notFound', 400, op.deleteEntry)),
  },
  'workspace.entry.delete.gone': {
    'missing-entry-get-gone': bug('Reading a deleted entry is 410.', mistaken('entry.notFound', 410, op.getEntry)),
  },
  'workspace.not-found.entry.message': {
    'missing-entry-message': bug(
      'A missing entry is refused in new words.',
      worded('entry.notFound', 'Filesystem entry not found'),
    ),
    'missing-entry-message-children': bug(
      'The children of a missing entry are refused in new words.',
      worded('entry.notFound', 'Directory not found', op.children),
    ),
    'missing-entry-message-link': bug(
      'Direct links name a missing entry differently.',
      worded('entry.notFound', 'Entry not found', op.directLink),
    ),
  },
  'workspace.not-found.path': {
    'missing-path': bug('A path that leads nowhere is 400.', mistaken('entry.notFound', 400, op.resolve)),
    'missing-path-null': bug(
      'A path that leads nowhere resolves to null.',
      forgiven('entry.notFound', { data: null }, op.resolve),
    ),
  },
  'workspace.not-found.path.message': {
    'missing-path-message': bug(
      'A path that leads nowhere is refused in new words.',
      worded('entry.notFound', 'Path not found', op.resolve),
    ),
  },
  'workspace.not-found.member': {
    'missing-member-removed-again': {
      story: 'Removing a removed member succeeds, where an invitation can be repeated.',
      override: removedAgain(),
    },
    'missing-member-back-to-standard': bug(
      'Somebody who was removed is refused as standard member: 400.',
      refused(
        'member.notFound',
        (answer, request) => (sent(request).role === 'standard' ? { ...answer, status: 400 } : answer),
        op.changeMember,
      ),
    ),
    'missing-member-change': bug(
      'The role of a removed member is 400.',
      mistaken('member.notFound', 400, op.changeMember),
    ),
    'missing-member-groups': bug(
      'A removed member has no groups: 200.',
      forgiven('member.notFound', { data: [] }, op.groups),
    ),
    'missing-member-remove': bug(
      'Removing a member twice is 200.',
      forgiven('member.notFound', { data: null }, op.removeMember),
    ),
  },
  'workspace.not-found.member.message': {
    'missing-member-message': bug(
      'A missing member is refused in words of its own.',
      worded('member.notFound', 'Member not found'),
    ),
    'missing-member-message-groups': bug(
      'Groups say in other words that the member is missing.',
      worded('member.notFound', 'No such member', op.groups),
    ),
  },
  'workspace.not-found.malformed-member-id': {
    'malformed-member-id': bug('A malformed member id is 422.', mistaken('member.malformedId', 422)),
    'malformed-member-id-groups': bug(
      'A malformed member id has no groups: 200.',
      forgiven('member.malformedId', { data: [] }, op.groups),
    ),
  },
  'workspace.not-found.service-account.message': {
    'missing-account-message': bug(
      'A missing account is refused in words of its own.',
      worded('serviceAccount.notFound', 'Service account not found'),
    ),
    'missing-account-message-delete': bug(
      'A delete says in other words that the account is missing.',
      worded('serviceAccount.notFound', 'Resource not found', op.deleteAccount),
    ),
  },
  'workspace.not-found.malformed-service-account-id': {
    'account-id-read-to-its-end': bug(
      'The id of a service account is read as far as it goes.',
      refused(
        'serviceAccount.malformedId',
        (answer, { params }) =>
          /^[\da-f-]{36}-/.test(params.serviceAccountId ?? '') ? { ...answer, status: 200, body: {} } : answer,
        op.getAccount,
      ),
    ),
    'malformed-account-id': bug('A malformed account id is 422.', mistaken('serviceAccount.malformedId', 422)),
    'malformed-account-id-delete': bug(
      'Deleting by a malformed account id is 200.',
      forgiven('serviceAccount.malformedId', { data: null }, op.deleteAccount),
    ),
  },
  'workspace.service-account.delete.gone': {
    'missing-account-get': bug(
      'Reading a deleted account is 410.',
      mistaken('serviceAccount.notFound', 410, op.getAccount),
    ),
  },
  'workspace.member.remove.gone': {
    'missing-member-get': bug('Reading a removed member is 400.', mistaken('member.notFound', 400, op.getMember)),
  },
  'workspace.data-store.delete.gone': {
    'missing-store-get': bug('Reading a deleted data store is 400.', mistaken('dataStore.notFound', 400, op.getStore)),
  },
});

/** In a service that answers a repeated invitation with the same member, so that its id is seen twice. */
function removedAgain(): PolicyOverride {
  const repeated = repeatedInvitations();
  const removed = new Set<string | undefined>();
  return transport({
    afterEach: (facts) => {
      const answer = repeated(facts);
      if (facts.api !== 'workspace' || facts.request.operation !== op.removeMember) return answer;
      const { memberId } = facts.request.params;
      if (answer.status === 404 && removed.has(memberId)) return { status: 200, body: { data: null } };
      if (answer.status === 200) removed.add(memberId);
      return answer;
    },
  });
}

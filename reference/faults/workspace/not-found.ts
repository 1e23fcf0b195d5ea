import { repeatedInvitations } from '../../variants/invitations.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { forgiven, mistaken, op, refused, sent, worded } from './support.ts';

/** Entries, members and service accounts that do not exist, and ids in a form that is never issued. */
export const notFoundFaults: readonly Fault[] = [
  fault(
    'missing-entry-children-limited',
    'workspace.not-found.entry',
    'A page of the children of a deleted directory is empty.',
    refused(
      'entry.notFound',
      (answer, { query }) =>
        query.has('limit') ? { ...answer, status: 200, body: { data: { entries: [], nextCursor: '' } } } : answer,
      op.children,
    ),
  ),
  fault(
    'missing-entry-children',
    'workspace.not-found.entry',
    'A deleted directory has no children: 200.',
    forgiven('entry.notFound', { data: { entries: [], nextCursor: '' } }, op.children),
  ),
  fault(
    'missing-entry-delete',
    'workspace.not-found.entry',
    'Deleting a deleted entry is 400.',
    mistaken('entry.notFound', 400, op.deleteEntry),
  ),
  fault(
    'missing-entry-get-gone',
    'workspace.entry.delete.gone',
    'Reading a deleted entry is 410.',
    mistaken('entry.notFound', 410, op.getEntry),
  ),
  fault(
    'missing-entry-message',
    'workspace.not-found.entry.message',
    'A missing entry is refused in new words.',
    worded('entry.notFound', 'Filesystem entry not found'),
  ),
  fault(
    'missing-entry-message-children',
    'workspace.not-found.entry.message',
    'The children of a missing entry are refused in new words.',
    worded('entry.notFound', 'Directory not found', op.children),
  ),
  fault(
    'missing-entry-message-link',
    'workspace.not-found.entry.message',
    'Direct links name a missing entry differently.',
    worded('entry.notFound', 'Entry not found', op.directLink),
  ),
  fault(
    'missing-path',
    'workspace.not-found.path',
    'A path that leads nowhere is 400.',
    mistaken('entry.notFound', 400, op.resolve),
  ),
  fault(
    'missing-path-null',
    'workspace.not-found.path',
    'A path that leads nowhere resolves to null.',
    forgiven('entry.notFound', { data: null }, op.resolve),
  ),
  fault(
    'missing-path-message',
    'workspace.not-found.path.message',
    'A path that leads nowhere is refused in new words.',
    worded('entry.notFound', 'Path not found', op.resolve),
  ),
  fault(
    'missing-member-back-to-standard',
    'workspace.not-found.member',
    'Somebody who was removed is refused as standard member: 400.',
    refused(
      'member.notFound',
      (answer, request) => (sent(request).role === 'standard' ? { ...answer, status: 400 } : answer),
      op.changeMember,
    ),
  ),
  fault(
    'missing-member-change',
    'workspace.not-found.member',
    'The role of a removed member is 400.',
    mistaken('member.notFound', 400, op.changeMember),
  ),
  fault(
    'missing-member-groups',
    'workspace.not-found.member',
    'A removed member has no groups: 200.',
    forgiven('member.notFound', { data: [] }, op.groups),
  ),
  removedAgain(),
  fault(
    'missing-member-remove',
    'workspace.not-found.member',
    'Removing a member twice is 200.',
    forgiven('member.notFound', { data: null }, op.removeMember),
  ),
  fault(
    'missing-member-message',
    'workspace.not-found.member.message',
    'A missing member is refused in words of its own.',
    worded('member.notFound', 'Member not found'),
  ),
  fault(
    'missing-member-message-groups',
    'workspace.not-found.member.message',
    'Groups say in other words that the member is missing.',
    worded('member.notFound', 'No such member', op.groups),
  ),
  fault(
    'malformed-member-id',
    'workspace.not-found.malformed-member-id',
    'A malformed member id is 422.',
    mistaken('member.malformedId', 422),
  ),
  fault(
    'malformed-member-id-groups',
    'workspace.not-found.malformed-member-id',
    'A malformed member id has no groups: 200.',
    forgiven('member.malformedId', { data: [] }, op.groups),
  ),
  fault(
    'missing-account-message',
    'workspace.not-found.service-account.message',
    'A missing account is refused in words of its own.',
    worded('serviceAccount.notFound', 'Service account not found'),
  ),
  fault(
    'missing-account-message-delete',
    'workspace.not-found.service-account.message',
    'A delete says in other words that the account is missing.',
    worded('serviceAccount.notFound', 'Resource not found', op.deleteAccount),
  ),
  fault(
    'malformed-account-id',
    'workspace.not-found.malformed-service-account-id',
    'A malformed account id is 422.',
    mistaken('serviceAccount.malformedId', 422),
  ),
  fault(
    'malformed-account-id-delete',
    'workspace.not-found.malformed-service-account-id',
    'Deleting by a malformed account id is 200.',
    forgiven('serviceAccount.malformedId', { data: null }, op.deleteAccount),
  ),
  fault(
    'missing-account-get',
    'workspace.service-account.delete.gone',
    'Reading a deleted account is 410.',
    mistaken('serviceAccount.notFound', 410, op.getAccount),
  ),
  fault(
    'missing-member-get',
    'workspace.member.remove.gone',
    'Reading a removed member is 400.',
    mistaken('member.notFound', 400, op.getMember),
  ),
  fault(
    'missing-store-get',
    'workspace.data-store.delete.gone',
    'Reading a deleted data store is 400.',
    mistaken('dataStore.notFound', 400, op.getStore),
  ),
];

/** In a service that answers a repeated invitation with the same member, so that its id is seen twice. */
function removedAgain(): Fault {
  const repeated = repeatedInvitations();
  const removed = new Set<string | undefined>();
  return {
    id: 'missing-member-removed-again',
    requirement: 'workspace.not-found.member',
    story: 'Removing a removed member succeeds, where an invitation can be repeated.',
    override: {
      open: {
        transport: {
          afterEach: (facts) => {
            const answer = repeated(facts);
            if (facts.api !== 'workspace' || facts.request.operation !== op.removeMember) return answer;
            const { memberId } = facts.request.params;
            if (answer.status === 404 && removed.has(memberId)) return { status: 200, body: { data: null } };
            if (answer.status === 200) removed.add(memberId);
            return answer;
          },
        },
      },
    },
  };
}

import type { Operation } from '../../core/exchange.ts';
import type { Absence, Cause } from '../../partner/causes.ts';
import { transport } from '../../policy/around.ts';
import { failure } from '../../policy/stated/partner/failure.ts';
import { partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import { answering, broken, isUuidIn, type Stated } from './changes.ts';
import { op } from './operations.ts';

/** What does not exist, and ids in a form that is never issued. */
export const notFoundFaults: readonly Fault[] = [
  ...faultsOf({
    'partner.not-found.client.unknown': {
      'client-unknown-deleted-204': bug(
        'Deleting a client that does not exist succeeds.',
        answering({ at: op.deleteClient, status: 404 }, () => ({ status: 204 })),
      ),
      'client-unknown-without-members': bug(
        'A client that does not exist has no members.',
        answering({ at: op.listMembers, status: 404 }, () => ({ status: 200, body: { data: [] } })),
      ),
      'usage-of-deleted-clients-to-resellers': bug(
        'The current usage of a client that was deleted is told to a reseller, all of it nothing.',
        usageOfTheDeleted(),
      ),
      'client-unknown-without-later-pages': bug(
        'The second page of the workspaces of a client that does not exist is empty.',
        answering({ at: op.listWorkspaces, status: 404, when: ({ query }) => query.get('p') === '2' }, () => ({
          status: 200,
          body: { data: [] },
        })),
      ),
      'client-unknown-without-usage-of-a-type': bug(
        'A client that does not exist has no usage of a storage type.',
        answering({ at: op.clientUsage, status: 404, when: ({ query }) => query.has('type') }, () => ({
          status: 200,
          body: { items: [] },
        })),
      ),
    },
    'partner.error.client-refused-body': {
      'client-id-refused-without-type': bug(
        'Get client refuses a malformed id with a message that stands alone.',
        answering({ at: op.getClient, status: 404, when: (request) => !isUuidIn(request, 'clientId') }, () => ({
          status: 400,
          body: { message: 'The id is malformed' },
        })),
      ),
    },
    'partner.not-found.member.unknown': {
      'member-unknown-removed-204': bug(
        'Removing a member that does not exist succeeds.',
        answering({ at: op.removeMember, status: 404 }, () => ({ status: 204 })),
      ),
    },
    'partner.not-found.workspace.unknown': {
      'workspace-unknown-without-filespaces': bug(
        'A workspace that does not exist has no filespaces.',
        answering({ at: op.listFilespaces, status: 404 }, () => ({ status: 200, body: { data: [] } })),
      ),
      'workspace-unknown-without-sorted-usage': bug(
        'A workspace that does not exist has no usage of members, the newest first.',
        answering({ at: op.membersUsage, status: 404, when: ({ query }) => query.get('s') === '-createdAt' }, () => ({
          status: 200,
          body: { data: [] },
        })),
      ),
    },
    'partner.robustness.unknown-path': {
      'partner-unknown-path-crashes': {
        story: 'A path of another version is a server error.',
        override: transport({
          afterEach: ({ api, request, answer }) =>
            api === 'partner' && request.path.includes('/v2/') ? broken : answer,
        }),
      },
    },
  }),
  absent('client-unknown-400', 'client.unknown', 'unknown-client', 'unknown', op.listMembers, 400),
  absent('client-unknown-403', 'client.unknown', 'unknown-client', 'unknown', op.filespaceUsage, 403),
  absent('client-foreign-403', 'client.other-partner', 'unknown-client', 'foreign', op.getClient, 403),
  malformed('client-malformed-500', 'client', 'clientId', op.getOwner, 500),
  malformed('client-malformed-422', 'client', 'clientId', op.getClient, 422),
  malformed('client-malformed-403', 'client', 'clientId', op.currentUsage, 403),
  absent('member-unknown-400', 'member.unknown', 'unknown-member', 'unknown', op.getMember, 400),
  malformed('member-malformed-500', 'member', 'accountId', op.getMember, 500),
  malformed('member-malformed-204', 'member', 'accountId', op.removeMember, 204),
  absent('workspace-unknown-400', 'workspace.unknown', 'unknown-workspace', 'unknown', op.workspaceUsage, 400),
  malformed('workspace-malformed-500', 'workspace', 'workspaceId', op.listFilespaces, 500),
  malformed('workspace-malformed-200', 'workspace', 'workspaceId', op.membersUsage, 200),
  absent('filespace-unknown-403', 'filespace.unknown', 'unknown-filespace', 'unknown', op.getFilespace, 403),
  malformed('filespace-malformed-500', 'filespace', 'filespaceId', op.filespaceUsage, 500),
];

function absent(id: string, rule: string, cause: Cause, absence: Absence, at: Operation, status: number): Fault {
  return partnerFault(id, `partner.not-found.${rule}`, `${at} answers ${status} to what is ${absence}.`, {
    failure: {
      status: (operation, asked, why) =>
        operation === at && asked === cause && why === absence ? status : failure.status(operation, asked, why),
    },
  });
}

function malformed(id: string, kind: string, name: string, at: Operation, status: number): Fault {
  return partnerFault(
    id,
    `partner.not-found.${kind}.malformed`,
    `${at} answers ${status} to an id in a form that is never issued.`,
    answering({ at, status: 404, when: (request) => !isUuidIn(request, name) }, (answer) =>
      status === 204 ? { status } : { ...answer, status },
    ),
  );
}

function usageOfTheDeleted(): Stated {
  const gone = new Set<string>();
  const none = { prepaid: 0, used: 0, overage: 0, current: 0 };
  const people = { prepaid: 0, peak: 0, current: 0, max: null };
  const storage = { max: null, unit: 'GB', storage_a: none, custom: none, storage_b: none, storage_c: none };
  return {
    answer: {
      finish: (operation, answer, { params: { clientId = '' } }) => {
        if (operation === op.deleteClient && answer.status < 300) gone.add(clientId);
        if (operation !== op.currentUsage || answer.status !== 404 || !gone.has(clientId)) return answer;
        const now = new Date().toISOString();
        return { status: 200, body: { period: { start: now, end: now }, members: people, storage } };
      },
    },
  };
}

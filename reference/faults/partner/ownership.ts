import type { ApiRequest, Operation } from '../../core/exchange.ts';
import { bodyOf, objectOf } from '../../core/json.ts';
import type { Absence, Cause } from '../../partner/causes.ts';
import type { WorkspaceRecord } from '../../partner/records.ts';
import { transport } from '../../policy/around.ts';
import { failure } from '../../policy/stated/partner/failure.ts';
import { ownership } from '../../policy/stated/partner/ownership.ts';
import { type Bug, partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import { answering, type Stated, withError } from './changes.ts';
import { op } from './operations.ts';

/** What belongs to somebody else: reading it, telling that it is there, and writing upon it. */
export const ownershipFaults: readonly Fault[] = [
  ...faultsOf({
    'partner.ownership.indistinguishable.client': {
      'client-foreign-told-by-message': bug(
        'The message tells that a client belongs to another partner.',
        telling('unknown-client', 'message'),
      ),
      'client-foreign-told-by-type': bug(
        'The type of the error tells that a client belongs to another partner.',
        telling('unknown-client', 'type'),
      ),
      'client-foreign-told-by-a-member': bug(
        'Add member looks for the address before it looks whose the client is.',
        tellingMembers(),
      ),
    },
    'partner.not-found.member.other-client': {
      'member-found-by-its-address-elsewhere': bug(
        'Get member finds the member of another client whose address is a member, too.',
        reachingNamesakes(),
      ),
      'member-of-any-own-client-readable': bug('Get member finds a member under any client of the partner.', {
        ownership: { reachesMember: (operation, facts) => operation === op.getMember || isOwn(facts) },
      }),
    },
    'partner.not-found.client.other-partner': {
      'foreign-owner-kept-by-name': bug(
        'Remove member says of another partner’s client who cannot be removed from it.',
        tellingOwners(),
      ),
      'foreign-client-by-an-escape': byAnEscape(),
      'foreign-namesake-readable': bug(
        'Get client finds the client of another partner whose name an own one has.',
        reachingForeignNamesakes(op.getClient),
      ),
      'foreign-namesake-members-listed': bug(
        'The list of members finds the client of another partner whose name an own one has.',
        reachingForeignNamesakes(op.listMembers),
      ),
    },
    'partner.not-found.member.other-partner': {
      'member-of-another-partner-removable': bug('Remove member finds a member under any client.', {
        ownership: { reachesMember: (operation, facts) => operation === op.removeMember || isOwn(facts) },
      }),
      'member-of-another-partner-readable': bug('Get member finds owners under any client.', {
        ownership: {
          reachesMember: (operation, facts) => (operation === op.getMember && facts.member.isOwner) || isOwn(facts),
        },
      }),
    },
    'partner.ownership.indistinguishable.member': {
      'member-foreign-told-by-message': bug(
        'The message tells that a member belongs to another client.',
        telling('unknown-member', 'message'),
      ),
    },
    'partner.not-found.workspace.other-client': {
      'workspace-of-any-client-paged': bug(
        'From the second page on the list of filespaces does not look at the client of the workspace.',
        {
          ownership: {
            reachesWorkspace: (operation, facts, query) =>
              (operation === op.listFilespaces && query?.get('p') === '2') ||
              ownership.reachesWorkspace(operation, facts),
          },
        },
      ),
      'workspace-of-any-client-but-the-first': bug(
        'Get workspace compares the client of the first workspace of a client only.',
        reachingAllButTheFirst(),
      ),
    },
    'partner.not-found.workspace.other-partner': {
      'workspace-of-another-partner-by-its-name': bug(
        'A workspace of anybody is found below a client that has one of the same name.',
        {
          ownership: {
            reachesWorkspace: (operation, facts) => facts.hasNamesake() || ownership.reachesWorkspace(operation, facts),
          },
        },
      ),
    },
    'partner.not-found.filespace.other-workspace': {
      'filespace-of-any-workspace-paged': bug(
        'From the second page on filespace usage does not look at the workspace of the filespace.',
        {
          ownership: {
            reachesFilespace: (operation, facts, query) =>
              query?.get('p') === '2' || ownership.reachesFilespace(operation, facts),
          },
        },
      ),
    },
    'partner.ownership.indistinguishable.workspace': {
      'workspace-foreign-told-by-message': bug(
        'The message tells that a workspace belongs to somebody else.',
        telling('unknown-workspace', 'message'),
      ),
      'workspace-foreign-told-beside-an-order': bug(
        'Beside an order the message of workspace usage tells that a workspace belongs to somebody else.',
        tellingBeside('unknown-workspace', op.workspaceUsage, 's'),
      ),
    },
    'partner.ownership.indistinguishable.filespace': {
      'filespace-foreign-told-by-type': bug(
        'The type of the error tells that a filespace belongs to somebody else.',
        telling('unknown-filespace', 'type'),
      ),
    },
    'partner.ownership.foreign-delete': {
      'foreign-client-deleted': bug('Any partner can delete any client.', reaching(op.deleteClient)),
      'foreign-client-deleted-behind-a-404': bug(
        'Deleting the client of another partner answers 404, and deletes it.',
        behind404(op.deleteClient),
      ),
    },
    'partner.ownership.foreign-member-add': {
      'foreign-member-added': bug('Any partner can add members to any client.', reaching(op.addMember)),
      'foreign-member-added-behind-a-404': bug(
        'Adding a member to the client of another partner answers 404, and adds it.',
        behind404(op.addMember),
      ),
    },
    'partner.ownership.foreign-member-remove': {
      'foreign-member-removed': bug('Any partner can remove members from any client.', reaching(op.removeMember)),
      'foreign-member-removed-behind-a-404': bug(
        'Removing a member of another partner answers 404, and removes it.',
        behind404(op.removeMember),
      ),
    },
    'partner.ownership.member-remove-other-client': {
      'member-removed-under-any-client': bug('A member can be removed under any client of the partner.', {
        ownership: { reachesMember: (operation, facts) => operation === op.removeMember || isOwn(facts) },
      }),
    },
  }),
  foreignClient('client-foreign-readable', op.getClient),
  foreignClient('client-foreign-members-listed', op.listMembers),
  foreignClient('client-foreign-owner-readable', op.getOwner),
  foreignClient('client-foreign-workspaces-listed', op.listWorkspaces),
  foreignClient('client-foreign-usage-readable', op.clientUsage),
  foreignClient('client-foreign-members-usage-readable', op.membersUsage),
  foreignClient('client-foreign-filespace-readable', op.getFilespace),
  foreignClient('client-foreign-current-usage', op.currentUsage),
  foreignClientWhere('client-foreign-members-paged', op.listMembers, 'p', '2'),
  foreignClientWhere('client-foreign-members-filtered', op.listMembers, 'status', 'new'),
  foreignClientWhere('client-foreign-workspaces-sorted', op.listWorkspaces, 's', 'createdAt'),
  foreignClientWhere('client-foreign-usage-of-a-type', op.workspaceUsage, 'type', 'storage_a'),
  workspaceOf('workspace-of-another-partner-readable', 'other-partner', op.getWorkspace),
  workspaceOf('workspace-of-another-partner-usage', 'other-partner', op.membersUsage),
  workspaceOf('workspace-of-any-client-filespaces', 'other-client', op.listFilespaces),
  workspaceOf('workspace-of-any-client-usage', 'other-client', op.workspaceUsage),
  workspaceOf('workspace-of-any-client-filespace', 'other-client', op.getFilespace),
  filespaceOf('filespace-of-another-partner-readable', 'other-partner', op.getFilespace),
  filespaceOf('filespace-of-another-client-usage', 'other-client', op.filespaceUsage),
  filespaceOf('filespace-of-another-client-readable', 'other-client', op.getFilespace),
  filespaceOf('filespace-of-another-workspace-readable', 'other-workspace', op.getFilespace),
  filespaceOf('filespace-of-another-workspace-usage', 'other-workspace', op.filespaceUsage),
];

/** The first one of each client is known from the requests for it. */
function reachingAllButTheFirst(): Stated {
  const first = new Map<string, WorkspaceRecord>();
  const isFirst = (workspace: WorkspaceRecord): boolean => {
    const known = first.get(workspace.clientId);
    if (known === undefined || workspace.createdAt < known.createdAt) first.set(workspace.clientId, workspace);
    return first.get(workspace.clientId)?.id === workspace.id;
  };
  return {
    ownership: {
      reachesWorkspace: (operation, facts) => {
        const isHidden = isFirst(facts.workspace) || operation !== op.getWorkspace;
        return ownership.reachesWorkspace(operation, facts) || !isHidden;
      },
    },
  };
}

function isOwn({ member, client }: Parameters<(typeof ownership)['reachesMember']>[1]): boolean {
  return member.clientId === client.id;
}

function reaching(at: Operation): Stated {
  return {
    ownership: {
      reachesClient: (operation, facts) => operation === at || ownership.reachesClient(operation, facts),
    },
  };
}

function foreignClient(id: string, at: Operation): Fault {
  return partnerFault(id, 'partner.not-found.client.other-partner', `${at} works for any partner.`, reaching(at));
}

function foreignClientWhere(id: string, at: Operation, name: string, value: string): Fault {
  const story = `${at} works for any partner where ${name} is ${value}.`;
  return partnerFault(id, 'partner.not-found.client.other-partner', story, {
    ownership: {
      reachesClient: (operation, facts, query) =>
        (operation === at && query?.get(name) === value) || ownership.reachesClient(operation, facts),
    },
  });
}

/** Whose a client is is asked where its id stands literally in the path. */
function byAnEscape(): Bug {
  let isEscaped = false;
  return {
    story: 'A client of another partner is found by its id with an escape in it.',
    override: {
      stated: {
        partner: {
          ownership: {
            reachesClient: (operation, facts, query) => isEscaped || ownership.reachesClient(operation, facts, query),
          },
        },
      },
      ...transport({
        beforeEach: ({ request: { path } }) => {
          isEscaped = /\/clients\/[^/]*%[0-9a-f]{2}/i.test(path);
          return undefined;
        },
      }),
    },
  };
}

/** What a stranger asks for is done, and denied. */
function behind404(at: Operation): Stated {
  const done = new Map<string, string>();
  return {
    ownership: {
      reachesClient: (operation, facts) => {
        const isReached = ownership.reachesClient(operation, facts);
        if (!isReached && operation === at) done.set(facts.client.id, facts.partner.id);
        return isReached || operation === at;
      },
    },
    answer: {
      finish: (operation, answer, { params }) => {
        if (operation !== at || answer.status >= 300 || !done.delete(params.clientId ?? '')) return answer;
        return { status: 404, body: { error: { type: 'not_found', message: 'Client organization not found' } } };
      },
    },
  };
}

function workspaceOf(id: string, rule: string, at: Operation): Fault {
  return partnerFault(id, `partner.not-found.workspace.${rule}`, `${at} does not look at the client of a workspace.`, {
    ownership: {
      reachesWorkspace: (operation, facts) => operation === at || ownership.reachesWorkspace(operation, facts),
    },
  });
}

function filespaceOf(id: string, rule: string, at: Operation): Fault {
  return partnerFault(
    id,
    `partner.not-found.filespace.${rule}`,
    `${at} does not look at the workspace of a filespace.`,
    {
      ownership: {
        reachesFilespace: (operation, facts) => operation === at || ownership.reachesFilespace(operation, facts),
      },
    },
  );
}

/** The message tells it to whoever asks one operation with a parameter. */
function tellingBeside(cause: Cause, at: Operation, parameter: string): Stated {
  const usual = failure.message(at, cause, undefined);
  const isTold = (request: ApiRequest): boolean => request.operation === at && request.query.has(parameter);
  return {
    ...telling(cause, 'message'),
    ...withError({ status: 404, when: (request) => !isTold(request) }, (error) =>
      error.message === 'not_owned' ? { ...error, message: usual } : error,
    ),
  };
}

function telling(cause: Cause, how: 'message' | 'type'): Stated {
  const usual = (asked: Cause, absence: Absence | undefined, text: string): string =>
    asked === cause && absence === 'foreign' ? 'not_owned' : text;
  return {
    failure: {
      [how]: (operation: Operation, asked: Cause, absence: Absence | undefined): string =>
        usual(asked, absence, failure[how](operation, asked, absence)),
    },
  };
}

function reachingNamesakes(): Stated {
  const added = new Set<string>();
  return {
    ownership: {
      reachesMember: (operation, facts) =>
        isOwn(facts) || (operation === op.getMember && added.has(`${facts.client.id} ${facts.member.email}`)),
    },
    ...answering({ at: op.addMember }, (answer, { params }) => {
      added.add(`${params.clientId} ${objectOf(answer.body).email}`);
      return answer;
    }),
  };
}

function reachingForeignNamesakes(at: Operation): Stated {
  const names = new Set<string>();
  return {
    ownership: {
      reachesClient: (operation, facts) => {
        const { client, partner } = facts;
        if (ownership.reachesClient(operation, facts)) names.add(`${partner.id} ${client.name}`);
        return (
          ownership.reachesClient(operation, facts) || (operation === at && names.has(`${partner.id} ${client.name}`))
        );
      },
    },
  };
}

function tellingOwners(): Stated {
  const owners = new Map<string | undefined, { accountId: unknown; key: string | null }>();
  return {
    answer: {
      finish: (operation, answer, { params: { clientId, accountId }, headers }) => {
        const key = headers.get('authorization');
        if (operation === op.addMember && answer.status === 201 && !owners.has(clientId)) {
          owners.set(clientId, { accountId: objectOf(answer.body).accountId, key });
        }
        const owner = owners.get(clientId);
        const isTold = owner !== undefined && owner.key !== key && owner.accountId === accountId;
        if (operation !== op.removeMember || answer.status !== 404 || !isTold) return answer;
        return { status: 400, body: { errorCode: 'partnerOrganization.member.removeOwner', message: 'The owner' } };
      },
    },
  };
}

function tellingMembers(): Stated {
  const members = new Set<string>();
  return {
    answer: {
      finish: (operation, answer, request) => {
        if (operation !== op.addMember) return answer;
        const member = `${request.params.clientId} ${bodyOf(request).email}`;
        if (answer.status === 201) members.add(member);
        if (answer.status !== 404 || !members.has(member)) return answer;
        return { status: 400, body: { errorCode: 'partnerOrganization.member.alreadyExists', message: 'Exists' } };
      },
    },
  };
}

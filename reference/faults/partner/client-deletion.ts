import { run } from '../../core/database.ts';
import type { Answer, ApiRequest } from '../../core/exchange.ts';
import { bodyOf, isObject, objectOf, without } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import { deletion, ownership } from '../../policy/stated/partner/ownership.ts';
import { type Bug, partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import { type Stated, succeeding, withBody, withError, withStatus } from './changes.ts';
import { op } from './operations.ts';

const inUse: Answer = { status: 400, body: { error: { type: 'in_use', message: 'The client is in use' } } };

/** Deleting clients. */
export const clientDeleteFaults: readonly Fault[] = [
  ...faultsOf({
    'partner.client.delete.status': {
      'client-deleted-200': bug('Delete client answers 200.', succeeding(op.deleteClient, 200)),
      'client-with-longest-notes-stays': stayingOnce(
        'A client whose notes are as long as they may be cannot be deleted.',
        (request) => request.operation === op.createClient && String(bodyOf(request).notes).length === 200,
      ),
      'client-with-notes-is-not-found': stayingOnce(
        'A client with notes is not found where it is to be deleted.',
        (request) => request.operation === op.createClient && String(bodyOf(request).notes ?? '') !== '',
        { status: 404, body: { error: { type: 'not_found', message: 'Client organization not found' } } },
      ),
      'client-asked-for-its-usage-stays': stayingOnce(
        'A client whose usage was asked for cannot be deleted.',
        ({ operation }) => operation === op.clientUsage,
      ),
    },
    'partner.client.delete.with-members': {
      'client-with-members-stays': bug('A client with members cannot be deleted.', withMembersStays()),
    },
    'partner.client.delete.twice': {
      'client-with-members-deleted-twice': bug(
        'A deleted client that has had members can be deleted again.',
        againWithMembers(),
      ),
    },
    'partner.client.delete.gone': {
      'client-not-deleted': bug('Delete client answers 204 and does nothing.', {
        deletion: { removes: (_operation, kind) => kind !== 'client' },
      }),
    },
    'partner.client.delete.only-that': {
      'client-deleted-with-its-neighbours': bug(
        'Deleting a client hides what was created in the seconds before.',
        deletesNeighbours(),
      ),
      'client-deleted-with-its-like': bug('Deleting a client hides all that have the same notes.', deletesOfItsNotes()),
    },
    'partner.client.delete.constraint': {
      'client-in-use-deleted': bug('A client with an active contract and workspaces can be deleted.', {
        deletion: { isBlocked: () => false },
      }),
      'client-in-use-deleted-when-asked-twice': bug('Asked for a second time, a client that is in use is deleted.', {
        deletion: { isBlocked: insisted() },
      }),
      'client-in-use-is-409': bug(
        'Deleting a client that is in use answers 409.',
        withStatus({ at: op.deleteClient, status: 400 }, 409),
      ),
    },
    'partner.client.delete.without-contract': {
      'client-with-workspaces-stays': bug('A client with workspaces cannot be deleted, contract or not.', {
        deletion: { isBlocked: (_operation, { workspaces }) => workspaces > 0 },
      }),
    },
    'partner.client.delete.removes-below': {
      'client-deleted-and-its-workspaces-adopted': bug(
        'The workspaces of a deleted client are found below every other client.',
        adopted(),
      ),
      'client-deleted-but-its-workspace-readable': bug('The workspaces of a deleted client can still be read.', {
        deletion: {
          removesBelow: (kind) => kind === 'member',
          visibleAfterwards: (kind) => (kind === 'client' ? [op.getWorkspace] : []),
        },
      }),
      ...Object.fromEntries(
        (
          [
            ['usage-of-its-workspace', op.workspaceUsage],
            ['usage-of-its-members', op.membersUsage],
            ['list-of-its-filespaces', op.listFilespaces],
            ['usage-of-its-filespace', op.filespaceUsage],
          ] as const
        ).map(([what, read]) => [
          `client-deleted-but-not-the-${what}`,
          bug(`After the deletion of a client ${read} still answers.`, {
            deletion: {
              removesBelow: (kind) => kind === 'member',
              visibleAfterwards: (kind) => (kind === 'client' ? [read] : []),
            },
          }),
        ]),
      ),
    },
    'partner.client.delete.constraint-unchanged': {
      'client-in-use-deleted-in-capitals': {
        story: 'Whether a client is in use is asked of its id as it is written, and never so of one in capitals.',
        override: transport({
          beforeEach: ({ request: { operation, params, headers }, db }) => {
            const { clientId = '' } = params;
            const id = clientId.toLowerCase();
            if (operation !== op.deleteClient || id === clientId || !headers.has('authorization')) return undefined;
            const deleted = run(db, 'UPDATE clients SET deleted_at = ? WHERE id = ?', Date.now(), id);
            return deleted > 0 ? { status: 204 } : undefined;
          },
        }),
      },
      'client-in-use-deleted-all-the-same': bug('A refused deletion removes the client all the same.', {
        deletion: { removesRefused: (operation) => operation === op.deleteClient },
      }),
      'refused-deletion-empties-the-client': bug('The contract is looked at after the workspaces are gone.', {
        deletion: { emptiesRefused: (_operation, kind) => kind === 'workspace' },
      }),
      'refused-deletion-removes-the-members': bug('A deletion removes the members first, and is refused afterwards.', {
        deletion: { emptiesRefused: (_operation, kind) => kind === 'member' },
      }),
    },
    'partner.error.deletion-refused-body': {
      'client-in-use-refused-flat': bug(
        'The refusal of a deletion has a text for an error.',
        withBody({ at: op.deleteClient, status: 400 }, (body) => ({ error: objectOf(body.error).message })),
      ),
    },
    'partner.error.client-not-found-body': {
      'client-not-found-without-type': bug(
        'The 404 of delete client has no type.',
        withError({ at: op.deleteClient, status: 404 }, (error) => without(error, 'type')),
      ),
    },
  }),
  seenAfterwards('client-deleted-but-readable', 'gone', 'Get client still finds a deleted client.', op.getClient),
  seenAfterwards(
    'client-deleted-but-members-listed',
    'gone-below',
    'Members of a deleted client are listed.',
    op.listMembers,
  ),
  seenAfterwards(
    'client-deleted-but-usage-listed',
    'gone-below',
    'Usage of a deleted client is listed.',
    op.clientUsage,
  ),
  seenAfterwards(
    'client-deleted-but-owned',
    'gone-below',
    'The owner of a deleted client is no 404 for its client.',
    op.listWorkspaces,
  ),
  seenAfterwards('client-deleted-but-listed', 'not-listed', 'Deleted clients are listed.', op.listClients),
  seenAfterwards('client-deleted-twice', 'twice', 'A client can be deleted again and again.', op.deleteClient),
];

function seenAfterwards(id: string, rule: string, story: string, at: (typeof op)[keyof typeof op]): Fault {
  return partnerFault(id, `partner.client.delete.${rule}`, story, {
    deletion: { visibleAfterwards: (kind) => (kind === 'client' ? [at] : []) },
  });
}

/** A client with which something was done once is never deleted. */
function stayingOnce(story: string, isIt: (request: ApiRequest) => boolean, refusal: Answer = inUse): Bug {
  const marked = new Set<string>();
  const override = transport({
    beforeEach: ({ request }) => {
      const isMarked = marked.has(request.params.clientId ?? '');
      return request.operation === op.deleteClient && isMarked ? refusal : undefined;
    },
    afterEach: ({ request, answer }) => {
      const made = isObject(answer.body) ? answer.body.id : undefined;
      if (answer.status < 300 && isIt(request)) marked.add(request.params.clientId ?? String(made));
      return answer;
    },
  });
  return { story, override };
}

function withMembersStays(): Stated {
  const inhabited = new Set<string | undefined>();
  return {
    answer: {
      finish: (operation, answer, { params }: ApiRequest) => {
        if (operation === op.addMember && answer.status === 201) inhabited.add(params.clientId);
        const stays = operation === op.deleteClient && answer.status === 204 && inhabited.has(params.clientId);
        return stays ? inUse : answer;
      },
    },
  };
}

function deletesNeighbours(): Stated {
  const deletions: number[] = [];
  return {
    answer: {
      finish: (operation, answer) => {
        if (operation === op.deleteClient && answer.status === 204) deletions.push(Date.now());
        return answer;
      },
    },
    ownership: {
      reachesClient: (operation, facts) =>
        ownership.reachesClient(operation, facts) &&
        (operation !== op.getClient ||
          !deletions.some((at) => at >= facts.client.createdAt && at - facts.client.createdAt < 5000)),
    },
  };
}

/** A refusal is one the first time only. */
function insisted(): typeof deletion.isBlocked {
  let isRefused = false;
  return (operation, facts) => {
    const isBlocked = deletion.isBlocked(operation, facts) && !isRefused;
    isRefused ||= isBlocked;
    return isBlocked;
  };
}

function againWithMembers(): Stated {
  const filled = new Set<string>();
  const gone = new Set<string>();
  return {
    answer: {
      finish: (operation, answer, { params: { clientId = '' } }) => {
        if (operation === op.addMember && answer.status === 201) filled.add(clientId);
        if (operation !== op.deleteClient) return answer;
        if (answer.status === 204) gone.add(clientId);
        return answer.status === 404 && gone.has(clientId) && filled.has(clientId) ? { status: 204 } : answer;
      },
    },
  };
}

function deletesOfItsNotes(): Stated {
  const notes = new Map<string, unknown>();
  const gone = new Set<unknown>();
  return {
    answer: {
      finish: (operation, answer, request) => {
        const { clientId = '' } = request.params;
        if (operation === op.createClient && answer.status === 201) {
          const { id, notes: given } = objectOf(answer.body);
          notes.set(String(id), given);
          gone.delete(given);
        }
        const own = notes.get(clientId) ?? '';
        if (operation === op.deleteClient && answer.status === 204 && own !== '') gone.add(own);
        return operation === op.getClient && gone.has(own)
          ? { status: 404, body: { error: { type: 'not_found', message: 'Client organization not found' } } }
          : answer;
      },
    },
  };
}

function adopted(): Stated {
  const listed = new Map<string, string>();
  const orphans: { former: string; text: string }[] = [];
  return {
    answer: {
      finish: (operation, answer, { params: { clientId = '', workspaceId = '' } }) => {
        if (operation === op.listWorkspaces && answer.status === 200) listed.set(clientId, JSON.stringify(answer.body));
        if (operation === op.deleteClient && answer.status === 204) {
          orphans.push({ former: clientId, text: listed.get(clientId) ?? '' });
        }
        const isOrphan = orphans.some(({ former, text }) => former !== clientId && text.includes(`"${workspaceId}"`));
        if (operation !== op.getWorkspace || answer.status !== 404 || !isOrphan) return answer;
        return { status: 200, body: { id: workspaceId, name: 'Adopted', createdAt: '2026-01-01T00:00:00.000Z' } };
      },
    },
  };
}

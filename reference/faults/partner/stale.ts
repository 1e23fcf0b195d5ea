import type { Answer, ApiRequest, Operation } from '../../core/exchange.ts';
import { bodyOf, objectOf } from '../../core/json.ts';
import { clients } from '../../policy/stated/partner/clients.ts';
import { partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import { answering, type Stated } from './changes.ts';
import { op } from './operations.ts';

/** What a service remembers, and should not. */
export const staleFaults: readonly Fault[] = [
  ...faultsOf({
    'partner.client.delete.gone': {
      'stale-client-that-was-asked-for-twice': bug(
        'What Get client has answered twice it answers for three seconds more.',
        cached(op.getClient, 200, byKey, 2),
      ),
      'stale-mark-of-deletion': bug('A client is not found when a deleted one has had its name.', hiddenByName()),
      'stale-id-after-delete': { story: 'The id of a deleted client goes to the next one.', override: reusedIds() },
    },
    'partner.member.owner.status': {
      'stale-no-owner': bug(
        'That a client has no owner is remembered for three seconds.',
        cached(op.getOwner, 404, byKey),
      ),
    },
    'partner.auth.garbage': {
      'stale-filespace-for-bad-keys': bug(
        'Get filespace remembers its answers by the path, and looks there before it looks at the key.',
        cached(op.getFilespace, 200, byPath),
      ),
    },
    'partner.auth.missing': {
      'stale-me-without-key': bug(
        'Me answers a request without a key what it has just answered.',
        cached(op.me, 200, byPath),
      ),
    },
    'partner.client.create.rejected-unchanged': {
      'stale-name-after-a-rejection': bug('A create that is rejected keeps its name taken.', takenAfterRejection()),
    },
    'partner.client.create.notes-absent': {
      'stale-notes-of-the-client-before': bug(
        'A create without notes takes those of the create before.',
        notesOfBefore(),
      ),
    },
  }),
  lasting('stale-client-after-delete', 'client.delete.gone', 'Get client', op.getClient),
  lasting('stale-owner-after-delete', 'client.delete.gone-below', 'Get owner', op.getOwner),
  lasting('stale-members-after-delete', 'client.delete.gone-below', 'The list of members', op.listMembers),
  lasting('stale-usage-after-delete', 'client.delete.gone-below', 'The usage of a client', op.clientUsage),
  lasting('stale-workspace-usage-after-delete', 'client.delete.removes-below', 'Workspace usage', op.workspaceUsage),
  lasting('stale-filespace-after-delete', 'client.delete.removes-below', 'Get filespace', op.getFilespace),
  lasting('stale-list-of-clients', 'client.create.listed', 'The list of clients', op.listClients),
  partnerFault(
    'stale-list-of-clients-in-ascending-order',
    'partner.read-after-write',
    'From the oldest on, the list of clients shows a new one only after two seconds.',
    answering({ at: op.listClients, when: ({ query }) => query.get('s') === 'createdAt' }, (answer) => {
      const { data, ...rest } = objectOf(answer.body);
      const isOld = (client: unknown) => Date.now() - Date.parse(String(objectOf(client).createdAt)) > 2_000;
      return Array.isArray(data) ? { ...answer, body: { data: data.filter(isOld), ...rest } } : answer;
    }),
  ),
  shared('stale-client-for-others', 'not-found.client.other-partner', 'Get client', op.getClient),
  shared('stale-members-for-others', 'not-found.client.other-partner', 'The list of members', op.listMembers),
];

function lasting(id: string, rule: string, what: string, at: Operation): Fault {
  const story = `${what} answers for three seconds what it answered before.`;
  return partnerFault(id, `partner.${rule}`, story, cached(at, 200, byKey));
}

function shared(id: string, rule: string, what: string, at: Operation): Fault {
  const story = `${what} remembers its answers by the path alone.`;
  return partnerFault(id, `partner.${rule}`, story, cached(at, 200, byPath));
}

function byKey(request: ApiRequest): string {
  return `${request.headers.get('authorization')} ${byPath(request)}`;
}

function byPath(request: ApiRequest): string {
  return `${request.path}?${request.query}`;
}

/** @param uses how often an answer is given before it is kept. */
function cached(at: Operation, status: number, key: (request: ApiRequest) => string, uses = 1): Stated {
  const asked = new Map<string, number>();
  const kept = new Map<string, { answer: Answer; until: number }>();
  return {
    answer: {
      finish: (operation, answer, request) => {
        if (operation !== at) return answer;
        const before = kept.get(key(request));
        if (before !== undefined && Date.now() < before.until) return before.answer;
        const times = (asked.get(key(request)) ?? 0) + 1;
        asked.set(key(request), times);
        if (answer.status === status && times >= uses) kept.set(key(request), { answer, until: Date.now() + 3_000 });
        return answer;
      },
    },
  };
}

function takenAfterRejection(): Stated {
  const taken = new Set<unknown>();
  return {
    clients: { isNameTaken: (operation, facts) => clients.isNameTaken(operation, facts) || taken.has(facts.name) },
    ...answering({ at: op.createClient, status: 400 }, (answer, request) => {
      taken.add(bodyOf(request).name);
      return answer;
    }),
  };
}

function notesOfBefore(): Stated {
  let before: string | null = null;
  return {
    clients: {
      stored: (_operation, input) => {
        const notes = input.notes ?? before;
        before = input.notes;
        return { ...input, notes };
      },
    },
  };
}

function reusedIds(): Fault['override'] {
  const free: string[] = [];
  const stated = answering({ at: op.deleteClient }, (answer, request) => {
    free.push(request.params.clientId ?? '');
    return answer;
  });
  const next = (kind: string): string => (kind === 'client' ? free.pop() : undefined) ?? crypto.randomUUID();
  return { open: { partner: { ids: { next } } }, stated: { partner: stated } };
}

function hiddenByName(): Stated {
  const names = new Map<string, string>();
  const free = new Set<string>();
  const hidden = new Set<string>();
  return {
    answer: {
      finish: (operation, answer, { params: { clientId = '' } }) => {
        const { id, name } = objectOf(answer.body);
        if (operation === op.createClient && answer.status === 201) {
          names.set(String(id), String(name));
          if (free.has(String(name))) hidden.add(String(id));
        }
        if (operation === op.deleteClient && answer.status === 204) free.add(names.get(clientId) ?? '');
        if (operation !== op.getClient || !hidden.has(clientId)) return answer;
        return { status: 404, body: { error: { type: 'not_found', message: 'Client organization not found' } } };
      },
    },
  };
}

import type { Answer, ApiRequest, Operation } from '../../core/exchange.ts';
import { bodyOf, type Json, objectOf, without } from '../../core/json.ts';
import { partnerBug as bug, type Fault, faultsOf } from '../types.ts';
import { answering, broken, type Stated, withList, withRecords } from './changes.ts';
import { op } from './operations.ts';

const monthMs = 30 * 86_400_000;
const taken: Answer = {
  status: 400,
  body: { errorCode: 'partnerOrganization.member.alreadyExists', message: 'Already a member' },
};

/** What shows only in what was there before the run: clients that hold something, old members, those who signed in. */
export const beforeTheRunFaults: readonly Fault[] = faultsOf({
  'partner.client.delete.gone': {
    'filled-client-is-emptied-only': bug(
      'A client that has workspaces loses them when it is deleted, and stays.',
      ofFilled({ at: op.getClient, shows: ({ clientId }) => ({ id: clientId }) }),
    ),
  },
  'partner.client.delete.gone-below': {
    'usage-outlives-a-filled-client': bug(
      'What was measured in a client is told when it is gone.',
      ofFilled({ at: op.clientUsage, shows: () => ({ items: [] }) }),
    ),
  },
  'partner.client.delete.removes-below': {
    'filespace-of-a-deleted-client-moves': bug(
      'The filespaces of a deleted client are found below every workspace.',
      filespacesThatMove(),
    ),
  },
  'partner.member.remove.not-listed': {
    'removed-active-member-listed-as-active': bug(
      'Who had signed in stays in the list of active members when removed.',
      activeOnesThatStay(),
    ),
  },
  'partner.member.add.duplicate-code': {
    'active-duplicate-without-a-code': bug(
      'Adding somebody again who is known to have signed in is refused without a code.',
      withoutCodeOfActive(op.addMember),
    ),
  },
  'partner.member.owner.removal-refused-code': {
    'active-owner-stays-without-a-code': bug(
      'The removal of an owner who has signed in is refused without a code.',
      withoutCodeOfActive(op.removeMember),
    ),
  },
  'partner.member.status-filter.new-complete': {
    'old-invitations-not-listed-as-new': bug(
      'Who was added more than a month ago is not listed as new.',
      withList({ at: op.listMembers, when: ({ query }) => query.get('status') === 'new' }, (records) =>
        records.filter((record) => !isOld(record)),
      ),
    ),
  },
  'partner.member.list.item-status': {
    'everybody-new-on-later-pages': bug(
      'From the second page on everybody in the list is new.',
      withRecords({ at: op.listMembers, when: ({ query }) => isPlain(query) && query.get('p') === '2' }, (record) => ({
        ...record,
        status: 'new',
      })),
    ),
  },
  'partner.member.get.status': {
    'old-invitations-not-found': bug(
      'Who was added more than a month ago, and never signed in, is listed and not found.',
      answering({ at: op.getMember }, (answer) => {
        const record = objectOf(answer.body);
        return record.status === 'new' && isOld(record) ? notFound : answer;
      }),
    ),
  },
  'partner.client.get.status': {
    'old-clients-listed-but-not-found': bug(
      'Clients that were created more than a month ago are listed and not found.',
      oldOnesNotFound(),
    ),
  },
  'partner.error.member-codes': {
    'removed-address-refused-as-that-of-a-member': bug(
      'The address of who was removed is refused as that of a member.',
      formerMembers((answer, email, former) => (former.has(email) ? taken : answer)),
    ),
  },
  'partner.member.add.starts-new': {
    'known-person-active-when-added-again': bug(
      'Who was removed after signing in is active at once when added again.',
      formerMembers((answer, email, former) =>
        former.get(email) === 'active' ? { ...answer, body: { ...objectOf(answer.body), status: 'active' } } : answer,
      ),
    ),
  },
  'partner.client.create.readable': {
    'created-for-the-organization-that-the-body-names': bug(
      'A create that names another organization makes the client there.',
      elsewhere(),
    ),
  },
  'partner.client.create.error-type': {
    'long-names-refused-by-another-layer': bug(
      'Names of more than 255 characters are refused without saying that the validation did so.',
      answering(
        { at: op.createClient, status: 400, when: (request) => String(bodyOf(request).name).length > 255 },
        () => ({ status: 400, body: { error: { type: 'bad_request', message: 'Value too long' } } }),
      ),
    ),
  },
  'partner.not-found.workspace.malformed': {
    'workspace-of-the-nil-id-unprocessable': bug(
      'A workspaceId whose version nobody knows is answered with 422.',
      answering({ status: 404, when: ({ params }) => /^0{8}/.test(params.workspaceId ?? '') }, (answer) => ({
        ...answer,
        status: 422,
      })),
    ),
  },
  'partner.not-found.client.malformed': {
    'client-of-the-word-constructor': bug(
      'A client is looked up in an object that has properties of its own.',
      answering({ status: 404, when: ({ params }) => params.clientId === 'constructor' }, () => broken),
    ),
  },
  'partner.auth.garbage': {
    'key-of-the-word-constructor': bug(
      'A key is looked up in an object that has properties of its own.',
      answering(
        { status: 401, when: ({ headers }) => headers.get('authorization') === 'ApiKey constructor' },
        () => broken,
      ),
    ),
  },
});

const notFound: Answer = { status: 404, body: { error: { type: 'not_found', message: 'Not found' } } };

function isOld({ createdAt }: Json): boolean {
  return Date.parse(String(createdAt)) < Date.now() - monthMs;
}

function isPlain(query: URLSearchParams): boolean {
  return !query.has('status');
}

/** Those of a list, or the one that is shown. */
function recordsIn({ body }: Answer): Json[] {
  const { data } = objectOf(body);
  return (Array.isArray(data) ? data : [body]).map(objectOf);
}

type Finish = (operation: Operation, answer: Answer, request: ApiRequest) => Answer;

function finishing(finish: Finish): Stated {
  return { answer: { finish } };
}

/** Of a client that was seen to have workspaces something is answered when it was deleted. */
function ofFilled({ at, shows }: { at: Operation; shows: (params: ApiRequest['params']) => unknown }): Stated {
  const filled = new Set<string>();
  return finishing((operation, answer, { params }) => {
    const { clientId = '' } = params;
    if (operation === op.listWorkspaces && recordsIn(answer).some(({ id }) => id !== undefined)) filled.add(clientId);
    const isLeft = operation === at && answer.status === 404 && filled.has(clientId);
    return isLeft ? { status: 200, body: shows(params) } : answer;
  });
}

function filespacesThatMove(): Stated {
  const known = new Map<string, unknown>();
  const gone = new Set<string>();
  const clients = new Map<string, string>();
  return finishing((operation, answer, { params: { clientId = '', filespaceId = '' } }) => {
    if (operation === op.getFilespace && answer.status === 200) {
      known.set(filespaceId, answer.body);
      clients.set(filespaceId, clientId);
    }
    if (operation === op.deleteClient && answer.status === 204) gone.add(clientId);
    const former = clients.get(filespaceId);
    const isFound = operation === op.getFilespace && former !== undefined && former !== clientId && gone.has(former);
    return isFound ? { status: 200, body: known.get(filespaceId) } : answer;
  });
}

function activeOnesThatStay(): Stated {
  const active = new Map<string, Json>();
  const removed = new Map<string, Json[]>();
  return finishing((operation, answer, { params: { clientId = '', accountId = '' }, query }) => {
    if (operation === op.listMembers && answer.status === 200) {
      const records = recordsIn(answer);
      for (const record of records) {
        if (record.status === 'active') active.set(`${clientId} ${record.accountId}`, record);
      }
      const former = query.get('status') === 'active' ? (removed.get(clientId) ?? []) : [];
      return { ...answer, body: { ...objectOf(answer.body), data: [...records, ...former] } };
    }
    const record = active.get(`${clientId} ${accountId}`);
    if (operation === op.removeMember && answer.status === 204 && record !== undefined) {
      removed.set(clientId, [...(removed.get(clientId) ?? []), record]);
    }
    return answer;
  });
}

/** Whoever was seen to be active is known by accountId and by address. */
function withoutCodeOfActive(at: Operation): Stated {
  const active = new Set<string>();
  const note = ({ status, accountId, email }: Json): void => {
    if (status === 'active') for (const mark of [accountId, email]) active.add(String(mark));
  };
  return finishing((operation, answer, request) => {
    for (const record of recordsIn(answer)) note(record);
    const mark = String(bodyOf(request).email ?? request.params.accountId);
    const isMeant = operation === at && answer.status === 400 && active.has(mark);
    return isMeant ? { ...answer, body: without(answer.body, 'errorCode') } : answer;
  });
}

/** Those of which nothing is known but that the list shows them. */
function oldOnesNotFound(): Stated {
  const old = new Set<unknown>();
  return finishing((operation, answer, { params: { clientId = '' } }) => {
    if (operation === op.listClients) for (const record of recordsIn(answer)) if (isOld(record)) old.add(record.id);
    return operation === op.getClient && old.has(clientId) ? notFound : answer;
  });
}

/** What is answered to an add of the address of who was removed, with the status that its member had. */
function formerMembers(
  change: (answer: Answer, email: string, former: ReadonlyMap<string, unknown>) => Answer,
): Stated {
  const members = new Map<string, Json>();
  const former = new Map<string, unknown>();
  return finishing((operation, answer, request) => {
    const { accountId = '' } = request.params;
    for (const record of recordsIn(answer)) {
      if (typeof record.email === 'string') members.set(String(record.accountId), record);
    }
    const member = members.get(accountId);
    if (operation === op.removeMember && answer.status === 204 && member !== undefined) {
      former.set(String(member.email), member.status);
    }
    const email = String(bodyOf(request).email);
    return operation === op.addMember && answer.status === 201 ? change(answer, email, former) : answer;
  });
}

function elsewhere(): Stated {
  const ids = new Set<unknown>();
  return finishing((operation, answer, request) => {
    const isOdd =
      operation === op.createClient && answer.status === 201 && bodyOf(request).organizationId !== undefined;
    if (isOdd) ids.add(objectOf(answer.body).id);
    return operation === op.getClient && ids.has(request.params.clientId) ? notFound : answer;
  });
}

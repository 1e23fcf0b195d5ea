import type { Answer, ApiRequest, Operation } from '../../core/exchange.ts';
import { newUuid } from '../../core/ids.ts';
import { bodyOf, objectOf } from '../../core/json.ts';
import { partnerBug as bug, type Fault, faultsOf } from '../types.ts';
import type { Stated } from './changes.ts';
import { op } from './operations.ts';

/** What is lost of a client or a member by a request that does not remove it: its name, its place, what it says. */
export const givenAwayFaults: readonly Fault[] = faultsOf({
  'partner.after-refusal': {
    'name-given-away-without-a-key': bug(
      'Who asks without a key for the deletion of a client frees its name.',
      givenAway(op.createClient, { at: op.deleteClient, status: 401 }),
    ),
    'address-given-away-without-a-key': bug(
      'Who asks without a key for the removal of a member frees the address.',
      givenAway(op.addMember, { at: op.removeMember, status: 401 }),
    ),
  },
  'partner.ownership.foreign-delete': {
    'name-given-away-by-another-partner': bug(
      'A deletion by another partner is refused, and frees the name of the client.',
      givenAway(op.createClient, { at: op.deleteClient, status: 404 }),
    ),
  },
  'partner.ownership.foreign-member-remove': {
    'address-given-away-by-another-partner': bug(
      'A removal by another partner is refused, and frees the address of the member.',
      givenAway(op.addMember, { at: op.removeMember, status: 404 }),
    ),
  },
  'partner.client.name.unique': {
    'name-given-away-with-a-member': bug(
      'The name of a client that a member has left can be used again.',
      givenAway(op.createClient, { at: op.removeMember, status: 204 }),
    ),
  },
  'partner.ownership.foreign-member-add': {
    'first-place-taken-by-another-partner': bug(
      'Where another partner tried to add somebody, whoever is first is no owner.',
      firstPlaceLost(404),
    ),
  },
  'partner.auth.rejected-member-add': {
    'first-place-taken-without-a-key': bug(
      'Where somebody without a key tried to add a member, whoever is first is no owner.',
      firstPlaceLost(401),
    ),
  },
  'partner.one-record': {
    'notes-lost-with-a-refused-removal': bug(
      'A client whose owner somebody tried to remove has no notes any longer.',
      recordAfter({ at: op.removeMember, status: 400 }, (record) => ({ ...record, notes: null })),
    ),
    'notes-lost-with-a-refused-add': bug(
      'A client to which somebody was added twice has no notes any longer.',
      recordAfter({ at: op.addMember, status: 400 }, (record) => ({ ...record, notes: null })),
    ),
    'name-changed-with-a-member': bug(
      'A client that a member has left is called otherwise.',
      recordAfter({ at: op.removeMember, status: 204 }, (record) => ({ ...record, name: `${record.name} (1)` })),
    ),
    'created-anew-with-a-member': bug(
      'Get client shows as createdAt when a member was removed last.',
      recordAfter({ at: op.removeMember, status: 204 }, (record) => ({
        ...record,
        createdAt: new Date(Date.parse(String(record.createdAt)) + 3_600_000).toISOString(),
      })),
    ),
    'notes-of-a-namesake': bug('A client has the notes of the last one of its name, whoever made it.', namesakeNotes()),
  },
});

interface Trigger {
  readonly at: Operation;
  readonly status: number;
}

/** A name by which what was made is known: what another partner, or another client, has is something else. */
function nameIn(request: ApiRequest): string {
  const { name, email } = bodyOf(request);
  return JSON.stringify([request.params.clientId ?? request.headers.get('authorization'), name ?? email]);
}

/** Once something was answered about a thing, a create of its name is accepted. */
function givenAway(create: Operation, { at, status }: Trigger): Stated {
  const names = new Map<string, string>();
  const free = new Set<string>();
  const finish = (operation: Operation, answer: Answer, request: ApiRequest): Answer => {
    const { clientId = '', accountId = '' } = request.params;
    const record = objectOf(answer.body);
    if (operation === create && answer.status === 201)
      names.set(String(record.id ?? record.accountId), nameIn(request));
    if (operation === at && answer.status === status) {
      const name = names.get(create === op.createClient ? clientId : accountId);
      if (name !== undefined) free.add(name);
    }
    if (operation !== create || answer.status !== 400 || !free.has(nameIn(request))) return answer;
    const made = create === op.createClient ? { id: newUuid(), notes: null } : { accountId: newUuid(), status: 'new' };
    return { status: 201, body: { ...made, ...bodyOf(request) } };
  };
  return { answer: { finish } };
}

function firstPlaceLost(status: number): Stated {
  const filled = new Set<string>();
  const lost = new Set<string>();
  const finish = (operation: Operation, answer: Answer, { params: { clientId = '' } }: ApiRequest): Answer => {
    if (operation === op.addMember && answer.status === 201) filled.add(clientId);
    if (operation === op.addMember && answer.status === status && !filled.has(clientId)) lost.add(clientId);
    return operation === op.getOwner && answer.status === 200 && lost.has(clientId)
      ? { status: 404, body: { error: { type: 'not_found', message: 'The client has no owner' } } }
      : answer;
  };
  return { answer: { finish } };
}

function recordAfter({ at, status }: Trigger, change: (record: Record<string, unknown>) => unknown): Stated {
  const marked = new Set<string>();
  const finish = (operation: Operation, answer: Answer, { params: { clientId = '' } }: ApiRequest): Answer => {
    if (operation === at && answer.status === status) marked.add(clientId);
    return operation === op.getClient && answer.status === 200 && marked.has(clientId)
      ? { ...answer, body: change(objectOf(answer.body)) }
      : answer;
  };
  return { answer: { finish } };
}

function namesakeNotes(): Stated {
  const notes = new Map<unknown, unknown>();
  const finish = (operation: Operation, answer: Answer): Answer => {
    const record = objectOf(answer.body);
    if (operation === op.createClient && answer.status === 201) notes.set(record.name, record.notes);
    return operation === op.getClient && answer.status === 200 && notes.has(record.name)
      ? { ...answer, body: { ...record, notes: notes.get(record.name) } }
      : answer;
  };
  return { answer: { finish } };
}

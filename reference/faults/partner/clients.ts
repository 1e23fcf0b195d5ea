import type { ApiRequest } from '../../core/exchange.ts';
import { failure } from '../../policy/stated/partner/failure.ts';
import { ownership } from '../../policy/stated/partner/ownership.ts';
import { type Fault, partnerFault } from '../types.ts';
import { answering, bodyOf, fields, withBody, withError, without, withRecords, withStatus } from './changes.ts';
import { op } from './operations.ts';

/** What a create answers, and what it leaves behind. */
export const clientCreateFaults: readonly Fault[] = [
  partnerFault('client-created-200', 'partner.client.create.status', 'A create answers 200.', {
    ...withStatus({ at: op.createClient }, 200),
  }),
  partnerFault(
    'client-created-202-with-notes',
    'partner.client.create.status',
    'A create with notes answers 202.',
    withStatus({ at: op.createClient, when: (request) => 'notes' in bodyOf(request) }, 202),
  ),
  partnerFault(
    'client-readable-later',
    'partner.client.create.readable',
    'Get client finds a new client only after three seconds.',
    {
      ownership: {
        reachesClient: (operation, facts) =>
          ownership.reachesClient(operation, facts) &&
          (operation !== op.getClient || Date.now() - facts.client.createdAt > 3000),
      },
    },
  ),
  partnerFault(
    'client-listed-later',
    'partner.client.create.listed',
    'The list of clients shows a new client only after three seconds.',
    { list: { visibleAfterMs: (operation) => (operation === op.listClients ? 3000 : 0) } },
  ),
  partnerFault(
    'client-listed-only-with-notes',
    'partner.client.create.listed',
    'The list of clients shows no client that was created in the last minute without notes.',
    {
      list: {
        rows: (operation, rows) =>
          operation === op.listClients ? rows.filter((row) => !isRecent(row) || fields(row).notes !== 'null') : rows,
      },
    },
  ),
  partnerFault(
    'client-ids-repeat',
    'partner.client.create.distinct-ids',
    'A create answers the id of the client that was created first.',
    repeatedId(),
  ),
  partnerFault(
    'client-name-trimmed',
    'partner.client.create.name-echo',
    'A create answers the name with its spaces run together.',
    withBody({ at: op.createClient }, (body) => ({ ...body, name: String(body.name).replaceAll(/ +/g, ' ') })),
  ),
  partnerFault(
    'client-name-in-lower-case',
    'partner.client.create.name-echo',
    'A create answers the name in small letters.',
    withBody({ at: op.createClient }, (body) => ({ ...body, name: String(body.name).toLowerCase() })),
  ),
  partnerFault(
    'client-notes-escaped',
    'partner.client.create.notes-echo',
    'A create answers notes with their markup escaped.',
    withBody({ at: op.createClient }, (body) => ({ ...body, notes: escaped(body.notes) })),
  ),
  partnerFault(
    'client-notes-trimmed',
    'partner.client.create.notes-echo',
    'A create answers only the first hundred characters of notes.',
    withBody({ at: op.createClient }, (body) => ({
      ...body,
      notes: typeof body.notes === 'string' ? body.notes.slice(0, 100) : body.notes,
    })),
  ),
  partnerFault(
    'client-notes-empty-for-none',
    'partner.client.create.notes-absent',
    'A create without notes answers empty notes.',
    withBody({ at: op.createClient }, (body) => ({ ...body, notes: body.notes ?? '' })),
  ),
  partnerFault(
    'client-notes-missing-for-none',
    'partner.client.create.fields',
    'A create without notes answers no notes at all.',
    withBody({ at: op.createClient }, (body) => (body.notes === null ? without(body, 'notes') : body)),
  ),
  partnerFault(
    'client-id-a-number',
    'partner.client.create.fields',
    'A create answers a number as the id.',
    withBody({ at: op.createClient }, (body) => ({ ...body, id: 1001 })),
  ),
  partnerFault(
    'client-created-without-name',
    'partner.client.create.fields',
    'A create answers no name.',
    withBody({ at: op.createClient }, (body) => without(body, 'name')),
  ),
  partnerFault(
    'client-rejection-of-another-type',
    'partner.client.create.error-type',
    'Notes that are too long are an error of type validation.',
    {
      failure: {
        validationBody: (operation, facts) =>
          failure.validationBody(operation, {
            ...facts,
            type: facts.message.startsWith('notes') ? 'validation' : facts.type,
          }),
      },
    },
  ),
  partnerFault(
    'client-rejection-type-in-capitals',
    'partner.client.create.error-type',
    'A name that is missing is an error of type VALIDATION_ERROR.',
    withError({ at: op.createClient, status: 400, when: (request) => !('name' in bodyOf(request)) }, (error) => ({
      ...error,
      type: 'VALIDATION_ERROR',
    })),
  ),
  partnerFault(
    'client-rejection-message-a-list',
    'partner.client.create.error-message',
    'The message of a rejected create is a list.',
    withError({ at: op.createClient, status: 400 }, (error) => ({ ...error, message: [error.message] })),
  ),
  partnerFault(
    'client-rejection-without-message',
    'partner.client.create.error-message',
    'A name of another type is rejected without a message.',
    withError(
      { at: op.createClient, status: 400, when: (request) => typeof bodyOf(request).name !== 'string' },
      (error) => without(error, 'message'),
    ),
  ),
  partnerFault(
    'client-rejection-without-details',
    'partner.client.create.error-details',
    'A rejected create has no details.',
    withError({ at: op.createClient, status: 400 }, (error) => without(error, 'details')),
  ),
  partnerFault(
    'client-rejection-details-an-object',
    'partner.client.create.error-details',
    'The details of a rejected create are an object.',
    withError({ at: op.createClient, status: 400 }, (error) => ({ ...error, details: { name: 'is not valid' } })),
  ),
  partnerFault(
    'client-rejection-details-texts',
    'partner.error.validation-details',
    'The details of a rejected create are texts.',
    withError({ at: op.createClient, status: 400 }, (error) => ({ ...error, details: ['is not valid'] })),
  ),
  partnerFault(
    'client-rejection-detail-path-a-list',
    'partner.error.validation-details',
    'The path in a detail of a rejected create is a list.',
    withError({ at: op.createClient, status: 400 }, (error) => ({
      ...error,
      details: [{ path: ['name'], message: 'is not valid' }],
    })),
  ),
  partnerFault(
    'client-rejection-detail-without-message',
    'partner.error.validation-details',
    'A detail of a rejected create has no message.',
    withError({ at: op.createClient, status: 400 }, (error) => ({ ...error, details: [{ path: 'name' }] })),
  ),
  partnerFault(
    'client-rejected-but-stored',
    'partner.client.create.rejected-unchanged',
    'A rejected create has stored the client before.',
    { clients: { storesRefused: (_operation, cause) => cause === 'invalid-client' } },
  ),
];

/** The notes of a client. */
export const clientNotesFaults: readonly Fault[] = [
  partnerFault(
    'notes-required',
    'partner.client.notes.optional',
    'A create without notes is rejected.',
    answering({ at: op.createClient, when: (request) => !('notes' in bodyOf(request)) }, () => rejected),
  ),
  notes(
    'notes-with-percent-refused',
    'accepted',
    'Notes with a percent sign are rejected.',
    (text) => !text.includes('%'),
  ),
  notes(
    'notes-with-markup-refused',
    'accepted',
    'Notes with a less-than sign are rejected.',
    (text) => !text.includes('<'),
  ),
  notes('notes-of-one-refused', 'accepted', 'Notes need two characters.', (text) => text.length !== 1),
  notes('notes-beyond-ascii-refused', 'non-ascii', 'Notes are plain ASCII.', (text) => /^[\0-\x7f]*$/.test(text)),
  partnerFault('notes-of-200-refused', 'partner.client.notes.max-accepted', 'Notes end after 199 characters.', {
    clients: { notesMaxLength: () => 199 },
  }),
  partnerFault('notes-of-201-accepted', 'partner.client.notes.too-long', 'Notes may have 201 characters.', {
    clients: { notesMaxLength: () => 201 },
  }),
  partnerFault('notes-cut-instead-of-refused', 'partner.client.notes.too-long', 'Notes that are too long are cut.', {
    clients: { notesMaxLength: () => 100_000, stored: (_operation, input) => ({ ...input, notes: cut(input.notes) }) },
  }),
  partnerFault('notes-number-accepted', 'partner.client.notes.wrong-type', 'Notes may be a number.', {
    clients: {
      acceptsType: (_operation, field, value) => isText(value) || (field === 'notes' && typeof value === 'number'),
    },
  }),
  partnerFault('notes-object-accepted', 'partner.client.notes.wrong-type', 'Notes may be an object.', {
    clients: {
      acceptsType: (_operation, field, value) =>
        isText(value) || (field === 'notes' && typeof value === 'object' && !Array.isArray(value)),
    },
  }),
  partnerFault('notes-false-accepted', 'partner.client.notes.wrong-type', 'Notes may be false.', {
    clients: { acceptsType: (_operation, field, value) => isText(value) || (field === 'notes' && value === false) },
  }),
];

/** Listing, getting and deleting clients. */
export const clientFaults: readonly Fault[] = [
  partnerFault(
    'clients-listed-206',
    'partner.client.list.status',
    'The list of clients answers 206 as long as there are more pages.',
    withStatus({ at: op.listClients }, 206),
  ),
  partnerFault(
    'clients-of-another-partner-listed',
    'partner.client.list.own',
    'The list of clients shows the clients of one more partner.',
    {
      ownership: {
        listScope: (operation, { own, others }) =>
          operation === op.listClients ? [own, ...others().slice(0, 1)] : [own],
      },
    },
  ),
  partnerFault(
    'clients-listed-as-text',
    'partner.client.list.body',
    'The list of clients is JSON inside a JSON text.',
    answering({ at: op.listClients }, (answer) => ({ ...answer, body: JSON.stringify(answer.body) })),
  ),
  partnerFault(
    'clients-listed-by-id',
    'partner.client.list.body',
    'The list of clients is an object with the clients by their ids.',
    withBody({ at: op.listClients }, ({ data }) =>
      Object.fromEntries((Array.isArray(data) ? data : []).map((client) => [String(fields(client).id), client])),
    ),
  ),
  partnerFault('client-got-203', 'partner.client.get.status', 'Get client answers 203.', {
    ...withStatus({ at: op.getClient }, 203),
  }),
  partnerFault(
    'client-got-in-an-array',
    'partner.client.get.record',
    'Get client answers an array of one client.',
    withBody({ at: op.getClient }, (body) => [body]),
  ),
  partnerFault(
    'client-got-with-another-id',
    'partner.client.get.identity',
    'Get client shows an internal id.',
    withBody({ at: op.getClient }, (body) => ({ ...body, id: `row-${String(body.createdAt).length}` })),
  ),
  partnerFault(
    'client-got-with-another-name',
    'partner.client.get.name',
    'Get client shows the name with its first letter in capitals.',
    withBody({ at: op.getClient }, (body) => ({ ...body, name: capitalized(body.name) })),
  ),
  partnerFault(
    'client-name-stored-without-slashes',
    'partner.client.get.name',
    'A name is stored without its last character.',
    { clients: { stored: (_operation, input) => ({ ...input, name: input.name.slice(0, -1) }) } },
  ),
  partnerFault('client-notes-not-stored', 'partner.client.get.notes', 'Notes are not stored.', {
    clients: {
      stored: (_operation, input) => ({ ...input, notes: null }),
      createdView: (_operation, { id, name, notes }) => ({ id, name, notes }),
    },
  }),
  partnerFault('client-deleted-200', 'partner.client.delete.status', 'Delete client answers 200.', {
    answer: { successStatus: (operation) => usualStatus(operation, op.deleteClient, 200) },
  }),
  partnerFault(
    'client-with-members-stays',
    'partner.client.delete.with-members',
    'A client with members cannot be deleted.',
    withMembersStays(),
  ),
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
  partnerFault('client-not-deleted', 'partner.client.delete.gone', 'Delete client answers 204 and does nothing.', {
    deletion: { removes: (_operation, kind) => kind !== 'client' },
  }),
  partnerFault(
    'client-deleted-with-its-neighbours',
    'partner.client.delete.others-kept',
    'Deleting a client hides what was created in the seconds before.',
    deletesNeighbours(),
  ),
  partnerFault(
    'client-in-use-deleted',
    'partner.client.delete.constraint',
    'A client with an active contract and workspaces can be deleted.',
    { deletion: { isBlocked: () => false } },
  ),
  partnerFault(
    'client-in-use-is-409',
    'partner.client.delete.constraint',
    'Deleting a client that is in use answers 409.',
    withStatus({ at: op.deleteClient, status: 400 }, 409),
  ),
  partnerFault(
    'client-in-use-deleted-all-the-same',
    'partner.client.delete.constraint-unchanged',
    'A refused deletion removes the client all the same.',
    { deletion: { removesRefused: (operation) => operation === op.deleteClient } },
  ),
  partnerFault(
    'client-in-use-refused-flat',
    'partner.error.deletion-refused-body',
    'The refusal of a deletion has a text for an error.',
    withBody({ at: op.deleteClient, status: 400 }, (body) => ({ error: fields(body.error).message })),
  ),
  partnerFault(
    'client-not-found-without-type',
    'partner.error.client-not-found-body',
    'The 404 of delete client has no type.',
    withError({ at: op.deleteClient, status: 404 }, (error) => without(error, 'type')),
  ),
  partnerFault(
    'client-not-found-empty',
    'partner.error.client-not-found-body',
    'The 404 of get client has no body.',
    answering({ at: op.getClient, status: 404 }, () => ({ status: 404 })),
  ),
  partnerFault(
    'client-get-differs-in-list',
    'partner.client.create.listed',
    'The list of clients shows shortened ids.',
    withRecords({ at: op.listClients }, (client) => ({ ...client, id: String(client.id).slice(0, 13) })),
  ),
];

const rejected = {
  status: 400,
  body: { error: { type: 'validation_error', message: 'notes is required', details: [{ message: 'is required' }] } },
};

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function notes(id: string, rule: string, story: string, accepts: (text: string) => boolean): Fault {
  return partnerFault(id, `partner.client.notes.${rule}`, story, {
    clients: { acceptsType: (_operation, field, value) => isText(value) && (field === 'name' || accepts(value)) },
  });
}

function cut(text: string | null): string | null {
  return text === null ? null : text.slice(0, 200);
}

function escaped(value: unknown): unknown {
  return isText(value) ? value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;') : value;
}

function capitalized(value: unknown): unknown {
  if (!isText(value)) return value;
  const [first = '', ...rest] = value;
  return (first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase()) + rest.join('');
}

function isRecent(row: unknown): boolean {
  return Date.now() - Number(fields(row).created_at) < 60_000;
}

function usualStatus(operation: string, at: string, status: number): number {
  if (operation === at) return status;
  if (operation.startsWith('POST ')) return 201;
  return operation.startsWith('DELETE ') ? 204 : 200;
}

function seenAfterwards(id: string, rule: string, story: string, at: (typeof op)[keyof typeof op]): Fault {
  return partnerFault(id, `partner.client.delete.${rule}`, story, {
    deletion: { visibleAfterwards: (kind) => (kind === 'client' ? [at] : []) },
  });
}

function repeatedId(): Parameters<typeof partnerFault>[3] {
  let first: unknown;
  return withBody({ at: op.createClient }, (body) => {
    first ??= body.id;
    return { ...body, id: first };
  });
}

function withMembersStays(): Parameters<typeof partnerFault>[3] {
  const inhabited = new Set<string | undefined>();
  return {
    answer: {
      finish: (operation, answer, { params }: ApiRequest) => {
        if (operation === op.addMember && answer.status === 201) inhabited.add(params.clientId);
        const stays = operation === op.deleteClient && answer.status === 204 && inhabited.has(params.clientId);
        return stays ? { status: 400, body: { error: { type: 'in_use', message: 'The client has members' } } } : answer;
      },
    },
  };
}

function deletesNeighbours(): Parameters<typeof partnerFault>[3] {
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

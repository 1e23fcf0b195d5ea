import { failure } from '../../policy/stated/partner/failure.ts';
import { ownership } from '../../policy/stated/partner/ownership.ts';
import { type Fault, partnerFault } from '../types.ts';
import { bodyOf, fields, isText, type Stated, withBody, withError, without, withStatus } from './changes.ts';
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
    'partner.client.create.unique-id',
    'A create answers the id of the client that was created first.',
    repeatedId(),
  ),
  partnerFault(
    'client-name-trimmed',
    'partner.client.create.echoes-name',
    'A create answers the name with its spaces run together.',
    withBody({ at: op.createClient }, (body) => ({ ...body, name: String(body.name).replaceAll(/ +/g, ' ') })),
  ),
  partnerFault(
    'client-name-in-lower-case',
    'partner.client.create.echoes-name',
    'A create answers the name in small letters.',
    withBody({ at: op.createClient }, (body) => ({ ...body, name: String(body.name).toLowerCase() })),
  ),
  partnerFault(
    'client-notes-escaped',
    'partner.client.create.echoes-notes',
    'A create answers notes with their markup escaped.',
    withBody({ at: op.createClient }, (body) => ({ ...body, notes: escaped(body.notes) })),
  ),
  partnerFault(
    'client-notes-trimmed',
    'partner.client.create.echoes-notes',
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

function escaped(value: unknown): unknown {
  return isText(value) ? value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;') : value;
}

function isRecent(row: unknown): boolean {
  return Date.now() - Number(fields(row).created_at) < 60_000;
}

function repeatedId(): Stated {
  let first: unknown;
  return withBody({ at: op.createClient }, (body) => {
    first ??= body.id;
    return { ...body, id: first };
  });
}

import { bodyOf, objectOf, without } from '../../core/json.ts';
import { failure } from '../../policy/stated/partner/failure.ts';
import { ownership } from '../../policy/stated/partner/ownership.ts';
import { partnerBug as bug, type Fault, faultsOf } from '../types.ts';
import { isText, type Stated, withBody, withError, withStatus } from './changes.ts';
import { op } from './operations.ts';

/** What a create answers, and what it leaves behind. */
export const clientCreateFaults: readonly Fault[] = faultsOf({
  'partner.client.create.status': {
    'client-created-200': bug('A create answers 200.', withStatus({ at: op.createClient }, 200)),
    'client-refused-now-and-then': bug('Every tenth create has an invalid name.', refusedNowAndThen()),
    'client-created-202-with-notes': bug(
      'A create with notes answers 202.',
      withStatus({ at: op.createClient, when: (request) => 'notes' in bodyOf(request) }, 202),
    ),
  },
  'partner.client.create.readable': {
    'client-readable-later': bug('Get client finds a new client only after three seconds.', {
      ownership: {
        reachesClient: (operation, facts) =>
          ownership.reachesClient(operation, facts) &&
          (operation !== op.getClient || Date.now() - facts.client.createdAt > 3000),
      },
    }),
  },
  'partner.client.create.listed': {
    'client-listed-later': bug('The list of clients shows a new client only after three seconds.', {
      list: { visibleAfterMs: (operation) => (operation === op.listClients ? 3000 : 0) },
    }),
    'client-listed-only-with-notes': bug(
      'The list of clients shows no client that was created in the last minute without notes.',
      {
        list: {
          rows: (operation, rows) =>
            operation === op.listClients
              ? rows.filter((row) => !isRecent(row) || objectOf(row).notes !== 'null')
              : rows,
        },
      },
    ),
  },
  'partner.client.create.unique-id': {
    'client-ids-repeat': bug('A create answers the id of the client that was created first.', repeatedId()),
  },
  'partner.client.create.echoes-name': {
    'client-name-trimmed': bug(
      'A create answers the name with its spaces run together.',
      withBody({ at: op.createClient }, (body) => ({ ...body, name: String(body.name).replaceAll(/ +/g, ' ') })),
    ),
    'client-name-of-digits-a-number': bug(
      'A create answers a name of digits without the zeros in front.',
      withBody({ at: op.createClient }, (body) => ({
        ...body,
        name: /^\d{1,15}$/.test(String(body.name)) ? String(Number(body.name)) : body.name,
      })),
    ),
    'client-name-in-lower-case': bug(
      'A create answers the name in small letters.',
      withBody({ at: op.createClient }, (body) => ({ ...body, name: String(body.name).toLowerCase() })),
    ),
  },
  'partner.client.create.echoes-notes': {
    'client-notes-escaped': bug(
      'A create answers notes with their markup escaped.',
      withBody({ at: op.createClient }, (body) => ({ ...body, notes: escaped(body.notes) })),
    ),
    'client-notes-trimmed': bug(
      'A create answers only the first hundred characters of notes.',
      withBody({ at: op.createClient }, (body) => ({
        ...body,
        notes: typeof body.notes === 'string' ? body.notes.slice(0, 100) : body.notes,
      })),
    ),
  },
  'partner.client.create.notes-absent': {
    'client-notes-empty-for-none': bug(
      'A create without notes answers empty notes.',
      withBody({ at: op.createClient }, (body) => ({ ...body, notes: body.notes ?? '' })),
    ),
  },
  'partner.client.create.fields': {
    'client-notes-missing-for-none': bug(
      'A create without notes answers no notes at all.',
      withBody({ at: op.createClient }, (body) => (body.notes === null ? without(body, 'notes') : body)),
    ),
    'client-notes-left-out-where-empty': bug(
      'A create with empty notes answers no notes at all.',
      withBody({ at: op.createClient }, (body) => (body.notes === '' ? without(body, 'notes') : body)),
    ),
    'client-id-a-number': bug(
      'A create answers a number as the id.',
      withBody({ at: op.createClient }, (body) => ({ ...body, id: 1001 })),
    ),
    'client-created-without-name': bug(
      'A create answers no name.',
      withBody({ at: op.createClient }, (body) => without(body, 'name')),
    ),
  },
  'partner.names-again': {
    'client-notes-of-the-former-one': bug(
      'A client without notes that has the name of a deleted one answers with the notes of that one.',
      withFormerNotes(),
    ),
  },
  'partner.client.create.error-type': {
    'client-rejection-of-another-type': bug('Notes that are too long are an error of type validation.', {
      failure: {
        validationBody: (operation, facts) =>
          failure.validationBody(operation, {
            ...facts,
            type: facts.message.startsWith('notes') ? 'validation' : facts.type,
          }),
      },
    }),
    'client-rejection-type-in-capitals': bug(
      'A name that is missing is an error of type VALIDATION_ERROR.',
      withError({ at: op.createClient, status: 400, when: (request) => !('name' in bodyOf(request)) }, (error) => ({
        ...error,
        type: 'VALIDATION_ERROR',
      })),
    ),
  },
  'partner.client.create.error-message': {
    'client-rejection-message-a-list': bug(
      'The message of a rejected create is a list.',
      withError({ at: op.createClient, status: 400 }, (error) => ({ ...error, message: [error.message] })),
    ),
    'client-rejection-without-message': bug(
      'A name of another type is rejected without a message.',
      withError(
        { at: op.createClient, status: 400, when: (request) => typeof bodyOf(request).name !== 'string' },
        (error) => without(error, 'message'),
      ),
    ),
  },
  'partner.client.create.error-details': {
    'client-rejection-without-details': bug(
      'A rejected create has no details.',
      withError({ at: op.createClient, status: 400 }, (error) => without(error, 'details')),
    ),
    'client-rejection-details-an-object': bug(
      'The details of a rejected create are an object.',
      withError({ at: op.createClient, status: 400 }, (error) => ({ ...error, details: { name: 'is not valid' } })),
    ),
  },
  'partner.error.validation-details': {
    'client-rejection-details-texts': bug(
      'The details of a rejected create are texts.',
      withError({ at: op.createClient, status: 400 }, (error) => ({ ...error, details: ['is not valid'] })),
    ),
    'client-rejection-detail-path-a-list': bug(
      'The path in a detail of a rejected create is a list.',
      withError({ at: op.createClient, status: 400 }, (error) => ({
        ...error,
        details: [{ path: ['name'], message: 'is not valid' }],
      })),
    ),
    'client-rejection-detail-without-message': bug(
      'A detail of a rejected create has no message.',
      withError({ at: op.createClient, status: 400 }, (error) => ({ ...error, details: [{ path: 'name' }] })),
    ),
  },
  'partner.client.create.rejected-unchanged': {
    'client-rejected-but-stored': bug('A rejected create has stored the client before.', {
      clients: { storesRefused: (_operation, cause) => cause === 'invalid-client' },
    }),
  },
});

function escaped(value: unknown): unknown {
  return isText(value) ? value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;') : value;
}

function isRecent(row: unknown): boolean {
  return Date.now() - Number(objectOf(row).created_at) < 60_000;
}

function refusedNowAndThen(): Stated {
  let count = 0;
  return {
    clients: {
      acceptsType: (_operation, field, value) => {
        if (field === 'name') count += 1;
        return isText(value) && (field !== 'name' || count % 10 !== 0);
      },
    },
  };
}

function repeatedId(): Stated {
  let first: unknown;
  return withBody({ at: op.createClient }, (body) => {
    first ??= body.id;
    return { ...body, id: first };
  });
}

function withFormerNotes(): Stated {
  const notes = new Map<unknown, unknown>();
  return withBody({ at: op.createClient }, (body) => {
    if (body.notes !== null) notes.set(body.name, body.notes);
    return { ...body, notes: notes.get(body.name) ?? null };
  });
}

import type { ApiRequest } from '../../core/exchange.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { answered, type Change, mistaken, op, part, refused, sent, succeeds, successes } from './support.ts';

/** Changes the whole body of errors of one status. */
function errorBody(status: number, edit: (message: unknown) => unknown, ...asked: readonly string[]): Change {
  return {
    errors: {
      answer: (current, _kind, answer) =>
        answer.status === status && (asked.length === 0 || asked.includes(current))
          ? { ...answer, body: edit(part(answer.body, 'error', 'message')) }
          : answer,
    },
  };
}

/** The first of some successes is a pause. */
function paused(asked: (typeof op)[keyof typeof op]): Change {
  let times = 0;
  return answered(asked, (answer) => {
    times += 1;
    if (times > 1) return answer;
    const body = { error: { message: 'Deployment in progress' } };
    return { status: 503, headers: { 'retry-after': '1' }, body };
  });
}

/** Ids that the document has no 400 for. */
const malformed = new Set<string>(['filespace.malformedId', 'member.malformedId', 'serviceAccount.malformedId']);

function misspelt(request: ApiRequest): string[] {
  return Object.entries(sent(request)).flatMap(([name, value]) =>
    ['name', 'region', 'storageProvider'].includes(name) && typeof value !== 'string' ? [`${name} is no text`] : [],
  );
}

export const errorFaults: readonly Fault[] = faultsOf({
  'workspace.error.bad-request-body': {
    'error-bad-request-flat': bug(
      'A 400 has its message at the top.',
      errorBody(400, (message) => ({ message })),
    ),
    'error-bad-request-entries': bug(
      'A 400 of entries is a text.',
      errorBody(400, (message) => message, op.createEntry),
    ),
    'error-bad-request-list': bug(
      'A 400 of members holds a list of messages.',
      errorBody(400, (message) => ({ error: { message: [message] } }), op.addMember),
    ),
    'error-bad-request-several': bug('A create of a filespace lists what is wrong, where it is more than one field.', {
      errors: {
        answer: (asked, _kind, answer, request) => {
          const wrong = asked === op.createFilespace && answer.status === 400 ? misspelt(request) : [];
          return wrong.length > 1 ? { ...answer, body: { error: { message: wrong } } } : answer;
        },
      },
    }),
    'error-bad-request-errors': bug(
      'A 400 of service accounts has the field errors.',
      errorBody(400, (message) => ({ errors: [{ message }] }), op.createAccount),
    ),
    'error-malformed-id-flat': bug('An id that cannot be read is refused by the router, with a body of its own.', {
      errors: {
        answer: (_op, kind, answer) =>
          malformed.has(kind) ? { ...answer, status: 400, body: { oops: true } } : answer,
      },
    }),
  },
  'workspace.error.not-found-body': {
    'error-not-found-flat': bug(
      'A 404 has its message at the top.',
      errorBody(404, (message) => ({ message })),
    ),
    'error-not-found-text': bug(
      'The error of a missing data store is a text.',
      errorBody(404, (message) => ({ error: message }), op.getStore, op.deleteStore),
    ),
    'error-not-found-empty': bug(
      'A missing member is 404 with an empty object.',
      errorBody(404, () => ({}), op.getMember),
    ),
  },
  'workspace.error.forbidden-body': {
    'error-forbidden-flat': bug(
      'A 403 has its message at the top.',
      errorBody(403, (message) => ({ message })),
    ),
    'error-forbidden-full': bug(
      'The 403 of a full filespace holds numbers alone.',
      errorBody(403, () => ({ error: { used: 4096, limit: 4096 } }), op.createEntry),
    ),
  },
  'workspace.error.unavailable-body': {
    'error-unavailable-flat': bug(
      'A 503 comes from the gateway, with a shape of its own.',
      errorBody(503, (message) => ({ status: 503, message })),
    ),
    'error-unavailable-delete': bug(
      'The 503 of a delete has a null message.',
      errorBody(503, () => ({ error: { message: null } }), op.deleteFilespace),
    ),
  },
  'workspace.error.no-code': {
    'error-code-duplicate': bug('A name that is taken comes with a code.', {
      errors: {
        body: (_op, kind, message) => ({
          error: kind === 'dataStore.exists' ? { code: 'DATA_STORE_EXISTS', message } : { message },
        }),
      },
    }),
    'error-code-401': bug('A 401 comes with a code.', {
      errors: {
        body: (_op, kind, message) => ({ error: kind === 'unauthenticated' ? { code: 401, message } : { message } }),
      },
    }),
  },
  'workspace.filespace.create.paused-unchanged': {
    'pause-create-done': bug('A create that is paused is carried out all the same.', paused(op.createFilespace)),
  },
  'workspace.filespace.delete.paused-unchanged': {
    'pause-delete-done': bug('A delete that is paused is carried out all the same.', paused(op.deleteFilespace)),
  },
  'workspace.retry-after.present': {
    'retry-after-missing': bug('A pause does not say for how long.', { errors: { headers: () => ({}) } }),
    'retry-after-missing-delete': bug('The pause of a delete does not say for how long.', {
      errors: {
        headers: (asked, kind, after) =>
          asked === op.deleteFilespace ? {} : statedWorkspace.errors.headers(asked, kind, after),
      },
    }),
  },
  'workspace.retry-after.form': {
    'retry-after-words': bug('The delay of a pause is written in words.', {
      errors: {
        headers: (_op, kind): Record<string, string> =>
          kind === 'filespace.paused' ? { 'retry-after': 'a second' } : {},
      },
    }),
    'retry-after-unit': bug('The delay of a pause has a unit.', {
      errors: {
        headers: (_op, kind, after): Record<string, string> =>
          kind === 'filespace.paused' ? { 'retry-after': `${after}s` } : {},
      },
    }),
    'retry-after-iso': bug('A pause ends at a date-time as records have them.', {
      errors: {
        headers: (_op, kind, after): Record<string, string> =>
          kind === 'filespace.paused'
            ? { 'retry-after': new Date(Date.now() + Number(after) * 1_000).toISOString() }
            : {},
      },
    }),
  },
  'workspace.response.no-503-elsewhere': {
    'pause-rename': bug('Renames are paused during a deployment, too.', paused(op.renameFilespace)),
    'pause-members': bug('Adding members is paused during a deployment, too.', paused(op.addMember)),
    'pause-providers': bug('The providers lookup is paused during a deployment, too.', paused(op.providers)),
  },
  'workspace.response.status': {
    'response-status-precondition': bug('A name that is taken became 412.', mistaken('dataStore.exists', 412)),
    'response-status-created': bug('A role change is 201.', succeeds(op.changeMember, 201)),
    'response-status-not-acceptable': bug('Bad names of entries are 406.', mistaken('entry.name', 406)),
    'response-status-gone': bug('Entries that are not there are 410.', mistaken('entry.notFound', 410)),
  },
  'workspace.response.content-type': {
    'response-type-html': bug(
      'The list of members is declared as HTML.',
      answered(op.listMembers, (answer) => ({ ...answer, contentType: 'text/html; charset=utf-8' })),
    ),
    'response-type-text-error': bug(
      'A 404 of entries is declared as plain text.',
      refused('entry.notFound', (answer) => ({ ...answer, contentType: 'text/plain' })),
    ),
    'response-type-link': bug(
      'Direct links are declared as a list of URIs.',
      answered(op.directLink, (answer) => ({ ...answer, contentType: 'text/uri-list' })),
    ),
    'response-type-401': bug(
      'A 401 is declared as HTML.',
      refused('unauthenticated', (answer) => ({ ...answer, contentType: 'text/html' })),
    ),
  },
  'workspace.response.json': {
    'response-json-guard': bug(
      'The list of filespaces begins with a guard against scripts.',
      answered(op.listFilespaces, (answer) => ({ ...answer, text: `)]}',\n${JSON.stringify(answer.body)}` })),
    ),
    'response-json-quoted-names': bug(
      'The list of service accounts is put together from texts, in which no quote is escaped.',
      answered(op.listAccounts, (answer) => ({
        ...answer,
        text: JSON.stringify(answer.body).replaceAll(String.raw`\"`, '"'),
      })),
    ),
    'response-json-cut': bug(
      'The last bracket of a page of children is lost.',
      answered(op.children, (answer) => ({ ...answer, text: JSON.stringify(answer.body).slice(0, -1) })),
    ),
    'response-json-404': bug(
      'A missing member is answered with a bare sentence.',
      refused('member.notFound', (answer) => ({
        ...answer,
        text: 'Resource not found or user has no access privilege',
      })),
    ),
    'response-json-nan': bug(
      'The size of a fresh filespace is NaN.',
      successes((asked, answer) =>
        asked === op.getFilespace
          ? {
              ...answer,
              text: JSON.stringify(answer.body).replace(/"currentStorageSize":\d+/u, '"currentStorageSize":NaN'),
            }
          : answer,
      ),
    ),
  },
});

import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { answered, type Change, mistaken, op, part, refused, succeeds, successes } from './support.ts';

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

const bodies: readonly Fault[] = [
  fault(
    'error-bad-request-flat',
    'workspace.error.bad-request-body',
    'A 400 has its message at the top.',
    errorBody(400, (message) => ({ message })),
  ),
  fault(
    'error-bad-request-entries',
    'workspace.error.bad-request-body',
    'A 400 of entries is a text.',
    errorBody(400, (message) => message, op.createEntry),
  ),
  fault(
    'error-bad-request-list',
    'workspace.error.bad-request-body',
    'A 400 of members holds a list of messages.',
    errorBody(400, (message) => ({ error: { message: [message] } }), op.addMember),
  ),
  fault(
    'error-bad-request-errors',
    'workspace.error.bad-request-body',
    'A 400 of service accounts has the field errors.',
    errorBody(400, (message) => ({ errors: [{ message }] }), op.createAccount),
  ),
  fault(
    'error-malformed-id-flat',
    'workspace.error.bad-request-body',
    'An id that cannot be read is refused by the router, with a body of its own.',
    {
      errors: {
        answer: (_op, kind, answer) =>
          malformed.has(kind) ? { ...answer, status: 400, body: { oops: true } } : answer,
      },
    },
  ),
  fault(
    'error-not-found-flat',
    'workspace.error.not-found-body',
    'A 404 has its message at the top.',
    errorBody(404, (message) => ({ message })),
  ),
  fault(
    'error-not-found-text',
    'workspace.error.not-found-body',
    'The error of a missing data store is a text.',
    errorBody(404, (message) => ({ error: message }), op.getStore, op.deleteStore),
  ),
  fault(
    'error-not-found-empty',
    'workspace.error.not-found-body',
    'A missing member is 404 with an empty object.',
    errorBody(404, () => ({}), op.getMember),
  ),
  fault(
    'error-forbidden-flat',
    'workspace.error.forbidden-body',
    'A 403 has its message at the top.',
    errorBody(403, (message) => ({ message })),
  ),
  fault(
    'error-forbidden-full',
    'workspace.error.forbidden-body',
    'The 403 of a full filespace holds numbers alone.',
    errorBody(403, () => ({ error: { used: 4096, limit: 4096 } }), op.createEntry),
  ),
  fault(
    'error-unavailable-flat',
    'workspace.error.unavailable-body',
    'A 503 comes from the gateway, with a shape of its own.',
    errorBody(503, (message) => ({ status: 503, message })),
  ),
  fault(
    'error-unavailable-delete',
    'workspace.error.unavailable-body',
    'The 503 of a delete has a null message.',
    errorBody(503, () => ({ error: { message: null } }), op.deleteFilespace),
  ),
  fault('error-code-duplicate', 'workspace.error.no-code', 'A name that is taken comes with a code.', {
    errors: {
      body: (_op, kind, message) => ({
        error: kind === 'dataStore.exists' ? { code: 'DATA_STORE_EXISTS', message } : { message },
      }),
    },
  }),
  fault('error-code-401', 'workspace.error.no-code', 'A 401 comes with a code.', {
    errors: {
      body: (_op, kind, message) => ({ error: kind === 'unauthenticated' ? { code: 401, message } : { message } }),
    },
  }),
  fault('retry-after-missing', 'workspace.retry-after.present', 'A pause does not say for how long.', {
    errors: { headers: () => ({}) },
  }),
  fault(
    'retry-after-missing-delete',
    'workspace.retry-after.present',
    'The pause of a delete does not say for how long.',
    {
      errors: {
        headers: (asked, kind, after) =>
          asked === op.deleteFilespace ? {} : statedWorkspace.errors.headers(asked, kind, after),
      },
    },
  ),
  fault('retry-after-words', 'workspace.retry-after.form', 'The delay of a pause is written in words.', {
    errors: {
      headers: (_op, kind): Record<string, string> =>
        kind === 'filespace.paused' ? { 'retry-after': 'a second' } : {},
    },
  }),
  fault('retry-after-unit', 'workspace.retry-after.form', 'The delay of a pause has a unit.', {
    errors: {
      headers: (_op, kind, after): Record<string, string> =>
        kind === 'filespace.paused' ? { 'retry-after': `${after}s` } : {},
    },
  }),
  fault(
    'pause-rename',
    'workspace.response.no-503-elsewhere',
    'Renames are paused during a deployment, too.',
    paused(op.renameFilespace),
  ),
  fault(
    'pause-members',
    'workspace.response.no-503-elsewhere',
    'Adding members is paused during a deployment, too.',
    paused(op.addMember),
  ),
  fault(
    'pause-providers',
    'workspace.response.no-503-elsewhere',
    'The providers lookup is paused during a deployment, too.',
    paused(op.providers),
  ),
];

const responses: readonly Fault[] = [
  fault(
    'response-status-conflict',
    'workspace.response.status',
    'A name that is taken became 409.',
    mistaken('dataStore.exists', 409),
  ),
  fault(
    'response-status-created',
    'workspace.response.status',
    'A role change is 201.',
    succeeds(op.changeMember, 201),
  ),
  fault(
    'response-status-unprocessable',
    'workspace.response.status',
    'Bad names of entries are 422.',
    mistaken('entry.name', 422),
  ),
  fault(
    'response-status-gone',
    'workspace.response.status',
    'Entries that are not there are 410.',
    mistaken('entry.notFound', 410),
  ),
  fault(
    'response-type-html',
    'workspace.response.content-type',
    'The list of members is declared as HTML.',
    answered(op.listMembers, (answer) => ({ ...answer, contentType: 'text/html; charset=utf-8' })),
  ),
  fault(
    'response-type-text-error',
    'workspace.response.content-type',
    'A 404 of entries is declared as plain text.',
    refused('entry.notFound', (answer) => ({ ...answer, contentType: 'text/plain' })),
  ),
  fault(
    'response-type-link',
    'workspace.response.content-type',
    'Direct links are declared as a list of URIs.',
    answered(op.directLink, (answer) => ({ ...answer, contentType: 'text/uri-list' })),
  ),
  fault(
    'response-type-401',
    'workspace.response.content-type',
    'A 401 is declared as HTML.',
    refused('unauthenticated', (answer) => ({ ...answer, contentType: 'text/html' })),
  ),
  fault(
    'response-json-guard',
    'workspace.response.json',
    'The list of filespaces begins with a guard against scripts.',
    answered(op.listFilespaces, (answer) => ({ ...answer, text: `)]}',\n${JSON.stringify(answer.body)}` })),
  ),
  fault(
    'response-json-cut',
    'workspace.response.json',
    'The last bracket of a page of children is lost.',
    answered(op.children, (answer) => ({ ...answer, text: JSON.stringify(answer.body).slice(0, -1) })),
  ),
  fault(
    'response-json-404',
    'workspace.response.json',
    'A missing member is answered with a bare sentence.',
    refused('member.notFound', (answer) => ({ ...answer, text: 'Resource not found or user has no access privilege' })),
  ),
  fault(
    'response-json-nan',
    'workspace.response.json',
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
];

export const errorFaults: readonly Fault[] = [...bodies, ...responses];

import { gzipSync } from 'node:zlib';
import type { Answer, ApiName, ApiRequest } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import { op as partner } from './partner/operations.ts';
import type { Fault } from './types.ts';
import { op as workspace } from './workspace/support.ts';

const emptyBody = {
  error: { type: 'bad_request', message: 'A body cannot be empty when its type is application/json' },
};

/** Of each API one list below something. */
const listsTyped: Readonly<Record<ApiName, string>> = { partner: partner.listMembers, workspace: workspace.children };

/** Bugs that only clients of another make meet: what they say in headers that change nothing. */
export const requestHeaderFaults: readonly Fault[] = (['partner', 'workspace'] as const).flatMap((api) => [
  ending(api, 'xml-for-any-type', `${api}.response.content-type`, 'Who takes any type gets XML.', {
    when: ({ headers }) => headers.get('accept') === '*/*',
    turn: (answer) => ({ ...answer, body: undefined, text: '<data/>', contentType: 'application/xml' }),
  }),
  ending(api, 'unlabelled-gzip', `${api}.response.json`, 'Who takes gzip gets it without a word in the headers.', {
    when: ({ headers }) => /gzip/.test(headers.get('accept-encoding') ?? ''),
    turn: (answer) => ({ ...answer, encode: (bytes) => new Uint8Array(gzipSync(bytes)) }),
  }),
  ending(api, 'errors-as-pages', `${api}.response.content-type`, 'Who takes HTML as well gets it for every error.', {
    when: ({ headers }) => /html/.test(headers.get('accept') ?? ''),
    turn: (answer) =>
      answer.status < 400 ? answer : { ...answer, body: undefined, text: '<h1>Error</h1>', contentType: 'text/html' },
  }),
  ending(api, 'weighed-types-refused', `${api}.response.status`, 'Who says which type it likes best gets none.', {
    when: ({ headers }) => /;q=/.test(headers.get('accept') ?? ''),
    turn: (answer) => ({
      ...answer,
      status: 406,
      body: { error: { type: 'not_acceptable', message: 'Not acceptable' } },
    }),
  }),
  ending(api, 'fresh-answers-unsupported', `${api}.response.status`, 'Who wants nothing kept gets nothing at all.', {
    when: ({ headers }) => /no-(?:cache|store)/.test(headers.get('cache-control') ?? ''),
    turn: (answer) => ({ ...answer, status: 412, body: { error: { type: 'precondition', message: 'No such copy' } } }),
  }),
  ending(api, 'cookies-refused', `${api}.request.headers`, 'A write with a cookie needs a token against forgery.', {
    when: ({ headers, method }) => method === 'POST' && headers.has('cookie'),
    turn: (answer) => ({ ...answer, status: 403, body: { error: { type: 'forgery', message: 'Token missing' } } }),
  }),
  ending(api, 'cookies-refused-for-members', `${api}.request.headers`, 'Members are changed without cookies alone.', {
    when: ({ headers, method, path }) => method !== 'GET' && path.includes('/members') && headers.has('cookie'),
    turn: (answer) => ({ ...answer, status: 403, body: { error: { type: 'forgery', message: 'Token missing' } } }),
  }),
  ending(api, 'parameters-of-types-refused', `${api}.request.headers`, 'Whoever takes JSON in UTF-8 gets none.', {
    when: ({ headers }) => /json; *charset/.test(headers.get('accept') ?? ''),
    turn: (answer) => ({ ...answer, status: 406, body: { error: { type: 'unacceptable', message: 'No such type' } } }),
  }),
  ending(api, 'scripts-refused', `${api}.request.headers`, 'Whoever says to be a script is none of the customers.', {
    when: ({ headers, method }) =>
      method === 'GET' && /^(?:curl|python-requests)/.test(headers.get('user-agent') ?? ''),
    turn: (answer) => ({ ...answer, status: 403, body: { error: { type: 'forbidden', message: 'Forbidden' } } }),
  }),
  ending(api, 'browsers-refused', `${api}.request.headers`, 'Browsers are sent to the console.', {
    when: ({ headers }) => /^Mozilla/.test(headers.get('user-agent') ?? ''),
    turn: (answer) => ({ ...answer, status: 403, body: { error: { type: 'forbidden', message: 'Use the console' } } }),
  }),
  ending(api, 'takers-of-nothing-refused', `${api}.request.headers`, 'Whoever does not say what it takes gets none.', {
    when: ({ headers }) => !headers.has('accept'),
    turn: (answer) => ({ ...answer, status: 406, body: { error: { type: 'unacceptable', message: 'No such type' } } }),
  }),
  ending(
    api,
    'xml-for-who-says-nothing',
    `${api}.response.content-type`,
    'Whoever does not say what it takes gets XML.',
    {
      when: ({ headers }) => !headers.has('accept'),
      turn: (answer) => ({ ...answer, body: undefined, text: '<data/>', contentType: 'application/xml' }),
    },
  ),
  typedRemovalsRefused(api),
  typedReadsRefused(api),
  ending(api, 'pages-for-browsers', `${api}.request.headers`, 'Whoever likes pages best gets what is read as one.', {
    when: ({ headers, method }) => method === 'GET' && isBrowser(headers),
    turn: (answer) => (answer.status < 400 ? asPage(answer) : answer),
  }),
  ending(api, 'refusals-as-pages', `${api}.request.headers`, 'Whoever likes pages best is refused with one.', {
    when: ({ headers }) => isBrowser(headers),
    turn: (answer) => (answer.status < 400 ? answer : asPage(answer)),
  }),
  ending(
    api,
    'keys-beyond-ascii-crash',
    `${api}.robustness.no-5xx`,
    'A credential of other letters breaks the service.',
    {
      when: ({ headers }) => /[^\x20-\x7e]/.test(headers.get('authorization') ?? ''),
      turn: (answer) => ({ ...answer, status: 500, body: { error: { type: 'internal', message: 'No such letter' } } }),
    },
  ),
  ending(api, 'any-language-crashes', `${api}.robustness.no-5xx`, 'Whoever takes any language breaks the service.', {
    when: ({ headers }) => headers.get('accept-language') === '*',
    turn: (answer) => ({ ...answer, status: 500, body: { error: { type: 'internal', message: 'No such locale' } } }),
  }),
  ending(
    api,
    'nameless-clients-refused',
    `${api}.request.headers`,
    'A client that does not say what it is is a robot.',
    {
      when: ({ headers }) => (headers.get('user-agent') ?? '') === '',
      turn: (answer) => ({ ...answer, status: 403, body: { error: { type: 'forbidden', message: 'Forbidden' } } }),
    },
  ),
]);

/** The message of a 401 is one of the documents, in whichever language is asked for. */
export const translatedMessageFault: Fault = ending(
  'workspace',
  'message-translated',
  'workspace.auth.message',
  'Who speaks another language first is refused in that one.',
  {
    status: 401,
    when: ({ headers }) => /^(?:de|fr)/.test(headers.get('accept-language') ?? ''),
    turn: (answer) => ({ ...answer, body: { error: { message: 'Jeton invalide ou expiré' } } }),
  },
);

function isBrowser(headers: Headers): boolean {
  return headers.get('accept')?.startsWith('text/html') === true;
}

function asPage(answer: Answer): Answer {
  return { ...answer, body: undefined, text: '<!doctype html><title>API</title>', contentType: 'text/html' };
}

interface Ending {
  status?: number;
  when(request: ApiRequest): boolean;
  turn(answer: Answer): Answer;
}

function ending(api: ApiName, what: string, requirement: string, story: string, { status, when, turn }: Ending): Fault {
  return {
    id: `${api}-${what}`,
    requirement,
    story,
    override: transport({
      afterEach: ({ api: asked, request, answer }) => {
        const isMeant = asked === api && answer.body !== undefined && (status ?? answer.status) === answer.status;
        return isMeant && when(request) ? turn(answer) : answer;
      },
    }),
  };
}

/** A body is read where its type is named, and there is none. */
function typedRefused(
  api: ApiName,
  what: string,
  { story, isMeant }: { story: string; isMeant(request: ApiRequest): boolean },
): Fault {
  return {
    id: `${api}-typed-${what}-refused`,
    requirement: `${api}.request.headers`,
    story,
    override: transport({
      beforeEach: ({ api: asked, request }) =>
        asked === api && isMeant(request) && request.headers.has('content-type')
          ? { status: 400, body: emptyBody }
          : undefined,
    }),
  };
}

function typedReadsRefused(api: ApiName): Fault {
  return typedRefused(api, 'reads', {
    story: 'A list that is asked for with the type of a body must have one.',
    isMeant: ({ operation }) => operation === listsTyped[api],
  });
}

function typedRemovalsRefused(api: ApiName): Fault {
  return typedRefused(api, 'removals', {
    story: 'A removal that names the type of a body must have one.',
    isMeant: ({ method }) => method === 'DELETE',
  });
}

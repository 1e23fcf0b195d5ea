import { type Fault, partnerFault } from '../types.ts';
import { answering, bodyOf, isUuidIn, type Stated, withBody, withStatus } from './changes.ts';
import { op } from './operations.ts';

const broken = { status: 500, body: { error: { type: 'internal', message: 'Something went wrong' } } };

/** What holds for every answer: documented statuses, JSON, no secret. */
export const answerFaults: readonly Fault[] = [
  partnerFault(
    'status-206-for-a-part-of-the-workspaces',
    'partner.response.status',
    'The list of workspaces answers 206 to a page size.',
    withStatus({ at: op.listWorkspaces, when: ({ query }) => query.has('l') }, 206),
  ),
  partnerFault(
    'status-410-for-an-unknown-filespace',
    'partner.response.status',
    'Get filespace answers 410 to an unknown filespace.',
    withStatus({ at: op.getFilespace, status: 404 }, 410),
  ),
  partnerFault(
    'status-422-for-a-bad-range',
    'partner.response.status',
    'Members usage answers 422 to a bad range.',
    withStatus({ at: op.membersUsage, status: 400 }, 422),
  ),
  partnerFault(
    'status-200-for-a-second-delete',
    'partner.response.status',
    'Delete client answers 200 to a client that does not exist.',
    withStatus({ at: op.deleteClient, status: 404 }, 200),
  ),
  partnerFault(
    'status-301-for-a-client',
    'partner.response.status',
    'Get client answers 303 in place of 404.',
    withStatus({ at: op.getClient, status: 404 }, 303),
  ),
  partnerFault(
    'content-type-text-on-get-owner',
    'partner.response.content-type',
    'Get owner declares its JSON to be text.',
    answering({ at: op.getOwner }, (answer) => ({ ...answer, contentType: 'text/plain; charset=utf-8' })),
  ),
  partnerFault(
    'content-type-html-on-not-found',
    'partner.response.content-type',
    'The 404 of get member declares its JSON to be HTML.',
    answering({ at: op.getMember, status: 404 }, (answer) => ({ ...answer, contentType: 'text/html' })),
  ),
  partnerFault(
    'content-type-javascript-on-usage',
    'partner.response.content-type',
    'Workspace usage declares its JSON to be a script.',
    answering({ at: op.workspaceUsage }, (answer) => ({ ...answer, contentType: 'application/javascript' })),
  ),
  partnerFault(
    'json-trailing-comma',
    'partner.response.json',
    'The list of filespaces ends in a comma too many.',
    answering({ at: op.listFilespaces }, (answer) => ({
      ...answer,
      text: JSON.stringify(answer.body).replace(/\}$/, ',}'),
    })),
  ),
  partnerFault(
    'json-not-a-number',
    'partner.response.json',
    'An organization that never expires has an expirationDate of NaN.',
    answering({ at: op.me }, (answer) => ({
      ...answer,
      text: JSON.stringify(answer.body).replace('"expirationDate":null', '"expirationDate":NaN'),
    })),
  ),
  partnerFault(
    'json-not-found-as-html',
    'partner.response.json',
    'The 404 of a workspace is a page in HTML.',
    answering({ at: op.getWorkspace, status: 404 }, (answer) => ({
      ...answer,
      text: '<html><body>Not Found</body></html>',
    })),
  ),
  partnerFault(
    'json-twice',
    'partner.response.json',
    'The refusal of a duplicate member is written twice.',
    answering({ at: op.addMember, status: 400 }, (answer) => ({
      ...answer,
      text: JSON.stringify(answer.body).repeat(2),
    })),
  ),
  partnerFault(
    'secrets-key-in-me',
    'partner.secrets.api-key',
    'Me shows the key that it was asked with.',
    withBody({ at: op.me }, (body, request) => ({ ...body, key: keyOf(request.headers) })),
  ),
  partnerFault(
    'secrets-key-in-not-found',
    'partner.secrets.api-key',
    'The 404 of get client tells with which key the client was looked for.',
    answering({ at: op.getClient, status: 404 }, (answer, request) => ({
      ...answer,
      body: {
        error: {
          type: 'not_found',
          message: `Client organization not found for ${request.headers.get('authorization')}`,
        },
      },
    })),
  ),
  partnerFault(
    'robustness-500-for-a-removed-member',
    'partner.robustness.no-5xx',
    'Get member breaks down over a member that is not there.',
    withStatus({ at: op.getMember, status: 404 }, 500),
  ),
  partnerFault(
    'robustness-503-for-a-malformed-id',
    'partner.robustness.no-5xx',
    'Get workspace answers 503 to an id that is no UUID.',
    withStatus({ at: op.getWorkspace, status: 404, when: (request) => !isUuidIn(request, 'workspaceId') }, 503),
  ),
  partnerFault(
    'robustness-malformed-json-500',
    'partner.robustness.malformed-json',
    'Create client breaks down over a body that is no JSON.',
    answering({ at: op.createClient, status: 400, when: isUnreadable }, () => broken),
  ),
  partnerFault(
    'robustness-null-body-500',
    'partner.robustness.body-not-object',
    'Add member breaks down over a body of null.',
    answering({ at: op.addMember, status: 400, when: (request) => readOr(request, 0) === null }, () => broken),
  ),
  partnerFault(
    'robustness-array-body-500',
    'partner.robustness.body-not-object',
    'Create client breaks down over an array.',
    answering({ at: op.createClient, status: 400, when: (request) => Array.isArray(readOr(request, 0)) }, () => broken),
  ),
  partnerFault(
    'robustness-content-type-500',
    'partner.robustness.content-type',
    'Create client breaks down over a body of another content type.',
    withStatus({ at: op.createClient, status: 415 }, 500),
  ),
  partnerFault(
    'robustness-large-body-500',
    'partner.robustness.large-body',
    'Add member breaks down over a body that is too large.',
    withStatus({ at: op.addMember, status: 413 }, 502),
  ),
  partnerFault(
    'robustness-nul-in-name-500',
    'partner.robustness.hostile-text',
    'Create client breaks down over a NUL character.',
    answering({ at: op.createClient, status: 400, when: (request) => hasNul(bodyOf(request).name) }, () => broken),
  ),
  partnerFault(
    'robustness-lone-surrogate-500',
    'partner.robustness.hostile-text',
    'Text that is not well-formed breaks create client.',
    {
      answer: {
        finish: (operation, answer, request) => {
          const { name, notes } = bodyOf(request);
          const isBad = [name, notes].some((text) => typeof text === 'string' && !text.isWellFormed());
          return operation === op.createClient && isBad ? broken : answer;
        },
      },
    },
  ),
  partnerFault(
    'robustness-long-id-500',
    'partner.robustness.hostile-path',
    'An id of more than a thousand characters breaks get client.',
    answering({ at: op.getClient, status: 404, when: ({ path }) => path.length > 1000 }, () => broken),
  ),
  partnerFault(
    'robustness-quote-in-id-500',
    'partner.robustness.hostile-path',
    'A quote in an id breaks the list of members.',
    answering(
      { at: op.listMembers, status: 404, when: ({ params }) => /['"]/.test(params.clientId ?? '') },
      () => broken,
    ),
  ),
  partnerFault(
    'robustness-page-size-zero-500',
    'partner.robustness.open-query',
    'The list of filespaces divides by a page size of zero.',
    answering({ at: op.listFilespaces, status: 400, when: ({ query }) => query.get('l') === '0' }, () => broken),
  ),
  partnerFault(
    'robustness-page-of-members-500',
    'partner.robustness.open-query',
    'The list of members breaks down over a page that is a word.',
    answering(
      { at: op.listMembers, status: 400, when: ({ query }) => /[a-z]/i.test(query.get('p') ?? '') },
      () => broken,
    ),
  ),
  partnerFault(
    'robustness-quote-in-filespace-id-500',
    'partner.robustness.hostile-path',
    'A quote in an id breaks the details of a filespace.',
    answering(
      { at: op.getFilespace, status: 404, when: ({ params }) => /['"]/.test(params.filespaceId ?? '') },
      () => broken,
    ),
  ),
  partnerFault(
    'robustness-page-word-500',
    'partner.robustness.open-query',
    'Members usage breaks down over a page that is a word.',
    answering(
      { at: op.membersUsage, status: 400, when: ({ query }) => /[a-z]/i.test(query.get('p') ?? '') },
      () => broken,
    ),
  ),
  partnerFault(
    'robustness-empty-sort-500',
    'partner.robustness.empty-query',
    'The list of clients breaks down over an empty order.',
    answering({ at: op.listClients, status: 400, when: ({ query }) => query.get('s') === '' }, () => broken),
  ),
  partnerFault('robustness-put-500', 'partner.robustness.methods', 'PUT on a client breaks the service.', {
    answer: { finish: (_operation, answer, { method }) => (method === 'PUT' ? broken : answer) },
  }),
  partnerFault('robustness-options-500', 'partner.robustness.methods', 'OPTIONS breaks the service.', {
    answer: { finish: (_operation, answer, { method }) => (method === 'OPTIONS' ? broken : answer) },
  }),
  partnerFault(
    'robustness-never-recovers',
    'partner.robustness.keeps-serving',
    'After a body that is no JSON, ping answers 500 forever.',
    neverRecovers(),
  ),
];

function keyOf(headers: Headers): string {
  return headers.get('authorization')?.replace(/^\S+\s+/, '') ?? '';
}

function isUnreadable(request: Parameters<typeof bodyOf>[0]): boolean {
  return readOr(request, undefined) === undefined;
}

function readOr(request: Parameters<typeof bodyOf>[0], otherwise: unknown): unknown {
  try {
    return request.json();
  } catch {
    return otherwise;
  }
}

function hasNul(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\0');
}

function neverRecovers(): Stated {
  let isBroken = false;
  return {
    answer: {
      finish: (operation, answer, request) => {
        if (operation === op.createClient && answer.status === 400 && isUnreadable(request)) isBroken = true;
        return isBroken && operation === op.ping ? broken : answer;
      },
    },
  };
}

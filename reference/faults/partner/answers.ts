import { bodyOf } from '../../core/json.ts';
import { partnerBug as bug, type Fault, faultsOf } from '../types.ts';
import { answering, broken, isUuidIn, type Stated, withBody, withStatus } from './changes.ts';
import { op } from './operations.ts';

/** What holds for every answer: documented statuses, JSON, no secret. */
export const answerFaults: readonly Fault[] = faultsOf({
  'partner.response.status': {
    'status-206-for-a-part-of-the-workspaces': bug(
      'The list of workspaces answers 206 to a page size.',
      withStatus({ at: op.listWorkspaces, when: ({ query }) => query.has('l') }, 206),
    ),
    'status-410-for-an-unknown-filespace': bug(
      'Get filespace answers 410 to an unknown filespace.',
      withStatus({ at: op.getFilespace, status: 404 }, 410),
    ),
    'status-422-for-a-bad-range': bug(
      'Members usage answers 422 to a bad range.',
      withStatus({ at: op.membersUsage, status: 400 }, 422),
    ),
    'status-200-for-a-second-delete': bug(
      'Delete client answers 200 to a client that does not exist.',
      withStatus({ at: op.deleteClient, status: 404 }, 200),
    ),
    'status-301-for-a-client': bug(
      'Get client answers 303 in place of 404.',
      withStatus({ at: op.getClient, status: 404 }, 303),
    ),
  },
  'partner.response.content-type': {
    'content-type-text-on-get-owner': bug(
      'Get owner declares its JSON to be text.',
      answering({ at: op.getOwner }, (answer) => ({ ...answer, contentType: 'text/plain; charset=utf-8' })),
    ),
    'content-type-html-on-not-found': bug(
      'The 404 of get member declares its JSON to be HTML.',
      answering({ at: op.getMember, status: 404 }, (answer) => ({ ...answer, contentType: 'text/html' })),
    ),
    'content-type-javascript-on-usage': bug(
      'Workspace usage declares its JSON to be a script.',
      answering({ at: op.workspaceUsage }, (answer) => ({ ...answer, contentType: 'application/javascript' })),
    ),
  },
  'partner.response.json': {
    'json-trailing-comma': bug(
      'The list of filespaces ends in a comma too many.',
      answering({ at: op.listFilespaces }, (answer) => ({
        ...answer,
        text: JSON.stringify(answer.body).replace(/\}$/, ',}'),
      })),
    ),
    'json-not-a-number': bug(
      'An organization that never expires has an expirationDate of NaN.',
      answering({ at: op.me }, (answer) => ({
        ...answer,
        text: JSON.stringify(answer.body).replace('"expirationDate":null', '"expirationDate":NaN'),
      })),
    ),
    'json-not-found-as-html': bug(
      'The 404 of a workspace is a page in HTML.',
      answering({ at: op.getWorkspace, status: 404 }, (answer) => ({
        ...answer,
        text: '<html><body>Not Found</body></html>',
      })),
    ),
    'json-twice': bug(
      'The refusal of a duplicate member is written twice.',
      answering({ at: op.addMember, status: 400 }, (answer) => ({
        ...answer,
        text: JSON.stringify(answer.body).repeat(2),
      })),
    ),
  },
  'partner.error.member-codes': {
    'code-of-a-duplicate-for-no-address': bug(
      'What is no address is rejected with the code of one that is a member already.',
      answering({ at: op.addMember, status: 400 }, (answer, request) =>
        String(bodyOf(request).email).includes('@')
          ? answer
          : { ...answer, body: { errorCode: 'partnerOrganization.member.alreadyExists', message: 'No address' } },
      ),
    ),
    'code-of-the-owner-for-nobody': bug(
      'Get member names the code of the owner where there is no member.',
      answering({ at: op.getMember, status: 404 }, (answer) => ({
        ...answer,
        body: { errorCode: 'partnerOrganization.member.removeOwner', message: 'There is no such member' },
      })),
    ),
  },
  'partner.secrets.api-key': {
    'secrets-key-in-me': bug(
      'Me shows the key that it was asked with.',
      withBody({ at: op.me }, (body, request) => ({ ...body, key: keyOf(request.headers) })),
    ),
    'secrets-key-in-a-cookie': bug(
      'Ping sets a cookie that holds the key in base64.',
      answering({ at: op.ping }, (answer, request) => ({
        ...answer,
        headers: { ...answer.headers, 'set-cookie': `auth=${btoa(String(keyOf(request.headers)))}; HttpOnly` },
      })),
    ),
    'secrets-key-in-not-found': bug(
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
  },
  'partner.robustness.no-5xx': {
    'robustness-500-for-a-removed-member': bug(
      'Get member breaks down over a member that is not there.',
      withStatus({ at: op.getMember, status: 404 }, 500),
    ),
    'robustness-503-for-a-malformed-id': bug(
      'Get workspace answers 503 to an id that is no UUID.',
      withStatus({ at: op.getWorkspace, status: 404, when: (request) => !isUuidIn(request, 'workspaceId') }, 503),
    ),
  },
  'partner.robustness.malformed-json': {
    'robustness-malformed-json-500': bug(
      'Create client breaks down over a body that is no JSON.',
      answering({ at: op.createClient, status: 400, when: isUnreadable }, () => broken),
    ),
  },
  'partner.robustness.body-not-object': {
    'robustness-null-body-500': bug(
      'Add member breaks down over a body of null.',
      answering({ at: op.addMember, status: 400, when: (request) => readOr(request, 0) === null }, () => broken),
    ),
    'robustness-array-body-500': bug(
      'Create client breaks down over an array.',
      answering(
        { at: op.createClient, status: 400, when: (request) => Array.isArray(readOr(request, 0)) },
        () => broken,
      ),
    ),
  },
  'partner.robustness.content-type': {
    'robustness-content-type-500': bug(
      'Create client breaks down over a body of another content type.',
      withStatus({ at: op.createClient, status: 415 }, 500),
    ),
  },
  'partner.robustness.large-body': {
    'robustness-large-body-500': bug(
      'Add member breaks down over a body that is too large.',
      withStatus({ at: op.addMember, status: 413 }, 502),
    ),
  },
  'partner.robustness.hostile-text': {
    'robustness-nul-in-name-500': bug(
      'Create client breaks down over a NUL character.',
      answering({ at: op.createClient, status: 400, when: (request) => hasNul(bodyOf(request).name) }, () => broken),
    ),
    'robustness-long-notes-500': bug(
      'Notes of more than 4,096 characters break create client.',
      answering(
        { at: op.createClient, status: 400, when: (request) => String(bodyOf(request).notes).length > 4_096 },
        () => broken,
      ),
    ),
    'robustness-lone-surrogate-500': bug('Text that is not well-formed breaks create client.', {
      answer: {
        finish: (operation, answer, request) => {
          const { name, notes } = bodyOf(request);
          const isBad = [name, notes].some((text) => typeof text === 'string' && !text.isWellFormed());
          return operation === op.createClient && isBad ? broken : answer;
        },
      },
    }),
  },
  'partner.robustness.hostile-path': {
    'robustness-long-id-500': bug(
      'An id of more than a thousand characters breaks get client.',
      answering({ at: op.getClient, status: 404, when: ({ path }) => path.length > 1000 }, () => broken),
    ),
    'robustness-quote-in-id-500': bug(
      'A quote in an id breaks the list of members.',
      answering(
        { at: op.listMembers, status: 404, when: ({ params }) => /['"]/.test(params.clientId ?? '') },
        () => broken,
      ),
    ),
    'robustness-quote-in-filespace-id-500': bug(
      'A quote in an id breaks the details of a filespace.',
      answering(
        { at: op.getFilespace, status: 404, when: ({ params }) => /['"]/.test(params.filespaceId ?? '') },
        () => broken,
      ),
    ),
  },
  'partner.robustness.open-query': {
    'robustness-page-size-zero-500': bug(
      'The list of filespaces divides by a page size of zero.',
      answering({ at: op.listFilespaces, status: 400, when: ({ query }) => query.get('l') === '0' }, () => broken),
    ),
    'robustness-page-of-members-500': bug(
      'The list of members breaks down over a page that is a word.',
      answering(
        { at: op.listMembers, status: 400, when: ({ query }) => /[a-z]/i.test(query.get('p') ?? '') },
        () => broken,
      ),
    ),
    'robustness-page-word-500': bug(
      'Members usage breaks down over a page that is a word.',
      answering(
        { at: op.membersUsage, status: 400, when: ({ query }) => /[a-z]/i.test(query.get('p') ?? '') },
        () => broken,
      ),
    ),
  },
  'partner.robustness.empty-query': {
    'robustness-empty-sort-500': bug(
      'The list of clients breaks down over an empty order.',
      answering({ at: op.listClients, status: 400, when: ({ query }) => query.get('s') === '' }, () => broken),
    ),
  },
  'partner.robustness.methods': {
    'robustness-put-500': bug('PUT on a client breaks the service.', {
      answer: { finish: (_operation, answer, { method }) => (method === 'PUT' ? broken : answer) },
    }),
    'robustness-options-500': bug('OPTIONS breaks the service.', {
      answer: { finish: (_operation, answer, { method }) => (method === 'OPTIONS' ? broken : answer) },
    }),
  },
  'partner.robustness.keeps-serving': {
    'robustness-never-recovers': bug('After a body that is no JSON, ping answers 500 forever.', neverRecovers()),
  },
});

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

import { isObject, objectOf } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { recalled } from './memory.ts';
import {
  answered,
  type Change,
  dataStoreShown,
  filespaceShown,
  op,
  part,
  recordOf,
  refused,
  sent,
  storage,
  successes,
  token,
} from './support.ts';

/** A refusal repeats what was sent. */
function repeats(kind: Parameters<typeof refused>[0], what: (request: Parameters<typeof sent>[0]) => unknown): Change {
  return refused(kind, (answer, request) => ({
    ...answer,
    body: { error: { message: part(answer.body, 'error', 'message'), received: what(request) } },
  }));
}

/** The S3 parameters come with the secret key. */
function withSecret(...asked: Parameters<typeof dataStoreShown>[1][]): Change {
  return dataStoreShown(
    (shown, { s3 }) =>
      s3 !== null && isObject(shown.s3StorageParams)
        ? { ...shown, s3StorageParams: { ...shown.s3StorageParams, secretKey: s3.secretKey } }
        : shown,
    ...asked,
  );
}

/** Of an address that was invited before. */
function refusedWithTheLink(): Change {
  const links = new Map<string, unknown>();
  return answered(op.addMember, (answer, request) => {
    const email = String(sent(request).email).toLowerCase();
    const known = links.get(email);
    links.set(email, known ?? recordOf(answer).pendingInvitationLinkSecret);
    if (known === undefined) return answer;
    return { ...answer, status: 400, body: { error: { message: `Invited already: ${String(known)}` } } };
  });
}

function rotatedAlone(): PolicyOverride {
  const accessKeys = new Map<unknown, unknown>();
  return transport({
    afterEach: ({ request, answer }) => {
      const { id, s3StorageParams } = recordOf(answer);
      if (answer.status > 299 || !isObject(s3StorageParams)) return answer;
      const isKept = request.operation === op.updateStore && accessKeys.get(id) === s3StorageParams.accessKey;
      accessKeys.set(id, s3StorageParams.accessKey);
      return isKept
        ? { ...answer, body: { ...objectOf(answer.body), s3StorageParams: sent(request).s3StorageParams } }
        : answer;
    },
  });
}

export const secretFaults: readonly Fault[] = faultsOf({
  'workspace.secrets.data-store-secret-key': {
    'secret-key-everywhere': bug('Records of data stores hold the secret key.', withSecret()),
    'secret-key-list': bug('The list of data stores holds the secret keys.', withSecret(op.listStores)),
    'secret-key-create': bug('The answer of a create repeats the secret key.', withSecret(op.createStore)),
    'secret-key-update': bug('The answer of an update repeats the new secret key.', withSecret(op.updateStore)),
    'secret-key-rotated-alone': {
      story: 'An update that keeps the access key is answered with the new secret key.',
      override: rotatedAlone(),
    },
    'secret-key-get': bug('Reading a data store shows the secret key.', withSecret(op.getStore)),
    'secret-key-in-uri': bug(
      'Records hold a connection string with the secret key inside.',
      dataStoreShown((shown, { s3 }) =>
        s3 === null ? shown : { ...shown, uri: `s3://${s3.accessKey}:${s3.secretKey}@${s3.bucketName}` },
      ),
    ),
    'secret-key-of-links': bug(
      'A data store of links shows what was sent for another kind.',
      answered(op.createStore, (answer, request) => {
        const { kind, s3StorageParams } = sent(request);
        return kind === 'HttpLinkDataStore' && s3StorageParams !== undefined
          ? { ...answer, body: { ...recordOf(answer), s3StorageParams } }
          : answer;
      }),
    ),
    'secret-key-refused-kind': bug('A refused kind repeats the whole body.', repeats('dataStore.type', sent)),
    'secret-key-refused-update': {
      story: 'A refused update repeats the parameters.',
      override: transport({
        afterEach: ({ request, answer }) =>
          request.operation === op.updateStore && answer.status === 400
            ? { ...answer, body: { error: { message: `Invalid: ${JSON.stringify(request.json())}` } } }
            : answer,
      }),
    },
    'secret-key-duplicate': bug(
      'A name that is taken repeats the parameters.',
      repeats('dataStore.exists', (request) => sent(request).s3StorageParams),
    ),
  },
  'workspace.secrets.invitation-link': {
    'secret-invitation-get': bug(
      'Reading a pending member shows the secret of the invitation.',
      recalled(op.addMember, ['pendingInvitationLinkSecret'], op.getMember, 'pendingInvitationLinkSecret'),
    ),
    'secret-invitation-list': bug(
      'The list of members shows the secrets of invitations.',
      recalled(op.addMember, ['pendingInvitationLinkSecret'], op.listMembers, 'pendingInvitationLinkSecret'),
    ),
    'secret-invitation-change': bug(
      'A role change shows the secret of the invitation.',
      recalled(op.addMember, ['pendingInvitationLinkSecret'], op.changeMember, 'pendingInvitationLinkSecret'),
    ),
    'secret-invitation-as-link': bug(
      'Reading a pending member shows the link under another name.',
      recalled(op.addMember, ['pendingInvitationLinkSecret'], op.getMember, 'invitationUrl'),
    ),
    'secret-invitation-again': bug(
      'Whoever invites somebody again is refused, and told the link.',
      refusedWithTheLink(),
    ),
  },
  'workspace.secrets.service-account-token': {
    'secret-token-get': bug(
      'Reading a service account shows the token of its initial key.',
      recalled(op.createAccount, ['key', 'token'], op.getAccount, 'token'),
    ),
    'secret-token-list': bug(
      'The list of service accounts shows tokens.',
      recalled(op.createAccount, ['key', 'token'], op.listAccounts, 'token'),
    ),
    'secret-token-expired': bug(
      'A 401 repeats the token that it refuses.',
      refused('unauthenticated', (answer, request) => ({
        ...answer,
        body: { error: { message: 'Invalid or expired token', token: token(request).split(' ')[1] ?? '' } },
      })),
    ),
  },
  'workspace.secrets.bearer-token': {
    'secret-bearer-401': bug(
      'A 401 of members repeats the header.',
      refused(
        'unauthenticated',
        (answer, request) => ({
          ...answer,
          body: { error: { message: 'Invalid or expired token', authorization: token(request) } },
        }),
        op.listMembers,
      ),
    ),
    'secret-bearer-404': bug(
      'A missing filespace is answered with the headers of the request.',
      refused('filespace.notFound', (answer, request) => ({
        ...answer,
        body: { error: { message: part(answer.body, 'error', 'message') }, headers: { authorization: token(request) } },
      })),
    ),
    'secret-bearer-link': bug('Direct links hold the token that asked for them.', {
      ...successes((asked, answer, request) =>
        asked === op.directLink && answer.status === 200
          ? {
              ...answer,
              body: {
                data: { url: `${String(part(answer.body, 'data', 'url'))}?token=${token(request).split(' ')[1]}` },
              },
            }
          : answer,
      ),
    }),
    'secret-bearer-providers': bug(
      'The providers lookup repeats the token.',
      successes((asked, answer, request) =>
        asked === op.providers && isObject(answer.body)
          ? { ...answer, body: { ...answer.body, requestedBy: token(request) } }
          : answer,
      ),
    ),
  },
  'workspace.secrets.customer-storage': {
    'secret-storage-create': bug(
      'The answer of a create repeats the secret of the customer’s storage.',
      filespaceShown(
        (shown, { secretAccessKey }) => ({ ...shown, storage: { ...storage(shown), secretAccessKey } }),
        op.createFilespace,
      ),
    ),
    'secret-storage-get': bug(
      'Reading a filespace shows the secret of the customer’s storage.',
      filespaceShown(
        (shown, { secretAccessKey }) => ({ ...shown, storage: { ...storage(shown), secretAccessKey } }),
        op.getFilespace,
      ),
    ),
    'secret-storage-list': bug(
      'The list of filespaces shows the secrets of customers’ storage.',
      filespaceShown((shown, { secretAccessKey }) => ({ ...shown, secretAccessKey }), op.listFilespaces),
    ),
    'secret-storage-refused': bug('A refused name repeats the whole body.', repeats('filespace.name', sent)),
  },
});

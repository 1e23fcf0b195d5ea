import { type Fault, workspaceFault as fault } from '../types.ts';
import { recalled } from './memory.ts';
import {
  type Change,
  dataStoreShown,
  filespaceShown,
  isObject,
  op,
  part,
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

export const secretFaults: readonly Fault[] = [
  fault(
    'secret-key-everywhere',
    'workspace.secrets.data-store-secret-key',
    'Records of data stores hold the secret key.',
    withSecret(),
  ),
  fault(
    'secret-key-list',
    'workspace.secrets.data-store-secret-key',
    'The list of data stores holds the secret keys.',
    withSecret(op.listStores),
  ),
  fault(
    'secret-key-create',
    'workspace.secrets.data-store-secret-key',
    'The answer of a create repeats the secret key.',
    withSecret(op.createStore),
  ),
  fault(
    'secret-key-update',
    'workspace.secrets.data-store-secret-key',
    'The answer of an update repeats the new secret key.',
    withSecret(op.updateStore),
  ),
  fault(
    'secret-key-get',
    'workspace.secrets.data-store-secret-key',
    'Reading a data store shows the secret key.',
    withSecret(op.getStore),
  ),
  fault(
    'secret-key-in-uri',
    'workspace.secrets.data-store-secret-key',
    'Records hold a connection string with the secret key inside.',
    dataStoreShown((shown, { s3 }) =>
      s3 === null ? shown : { ...shown, uri: `s3://${s3.accessKey}:${s3.secretKey}@${s3.bucketName}` },
    ),
  ),
  fault(
    'secret-key-refused-kind',
    'workspace.secrets.data-store-secret-key',
    'A refused kind repeats the whole body.',
    repeats('dataStore.type', sent),
  ),
  fault(
    'secret-key-duplicate',
    'workspace.secrets.data-store-secret-key',
    'A name that is taken repeats the parameters.',
    repeats('dataStore.exists', (request) => sent(request).s3StorageParams),
  ),
  fault(
    'secret-invitation-get',
    'workspace.secrets.invitation-link',
    'Reading a pending member shows the secret of the invitation.',
    recalled(op.addMember, ['pendingInvitationLinkSecret'], op.getMember, 'pendingInvitationLinkSecret'),
  ),
  fault(
    'secret-invitation-list',
    'workspace.secrets.invitation-link',
    'The list of members shows the secrets of invitations.',
    recalled(op.addMember, ['pendingInvitationLinkSecret'], op.listMembers, 'pendingInvitationLinkSecret'),
  ),
  fault(
    'secret-invitation-change',
    'workspace.secrets.invitation-link',
    'A role change shows the secret of the invitation.',
    recalled(op.addMember, ['pendingInvitationLinkSecret'], op.changeMember, 'pendingInvitationLinkSecret'),
  ),
  fault(
    'secret-invitation-as-link',
    'workspace.secrets.invitation-link',
    'Reading a pending member shows the link under another name.',
    recalled(op.addMember, ['pendingInvitationLinkSecret'], op.getMember, 'invitationUrl'),
  ),
  fault(
    'secret-token-get',
    'workspace.secrets.service-account-token',
    'Reading a service account shows the token of its initial key.',
    recalled(op.createAccount, ['key', 'token'], op.getAccount, 'token'),
  ),
  fault(
    'secret-token-list',
    'workspace.secrets.service-account-token',
    'The list of service accounts shows tokens.',
    recalled(op.createAccount, ['key', 'token'], op.listAccounts, 'token'),
  ),
  fault(
    'secret-token-expired',
    'workspace.secrets.service-account-token',
    'A 401 repeats the token that it refuses.',
    refused('unauthenticated', (answer, request) => ({
      ...answer,
      body: { error: { message: 'Invalid or expired token', token: token(request).split(' ')[1] ?? '' } },
    })),
  ),
  fault(
    'secret-bearer-401',
    'workspace.secrets.bearer-token',
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
  fault(
    'secret-bearer-404',
    'workspace.secrets.bearer-token',
    'A missing filespace is answered with the headers of the request.',
    refused('filespace.notFound', (answer, request) => ({
      ...answer,
      body: { error: { message: part(answer.body, 'error', 'message') }, headers: { authorization: token(request) } },
    })),
  ),
  fault('secret-bearer-link', 'workspace.secrets.bearer-token', 'Direct links hold the token that asked for them.', {
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
  fault(
    'secret-bearer-providers',
    'workspace.secrets.bearer-token',
    'The providers lookup repeats the token.',
    successes((asked, answer, request) =>
      asked === op.providers && isObject(answer.body)
        ? { ...answer, body: { ...answer.body, requestedBy: token(request) } }
        : answer,
    ),
  ),
  fault(
    'secret-storage-create',
    'workspace.secrets.customer-storage',
    'The answer of a create repeats the secret of the customer’s storage.',
    filespaceShown(
      (shown, { secretAccessKey }) => ({ ...shown, storage: { ...storage(shown), secretAccessKey } }),
      op.createFilespace,
    ),
  ),
  fault(
    'secret-storage-get',
    'workspace.secrets.customer-storage',
    'Reading a filespace shows the secret of the customer’s storage.',
    filespaceShown(
      (shown, { secretAccessKey }) => ({ ...shown, storage: { ...storage(shown), secretAccessKey } }),
      op.getFilespace,
    ),
  ),
  fault(
    'secret-storage-list',
    'workspace.secrets.customer-storage',
    'The list of filespaces shows the secrets of customers’ storage.',
    filespaceShown((shown, { secretAccessKey }) => ({ ...shown, secretAccessKey }), op.listFilespaces),
  ),
  fault(
    'secret-storage-refused',
    'workspace.secrets.customer-storage',
    'A refused name repeats the whole body.',
    repeats('filespace.name', sent),
  ),
];

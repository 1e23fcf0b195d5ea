import {
  type CheckContext,
  check,
  exchangeOf,
  expectEitherWay,
  field,
  Inconclusive,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { serviceAccount } from '../../src/resources/index.ts';
import { listAccounts } from '../support/account-ids.ts';
import { newKeyedAccount, tryToken } from '../support/account-tokens.ts';
import { refusalOfRevoked, revokedToken } from '../support/bad-tokens.ts';
import {
  createStore,
  listStores,
  newDataStore,
  storeBody,
  storesFilespace,
  updateStore,
} from '../support/data-stores.ts';
import { shortest } from '../support/json-text.ts';
import { registerFilespace, sharedFilespace } from '../support/new-filespaces.ts';
import { inParallel } from '../support/parallel.ts';
import { holdsText, isTelling } from '../support/secrets.ts';
import { deleteAccount, getAccount } from '../support/service-accounts.ts';
import { credentialNames } from '../support/store-credentials.ts';
import {
  changeRole,
  getMember,
  getMembers,
  memberGroups,
  newWorkspaceMember,
  registerWorkspaceMember,
  removeMember,
} from '../support/workspace-members.ts';
import { requestTo, workspaceOperations } from '../support/workspace-requests.ts';

// Every answer of the run is searched for secrets; these checks bring about the answers that are most likely to hold
// one, and name the secret exactly.

function expectHidden(secret: string, what: string, replies: readonly Reply[]): void {
  for (const reply of replies) {
    expectEitherWay(!holdsText(exchangeOf(reply), secret), `no ${what} in the answer`, 'it', reply);
  }
}

check('workspace.secrets.invitation-link', 'no other answer about the member holds its invitation link', async (t) => {
  const { id, email, reply } = await newWorkspaceMember(t);
  const secret = field(field(reply.data, 'data'), 'pendingInvitationLinkSecret');
  if (typeof secret !== 'string') throw new Inconclusive('the added member has no secret');
  const { id: filespaceId } = await sharedFilespace(t);
  // Where it is no second invitation, what is answered to whoever invites somebody again is one of the others.
  const again = await t.workspace.raw({ operation: 'POST /api/v1/members', body: { email }, open: true });
  registerWorkspaceMember(t, again, email);
  const replies = [
    ...(again.response.ok ? [] : [again]),
    await getMember(t, id),
    await getMembers(t),
    await getMembers(t, email),
    await memberGroups(t, id),
    await changeRole(t, id, { role: 'filespaceAdmin', filespaceIds: [filespaceId] }),
    await changeRole(t, id, { role: 'standard' }),
    await removeMember(t, id),
    await getMember(t, id),
  ];
  // What may occur by chance is shown by the field all the same.
  if (isTelling(secret)) expectHidden(secret, 'secret of the invitation', replies);
  for (const other of replies) {
    const shown = /"pendingInvitationLinkSecret"\s*:\s*"[^"]/.test(shortest(exchangeOf(other)));
    expectEitherWay(!shown, 'no pendingInvitationLinkSecret', 'one', other);
  }
});

check('workspace.secrets.service-account-token', 'no other answer about the account holds its token', async (t) => {
  const { id, token } = await newKeyedAccount(t);
  // Whether an account has access to accounts is open; what it is told of itself is no place for the token, either.
  const itself = t.workspace.withAuthorization(`Bearer ${token}`);
  const replies = [
    await getAccount(t, id),
    await listAccounts(t),
    await itself.raw({ operation: serviceAccount.get, path: { serviceAccountId: id } }),
    await itself.raw({ operation: serviceAccount.list }),
    await tryToken(t, token),
    await deleteAccount(t, id),
    await getAccount(t, id),
    await tryToken(t, token),
  ];
  if (token.length >= 8) expectHidden(token, 'token', replies);
});

for (const info of workspaceOperations) {
  check('workspace.secrets.bearer-token', `${info.operation} does not repeat a token that it rejects`, async (t) => {
    // One that the service has issued: whether it may repeat a text that is no token is open.
    const token = await revokedToken(t);
    if (token.length >= 8) expectHidden(token, 'token of the request', [await refusalOfRevoked(t, info)]);
  });
}

check('workspace.secrets.bearer-token', 'answers to ordinary requests do not repeat the token', async (t) => {
  const reads = workspaceOperations.filter(({ method }) => method === 'GET');
  const replies = await inParallel(
    reads
      .filter(({ pathParameters }) => !pathParameters.includes('dataStoreId'))
      .map(async (info) => t.workspace.raw(await requestTo(t, info, { name: 'workspace' }))),
  );
  const { token } = t.workspaceTarget;
  if (isTelling(token)) expectHidden(token, 'token of the request', replies);
});

const storesPath = '/api/v1/filespaces/{filespaceId}/external/data-stores';

/** The profile's parameters of a data store with another secret in the place of each. */
function withSecret(t: CheckContext, secret: string): Record<string, unknown> {
  const { dataStore } = t.workspaceTarget;
  if (dataStore === undefined) throw new NotTested('add `workspace.dataStore` to the profile');
  return Object.fromEntries(
    Object.entries(dataStore).map(([name, value]) => [name, /secret/i.test(name) ? secret : value]),
  );
}

check('workspace.secrets.data-store-secret-key', 'a rejected create does not repeat the secret key', async (t) => {
  const secret = `vct${t.names.random('abcdefghijklmnopqrstuvwxyz', 30)}`;
  const s3StorageParams = withSecret(t, secret);
  const { id: filespaceId } = await sharedFilespace(t);
  const bodies = [{ name: t.names.dataStore(), kind: 'NoSuchDataStore', s3StorageParams }, { s3StorageParams }];
  const replies = await inParallel(
    bodies.map((body) => t.workspace.raw({ operation: `POST ${storesPath}`, path: { filespaceId }, body })),
  );
  expectHidden(secret, 'secret key', replies);
});

// Which access keys are rejected is open; that the secret beside one is shown to nobody is not.
check('workspace.secrets.data-store-secret-key', 'an update does not repeat the secret key', async (t) => {
  const { access, secret: name } = credentialNames(t);
  const secret = `vct${t.names.random('abcdefghijklmnopqrstuvwxyz', 30)}`;
  const store = await newDataStore(t, 'S3DataStore');
  const keys = ['', ' ', 7, null, undefined].map((key) => ({ [access]: key, [name]: secret }));
  const replies = await inParallel(
    keys.map((s3StorageParams) => updateStore(t, store, { s3StorageParams }, { open: true })),
  );
  expectHidden(secret, 'secret key', replies);
});

// What becomes of parameters that a kind has no use for is open; that the secret is shown to nobody is not.
check('workspace.secrets.data-store-secret-key', 'a data store of links shows no secret key', async (t) => {
  const secret = `vct${t.names.random('abcdefghijklmnopqrstuvwxyz', 30)}`;
  const body = storeBody(t, 'HttpLinkDataStore', { s3StorageParams: withSecret(t, secret) });
  const { id: filespaceId } = await storesFilespace(t);
  const creation = await createStore(t, filespaceId, body, { open: true });
  expectHidden(secret, 'secret key', [creation, await listStores(t, filespaceId)]);
});

check('workspace.secrets.data-store-secret-key', 'no answer about the data store holds its secret key', async (t) => {
  const { dataStore } = t.workspaceTarget;
  if (dataStore === undefined) throw new NotTested('add `workspace.dataStore` to the profile');
  const [, secret] = Object.entries(dataStore).find(([name]) => /secret/i.test(name)) ?? [];
  if (typeof secret !== 'string') throw new NotTested('`workspace.dataStore` of the profile has no secret');
  const publicly = Object.entries(dataStore).some(
    ([name, value]) => !/secret/i.test(name) && String(value).includes(secret),
  );
  if (publicly || secret.length < 8)
    throw new NotTested('the secret of `workspace.dataStore` cannot be told from other texts');
  const { id: filespaceId } = await sharedFilespace(t);
  const name = t.names.dataStore();
  const body = { name, kind: 'S3DataStore', s3StorageParams: dataStore };
  const created = await t.workspace.raw({ operation: `POST ${storesPath}`, path: { filespaceId }, body });
  const dataStoreId = field(created.data, 'id');
  if (typeof dataStoreId !== 'string') throw new NotTested('no data store could be created');
  const path = { filespaceId, dataStoreId };
  const credentials = Object.fromEntries(Object.entries(dataStore).filter(([key]) => /key|secret/i.test(key)));
  const replies = [
    created,
    await t.workspace.raw({ operation: `POST ${storesPath}`, path: { filespaceId }, body }),
    await t.workspace.raw({ operation: `GET ${storesPath}`, path: { filespaceId } }),
    await t.workspace.raw({ operation: `GET ${storesPath}`, path: { filespaceId }, query: { name } }),
    await t.workspace.raw({
      operation: `PATCH ${storesPath}/{dataStoreId}`,
      path,
      body: { s3StorageParams: credentials },
    }),
    await t.workspace.raw({ operation: `GET ${storesPath}/{dataStoreId}`, path }),
    await t.workspace.raw({ operation: `DELETE ${storesPath}/{dataStoreId}`, path }),
  ];
  expectHidden(secret, 'secret key', replies);
});

check('workspace.secrets.customer-storage', 'a rejected create does not repeat the storage secret', async (t) => {
  const secret = `vct${t.names.random('abcdefghijklmnopqrstuvwxyz', 30)}`;
  const known = t.workspaceTarget.customerStorage;
  const body = {
    // The dash at the end is what is rejected.
    name: `${t.names.filespace()}-`,
    region: known?.region ?? 'eu-west-1',
    storageProvider: known?.storageProvider ?? 'Other',
    storageOwner: 'customer',
    customerStorageParams: {
      endpoint: known?.endpoint ?? 'https://s3.example.com',
      accessKeyId: 'VCTACCESSKEY',
      secretAccessKey: secret,
      bucketName: known?.bucketName ?? 'vct-bucket',
    },
  };
  const reply = await t.workspace.raw({ operation: 'POST /api/v1/filespaces', body });
  registerFilespace(t, reply, body.name);
  expectHidden(secret, 'secret access key', [reply]);
});

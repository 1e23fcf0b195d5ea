import { noText, type WorkspaceResource } from './facts.ts';

/** With its keys, which go with it. */
export const serviceAccount = {
  api: 'workspace',
  noun: 'service account',
  plural: 'service accounts',
  key: 'serviceAccountId',
  create: 'POST /api/v1/service-accounts',
  list: 'GET /api/v1/service-accounts',
  get: 'GET /api/v1/service-accounts/{serviceAccountId}',
  remove: 'DELETE /api/v1/service-accounts/{serviceAccountId}',
  named: 'name',
  quota: 'serviceAccounts',
  issuesSecret: true,
  idAt: [['data', 'id'], ['id'], ['data', 'serviceAccount', 'id'], ['serviceAccount', 'id']],
  isOpen: true,
  doubtfulId: 'what a create answers is open, and its `id` may be that of the key',
  idsReused: true,
  texts: { 'the name of the account': ['data', 'name'], 'the name of the account itself': ['name'] },
  mistakes: {
    name: [...noText, ''],
    serviceIdentity: [
      'text',
      7,
      true,
      [],
      { isSingleUse: 'no', expiresAt: 'no date at all' },
      { isSingleUse: 0, expiresAt: 7 },
      { isSingleUse: null, expiresAt: [] },
      { isSingleUse: [], expiresAt: {} },
    ],
  },
  laws: {
    rejected: 'workspace.service-account.create.rejected-unchanged',
    neighbour: 'workspace.not-found.service-account.neighbour',
    malformed: 'workspace.not-found.malformed-service-account-id',
    gone: 'workspace.not-found.service-account',
    goneMessage: 'workspace.not-found.service-account.message',
    once: 'workspace.service-account.list.once',
    owned: 'workspace.ownership.service-account',
    ownedListed: 'workspace.ownership.service-account-listed',
  },
} as const satisfies WorkspaceResource;

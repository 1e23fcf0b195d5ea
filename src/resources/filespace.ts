import { noText, type WorkspaceResource } from './facts.ts';

export const filespace = {
  api: 'workspace',
  noun: 'filespace',
  plural: 'filespaces',
  key: 'filespaceId',
  create: 'POST /api/v1/filespaces',
  list: 'GET /api/v1/filespaces',
  get: 'GET /api/v1/filespaces/{filespaceId}',
  change: {
    operation: 'PATCH /api/v1/filespaces/{filespaceId}',
    field: 'name',
    shownAt: ['data', 'name'],
    mistakes: { name: [...noText, '-', 'UPPER CASE'] },
  },
  remove: 'DELETE /api/v1/filespaces/{filespaceId}',
  named: 'name',
  quota: 'filespaces',
  idAt: [['data', 'id']],
  texts: { 'the name of the filespace': ['data', 'name'] },
  mistakes: {
    name: [...noText, '', '-', 'UPPER CASE'],
    region: noText,
    storageProvider: noText,
    storageOwner: [...noText, 'nobody'],
    blockSize: ['large', true, [], {}],
    customerStorageParams: ['text', 7, true, []],
  },
  laws: {
    identity: 'workspace.filespace.get.same-id',
    changeIdentity: 'workspace.filespace.rename.echoes-name',
    neighbour: 'workspace.not-found.filespace.neighbour',
    malformed: 'workspace.not-found.malformed-filespace-id',
    owned: 'workspace.ownership.filespace',
    ownedListed: 'workspace.ownership.filespace-listed',
    once: 'workspace.filespace.list.once',
  },
} as const satisfies WorkspaceResource;

import { noText, type WorkspaceResource } from './facts.ts';

const stores = '/api/v1/filespaces/{filespaceId}/external/data-stores';

export const dataStore = {
  api: 'workspace',
  noun: 'data store',
  plural: 'data stores',
  key: 'dataStoreId',
  create: `POST ${stores}`,
  list: `GET ${stores}`,
  get: `GET ${stores}/{dataStoreId}`,
  change: {
    operation: `PATCH ${stores}/{dataStoreId}`,
    field: 's3StorageParams',
    mistakes: { s3StorageParams: [undefined, 'text', 7, []] },
  },
  remove: `DELETE ${stores}/{dataStoreId}`,
  named: 'name',
  quota: 'dataStores',
  listAt: [],
  // Always bare: what may stand under `data` is no envelope.
  idAt: [['id']],
  idsReused: true,
  nameAt: ['name'],
  texts: { 'the name of the data store': ['name'] },
  filter: 'name',
  missing: 'Data store not found',
  mistakes: { name: noText, kind: [...noText, 'NoDataStore'], s3StorageParams: ['text', 7, true, []] },
  laws: {
    rejected: 'workspace.data-store.create.rejected-unchanged',
    identity: 'workspace.data-store.get.same-id',
    changeIdentity: 'workspace.data-store.update.same-record',
    neighbour: 'workspace.not-found.data-store.neighbour',
    malformed: 'workspace.not-found.malformed-data-store-id',
    gone: 'workspace.not-found.data-store',
    goneMessage: 'workspace.not-found.data-store.message',
    own: 'workspace.data-store.list.filespace',
    once: 'workspace.data-store.list.once',
    one: 'workspace.data-store.create.one',
    taken: 'workspace.data-store.create.name.duplicate',
    life: {
      get: 'workspace.data-store.get.status',
      listed: 'workspace.data-store.list.contains-created',
      removal: 'workspace.data-store.delete.status',
      gone: 'workspace.data-store.delete.gone',
      notListed: 'workspace.data-store.delete.not-listed',
    },
  },
} as const satisfies WorkspaceResource;

import { type Fault, workspaceFault as fault } from '../types.ts';
import { everSeen, lingering, shelves, truncating } from './memory.ts';
import { answered, mistaken, op } from './support.ts';

const nameUsedBefore = everSeen();

/** Deleting data stores. */
export const dataStoreDeletionFaults: readonly Fault[] = [
  fault(
    'data-store-delete-status',
    'workspace.data-store.delete.status',
    'A delete is 204.',
    answered(op.deleteStore, (answer) => ({ ...answer, status: 204, body: undefined })),
  ),
  fault('data-store-delete-not', 'workspace.data-store.delete.gone', 'A delete does nothing.', {
    dataStores: { removes: () => false },
  }),
  fault('data-store-delete-link-not', 'workspace.data-store.delete.gone', 'Only S3 data stores are deleted.', {
    dataStores: { removes: ({ kind }) => kind === 'S3DataStore' },
  }),
  fault(
    'data-store-delete-listed',
    'workspace.data-store.delete.not-listed',
    'A deleted data store stays in the list.',
    lingering(shelves.dataStores, (_record, request) => !request.query.has('name')),
  ),
  fault(
    'data-store-delete-filtered',
    'workspace.data-store.delete.not-listed',
    'The name filter still finds a deleted data store.',
    lingering(shelves.dataStores, (record, request) => record.name === request.query.get('name')),
  ),
  fault(
    'data-store-delete-truncates',
    'workspace.data-store.delete.only-that',
    'The list ends where something was removed: what was made later is lost from it.',
    truncating(shelves.dataStores),
  ),
  fault(
    'data-store-delete-linked',
    'workspace.data-store.delete.linked-files',
    'A data store with linked files can be deleted.',
    { dataStores: { deletable: () => null } },
  ),
  fault(
    'data-store-delete-linked-few',
    'workspace.data-store.delete.linked-files',
    'Up to three linked files do not hinder a delete.',
    {
      dataStores: { deletable: ({ linkedFiles }) => (linkedFiles > 3 ? 'dataStore.linked' : null) },
    },
  ),
  fault(
    'data-store-delete-linked-conflict',
    'workspace.data-store.delete.linked-files',
    'Deleting a data store with linked files is 409.',
    mistaken('dataStore.linked', 409),
  ),
  fault(
    'data-store-delete-linked-kept',
    'workspace.data-store.delete.linked-files-kept',
    'The delete of a data store with linked files is refused after it was done.',
    {
      dataStores: { keepsRejected: (asked) => asked === op.deleteStore },
    },
  ),
  fault(
    'data-store-delete-name',
    'workspace.data-store.delete.name-free',
    'The name of a deleted data store stays taken.',
    {
      dataStores: { create: { nameTaken: (name, others) => nameUsedBefore(name) || others.includes(name) } },
    },
  ),
];

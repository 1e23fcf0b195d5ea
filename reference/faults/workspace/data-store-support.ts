import { type Fault, workspaceFault as fault } from '../types.ts';
import { forgiven, mistaken, op } from './support.ts';

/** Filespaces that do not support data stores. */
export const dataStoreSupportFaults: readonly Fault[] = [
  fault(
    'data-store-unsupported-list-400',
    'workspace.data-store.unsupported.list',
    'The list where data stores are unsupported is 400.',
    mistaken('dataStore.unsupported', 400, op.listStores),
  ),
  fault(
    'data-store-unsupported-create-400',
    'workspace.data-store.unsupported.create',
    'A create where data stores are unsupported is 400.',
    mistaken('dataStore.unsupported', 400, op.createStore),
  ),
  fault(
    'data-store-unsupported-get-501',
    'workspace.data-store.unsupported.get',
    'Reading where data stores are unsupported is 501.',
    mistaken('dataStore.unsupported', 501, op.getStore),
  ),
  fault(
    'data-store-unsupported-get-empty',
    'workspace.data-store.unsupported.get',
    'Reading where data stores are unsupported answers nothing, with 200.',
    forgiven('dataStore.unsupported', {}, op.getStore),
  ),
  fault(
    'data-store-unsupported-update-501',
    'workspace.data-store.unsupported.update',
    'Updating where data stores are unsupported is 501.',
    mistaken('dataStore.unsupported', 501, op.updateStore),
  ),
  fault(
    'data-store-unsupported-update-conflict',
    'workspace.data-store.unsupported.update',
    'Updating where data stores are unsupported is 409.',
    mistaken('dataStore.unsupported', 409, op.updateStore),
  ),
  fault(
    'data-store-unsupported-delete-ok',
    'workspace.data-store.unsupported.delete',
    'Where data stores are unsupported there is nothing to delete: 200.',
    forgiven('dataStore.unsupported', { data: null }, op.deleteStore),
  ),
  fault(
    'data-store-unsupported-list-works',
    'workspace.data-store.unsupported.list',
    'The list does not ask whether the filespace supports data stores.',
    { dataStores: { support: (asked) => (asked === op.listStores ? null : 'dataStore.unsupported') } },
  ),
  fault(
    'data-store-unsupported-create-works',
    'workspace.data-store.unsupported.create',
    'Data stores can be made where they are unsupported.',
    {
      dataStores: {
        support: (asked, facts) =>
          asked === op.createStore || facts.filespaceSupports ? null : 'dataStore.unsupported',
      },
    },
  ),
];

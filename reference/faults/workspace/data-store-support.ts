import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { forgiven, mistaken, op } from './support.ts';

/** Filespaces that do not support data stores. */
export const dataStoreSupportFaults: readonly Fault[] = faultsOf({
  'workspace.data-store.unsupported.list': {
    'data-store-unsupported-list-400': bug(
      'The list where data stores are unsupported is 400.',
      mistaken('dataStore.unsupported', 400, op.listStores),
    ),
    'data-store-unsupported-list-works': bug('The list does not ask whether the filespace supports data stores.', {
      dataStores: { support: (asked) => (asked === op.listStores ? null : 'dataStore.unsupported') },
    }),
  },
  'workspace.data-store.unsupported.create': {
    'data-store-unsupported-create-400': bug(
      'A create where data stores are unsupported is 400.',
      mistaken('dataStore.unsupported', 400, op.createStore),
    ),
    'data-store-unsupported-create-works': bug('Data stores can be made where they are unsupported.', {
      dataStores: {
        support: (asked, facts) =>
          asked === op.createStore || facts.filespaceSupports ? null : 'dataStore.unsupported',
      },
    }),
  },
  'workspace.data-store.unsupported.get': {
    'data-store-unsupported-get-501': bug(
      'Reading where data stores are unsupported is 501.',
      mistaken('dataStore.unsupported', 501, op.getStore),
    ),
    'data-store-unsupported-get-empty': bug(
      'Reading where data stores are unsupported answers nothing, with 200.',
      forgiven('dataStore.unsupported', {}, op.getStore),
    ),
  },
  'workspace.data-store.unsupported.update': {
    'data-store-unsupported-update-501': bug(
      'Updating where data stores are unsupported is 501.',
      mistaken('dataStore.unsupported', 501, op.updateStore),
    ),
    'data-store-unsupported-update-conflict': bug(
      'Updating where data stores are unsupported is 409.',
      mistaken('dataStore.unsupported', 409, op.updateStore),
    ),
  },
  'workspace.data-store.unsupported.delete': {
    'data-store-unsupported-delete-ok': bug(
      'Where data stores are unsupported there is nothing to delete: 200.',
      forgiven('dataStore.unsupported', { data: null }, op.deleteStore),
    ),
  },
});

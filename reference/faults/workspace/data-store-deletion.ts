import { statedWorkspace } from '../../policy/stated/workspace.ts';
import type { DataStoreRecord } from '../../workspace/records.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { everSeen, goneByName, lingering, shelves, truncating, twice, unfoundByName } from './memory.ts';
import { answered, type Change, mistaken, op, recordOf, successes, textPart } from './support.ts';

const deletable = (record: DataStoreRecord) => statedWorkspace.dataStores.deletable(record, []);

/** Linked files are counted over more than the data store itself. */
function linkedBeside(counts: (beside: DataStoreRecord, record: DataStoreRecord) => boolean): Change {
  return {
    dataStores: {
      deletable: (record, beside) =>
        deletable(beside.find((one) => one.linkedFiles > 0 && counts(one, record)) ?? record),
    },
  };
}

const nameUsedBefore = everSeen();

/** An update writes the name to an index of its own, which no removal looks at. */
function indexedByUpdates(): Change {
  const names = new Set<string>();
  return {
    ...successes((asked, answer) => {
      if (asked === op.updateStore) names.add(textPart(recordOf(answer), 'name'));
      return answer;
    }),
    dataStores: { create: { nameTaken: (name, others) => names.has(name) || others.includes(name) } },
  };
}

/** Deleting data stores. */
export const dataStoreDeletionFaults: readonly Fault[] = faultsOf({
  'workspace.data-store.delete.status': {
    'data-store-delete-status': bug(
      'A delete is 204.',
      answered(op.deleteStore, (answer) => ({ ...answer, status: 204, body: undefined })),
    ),
    'data-store-beside-linked-files-stays': bug(
      'Where one data store has linked files no other one of its filespace can be deleted.',
      linkedBeside(() => true),
    ),
    'data-store-on-a-linked-bucket-stays': bug(
      'No data store can be deleted that shows into the bucket of one with linked files.',
      linkedBeside((one, record) => one.s3?.bucketName === record.s3?.bucketName),
    ),
    'data-store-with-a-long-name-is-not-found': bug(
      'A data store whose name has more than 25 characters is not found where it is to be deleted.',
      unfoundByName(shelves.dataStores, (name) => name.length > 25),
    ),
  },
  'workspace.data-store.delete.gone': {
    'data-store-delete-not': bug('A delete does nothing.', { dataStores: { removes: () => false } }),
    'data-store-delete-link-not': bug('Only S3 data stores are deleted.', {
      dataStores: { removes: ({ kind }) => kind === 'S3DataStore' },
    }),
  },
  'workspace.data-store.delete.not-listed': {
    'data-store-delete-listed': bug(
      'A deleted data store stays in the list.',
      lingering(shelves.dataStores, (_record, request) => !request.query.has('name')),
    ),
    'data-store-delete-filtered': bug(
      'The name filter still finds a deleted data store.',
      lingering(shelves.dataStores, (record, request) => record.name === request.query.get('name')),
    ),
  },
  'workspace.data-store.delete.only-that': {
    'data-store-delete-truncates': bug(
      'The list ends where something was removed: what was made later is lost from it.',
      truncating(shelves.dataStores),
    ),
    'data-store-delete-with-the-directory': bug(
      'Deleting a data store drops the directory of its name.',
      goneByName(shelves.dataStores, shelves.entries),
    ),
  },
  'workspace.data-store.delete.linked-files': {
    'data-store-delete-linked': bug('A data store with linked files can be deleted.', {
      dataStores: { deletable: () => null },
    }),
    'data-store-delete-linked-few': bug('Up to three linked files do not hinder a delete.', {
      dataStores: { deletable: ({ linkedFiles }) => (linkedFiles > 3 ? 'dataStore.linked' : null) },
    }),
    'data-store-delete-linked-twice': bug('Asked for a second time, a data store with linked files is deleted.', {
      dataStores: { deletable: twice(deletable, ({ id }) => id) },
    }),
    'data-store-delete-linked-in-the-end': bug('Each refused deletion takes one of three linked files off.', {
      dataStores: { deletable: twice(deletable, ({ id }) => id, 3) },
    }),
    'data-store-delete-linked-conflict': bug(
      'Deleting a data store with linked files is 409.',
      mistaken('dataStore.linked', 409),
    ),
  },
  'workspace.data-store.delete.linked-files-kept': {
    'data-store-delete-linked-kept': bug('The delete of a data store with linked files is refused after it was done.', {
      dataStores: { keepsRejected: (asked) => asked === op.deleteStore },
    }),
  },
  'workspace.data-store.delete.name-free': {
    'data-store-delete-name': bug('The name of a deleted data store stays taken.', {
      dataStores: { create: { nameTaken: (name, others) => nameUsedBefore(name) || others.includes(name) } },
    }),
    'data-store-delete-name-updated': bug('The name of a data store that was updated stays taken.', indexedByUpdates()),
  },
});

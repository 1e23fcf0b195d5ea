import { type Fault, workspaceFault as fault } from '../types.ts';
import { everSeen, lingering, shelves, truncating } from './memory.ts';
import {
  answered,
  type Change,
  dataStoreShown,
  forgiven,
  isObject,
  mistaken,
  op,
  s3Params,
  s3Shown,
  successes,
  textPart,
} from './support.ts';

const unsupported: readonly Fault[] = [
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

/** An update drops the data store from the index of names. */
function dropsName(): Change {
  const dropped = new Set<string>();
  return {
    dataStores: {
      updated: (record, next) => {
        dropped.add(record.name);
        return next;
      },
      matchesName: (filter, name, open) => !dropped.has(name) && (name === filter || open),
    },
  };
}

/** An update loses the constraint on the name. */
function freedNames(): Change {
  const freed = new Set<string>();
  return {
    dataStores: {
      updated: (record, next) => {
        freed.add(record.name);
        return next;
      },
      create: { nameTaken: (name, others) => others.includes(name) && !freed.has(name) },
    },
  };
}

const updates: readonly Fault[] = [
  fault(
    'data-store-update-frees-name',
    'workspace.data-store.create.name.duplicate',
    'The name of an updated data store can be given once more.',
    freedNames(),
  ),
  fault(
    'data-store-update-unfindable',
    'workspace.data-store.filter.finds',
    'An updated data store is not found by its name any more.',
    dropsName(),
  ),
  fault(
    'data-store-update-status',
    'workspace.data-store.update.status',
    'An update is 204 without a body.',
    answered(op.updateStore, (answer) => ({ ...answer, status: 204, body: undefined })),
  ),
  fault(
    'data-store-update-kind',
    'workspace.data-store.update.same-record',
    'The answer of an update calls the kind S3.',
    dataStoreShown((shown) => ({ ...shown, name: textPart(shown, 'name').toUpperCase() }), op.updateStore),
  ),
  fault(
    'data-store-update-new-id',
    'workspace.data-store.update.same-record',
    'The answer of an update shows a new id.',
    dataStoreShown((shown, { id }) => ({ ...shown, id: `${id.slice(0, -1)}x` }), op.updateStore),
  ),
  fault(
    'data-store-update-masks-key',
    'workspace.data-store.update.access-key',
    'The answer of an update masks the access key.',
    s3Shown((shown) => ({ ...shown, accessKey: '********' }), op.updateStore),
  ),
  fault('data-store-update-lost', 'workspace.data-store.update.read-back', 'An update answers well and is not kept.', {
    dataStores: { updated: (record, next) => record.s3 ?? next },
  }),
  fault(
    'data-store-update-key-lost',
    'workspace.data-store.update.read-back',
    'An update keeps the new secret, and forgets the new access key.',
    {
      dataStores: { updated: (record, next) => ({ ...next, accessKey: record.s3?.accessKey ?? next.accessKey }) },
    },
  ),
  fault(
    'data-store-update-clears-region',
    'workspace.data-store.update.rest-unchanged',
    'An update sets the region back to the default.',
    {
      dataStores: { updated: (_record, next) => ({ ...next, region: 'us-east-1' }) },
    },
  ),
  fault(
    'data-store-update-clears-bucket',
    'workspace.data-store.update.rest-unchanged',
    'An update empties the bucket name.',
    { dataStores: { updated: (_record, next) => ({ ...next, bucketName: '' }) } },
  ),
  fault(
    'data-store-update-spills',
    'workspace.data-store.update.only-that',
    'An update changes the access key wherever the bucket is the same.',
    keySpill(),
  ),
  fault(
    'data-store-update-no-params',
    'workspace.data-store.update.params.missing',
    'An update without parameters changes nothing, and is 200.',
    {
      dataStores: { update: { s3StorageParams: (value) => value === undefined || isObject(value) } },
    },
  ),
  fault('data-store-update-text', 'workspace.data-store.update.params.type', 'An update takes a text for parameters.', {
    dataStores: { update: { s3StorageParams: (value) => typeof value === 'string' || isObject(value) } },
  }),
  fault(
    'data-store-update-array',
    'workspace.data-store.update.params.type',
    'An update takes an array for parameters.',
    {
      dataStores: { update: { s3StorageParams: (value) => typeof value === 'object' && value !== null } },
    },
  ),
  fault(
    'data-store-update-link',
    'workspace.data-store.update.http-link',
    'Credentials of a link data store are taken.',
    { dataStores: { update: { kindSupported: () => true } } },
  ),
  fault(
    'data-store-update-kept',
    'workspace.data-store.update.rejected-unchanged',
    'A refused update happens all the same.',
    {
      dataStores: { keepsRejected: (asked) => asked === op.updateStore },
    },
  ),
  fault(
    'data-store-update-record',
    'workspace.data-store.update.record',
    'The answer of an update holds the parameters alone.',
    answered(op.updateStore, (answer) => ({
      ...answer,
      body: isObject(answer.body) ? s3Params(answer.body) : answer.body,
    })),
  ),
  fault(
    'data-store-update-wrapped',
    'workspace.data-store.update.record',
    'The answer of an update got an envelope.',
    answered(op.updateStore, (answer) => ({ ...answer, body: { data: answer.body } })),
  ),
];

/** The last updated access key shows on every other data store of the filespace. */
function keySpill(): Change {
  const last = new Map<string, { id: string; accessKey: unknown }>();
  return successes((asked, answer, request) => {
    const place = request.params.filespaceId ?? '';
    const shown = isObject(answer.body) ? answer.body : {};
    if (asked === op.updateStore) last.set(place, { id: textPart(shown, 'id'), accessKey: s3Params(shown).accessKey });
    const spill = last.get(place);
    if (asked !== op.getStore || spill === undefined || spill.id === shown.id || !('s3StorageParams' in shown))
      return answer;
    return { ...answer, body: { ...shown, s3StorageParams: { ...s3Params(shown), accessKey: spill.accessKey } } };
  });
}

const nameUsedBefore = everSeen();

const deletion: readonly Fault[] = [
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

/** Updates and deletions, and filespaces where nothing of the kind can be done. */
export const dataStoreChangeFaults: readonly Fault[] = [...unsupported, ...updates, ...deletion];

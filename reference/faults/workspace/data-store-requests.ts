import type { Answer, ApiRequest } from '../../core/exchange.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { lateIndex } from './memory.ts';
import { type Change, mistaken, op, refused, sent, successes, worded } from './support.ts';

const { create } = statedWorkspace.dataStores;

const madeAnyhow = (answer: Answer, request: ApiRequest): Answer => ({
  ...answer,
  status: 201,
  body: { id: 'ds00000000000000000000000000000000', name: sent(request).name, kind: sent(request).kind },
});

/** What a create refuses. */
export const dataStoreRequestFaults: readonly Fault[] = [
  fault(
    'data-store-create-duplicate',
    'workspace.data-store.create.name.duplicate',
    'Two data stores may share a name.',
    { dataStores: { create: { nameTaken: () => false } } },
  ),
  fault(
    'data-store-create-duplicate-first',
    'workspace.data-store.create.name.duplicate',
    'A name is compared with that of the first data store alone.',
    {
      dataStores: { create: { nameTaken: (name, others) => others[0] === name } },
    },
  ),
  fault(
    'data-store-create-duplicate-last',
    'workspace.data-store.create.name.duplicate',
    'A name is not compared with that of the newest data store.',
    {
      dataStores: { create: { nameTaken: (name, others) => others.slice(0, -1).includes(name) } },
    },
  ),
  fault(
    'data-store-create-duplicate-conflict',
    'workspace.data-store.create.name.duplicate',
    'A name that is taken is 409.',
    mistaken('dataStore.exists', 409),
  ),
  fault(
    'data-store-create-duplicate-message',
    'workspace.data-store.create.name.duplicate.message',
    'A name that is taken is refused in other words.',
    worded('dataStore.exists', 'Datastore already exists'),
  ),
  fault('data-store-create-no-name', 'workspace.data-store.create.name.missing', 'A data store needs no name.', {
    dataStores: { create: { name: (value) => value === undefined || create.name(value) } },
  }),
  fault('data-store-create-number-name', 'workspace.data-store.create.name.type', 'A number is taken for a name.', {
    dataStores: { create: { name: (value) => typeof value === 'number' || create.name(value) } },
  }),
  fault(
    'data-store-create-no-kind',
    'workspace.data-store.create.kind.missing',
    'A create without a kind is 422.',
    refused(
      'dataStore.body',
      (answer, request) => (sent(request).kind === undefined ? { ...answer, status: 422 } : answer),
      op.createStore,
    ),
  ),
  fault('data-store-create-any-kind', 'workspace.data-store.create.kind.unknown', 'Kinds are known by their ending.', {
    dataStores: { create: { kindSupported: (kind) => kind.endsWith('DataStore') } },
  }),
  fault(
    'data-store-create-without-params',
    'workspace.data-store.create.params.missing',
    'An S3 data store can be completed later.',
    {
      dataStores: { create: { s3StorageParams: (value) => value === undefined || create.s3StorageParams(value) } },
    },
  ),
  fault('data-store-create-text-params', 'workspace.data-store.create.params.type', 'A text is taken for parameters.', {
    dataStores: { create: { s3StorageParams: (value) => typeof value === 'string' || create.s3StorageParams(value) } },
  }),
  fault(
    'data-store-create-array-params',
    'workspace.data-store.create.params.type',
    'An array is taken for parameters.',
    {
      dataStores: { create: { s3StorageParams: (value) => Array.isArray(value) || create.s3StorageParams(value) } },
    },
  ),
  fault(
    'data-store-create-empty-bucket',
    'workspace.data-store.create.bucket.empty',
    'An empty bucket name means the default bucket.',
    {
      dataStores: { create: { bucketName: (value, openValid) => value === '' || create.bucketName(value, openValid) } },
    },
  ),
  fault(
    'data-store-create-slash-bucket',
    'workspace.data-store.create.bucket.slash',
    'A bucket may be given with a folder in it.',
    {
      dataStores: {
        create: {
          bucketName: (value, openValid) =>
            (typeof value === 'string' && value !== '') || create.bucketName(value, openValid),
        },
      },
    },
  ),
  fault(
    'data-store-create-slash-inside-bucket',
    'workspace.data-store.create.bucket.slash',
    'Only a slash in front of a bucket name is noticed.',
    {
      dataStores: { create: { bucketName: (value) => typeof value === 'string' && /^[^/]+/u.test(value) } },
    },
  ),
  fault(
    'data-store-create-empty-region',
    'workspace.data-store.create.region.empty',
    'An empty region means the default one.',
    {
      dataStores: { create: { region: (value, openValid) => value === '' || create.region(value, openValid) } },
    },
  ),
  fault(
    'data-store-create-region-unavailable',
    'workspace.data-store.create.region.empty',
    'A region that is not valid is 422.',
    mistaken('dataStore.region', 422),
  ),
  fault(
    'data-store-create-keeps-duplicate',
    'workspace.data-store.create.rejected-unchanged',
    'A second data store of a name is made and refused.',
    {
      dataStores: { keepsRejected: (_op, problem) => problem === 'dataStore.exists' },
    },
  ),
  fault(
    'data-store-create-keeps-region',
    'workspace.data-store.create.rejected-unchanged',
    'A data store is made before its region is looked at.',
    {
      dataStores: { keepsRejected: (_op, problem) => problem === 'dataStore.region' },
    },
  ),
  fault(
    'data-store-create-keeps-kind',
    'workspace.data-store.create.rejected-unchanged',
    'A data store of an unknown kind is made and refused.',
    {
      dataStores: { keepsRejected: (_op, problem) => problem === 'dataStore.type' },
    },
  ),
  fault(
    'data-store-create-keeps-bucket',
    'workspace.data-store.create.rejected-unchanged',
    'A data store is made before its bucket is looked at.',
    {
      dataStores: { keepsRejected: (_op, problem) => problem === 'dataStore.bucketName' },
    },
  ),
  fault(
    'data-store-create-race',
    'workspace.data-store.create.concurrent',
    'Names are looked up in an index that lags behind.',
    { dataStores: { create: { nameTaken: lateIndex() } } },
  ),
  fault(
    'data-store-name-beginning-of-another',
    'workspace.data-store.create.name.distinct',
    'A name is taken when that of another data store begins with it.',
    {
      dataStores: { create: { nameTaken: (name, others) => others.some((other) => other.startsWith(name)) } },
    },
  ),
  fault(
    'data-store-name-free-for-other-kind',
    'workspace.data-store.create.name.duplicate',
    'Names are taken among the data stores of one kind.',
    otherKindFree(),
  ),
];

/** Names are taken among the data stores of one kind. */
function otherKindFree(): Change {
  const kinds = new Map<string, unknown>();
  return {
    ...successes((asked, answer, request) => {
      if (asked === op.createStore) kinds.set(String(sent(request).name), sent(request).kind);
      return answer;
    }),
    ...refused(
      'dataStore.exists',
      (answer, request) =>
        kinds.get(String(sent(request).name)) === sent(request).kind ? answer : madeAnyhow(answer, request),
      op.createStore,
    ),
  };
}

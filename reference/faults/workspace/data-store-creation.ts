import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { lateIndex } from './memory.ts';
import {
  answered,
  type Change,
  dataStoreShown,
  isObject,
  mistaken,
  op,
  refused,
  sent,
  succeeds,
  textPart,
  without,
  worded,
} from './support.ts';

type Json = Record<string, unknown>;

const { create } = statedWorkspace.dataStores;
const params = (shown: Json): Json => (isObject(shown.s3StorageParams) ? shown.s3StorageParams : {});

function s3Created(edit: (shown: Json) => Json): Change {
  return dataStoreShown(
    (shown) => ('s3StorageParams' in shown ? { ...shown, s3StorageParams: edit(params(shown)) } : shown),
    op.createStore,
  );
}

/** What is kept of the S3 parameters. */
function s3Stored(change: Partial<Record<'bucketName' | 'region' | 'accessKey' | 'endpoint', string>>): Change {
  return { dataStores: { stored: (draft) => ({ ...draft, s3: draft.s3 && { ...draft.s3, ...change } }) } };
}

const answers: readonly Fault[] = [
  fault(
    'data-store-create-ok',
    'workspace.data-store.create.status',
    'A create is 200.',
    succeeds(op.createStore, 200),
  ),
  fault(
    'data-store-create-link',
    'workspace.data-store.create.http-link',
    'Link data stores need S3 parameters, too.',
    { dataStores: { create: { needsS3Params: () => true } } },
  ),
  fault(
    'data-store-create-link-unknown',
    'workspace.data-store.create.http-link',
    'Link data stores are not known any more.',
    {
      dataStores: { create: { kindSupported: (kind) => kind === 'S3DataStore' } },
    },
  ),
  fault(
    'data-store-create-name',
    'workspace.data-store.create.echoes-name',
    'The answer of a create shows the name in capitals.',
    dataStoreShown((shown) => ({ ...shown, name: textPart(shown, 'name').toUpperCase() }), op.createStore),
  ),
  fault(
    'data-store-create-kind',
    'workspace.data-store.create.echoes-kind',
    'The answer of a create shows every data store as S3.',
    dataStoreShown(
      (shown) =>
        shown.kind === 'HttpLinkDataStore'
          ? {
              ...shown,
              kind: 'S3DataStore',
              s3StorageParams: {
                accessKey: '',
                bucketName: '',
                region: '',
                endpoint: '',
                useVirtualAddressing: true,
                urlExpirationMinutes: 60,
              },
            }
          : shown,
      op.createStore,
    ),
  ),
  fault(
    'data-store-create-bucket',
    'workspace.data-store.create.echoes-bucket',
    'The answer of a create shows the bucket as a path.',
    s3Created((shown) => ({ ...shown, bucketName: `/${textPart(shown, 'bucketName')}` })),
  ),
  fault(
    'data-store-create-stores-bucket',
    'workspace.data-store.create.echoes-bucket',
    'Buckets are kept under a name of the service’s own.',
    s3Stored({ bucketName: 'bucket' }),
  ),
  fault(
    'data-store-create-region',
    'workspace.data-store.create.echoes-region',
    'The region is kept as the default one.',
    s3Stored({ region: 'us-east-1' }),
  ),
  fault(
    'data-store-create-access-key',
    'workspace.data-store.create.echoes-access-key',
    'Access keys are masked but for four characters.',
    s3Created((shown) => ({ ...shown, accessKey: `****${textPart(shown, 'accessKey').slice(-4)}` })),
  ),
  fault(
    'data-store-create-addressing',
    'workspace.data-store.create.echoes-addressing',
    'Virtual addressing is always shown as off.',
    s3Created((shown) => ({ ...shown, useVirtualAddressing: false })),
  ),
  fault(
    'data-store-create-expiration',
    'workspace.data-store.create.echoes-addressing',
    'The URL expiration is the default whatever was sent.',
    s3Created((shown) => ({ ...shown, urlExpirationMinutes: 60 })),
  ),
  fault(
    'data-store-create-endpoint',
    'workspace.data-store.create.echoes-addressing',
    'The endpoint is kept as the provider’s usual one.',
    s3Stored({ endpoint: 'https://s3.storage.example' }),
  ),
  fault(
    'data-store-create-stores-name',
    'workspace.data-store.create.read-back',
    'Names are kept with their dashes turned into spaces.',
    {
      dataStores: { stored: (draft) => ({ ...draft, name: draft.name.replaceAll('-', ' ') }) },
    },
  ),
  fault(
    'data-store-create-stores-kind',
    'workspace.data-store.create.read-back',
    'Link data stores are kept under another kind.',
    {
      dataStores: {
        stored: (draft) => (draft.kind === 'HttpLinkDataStore' ? { ...draft, kind: 'S3DataStore' } : draft),
      },
    },
  ),
  fault(
    'data-store-create-wrapped',
    'workspace.data-store.create.record',
    'The answer of a create got an envelope.',
    answered(op.createStore, (answer) => ({ ...answer, body: { data: answer.body } })),
  ),
  fault(
    'data-store-create-addressing-text',
    'workspace.data-store.create.record',
    'The addressing style is a text.',
    s3Created((shown) => ({ ...shown, useVirtualAddressing: String(shown.useVirtualAddressing) })),
  ),
  fault(
    'data-store-create-no-params',
    'workspace.data-store.create.record',
    'The answer of a create has no parameters.',
    dataStoreShown((shown) => without(shown, 's3StorageParams'), op.createStore),
  ),
];

const refusals: readonly Fault[] = [
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
];

export const dataStoreCreationFaults: readonly Fault[] = [...answers, ...refusals];

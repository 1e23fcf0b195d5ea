import type { Answer, ApiRequest } from '../../core/exchange.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { lateIndex } from './memory.ts';
import { type Change, isJsonText, mistaken, op, refused, sent, successes, worded } from './support.ts';

const { create } = statedWorkspace.dataStores;

const madeAnyhow = (answer: Answer, request: ApiRequest): Answer => ({
  ...answer,
  status: 201,
  body: { id: 'ds00000000000000000000000000000000', name: sent(request).name, kind: sent(request).kind },
});

/** Of many data stores some are left out where a new name is compared with theirs. */
function comparedWith(some: (names: readonly string[]) => readonly string[]): Change {
  return { dataStores: { create: { nameTaken: (name, others) => some(others).includes(name) } } };
}

/** What a create refuses. */
export const dataStoreRequestFaults: readonly Fault[] = faultsOf({
  'workspace.data-store.create.name.duplicate': {
    'data-store-create-duplicate': bug('Two data stores may share a name.', {
      dataStores: { create: { nameTaken: () => false } },
    }),
    'data-store-create-duplicate-first': bug('A name is compared with that of the first data store alone.', {
      dataStores: { create: { nameTaken: (name, others) => others[0] === name } },
    }),
    'data-store-create-duplicate-last': bug('A name is not compared with that of the newest data store.', {
      dataStores: { create: { nameTaken: (name, others) => others.slice(0, -1).includes(name) } },
    }),
    'data-store-create-compared-with-fifteen': bug(
      'A new name is compared with those of the first fifteen data stores.',
      comparedWith((names) => names.slice(0, 15)),
    ),
    'data-store-create-compared-with-the-last-fifteen': bug(
      'A new name is compared with those of the last fifteen data stores.',
      comparedWith((names) => names.slice(-15)),
    ),
    'data-store-create-compared-with-both-ends': bug(
      'Of many data stores those in the middle are not compared with a new name.',
      comparedWith((names) => [...names.slice(0, 8), ...names.slice(-8)]),
    ),
    'data-store-create-duplicate-conflict': bug('A name that is taken is 409.', mistaken('dataStore.exists', 409)),
    'data-store-name-free-for-other-kind': bug('Names are taken among the data stores of one kind.', otherKindFree()),
  },
  'workspace.data-store.create.name.duplicate.message': {
    'data-store-create-duplicate-message': bug(
      'A name that is taken is refused in other words.',
      worded('dataStore.exists', 'Datastore already exists'),
    ),
  },
  'workspace.data-store.create.name.missing': {
    'data-store-create-no-name': bug('A data store needs no name.', {
      dataStores: { create: { name: (value) => value === undefined || create.name(value) } },
    }),
  },
  'workspace.data-store.create.name.type': {
    'data-store-create-number-name': bug('A number is taken for a name.', {
      dataStores: { create: { name: (value) => typeof value === 'number' || create.name(value) } },
    }),
  },
  'workspace.data-store.create.kind.missing': {
    'data-store-create-no-kind': bug(
      'A create without a kind is 422.',
      refused(
        'dataStore.body',
        (answer, request) => (sent(request).kind === undefined ? { ...answer, status: 422 } : answer),
        op.createStore,
      ),
    ),
  },
  'workspace.data-store.create.kind.unknown': {
    'data-store-create-any-kind': bug('Kinds are known by their ending.', {
      dataStores: { create: { kindSupported: (kind) => kind.endsWith('DataStore') } },
    }),
    'data-store-create-kind-looked-up': bug('Kinds are looked up in an object, which has names of its own.', {
      dataStores: { create: { kindSupported: (kind) => kind in { S3DataStore: 1, HttpLinkDataStore: 1 } } },
    }),
  },
  'workspace.data-store.create.params.missing': {
    'data-store-create-without-params': bug('An S3 data store can be completed later.', {
      dataStores: { create: { s3StorageParams: (value) => value === undefined || create.s3StorageParams(value) } },
    }),
  },
  'workspace.data-store.create.params.type': {
    'data-store-create-text-params': bug('A text is taken for parameters.', {
      dataStores: {
        create: { s3StorageParams: (value) => typeof value === 'string' || create.s3StorageParams(value) },
      },
    }),
    'data-store-create-params-as-json': bug('A text of JSON is taken for parameters.', {
      dataStores: { create: { s3StorageParams: (value) => isJsonText(value) || create.s3StorageParams(value) } },
    }),
    'data-store-create-array-params': bug('An array is taken for parameters.', {
      dataStores: { create: { s3StorageParams: (value) => Array.isArray(value) || create.s3StorageParams(value) } },
    }),
    'data-store-create-params-in-a-list': bug('Parameters may stand in a list of one.', {
      dataStores: {
        create: { s3StorageParams: (value) => create.s3StorageParams(Array.isArray(value) ? value[0] : value) },
      },
    }),
  },
  'workspace.data-store.create.bucket.empty': {
    'data-store-create-empty-bucket': bug('An empty bucket name means the default bucket.', {
      dataStores: { create: { bucketName: (value, openValid) => value === '' || create.bucketName(value, openValid) } },
    }),
  },
  'workspace.data-store.create.bucket.slash': {
    'data-store-create-slash-bucket': bug('A bucket may be given with a folder in it.', {
      dataStores: {
        create: {
          bucketName: (value, openValid) =>
            (typeof value === 'string' && value !== '') || create.bucketName(value, openValid),
        },
      },
    }),
    'data-store-create-slash-inside-bucket': bug('Only a slash in front of a bucket name is noticed.', {
      dataStores: { create: { bucketName: (value) => typeof value === 'string' && /^[^/]+/u.test(value) } },
    }),
  },
  'workspace.data-store.create.region.empty': {
    'data-store-create-empty-region': bug('An empty region means the default one.', {
      dataStores: { create: { region: (value, openValid) => value === '' || create.region(value, openValid) } },
    }),
    'data-store-create-region-unavailable': bug(
      'A region that is not valid is 422.',
      mistaken('dataStore.region', 422),
    ),
  },
  'workspace.data-store.create.rejected-unchanged': {
    'data-store-create-keeps-duplicate': bug('A second data store of a name is made and refused.', {
      dataStores: { keepsRejected: (_op, problem) => problem === 'dataStore.exists' },
    }),
    'data-store-create-keeps-region': bug('A data store is made before its region is looked at.', {
      dataStores: { keepsRejected: (_op, problem) => problem === 'dataStore.region' },
    }),
    'data-store-create-reserves-the-name': bug(
      'A name is reserved before the bucket is looked at, and stays so where that is refused.',
      reservingNames(),
    ),
    'data-store-create-keeps-kind': bug('A data store of an unknown kind is made and refused.', {
      dataStores: { keepsRejected: (_op, problem) => problem === 'dataStore.type' },
    }),
    'data-store-create-keeps-bucket': bug('A data store is made before its bucket is looked at.', {
      dataStores: { keepsRejected: (_op, problem) => problem === 'dataStore.bucketName' },
    }),
  },
  'workspace.data-store.create.concurrent': {
    'data-store-create-race': bug('Names are looked up in an index that lags behind.', {
      dataStores: { create: { nameTaken: lateIndex() } },
    }),
  },
  'workspace.data-store.create.name.distinct': {
    'data-store-name-beginning-of-another': bug('A name is taken when that of another data store begins with it.', {
      dataStores: { create: { nameTaken: (name, others) => others.some((other) => other.startsWith(name)) } },
    }),
    'data-store-names-unique-by-32': bug('Names are compared by their first 32 characters.', {
      dataStores: {
        create: { nameTaken: (name, others) => others.some((other) => other.slice(0, 32) === name.slice(0, 32)) },
      },
    }),
  },
});

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

function reservingNames(): Change {
  const reserved = new Set<unknown>();
  const { nameTaken } = create;
  return {
    ...refused('dataStore.bucketName', (answer, request) => {
      reserved.add(sent(request).name);
      return answer;
    }),
    dataStores: { create: { nameTaken: (name, others) => reserved.has(name) || nameTaken(name, others) } },
  };
}

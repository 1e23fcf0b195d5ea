import type { ApiRequest } from '../../core/exchange.ts';
import { isObject, objectOf, without } from '../../core/json.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import {
  answered,
  type Change,
  dataStoreShown,
  op,
  recordOf,
  s3Shown,
  sent,
  succeeds,
  textPart,
  token,
} from './support.ts';

const s3Created = (edit: Parameters<typeof s3Shown>[0]): Change => s3Shown(edit, op.createStore);

/** What is kept of the S3 parameters. */
function s3Stored(change: Partial<Record<'bucketName' | 'region' | 'accessKey' | 'endpoint', string>>): Change {
  return { dataStores: { stored: (draft) => ({ ...draft, s3: draft.s3 && { ...draft.s3, ...change } }) } };
}

/** The unique index of names lost its workspace: whoever asks for a name first has it everywhere. */
function takenByToken(): Change {
  const owners = new Map<string, string>();
  return answered(op.createStore, (answer, request) => {
    const name = textPart(recordOf(answer), 'name');
    const owner = owners.get(name) ?? token(request);
    owners.set(name, owner);
    if (owner === token(request)) return answer;
    return { status: 400, body: { error: { message: 'Data store already exists' } } };
  });
}

/** What a create leaves out has no default. */
function unsaidMissing(): Change {
  const named = (request: ApiRequest): boolean => 'useVirtualAddressing' in objectOf(sent(request).s3StorageParams);
  return answered(op.createStore, (answer, request) => {
    const shown = recordOf(answer);
    if (!isObject(shown.s3StorageParams) || named(request)) return answer;
    return { ...answer, body: { ...shown, s3StorageParams: without(shown.s3StorageParams, 'useVirtualAddressing') } };
  });
}

/** What a create answers, and what it keeps. */
export const dataStoreCreationFaults: readonly Fault[] = faultsOf({
  'workspace.data-store.create.status': {
    'data-store-create-ok': bug('A create is 200.', succeeds(op.createStore, 200)),
  },
  'workspace.data-store.create.name.per-workspace': {
    'data-store-name-taken-in-another-workspace': bug(
      'A name is taken when a data store of another workspace has it.',
      takenByToken(),
    ),
  },
  'workspace.data-store.create.http-link': {
    'data-store-create-link': bug('Link data stores need S3 parameters, too.', {
      dataStores: { create: { needsS3Params: () => true } },
    }),
    'data-store-create-link-unknown': bug('Link data stores are not known any more.', {
      dataStores: { create: { kindSupported: (kind) => kind === 'S3DataStore' } },
    }),
  },
  'workspace.data-store.create.echoes-name': {
    'data-store-create-name': bug(
      'The answer of a create shows the name in capitals.',
      dataStoreShown((shown) => ({ ...shown, name: textPart(shown, 'name').toUpperCase() }), op.createStore),
    ),
  },
  'workspace.data-store.create.echoes-kind': {
    'data-store-create-kind': bug(
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
  },
  'workspace.data-store.create.echoes-bucket': {
    'data-store-create-bucket': bug(
      'The answer of a create shows the bucket as a path.',
      s3Created((shown) => ({ ...shown, bucketName: `/${textPart(shown, 'bucketName')}` })),
    ),
    'data-store-create-stores-bucket': bug(
      'Buckets are kept under a name of the service’s own.',
      s3Stored({ bucketName: 'bucket' }),
    ),
  },
  'workspace.data-store.create.echoes-region': {
    'data-store-create-region': bug('The region is kept as the default one.', s3Stored({ region: 'us-east-1' })),
  },
  'workspace.data-store.create.echoes-access-key': {
    'data-store-create-access-key': bug(
      'Access keys are masked but for four characters.',
      s3Created((shown) => ({ ...shown, accessKey: `****${textPart(shown, 'accessKey').slice(-4)}` })),
    ),
  },
  'workspace.data-store.create.echoes-addressing': {
    'data-store-create-addressing': bug(
      'Virtual addressing is always shown as off.',
      s3Created((shown) => ({ ...shown, useVirtualAddressing: false })),
    ),
    'data-store-create-expiration': bug(
      'The URL expiration is the default whatever was sent.',
      s3Created((shown) => ({ ...shown, urlExpirationMinutes: 60 })),
    ),
    'data-store-create-endpoint': bug(
      'The endpoint is kept as the provider’s usual one.',
      s3Stored({ endpoint: 'https://s3.storage.example' }),
    ),
    'data-store-create-port': bug(
      'Of an endpoint the scheme and the host are shown.',
      s3Created((shown) => ({ ...shown, endpoint: String(shown.endpoint).replace(/:\d+$/, '') })),
    ),
  },
  'workspace.data-store.create.read-back': {
    'data-store-create-stores-name': bug('Names are kept with their dashes turned into spaces.', {
      dataStores: { stored: (draft) => ({ ...draft, name: draft.name.replaceAll('-', ' ') }) },
    }),
    'data-store-create-stores-kind': bug('Link data stores are kept under another kind.', {
      dataStores: {
        stored: (draft) => (draft.kind === 'HttpLinkDataStore' ? { ...draft, kind: 'S3DataStore' } : draft),
      },
    }),
  },
  'workspace.data-store.create.record': {
    'data-store-create-wrapped': bug(
      'The answer of a create got an envelope.',
      answered(op.createStore, (answer) => ({ ...answer, body: { data: answer.body } })),
    ),
    'data-store-create-addressing-text': bug(
      'The addressing style is a text.',
      s3Created((shown) => ({ ...shown, useVirtualAddressing: String(shown.useVirtualAddressing) })),
    ),
    'data-store-addressing-unsaid-is-missing': bug(
      'The record has no addressing style where the create said none.',
      unsaidMissing(),
    ),
    'data-store-create-no-params': bug(
      'The answer of a create has no parameters.',
      dataStoreShown((shown) => without(shown, 's3StorageParams'), op.createStore),
    ),
  },
});

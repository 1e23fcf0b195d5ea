import { type Fault, workspaceFault as fault } from '../types.ts';
import { answered, type Change, dataStoreShown, op, s3Shown, succeeds, textPart, without } from './support.ts';

const s3Created = (edit: Parameters<typeof s3Shown>[0]): Change => s3Shown(edit, op.createStore);

/** What is kept of the S3 parameters. */
function s3Stored(change: Partial<Record<'bucketName' | 'region' | 'accessKey' | 'endpoint', string>>): Change {
  return { dataStores: { stored: (draft) => ({ ...draft, s3: draft.s3 && { ...draft.s3, ...change } }) } };
}

/** What a create answers, and what it keeps. */
export const dataStoreCreationFaults: readonly Fault[] = [
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

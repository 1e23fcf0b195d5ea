import { type Fault, workspaceFault as fault } from '../types.ts';
import { repeatingIds } from './memory.ts';
import { answered, filespaceShown, op, part, storage, without } from './support.ts';

/** What a create answers and leaves behind. */
export const filespaceCreationFaults: readonly Fault[] = [
  fault(
    'filespace-create-shows-short-name',
    'workspace.filespace.create.echoes-name',
    'The answer of a create cuts the name after 12 characters.',
    filespaceShown((shown, record) => ({ ...shown, name: record.name.slice(0, 12) }), op.createFilespace),
  ),
  fault(
    'filespace-create-stores-short-name',
    'workspace.filespace.create.read-back',
    'Names are kept in a column of 12 characters.',
    {
      filespaces: { stored: (draft) => ({ ...draft, name: draft.name.slice(0, 12) }) },
    },
  ),
  fault(
    'filespace-create-stores-one-dash',
    'workspace.filespace.create.read-back',
    'Kept names have their dashes turned into underscores.',
    {
      filespaces: { stored: (draft) => ({ ...draft, name: draft.name.replaceAll('-', '_') }) },
    },
  ),
  fault(
    'filespace-create-repeats-id',
    'workspace.filespace.create.unique-id',
    'Two creates in a row are answered with one id.',
    repeatingIds(op.createFilespace),
  ),
  fault(
    'filespace-create-keeps-bad-block-size',
    'workspace.filespace.create.rejected-unchanged',
    'A filespace is made before its block size is looked at.',
    {
      filespaces: { keepsRejected: (_op, problem) => problem === 'filespace.blockSize' },
    },
  ),
  fault(
    'filespace-create-keeps-bad-params',
    'workspace.filespace.create.rejected-unchanged',
    'A filespace is made before its customer storage is looked at.',
    {
      filespaces: { keepsRejected: (_op, problem) => problem === 'filespace.customerStorage' },
    },
  ),
  fault(
    'filespace-create-keeps-bad-provider',
    'workspace.filespace.create.rejected-unchanged',
    'A filespace is made before its provider is looked at.',
    {
      filespaces: { keepsRejected: (_op, problem) => problem === 'filespace.provider' },
    },
  ),
  fault(
    'filespace-create-keeps-bad-name',
    'workspace.filespace.create.rejected-unchanged',
    'A filespace of a bad name is refused and made.',
    {
      filespaces: { keepsRejected: (asked, problem) => asked === op.createFilespace && problem === 'filespace.name' },
    },
  ),
  fault(
    'filespace-owner-shown-wrong',
    'workspace.filespace.storage.owner',
    'Every record shows the vendor as the owner of its storage.',
    filespaceShown((shown) => ({ ...shown, storage: { ...storage(shown), owner: 'vendor' } })),
  ),
  fault(
    'filespace-owner-swapped-in-create',
    'workspace.filespace.storage.owner',
    'The answer of a create shows customer as the owner.',
    filespaceShown((shown) => ({ ...shown, storage: { ...storage(shown), owner: 'customer' } }), op.createFilespace),
  ),
  fault(
    'filespace-provider-stored-wrong',
    'workspace.filespace.storage.provider',
    'The provider Other is kept as the vendor’s own.',
    {
      filespaces: { stored: (draft) => ({ ...draft, provider: 'StorageA' }) },
    },
  ),
  fault('filespace-region-lost', 'workspace.filespace.storage.region', 'The region is not kept.', {
    filespaces: { stored: (draft) => ({ ...draft, region: '' }) },
  }),
  fault(
    'filespace-region-default',
    'workspace.filespace.storage.region',
    'Records show a default region.',
    filespaceShown((shown) => ({ ...shown, storage: { ...storage(shown), region: 'us-east-1' } }), op.getFilespace),
  ),
  fault(
    'filespace-endpoint-lost',
    'workspace.filespace.storage.customer-endpoint',
    'The endpoint of customer storage is not kept.',
    {
      filespaces: { stored: (draft) => (draft.owner === 'customer' ? { ...draft, endpoint: '' } : draft) },
    },
  ),
  fault(
    'filespace-endpoint-host-only',
    'workspace.filespace.storage.customer-endpoint',
    'The endpoint of customer storage loses its scheme.',
    {
      filespaces: { stored: (draft) => ({ ...draft, endpoint: draft.endpoint.replace(/^https?:\/\//u, '') }) },
    },
  ),
  fault(
    'filespace-bucket-lost',
    'workspace.filespace.storage.customer-bucket',
    'The bucket of customer storage is kept with a prefix.',
    {
      filespaces: {
        stored: (draft) =>
          draft.owner === 'customer' ? { ...draft, bucketName: `customer-${draft.bucketName}` } : draft,
      },
    },
  ),
  fault(
    'filespace-create-record-size',
    'workspace.filespace.create.record',
    'A new filespace has no size yet, and shows null.',
    filespaceShown((shown) => ({ ...shown, currentStorageSize: null }), op.createFilespace),
  ),
  fault(
    'filespace-create-record-flat',
    'workspace.filespace.create.record',
    'The answer of a create has the storage fields at the top.',
    filespaceShown((shown) => ({ ...without(shown, 'storage'), ...storage(shown) }), op.createFilespace),
  ),
  fault(
    'filespace-create-record-bare',
    'workspace.filespace.create.record',
    'The answer of a create has no envelope.',
    answered(op.createFilespace, (answer) => ({ ...answer, body: part(answer.body, 'data') })),
  ),
];

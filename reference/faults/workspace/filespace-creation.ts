import { without } from '../../core/json.ts';
import type { FilespaceDraft } from '../../workspace/records.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { repeatingIds } from './memory.ts';
import { answered, type Change, filespaceShown, op, part, recordOf, sent, storage, successes } from './support.ts';

/** What a filespace shows where a field was sent. */
function whereSent(name: 'blockSize' | 'customerStorageParams', changes: Readonly<Record<string, string>>): Change {
  const sized = new Set<unknown>();
  return {
    ...successes((asked, answer, request) => {
      if (asked === op.createFilespace && sent(request)[name] !== undefined) sized.add(recordOf(answer).id);
      return answer;
    }),
    ...filespaceShown(
      (shown, { id }) => (sized.has(id) ? { ...shown, storage: { ...storage(shown), ...changes } } : shown),
      op.getFilespace,
    ),
  };
}

function withTheFirstBucket(): (draft: FilespaceDraft) => FilespaceDraft {
  let first: string | undefined;
  return (draft) => {
    if (draft.owner !== 'customer') return draft;
    first ??= draft.bucketName;
    return { ...draft, bucketName: first };
  };
}

/** What a create answers and leaves behind. */
export const filespaceCreationFaults: readonly Fault[] = faultsOf({
  'workspace.filespace.create.echoes-name': {
    'filespace-create-shows-short-name': bug(
      'The answer of a create cuts the name after 12 characters.',
      filespaceShown((shown, record) => ({ ...shown, name: record.name.slice(0, 12) }), op.createFilespace),
    ),
  },
  'workspace.filespace.create.read-back': {
    'filespace-create-stores-short-name': bug('Names are kept in a column of 12 characters.', {
      filespaces: { stored: (draft) => ({ ...draft, name: draft.name.slice(0, 12) }) },
    }),
    'filespace-create-stores-one-dash': bug('Kept names have their dashes turned into underscores.', {
      filespaces: { stored: (draft) => ({ ...draft, name: draft.name.replaceAll('-', '_') }) },
    }),
  },
  'workspace.filespace.create.unique-id': {
    'filespace-create-repeats-id': bug(
      'Two creates in a row are answered with one id.',
      repeatingIds(op.createFilespace),
    ),
  },
  'workspace.filespace.create.rejected-unchanged': {
    'filespace-create-keeps-bad-block-size': bug('A filespace is made before its block size is looked at.', {
      filespaces: { keepsRejected: (_op, problem) => problem === 'filespace.blockSize' },
    }),
    'filespace-create-keeps-bad-params': bug('A filespace is made before its customer storage is looked at.', {
      filespaces: { keepsRejected: (_op, problem) => problem === 'filespace.customerStorage' },
    }),
    'filespace-create-keeps-bad-provider': bug('A filespace is made before its provider is looked at.', {
      filespaces: { keepsRejected: (_op, problem) => problem === 'filespace.provider' },
    }),
    'filespace-create-keeps-bad-name': bug('A filespace of a bad name is refused and made.', {
      filespaces: { keepsRejected: (asked, problem) => asked === op.createFilespace && problem === 'filespace.name' },
    }),
  },
  'workspace.filespace.storage.owner': {
    'filespace-owner-lost-beside-a-block-size': bug(
      'A filespace with a block size has the usual owner.',
      whereSent('blockSize', { owner: 'customer' }),
    ),
    'filespace-owner-by-parameters': bug(
      'Whoever sends parameters of a customer has storage of the customer.',
      whereSent('customerStorageParams', { owner: 'customer' }),
    ),
    'filespace-owner-shown-wrong': bug(
      'Every record shows the vendor as the owner of its storage.',
      filespaceShown((shown) => ({ ...shown, storage: { ...storage(shown), owner: 'vendor' } })),
    ),
    'filespace-owner-wrong-in-list': bug(
      'The list shows the vendor as the owner of all storage.',
      filespaceShown((shown) => ({ ...shown, storage: { ...storage(shown), owner: 'vendor' } }), op.listFilespaces),
    ),
    'filespace-owner-swapped-in-create': bug(
      'The answer of a create shows customer as the owner.',
      filespaceShown((shown) => ({ ...shown, storage: { ...storage(shown), owner: 'customer' } }), op.createFilespace),
    ),
  },
  'workspace.filespace.storage.provider': {
    'filespace-provider-lost-beside-a-block-size': bug(
      'A filespace with a block size has the usual provider.',
      whereSent('blockSize', { provider: 'Other' }),
    ),
    'filespace-provider-stored-wrong': bug('The provider Other is kept as the vendor’s own.', {
      filespaces: { stored: (draft) => ({ ...draft, provider: 'StorageA' }) },
    }),
  },
  'workspace.filespace.storage.region': {
    'filespace-region-lost-beside-a-block-size': bug(
      'A filespace with a block size has the usual region.',
      whereSent('blockSize', { region: 'us-east-1' }),
    ),
    'filespace-region-without-a-name': bug(
      'For the region that the store itself has no name for, null is shown.',
      successes((asked, answer) => {
        const shown = asked === op.createFilespace ? recordOf(answer) : {};
        if (part(shown, 'storage', 'region') !== 'us-east-1') return answer;
        return { ...answer, body: { data: { ...shown, storage: { ...storage(shown), region: null } } } };
      }),
    ),
    'filespace-region-lost': bug('The region is not kept.', {
      filespaces: { stored: (draft) => ({ ...draft, region: '' }) },
    }),
    'filespace-region-default': bug(
      'Records show a default region.',
      filespaceShown((shown) => ({ ...shown, storage: { ...storage(shown), region: 'us-east-1' } }), op.getFilespace),
    ),
  },
  'workspace.filespace.storage.customer-endpoint': {
    'filespace-endpoint-lost': bug('The endpoint of customer storage is not kept.', {
      filespaces: { stored: (draft) => (draft.owner === 'customer' ? { ...draft, endpoint: '' } : draft) },
    }),
    'filespace-endpoint-host-only': bug('The endpoint of customer storage loses its scheme.', {
      filespaces: { stored: (draft) => ({ ...draft, endpoint: draft.endpoint.replace(/^https?:\/\//u, '') }) },
    }),
  },
  'workspace.filespace.storage.customer-bucket': {
    'filespace-bucket-lost': bug('The bucket of customer storage is kept with a prefix.', {
      filespaces: {
        stored: (draft) =>
          draft.owner === 'customer' ? { ...draft, bucketName: `customer-${draft.bucketName}` } : draft,
      },
    }),
    'filespace-bucket-of-the-first': bug('Filespaces on customer storage all have the bucket of the first one.', {
      filespaces: { stored: withTheFirstBucket() },
    }),
  },
  'workspace.filespace.create.record': {
    'filespace-create-record-size': bug(
      'A new filespace has no size yet, and shows null.',
      filespaceShown((shown) => ({ ...shown, currentStorageSize: null }), op.createFilespace),
    ),
    'filespace-create-record-flat': bug(
      'The answer of a create has the storage fields at the top.',
      filespaceShown((shown) => ({ ...without(shown, 'storage'), ...storage(shown) }), op.createFilespace),
    ),
    'filespace-create-record-bare': bug(
      'The answer of a create has no envelope.',
      answered(op.createFilespace, (answer) => ({ ...answer, body: part(answer.body, 'data') })),
    ),
  },
});

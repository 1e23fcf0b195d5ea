import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { dragging, frozen, lingering, mixedUp, repeatingIds, type Shelf, spilling } from './memory.ts';
import {
  answered,
  filespaceShown,
  forgiven,
  isObject,
  listed,
  mistaken,
  op,
  part,
  succeeds,
  without,
} from './support.ts';

const { create } = statedWorkspace.filespaces;

const shelf: Shelf = {
  create: op.createFilespace,
  remove: op.deleteFilespace,
  list: op.listFilespaces,
  parameter: 'filespaceId',
};

const storage = (shown: Record<string, unknown>): Record<string, unknown> =>
  isObject(shown.storage) ? shown.storage : {};

const listing: readonly Fault[] = [
  fault(
    'filespace-list-status',
    'workspace.filespace.list.status',
    'The list of filespaces is answered with 206.',
    succeeds(op.listFilespaces, 206),
  ),
  fault(
    'filespace-list-lacks-fresh',
    'workspace.filespace.list.contains-created',
    'The list comes from a copy that lags a minute behind.',
    {
      filespaces: { listed: (record, now) => now - record.createdAt > 60_000 },
    },
  ),
  fault(
    'filespace-list-lacks-later',
    'workspace.filespace.list.contains-created',
    'The list was given pages of ten, and no way to ask for the second.',
    listed(op.listFilespaces, (items) => items.slice(0, 10)),
  ),
  fault(
    'filespace-list-twice',
    'workspace.filespace.list.once',
    'The newest filespace stands in the list twice after a join.',
    listed(op.listFilespaces, (items) => [...items, ...items.slice(-1)]),
  ),
  fault(
    'filespace-list-created-at',
    'workspace.filespace.list.agrees-with-get',
    'The list shows the time of the last change as the creation time.',
    filespaceShown((shown) => ({ ...shown, createdAt: new Date(0).toISOString() }), op.listFilespaces),
  ),
  fault(
    'filespace-list-region',
    'workspace.filespace.list.agrees-with-get',
    'The list leaves the region empty.',
    filespaceShown((shown) => ({ ...shown, storage: { ...storage(shown), region: '' } }), op.listFilespaces),
  ),
  fault(
    'filespace-list-bucket',
    'workspace.filespace.list.agrees-with-get',
    'The list shows the endpoint in place of the bucket.',
    filespaceShown(
      (shown, record) => ({ ...shown, storage: { ...storage(shown), bucketName: record.endpoint } }),
      op.listFilespaces,
    ),
  ),
  fault(
    'filespace-workspace-id-of-itself',
    'workspace.filespace.list.workspace-id',
    'Each filespace shows its own id as the workspace.',
    filespaceShown((shown, record) => ({ ...shown, workspaceId: record.id })),
  ),
  fault(
    'filespace-workspace-id-new-only',
    'workspace.filespace.list.workspace-id',
    'Filespaces on vendor storage made today show no real workspace.',
    filespaceShown((shown, record) => ({ ...shown, workspaceId: record.number > 5 ? 'default' : record.workspaceId })),
  ),
  fault(
    'filespace-list-bare',
    'workspace.filespace.list.records',
    'The list of filespaces lost its envelope.',
    answered(op.listFilespaces, (answer) => ({ ...answer, body: part(answer.body, 'data') })),
  ),
  fault(
    'filespace-list-updated-at',
    'workspace.filespace.list.records',
    'The list has no updatedAt.',
    filespaceShown((shown) => without(shown, 'updatedAt'), op.listFilespaces),
  ),
  fault(
    'filespace-list-size-text',
    'workspace.filespace.list.records',
    'Sizes in the list are texts.',
    filespaceShown(
      (shown, record) => ({ ...shown, currentStorageSize: String(record.currentStorageSize) }),
      op.listFilespaces,
    ),
  ),
  fault(
    'filespace-list-last-record',
    'workspace.filespace.list.records',
    'The last record of the list lacks its status.',
    listed(op.listFilespaces, (items) =>
      items.map((item, index) => (index === items.length - 1 ? without(item, 'status') : item)),
    ),
  ),
];

const requests: readonly Fault[] = [
  fault(
    'filespace-create-ok',
    'workspace.filespace.create.status',
    'A create is answered with 200.',
    succeeds(op.createFilespace, 200),
  ),
  fault(
    'filespace-create-vendor-needs-params',
    'workspace.filespace.create.vendor',
    'Customer parameters are demanded for vendor storage, too.',
    {
      filespaces: { create: { customerStorageParams: (value) => isObject(value) } },
    },
  ),
  fault(
    'filespace-create-customer-known',
    'workspace.filespace.create.customer-known',
    'Customer storage is taken with the provider Other alone.',
    {
      filespaces: {
        create: {
          providerFitsOwner: (choice) =>
            create.providerFitsOwner(choice) && ['StorageA', 'Other'].includes(choice.storageProvider),
        },
      },
    },
  ),
  fault(
    'filespace-create-customer-other',
    'workspace.filespace.create.customer-other',
    'The provider Other is not taken any more.',
    {
      filespaces: {
        create: {
          providerFitsOwner: (choice) => create.providerFitsOwner(choice) && choice.storageProvider !== 'Other',
        },
      },
    },
  ),
  fault('filespace-create-region-missing', 'workspace.filespace.create.region.missing', 'The region became optional.', {
    filespaces: { create: { region: (value) => value === undefined || create.region(value) } },
  }),
  fault('filespace-create-region-number', 'workspace.filespace.create.region.type', 'A number is taken for a region.', {
    filespaces: { create: { region: (value) => typeof value === 'number' || create.region(value) } },
  }),
  fault(
    'filespace-create-region-null',
    'workspace.filespace.create.region.type',
    'A null region picks the nearest one.',
    {
      filespaces: { create: { region: (value) => value === null || create.region(value) } },
    },
  ),
  fault(
    'filespace-create-provider-missing',
    'workspace.filespace.create.provider.missing',
    'A create without a provider is a server error.',
    mistakenWhenMissing('storageProvider'),
  ),
  fault(
    'filespace-create-provider-type',
    'workspace.filespace.create.provider.type',
    'A provider in a list is unpacked.',
    mistakenWhen('storageProvider', (value) => value !== undefined && typeof value !== 'string', 422),
  ),
  fault(
    'filespace-create-vendor-any-provider',
    'workspace.filespace.create.provider.vendor-other',
    'Vendor storage may come from any provider.',
    {
      filespaces: { create: { providerFitsOwner: () => true } },
    },
  ),
  fault(
    'filespace-create-vendor-other',
    'workspace.filespace.create.provider.vendor-other',
    'Vendor storage is taken with the provider Other.',
    {
      filespaces: {
        create: {
          providerFitsOwner: (choice) => create.providerFitsOwner(choice) || choice.storageProvider === 'Other',
        },
      },
    },
  ),
  fault(
    'filespace-create-owner-missing',
    'workspace.filespace.create.owner.missing',
    'Without an owner the vendor is meant.',
    {
      filespaces: { create: { storageOwner: (value) => value === '' || create.storageOwner(value) } },
    },
  ),
  fault(
    'filespace-create-owner-type',
    'workspace.filespace.create.owner.type',
    'An owner that is no text is 422.',
    mistakenWhen('storageOwner', (value) => value !== undefined && typeof value !== 'string', 422),
  ),
  fault('filespace-create-owner-any', 'workspace.filespace.create.owner.unknown', 'Any word is taken for an owner.', {
    filespaces: { create: { storageOwner: (value) => typeof value === 'string' && value !== '' } },
  }),
  fault(
    'filespace-create-owner-case',
    'workspace.filespace.create.owner.unknown',
    'Owners are read without regard to case.',
    {
      filespaces: {
        create: { storageOwner: (value) => typeof value === 'string' && create.storageOwner(value.toLowerCase()) },
      },
    },
  ),
  fault(
    'filespace-create-params-missing',
    'workspace.filespace.create.customer-params.missing',
    'Customer storage can be set up later.',
    {
      filespaces: {
        create: {
          customerStorageParams: (value, owner) => value === undefined || create.customerStorageParams(value, owner),
        },
      },
    },
  ),
  fault(
    'filespace-create-params-text',
    'workspace.filespace.create.customer-params.type',
    'Customer parameters may be a text.',
    {
      filespaces: {
        create: {
          customerStorageParams: (value, owner) =>
            typeof value === 'string' || create.customerStorageParams(value, owner),
        },
      },
    },
  ),
  fault(
    'filespace-create-params-number',
    'workspace.filespace.create.customer-params.type',
    'Customer parameters may be a number.',
    {
      filespaces: {
        create: {
          customerStorageParams: (value, owner) =>
            typeof value === 'number' || create.customerStorageParams(value, owner),
        },
      },
    },
  ),
  fault(
    'filespace-create-block-size-default',
    'workspace.filespace.create.block-size.accepted',
    'The largest block size is 1023.',
    {
      filespaces: {
        create: {
          blockSize: (value, openNumber) =>
            create.blockSize(value, openNumber) && !(typeof value === 'number' && value >= 1024),
        },
      },
    },
  ),
  fault(
    'filespace-create-block-size-text',
    'workspace.filespace.create.block-size.type',
    'Block sizes may be texts of digits.',
    {
      filespaces: {
        create: {
          blockSize: (value, openNumber) =>
            (typeof value === 'string' && /^\d+$/u.test(value)) || create.blockSize(value, openNumber),
        },
      },
    },
  ),
  fault(
    'filespace-create-block-size-any',
    'workspace.filespace.create.block-size.type',
    'Block sizes that are no numbers are overlooked.',
    {
      filespaces: {
        create: { blockSize: (value, openNumber) => typeof value !== 'number' || create.blockSize(value, openNumber) },
      },
    },
  ),
];

function mistakenWhenMissing(field: string) {
  return mistakenWhen(field, (value) => value === undefined, 409);
}

function mistakenWhen(field: string, bad: (value: unknown) => boolean, status: number) {
  return {
    errors: {
      answer: (asked: string, _kind: string, answer: { status: number }, request: { json(): unknown }) =>
        asked === op.createFilespace && answer.status === 400 && bad(part(request.json(), field))
          ? { ...answer, status }
          : answer,
    },
  };
}

const created: readonly Fault[] = [
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

const reading: readonly Fault[] = [
  fault(
    'filespace-get-status',
    'workspace.filespace.get.status',
    'Reading a filespace is answered with 203.',
    succeeds(op.getFilespace, 203),
  ),
  fault(
    'filespace-get-mixed-up',
    'workspace.filespace.get.same-id',
    'Reading a filespace answers what was read before.',
    mixedUp(op.getFilespace),
  ),
  fault(
    'filespace-get-id-cut',
    'workspace.filespace.get.same-id',
    'Reading shows an id that ends in zeros.',
    filespaceShown((shown, { id }) => ({ ...shown, id: `${id.slice(0, -4)}0000` }), op.getFilespace),
  ),
  fault(
    'filespace-get-created-at',
    'workspace.filespace.get.agrees-with-create',
    'Reading shows creation times a day early.',
    filespaceShown(
      (shown, record) => ({ ...shown, createdAt: new Date(record.createdAt - 86_400_000).toISOString() }),
      op.getFilespace,
    ),
  ),
  fault(
    'filespace-get-workspace',
    'workspace.filespace.get.agrees-with-create',
    'Reading shows another workspace than the create.',
    filespaceShown((shown) => ({ ...shown, workspaceId: 'default' }), op.getFilespace),
  ),
  fault(
    'filespace-get-updated-before',
    'workspace.filespace.get.timestamps',
    'Last changes are shown in local time, hours before the creation.',
    filespaceShown((shown, record) => ({ ...shown, updatedAt: new Date(record.updatedAt - 7_200_000).toISOString() })),
  ),
  fault(
    'filespace-get-status-number',
    'workspace.filespace.get.record',
    'The status of a filespace is a number.',
    filespaceShown((shown) => ({ ...shown, status: 1 }), op.getFilespace),
  ),
  fault(
    'filespace-get-epoch',
    'workspace.filespace.get.record',
    'Reading shows creation times as milliseconds.',
    filespaceShown((shown, record) => ({ ...shown, createdAt: record.createdAt }), op.getFilespace),
  ),
  fault(
    'filespace-get-no-endpoint',
    'workspace.filespace.get.record',
    'Vendor storage shows no endpoint.',
    filespaceShown((shown) => ({ ...shown, storage: without(storage(shown), 'endpoint') }), op.getFilespace),
  ),
  fault(
    'filespace-get-date-only',
    'workspace.filespace.get.record',
    'Reading shows the day of the last change, without its time.',
    filespaceShown(
      (shown, record) => ({ ...shown, updatedAt: new Date(record.updatedAt).toISOString().slice(0, 10) }),
      op.getFilespace,
    ),
  ),
  fault(
    'filespace-get-id-short',
    'workspace.filespace.get.record',
    'Ids of filespaces are shown without dashes.',
    filespaceShown((shown, record) => ({ ...shown, id: record.id.replaceAll('-', '') }), op.getFilespace),
  ),
];

const renames: readonly Fault[] = [
  fault(
    'filespace-rename-status',
    'workspace.filespace.rename.status',
    'A rename is answered with 202.',
    succeeds(op.renameFilespace, 202),
  ),
  fault(
    'filespace-rename-shows-old',
    'workspace.filespace.rename.echoes-name',
    'A rename answers the record of before.',
    frozen(op.createFilespace, 'name', op.renameFilespace),
  ),
  fault('filespace-rename-lost', 'workspace.filespace.rename.read-back', 'A rename answers well, and is not kept.', {
    filespaces: { renamed: (record) => record.name },
  }),
  fault('filespace-rename-cut', 'workspace.filespace.rename.read-back', 'A rename keeps at most 16 characters.', {
    filespaces: { renamed: (_record, name) => name.slice(0, 16) },
  }),
  fault(
    'filespace-rename-not-listed',
    'workspace.filespace.rename.listed',
    'The list shows the name from the creation.',
    frozen(op.createFilespace, 'name', op.listFilespaces),
  ),
  fault(
    'filespace-rename-spills',
    'workspace.filespace.rename.only-that',
    'After a rename the next filespace of the list shows the new name, too.',
    spilling(op.renameFilespace, op.listFilespaces, 'filespaceId', 'name'),
  ),
  fault(
    'filespace-rename-created-at',
    'workspace.filespace.rename.rest-unchanged',
    'A rename answers with a new creation time.',
    filespaceShown(
      (shown, record) => ({ ...shown, createdAt: new Date(record.updatedAt + 2_000).toISOString() }),
      op.renameFilespace,
    ),
  ),
  fault(
    'filespace-rename-bucket',
    'workspace.filespace.rename.rest-unchanged',
    'The answer of a rename shows a bucket named after the new name.',
    filespaceShown(
      (shown, record) => ({ ...shown, storage: { ...storage(shown), bucketName: record.name } }),
      op.renameFilespace,
    ),
  ),
  fault(
    'filespace-rename-kept',
    'workspace.filespace.rename.rejected-unchanged',
    'A refused rename happens all the same.',
    {
      filespaces: { keepsRejected: (asked) => asked === op.renameFilespace },
    },
  ),
  fault(
    'filespace-rename-no-workspace',
    'workspace.filespace.rename.record',
    'The answer of a rename has no workspaceId.',
    filespaceShown((shown) => without(shown, 'workspaceId'), op.renameFilespace),
  ),
  fault(
    'filespace-rename-only-name',
    'workspace.filespace.rename.record',
    'The answer of a rename holds id and name alone.',
    filespaceShown(({ id, name }) => ({ id, name }), op.renameFilespace),
  ),
];

const deletion: readonly Fault[] = [
  fault(
    'filespace-delete-status',
    'workspace.filespace.delete.status',
    'A delete is answered with 202.',
    succeeds(op.deleteFilespace, 202),
  ),
  fault(
    'filespace-delete-not',
    'workspace.filespace.delete.gone',
    'A delete says that it was done, and does nothing.',
    { filespaces: { removes: () => false } },
  ),
  fault(
    'filespace-delete-customer-not',
    'workspace.filespace.delete.gone',
    'Filespaces that were renamed are not deleted.',
    {
      filespaces: { removes: (record) => record.updatedAt === record.createdAt },
    },
  ),
  fault(
    'filespace-delete-listed',
    'workspace.filespace.delete.not-listed',
    'A deleted filespace stays in the list.',
    lingering(shelf, () => true),
  ),
  fault(
    'filespace-delete-stores-listed',
    'workspace.filespace.delete.data-gone',
    'Below a filespace that is gone the list of data stores is empty instead of missing.',
    forgiven('filespace.notFound', [], op.listStores),
  ),
  fault(
    'filespace-delete-children',
    'workspace.filespace.delete.data-gone',
    'Children in a filespace that is gone are a mistake of the request.',
    mistaken('filespace.notFound', 400, op.children),
  ),
  fault(
    'filespace-delete-links',
    'workspace.filespace.delete.data-gone',
    'Direct links into a filespace that is gone lead to a page about it.',
    forgiven('filespace.notFound', { data: { url: 'https://links.example/gone' } }, op.directLink),
  ),
  fault(
    'filespace-delete-again',
    'workspace.filespace.delete.again',
    'Deletion became idempotent: once more is 200.',
    forgiven('filespace.notFound', { data: null }, op.deleteFilespace),
  ),
  fault(
    'filespace-delete-drags',
    'workspace.filespace.delete.only-that',
    'With a deleted filespace the next one leaves the list.',
    dragging(shelf),
  ),
  fault(
    'providers-status',
    'workspace.providers.status',
    'The providers lookup redirects.',
    succeeds(op.providers, 303),
  ),
  fault(
    'providers-needs-body',
    'workspace.providers.status',
    'The providers lookup was taken for a create and answers 404.',
    succeeds(op.providers, 404),
  ),
  fault(
    'providers-empty',
    'workspace.providers.json',
    'The providers lookup answers without a body.',
    answered(op.providers, (answer) => ({ ...answer, body: undefined })),
  ),
  fault(
    'providers-plain',
    'workspace.providers.json',
    'The providers lookup answers an empty text.',
    answered(op.providers, (answer) => ({ ...answer, text: '' })),
  ),
];

export const filespaceFaults: readonly Fault[] = [
  ...listing,
  ...requests,
  ...created,
  ...reading,
  ...renames,
  ...deletion,
];

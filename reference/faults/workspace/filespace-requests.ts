import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { isObject, op, part, succeeds } from './support.ts';

const { create } = statedWorkspace.filespaces;

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

/** What a create accepts. */
export const filespaceRequestFaults: readonly Fault[] = [
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
    'Without a provider the vendor’s own is meant.',
    {
      filespaces: { create: { providerRead: (value) => value ?? 'StorageA' } },
    },
  ),
  fault(
    'filespace-create-provider-type',
    'workspace.filespace.create.provider.type',
    'A provider in a list is unpacked.',
    {
      filespaces: { create: { providerRead: (value) => (Array.isArray(value) ? value[0] : value) } },
    },
  ),
  fault(
    'filespace-create-provider-type-422',
    'workspace.filespace.create.provider.type',
    'A provider that is no text is 422.',
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
      filespaces: { create: { ownerRead: (value) => value ?? 'vendor' } },
    },
  ),
  fault(
    'filespace-create-owner-guessed',
    'workspace.filespace.create.owner.missing',
    'An owner that is left out is told by the provider.',
    mistakenWhenMissing('storageOwner'),
  ),
  fault(
    'filespace-create-owner-type',
    'workspace.filespace.create.owner.type',
    'An owner that is no text is 422.',
    mistakenWhen('storageOwner', (value) => value !== undefined && typeof value !== 'string', 422),
  ),
  fault(
    'filespace-create-owner-any',
    'workspace.filespace.create.owner.unknown',
    'Whoever is not the customer is taken for the vendor.',
    {
      filespaces: {
        create: { ownerRead: (value) => (typeof value !== 'string' || value === 'customer' ? value : 'vendor') },
      },
    },
  ),
  fault(
    'filespace-create-owner-empty',
    'workspace.filespace.create.owner.unknown',
    'An empty owner is taken for the vendor.',
    {
      filespaces: { create: { ownerRead: (value) => (value === '' ? 'vendor' : value) } },
    },
  ),
  fault('filespace-create-owner-list', 'workspace.filespace.create.owner.type', 'An owner in a list is unpacked.', {
    filespaces: { create: { ownerRead: (value) => (Array.isArray(value) ? value[0] : value) } },
  }),
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
    'filespace-create-params-field-object',
    'workspace.filespace.create.customer-params.field-type',
    'The bucket of customer storage is taken as it comes.',
    {
      filespaces: {
        create: {
          customerStorageField: (field, value, mayMiss) =>
            (field === 'bucketName' && typeof value === 'object') || create.customerStorageField(field, value, mayMiss),
        },
      },
    },
  ),
  fault(
    'filespace-create-params-fields-unread',
    'workspace.filespace.create.customer-params.field-type',
    'The parameters of customer storage are handed on without a look at their types.',
    { filespaces: { create: { customerStorageField: () => true } } },
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

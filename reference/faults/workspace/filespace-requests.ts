import { isObject } from '../../core/json.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { isJsonText, op, part, succeeds } from './support.ts';

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
export const filespaceRequestFaults: readonly Fault[] = faultsOf({
  'workspace.filespace.create.status': {
    'filespace-create-ok': bug('A create is answered with 200.', succeeds(op.createFilespace, 200)),
  },
  'workspace.filespace.create.vendor': {
    'filespace-create-vendor-needs-params': bug('Customer parameters are demanded for vendor storage, too.', {
      filespaces: { create: { customerStorageParams: (value) => isObject(value) } },
    }),
  },
  'workspace.filespace.create.customer-known': {
    'filespace-create-customer-known': bug('Customer storage is taken with the provider Other alone.', {
      filespaces: {
        create: {
          providerFitsOwner: (choice) =>
            create.providerFitsOwner(choice) && ['StorageA', 'Other'].includes(choice.storageProvider),
        },
      },
    }),
  },
  'workspace.filespace.create.customer-other': {
    'filespace-create-customer-other': bug('The provider Other is not taken any more.', {
      filespaces: {
        create: {
          providerFitsOwner: (choice) => create.providerFitsOwner(choice) && choice.storageProvider !== 'Other',
        },
      },
    }),
  },
  'workspace.filespace.create.region.missing': {
    'filespace-create-region-missing': bug('The region became optional.', {
      filespaces: { create: { region: (value) => value === undefined || create.region(value) } },
    }),
  },
  'workspace.filespace.create.region.type': {
    'filespace-create-region-number': bug('A number is taken for a region.', {
      filespaces: { create: { region: (value) => typeof value === 'number' || create.region(value) } },
    }),
    'filespace-create-region-null': bug('A null region picks the nearest one.', {
      filespaces: { create: { region: (value) => value === null || create.region(value) } },
    }),
  },
  'workspace.filespace.create.provider.missing': {
    'filespace-create-provider-missing': bug('Without a provider the vendor’s own is meant.', {
      filespaces: { create: { providerRead: (value) => value ?? 'StorageA' } },
    }),
  },
  'workspace.filespace.create.provider.type': {
    'filespace-create-provider-type': bug('A provider in a list is unpacked.', {
      filespaces: { create: { providerRead: (value) => (Array.isArray(value) ? value[0] : value) } },
    }),
    'filespace-create-provider-type-422': bug(
      'A provider that is no text is 422.',
      mistakenWhen('storageProvider', (value) => value !== undefined && typeof value !== 'string', 422),
    ),
  },
  'workspace.filespace.create.provider.vendor-other': {
    'filespace-create-vendor-any-provider': bug('Vendor storage may come from any provider.', {
      filespaces: { create: { providerFitsOwner: () => true } },
    }),
    'filespace-create-vendor-known': bug('Vendor storage is taken with each provider that is known to the service.', {
      filespaces: {
        create: {
          providerFitsOwner: (choice) => create.providerFitsOwner(choice) || choice.storageProvider === 'StorageC',
        },
      },
    }),
    'filespace-create-vendor-other': bug('Vendor storage is taken with the provider Other.', {
      filespaces: {
        create: {
          providerFitsOwner: (choice) => create.providerFitsOwner(choice) || choice.storageProvider === 'Other',
        },
      },
    }),
  },
  'workspace.filespace.create.owner.missing': {
    'filespace-create-owner-missing': bug('Without an owner the vendor is meant.', {
      filespaces: { create: { ownerRead: (value) => value ?? 'vendor' } },
    }),
    'filespace-create-owner-guessed': bug(
      'An owner that is left out is told by the provider.',
      mistakenWhenMissing('storageOwner'),
    ),
  },
  'workspace.filespace.create.owner.type': {
    'filespace-create-owner-type': bug(
      'An owner that is no text is 422.',
      mistakenWhen('storageOwner', (value) => value !== undefined && typeof value !== 'string', 422),
    ),
    'filespace-create-owner-list': bug('An owner in a list is unpacked.', {
      filespaces: { create: { ownerRead: (value) => (Array.isArray(value) ? value[0] : value) } },
    }),
  },
  'workspace.filespace.create.owner.unknown': {
    'filespace-create-owner-any': bug('Whoever is not the customer is taken for the vendor.', {
      filespaces: {
        create: { ownerRead: (value) => (typeof value !== 'string' || value === 'customer' ? value : 'vendor') },
      },
    }),
    'filespace-create-owner-looked-up': bug('Owners are looked up in an object, which has names of its own.', {
      filespaces: {
        create: { ownerRead: (value) => (typeof value === 'string' && value in {} ? 'vendor' : value) },
      },
    }),
    'filespace-create-owner-empty': bug('An empty owner is taken for the vendor.', {
      filespaces: { create: { ownerRead: (value) => (value === '' ? 'vendor' : value) } },
    }),
  },
  'workspace.filespace.create.customer-params.missing': {
    'filespace-create-params-missing': bug('Customer storage can be set up later.', {
      filespaces: {
        create: {
          customerStorageParams: (value, owner) => value === undefined || create.customerStorageParams(value, owner),
        },
      },
    }),
  },
  'workspace.filespace.create.customer-params.type': {
    'filespace-create-params-as-json': bug('Customer parameters may be a text of JSON.', {
      filespaces: {
        create: {
          customerStorageParams: (value, owner) => isJsonText(value) || create.customerStorageParams(value, owner),
        },
      },
    }),
    'filespace-create-params-text': bug('Customer parameters may be a text.', {
      filespaces: {
        create: {
          customerStorageParams: (value, owner) =>
            typeof value === 'string' || create.customerStorageParams(value, owner),
        },
      },
    }),
    'filespace-create-params-in-a-list': bug('Customer parameters may stand in a list of one.', {
      filespaces: {
        create: {
          customerStorageParams: (value, owner) =>
            create.customerStorageParams(Array.isArray(value) ? value[0] : value, owner),
        },
      },
    }),
    'filespace-create-params-number': bug('Customer parameters may be a number.', {
      filespaces: {
        create: {
          customerStorageParams: (value, owner) =>
            typeof value === 'number' || create.customerStorageParams(value, owner),
        },
      },
    }),
  },
  'workspace.filespace.create.customer-params.field-type': {
    'filespace-create-params-field-object': bug('The bucket of customer storage is taken as it comes.', {
      filespaces: {
        create: {
          customerStorageField: (field, value, mayMiss) =>
            (field === 'bucketName' && typeof value === 'object') || create.customerStorageField(field, value, mayMiss),
        },
      },
    }),
    'filespace-create-params-fields-unread': bug(
      'The parameters of customer storage are handed on without a look at their types.',
      { filespaces: { create: { customerStorageField: () => true } } },
    ),
  },
  'workspace.filespace.create.block-size.accepted': {
    'filespace-create-block-size-default': bug('The largest block size is 1023.', {
      filespaces: {
        create: {
          blockSize: (value, openNumber) =>
            create.blockSize(value, openNumber) && !(typeof value === 'number' && value >= 1024),
        },
      },
    }),
  },
  'workspace.filespace.create.block-size.type': {
    'filespace-create-block-size-text': bug('Block sizes may be texts of digits.', {
      filespaces: {
        create: {
          blockSize: (value, openNumber) =>
            (typeof value === 'string' && /^\d+$/u.test(value)) || create.blockSize(value, openNumber),
        },
      },
    }),
    'filespace-create-block-size-any': bug('Block sizes that are no numbers are overlooked.', {
      filespaces: {
        create: { blockSize: (value, openNumber) => typeof value !== 'number' || create.blockSize(value, openNumber) },
      },
    }),
  },
});

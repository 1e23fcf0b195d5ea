import type { Operation } from '../../core/exchange.ts';
import { isObject, type Json } from '../../core/json.ts';
import { type Fault, faultsOf } from '../types.ts';
import { crashesOnBody } from './robustness.ts';
import { op, part } from './support.ts';

/** A value of one field is a server error. */
function crash(story: string, asked: Operation, isBad: (body: Json) => boolean) {
  return { story, override: crashesOnBody(asked, isBad) };
}

const isWhole = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;

/** Fields whose values nobody looks at before they are used. */
export const statedFieldFaults: readonly Fault[] = faultsOf({
  'workspace.robustness.no-5xx': {
    'fields-block-size-no-power-of-two': crash(
      'A block size that is no power of two is a server error.',
      op.createFilespace,
      ({ blockSize }) => typeof blockSize === 'number' && !Number.isInteger(Math.log2(blockSize)),
    ),
    'fields-block-size-fraction': crash(
      'A fraction as the block size is a server error.',
      op.createFilespace,
      ({ blockSize }) => typeof blockSize === 'number' && blockSize % 1 !== 0,
    ),
    'fields-customer-endpoint-missing': crash(
      'Customer storage without an endpoint is a server error.',
      op.createFilespace,
      ({ customerStorageParams: params }) => isObject(params) && params.endpoint === undefined,
    ),
    'fields-customer-bucket-number': crash(
      'A number as the bucket of customer storage is a server error.',
      op.createFilespace,
      ({ customerStorageParams: params }) => typeof part(params, 'bucketName') === 'number',
    ),
    'fields-url-expiration-of-no-minutes': crash(
      'An expiration that is no whole number of minutes is a server error.',
      op.createStore,
      ({ s3StorageParams: params }) => {
        const minutes = part(params, 'urlExpirationMinutes');
        return typeof minutes === 'number' && !isWhole(minutes);
      },
    ),
    'fields-addressing-null': crash(
      'A data store with an addressing of null is a server error.',
      op.createStore,
      ({ s3StorageParams: params }) => part(params, 'useVirtualAddressing') === null,
    ),
    'fields-update-with-a-bucket': crash(
      'An update of a data store that names its bucket as well is a server error.',
      op.updateStore,
      ({ s3StorageParams: params }) => part(params, 'bucketName') !== undefined,
    ),
    'fields-update-with-the-record': crash(
      'An update of a data store that holds all of its record is a server error.',
      op.updateStore,
      ({ id, name }) => id !== undefined && name !== undefined,
    ),
    'fields-update-of-nothing': crash(
      'An update of a data store that changes neither key is a server error.',
      op.updateStore,
      ({ s3StorageParams: params }) => isObject(params) && Object.keys(params).length === 0,
    ),
    'fields-rename-with-the-record': crash(
      'A rename that holds all of the record is a server error.',
      op.renameFilespace,
      ({ id, storage }) => id !== undefined && storage !== undefined,
    ),
    'fields-role-with-the-record': crash(
      'A role change that holds all of the member is a server error.',
      op.changeMember,
      ({ user }) => user !== undefined,
    ),
    'fields-administrator-of-none': crash(
      'Who is to administer no filespaces, by null, is a server error.',
      op.changeMember,
      ({ filespaceIds }) => filespaceIds === null,
    ),
    'fields-parent-of-a-number': crash(
      'A number as the parent of a directory is a server error.',
      op.createEntry,
      ({ parentId }) => typeof parentId === 'number',
    ),
    'fields-address-of-a-number': crash(
      'A number as the address of a member is a server error.',
      op.addMember,
      ({ email }) => typeof email === 'number',
    ),
    'fields-key-without-its-use': crash(
      'A key of which is not said whether it is for a single use is a server error.',
      op.createAccount,
      ({ serviceIdentity: key }) => isObject(key) && key.isSingleUse === undefined,
    ),
    'fields-key-without-an-end': crash(
      'A key without an expiration is a server error.',
      op.createAccount,
      ({ serviceIdentity: key }) => isObject(key) && key.expiresAt === undefined,
    ),
    'fields-key-of-the-past': crash(
      'A key that has expired before it is made is a server error.',
      op.createAccount,
      ({ serviceIdentity: key }) => Date.parse(String(part(key, 'expiresAt'))) < Date.now(),
    ),
    'fields-key-of-the-far-future': crash(
      'A key that expires beyond what a column holds is a server error.',
      op.createAccount,
      ({ serviceIdentity: key }) => Date.parse(String(part(key, 'expiresAt'))) > Date.UTC(9000),
    ),
  },
});

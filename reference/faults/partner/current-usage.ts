import { currentUsage } from '../../policy/stated/partner/current-usage.ts';
import { failure } from '../../policy/stated/partner/failure.ts';
import { type Fault, partnerFault } from '../types.ts';
import { fields, type Stated, withBody, withError, without } from './changes.ts';
import { op } from './operations.ts';

/** The usage of the billing period under way. */
export const currentUsageFaults: readonly Fault[] = [
  partnerFault(
    'usage-open-ended-contract-ignored',
    'partner.usage.current.partner-status',
    'A contract without an end does not count as active.',
    { currentUsage: { isActive: (contract, now) => contract.endsAt !== null && currentUsage.isActive(contract, now) } },
  ),
  partnerFault(
    'usage-partner-period-reversed',
    'partner.usage.current.partner-period-order',
    'Start and end of the period of a partner are interchanged.',
    reversedPeriod(op.partnerUsage),
  ),
  partnerFault(
    'usage-reseller-asked-for-a-contract',
    'partner.usage.current.reseller',
    'A reseller that asks for its own current usage is told that it has no contract.',
    { currentUsage: { isForPartner: (operation) => operation === op.partnerUsage || operation === op.currentUsage } },
  ),
  partnerFault('usage-reseller-served', 'partner.usage.current.reseller', 'A reseller gets a current usage of zeros.', {
    currentUsage: {
      isForPartner: () => true,
      requiresContract: (operation) => operation !== op.partnerUsage,
    },
  }),
  partnerFault(
    'usage-partner-without-contract-zeros',
    'partner.usage.current.partner-no-contract',
    'A partner without a contract gets a current usage of zeros.',
    { currentUsage: { requiresContract: (operation) => operation !== op.partnerUsage } },
  ),
  partnerFault(
    'usage-ended-contract-counts',
    'partner.usage.current.partner-no-contract',
    'A contract that has ended still counts.',
    { currentUsage: { isActive: (contract, now) => contract.startsAt <= now } },
  ),
  partnerFault('usage-unit-gib', 'partner.usage.current.fields', 'The unit of the storage is GiB for clients.', {
    currentUsage: { storageUnit: (operation) => (operation === op.currentUsage ? 'GiB' : 'GB') },
  }),
  partnerFault(
    'usage-storage-type-missing',
    'partner.usage.current.fields',
    'Storage of which nothing is included is left out.',
    { currentUsage: { storageTypes: () => ['storage_a', 'custom', 'storage_b'] } },
  ),
  partnerFault('usage-overage-as-text', 'partner.usage.current.fields', 'The overage of one storage type is a text.', {
    currentUsage: {
      storageBlock: (_operation, type, metered) =>
        type === 'custom' ? { ...metered, overage: String(metered.overage) } : metered,
    },
  }),
  partnerFault('usage-used-missing-in-storage-c', 'partner.usage.current.fields', 'One storage type has no used.', {
    currentUsage: {
      storageBlock: (_operation, type, metered) => (type === 'storage_c' ? without(metered, 'used') : metered),
    },
  }),
  partnerFault(
    'usage-period-with-offset',
    'partner.usage.current.fields',
    'The end of the period ends in +00:00 instead of Z.',
    {
      currentUsage: {
        period: (_operation, { start, end }, time) => ({ start: time(start), end: time(end).replace('Z', '+00:00') }),
      },
    },
  ),
  partnerFault(
    'usage-period-without-time',
    'partner.usage.current.fields',
    'The period of a client is given in days.',
    {
      currentUsage: {
        period: (operation, { start, end }, time) =>
          operation === op.currentUsage
            ? { start: time(start).slice(0, 10), end: time(end).slice(0, 10) }
            : { start: time(start), end: time(end) },
      },
    },
  ),
  partnerFault(
    'usage-members-max-missing',
    'partner.usage.current.fields',
    'The maximum of members is left out where there is none.',
    {
      currentUsage: {
        members: (_operation, { members }) => (members.max === null ? without(members, 'max') : members),
      },
    },
  ),
  partnerFault('usage-peak-null', 'partner.usage.current.fields', 'The peak of members is null for clients.', {
    currentUsage: {
      members: (operation, { members }) => (operation === op.currentUsage ? { ...members, peak: null } : members),
    },
  }),
  partnerFault(
    'usage-storage-max-text',
    'partner.usage.current.fields',
    'A missing maximum of storage is written as unlimited.',
    { currentUsage: { storageMax: (_operation, terms) => terms.storageMax ?? 'unlimited' } },
  ),
  partnerFault('usage-vendor-connect-incomplete', 'partner.usage.current.fields', 'vendorConnect has no current.', {
    currentUsage: {
      vendorConnect: (_operation, terms) => terms.vendorConnect && without(terms.vendorConnect, 'current'),
    },
  }),
  partnerFault(
    'usage-team-cache-a-number',
    'partner.usage.current.fields',
    'teamCache is the number of installations itself.',
    { currentUsage: { teamCache: (_operation, terms) => terms.teamCacheInstallations } },
  ),
  partnerFault(
    'usage-client-of-reseller-refused',
    'partner.usage.current.client-status',
    'The current usage of a client without a storage limit is not found.',
    {
      currentUsage: {
        isActive: (contract, now) => contract.terms.storageMax !== null && currentUsage.isActive(contract, now),
      },
    },
  ),
  partnerFault(
    'usage-client-period-reversed',
    'partner.usage.current.client-period-order',
    'Start and end of the period of a client are interchanged.',
    reversedPeriod(op.currentUsage),
  ),
  partnerFault(
    'usage-client-without-contract-zeros',
    'partner.usage.current.client-no-contract',
    'A client without a contract gets a current usage of zeros.',
    { currentUsage: { requiresContract: (operation) => operation !== op.currentUsage } },
  ),
  partnerFault(
    'usage-client-without-contract-400',
    'partner.usage.current.client-no-contract',
    'A client without a contract is a bad request.',
    {
      failure: {
        status: (operation, cause, absence) =>
          cause === 'no-contract' && operation === op.currentUsage ? 400 : failure.status(operation, cause, absence),
      },
    },
  ),
  partnerFault(
    'usage-client-not-found-flat',
    'partner.usage.current.client-not-found-body',
    'The 404 of client current usage has a message without an error object.',
    withBody({ at: op.currentUsage, status: 404 }, (body) => ({ message: fields(body.error).message })),
  ),
  partnerFault(
    'usage-reseller-refused-without-type',
    'partner.error.partner-usage-refused-body',
    'The 400 of partner current usage has no type.',
    withError({ at: op.partnerUsage, status: 400 }, (error) => without(error, 'type')),
  ),
  partnerFault(
    'usage-no-contract-message-an-object',
    'partner.error.partner-usage-not-found-body',
    'The message in the 404 of partner current usage is an object of translations.',
    withError({ at: op.partnerUsage, status: 404 }, (error) => ({ ...error, message: { en: error.message } })),
  ),
];

function reversedPeriod(at: string): Stated {
  return {
    currentUsage: {
      period: (operation, { start, end }, time) =>
        operation === at ? { start: time(end), end: time(start) } : { start: time(start), end: time(end) },
    },
  };
}

import { objectOf, without } from '../../core/json.ts';
import { currentUsage } from '../../policy/stated/partner/current-usage.ts';
import { failure } from '../../policy/stated/partner/failure.ts';
import { partnerBug as bug, type Fault, faultsOf } from '../types.ts';
import { type Stated, withBody, withError } from './changes.ts';
import { op } from './operations.ts';

/** The usage of the billing period under way. */
export const currentUsageFaults: readonly Fault[] = faultsOf({
  'partner.usage.current.partner-status': {
    'usage-open-ended-contract-ignored': bug('A contract without an end does not count as active.', {
      currentUsage: { isActive: (contract, now) => contract.endsAt !== null && currentUsage.isActive(contract, now) },
    }),
  },
  'partner.usage.current.partner-period-order': {
    'usage-partner-period-reversed': bug(
      'Start and end of the period of a partner are interchanged.',
      reversedPeriod(op.partnerUsage),
    ),
  },
  'partner.usage.current.partner-own': {
    'usage-partner-kept-for-all': bug(
      'What a partner has used is kept for two seconds, for whichever partner asks then.',
      keptForAll(),
    ),
  },
  'partner.usage.current.reseller': {
    'usage-reseller-asked-for-a-contract': bug(
      'A reseller that asks for its own current usage is told that it has no contract.',
      { currentUsage: { isForPartner: (operation) => operation === op.partnerUsage || operation === op.currentUsage } },
    ),
    'usage-reseller-served': bug('A reseller gets a current usage of zeros.', {
      currentUsage: { isForPartner: () => true, requiresContract: (operation) => operation !== op.partnerUsage },
    }),
  },
  'partner.usage.current.partner-no-contract': {
    'usage-partner-without-contract-zeros': bug('A partner without a contract gets a current usage of zeros.', {
      currentUsage: { requiresContract: (operation) => operation !== op.partnerUsage },
    }),
    'usage-partner-contract-by-asking': bug(
      'A partner without a contract has one once it asked.',
      byAsking(op.partnerUsage),
    ),
    'usage-ended-contract-counts': bug('A contract that has ended still counts.', {
      currentUsage: { isActive: (contract, now) => contract.startsAt <= now },
    }),
  },
  'partner.usage.current.fields': {
    'usage-unit-gib': bug('The unit of the storage is GiB for clients.', {
      currentUsage: { storageUnit: (operation) => (operation === op.currentUsage ? 'GiB' : 'GB') },
    }),
    'usage-storage-type-missing': bug('Storage of which nothing is included is left out.', {
      currentUsage: { storageTypes: () => ['storage_a', 'custom', 'storage_b'] },
    }),
    'usage-overage-as-text': bug('The overage of one storage type is a text.', {
      currentUsage: {
        storageBlock: (_operation, type, metered) =>
          type === 'custom' ? { ...metered, overage: String(metered.overage) } : metered,
      },
    }),
    'usage-used-missing-in-storage-c': bug('One storage type has no used.', {
      currentUsage: {
        storageBlock: (_operation, type, metered) => (type === 'storage_c' ? without(metered, 'used') : metered),
      },
    }),
    'usage-period-with-offset': bug('The end of the period ends in +00:00 instead of Z.', {
      currentUsage: {
        period: (_operation, { start, end }, time) => ({ start: time(start), end: time(end).replace('Z', '+00:00') }),
      },
    }),
    'usage-period-without-time': bug('The period of a client is given in days.', {
      currentUsage: {
        period: (operation, { start, end }, time) =>
          operation === op.currentUsage
            ? { start: time(start).slice(0, 10), end: time(end).slice(0, 10) }
            : { start: time(start), end: time(end) },
      },
    }),
    'usage-members-max-missing': bug('The maximum of members is left out where there is none.', {
      currentUsage: {
        members: (_operation, { members }) => (members.max === null ? without(members, 'max') : members),
      },
    }),
    'usage-peak-null': bug('The peak of members is null for clients.', {
      currentUsage: {
        members: (operation, { members }) => (operation === op.currentUsage ? { ...members, peak: null } : members),
      },
    }),
    'usage-storage-max-text': bug('A missing maximum of storage is written as unlimited.', {
      currentUsage: { storageMax: (_operation, terms) => terms.storageMax ?? 'unlimited' },
    }),
    'usage-vendor-connect-incomplete': bug('vendorConnect has no current.', {
      currentUsage: {
        vendorConnect: (_operation, terms) => terms.vendorConnect && without(terms.vendorConnect, 'current'),
      },
    }),
    'usage-team-cache-a-number': bug('teamCache is the number of installations itself.', {
      currentUsage: { teamCache: (_operation, terms) => terms.teamCacheInstallations },
    }),
  },
  'partner.usage.current.client-status': {
    'usage-client-of-reseller-refused': bug('The current usage of a client without a storage limit is not found.', {
      currentUsage: {
        isActive: (contract, now) => contract.terms.storageMax !== null && currentUsage.isActive(contract, now),
      },
    }),
  },
  'partner.usage.current.client-period-order': {
    'usage-client-period-reversed': bug(
      'Start and end of the period of a client are interchanged.',
      reversedPeriod(op.currentUsage),
    ),
  },
  'partner.usage.current.client-no-contract': {
    'usage-client-contract-by-asking': bug(
      'A client without a contract has one once it was asked for.',
      byAsking(op.currentUsage),
    ),
    'usage-client-without-contract-zeros': bug('A client without a contract gets a current usage of zeros.', {
      currentUsage: { requiresContract: (operation) => operation !== op.currentUsage },
    }),
    'usage-client-without-contract-400': bug('A client without a contract is a bad request.', {
      failure: {
        status: (operation, cause, absence) =>
          cause === 'no-contract' && operation === op.currentUsage ? 400 : failure.status(operation, cause, absence),
      },
    }),
  },
  'partner.usage.current.client-not-found-body': {
    'usage-client-not-found-flat': bug(
      'The 404 of client current usage has a message without an error object.',
      withBody({ at: op.currentUsage, status: 404 }, (body) => ({ message: objectOf(body.error).message })),
    ),
  },
  'partner.error.partner-usage-refused-body': {
    'usage-reseller-refused-without-type': bug(
      'The 400 of partner current usage has no type.',
      withError({ at: op.partnerUsage, status: 400 }, (error) => without(error, 'type')),
    ),
  },
  'partner.error.partner-usage-not-found-body': {
    'usage-no-contract-message-an-object': bug(
      'The message in the 404 of partner current usage is an object of translations.',
      withError({ at: op.partnerUsage, status: 404 }, (error) => ({ ...error, message: { en: error.message } })),
    ),
  },
});

function keptForAll(): Stated {
  let kept: { body: unknown; until: number } | null = null;
  return withBody({ at: op.partnerUsage }, (body) => {
    if (kept === null || kept.until <= Date.now()) kept = { body, until: Date.now() + 2_000 };
    return kept.body;
  });
}

/** To look for a contract makes one where there is none. */
function byAsking(at: string): Stated {
  let isAsked = false;
  return {
    currentUsage: {
      requiresContract: (operation) => {
        if (operation !== at) return true;
        const isFirst = !isAsked;
        isAsked = true;
        return isFirst;
      },
    },
  };
}

function reversedPeriod(at: string): Stated {
  return {
    currentUsage: {
      period: (operation, { start, end }, time) =>
        operation === at ? { start: time(end), end: time(start) } : { start: time(start), end: time(end) },
    },
  };
}

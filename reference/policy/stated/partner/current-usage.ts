import type { Operation } from '../../../core/exchange.ts';
import {
  type ContractRecord,
  type ContractTerms,
  type Metered,
  STORAGE_TYPES,
  type StorageType,
} from '../../../partner/records.ts';

/** The usage of the billing period under way. */
export const currentUsage = {
  /** Only managed-service partners have a usage of their own. */
  isForPartner: (_operation: Operation, tier: string): boolean => tier === 'msp',

  /** Whether a contract is active. */
  isActive: (contract: ContractRecord, now: number): boolean =>
    contract.status === 'active' && contract.startsAt <= now && (contract.endsAt === null || now < contract.endsAt),

  /** Whether there is nothing to report without an active contract. */
  requiresContract: (_operation: Operation): boolean => true,

  period: (
    _operation: Operation,
    period: { readonly start: number; readonly end: number },
    time: (milliseconds: number) => string,
  ): unknown => ({ start: time(period.start), end: time(period.end) }),

  members: (_operation: Operation, terms: ContractTerms): unknown => ({ ...terms.members }),

  storageUnit: (_operation: Operation): unknown => 'GB',

  storageMax: (_operation: Operation, terms: ContractTerms): unknown => terms.storageMax,

  /** One block of the storage, per type. */
  storageBlock: (_operation: Operation, _type: StorageType, metered: Metered): unknown => ({ ...metered }),

  /** The types that have a block: every one. */
  storageTypes: (_operation: Operation): readonly StorageType[] => STORAGE_TYPES,

  /** Present when the contract includes it. */
  vendorConnect: (_operation: Operation, terms: ContractTerms): unknown =>
    terms.vendorConnect && { ...terms.vendorConnect },

  /** Present when the contract includes it. */
  teamCache: (_operation: Operation, terms: ContractTerms): unknown =>
    terms.teamCacheInstallations === undefined ? undefined : { installations: terms.teamCacheInstallations },

  /** The whole record, ready to be sent. */
  record: (_operation: Operation, record: Record<string, unknown>): Record<string, unknown> => record,
};

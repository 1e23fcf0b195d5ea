import type { Call } from './call.ts';
import { type ContractRecord, type ContractTerms, type Metered, STORAGE_TYPES, type StorageType } from './records.ts';

const NOTHING: Metered = { prepaid: 0, used: 0, overage: 0, current: 0 };
const NO_TERMS: ContractTerms = {
  members: { prepaid: 0, peak: 0, current: 0, max: null },
  storageMax: null,
  storage: { storage_a: NOTHING, custom: NOTHING, storage_b: NOTHING, storage_c: NOTHING },
};

/** The usage of the billing period under way, as it is sent. */
export function currentUsageRecord(call: Call, contract: ContractRecord | undefined): Record<string, unknown> {
  const { operation, partner } = call;
  const { open, stated } = call.context.policy;
  const { currentUsage } = stated.partner;
  const terms = contract?.terms ?? NO_TERMS;
  const period = { start: partner.billingStart, end: partner.billingEnd };
  const time = (milliseconds: number): string => open.partner.time.text('period', milliseconds);
  const vendorConnect = currentUsage.vendorConnect(operation, terms);
  const teamCache = currentUsage.teamCache(operation, terms);
  return currentUsage.record(operation, {
    ...open.partner.currentUsage.extra(),
    period: currentUsage.period(operation, period, time),
    members: currentUsage.members(operation, terms),
    storage: storage(call, terms),
    ...(vendorConnect !== undefined && { [open.vocabulary.wire('vendorConnect')]: vendorConnect }),
    ...(teamCache !== undefined && { teamCache }),
  });
}

function storage(call: Call, terms: ContractTerms): Record<string, unknown> {
  const { operation } = call;
  const { currentUsage } = call.context.policy.stated.partner;
  const { wire } = call.context.policy.open.vocabulary;
  const blocks = currentUsage.storageTypes(operation).map((type: StorageType) => {
    return [wire(type), currentUsage.storageBlock(operation, type, terms.storage[type])] as const;
  });
  return {
    max: currentUsage.storageMax(operation, terms),
    unit: currentUsage.storageUnit(operation),
    ...Object.fromEntries(blocks),
  };
}

/** The amounts of every storage type, with zeros for those that are not given. */
export function meteredStorage(given: Partial<Record<StorageType, Metered>>): Record<StorageType, Metered> {
  const all: Record<StorageType, Metered> = { ...NO_TERMS.storage };
  for (const type of STORAGE_TYPES) all[type] = given[type] ?? NOTHING;
  return all;
}

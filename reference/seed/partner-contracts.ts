import { meteredStorage } from '../partner/current-usage.ts';
import type { ContractTerms } from '../partner/records.ts';

/** A contract with everything in it, every number of its own. */
export const fullTerms: ContractTerms = {
  members: { prepaid: 50, peak: 61, current: 57, max: 200 },
  storageMax: 100_000,
  storage: meteredStorage({
    storage_a: { prepaid: 10_000, used: 8_211.5, overage: 0, current: 8_190.25 },
    custom: { prepaid: 2_000, used: 2_450.75, overage: 450.75, current: 2_401 },
    storage_b: { prepaid: 500, used: 121.125, overage: 0, current: 119.5 },
    storage_c: { prepaid: 0, used: 14.5, overage: 14.5, current: 13 },
  }),
  vendorConnect: { prepaid: 1_000, used: 640.5, overage: 0, current: 612 },
  teamCacheInstallations: 3,
};

/** A contract without limits and without what is optional. */
export const plainTerms: ContractTerms = {
  members: { prepaid: 10, peak: 9, current: 8, max: null },
  storageMax: null,
  storage: meteredStorage({ storage_a: { prepaid: 1_000, used: 300.25, overage: 0, current: 280 } }),
};

import type { Fault } from '../types.ts';

/** Every fault of the Partner Management API. */
export const partnerFaults: readonly Fault[] = [];

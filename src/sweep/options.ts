import type { Api } from '../../generated/catalogue.ts';

/** What a sweep may look at and remove. */
export interface SweepOptions {
  apis: readonly Api[];
  /** Find, but remove nothing. */
  dryRun: boolean;
  /** Minutes; what is younger, or says nothing about its age, stays. 0: everything goes. */
  olderThan: number;
}

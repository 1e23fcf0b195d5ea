import type { Api } from '../../generated/catalogue.ts';
import type { Depth } from './report.ts';

export const apis = ['partner', 'workspace'] as const satisfies readonly Api[];
export const depths = ['smoke', 'standard', 'deep'] as const satisfies readonly Depth[];

/** One part of a run that is divided over several processes; `index` counts from 1. */
export interface Shard {
  index: number;
  count: number;
}

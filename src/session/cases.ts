import type { Depth } from '../model/report.ts';

/** Cases of each property. */
export const casesByDepth: Readonly<Record<Depth, number>> = { smoke: 2, standard: 20, deep: 420 };

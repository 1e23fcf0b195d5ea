import type { Rule } from '../model.ts';
import { reportOf } from './report.ts';

/** Whatever a run made is gone, or its report says that it is not. */
export const nothingLeft: Rule = ({ left, files, killed }) => {
  if (killed) return [];
  const told = JSON.stringify(reportOf(files)?.leftovers ?? []);
  const untold = left.filter(({ names }) => !names.some((name) => told.includes(JSON.stringify(name).slice(1, -1))));
  if (untold.length === 0) return [];
  return [`left ${untold.length} of ${left.length} without a word, such as ${JSON.stringify(untold[0]?.what)}`];
};

export const noProcessLeft: Rule = ({ processes }) => processes.map((process) => `left the process ${process}`);

export const noScratchLeft: Rule = ({ scratch, killed }) =>
  killed || scratch.length === 0 ? [] : [`left temporary files: ${scratch.slice(0, 3).join(', ')}`];

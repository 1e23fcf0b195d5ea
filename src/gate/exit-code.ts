import type { Report } from '../model/report.ts';

/** How a command that wrote a report exits: a regression weighs as much as a failure. */
export function exitCodeOf(report: Report): 0 | 1 | 3 {
  if (report.comparison !== null && report.comparison.regressions.length > 0) return 1;
  if (report.verdict === 'conformant') return 0;
  return report.verdict === 'nonconformant' ? 1 : 3;
}

import { existsSync } from 'node:fs';
import { type ExpectedFailureEntry, loadExpectedFailures } from '../gate/expected-failures.ts';
import type { Report } from '../model/report.ts';
import type { BaselineUpdate } from './baseline.ts';
import { type EarlierRun, readHistory } from './history.ts';
import { readReport } from './read-report.ts';

/** The files that a report is held against, as absolute paths; null or left out: none. */
export interface GateFiles {
  expectedFailures: string | null;
  baseline: string | null;
  /** Which reports take the place of the baseline; null or left out: none. */
  baselineUpdate?: BaselineUpdate | null;
  /** A folder with the reports of earlier runs. */
  history?: string | null;
}

export interface Gate {
  expectedFailures: ExpectedFailureEntry[];
  baseline: Report | null;
  history: EarlierRun[];
}

/** Read before anything is sent: a mistake in one of them must not cost a run. */
export function readGate({ expectedFailures, baseline, baselineUpdate, history }: GateFiles): Gate {
  const isFirst = baselineUpdate && baseline !== null && !existsSync(baseline);
  return {
    expectedFailures: expectedFailures === null ? [] : loadExpectedFailures(expectedFailures),
    baseline: baseline === null || isFirst ? null : readReport(baseline),
    history: history ? readHistory(history) : [],
  };
}

import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isLeftOut } from '../model/absence.ts';
import type { Report } from '../model/report.ts';
import { visible } from '../model/visible.ts';
import { summarize } from './judgement.ts';
import { writeProblem } from './output.ts';
import { plural } from './text.ts';

/** Which reports may become the baseline: those that came to a verdict, or any. */
export const baselineUpdates = ['conclusive', 'any'] as const;
export type BaselineUpdate = (typeof baselineUpdates)[number];

/** What became of it: a sentence to print, or why it could not be written. */
export interface Renewal {
  note: string | null;
  problem: string | null;
}

/** Puts the report in the place of the baseline, where it may be. */
export function renewBaseline(
  report: Report,
  { file, update, before }: { file: string; update: BaselineUpdate; before: Report | null },
): Renewal {
  if (report.verdict === 'inconclusive' && update === 'conclusive') {
    const note = `The baseline stays as it was: this report is inconclusive (--baseline-update any takes it all the same)`;
    return { note, problem: null };
  }
  const place = placeOf(file);
  try {
    mkdirSync(dirname(place), { recursive: true });
    // In one step: whoever reads it meanwhile reads the old one or the new one.
    const temporary = `${place}.${process.pid}.tmp`;
    writeFileSync(temporary, visible(`${JSON.stringify(baselineOf(report, before), null, 2)}\n`));
    renameSync(temporary, place);
  } catch (error) {
    const problem = writeProblem(error);
    if (problem === null) throw error;
    return { note: null, problem: `the baseline ${place} could not be written: ${problem}` };
  }
  return { note: `Baseline renewed: ${place}${keptText(report, before)}`, problem: null };
}

function placeOf(file: string): string {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ? join(file, 'report.json') : file;
}

/**
 * What later runs are compared with, and nothing more: no evidence, so that a repository can hold it. What the run left
 * out by choice stays as the baseline before had it.
 */
function baselineOf(report: Report, before: Report | null): Report {
  const earlier = new Map(before?.requirements.map((result) => [result.id, result]));
  const requirements = report.requirements.map((result) => ({
    ...((isLeftOut(result.reason) && earlier.get(result.id)) || result),
    checks: [],
  }));
  const seen = new Set(report.observations.map(({ id }) => id));
  const unseen = before?.observations.filter(({ id }) => !seen.has(id)) ?? [];
  const { history: _, ...rest } = report;
  const observations = [...report.observations, ...unseen].map((each) => ({ ...each, exchanges: [] }));
  const counts = summarize(requirements, { requests: report.summary.requests, observations: observations.length });
  return {
    ...rest,
    summary: { ...report.summary, requirements: counts.requirements, observations: observations.length },
    requirements,
    observations,
    comparison: null,
  };
}

function keptText(report: Report, before: Report | null): string {
  const kept = before === null ? 0 : report.requirements.filter(({ reason }) => isLeftOut(reason)).length;
  return kept === 0
    ? ''
    : ` (${plural(kept, 'requirement')} that this run left out ${kept === 1 ? 'stays' : 'stay'} as before)`;
}

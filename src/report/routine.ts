import type { Exchanges } from '../model/exchanges.ts';
import type { Report } from '../model/report.ts';

/** Which exchanges a report comes with: those of findings and observations, or every one of the run. */
export const harContents = ['findings', 'all'] as const;
export type HarContents = (typeof harContents)[number];

/** The report without the exchanges of checks that found nothing: thousands, which nobody looks at. */
export function withoutRoutine(report: Report): Report {
  const requirements = report.requirements.map((requirement) => ({
    ...requirement,
    checks: requirement.checks.map((check) =>
      check.status === 'passed' || check.status === 'skipped' ? { ...check, exchanges: [] } : check,
    ),
  }));
  return { ...report, requirements };
}

/** The exchanges that a report names, in the order in which they were recorded. */
export function namedIn(report: Report, exchanges: Exchanges): Exchanges {
  const ids = new Set([
    ...report.requirements.flatMap(({ checks }) => checks.flatMap((check) => check.exchanges)),
    ...report.observations.flatMap((observation) => observation.exchanges),
    ...(report.refused ?? []).map(({ exchange }) => exchange),
  ]);
  const named = [...ids].map((id) => exchanges.get(id)).filter((record) => record !== undefined);
  return new Map(named.toSorted((a, b) => compare(a.startedAt, b.startedAt)).map((record) => [record.id, record]));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

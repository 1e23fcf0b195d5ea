import type { Redactor } from '../http/redact.ts';
import type { CheckResult, Report } from '../model/report.ts';
import { visible } from '../model/visible.ts';

/**
 * The report without a secret and without a character that could do anything but be read, whoever renders it: the last
 * wall, behind what every writer does by itself. What comes from the catalogue of requirements is left as it is.
 */
export function harmless(report: Report, redactor: Redactor): Report {
  const clean = (text: string): string => visible(redactor.text(text));
  const cleanOrNull = <T extends string | null | undefined>(text: T): T | string =>
    typeof text === 'string' ? clean(text) : text;
  const check = (each: CheckResult): CheckResult => ({
    ...each,
    name: clean(each.name),
    message: cleanOrNull(each.message),
    expected: cleanOrNull(each.expected),
    got: cleanOrNull(each.got),
    counterexample: each.counterexample && { ...each.counterexample, input: clean(each.counterexample.input) },
    reproduce: cleanOrNull(each.reproduce),
  });
  const { comparison, observed, refused } = report;
  return {
    ...report,
    ...(refused && { refused: refused.map((each) => ({ ...each, says: clean(each.says) })) }),
    ...(observed && { observed: observed.map(clean) }),
    trouble: cleanOrNull(report.trouble),
    verdictReason: cleanOrNull(report.verdictReason),
    requirements: report.requirements.map((each) => ({
      ...each,
      reason: cleanOrNull(each.reason),
      checks: each.checks.map(check),
    })),
    observations: report.observations.map((each) => ({ ...each, answer: clean(each.answer) })),
    leftovers: report.leftovers.map(({ what, remedy, ...others }) => ({
      ...others,
      what: clean(what),
      remedy: clean(remedy),
    })),
    comparison: comparison && {
      ...comparison,
      changedObservations: comparison.changedObservations.map((each) => ({
        ...each,
        before: clean(each.before),
        after: clean(each.after),
      })),
    },
  };
}

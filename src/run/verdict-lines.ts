import type { styleText } from 'node:util';
import { comparisonLines } from '../gate/compare.ts';
import type { CheckResult, ExpectedFailure, Report, RequirementResult } from '../model/report.ts';
import { basisText } from '../report/basis.ts';
import { type BrokenOperation, brokenOperations, type Cause, type Finding } from '../report/causes.ts';
import { deviationText } from '../report/deviations.ts';
import { foldedInto } from '../report/folding.ts';
import { historyLine } from '../report/history.ts';
import { plural } from '../report/text.ts';
import { headline, operationTitle, scriptCommand } from '../report/wording.ts';

export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

const shownCauses = 20;
const shownInconclusive = 10;
const shownLeftovers = 10;

/** What a terminal says of a run at its end. */
export function verdictLines(report: Report, paint: Paint): string[] {
  const { requirements, checks } = report.summary;
  const counts = [
    `${requirements.passed} passed`,
    `${requirements.failed} failed`,
    plural(requirements.warning, 'warning'),
    `${requirements.inconclusive} inconclusive`,
    `${requirements.notTested} not tested`,
  ];
  return [
    ...brokenLines(report, paint),
    ...inconclusiveLines(report, paint),
    ...(report.refused ?? []).map(
      ({ operation, says }) => `${paint('yellow', 'never succeeded')} ${operation}: ${says}`,
    ),
    ...untested(withStatus(report, 'not-tested')),
    `Requirements: ${requirements.total} (${counts.join(', ')})`,
    `Checks: ${checks.total}, requests: ${report.summary.requests}, observations: ${report.summary.observations}, ` +
      `time: ${(report.durationMs / 1000).toFixed(1)} s`,
    ...(report.history === undefined ? [] : [historyLine(report.history)]),
    ...report.expectedFailures.filter(({ state }) => state !== 'untested').map(expectedLine),
    ...(report.comparison === null ? [] : comparisonLines(report.comparison)),
    ...leftoverLines(report),
  ];
}

/** A target that removes nothing keeps hundreds of things: they must not push what is wrong with it off the screen. */
function leftoverLines({ leftovers }: Report): string[] {
  const lines = leftovers
    .slice(0, shownLeftovers)
    .map(({ what, remedy }) => `Left behind: ${what}. Remove it: ${remedy}`);
  const more = leftovers.length - lines.length;
  return more > 0
    ? [
        ...lines,
        `Left behind: ${plural(more, 'thing')} more, all of them in the reports; conformance sweep tries again`,
      ]
    : lines;
}

function withStatus({ requirements }: Report, status: RequirementResult['status']): RequirementResult[] {
  return requirements.filter((result) => result.status === status);
}

/** One mistake of the target, one entry: the operation, what is wrong with it, and what shows that best. */
function brokenLines(report: Report, paint: Paint): string[] {
  const all = brokenOperations(report).flatMap((operation) => operation.causes.map((cause) => ({ operation, cause })));
  const lines = all
    .slice(0, shownCauses)
    .flatMap(({ operation, cause }) => causeLines({ operation, cause }, report, paint));
  const more = all.length - shownCauses;
  return more > 0 ? [...lines, `… and ${more} more in report.html`] : lines;
}

function causeLines(
  { operation, cause }: { operation: BrokenOperation; cause: Cause },
  report: Report,
  paint: Paint,
): string[] {
  const [lead, ...others] = cause.findings;
  if (lead === undefined) return [];
  const { requirement, checks } = lead;
  const also = foldedInto(report.requirements, requirement.id);
  return [
    `${paint('bold', operationTitle(operation))} ${deviationText(cause.deviation, operation.operation, checks[0])}`,
    `  ${label(requirement, paint)} ${requirement.id} (${requirement.level}): ${requirement.statement}`,
    `    ${reasonOf(lead)}`,
    `    ${basisText(requirement)}`,
    ...telling(checks),
    ...(others.length > 0 ? [`    most likely the same mistake: ${others.map(idOf).join(', ')}`] : []),
    ...(also.length > 0 ? [`    also breaks ${also.join(', ')}`] : []),
  ];
}

function label({ status }: RequirementResult, paint: Paint): string {
  return status === 'failed' ? paint('red', 'FAILED') : paint('yellow', 'warning');
}

function idOf({ requirement: { id, status } }: Finding): string {
  return status === 'warning' ? `${id} (warning)` : id;
}

function reasonOf({ requirement, checks: [first] }: Finding): string {
  return first === undefined ? (requirement.reason ?? '') : `${first.name}: ${headline(first)}`;
}

function telling(checks: readonly CheckResult[]): string[] {
  const { reproduce, script } = checks.find((check) => check.reproduce !== null) ?? {};
  const way = script ? [`    the whole way, beside the report: ${scriptCommand(script)}`] : [];
  return reproduce ? [`    ${reproduce}`, ...way] : way;
}

/** Grouped by what went wrong: one thing that cannot be made keeps many checks from their judgement. */
function inconclusiveLines(report: Report, paint: Paint): string[] {
  const groups = Map.groupBy(withStatus(report, 'inconclusive'), messageOf);
  const lines = [...groups]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([message, group]) => `${paint('yellow', 'inconclusive')} (${group.length}) ${named(group)}: ${message}`);
  const more = lines.length - shownInconclusive;
  return more > 0 ? [...lines.slice(0, shownInconclusive), `… and ${more} more in report.html`] : lines;
}

function messageOf({ checks, reason }: RequirementResult): string {
  return checks.find(({ status }) => status === 'error')?.message ?? reason ?? '';
}

function named(results: readonly RequirementResult[]): string {
  const [first, ...others] = results.map(({ id }) => id);
  return others.length === 0 ? `${first}` : `${first} and ${others.length} more`;
}

/** Grouped by reason: what to add to the profile is said once. */
function untested(results: readonly RequirementResult[]): string[] {
  const byReason = Map.groupBy(results, (result) => result.reason ?? '');
  return [...byReason].map(([reason, group]) => `not tested (${group.length}): ${reason}`);
}

function expectedLine({ requirement, check, state, owner, expires }: ExpectedFailure): string {
  return `expected failure ${requirement}${check === null ? '' : ` (${check})`}: ${state}, ${owner}, until ${expires}`;
}

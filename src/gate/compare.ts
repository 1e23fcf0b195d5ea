import { currentId } from '../model/aliases.ts';
import type { Comparison, Report, RequirementResult, RequirementStatus } from '../model/report.ts';

const good: readonly RequirementStatus[] = ['passed', 'expected-failure'];
const bad: readonly RequirementStatus[] = ['failed', 'warning'];
const untested: readonly RequirementStatus[] = ['not-tested', 'inconclusive'];

/** What changed from an earlier report to a later one, requirement by requirement. */
export function compareReports(before: Report, after: Report): Comparison {
  const earlier = new Map(before.requirements.map((result) => [currentId(result.id), result]));
  const moves = after.requirements.map((result) => ({ result, was: earlier.get(result.id)?.status ?? 'not-tested' }));
  const pick = (from: readonly RequirementStatus[], to: readonly RequirementStatus[]): Comparison['regressions'] =>
    moves.filter(({ result, was }) => from.includes(was) && to.includes(result.status)).map(describe);
  return {
    // Whoever failed before and fails in another way now is no news; a first test that fails is.
    regressions: [
      ...pick([...good, ...untested], ['failed']),
      ...pick([...good, ...untested], ['warning']),
      ...pick(['warning'], ['failed']),
    ],
    fixed: pick(bad, good),
    newlyUntested: pick([...good, ...bad], untested),
    changedObservations: changedObservations(before, after),
  };
}

function describe({
  result,
  was,
}: {
  result: RequirementResult;
  was: RequirementStatus;
}): Comparison['regressions'][number] {
  return { id: result.id, before: was, after: result.status, reason: result.reason };
}

function changedObservations(before: Report, after: Report): Comparison['changedObservations'] {
  const earlier = new Map(before.observations.map(({ id, answer }) => [id, answer]));
  return after.observations.flatMap(({ id, question, answer }) => {
    const was = earlier.get(id);
    return was === undefined || was === answer ? [] : [{ id, question, before: was, after: answer }];
  });
}

/** The comparison in lines for people. */
export function comparisonLines(comparison: Comparison): string[] {
  const { regressions, fixed, newlyUntested, changedObservations: observations } = comparison;
  const move = ({ id, before, after, reason }: Comparison['regressions'][number]): string =>
    `${id}: ${before} -> ${after}${reason === null ? '' : ` (${reason})`}`;
  return [
    ...regressions.map((each) => `regression ${move(each)}`),
    ...newlyUntested.map((each) => `newly untested ${move(each)}`),
    ...fixed.map((each) => `fixed ${move(each)}`),
    ...observations.map(({ id, before, after }) => `changed observation ${id}: ${before} -> ${after}`),
    `${regressions.length} regressions, ${newlyUntested.length} newly untested, ${fixed.length} fixed, ${observations.length} changed observations`,
  ];
}

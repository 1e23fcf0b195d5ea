import { isLeftOut } from '../model/absence.ts';
import { currentId } from '../model/aliases.ts';
import type { Comparison, Report, RequirementResult, RequirementStatus, StatusChange } from '../model/report.ts';

const good: readonly RequirementStatus[] = ['passed', 'expected-failure'];
const bad: readonly RequirementStatus[] = ['failed', 'warning'];
const untested: readonly RequirementStatus[] = ['not-tested', 'inconclusive'];

/** What changed from an earlier report to a later one, requirement by requirement. */
export function compareReports(before: Report, after: Report): Comparison {
  const earlier = new Map(before.requirements.map((result) => [currentId(result.id), result]));
  const moves = after.requirements.map((result) => ({ result, was: earlier.get(result.id)?.status ?? 'not-tested' }));
  const pick = (from: readonly RequirementStatus[], to: readonly RequirementStatus[]): StatusChange[] =>
    moves.filter(({ result, was }) => from.includes(was) && to.includes(result.status)).map(describe);
  const newlyUntested = pick([...good, ...bad], untested);
  const leftOut = newlyUntested.filter(({ reason }) => isLeftOut(reason));
  return {
    // Whoever failed before and fails in another way now is no news; a first test that fails is.
    regressions: [
      ...pick([...good, ...untested], ['failed']),
      ...pick([...good, ...untested], ['warning']),
      ...pick(['warning'], ['failed']),
    ],
    fixed: pick(bad, good),
    newlyUntested: newlyUntested.filter(({ reason }) => !isLeftOut(reason)),
    ...(leftOut.length > 0 && { leftOut: leftOut.length }),
    changedObservations: changedObservations(before, after),
  };
}

function describe({ result, was }: { result: RequirementResult; was: RequirementStatus }): StatusChange {
  return { id: result.id, before: was, after: result.status, reason: result.reason };
}

function changedObservations(before: Report, after: Report): Comparison['changedObservations'] {
  const earlier = new Map(before.observations.map(({ id, answer }) => [id, answer]));
  return after.observations.flatMap(({ id, question, answer }) => {
    const was = earlier.get(id);
    const isNews = was !== undefined && was !== answer && [was, answer].every(isAnswer);
    return isNews ? [{ id, question, before: was, after: answer }] : [];
  });
}

/** What one of two runs had no occasion to see has not changed. */
function isAnswer(answer: string): boolean {
  return !answer.startsWith('not observed');
}

/** The comparison in lines for people. */
export function comparisonLines(comparison: Comparison): string[] {
  const { regressions, fixed, newlyUntested, changedObservations: observations } = comparison;
  const move = ({ id, before, after, reason }: StatusChange): string =>
    `${id}: ${before} -> ${after}${reason === null ? '' : ` (${reason})`}`;
  return [
    ...regressions.map((each) => `regression ${move(each)}`),
    ...untestedLines(newlyUntested, move),
    ...leftOutLines(comparison),
    ...fixed.map((each) => `${isWaived(each) ? 'waived' : 'fixed'} ${move(each)}`),
    ...observations.map(({ id, before, after }) => `changed observation ${id}: ${before} -> ${after}`),
    [
      `${regressions.length} ${regressions.length === 1 ? 'regression' : 'regressions'}`,
      `${newlyUntested.length} newly untested`,
      fixedWords(fixed),
      `${observations.length} changed ${observations.length === 1 ? 'observation' : 'observations'}`,
    ].join(', '),
  ];
}

/** Nobody mended it: it is expected from now on. */
function isWaived({ after }: StatusChange): boolean {
  return after === 'expected-failure';
}

function fixedWords(fixed: readonly StatusChange[]): string {
  const waived = fixed.filter(isWaived).length;
  return `${fixed.length - waived} fixed${waived === 0 ? '' : `, ${waived} waived`}`;
}

/** So many of one reason are told one by one. */
const fewUntested = 3;

function untestedLines(changes: readonly StatusChange[], move: (change: StatusChange) => string): string[] {
  return [...Map.groupBy(changes, ({ reason }) => reason).entries()].flatMap(([reason, group]) =>
    group.length <= fewUntested || reason === null
      ? group.map((each) => `newly untested ${move(each)}`)
      : [`newly untested (${group.length}): ${reason}`],
  );
}

/** Said once: two runs of another selection differ in that first of all. */
function leftOutLines({ leftOut = 0 }: Comparison): string[] {
  return leftOut === 0 ? [] : [leftOutText(leftOut)];
}

export function leftOutText(count: number): string {
  return `${count} more ${count === 1 ? 'was' : 'were'} tested then and left out now: the two runs are of different selections`;
}

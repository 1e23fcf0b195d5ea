import type { Api } from '../../generated/catalogue.ts';
import type {
  CheckResult,
  Comparison,
  ExpectedFailure,
  Report,
  RequirementResult,
  RequirementStatus,
  Summary,
  Verdict,
} from '../model/report.ts';
import { visible } from '../model/visible.ts';
import { basisText, readingOf } from './basis.ts';
import { cutWithNote, plural } from './text.ts';

/** Every status in the order in which a reader wants to see it. */
export const STATUS_ORDER: readonly RequirementStatus[] = [
  'failed',
  'warning',
  'expected-failure',
  'inconclusive',
  'not-tested',
  'passed',
];

interface StatusWords {
  label: string;
  /** What the status means, in half a sentence. */
  meaning: string;
  count: (summary: Summary['requirements']) => number;
}

export const STATUS_WORDS: Record<RequirementStatus, StatusWords> = {
  failed: { label: 'Failed', meaning: 'the target broke the requirement', count: (summary) => summary.failed },
  warning: {
    label: 'Warnings',
    meaning: 'implied by the documents, relied on by clients, and not kept',
    count: (summary) => summary.warning,
  },
  'expected-failure': {
    label: 'Expected failures',
    meaning: 'known deviations that the run was told to expect',
    count: (summary) => summary.expectedFailure,
  },
  inconclusive: {
    label: 'Inconclusive',
    meaning: 'something went wrong that says nothing about the target',
    count: (summary) => summary.inconclusive,
  },
  'not-tested': {
    label: 'Not tested',
    meaning: 'a credential or fixture is missing, or the run left it out',
    count: (summary) => summary.notTested,
  },
  passed: { label: 'Passed', meaning: 'every check held', count: (summary) => summary.passed },
};

export const VERDICT_WORDS: Record<Verdict, string> = {
  conformant: 'Conformant',
  nonconformant: 'Not conformant',
  inconclusive: 'Inconclusive',
};

/** What an entry of the file of expected failures turned out to be, the most urgent first. */
export const WAIVER_WORDS: Record<ExpectedFailure['state'], { label: string; meaning: string }> = {
  expired: { label: 'Expired', meaning: 'past its date; it fails the run' },
  stale: { label: 'Stale', meaning: 'it passes now; it fails the run, and can be removed' },
  untested: { label: 'Not tested', meaning: 'this run says nothing about it' },
  used: { label: 'In use', meaning: 'it fails as expected' },
};

const WAIVER_ORDER = Object.keys(WAIVER_WORDS);

/** The entries of the file of expected failures, those that fail the run first. */
export function waiversByUrgency({ expectedFailures }: Report): ExpectedFailure[] {
  return expectedFailures.toSorted(
    (a, b) =>
      WAIVER_ORDER.indexOf(a.state) - WAIVER_ORDER.indexOf(b.state) || a.requirement.localeCompare(b.requirement),
  );
}

/** The parts of a comparison in which a requirement moved, in the order in which a reader wants to see them. */
export const COMPARISON_PARTS = [
  { key: 'regressions', label: 'Regressions' },
  { key: 'newlyUntested', label: 'Newly untested' },
  { key: 'fixed', label: 'Fixed' },
] as const satisfies readonly { key: keyof Comparison; label: string }[];

/** The verdict in one sentence, with the counts that explain it. */
export function verdictSentence(report: Report): string {
  const { total, failed, warning, inconclusive, notTested } = report.summary.requirements;
  const untested =
    notTested === 0 ? '' : ` ${plural(notTested, 'requirement')} ${notTested === 1 ? 'was' : 'were'} not tested.`;
  if (report.verdict === 'conformant') return `Every tested requirement holds.${untested}`;
  if (report.verdict === 'inconclusive') {
    const what = inconclusive === 0 ? 'the run' : plural(inconclusive, 'requirement');
    return `No failure was found, but ${what} could not be judged.`;
  }
  if (failed > 0) return `${failed} of ${plural(total, 'requirement')} ${failed === 1 ? 'is' : 'are'} broken.`;
  if (warning > 0)
    return `${plural(warning, 'warning')} ${warning === 1 ? 'counts' : 'count'} as failures in this run.`;
  return 'The run does not match what it was told to expect.';
}

/** `partner.client` of `partner.client.name.length`. */
export function family(requirementId: string): string {
  return requirementId.split('.').slice(0, 2).join('.');
}

/** A failing check of such a requirement is told, but does not make the run fail. */
export function isTolerated(requirement: RequirementResult): boolean {
  return requirement.status === 'warning' || requirement.status === 'expected-failure';
}

/** Requirements of one status: MUST before SHOULD, then by id. */
export function requirementsOf(report: Report, status: RequirementStatus): RequirementResult[] {
  return report.requirements
    .filter((requirement) => requirement.status === status)
    .sort((a, b) => a.level.localeCompare(b.level) || a.id.localeCompare(b.id));
}

/** Requirements that were not tested, grouped by the reason: most often the same missing key of the profile. */
export function untestedByReason(report: Report): { reason: string; ids: string[] }[] {
  const groups = Map.groupBy(
    requirementsOf(report, 'not-tested'),
    (requirement) => requirement.reason ?? 'no reason given',
  );
  return [...groups]
    .map(([reason, requirements]) => ({ reason, ids: requirements.map(({ id }) => id) }))
    .sort((a, b) => b.ids.length - a.ids.length || a.reason.localeCompare(b.reason));
}

/** An operation by its name; what many of them do alike, by their API. */
export function operationTitle({ operation, api }: { operation: string | null; api: Api }): string {
  return operation ?? `Many operations of the ${api === 'partner' ? 'Partner Management' : 'Workspace'} API`;
}

/** The command that goes the whole way of a failure, where the report lies. */
export function scriptCommand(script: string): string {
  return `sh ${script}`;
}

/** The command that repeats one case. */
export function replayCommand(replay: string): string {
  if (/\s/.test(replay)) return replay;
  const argument = /^[\w.:/-]+$/.test(replay) ? replay : `'${replay.replaceAll("'", `'\\''`)}'`;
  return `npx --no-install conformance run --replay ${argument}`;
}

/** `partner-management-api, section Create a client, first sentence`. */
export function sourceText({ source }: RequirementResult): string {
  return `${source.document}, section ${source.section}${source.at === null ? '' : `, ${source.at}`}`;
}

/** The first line that tells what is wrong with a check. */
export function headline(check: CheckResult): string {
  if (check.message !== null && check.message !== '') return check.message;
  if (check.expected === null && check.got === null) return check.status;
  return `expected ${check.expected ?? '?'}, got ${check.got ?? '?'}`;
}

const FIELD_LIMIT = 8_000;

/** Everything known about a check that did not pass, as plain text. */
export function explain(requirement: RequirementResult, check: CheckResult): string {
  const { counterexample } = check;
  const reading = readingOf(requirement);
  const fields: [string, string | null][] = [
    ['Requirement', `${requirement.id} (${requirement.level})`],
    ['Statement', requirement.statement],
    ['Source', sourceText(requirement)],
    ['Basis', requirement.basis === null ? null : basisText(requirement)],
    ['Reading', reading && `${reading.title}. ${reading.reading} ${reading.why}`],
    ['Documentation', requirement.documentation],
    ['Operations', requirement.operations.join(', ') || null],
    ['Message', check.message],
    ['Expected', check.expected],
    ['Got', check.got],
    [
      'Counterexample',
      counterexample && `${counterexample.input} (seed ${counterexample.seed}, path ${counterexample.path})`,
    ],
    ['Reproduce', check.reproduce],
    ['Script', check.script ? scriptCommand(check.script) : null],
    ['Replay', check.replay && replayCommand(check.replay)],
    ['Exchanges', check.exchanges.join(', ') || null],
  ];
  return fields
    .filter((field): field is [string, string] => field[1] !== null)
    .map(([name, value]) => `${name}: ${cutWithNote(visible(value), FIELD_LIMIT)}`)
    .join('\n');
}

import type { Exchanges } from '../../model/exchanges.ts';
import type { CheckResult, CheckStatus, Report, RequirementResult, RequirementStatus } from '../../model/report.ts';
import { faultCategoryText, originTexts, placeText, readingAddress, readingOf } from '../basis.ts';
import { foldedInto } from '../folding.ts';
import { cutWithNote, plural, type Span, spansOf } from '../text.ts';
import {
  COMPARISON_PARTS,
  family,
  headline,
  replayCommand,
  requirementsOf,
  STATUS_ORDER,
  STATUS_WORDS,
  untestedByReason,
  VERDICT_WORDS,
  verdictSentence,
  WAIVER_WORDS,
  waiversByUrgency,
} from '../wording.ts';
import type { Evidence } from './evidence.ts';
import { evidenceOf } from './evidence.ts';

const FIELD_LIMIT = 20_000;
/** Up to so many failures stand open at once; more would bury the list. */
const OPEN_FAILURES = 3;

/** What the template writes; it decides nothing itself. */
export function reportView(report: Report, exchanges: Exchanges) {
  const show = evidenceOf(exchanges);
  return {
    title: `${VERDICT_WORDS[report.verdict]}: ${report.target.name}`,
    target: report.target.name,
    suite: `${report.suite.name} ${report.suite.version}`,
    verdict: {
      kind: report.verdict,
      label: VERDICT_WORDS[report.verdict],
      sentence: verdictSentence(report),
      reason: report.verdictReason,
    },
    facts: facts(report),
    total: report.summary.requirements.total,
    bar: bar(report),
    groups: groups(report, show),
    unlocks: untestedByReason(report).map(({ reason, ids }) => ({
      reason: spansOf(reason),
      ids,
      count: plural(ids.length, 'requirement'),
    })),
    observations: report.observations,
    comparison: comparisonView(report),
    waivers: waiversByUrgency(report).map((waiver) => ({ ...waiver, ...WAIVER_WORDS[waiver.state] })),
    leftovers: report.leftovers,
    leftoverCount: plural(report.leftovers.length, 'thing'),
    finishedAt: report.finishedAt,
  };
}

/** What changed since the baseline; null without one. */
function comparisonView({ comparison }: Report) {
  if (comparison === null) return null;
  const parts = COMPARISON_PARTS.map(({ key, label }) => ({ label, changes: comparison[key] }));
  return {
    parts: parts.filter(({ changes }) => changes.length > 0),
    observations: comparison.changedObservations,
    count: parts.reduce((sum, { changes }) => sum + changes.length, comparison.changedObservations.length),
  };
}

function facts(report: Report): { name: string; value: string; code: boolean }[] {
  const { checks, requests } = report.summary;
  const { partner, workspace } = report.target;
  return [
    ...(partner ? [{ name: 'Partner API', value: partner.baseUrl, code: true }] : []),
    ...(workspace ? [{ name: 'Workspace API', value: workspace.baseUrl, code: true }] : []),
    { name: 'Started', value: readableTime(report.startedAt), code: false },
    { name: 'Took', value: readableDuration(report.durationMs), code: false },
    { name: 'Checks', value: checks.total.toLocaleString('en'), code: false },
    { name: 'Requests', value: requests.toLocaleString('en'), code: false },
    ...(report.observed?.map((value) => ({ name: 'Recorded', value, code: false })) ?? [
      { name: 'Depth', value: report.depth, code: false },
      { name: 'Seed', value: String(report.seed), code: true },
    ]),
  ];
}

function readableTime(iso: string): string {
  return iso.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*$/, '$1 $2 UTC');
}

function readableDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** The segments of the progress bar, in per cent of its width. */
function bar({ summary }: Report) {
  const total = Math.max(1, summary.requirements.total);
  let x = 0;
  return STATUS_ORDER.map((status) => {
    const { label, meaning, count } = STATUS_WORDS[status];
    const width = (100 * count(summary.requirements)) / total;
    const segment = {
      status,
      label,
      meaning,
      count: count(summary.requirements),
      x: x.toFixed(3),
      width: width.toFixed(3),
    };
    x += width;
    return segment;
  });
}

function groups(report: Report, show: (ids: readonly string[]) => Evidence) {
  return STATUS_ORDER.map((status) => {
    const requirements = requirementsOf(report, status).filter(({ foldedUnder }) => foldedUnder === undefined);
    const open = status === 'failed' && requirements.length <= OPEN_FAILURES;
    return {
      status,
      ...STATUS_WORDS[status],
      open: status !== 'passed' || requirements.length === report.requirements.length,
      requirements: requirements.map((requirement) => ({
        ...requirementView(requirement, status, open, show),
        alsoBreaks: foldedInto(report.requirements, requirement.id),
      })),
    };
  }).filter(({ requirements }) => requirements.length > 0);
}

export type RequirementView = ReturnType<typeof requirementView>;

function requirementView(
  requirement: RequirementResult,
  status: RequirementStatus,
  open: boolean,
  show: (ids: readonly string[]) => Evidence,
) {
  const checks = requirement.checks.toSorted((a, b) => CHECK_ORDER[a.status] - CHECK_ORDER[b.status]);
  return {
    ...requirement,
    says: spansOf(requirement.statement),
    why: requirement.reason && whyOf(requirement.reason, status),
    family: family(requirement.id),
    place: placeText(requirement),
    origins: originTexts(requirement),
    readingText: readingOf(requirement),
    readingAddress: readingAddress(requirement),
    faultCategory: faultCategoryText(requirement),
    open,
    status,
    unhappy: checks.filter(isUnhappy).map((check) => checkView(check, show(check.exchanges))),
    calm: checks
      .filter((check) => !isUnhappy(check))
      .map((check) => ({ ...check, milliseconds: Math.round(check.durationMs) })),
  };
}

/** Why something was not tested is said by us; what else is the reason may be said by a target, and stays as it is. */
function whyOf(reason: string, status: RequirementStatus): Span[] {
  return status === 'not-tested' ? spansOf(reason) : [{ text: reason, isCode: false }];
}

const CHECK_ORDER: Record<CheckStatus, number> = { failed: 0, error: 1, skipped: 2, passed: 3 };

function isUnhappy(check: CheckResult): boolean {
  return check.status === 'failed' || check.status === 'error';
}

function checkView(check: CheckResult, evidence: Evidence) {
  const bounded = (text: string | null) => text && cutWithNote(text, FIELD_LIMIT);
  const compared = check.expected !== null || check.got !== null;
  return {
    name: check.name,
    status: check.status,
    milliseconds: Math.round(check.durationMs),
    // With both sides shown below, the message would say the same again.
    message: check.status === 'failed' && compared ? null : cutWithNote(headline(check), FIELD_LIMIT),
    compared,
    expected: bounded(check.expected) ?? 'not stated',
    got: bounded(check.got) ?? 'not recorded',
    counterexample: check.counterexample && {
      ...check.counterexample,
      input: cutWithNote(check.counterexample.input, FIELD_LIMIT),
    },
    reproduce: check.reproduce,
    replay: check.replay && replayCommand(check.replay),
    evidence,
    openExchange: evidence.exchanges.length === 1,
  };
}

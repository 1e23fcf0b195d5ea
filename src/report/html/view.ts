import { leftOutText } from '../../gate/compare.ts';
import type { Exchanges } from '../../model/exchanges.ts';
import type { Report, RequirementStatus } from '../../model/report.ts';
import { plural, spansOf } from '../text.ts';
import {
  COMPARISON_PARTS,
  requirementsOf,
  STATUS_ORDER,
  STATUS_WORDS,
  untestedByReason,
  VERDICT_WORDS,
  verdictSentence,
  WAIVER_WORDS,
  waiversByUrgency,
} from '../wording.ts';
import { brokenView } from './broken.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { requirementView } from './requirement.ts';
import { trendView } from './trend.ts';

/** What the template writes; it decides nothing itself. */
export function reportView(report: Report, exchanges: Exchanges) {
  const show = evidenceOf(exchanges);
  const broken = brokenView(report, show);
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
    bar: bar(
      report,
      broken.map(({ status }) => status),
    ),
    trend: trendView(report),
    broken,
    groups: groups(report, show),
    statuses: STATUS_ORDER.filter((status) => STATUS_WORDS[status].count(report.summary.requirements) > 0).map(
      (status) => ({ status, label: STATUS_WORDS[status].label }),
    ),
    unlocks: untestedByReason(report).map(({ reason, ids }) => ({
      reason: spansOf(reason),
      ids,
      count: plural(ids.length, 'requirement'),
    })),
    observations: report.observations,
    looksCheaply: report.depth !== 'deep',
    comparison: comparisonView(report),
    waivers: waiversByUrgency(report).map((waiver) => ({ ...waiver, ...WAIVER_WORDS[waiver.state] })),
    refused: report.refused ?? [],
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
    leftOut: comparison.leftOut === undefined ? null : leftOutText(comparison.leftOut),
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
function bar({ summary }: Report, sections: readonly RequirementStatus[]) {
  const total = Math.max(1, summary.requirements.total);
  let x = 0;
  return STATUS_ORDER.map((status) => {
    const { label, meaning, count } = STATUS_WORDS[status];
    const width = (100 * count(summary.requirements)) / total;
    const segment = {
      status,
      // A warning stands with the failure that it belongs to.
      anchor: `status-${status === 'warning' && !sections.includes(status) ? 'failed' : status}`,
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

/** What is neither failed nor a warning: those stand with the operations that they are about. */
function groups(report: Report, show: (ids: readonly string[]) => Evidence) {
  const statuses = STATUS_ORDER.filter((status) => status !== 'failed' && status !== 'warning');
  return statuses
    .map((status) => {
      const requirements = requirementsOf(report, status);
      return {
        status,
        ...STATUS_WORDS[status],
        open: status !== 'passed' || requirements.length === report.requirements.length,
        requirements: requirements.map((requirement) => requirementView(requirement, { isOpen: false, show })),
      };
    })
    .filter(({ requirements }) => requirements.length > 0);
}

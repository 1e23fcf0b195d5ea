import { leftOutText } from '../gate/compare.ts';
import type { Report, RequirementResult } from '../model/report.ts';
import { historyLine } from './history.ts';
import { code, details, prose, type Section } from './markdown.ts';
import { brokenSections } from './summary-broken.ts';
import { plural } from './text.ts';
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
} from './wording.ts';

/** CI systems refuse a job summary above 1 MiB; this leaves room for what a job writes beside it. */
const DEFAULT_LIMIT = 1_000_000;
const IDS_PER_REASON = 30;
/** So many are read; more stand closed. */
const OPEN_LEFTOVERS = 10;

/** The report as Markdown for the summary of a CI job: what needs attention first, never longer than `limit` bytes. */
export function renderSummary(report: Report, limit = DEFAULT_LIMIT): string {
  const head = `${title(report)}\n\n${countsTable(report)}`;
  const foot = `${runFacts(report)}\n`;
  const sections = [
    ...comparison(report),
    waivers(report),
    ...brokenSections(report),
    refused(report),
    listed(report, 'expected-failure'),
    listed(report, 'inconclusive'),
    notTested(report),
    leftovers(report),
    observations(report),
  ].filter(({ entries }) => entries.length > 0);
  const room = limit - Buffer.byteLength(head) - Buffer.byteLength(foot);
  return `${head}\n\n${withinLimit(sections, room)}${foot}`;
}

const MARKS = { conformant: '✅', nonconformant: '❌', inconclusive: '❔' } as const;

function title(report: Report): string {
  const trend = report.history === undefined ? '' : `\n\n${prose(historyLine(report.history))}`;
  const reason = report.verdictReason === null ? '' : `\n\nReason: ${code(report.verdictReason)}`;
  return `# ${MARKS[report.verdict]} ${VERDICT_WORDS[report.verdict]}: ${code(report.target.name)}\n\n${verdictSentence(report)}${reason}${trend}`;
}

function countsTable({ summary }: Report): string {
  const rows = STATUS_ORDER.map(
    (status) => `| ${STATUS_WORDS[status].label} | ${STATUS_WORDS[status].count(summary.requirements)} |`,
  );
  return [
    '| Requirements | Count |',
    '| --- | ---: |',
    ...rows,
    `| **Total** | **${summary.requirements.total}** |`,
  ].join('\n');
}

function runFacts({ suite, summary, durationMs, depth, seed, startedAt, observed }: Report): string {
  const { checks } = summary;
  return [
    `${plural(checks.total, 'check')} (${checks.failed} failed, ${checks.error} in error, ${checks.skipped} skipped)`,
    `${plural(summary.requests, 'request')} in ${(durationMs / 1000).toFixed(1)} s`,
    ...(observed?.map(prose) ?? [`depth ${depth}, seed ${seed}`]),
    `started ${code(startedAt)}`,
    `${code(`${suite.name} ${suite.version}`)}`,
  ].join(' · ');
}

function listed(report: Report, status: 'expected-failure' | 'inconclusive'): Section {
  const entries = requirementsOf(report, status).map(
    (requirement: RequirementResult) =>
      `- ${code(requirement.id)} ${requirement.level}: ${code(requirement.reason ?? 'no reason given')}\n`,
  );
  return { title: STATUS_WORDS[status].label, entries };
}

/** What changed since the baseline: the part that a gate is about. */
function comparison({ comparison: changes }: Report): Section[] {
  if (changes === null) return [];
  return [
    ...COMPARISON_PARTS.map(({ key, label }) => ({
      title: `${label} since the baseline`,
      entries: changes[key].map(
        ({ id, before, after, reason }) =>
          `- ${code(id)}: ${before} → ${after}${reason === null ? '' : `: ${code(reason)}`}\n`,
      ),
    })),
    {
      title: 'Left out since the baseline',
      entries: changes.leftOut === undefined ? [] : [`- ${leftOutText(changes.leftOut)}\n`],
    },
    {
      title: 'Changed observations since the baseline',
      entries: changes.changedObservations.map(
        ({ id, question, before, after }) => `- ${code(id)}: ${prose(question)} ${code(before)} → ${code(after)}\n`,
      ),
    },
  ];
}

function refused({ refused: operations = [] }: Report): Section {
  const entries = operations.map(({ operation, says }) => `- ${code(operation)}: ${prose(says)}\n`);
  return { title: 'Operations that never succeeded', entries };
}

function waivers(report: Report): Section {
  const entries = waiversByUrgency(report).map(({ requirement, check, state, reason, owner, expires }) => {
    const what = check === null ? code(requirement) : `${code(requirement)} (${prose(check)})`;
    return `- **${WAIVER_WORDS[state].label}** ${what}: ${prose(reason)}, ${prose(owner)}, until ${code(expires)}: ${WAIVER_WORDS[state].meaning}\n`;
  });
  return { title: 'Entries of the file of expected failures', entries };
}

function notTested(report: Report): Section {
  const entries = untestedByReason(report).map(({ reason, ids }) => {
    const shown = ids.slice(0, IDS_PER_REASON).map((id) => code(id));
    const rest = ids.length - shown.length;
    return `- ${code(reason)}: ${plural(ids.length, 'requirement')}\n  - ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}\n`;
  });
  return { title: 'Not tested, and why', entries };
}

function leftovers(report: Report): Section {
  const entries = report.leftovers.map(({ what, remedy }) => `- ${code(what)}: ${code(remedy)}\n`);
  return { title: 'Left behind on the target', entries, isFolded: entries.length > OPEN_LEFTOVERS };
}

function observations(report: Report): Section {
  const entries = report.observations.map(
    ({ id, question, answer }) => `- ${code(id)}: ${prose(question)} ${code(answer)}\n`,
  );
  return { title: 'Observations', entries, isFolded: true };
}

/** Writes sections until the limit, each with the number of entries that found no room. */
function withinLimit(sections: readonly Section[], limit: number): string {
  const reserve = 200;
  let left = limit - reserve * sections.length;
  let out = '';
  for (const { title, entries, isFolded = false } of sections) {
    const kept: string[] = [];
    for (const entry of entries) {
      const size = Buffer.byteLength(entry) + 1;
      if (size > left) break;
      left -= size;
      kept.push(entry);
    }
    const omitted = entries.length - kept.length;
    const note = omitted === 0 ? '' : `\n… and ${omitted} more: see report.html or report.json.\n`;
    const heading = `${title} (${entries.length})`;
    const body = `${kept.join('')}${note}`;
    out += isFolded ? `${details(heading, body)}\n` : `## ${heading}\n\n${body}\n`;
  }
  return out;
}

import type { CheckResult, Report, RequirementResult } from '../model/report.ts';
import { visible } from '../model/visible.ts';
import { basisText, readingOf } from './basis.ts';
import { foldedInto } from './folding.ts';
import { cutWithNote, oneLine, plural, spansOf } from './text.ts';
import {
  COMPARISON_PARTS,
  headline,
  replayCommand,
  requirementsOf,
  STATUS_ORDER,
  STATUS_WORDS,
  sourceText,
  untestedByReason,
  VERDICT_WORDS,
  verdictSentence,
  WAIVER_WORDS,
  waiversByUrgency,
} from './wording.ts';

/** CI systems refuse a job summary above 1 MiB; this leaves room for what a job writes beside it. */
const DEFAULT_LIMIT = 1_000_000;
const FIELD_LIMIT = 1_500;
const IDS_PER_REASON = 30;

interface Section {
  title: string;
  /** Complete pieces of Markdown: as many as fit are written. */
  entries: string[];
}

/** The report as Markdown for the summary of a CI job: what needs attention first, never longer than `limit` bytes. */
export function renderSummary(report: Report, limit = DEFAULT_LIMIT): string {
  const head = [title(report), countsTable(report), runFacts(report)].join('\n\n');
  const sections = [
    ...comparison(report),
    waivers(report),
    detailed(report, 'failed'),
    detailed(report, 'warning'),
    listed(report, 'expected-failure'),
    listed(report, 'inconclusive'),
    notTested(report),
    leftovers(report),
    observations(report),
  ].filter(({ entries }) => entries.length > 0);
  return `${head}\n\n${withinLimit(sections, limit - Buffer.byteLength(head))}`;
}

const MARKS = { conformant: '✅', nonconformant: '❌', inconclusive: '❔' } as const;

function title(report: Report): string {
  const reason = report.verdictReason === null ? '' : `\n\nReason: ${code(report.verdictReason)}`;
  return `# ${MARKS[report.verdict]} ${VERDICT_WORDS[report.verdict]}: ${code(report.target.name)}\n\n${verdictSentence(report)}${reason}`;
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

function detailed(report: Report, status: 'failed' | 'warning'): Section {
  const shown = requirementsOf(report, status).filter(({ foldedUnder }) => foldedUnder === undefined);
  const entries = shown.map((requirement) => {
    const also = foldedInto(report.requirements, requirement.id);
    const failed = requirement.checks.filter((check) => check.status === 'failed');
    const text = prose(requirement.basis === null ? sourceText(requirement) : basisText(requirement));
    const reading = readingOf(requirement);
    const { documentation } = requirement;
    const source = `${withCode(requirement.statement)} (${documentation === null ? text : `[${text}](<${documentation}>)`})`;
    const body = failed.length > 0 ? failed.map(checkEntry) : [`- ${code(requirement.reason ?? 'no reason given')}\n`];
    const read = reading === null ? '' : `Reading: ${prose(`${reading.title}. ${reading.reading}`)}\n\n`;
    const folded = also.length === 0 ? '' : `\nAlso breaks ${also.map(code).join(', ')}.\n`;
    return `### ${code(requirement.id)} ${requirement.level}\n\n${source}\n\n${read}${body.join('')}${folded}`;
  });
  return { title: STATUS_WORDS[status].label, entries };
}

function checkEntry(check: CheckResult): string {
  const { counterexample } = check;
  const lines = [`- ${prose(check.name)}`];
  if (check.expected === null && check.got === null) lines.push(`  - ${code(headline(check))}`);
  if (check.expected !== null) lines.push(`  - expected ${code(check.expected)}`);
  if (check.got !== null) lines.push(`  - got ${code(check.got)}`);
  if (counterexample !== null) {
    lines.push(
      `  - counterexample ${code(counterexample.input)} (seed ${counterexample.seed}, path ${code(counterexample.path)})`,
    );
  }
  if (check.replay !== null) lines.push(`  - replay ${code(replayCommand(check.replay))}`);
  if (check.reproduce !== null) lines.push('', block(check.reproduce, '  '));
  return `${lines.join('\n')}\n`;
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
      title: 'Changed observations since the baseline',
      entries: changes.changedObservations.map(
        ({ id, question, before, after }) => `- ${code(id)}: ${prose(question)} ${code(before)} → ${code(after)}\n`,
      ),
    },
  ];
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
  return { title: 'Left behind on the target', entries };
}

function observations(report: Report): Section {
  const entries = report.observations.map(
    ({ id, question, answer }) => `- ${code(id)}: ${prose(question)} ${code(answer)}\n`,
  );
  return { title: 'Observations', entries };
}

/** Writes sections until the limit, each with the number of entries that found no room. */
function withinLimit(sections: readonly Section[], limit: number): string {
  const reserve = 200;
  let left = limit - reserve * sections.length;
  let out = '';
  for (const { title, entries } of sections) {
    const kept: string[] = [];
    for (const entry of entries) {
      const size = Buffer.byteLength(entry) + 1;
      if (size > left) break;
      left -= size;
      kept.push(entry);
    }
    const omitted = entries.length - kept.length;
    const note = omitted === 0 ? '' : `\n… and ${omitted} more: see report.html or report.json.\n`;
    out += `## ${title} (${entries.length})\n\n${kept.join('')}${note}\n`;
  }
  return out;
}

/** An inline code span that its text cannot leave. */
function code(text: string): string {
  const line = oneLine(text, FIELD_LIMIT) || '(empty)';
  const fence = '`'.repeat(longestTicks(line) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}

/** A fenced block, indented to stand inside a list. */
function block(text: string, indent: string): string {
  const content = cutWithNote(visible(text), FIELD_LIMIT * 2);
  const fence = '`'.repeat(Math.max(3, longestTicks(content) + 1));
  return [`${fence}sh`, ...content.split('\n'), fence]
    .map((line) => indent + line)
    .join('\n')
    .concat('\n');
}

function longestTicks(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

/** Running text of ours: what stands between backticks is code, and nothing else is markup. */
function withCode(text: string): string {
  return spansOf(oneLine(text, FIELD_LIMIT))
    .map((span) => (span.isCode ? code(span.text) : edged(span.text)))
    .join('');
}

/** As `prose`, with the spaces that part it from what stands beside it. */
function edged(text: string): string {
  const [, before = '', , after = ''] = /^(\s?)(.*?)(\s?)$/s.exec(text) ?? [];
  return `${before}${prose(text)}${after}`;
}

/** Running text in which nothing is markup, a mention or a link. */
function prose(text: string): string {
  return oneLine(text, FIELD_LIMIT)
    .replace(/[\\`*_[\]|~!$]/g, '\\$&')
    .replace(/[&<>@#]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replaceAll('://', '&#58;//')
    .replace(/www\./gi, (prefix) => `${prefix.slice(0, 3)}&#46;`);
}

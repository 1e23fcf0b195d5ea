import type { CheckResult, Report, RequirementResult } from '../model/report.ts';
import { basisText, readingOf } from './basis.ts';
import { type BrokenOperation, brokenOperations, type Cause, type Finding } from './causes.ts';
import { deviationText } from './deviations.ts';
import { foldedInto } from './folding.ts';
import { block, code, details, prose, type Section, withCode } from './markdown.ts';
import { plural } from './text.ts';
import { headline, operationTitle, replayCommand, STATUS_WORDS, scriptCommand, sourceText } from './wording.ts';

/** One requirement shows it with all that is known; so many others of one cause are named. */
const OTHERS = 30;
const CHECKS = 3;

/** What is broken, by operation and cause; then the warnings that belong to no failure. */
export function brokenSections(report: Report): Section[] {
  const operations = brokenOperations(report);
  const entriesOf = (some: readonly BrokenOperation[]): string[] =>
    some.flatMap((operation) => operation.causes.map((cause) => causeEntry(operation, cause, report)));
  return [
    { title: byMistake('failed'), entries: entriesOf(operations.filter(({ failed }) => failed > 0)) },
    { title: byMistake('warning'), entries: entriesOf(operations.filter(({ failed }) => failed === 0)) },
  ];
}

/** The number that follows is that of the mistakes, not of the requirements that they break. */
function byMistake(status: 'failed' | 'warning'): string {
  return `${STATUS_WORDS[status].label}, by likely mistake`;
}

function causeEntry(operation: BrokenOperation, { deviation, findings }: Cause, report: Report): string {
  const [lead, ...others] = findings;
  if (lead === undefined) return '';
  const title = operationTitle(operation);
  const heading = `### ${operation.operation === null ? prose(title) : code(title)} ${deviationText(deviation, operation.operation, lead.checks[0])}`;
  const also = foldedInto(report.requirements, lead.requirement.id);
  const folded = also.length === 0 ? '' : `\nAlso breaks ${also.map(code).join(', ')}.\n`;
  return `${heading}\n\n${leadEntry(lead)}${folded}${othersEntry(others)}\n`;
}

function leadEntry({ requirement, checks }: Finding): string {
  const { id, level, documentation, reason } = requirement;
  const text = prose(requirement.basis === null ? sourceText(requirement) : basisText(requirement));
  const source = documentation === null ? text : `[${text}](<${documentation}>)`;
  const reading = readingOf(requirement);
  const read = reading === null ? '' : `Reading: ${prose(`${reading.title}. ${reading.reading}`)}\n\n`;
  const shown = checks.slice(0, CHECKS).map(checkEntry);
  const more = checks.length > shown.length ? [`- and ${plural(checks.length - shown.length, 'check')} more\n`] : [];
  const body = shown.length > 0 ? [...shown, ...more] : [`- ${code(reason ?? 'no reason given')}\n`];
  return `${code(id)} ${level}: ${withCode(requirement.statement)} (${source})\n\n${read}${body.join('')}`;
}

function othersEntry(others: readonly Finding[]): string {
  if (others.length === 0) return '';
  const lines = others
    .slice(0, OTHERS)
    .map(
      ({ requirement, checks }) =>
        `- ${code(requirement.id)} ${requirement.level}: ${code(reasonOf(requirement, checks))}`,
    );
  const more = others.length > OTHERS ? [`- and ${others.length - OTHERS} more`] : [];
  const title = `${plural(others.length, 'requirement')} more, most likely broken by the same mistake`;
  return `\n${details(title, [...lines, ...more].join('\n'))}`;
}

function reasonOf({ reason }: RequirementResult, [first]: readonly CheckResult[]): string {
  return first === undefined ? (reason ?? 'no reason given') : headline(first);
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
  if (check.script) lines.push(`  - the whole way: ${code(scriptCommand(check.script))}`);
  if (check.reproduce !== null) lines.push('', block(check.reproduce, '  '));
  return `${lines.join('\n')}\n`;
}

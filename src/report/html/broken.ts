import type { CheckResult, Report, RequirementResult } from '../../model/report.ts';
import { type BrokenOperation, brokenOperations, type Cause } from '../causes.ts';
import { deviationText } from '../deviations.ts';
import { foldedInto } from '../folding.ts';
import { oneLine, plural } from '../text.ts';
import { headline, operationTitle, STATUS_WORDS } from '../wording.ts';
import type { Evidence } from './evidence.ts';
import { type RequirementView, requirementView } from './requirement.ts';

/** Up to so many causes stand open at once; more would bury the list. */
const OPEN_CAUSES = 3;
/** Up to so many operations are seen at a glance. */
const INDEX_FROM = 4;
const INDEX_LIMIT = 12;

type Show = (ids: readonly string[]) => Evidence;

/** What is wrong with the target, operation by operation; warnings that belong to no failure stand by themselves. */
export function brokenView(report: Report, show: Show) {
  const operations = brokenOperations(report);
  const isOpen = operations.flatMap(({ causes }) => causes).length <= OPEN_CAUSES;
  const placed = new Set<string>();
  const views = operations.map((operation, index) => {
    const causes = operation.causes.map((cause) =>
      causeView(cause, operation.operation, { report, show, placed, isOpen }),
    );
    return { ...operation, anchor: `operation-${index + 1}`, title: operationTitle(operation), causes };
  });
  const failed = views.filter((view) => view.failed > 0);
  const others = views.filter((view) => view.failed === 0);
  return [
    { status: 'failed' as const, label: 'Broken operations', meaning: brokenMeaning(report), operations: failed },
    { status: 'warning' as const, label: 'Warnings', meaning: STATUS_WORDS.warning.meaning, operations: others },
  ]
    .filter(({ operations: some }) => some.length > 0)
    .map((section) => ({ ...section, ...indexOf(section.operations) }));
}

function brokenMeaning({ summary: { requirements } }: Report): string {
  const warnings = requirements.warning === 0 ? '' : `, ${plural(requirements.warning, 'warning')}`;
  return `${plural(requirements.failed, 'requirement')} failed${warnings}`;
}

interface Titled {
  anchor: string;
  title: string;
  causes: readonly { text: string }[];
}

export interface Line {
  anchor: string;
  title: string;
  isOperation: boolean;
  counts: string;
  says: string;
}

/** What is seen at a glance, where there is more than that. */
function indexOf(views: readonly (Omit<BrokenOperation, 'causes'> & Titled)[]): { index: Line[]; rest: Line[] } {
  const lines = views.map(({ anchor, title, operation, causes, ...counts }) => ({
    anchor,
    title,
    isOperation: operation !== null,
    counts: countText(counts),
    says: [...new Set(causes.map(({ text }) => text))].join('; '),
  }));
  if (lines.length < INDEX_FROM) return { index: [], rest: [] };
  return { index: lines.slice(0, INDEX_LIMIT), rest: lines.slice(INDEX_LIMIT) };
}

function countText({ failed, warnings }: Pick<BrokenOperation, 'failed' | 'warnings'>): string {
  const parts = [failed > 0 ? `${failed} failed` : null, warnings > 0 ? plural(warnings, 'warning') : null];
  return parts.filter((part) => part !== null).join(', ');
}

interface Means {
  report: Report;
  show: Show;
  /** Requirements that stand further up already: what is wrong with them elsewhere leads there. */
  placed: Set<string>;
  isOpen: boolean;
}

function causeView({ deviation, findings }: Cause, operation: string | null, { report, show, placed, isOpen }: Means) {
  const text = deviationText(deviation, operation, findings[0]?.checks[0]);
  const rows: RequirementView[] = [];
  const elsewhere: { id: string; says: string; why: string }[] = [];
  for (const { requirement, checks } of findings) {
    if (placed.has(requirement.id)) elsewhere.push(reference(requirement, checks));
    else {
      placed.add(requirement.id);
      const also = foldedInto(report.requirements, requirement.id);
      const why = whyOf(checks[0]) ?? requirement.reason;
      rows.push(requirementView({ ...requirement, reason: why }, { isOpen: isOpen && rows.length === 0, show, also }));
    }
  }
  const more = rows.slice(1);
  return { text, lead: rows.slice(0, 1), more, moreText: moreText(more, rows.length > 0), elsewhere };
}

function reference({ id, statement }: RequirementResult, checks: readonly CheckResult[]) {
  return { id, says: statement, why: oneLine(whyOf(checks[0]) ?? '', 300) };
}

function whyOf(check: CheckResult | undefined): string | null {
  return check === undefined ? null : `${check.name}: ${headline(check)}`;
}

function moreText(more: readonly RequirementView[], hasLead: boolean): string {
  const what = plural(more.length, 'requirement');
  return hasLead ? `${what} more, most likely broken by the same mistake` : what;
}

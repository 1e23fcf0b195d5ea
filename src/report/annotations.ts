import type { Report, RequirementStatus } from '../model/report.ts';
import { visible } from '../model/visible.ts';
import { brokenOperations, type Cause, type Finding } from './causes.ts';
import { oneLine } from './text.ts';
import { explain } from './wording.ts';

/** A step shows so many of each kind and drops the rest without a word. */
const limit = 10;

/** Workflow commands that make GitHub Actions show what needs attention, the worst first: one for each mistake. */
export function annotations(report: Report): string[] {
  const regressed = new Set(report.comparison?.regressions.map(({ id }) => id));
  const all = brokenOperations(report)
    .flatMap(({ causes }) => causes.map((cause) => telling(cause, regressed)))
    .toSorted((a, b) => Number(b.isRegression) - Number(a.isRegression));
  const notes = (status: RequirementStatus): Note[] =>
    all.filter(({ lead }) => lead.requirement.status === status).map(noteOf);
  const errors = [...notes('failed'), ...gateNotes(report)];
  const warnings = [...notes('warning'), ...leftoverNotes(report)];
  // Under --strict a warning fails the run, and has to look like it.
  return report.strict === true
    ? commands('error', [...errors, ...warnings])
    : [...commands('error', errors), ...commands('warning', warnings)];
}

interface Note {
  title: string;
  message: string;
}

/** What a mistake is told by: what regressed rather than what was broken before. */
interface Telling {
  lead: Finding;
  others: Finding[];
  isRegression: boolean;
}

function telling({ findings }: Cause, regressed: ReadonlySet<string>): Telling {
  const [lead, ...others] = findings.toSorted(
    (a, b) => Number(regressed.has(b.requirement.id)) - Number(regressed.has(a.requirement.id)),
  );
  if (lead === undefined) throw new TypeError('a cause without a finding');
  return { lead, others, isRegression: regressed.has(lead.requirement.id) };
}

function noteOf({ lead: { requirement, checks }, others, isRegression }: Telling): Note {
  const [failed] = checks;
  const own = failed === undefined ? (requirement.reason ?? requirement.statement) : explain(requirement, failed);
  const ids = others.map((other) => other.requirement.id);
  return {
    title: `${isRegression ? 'Regression: ' : ''}${requirement.id} (${requirement.level})${ids.length > 0 ? ` and ${ids.length} more` : ''}`,
    message: ids.length > 0 ? `${own}\nMost likely the same mistake: ${ids.join(', ')}` : own,
  };
}

function gateNotes({ expectedFailures }: Report): Note[] {
  return expectedFailures
    .filter(({ state }) => state === 'stale' || state === 'expired')
    .map(({ requirement, state, owner, reason, expires }) => ({
      title: `Expected failure is ${state}: ${requirement}`,
      message: `${reason} (${owner}, until ${expires})`,
    }));
}

function leftoverNotes({ leftovers }: Report): Note[] {
  return leftovers.map(({ what, remedy }) => ({ title: `Left behind: ${what}`, message: remedy }));
}

function commands(kind: 'error' | 'warning', notes: readonly Note[]): string[] {
  const over = notes.length > limit;
  const shown = notes.slice(0, over ? limit - 1 : limit);
  const rest: Note[] = over
    ? [
        {
          title: `and ${notes.length - shown.length} more`,
          message: 'The summary of the run and report.html have all.',
        },
      ]
    : [];
  return [...shown, ...rest].map(
    ({ title, message }) =>
      `::${kind} title=${property(oneLine(title, 200))}::${data(visible(message.slice(0, 4_000)))}`,
  );
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

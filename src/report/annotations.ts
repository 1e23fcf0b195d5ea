import type { Report, RequirementResult } from '../model/report.ts';
import { visible } from '../model/visible.ts';
import { oneLine } from './text.ts';
import { explain, requirementsOf } from './wording.ts';

/** A step shows so many of each kind and drops the rest without a word. */
const limit = 10;

/** Workflow commands that make GitHub Actions show what needs attention, the worst first. */
export function annotations(report: Report): string[] {
  const regressed = new Set(report.comparison?.regressions.map(({ id }) => id));
  const first = (results: readonly RequirementResult[]): RequirementResult[] =>
    results.toSorted((a, b) => Number(regressed.has(b.id)) - Number(regressed.has(a.id)));
  const note = (result: RequirementResult): Note => ({
    title: `${regressed.has(result.id) ? 'Regression: ' : ''}${result.id} (${result.level})`,
    message: messageOf(result),
  });
  const errors = [...first(requirementsOf(report, 'failed')).map(note), ...gateNotes(report)];
  const warnings = [...first(requirementsOf(report, 'warning')).map(note), ...leftoverNotes(report)];
  // Under --strict a warning fails the run, and has to look like it.
  return report.strict === true
    ? commands('error', [...errors, ...warnings])
    : [...commands('error', errors), ...commands('warning', warnings)];
}

interface Note {
  title: string;
  message: string;
}

function messageOf(result: RequirementResult): string {
  const failed = result.checks.find(({ status }) => status === 'failed');
  return failed === undefined ? (result.reason ?? result.statement) : explain(result, failed);
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

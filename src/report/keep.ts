import type { Exchanges } from '../model/exchanges.ts';
import type { Report } from '../model/report.ts';
import { type Renewal, renewBaseline } from './baseline.ts';
import type { Gate, GateFiles } from './gate.ts';
import { withHistory } from './history.ts';
import { type Place, renderAll, type Written } from './render.ts';

/** Gives the report its place among earlier ones, writes it, and renews the baseline where that is asked for. */
export async function keepReport(
  report: Report,
  exchanges: Exchanges,
  { place, files, gate }: { place: Place; files: GateFiles; gate: Gate },
): Promise<{ report: Report; written: Written }> {
  const whole = withHistory(report, gate.history);
  const written = await renderAll(whole, exchanges, place);
  const { note, problem } = renewed(whole, files, gate);
  const notes = [firstNote(whole, files), note].filter((each) => each !== null);
  const problems = problem === null ? written.problems : [...written.problems, problem];
  return { report: whole, written: { ...written, notes, problems } };
}

function renewed(report: Report, { baseline: file, baselineUpdate: update }: GateFiles, gate: Gate): Renewal {
  if (file === null || !update) return { note: null, problem: null };
  return renewBaseline(report, { file, update, before: gate.baseline });
}

/** A folder that is spelt wrongly must not go unnoticed. */
function firstNote({ history, target }: Report, files: GateFiles): string | null {
  if (!files.history || history !== undefined) return null;
  return `No earlier run of ${target.name} is in ${files.history} (--history)`;
}

import type { Exchanges } from '../model/exchanges.ts';
import type { Report } from '../model/report.ts';
import { renewBaseline } from './baseline.ts';
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
  const { baseline: file, baselineUpdate: update } = files;
  if (file === null || !update) return { report: whole, written };
  const { note, problem } = renewBaseline(whole, { file, update, before: gate.baseline });
  return {
    report: whole,
    written: {
      ...written,
      notes: note === null ? [] : [note],
      problems: problem === null ? written.problems : [...written.problems, problem],
    },
  };
}

import { exitCodeOf } from '../gate/exit-code.ts';
import type { Report } from '../model/report.ts';
import { buildReport } from '../report/build.ts';
import type { Gate, GateFiles } from '../report/gate.ts';
import { keepReport } from '../report/keep.ts';
import type { Format } from '../report/render.ts';
import { createProgress } from '../run/progress.ts';
import type { RunConfig } from '../session/config.ts';
import { readJournal } from '../session/evidence.ts';
import { suite } from '../suite.ts';
import type { Tally } from './tally.ts';

/** What the reports of a recording are asked for; files are read before anything is judged. */
export interface ReportWishes extends GateFiles {
  readonly out: string;
  readonly formats: readonly Format[];
  readonly strict: boolean;
  readonly docsUrl: string | null;
  readonly quiet: boolean;
  readonly color: boolean;
  readonly annotate: boolean;
}

interface Observed {
  readonly config: RunConfig;
  readonly tally: Tally;
  readonly notes: readonly string[];
  /** Milliseconds since 1970, of what was judged. */
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** The report of what was observed, in the files and with the exit code of a run. */
export async function reportObserved(
  { config, tally, notes, startedAt, finishedAt }: Observed,
  wishes: ReportWishes,
  gate: Gate,
): Promise<{ exitCode: 0 | 1 | 2 | 3; report: Report }> {
  const evidence = await readJournal(config.journal);
  const observed = [...notes, tally.text];
  const own = buildReport({
    config,
    suite: await suite(),
    startedAt,
    finishedAt,
    checks: [],
    evidence,
    requests: evidence.exchanges.size,
    leftovers: [],
    strict: wishes.strict,
    expectedFailures: gate.expectedFailures,
    baseline: gate.baseline,
    docsUrl: wishes.docsUrl,
    trouble: null,
    observed,
  });
  const progress = createProgress(wishes);
  if (!wishes.quiet) for (const note of observed) process.stdout.write(`${note}\n`);
  const place = { outDir: wishes.out, formats: wishes.formats };
  const { report, written } = await keepReport(own, evidence.exchanges, { place, files: wishes, gate });
  progress.verdict(report, wishes.out, written);
  return { exitCode: written.problems.length > 0 ? 2 : exitCodeOf(report), report };
}

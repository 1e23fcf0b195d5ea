import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exitCodeOf } from '../gate/exit-code.ts';
import { exchangesOf } from '../model/exchanges.ts';
import { type GateFiles, readGate } from '../report/gate.ts';
import { keepReport } from '../report/keep.ts';
import { readHar } from '../report/read-har.ts';
import { readReport } from '../report/read-report.ts';
import { type Format, tryOutput } from '../report/render.ts';
import { createProgress } from '../run/progress.ts';
import { MergeError, mergeParts, type Part } from './merge.ts';

export interface MergeOptions extends GateFiles {
  /** Absolute paths of `report.json` files, or of the directories that hold them. */
  parts: readonly string[];
  out: string;
  formats: readonly Format[];
  /** Null: as the parts ran. */
  strict: boolean | null;
  quiet: boolean;
  color: boolean;
  annotate: boolean;
}

/** Reads the reports of the parts, writes the joined one in every format, and says the verdict. */
export async function mergeFiles(options: MergeOptions): Promise<{ exitCode: 0 | 1 | 2 | 3 }> {
  const gate = readGate(options);
  const joined = mergeParts(options.parts.map(readPart), {
    strict: options.strict,
    // Without a file, the entries that the parts were given.
    expectedFailures: options.expectedFailures === null ? null : gate.expectedFailures,
    baseline: gate.baseline,
  });
  const place = { outDir: options.out, formats: options.formats };
  await tryOutput(place);
  const exchanges = exchangesOf(joined.exchanges);
  const { report, written } = await keepReport(joined.report, exchanges, { place, files: options, gate });
  createProgress(options).verdict(report, options.out, written);
  return { exitCode: written.problems.length > 0 ? 2 : exitCodeOf(report) };
}

/** The exchanges lie beside the report; without them, evidence is named but cannot be shown. */
function readPart(path: string): Part {
  if (!existsSync(path)) throw new MergeError(`${path}: there is no such file or directory`);
  const file = statSync(path).isDirectory() ? join(path, 'report.json') : path;
  const har = join(dirname(file), 'exchanges.har');
  return { name: file, report: readReport(file), exchanges: existsSync(har) ? readHar(har) : [] };
}

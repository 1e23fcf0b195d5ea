import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exitCodeOf } from '../gate/exit-code.ts';
import { exchangesOf } from '../model/exchanges.ts';
import { type GateFiles, readGate } from '../report/gate.ts';
import { keepReport } from '../report/keep.ts';
import { readHar } from '../report/read-har.ts';
import { readReport } from '../report/read-report.ts';
import { type Format, nameScripts, type Place, tryOutput } from '../report/render.ts';
import { readScripts } from '../report/reproduce/files.ts';
import type { HarContents } from '../report/routine.ts';
import { createProgress } from '../run/progress.ts';
import { MergeError, mergeParts } from './merge.ts';
import type { Part } from './part.ts';

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
  const parts = await Promise.all(options.parts.map(readPart));
  const joined = mergeParts(parts, {
    strict: options.strict,
    // Without a file, the entries that the parts were given.
    expectedFailures: options.expectedFailures === null ? null : gate.expectedFailures,
    baseline: gate.baseline,
  });
  const scripts = nameScripts(options.formats) ? joined.scripts : new Map<string, string>();
  // Of all shards or of none: half of the exchanges would look like all of them.
  const har: HarContents = parts.every((part) => part.har === 'all') ? 'all' : 'findings';
  const place: Place = { outDir: options.out, formats: options.formats, har, scripts };
  await tryOutput(place);
  const exchanges = exchangesOf(joined.exchanges);
  const { report, written } = await keepReport(joined.report, exchanges, { place, files: options, gate });
  createProgress(options).verdict(report, options.out, written);
  return { exitCode: written.problems.length > 0 ? 2 : exitCodeOf(report) };
}

interface PartRead extends Part {
  /** What of its exchanges was kept. */
  har: HarContents;
}

/** Exchanges and scripts lie beside the report; without them, evidence is named but cannot be shown. */
async function readPart(path: string): Promise<PartRead> {
  if (!existsSync(path)) throw new MergeError(`${path}: there is no such file or directory`);
  const file = statSync(path).isDirectory() ? join(path, 'report.json') : path;
  const every = join(dirname(file), 'exchanges.har.gz');
  const har = existsSync(every) ? 'all' : 'findings';
  const exchanges = har === 'all' ? every : join(dirname(file), 'exchanges.har');
  return {
    name: file,
    report: readReport(file),
    exchanges: existsSync(exchanges) ? readHar(exchanges) : [],
    har,
    scripts: await readScripts(dirname(file)),
  };
}

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command, Option } from 'commander';
import { type BaselineUpdate, baselineUpdates } from '../report/baseline.ts';
import { FORMATS, type Format } from '../report/render.ts';
import { existingFile, flag, listOf, siteUrl } from './flags.ts';
import { annotates, type Surroundings, UsageError, usesColor } from './surroundings.ts';

/** The flags of every command that writes reports: what they are held against, where they go, and what is printed. */
export interface ReportFlags {
  expectedFailures?: string;
  baseline?: string;
  baselineUpdate?: BaselineUpdate;
  history?: string;
  strict?: true;
  out: string;
  format: Format[];
  quiet?: true;
  color: boolean;
}

/** @param otherwise what holds without the flags that say what counts as a failure. */
export function addReportFlags(command: Command, { cwd }: Surroundings, otherwise?: string): void {
  const unsaid = otherwise === undefined ? '' : ` (default: ${otherwise})`;
  command
    .addOption(flag('--expected-failures <file>', `failures that are known${unsaid}`).argParser(existingFile(cwd)))
    .addOption(flag('--baseline <file>', 'earlier report.json to compare with, or its folder'))
    .addOption(baselineUpdateFlag())
    .addOption(flag('--history <dir>', 'folder with reports of earlier runs, or their folders: shows the trend'))
    .addOption(flag('--strict', `let warnings fail the run${unsaid}`))
    .addOption(flag('--out <dir>', 'directory of the reports').default('conformance-report'))
    .addOption(
      flag('--format <list>', `reports to write, of ${FORMATS.join(',')}`)
        .default([...FORMATS], 'all')
        .argParser(listOf(FORMATS)),
    )
    .addOption(flag('--quiet', 'print only the verdict'))
    .addOption(flag('--no-color', 'print without colors'));
}

/** For the commands that hold a report against an earlier one. */
export function baselineUpdateFlag(): Option {
  return flag('--baseline-update [reports]', 'put this report in the place of the baseline, unless it is inconclusive')
    .choices(baselineUpdates)
    .preset('conclusive');
}

/** For the commands that make a report of their own: those that join reports take the address from them. */
export function addDocsUrlFlag(command: Command): void {
  command.addOption(
    flag('--docs-url <url>', 'where the documentation is published: reports link there').argParser(siteUrl),
  );
}

/** What the flags say. Whether warnings fail is left to the command: where it is not said, that may be known already. */
export function reportOptions(flags: ReportFlags, surroundings: Surroundings) {
  const inPlace = (path: string | undefined): string | null =>
    path === undefined ? null : resolve(surroundings.cwd, path);
  const baseline = inPlace(flags.baseline);
  const update = flags.baselineUpdate ?? null;
  if (baseline === null && update !== null) throw new UsageError('--baseline-update needs --baseline FILE');
  if (baseline !== null && update === null && !existsSync(baseline))
    throw new UsageError(`--baseline ${flags.baseline}: there is no such file; --baseline-update writes the first one`);
  return {
    out: resolve(surroundings.cwd, flags.out),
    formats: flags.format,
    expectedFailures: flags.expectedFailures ?? null,
    baseline,
    baselineUpdate: update,
    history: inPlace(flags.history),
    quiet: flags.quiet ?? false,
    color: usesColor(flags.color, surroundings),
    annotate: annotates(surroundings),
  };
}

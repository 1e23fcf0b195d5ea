import { resolve } from 'node:path';
import type { Command } from 'commander';
import { FORMATS, type Format } from '../report/render.ts';
import { existingFile, flag, listOf, siteUrl } from './flags.ts';
import { annotates, type Surroundings, usesColor } from './surroundings.ts';

/** The flags of every command that writes reports: what they are held against, where they go, and what is printed. */
export interface ReportFlags {
  expectedFailures?: string;
  baseline?: string;
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
    .addOption(flag('--baseline <file>', 'earlier report.json to compare with').argParser(existingFile(cwd)))
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

/** For the commands that make a report of their own: those that join reports take the address from them. */
export function addDocsUrlFlag(command: Command): void {
  command.addOption(
    flag('--docs-url <url>', 'where the documentation is published: reports link there').argParser(siteUrl),
  );
}

/** What the flags say. Whether warnings fail is left to the command: where it is not said, that may be known already. */
export function reportOptions(flags: ReportFlags, surroundings: Surroundings) {
  return {
    out: resolve(surroundings.cwd, flags.out),
    formats: flags.format,
    expectedFailures: flags.expectedFailures ?? null,
    baseline: flags.baseline ?? null,
    quiet: flags.quiet ?? false,
    color: usesColor(flags.color, surroundings),
    annotate: annotates(surroundings),
  };
}

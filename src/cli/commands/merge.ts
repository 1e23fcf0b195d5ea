import { resolve } from 'node:path';
import type { Command } from 'commander';
import { FORMATS, type Format } from '../../report/render.ts';
import { existingFile, flag, listOf } from '../flags.ts';
import { annotates, type ExitCode, type Surroundings, UsageError, usesColor } from '../surroundings.ts';

interface MergeFlags {
  out: string;
  format: Format[];
  expectedFailures?: string;
  baseline?: string;
  strict?: true;
  quiet?: true;
  color: boolean;
}

export function addMergeCommand(program: Command, surroundings: Surroundings, exit: (code: ExitCode) => void): void {
  const { cwd } = surroundings;
  program
    .command('merge')
    .argument('<reports...>', 'report.json files of shards, or the directories that hold them')
    .description('join the reports of shards into the one that a single run would have written')
    .addHelpText('after', '\nExit codes: as of run, for the joined report.')
    .addOption(flag('--out <dir>', 'directory of the joined reports').default('conformance-report'))
    .addOption(
      flag('--format <list>', `reports to write, of ${FORMATS.join(',')}`)
        .default([...FORMATS], 'all')
        .argParser(listOf(FORMATS)),
    )
    .addOption(
      flag('--expected-failures <file>', 'failures that are known (default: as the shards ran)').argParser(
        existingFile(cwd),
      ),
    )
    .addOption(flag('--baseline <file>', 'earlier report.json to compare with').argParser(existingFile(cwd)))
    .addOption(flag('--strict', 'let warnings fail (default: as the shards ran)'))
    .addOption(flag('--quiet', 'print only the verdict'))
    .addOption(flag('--no-color', 'print without colors'))
    .action(async (reports: string[], flags: MergeFlags) => exit(await merge(reports, flags, surroundings)));
}

async function merge(reports: readonly string[], flags: MergeFlags, surroundings: Surroundings): Promise<ExitCode> {
  const { mergeFiles } = await import('../../merge/merge-files.ts');
  const { MergeError } = await import('../../merge/merge.ts');
  const { cwd } = surroundings;
  try {
    const { exitCode } = await mergeFiles({
      parts: reports.map((report) => resolve(cwd, report)),
      out: resolve(cwd, flags.out),
      formats: flags.format,
      expectedFailures: flags.expectedFailures ?? null,
      baseline: flags.baseline ?? null,
      strict: flags.strict ?? null,
      quiet: flags.quiet ?? false,
      color: usesColor(flags.color, surroundings),
      annotate: annotates(surroundings),
    });
    return exitCode;
  } catch (error) {
    throw error instanceof MergeError ? new UsageError(error.message) : error;
  }
}

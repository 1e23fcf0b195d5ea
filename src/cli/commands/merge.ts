import { resolve } from 'node:path';
import type { Command } from 'commander';
import { addReportFlags, type ReportFlags, reportOptions } from '../report-flags.ts';
import { type ExitCode, type Surroundings, UsageError } from '../surroundings.ts';

export function addMergeCommand(program: Command, surroundings: Surroundings, exit: (code: ExitCode) => void): void {
  const command = program
    .command('merge')
    .argument('<reports...>', 'report.json files of shards, or the directories that hold them')
    .description('join the reports of shards into the one that a single run would have written')
    .addHelpText('after', '\nExit codes: as of run, for the joined report.')
    .action(async (reports: string[], flags: ReportFlags) => exit(await merge(reports, flags, surroundings)));
  addReportFlags(command, surroundings, 'as the shards ran');
}

async function merge(reports: readonly string[], flags: ReportFlags, surroundings: Surroundings): Promise<ExitCode> {
  const { mergeFiles } = await import('../../merge/merge-files.ts');
  const { MergeError } = await import('../../merge/merge.ts');
  try {
    const { exitCode } = await mergeFiles({
      ...reportOptions(flags, surroundings),
      parts: reports.map((report) => resolve(surroundings.cwd, report)),
      strict: flags.strict ?? null,
    });
    return exitCode;
  } catch (error) {
    throw error instanceof MergeError ? new UsageError(error.message) : error;
  }
}

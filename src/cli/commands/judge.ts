import { resolve } from 'node:path';
import type { Command } from 'commander';
import { addObservingFlags, type ObservingFlags, observing } from '../observing-flags.ts';
import type { ExitCode, Surroundings } from '../surroundings.ts';

export function addJudgeCommand(program: Command, surroundings: Surroundings, exit: (code: ExitCode) => void): void {
  const command = program
    .command('judge')
    .argument('<files...>', 'HAR files of a browser, a gateway or a test tool, packed by gzip or not')
    .description('judge exchanges that others recorded; nothing is sent')
    .addHelpText('after', '\nExit codes: as of run; 3 also where the recording shows nothing.')
    .action(async (files: string[], flags: ObservingFlags) => exit(await judge(files, flags, surroundings)));
  addObservingFlags(command, surroundings);
}

async function judge(files: readonly string[], flags: ObservingFlags, surroundings: Surroundings): Promise<ExitCode> {
  const options = await observing(flags, surroundings);
  const { judgeFiles } = await import('../../traffic/judge.ts');
  const { exitCode } = await judgeFiles({ ...options, files: files.map((file) => resolve(surroundings.cwd, file)) });
  return exitCode;
}

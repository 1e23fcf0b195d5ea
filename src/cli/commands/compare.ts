import { resolve } from 'node:path';
import type { Command } from 'commander';
import { compareReports, comparisonLines } from '../../gate/compare.ts';
import { type BaselineUpdate, renewBaseline } from '../../report/baseline.ts';
import { OutputError } from '../../report/output.ts';
import { readReport } from '../../report/read-report.ts';
import { flag } from '../flags.ts';
import { baselineUpdateFlag } from '../report-flags.ts';
import type { ExitCode, Surroundings } from '../surroundings.ts';

export function addCompareCommand(program: Command, surroundings: Surroundings, exit: (code: ExitCode) => void): void {
  program
    .command('compare')
    .argument('<before>', 'report.json of the earlier run, or its folder')
    .argument('<after>', 'report.json of the later run, or its folder')
    .description('say what changed between two runs: regressions, fixes, newly untested, changed observations')
    .addHelpText('after', '\nExit codes: 0 no regression, 1 a regression, 2 usage error.')
    .addOption(flag('--json', 'print the comparison as JSON'))
    .addOption(baselineUpdateFlag())
    .action((before: string, after: string, flags: { json?: true; baselineUpdate?: BaselineUpdate }) => {
      const [earlier, later] = [before, after].map((file) => readReport(resolve(surroundings.cwd, file)));
      if (earlier === undefined || later === undefined) return;
      const comparison = compareReports(earlier, later);
      const text = flags.json ? JSON.stringify(comparison, null, 2) : comparisonLines(comparison).join('\n');
      surroundings.out(`${text}\n`);
      if (flags.baselineUpdate !== undefined) {
        const file = resolve(surroundings.cwd, before);
        const { note, problem } = renewBaseline(later, { file, update: flags.baselineUpdate, before: earlier });
        if (problem !== null) throw new OutputError(problem);
        surroundings.err(`${note}\n`);
      }
      exit(comparison.regressions.length > 0 ? 1 : 0);
    });
}

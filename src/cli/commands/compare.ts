import { resolve } from 'node:path';
import type { Command } from 'commander';
import { compareReports, comparisonLines } from '../../gate/compare.ts';
import { readReport } from '../../report/read-report.ts';
import { flag } from '../flags.ts';
import type { ExitCode, Surroundings } from '../surroundings.ts';

export function addCompareCommand(program: Command, surroundings: Surroundings, exit: (code: ExitCode) => void): void {
  program
    .command('compare')
    .argument('<before>', 'report.json of the earlier run, or its folder')
    .argument('<after>', 'report.json of the later run, or its folder')
    .description('say what changed between two runs: regressions, fixes, newly untested, changed observations')
    .addHelpText('after', '\nExit codes: 0 no regression, 1 a regression, 2 usage error.')
    .addOption(flag('--json', 'print the comparison as JSON'))
    .action((before: string, after: string, flags: { json?: true }) => {
      const [earlier, later] = [before, after].map((file) => readReport(resolve(surroundings.cwd, file)));
      if (earlier === undefined || later === undefined) return;
      const comparison = compareReports(earlier, later);
      const text = flags.json ? JSON.stringify(comparison, null, 2) : comparisonLines(comparison).join('\n');
      surroundings.out(`${text}\n`);
      exit(comparison.regressions.length > 0 ? 1 : 0);
    });
}

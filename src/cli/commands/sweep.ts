import type { Command } from 'commander';
import type { Api } from '../../../generated/catalogue.ts';
import { apis } from '../../model/choices.ts';
import { terminalLine } from '../../model/visible.ts';
import type { Swept } from '../../sweep/sweep.ts';
import { flag, wholeNumber } from '../flags.ts';
import type { ExitCode, Surroundings } from '../surroundings.ts';
import { requiredTarget, type TargetFlags, targetFlags } from '../target.ts';

interface SweepFlags extends TargetFlags {
  dryRun?: true;
  olderThan: number;
}

export function addSweepCommand(program: Command, surroundings: Surroundings, exit: (code: ExitCode) => void): void {
  const command = program
    .command('sweep')
    .description('find and remove what interrupted runs left behind, by the names that only this suite gives')
    .addOption(flag('--dry-run', 'only print what would be removed; send nothing that changes anything'))
    .addOption(
      flag('--older-than <minutes>', 'spare what is younger, such as the things of a run under way')
        .default(0)
        .argParser(wholeNumber(0)),
    )
    .addHelpText(
      'after',
      '\nExit codes: 0 nothing is left, 2 usage or profile error, 3 something could not be removed.',
    )
    .action(async (flags: SweepFlags) => exit(await sweepTarget(flags, surroundings)));
  for (const option of targetFlags()) command.addOption(option);
}

async function sweepTarget(flags: SweepFlags, surroundings: Surroundings): Promise<ExitCode> {
  const target = await requiredTarget('sweep', flags, surroundings);
  const { sweep } = await import('../../sweep/sweep.ts');
  const chosen: readonly Api[] = flags.api === undefined ? apis : [flags.api];
  const settings = { apis: chosen, dryRun: flags.dryRun ?? false, olderThan: flags.olderThan };
  const { swept, trouble } = await sweep(target, settings);
  if (trouble !== null) {
    surroundings.err(terminalLine(`error: ${trouble}`));
    return 3;
  }
  for (const each of swept) surroundings.out(terminalLine(line(each)));
  surroundings.out(`${summary(swept)}\n`);
  return swept.some(({ outcome }) => outcome === 'failed') ? 3 : 0;
}

const words = { removed: 'removed', found: 'would remove', kept: 'kept', failed: 'NOT removed' } as const;

function line({ what, outcome, reason }: Swept): string {
  return `${words[outcome]} ${what}${reason === null ? '' : `: ${reason}`}`;
}

function summary(swept: readonly Swept[]): string {
  if (swept.length === 0) return 'Nothing of this suite is there.';
  const counts = Object.entries(words).map(([outcome, word]): [string, number] => [
    word,
    swept.filter((each) => each.outcome === outcome).length,
  ]);
  return counts
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${count} ${word}`)
    .join(', ');
}

import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { ClientReport, Trial } from '../../client-side/model.ts';
import { loadTarget } from '../../profile/load.ts';
import { duration, flag, repeatable, wholeNumber } from '../flags.ts';
import { type ExitCode, type Surroundings, UsageError } from '../surroundings.ts';
import { table } from '../table.ts';

interface ClientFlags {
  only: string[];
  skip: string[];
  list?: true;
  json?: true;
  timeout?: { ms: number };
  jobs: number;
  out: string;
  profile?: string;
  target?: string;
}

export function addClientCommand(program: Command, surroundings: Surroundings, exit: (code: ExitCode) => void): void {
  program
    .command('client')
    .argument('[command...]', 'what tests your client, after --: conformance client -- npm test')
    .description('run your own client or its tests against one odd but conforming service after the other')
    .addOption(repeatable('--only <glob>', 'only services whose id matches'))
    .addOption(repeatable('--skip <glob>', 'leave out services whose id matches'))
    .addOption(flag('--list', 'print the services and what is odd about each, and run nothing'))
    .addOption(flag('--json', 'with --list: print JSON'))
    .addOption(
      flag(
        '--timeout <duration>',
        'end the command after so long (default: ten times what the plain service took)',
      ).argParser(duration),
    )
    .addOption(flag('--jobs <n>', 'services at once').argParser(wholeNumber(1, 64)).default(1))
    .addOption(flag('--out <dir>', 'directory of the reports').default('conformance-report'))
    .addOption(flag('--profile <file>', 'profile whose vocabulary the services speak (default: that of the documents)'))
    .addOption(flag('--target <name>', 'target of the profile, where it holds several'))
    .addHelpText(
      'after',
      [
        '\nThe command finds the service in its environment: PARTNER_BASE_URL, PARTNER_API_KEY, WORKSPACE_BASE_URL,',
        'WORKSPACE_TOKEN, REFERENCE_VARIANT (its id), and a complete profile where every command of this suite looks for one.',
        '\nExit codes: 0 the command succeeds everywhere, 1 it fails under a conforming service, 2 usage error, 3 it fails',
        'under the plain service, too, or was interrupted.',
      ].join('\n'),
    )
    .action(async (command: string[], flags: ClientFlags) => exit(await client(command, flags, surroundings)));
}

async function client(command: readonly string[], flags: ClientFlags, surroundings: Surroundings): Promise<ExitCode> {
  const { chosenOddities } = await import('../../client-side/oddities.ts');
  const { CommandProblem, tryClient } = await import('../../client-side/client.ts');
  const { cwd, env, out, columns } = surroundings;
  const chosen = chosenOddities(flags);
  if (flags.list) {
    const listed = chosen.map(({ id, story }) => ({ id, story }));
    out(
      flags.json
        ? `${JSON.stringify(listed, null, 2)}\n`
        : table(
            listed.map(({ id, story }) => [id, story]),
            columns,
          ),
    );
    return 0;
  }
  if (command.length === 0)
    throw new UsageError('say what tests your client, after --: conformance client -- npm test');
  if (chosen.length === 0) throw new UsageError('--skip leaves no service');
  const vocabulary = await vocabularyOf(flags, surroundings);
  const width = Math.max(...chosen.map(({ id }) => id.length));
  const { endingText } = await import('../../client-side/model.ts');
  const onTrial = (trial: Trial): void => out(`${trial.id.padEnd(width)}  ${endingText(trial)}\n`);
  const { jobs, timeout } = flags;
  const place = resolve(cwd, flags.out);
  const settings = {
    command,
    cwd,
    env,
    oddities: chosen,
    out: place,
    timeoutMs: timeout?.ms ?? null,
    jobs,
    vocabulary,
  };
  const report = await tryClient({ ...settings, onTrial }).catch((error: unknown) => {
    throw error instanceof CommandProblem ? new UsageError(`the command cannot be started: ${error.message}`) : error;
  });
  return tell(report, place, surroundings);
}

async function tell(report: ClientReport, place: string, { out, columns }: Surroundings): Promise<ExitCode> {
  const { writeClientReport, verdictText } = await import('../../client-side/render.ts');
  const { endingText, isFailure, lastWords } = await import('../../client-side/model.ts');
  const files = await writeClientReport(report, place);
  const failed = [report.control, ...report.variants].filter(isFailure);
  const rows = failed.map((trial) => [trial.id, endingText(trial), `${trial.story} ${lastWords(trial)}`.trim()]);
  if (rows.length > 0)
    out(`\n${table(rows, columns, ['service', 'how it ended', 'what is odd about it, and the last words'])}`);
  out(`\n${verdictText(report)}\nReports in ${place}: ${files.join(', ')}\n`);
  if (failed.some(({ output }) => output !== null))
    out(`Whole outputs of what failed: ${resolve(place, 'client-outputs')}\n`);
  return report.verdict === 'sound' ? 0 : report.verdict === 'fragile' ? 1 : 3;
}

/** Only the words of the profile are of use here, but it must be whole all the same. */
async function vocabularyOf(flags: ClientFlags, { cwd, env }: Surroundings): Promise<Readonly<Record<string, string>>> {
  if (flags.profile === undefined) return {};
  const target = await loadTarget({ file: flags.profile, targetName: flags.target, env, cwd, overrides: {} });
  return { ...target?.vocabulary };
}

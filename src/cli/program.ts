import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { Command, CommanderError } from 'commander';
import { ProfileError } from '../profile/error.ts';
import { nearest } from '../profile/nearest.ts';
import { OutputError } from '../report/output.ts';
import { SelectionError } from '../session/select.ts';
import { addClientCommand } from './commands/client.ts';
import { addCompareCommand } from './commands/compare.ts';
import { addCompletionCommand } from './commands/completion.ts';
import { addDoctorCommand } from './commands/doctor.ts';
import { addExpectedFailuresCommand } from './commands/expected-failures.ts';
import { addExplainCommand } from './commands/explain.ts';
import { addInitCommand } from './commands/init.ts';
import { addJudgeCommand } from './commands/judge.ts';
import { addListCommand } from './commands/list.ts';
import { addMergeCommand } from './commands/merge.ts';
import { addProxyCommand } from './commands/proxy.ts';
import { addRunCommand } from './commands/run.ts';
import { addServeCommand } from './commands/serve.ts';
import { addSweepCommand } from './commands/sweep.ts';
import { applyEnvironment, suspectVariables } from './environment.ts';
import { hiding } from './hiding.ts';
import { type ExitCode, Stopped, type Surroundings, UsageError } from './surroundings.ts';

/** Runs one command line and says how the process should exit. */
export async function runCommandLine(argv: readonly string[], given: Surroundings): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const hide = hiding(argv, given);
  const surroundings = { ...given, err: (text: string) => given.err(hide(text)) };
  const program = createProgram(surroundings, (code) => {
    exitCode = code;
  });
  try {
    applyEnvironment(program, surroundings.env);
    for (const warning of suspectVariables(program, surroundings.env)) surroundings.err(`warning: ${warning}\n`);
    refuseUnknownCommand(program, argv[0]);
    await program.parseAsync([...argv], { from: 'user' });
    return exitCode;
  } catch (error) {
    return exitCodeOf(error, surroundings);
  }
}

function createProgram(surroundings: Surroundings, exit: (code: ExitCode) => void): Command {
  const program = new Command('conformance')
    .description('Tests any server against the documents of the Partner Management API and the Workspace API.')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help; for a command: conformance <command> --help')
    .configureOutput({ writeOut: surroundings.out, writeErr: surroundings.err })
    .exitOverride()
    .addHelpText('after', '\nWithout a command, run is meant: its flags are in conformance run --help.');
  addRunCommand(program, surroundings, exit);
  addServeCommand(program, surroundings);
  addListCommand(program, surroundings);
  addExplainCommand(program, surroundings);
  addInitCommand(program, surroundings);
  addDoctorCommand(program, surroundings, exit);
  addCompareCommand(program, surroundings, exit);
  addMergeCommand(program, surroundings, exit);
  addExpectedFailuresCommand(program, surroundings, exit);
  addSweepCommand(program, surroundings, exit);
  addJudgeCommand(program, surroundings, exit);
  addProxyCommand(program, surroundings, exit);
  addClientCommand(program, surroundings, exit);
  addCompletionCommand(program, surroundings);
  return program;
}

/** The default command would otherwise take a misspelt command for an argument of its own. */
function refuseUnknownCommand(program: Command, word: string | undefined): void {
  const known = [...program.commands.map((command) => command.name()), 'help'];
  if (word === undefined || word.startsWith('-') || known.includes(word)) return;
  const near = nearest(word, known);
  const remedy = near === null ? `there are: ${known.join(', ')}` : `did you mean ${near}?`;
  throw new UsageError(`unknown command ${word}; ${remedy}`);
}

/** What the user can mend: told without a stack. */
function isMistake(error: unknown): error is Error {
  return [UsageError, ProfileError, SelectionError, OutputError].some((Mistake) => error instanceof Mistake);
}

function exitCodeOf(error: unknown, { err }: Surroundings): ExitCode {
  // Commander has printed its message already; its code for asking for help is 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof Stopped) {
    err('\nStopped.\n');
    return 130;
  }
  if (isMistake(error)) {
    err(`error: ${error.message}\n`);
    return 2;
  }
  // A mistake of ours says nothing about the target.
  err(`internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return 3;
}

function version(): string {
  const path = findPackageJSON('..', import.meta.url);
  const content: unknown = path === undefined ? null : JSON.parse(readFileSync(path, 'utf8'));
  const hasVersion = content !== null && typeof content === 'object' && 'version' in content;
  return hasVersion ? String(content.version) : 'unknown';
}

import { spawn } from 'node:child_process';
import type { Command } from 'commander';
import { claimSignals } from '../../run/signals.ts';
import { duration, flag, wholeNumber } from '../flags.ts';
import { addObservingFlags, type ObservingFlags, observing } from '../observing-flags.ts';
import { type ExitCode, type Surroundings, UsageError } from '../surroundings.ts';

interface ProxyFlags extends ObservingFlags {
  port: number;
  for?: { ms: number };
}

type Places = Readonly<{ partner?: string | undefined; workspace?: string | undefined }>;

export function addProxyCommand(program: Command, surroundings: Surroundings, exit: (code: ExitCode) => void): void {
  const command = program
    .command('proxy')
    .argument('[command...]', 'what sends the requests, after --: the proxy ends with it')
    .description('pass requests on to a target and judge what it answers, until Ctrl-C')
    .addOption(
      flag('--port <n>', 'on the loopback address; 0 takes any free port')
        .argParser(wholeNumber(0, 65_535))
        .default(4020),
    )
    .addOption(flag('--for <duration>', 'end after so long, such as 90s or 10m').argParser(duration))
    .addHelpText(
      'after',
      [
        '\nThe command finds the proxy in its environment: PARTNER_BASE_URL and WORKSPACE_BASE_URL.',
        '\nExit codes: as of run; 3 also where nothing passed by, or the command failed though the target conforms.',
      ].join('\n'),
    )
    .action(async (words: string[], flags: ProxyFlags) => exit(await proxy(words, flags, surroundings)));
  addObservingFlags(command, surroundings);
}

async function proxy(words: readonly string[], flags: ProxyFlags, surroundings: Surroundings): Promise<ExitCode> {
  const { out, err, cwd, env } = surroundings;
  const options = await observing(flags, surroundings);
  const { placesOf } = await import('../../traffic/target.ts');
  const { proxyTarget } = await import('../../traffic/proxy.ts');
  if (options.profile === null && options.baseUrls.partner === undefined && options.baseUrls.workspace === undefined) {
    throw new UsageError('say where the target is: --partner or --workspace with its base URL, or --profile');
  }
  const { baseUrls } = placesOf(options.baseUrls, options.profile, { name: '', entries: [] });
  let commandCode: number | null = null;
  const whileListening = async (places: Places): Promise<void> => {
    tellPlaces(places, baseUrls, flags.quiet ? () => undefined : out);
    if (words.length === 0 && flags.for === undefined) return surroundings.stopped();
    commandCode = await untilOver(words, { cwd, env: { ...env, ...variables(places) }, limitMs: flags.for?.ms });
  };
  const onViolation = (line: string): void => err(`${line}\n`);
  const { exitCode } = await proxyTarget({ ...options, baseUrls, port: flags.port, whileListening, onViolation }).catch(
    (error: unknown) => {
      throw startProblem(error, flags.port) ?? error;
    },
  );
  if (commandCode === null || commandCode === 0) return exitCode;
  err(`the command ended with exit code ${commandCode}\n`);
  return exitCode === 0 ? 3 : exitCode;
}

function tellPlaces(places: Places, targets: Places, out: (text: string) => void): void {
  if (places.partner !== undefined) out(`Partner Management API: ${places.partner} -> ${targets.partner}\n`);
  if (places.workspace !== undefined) out(`Workspace API: ${places.workspace} -> ${targets.workspace}\n`);
}

function variables({ partner, workspace }: Places): NodeJS.ProcessEnv {
  return {
    ...(partner !== undefined && { PARTNER_BASE_URL: partner }),
    ...(workspace !== undefined && { WORKSPACE_BASE_URL: workspace }),
  };
}

/** Until the command ends, the time is up or somebody stops it. @returns the exit code of a command that ended by itself. */
async function untilOver(
  [program, ...args]: readonly string[],
  { cwd, env, limitMs }: { cwd: string; env: NodeJS.ProcessEnv; limitMs: number | undefined },
): Promise<number | null> {
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  using _claim = claimSignals(() => resolve(null));
  const timer = setTimeout(() => resolve(null), limitMs ?? longestMs);
  const shell = process.platform === 'win32';
  const child = program === undefined ? null : spawn(program, args, { cwd, env, stdio: 'inherit', shell });
  child?.once('error', (error) => reject(new UsageError(`the command cannot be started: ${error.message}`)));
  child?.once('exit', (code) => resolve(code ?? 1));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child?.kill();
  }
}

/** Timers count no further. */
const longestMs = 2 ** 31 - 1;

function startProblem(error: unknown, port: number): UsageError | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return new UsageError(`port ${port} is in use; choose another with --port (0: any free one)`);
  return code === 'EACCES' ? new UsageError(`port ${port} is not allowed; choose one above 1023 with --port`) : null;
}

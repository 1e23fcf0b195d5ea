import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { claimSignals } from '../run/signals.ts';
import { suite } from '../suite.ts';
import type { CommandEnd } from './command.ts';
import { type ClientReport, endingText, isFailure, type Trial } from './model.ts';
import type { Oddity } from './oddities.ts';
import { attempt, plainService, type TrialSettings } from './trial.ts';

export interface ClientOptions {
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly oddities: readonly Oddity[];
  /** Absolute path of the directory for the reports. */
  readonly out: string;
  /** Null: ten times as long as the control took, and a minute at least. */
  readonly timeoutMs: number | null;
  readonly jobs: number;
  readonly vocabulary: Readonly<Record<string, string>>;
  /** Told of each trial that ended. */
  onTrial(trial: Trial): void;
}

const controlTimeoutMs = 600_000;
const outputs = 'client-outputs';

/** The command could not even be started, which is a mistake of whoever named it. */
export class CommandProblem extends Error {
  override readonly name = 'CommandProblem';
}

/**
 * Runs the command against the plain service, then against one oddity after the other.
 * @throws {CommandProblem} when there is no such command.
 */
export async function tryClient(options: ClientOptions): Promise<ClientReport> {
  const startedAt = Date.now();
  const folder = join(options.out, outputs);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const halting = new AbortController();
  using _claim = claimSignals(() => halting.abort());
  const settings: TrialSettings = { ...options, outputs: folder, halt: halting.signal };
  const tryWith = async (oddity: Oddity, timeoutMs: number): Promise<Trial> => {
    const trial = halting.signal.aborted ? notRun(oddity) : trialOf(oddity, await attempt(oddity, settings, timeoutMs));
    options.onTrial(trial);
    return trial;
  };
  const control = await tryWith(plainService, options.timeoutMs ?? controlTimeoutMs);
  if (control.outcome === 'not-started') throw new CommandProblem(control.tail);
  const limit = options.timeoutMs ?? Math.max(60_000, control.durationMs * 10);
  const queue = new PQueue({ concurrency: options.jobs });
  const wanted = control.outcome === 'passed' ? options.oddities : [];
  const variants = await Promise.all(wanted.map((oddity) => queue.add(() => tryWith(oddity, limit))));
  // A client that fails by itself now and then says nothing about what it met.
  const again = variants.some(isFailure) ? await tryWith(plainService, limit) : control;
  return {
    schemaVersion: 1,
    suite: await suite(),
    command: options.command,
    startedAt: new Date(startedAt).toISOString(),
    durationMs: Date.now() - startedAt,
    ...verdictOf(control, again, variants, halting.signal.aborted),
    control,
    variants,
  };
}

function verdictOf(
  control: Trial,
  again: Trial,
  variants: readonly Trial[],
  isInterrupted: boolean,
): Pick<ClientReport, 'verdict' | 'reason'> {
  const inconclusive = (reason: string) => ({ verdict: 'inconclusive', reason }) as const;
  if (isInterrupted) return inconclusive('interrupted');
  if (control.outcome !== 'passed') return inconclusive(`the plain service: ${endingText(control)}`);
  if (isFailure(again)) return inconclusive(`the plain service, tried once more: ${endingText(again)}`);
  return { verdict: variants.some(isFailure) ? 'fragile' : 'sound', reason: null };
}

function notRun({ id, story }: Oddity): Trial {
  return { id, story, outcome: 'not-run', exitCode: null, signal: null, durationMs: 0, output: null, tail: '' };
}

function trialOf({ id, story }: Oddity, { problem, tail, ...end }: CommandEnd): Trial {
  const output = isFailure(end) ? `${outputs}/${id}.log` : null;
  return { id, story, ...end, output, tail: problem ?? (isFailure(end) ? tail : '') };
}

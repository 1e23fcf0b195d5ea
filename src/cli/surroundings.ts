import type { ReferenceServiceOptions } from '../reference.ts';
import type { RunOptions } from '../run/options.ts';

/** What the command line does to the outside, so that tests can stand in for it. */
export interface Surroundings {
  cwd: string;
  env: NodeJS.ProcessEnv;
  out(text: string): void;
  err(text: string): void;
  /** Columns of the terminal; null where the output goes to a file or another program. */
  columns: number | null;
  /** Asks a person; null (or left out) where nobody is there to answer. */
  ask?: ((question: string) => Promise<string>) | null;
  runConformance(options: RunOptions): Promise<{ exitCode: ExitCode }>;
  startReference(options: ReferenceServiceOptions): Promise<ServedReference>;
  /** Resolves when somebody asks the process to stop. */
  stopped(): Promise<void>;
}

/** 130 as of every program that Ctrl-C ends. */
export type ExitCode = 0 | 1 | 2 | 3 | 130;

/** The part of a running reference service that the command line uses. */
export interface ServedReference {
  readonly partnerBaseUrl: string;
  readonly workspaceBaseUrl: string;
  readonly profile: {
    readonly partner: { readonly apiKey: string };
    readonly workspace: { readonly token: string };
  };
  close(): Promise<void>;
}

/** A mistake of the user: printed without a stack, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Somebody pressed Ctrl-C. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** `NO_COLOR` and `FORCE_COLOR` as other programs read them; color by itself only on a terminal. */
export function usesColor(allowed: boolean, { env, columns }: Surroundings): boolean {
  if (!allowed || env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '') return env.FORCE_COLOR !== '0';
  return columns !== null;
}

/** Whether what is printed is read by a runner that shows annotations. */
export function annotates({ env }: Surroundings): boolean {
  return env.GITHUB_ACTIONS === 'true';
}

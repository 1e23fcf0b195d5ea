import { tmpdir } from 'node:os';
import { vi } from 'vitest';
import { runCommandLine } from '../../src/cli/program.ts';
import type { ServedReference, Surroundings } from '../../src/cli/surroundings.ts';
import type { RunOptions } from '../../src/run/options.ts';

/** What one command line did. */
export interface Outcome {
  exitCode: number;
  out: string;
  err: string;
  /** What the run was asked for; null where none was started. */
  run: RunOptions | null;
}

/** Runs a command line with a run that tests nothing and a reference service that serves nothing. */
export async function command(argv: readonly string[], changes: Partial<Surroundings> = {}): Promise<Outcome> {
  const outcome: Outcome = { exitCode: -1, out: '', err: '', run: null };
  outcome.exitCode = await runCommandLine(argv, {
    cwd: tmpdir(),
    env: process.env,
    out: (text) => {
      outcome.out += text;
    },
    err: (text) => {
      outcome.err += text;
    },
    columns: null,
    runConformance: async (options) => {
      outcome.run = options;
      return { exitCode: 0 };
    },
    startReference: async () => servedReference(),
    stopped: async () => {},
    ...changes,
  });
  return outcome;
}

export function servedReference(changes: Partial<ServedReference> = {}): ServedReference {
  return {
    partnerBaseUrl: 'http://127.0.0.1:4010/partner',
    workspaceBaseUrl: 'http://127.0.0.1:4010/workspace',
    profile: { partner: { apiKey: 'key' }, workspace: { token: 'token' } },
    close: async () => {},
    ...changes,
  };
}

/** Sets environment variables until the end of the test. */
export function environment(variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
}

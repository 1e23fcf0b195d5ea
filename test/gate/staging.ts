import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EmbeddedOptions, startEmbedded } from '../../reference/embedded.ts';
import type { Reference } from '../../reference/server.ts';
import { temporaryFolder } from '../support/folder.ts';
import { rowCounts } from '../support/rows.ts';

const program = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

/** A reference service on another port, and a directory with a profile for it: what a team has. */
export interface Staging extends AsyncDisposable {
  reference: Reference;
  directory: string;
  /** Rows of every table that a run may leave something in. */
  rows(): Record<string, number>;
  /** Runs the command line there, and may interrupt it. */
  conformance(argv: readonly string[], interruption?: Interruption): Promise<Ended>;
}

/** A signal that comes when the run has come so far, not after a time: machines differ. */
export interface Interruption {
  signal: NodeJS.Signals;
  when(): boolean;
}

export interface Ended {
  /** Null when a signal ended the process. */
  code: number | null;
  out: string;
}

export async function staging(options: EmbeddedOptions = {}): Promise<Staging> {
  const directory = temporaryFolder();
  const db = join(directory, 'reference.sqlite');
  const reference = await startEmbedded({ db, ...options });
  writeFileSync(join(directory, 'conformance.json'), JSON.stringify({ targets: { staging: reference.profile } }));
  return {
    reference,
    directory,
    rows: () => rowCounts(db),
    conformance: (argv, interruption) => start(directory, argv, interruption),
    [Symbol.asyncDispose]: () => reference.close(),
  };
}

/** Runs the command line in a directory, which holds its temporary files, too. */
export function start(cwd: string, argv: readonly string[], interruption?: Interruption): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...argv], {
    cwd,
    // A killed run leaves its journal: there, it is nobody else's, and goes with the rest.
    env: { ...process.env, CONFORMANCE_PROFILE: '', GITHUB_ACTIONS: '', NO_COLOR: '1', TMPDIR: cwd },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const timer = setInterval(() => {
    if (!interruption?.when()) return;
    // Once: a second Ctrl-C ends a run at once.
    clearInterval(timer);
    child.kill(interruption.signal);
  }, 20);
  let out = '';
  const read = (chunk: Buffer): void => {
    out += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      resolve({ code, out });
    });
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdings } from './holdings.ts';

const program = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const service = fileURLToPath(new URL('service.ts', import.meta.url));

/** A service in a process of its own, and a folder with a profile for it. */
export interface Staging extends AsyncDisposable {
  readonly folder: string;
  /** What the service holds now. */
  held(): Set<string>;
  /** How many requests the service has met since it started. */
  requests(): number;
  conformance(argv: readonly string[]): Running;
}

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

export interface Ended {
  /** Null when a signal ended the process. */
  code: number | null;
  out: string;
}

export async function startStaging(folder: string): Promise<Staging> {
  const db = join(folder, 'service.sqlite');
  const child = spawn(process.execPath, [service, db], { stdio: ['ignore', 'pipe', 'inherit'] });
  const profile: unknown = JSON.parse(await firstLine(child));
  writeFileSync(join(folder, 'conformance.json'), JSON.stringify({ targets: { staging: profile } }));
  let requests = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    requests += chunk.toString().split('.').length - 1;
  });
  return {
    folder,
    held: () => holdings(db),
    requests: () => requests,
    conformance: (argv) => start(folder, argv),
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill();
      }),
  };
}

function start(cwd: string, argv: readonly string[]): Running {
  // A killed run leaves its journal: there, it is nobody else's.
  const env = { ...process.env, CONFORMANCE_PROFILE: '', GITHUB_ACTIONS: '', NO_COLOR: '1', TMPDIR: cwd };
  // Of its own group, all of which is killed at once.
  const child = spawn(process.execPath, [program, ...argv], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
  }
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out }));
  });
  return { child, ended };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) resolve(text);
    });
    child.once('exit', (code) => reject(new Error(`the service ended at once with ${code}`)));
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

export interface CommandOrder {
  /** The program and its arguments. */
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Where its output goes, and what it prints about mistakes. */
  readonly output: string;
  readonly timeoutMs: number;
  readonly halt: AbortSignal;
}

export interface CommandEnd {
  readonly outcome: 'passed' | 'failed' | 'timed-out' | 'interrupted' | 'not-started';
  /** Null where a signal ended it, or it never began. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Why it could not be started; null when it was. */
  readonly problem: string | null;
  readonly durationMs: number;
  /** The end of what it printed. */
  readonly tail: string;
}

const tailLength = 4_000;
/** After the polite signal. */
const graceMs = 3_000;

/** Runs a command to its end; one that hangs is ended with everything that it started. */
export async function runCommand(order: CommandOrder): Promise<CommandEnd> {
  const startedAt = performance.now();
  const [program = '', ...args] = order.command;
  const child = spawn(program, args, {
    cwd: order.cwd,
    env: order.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that its children can be ended with it.
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  });
  const printed = keepOutput(child, order.output);
  let ending: 'timed-out' | 'interrupted' | null = null;
  const end = (why: typeof ending): void => {
    ending ??= why;
    endGroup(child);
  };
  const timer = setTimeout(() => end('timed-out'), order.timeoutMs);
  const onHalt = (): void => end('interrupted');
  order.halt.addEventListener('abort', onHalt);
  if (order.halt.aborted) onHalt();
  const { exitCode, signal, problem } = await endOf(child);
  clearTimeout(timer);
  order.halt.removeEventListener('abort', onHalt);
  // What it left behind must not disturb the next one.
  endGroup(child);
  const tail = await printed.tail();
  const durationMs = Math.round(performance.now() - startedAt);
  const plain = problem !== null ? 'not-started' : exitCode === 0 ? 'passed' : 'failed';
  return { outcome: ending ?? plain, exitCode, signal, problem, durationMs, tail };
}

function endOf(child: ChildProcess): Promise<Pick<CommandEnd, 'exitCode' | 'signal' | 'problem'>> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ exitCode: null, signal: null, problem: error.message }));
    child.once('exit', (exitCode, signal) => resolve({ exitCode, signal, problem: null }));
  });
}

/** Politely first. */
function endGroup(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined || !signalGroup(pid, 'SIGTERM')) return;
  const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs);
  const watch = setInterval(() => {
    if (signalGroup(pid, 0)) return;
    clearTimeout(timer);
    clearInterval(watch);
  }, 50);
  setTimeout(() => clearInterval(watch), graceMs * 2).unref();
}

/** @returns whether anybody was there. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    return false;
  }
}

function keepOutput(child: ChildProcess, file: string): { tail(): Promise<string> } {
  const stream = createWriteStream(file);
  let tail = '';
  const take = (chunk: Buffer): void => {
    stream.write(chunk);
    tail = (tail + chunk.toString()).slice(-tailLength);
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  return {
    tail: async () => {
      // A child of the command may hold its output open for longer than it lives.
      await Promise.race([closed(child), new Promise((resolve) => setTimeout(resolve, 1_000).unref())]);
      stream.end();
      await finished(stream);
      return tail;
    },
  };
}

function closed(child: ChildProcess): Promise<void> {
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null && !stream.readableEnded);
  return Promise.all(streams.map((stream) => new Promise((resolve) => stream?.once('close', resolve)))).then(() => {});
}

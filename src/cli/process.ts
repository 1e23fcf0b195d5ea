import { createInterface } from 'node:readline/promises';
import { claimSignals } from '../run/signals.ts';
import { Stopped } from './surroundings.ts';

/** A reader that stops early, such as `head`, or a terminal that was closed, is no reason to fail. */
export function listenOnlyToReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
    });
  }
}

/**
 * Node ends with 1 for what nobody caught, and with 13 where nothing is left to wait for: neither is a verdict.
 * @param shown a text as it may be shown.
 */
export function neverEndAsNonconformant(shown: (text: string) => string): void {
  process.on('uncaughtException', (error) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`internal error: ${shown(text)}\n`);
    process.exit(3);
  });
  process.once('exit', (code) => {
    if (code === 13) process.exitCode = 3;
  });
}

/** Where another Node started this one, its end is that of this process, too. */
export function endWithParent(): void {
  if (process.channel === undefined) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Listening for that must not keep the process alive.
  process.channel?.unref();
}

export function stopped(): Promise<void> {
  return new Promise((resolve) => {
    // A service in a thread of its own does not keep the process alive, nor does waiting for a signal.
    const alive = setInterval(() => undefined, 2 ** 30);
    // Not just once: the terminal and a program such as npm may both send what was pressed once.
    claimSignals(() => {
      clearInterval(alive);
      resolve();
    });
  });
}

/** @throws {Stopped} when the answer is Ctrl-C, or the end of the input. */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const given = Promise.withResolvers<string>();
  const stop = (): void => given.reject(new Stopped());
  terminal.once('SIGINT', stop);
  terminal.once('close', stop);
  terminal.question(question).then(given.resolve, given.reject);
  try {
    return await given.promise;
  } finally {
    terminal.close();
  }
}

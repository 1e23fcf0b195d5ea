#!/usr/bin/env node
import { createInterface } from 'node:readline/promises';
import { runCommandLine } from './program.ts';

// A reader that stops early, such as `head`, is no reason to fail.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCommandLine(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  columns: process.stdout.isTTY ? process.stdout.columns : null,
  ask: process.stdin.isTTY && process.stdout.isTTY ? ask : null,
  // Loaded only by the commands that need them: the rest should answer at once.
  runConformance: async (options) => (await import('../run/run.ts')).runConformance(options),
  startReference: async (options) => (await import('../reference.ts')).startReference(options),
  stopped,
});

function stopped(): Promise<void> {
  return new Promise((resolve) => {
    // A service in a thread of its own does not keep the process alive, nor does waiting for a signal.
    const alive = setInterval(() => undefined, 2 ** 30);
    const end = (): void => {
      clearInterval(alive);
      resolve();
    };
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
  });
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

#!/usr/bin/env node
import { visible } from '../model/visible.ts';
import { endByUnclaimedSignals } from '../run/signals.ts';
import { hiding } from './hiding.ts';
import { ask, endWithParent, listenOnlyToReaders, neverEndAsNonconformant, stopped } from './process.ts';
import { runCommandLine } from './program.ts';

const argv = process.argv.slice(2);
const surroundings = { cwd: process.cwd(), env: process.env };
const hide = hiding(argv, surroundings);

listenOnlyToReaders();
neverEndAsNonconformant((text) => visible(hide(text)));
endWithParent();
endByUnclaimedSignals();

process.exitCode = await runCommandLine(argv, {
  ...surroundings,
  // Whatever a command prints, nothing of a target steers the terminal.
  out: (text) => process.stdout.write(visible(text)),
  err: (text) => process.stderr.write(visible(text)),
  columns: process.stdout.isTTY ? process.stdout.columns || null : null,
  ask: process.stdin.isTTY && process.stdout.isTTY ? ask : null,
  // Loaded only by the commands that need them: the rest should answer at once.
  runConformance: async (options) => (await import('../run/run.ts')).runConformance(options),
  startReference: async (options) => (await import('../reference.ts')).startReference(options),
  stopped,
});

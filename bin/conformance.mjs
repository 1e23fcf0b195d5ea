#!/usr/bin/env node
/**
 * The command. It finds the program (compiled in the package, TypeScript in a checkout) and a Node that can run it.
 * Plain JavaScript without dependencies, because it runs under whichever Node the machine has.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const neededMajor = 24;
const windows = process.platform === 'win32';

if (Number(process.versions.node.split('.')[0]) >= neededMajor) {
  // Node keeps what it compiled, for the threads as well: the next start is faster.
  module.enableCompileCache();
  process.env.NODE_COMPILE_CACHE ??= module.getCompileCacheDir();
  // A checkout may hold an old `dist/`; the package holds no `src/`.
  const source = new URL('../src/cli/main.ts', import.meta.url);
  const program = existsSync(source) ? source : new URL('../dist/src/cli/main.js', import.meta.url);
  await import(program.href);
} else {
  runUnderNewerNode();
}

/** npm fetches the missing Node (once), and runs the command under it. */
function runUnderNewerNode() {
  if (process.env.CONFORMANCE_NODE_TRIED) {
    console.error(`Node ${neededMajor} or later is needed; this is ${process.version}.`);
    process.exit(2);
  }
  console.error(`Node ${neededMajor} or later is needed; this is ${process.version}. Trying to get one by npm …`);
  const args = ['exec', '--yes', `--package=node@${neededMajor}`, '--', 'node', fileURLToPath(import.meta.url)];
  const child = spawn(windows ? 'npm.cmd' : 'npm', [...args, ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: windows,
    env: { ...process.env, CONFORMANCE_NODE_TRIED: '1', npm_config_ignore_scripts: 'false' },
  });
  // The terminal sends Ctrl-C to the child, too, which ends in its own time.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && child.kill(signal));
  child.on('error', () => process.exit(2));
  child.on('exit', (code) => process.exit(code ?? 3));
}

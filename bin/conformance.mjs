#!/usr/bin/env node
/**
 * The command. It finds the program (compiled in the package, TypeScript in a checkout) and a Node that can run it.
 * Plain JavaScript without dependencies, because it runs under whichever Node the machine has.
 */
import { existsSync } from 'node:fs';
import module from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { neededMajor, runUnderNewerNode } from './newer-node.mjs';

if (Number(process.versions.node.split('.')[0]) >= neededMajor) await runHere();
else process.exitCode = await runUnderNewerNode(fileURLToPath(import.meta.url), process.argv.slice(2));

async function runHere() {
  // Node keeps what it compiled, for the threads as well: the next start is faster.
  module.enableCompileCache();
  process.env.NODE_COMPILE_CACHE ??= module.getCompileCacheDir();
  // A checkout may hold an old `dist/`; the package holds no `src/`.
  const source = new URL('../src/cli/main.ts', import.meta.url);
  const program = existsSync(source) ? source : new URL('../dist/src/cli/main.js', import.meta.url);
  const root = fileURLToPath(new URL('..', import.meta.url));
  if (!existsSync(program)) {
    fail(
      2,
      `error: ${root} holds no dist/: the package was not built. Run "npm run build" there, or install a packed one.`,
    );
    return;
  }
  try {
    await import(program.href);
  } catch (error) {
    if (error?.code === 'ERR_MODULE_NOT_FOUND') {
      const remedy = 'Install it again; in a checkout, run "npm ci".';
      fail(2, `error: the installation in ${root} is not complete: ${error.message.split('\n')[0]}. ${remedy}`);
    } else fail(3, `internal error: ${error?.stack ?? error}`);
  }
}

function fail(code, message) {
  console.error(message);
  process.exitCode = code;
}

import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes `dist/`, the published form: Node runs no TypeScript below `node_modules`. Everything lies there as it does in
 * the checkout, so that paths between modules hold in both.
 */
const out = 'dist';

/** What the compiler does not carry over: templates, styles, and what was generated as JavaScript or JSON. */
const assets = ['src/report/html/**/*.{eta,css,js}', 'generated/*.{json,js}', 'generated/*.d.ts'];

rmSync(out, { recursive: true, force: true });
const { status, error } = spawnSync('tsc', ['--project', 'tsconfig.build.json'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (error) console.error(`tsc could not be started: ${error.message}`);
if (status === 0) {
  for (const file of globSync(assets)) copy(file);
  console.log(`made ${out}/`);
}
process.exitCode = status ?? 1;

function copy(file: string): void {
  const target = join(out, file);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(file, target);
}

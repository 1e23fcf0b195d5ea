/**
 * Makes `dist/`, the published form: Node runs no TypeScript below `node_modules`. Everything lies there as it does in
 * the checkout, so that paths between modules hold in both. Plain JavaScript, because it also runs under whichever Node
 * a machine has that installs the package from a git address.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const out = 'dist';
const compiler = join('node_modules', 'typescript', 'bin', 'tsc');

/** What the compiler does not carry over: templates, styles, and what was generated as JavaScript or JSON. */
const assets = [
  { folder: 'src/report/html', names: /\.(?:eta|css|js)$/ },
  { folder: 'src/run/power', names: /\.json$/ },
  { folder: 'generated', names: /\.(?:json|js|d\.ts)$/ },
];

// npm prepares every checkout that it installs, which needs no `dist/`; only as a dependency it would be without one.
const isDependency = process.env._PACOTE_NO_PREPARE_ !== undefined;
if (!process.argv.includes('--if-dependency') || isDependency) process.exitCode = build();

function build() {
  if (!existsSync(compiler)) {
    console.error('error: TypeScript is missing, which the build needs; install with the development dependencies.');
    return 2;
  }
  rmSync(out, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, [compiler, '--project', 'tsconfig.build.json'], { stdio: 'inherit' });
  if (status !== 0) return 2;
  for (const { folder, names } of assets) {
    const filter = (path) => statSync(path).isDirectory() || names.test(path);
    cpSync(folder, join(out, folder), { recursive: true, filter });
  }
  console.log(`made ${out}/`);
  return 0;
}

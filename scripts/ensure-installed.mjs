/**
 * Runs before the npm scripts, so that a fresh checkout needs no separate installation: installs what
 * `package-lock.json` names when `node_modules` holds something else. Plain JavaScript without dependencies, because
 * it runs before there are any and under whichever Node the machine has (20 or later).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const neededMajor = 24;
const windows = process.platform === 'win32';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');

// Never 1: that is the verdict "nonconformant" of the command that would have run.
const failed = 2;

try {
  process.exitCode = ensureInstalled();
} catch (error) {
  process.exitCode = fail(`The installation could not be looked at: ${error.message}`);
}

function ensureInstalled() {
  if (!isCurrent()) {
    if (install() !== 0) return fail('The packages could not be installed; npm says why above.');
  } else if (major(process.version) >= neededMajor) {
    return 0;
  }
  return ensureNode();
}

/** Whether `node_modules` holds exactly what the lock file names, optional packages of other platforms aside. */
function isCurrent() {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const present = packagesIn(join(modules, '.package-lock.json'));
  if (!wanted || !present) return false;
  const missing = Object.entries(wanted).some(([path, { optional }]) => path !== '' && !optional && !present[path]);
  const differs = Object.entries(present).some(
    ([path, { version, integrity }]) => wanted[path]?.version !== version || wanted[path]?.integrity !== integrity,
  );
  return !missing && !differs;
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function install() {
  console.error('Installing the packages of package-lock.json (once for every change of that file) …');
  // Windows cannot remove a program that runs: where this Node comes from node_modules, they are mended in place.
  const inPlace = windows && process.execPath.startsWith(modules);
  return npm(inPlace ? 'install' : 'ci', '--include=dev', '--no-audit', '--no-fund');
}

/** The package `node` brings a Node of its own, by a script that npm may have been told not to run. */
function ensureNode() {
  if (bundledNodeWorks()) return 0;
  npm('rebuild', 'node', '--ignore-scripts=false');
  if (bundledNodeWorks()) return 0;
  // Without a link in .bin, the npm scripts find the Node of the machine; a broken one would hide it.
  for (const name of ['node', 'node.cmd', 'node.ps1']) rmSync(join(bin, name), { force: true });
  const own = spawnSync('node', ['--version'], { encoding: 'utf8', shell: windows, env: withoutBin() });
  const version = own.stdout?.trim() ?? '';
  if (major(version) >= neededMajor) return 0;
  return fail(
    `Node ${neededMajor} or later is needed: this machine has ${version || process.version}, and the package "node",` +
      ` which brings its own, could not be set up. Install Node ${neededMajor}, or let npm run that package's script.`,
  );
}

function bundledNodeWorks() {
  const program = join(bin, windows ? 'node.cmd' : 'node');
  if (!existsSync(program)) return false;
  const result = spawnSync(windows ? `"${program}"` : program, ['--version'], { encoding: 'utf8', shell: windows });
  return result.status === 0 && major(result.stdout) >= neededMajor;
}

function withoutBin() {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const separator = windows ? ';' : ':';
  const folders = (process.env[key] ?? '').split(separator).filter((folder) => folder !== bin);
  return { ...process.env, [key]: folders.join(separator) };
}

/** The npm that runs this script, under the Node that it runs under; else the one on the PATH. */
function npm(...args) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  const options = { cwd: root, stdio: 'inherit' };
  const known = cli && basename(cli) === 'npm-cli.js' && existsSync(cli);
  const result = known
    ? spawnSync(node && existsSync(node) ? node : process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: windows });
  if (result.error) console.error(`npm could not be started: ${result.error.message}`);
  return result.status ?? 1;
}

function major(version) {
  return Number(/^v(\d+)\./.exec(version.trim())?.[1] ?? 0);
}

function fail(message) {
  console.error(`\nerror: ${message}`);
  return failed;
}

/** Finds a Node that is new enough, and runs the command under it. Plain JavaScript that any Node from 18 on can run. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import process from 'node:process';

export const neededMajor = 24;

const windows = process.platform === 'win32';
const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs the script under a newer Node until that ends; resolves with the exit code. */
export async function runUnderNewerNode(script, args) {
  const node = bundledNode() ?? rememberedNode() ?? (await fetchedNode());
  if (typeof node === 'number') return node;
  // The channel does nothing but close with this process: so the program learns that it is alone.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  return ended(() => spawn(node, [script, ...args], { stdio, windowsHide: true }));
}

/** Starts a program, passes signals on, and waits for the end. */
function ended(start, tell = (child, signal) => child.kill(signal)) {
  return new Promise((resolve) => {
    // Before the program is there: a signal that comes just then must not leave it alone.
    const signalled = (signal) => tell(child, signal);
    for (const signal of passedOn) process.on(signal, signalled);
    const child = start();
    const end = (code) => {
      for (const signal of passedOn) process.off(signal, signalled);
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(`error: Node could not be started: ${error.message}`);
      end(2);
    });
    child.once('close', (code, signal) => end(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** The package `node`, of a checkout or of the project that this package is installed in. */
function bundledNode() {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('node/package.json'));
    const program = join(folder, 'bin', windows ? 'node.exe' : 'node');
    return isNewEnough(program) ? program : undefined;
  } catch {
    return undefined;
  }
}

/** As npm gave it. While the program is the same file, it is not asked again: that takes as long as it takes to start. */
function rememberedNode() {
  try {
    const [program, stamp] = readFileSync(memory(), 'utf8').trim().split('\n');
    if (!isAbsolute(program)) return undefined;
    if (stamp === stampOf(program)) return program;
    if (!isNewEnough(program)) return undefined;
    remember(program);
    return program;
  } catch {
    return undefined;
  }
}

function remember(program) {
  try {
    mkdirSync(dirname(memory()), { recursive: true });
    writeFileSync(memory(), `${program}\n${stampOf(program)}\n`);
  } catch {
    // Without a memory, the next command asks npm once more.
  }
}

/** What changes when the file does. */
function stampOf(program) {
  const { size, mtimeMs } = statSync(program);
  return `${size} ${mtimeMs}`;
}

/** Where caches of a user belong on each system. */
function memory() {
  const { XDG_CACHE_HOME: own, LOCALAPPDATA: local } = process.env;
  const usual = process.platform === 'darwin' ? join(homedir(), 'Library', 'Caches') : join(homedir(), '.cache');
  const folder = windows && local ? local : own && isAbsolute(own) ? own : usual;
  return join(folder, 'vendor-api-conformance', `node-${neededMajor}-${process.platform}-${process.arch}`);
}

function isNewEnough(program) {
  if (!existsSync(program)) return false;
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', windowsHide: true });
  return status === 0 && Number(/^v(\d+)\./.exec(stdout)?.[1] ?? 0) >= neededMajor;
}

/** npm fetches a Node into its own cache, once; resolves with its path, or with an exit code where that failed. */
async function fetchedNode() {
  console.error(`Node ${neededMajor} or later is needed; this is ${process.version}. npm looks for one (once) …`);
  const args = [
    'exec',
    '--yes',
    '--loglevel=error',
    `--package=node@${neededMajor}`,
    '--',
    'node',
    '-p',
    'process.execPath',
  ];
  let out = '';
  let problems = '';
  let signalled = null;
  const start = () => {
    const child = spawn(windows ? 'npm.cmd' : 'npm', args, npmOptions());
    child.stdout?.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      problems += chunk;
    });
    child.once('error', (error) => {
      problems = error.message;
    });
    return child;
  };
  const code = await ended(start, (child, signal) => {
    signalled = signal;
    end(child, signal);
  });
  if (signalled !== null) return 128 + (constants.signals[signalled] ?? 0);
  const program = out.trim().split('\n').at(-1) ?? '';
  if (code === 0 && isNewEnough(program)) {
    remember(program);
    return program;
  }
  return unavailable(problems);
}

function npmOptions() {
  return {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
    // A group of its own: npm has children, which end with it.
    detached: !windows,
    // That package brings its program by a script; a registry that is not there is not asked for minutes.
    env: {
      ...process.env,
      npm_config_ignore_scripts: 'false',
      npm_config_fetch_retries: '1',
      npm_config_fetch_retry_mintimeout: '1000',
      npm_config_update_notifier: 'false',
    },
  };
}

function end(child, signal) {
  try {
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

function unavailable(problems) {
  const lines = problems.split('\n').map((line) => line.replace(/^npm (?:error|ERR!) ?/, '').trim());
  const telling = lines.find((line) => /^(?:request to|network|spawn|.*not found|.*no matching)/i.test(line));
  const reason = telling ?? lines.find((line) => line !== '') ?? 'it gave no reason';
  console.error(
    `error: this needs Node ${neededMajor} or later, and this is ${process.version}; npm could not fetch one (${reason}). ` +
      `Install Node ${neededMajor} or later, and run the command again.`,
  );
  return 2;
}

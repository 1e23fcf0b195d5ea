import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const minutes = 60_000;

/** A script that behaves as the wrapper does where the Node that runs it is too old. */
const oldNode = `
Object.defineProperty(process.versions, 'node', { value: '20.0.0' });
Object.defineProperty(process, 'version', { value: 'v20.0.0' });
`;

interface Stage {
  folder: string;
  env: NodeJS.ProcessEnv;
  /** What the program did, a line for each event. */
  log(): string[];
  start(...args: string[]): ChildProcess;
}

/** A package with a program that tells what happens to it, and an npm that answers as it is told to. */
function stage(npm: string): Stage {
  const folder = temporaryFolder();
  cpSync(join(root, 'bin'), join(folder, 'package', 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package', 'package.json'), '{"type":"module"}');
  mkdirSync(join(folder, 'package', 'dist', 'src', 'cli'), { recursive: true });
  const log = join(folder, 'log');
  writeFileSync(log, '');
  writeFileSync(
    join(folder, 'package', 'dist', 'src', 'cli', 'main.js'),
    `import { appendFileSync } from 'node:fs';
     const say = (text) => appendFileSync(${JSON.stringify(log)}, text + '\\n');
     for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => { say(signal); setTimeout(() => process.exit(7), 300); });
     process.once('disconnect', () => { say('alone'); process.exit(8); });
     process.channel?.unref();
     say('began ' + process.pid + ' ' + process.argv.slice(2));
     if (process.argv[2] === 'wait') setInterval(() => {}, 1000); else process.exitCode = Number(process.argv[2]);`,
  );
  mkdirSync(join(folder, 'programs'));
  writeFileSync(join(folder, 'programs', 'npm'), `#!/bin/sh\necho asked >> '${log}'\n${npm}\n`);
  chmodSync(join(folder, 'programs', 'npm'), 0o755);
  writeFileSync(join(folder, 'old.cjs'), oldNode);
  const env = {
    PATH: `${join(folder, 'programs')}:/usr/bin:/bin`,
    HOME: folder,
    XDG_CACHE_HOME: join(folder, 'cache'),
  };
  return {
    folder,
    env,
    log: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line !== ''),
    start: (...args) =>
      spawn(
        process.execPath,
        ['--require', join(folder, 'old.cjs'), join(folder, 'package', 'bin', 'conformance.mjs'), ...args],
        { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] },
      ),
  };
}

interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  text: string;
}

function ended(child: ChildProcess): Promise<Ended> {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, text }));
  });
}

async function until(holds: () => boolean): Promise<void> {
  for (let attempt = 0; !holds(); attempt += 1) {
    if (attempt > 600) throw new Error('it never came to that');
    await sleep(50);
  }
}

/** What has ended and was not yet fetched by its parent counts as ended. */
function isAlive(pid: number): boolean {
  return /^[^Z\s]/.test(spawnSync('ps', ['-o', 'stat=', '-p', `${pid}`], { encoding: 'utf8' }).stdout);
}

const givesNode = `echo '${process.execPath}'`;

describe.skipIf(process.platform === 'win32')(
  'under a Node that is too old, the command',
  { timeout: 2 * minutes },
  () => {
    it('asks npm for a newer one, once, and ends as the program does', async () => {
      const { start, log } = stage(givesNode);
      const first = await ended(start('5', '--flag'));
      expect([first.code, first.text]).toEqual([5, expect.stringContaining('npm looks for one (once)')]);
      const second = await ended(start('0'));
      expect([second.code, second.text]).toEqual([0, '']);
      expect(log().filter((line) => line === 'asked')).toHaveLength(1);
      expect(log()).toContainEqual(expect.stringMatching(/^began \d+ 5,--flag$/));
    });

    it('asks again when what it remembers is gone', async () => {
      const { start, log, folder } = stage(givesNode);
      mkdirSync(join(folder, 'cache', 'vendor-api-conformance'), { recursive: true });
      const memory = join('cache', 'vendor-api-conformance', `node-24-${process.platform}-${process.arch}`);
      writeFileSync(join(folder, memory), '/gone/node\n');
      expect((await ended(start('0'))).code).toBe(0);
      expect(log()).toContain('asked');
      expect(readFileSync(join(folder, memory), 'utf8').split('\n')[0]).toBe(process.execPath);
    });

    it('does not start what it remembers only to ask for its version, while that is the same file', async () => {
      const { start, log, folder } = stage(`echo '$HOME/programs/newer'`.replaceAll("'", '"'));
      const newer = join(folder, 'programs', 'newer');
      const script = `#!/bin/sh\n[ "$1" = --version ] && echo versioned >> '${join(folder, 'log')}'\nexec '${process.execPath}' "$@"\n`;
      writeFileSync(newer, script);
      chmodSync(newer, 0o755);
      const versioned = () => log().filter((line) => line === 'versioned').length;
      await ended(start('0'));
      const once = versioned();
      expect((await ended(start('0'))).code).toBe(0);
      expect(versioned()).toBe(once);
      writeFileSync(newer, `${script}# another one\n`);
      expect((await ended(start('0'))).code).toBe(0);
      expect(versioned()).toBe(once + 1);
    });

    it('says in one sentence that there is none, and ends 2', async () => {
      const noise =
        'npm warn EBADENGINE x\\nnpm error code ECONNREFUSED\\nnpm error request to http://127.0.0.1:9/node failed';
      const { start } = stage(`printf '${noise}\\n' >&2; exit 1`);
      const { code, text } = await ended(start('0'));
      expect(code).toBe(2);
      expect(text).toContain(
        'could not fetch one (request to http://127.0.0.1:9/node failed). Install Node 24 or later',
      );
      expect(text).not.toContain('EBADENGINE');
    });

    it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('passes %s on, and waits for the end', async (signal) => {
      const { start, log } = stage(givesNode);
      const child = start('wait');
      const over = ended(child);
      await until(() => log().some((line) => line.startsWith('began')));
      child.kill(signal);
      expect((await over).code).toBe(7);
      expect(log()).toContain(signal);
    });

    it('ends npm with itself while that still looks', async () => {
      const { start, log } = stage(`echo "npm $$" >> log; sleep 60`);
      const child = start('0');
      const over = ended(child);
      await until(() => log().some((line) => line.startsWith('npm ')));
      child.kill('SIGTERM');
      expect((await over).code).toBe(143);
      const pid = Number(
        log()
          .find((line) => line.startsWith('npm '))
          ?.slice(4),
      );
      await until(() => !isAlive(pid));
    });

    it('tells the program when it was killed itself, and says by which signal that was', async () => {
      const { start, log } = stage(givesNode);
      const child = start('wait');
      const over = ended(child);
      await until(() => log().some((line) => line.startsWith('began')));
      child.kill('SIGKILL');
      await over;
      await until(() => log().includes('alone'));
      const again = start('wait');
      const second = ended(again);
      await until(() => log().filter((line) => line.startsWith('began')).length === 2);
      process.kill(
        Number(
          log()
            .filter((line) => line.startsWith('began'))
            .at(-1)
            ?.split(' ')[1],
        ),
        'SIGKILL',
      );
      expect((await second).code).toBe(137);
    });
  },
);

describe('an installation that is not complete', () => {
  it('ends 2, with a remedy', async () => {
    const folder = temporaryFolder();
    cpSync(join(root, 'bin'), join(folder, 'bin'), { recursive: true });
    const run = () => ended(spawn(process.execPath, [join(folder, 'bin', 'conformance.mjs')], { cwd: folder }));
    const unbuilt = await run();
    expect([unbuilt.code, unbuilt.text]).toEqual([2, expect.stringContaining('holds no dist/')]);
    mkdirSync(join(folder, 'dist', 'src', 'cli'), { recursive: true });
    writeFileSync(join(folder, 'dist', 'src', 'cli', 'main.js'), "import 'a-package-that-is-missing';");
    const partial = await run();
    expect([partial.code, partial.text]).toEqual([
      2,
      expect.stringMatching(/not complete: .*a-package-that-is-missing/),
    ]);
  });
});

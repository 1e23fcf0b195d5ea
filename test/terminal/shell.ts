import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Terminal } from './tmux.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** Far more than it takes on a slow machine, far less than a run. */
export const promptlyMs = 20_000;

/** The Node of the machine, beside that of this project. */
const otherFolders = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  .join(delimiter);
const otherNode = spawnSync('node', ['--version'], { encoding: 'utf8', env: { ...process.env, PATH: otherFolders } });
export const hasOldNode = /^v(?:18|20|22)\./.test(otherNode.stdout ?? '');

/** As a person's shell: no runner, colours, no settings of this test's own. */
export function environment(): NodeJS.ProcessEnv {
  const foreign = /^(?:CONFORMANCE_|VITEST|GITHUB_|npm_|CI$|NO_COLOR$|FORCE_COLOR$|TMUX|NODE_)/i;
  const own = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(own), PATH: otherFolders, TERM: 'xterm-256color', LC_ALL: 'C.UTF-8' };
}

/** How the terminal is set. */
export async function settings(terminal: Terminal, mark: string): Promise<string> {
  await terminal.type(`echo "${mark}=$(stty -a | tr '\\n' ' ')="`);
  const screen = await terminal.shows(new RegExp(`^${mark}=.*=$`, 'm'));
  return new RegExp(`^${mark}=(.*)=$`, 'm').exec(screen)?.[1] ?? '';
}

/** The exit code of what ran last, asked for when the shell is back: before, the program may read what is typed. */
export async function exitCode(terminal: Terminal): Promise<number> {
  await terminal.shows(/bash-[\d.]+[#$]\s*$/, promptlyMs);
  await terminal.type('echo "ended $?"');
  const screen = await terminal.shows(/^ended \d+$/m, promptlyMs);
  return Number(/^ended (\d+)$/m.exec(screen)?.[1]);
}

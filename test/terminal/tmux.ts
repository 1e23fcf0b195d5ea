import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether a real terminal can be had here; without one, its tests are skipped. */
export const hasTerminal = spawnSync('tmux', ['-V']).status === 0;
if (!hasTerminal) console.log('tmux is not installed: what happens in a real terminal is not tested.');

/** A shell in a terminal of its own. */
export interface Terminal extends AsyncDisposable {
  /** Types a line. */
  type(line: string): Promise<void>;
  /** Presses a key, such as `C-c`. */
  press(key: string): Promise<void>;
  /** All that was shown so far. */
  screen(): Promise<string>;
  /** Waits until it shows something. */
  shows(what: RegExp, withinMs?: number): Promise<string>;
  /** Writes everything that comes from now on into a file, with its control characters. */
  record(file: string): Promise<void>;
  /** Whether the cursor can be seen. */
  hasCursor(): Promise<boolean>;
}

export async function openTerminal(cwd: string, env: NodeJS.ProcessEnv): Promise<Terminal> {
  const server = `conformance-test-${randomBytes(4).toString('hex')}`;
  const tmux = async (...args: string[]): Promise<string> => {
    const { stdout } = await run('tmux', ['-L', server, '-f', '/dev/null', ...args], { env, cwd });
    return stdout;
  };
  await tmux('new-session', '-d', '-x', '120', '-y', '40', '-s', 'it', 'bash', '--norc', '--noprofile');
  const screen = (): Promise<string> => tmux('capture-pane', '-p', '-J', '-S', '-', '-t', 'it');
  return {
    type: async (line) => {
      await tmux('send-keys', '-t', 'it', '-l', line);
      await tmux('send-keys', '-t', 'it', 'Enter');
    },
    press: async (key) => {
      await tmux('send-keys', '-t', 'it', key);
    },
    screen,
    shows: async (what, withinMs = 60_000) => {
      const until = Date.now() + withinMs;
      for (;;) {
        const text = await screen();
        if (what.test(text)) return text;
        if (Date.now() > until) throw new Error(`the terminal never showed ${what}, but:\n${text}`);
        await sleep(100);
      }
    },
    record: async (file) => {
      await tmux('pipe-pane', '-t', 'it', `cat > '${file}'`);
    },
    hasCursor: async () => (await tmux('display-message', '-p', '-t', 'it', '#{cursor_flag}')).trim() === '1',
    [Symbol.asyncDispose]: async () => {
      await tmux('kill-server').catch(() => undefined);
    },
  };
}

import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
/** More than this is counted, but not kept. */
const keptBytes = 4 * 1024 * 1024;

export interface Settings {
  cwd: string;
  env: Readonly<Record<string, string>>;
  killAfterMs: number;
}

/** Runs the command line as a process of its own, and watches it. */
export async function runCommand(argv: readonly string[], { cwd, env, killAfterMs }: Settings) {
  const startedAt = Date.now();
  const child = spawn(process.execPath, [program, ...argv], {
    cwd,
    env: { ...plainEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // The leader of a group: whoever is left of it can be found.
    detached: true,
  });
  const pid = child.pid ?? 0;
  const end = (): void => endGroup(pid);
  // Nobody else would end it.
  process.once('exit', end);
  let memoryMb = 0;
  let killed = false;
  const memory = setInterval(() => {
    memoryMb = Math.max(memoryMb, peakMemoryMb(pid));
  }, 200);
  const limit = setTimeout(() => {
    killed = true;
    end();
  }, killAfterMs);
  const output = gather([child.stdout, child.stderr]);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  clearInterval(memory);
  clearTimeout(limit);
  const endedAt = Date.now();
  const processes = groupMembers(pid);
  if (processes.length > 0) end();
  process.off('exit', end);
  return { code, killed, endedAt, seconds: (endedAt - startedAt) / 1_000, memoryMb, output: output(), processes };
}

function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}

/** Without what a test runner or a CI system tells its own programs. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const isOthers = (name: string): boolean => /^(VITEST|CONFORMANCE_|GITHUB_|CI$|NODE_ENV$|FORCE_COLOR$)/.test(name);
  const kept = Object.entries(process.env).filter(([name]) => !isOthers(name));
  return { ...Object.fromEntries(kept), NO_COLOR: '1' };
}

function gather(streams: readonly NodeJS.ReadableStream[]): () => Buffer {
  const chunks: Buffer[] = [];
  let size = 0;
  for (const stream of streams) {
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size < keptBytes) chunks.push(chunk);
    });
  }
  return () => Buffer.concat(chunks);
}

function peakMemoryMb(pid: number): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    // It ended just now, or this system tells nothing about its processes.
    return 0;
  }
}

/** Processes of a group, by what they call themselves. */
function groupMembers(group: number): string[] {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.flatMap((pid) => {
      const [name, fields] = statOf(pid);
      return fields[2] === String(group) && fields[0] !== 'Z' ? [`${pid} ${name}`] : [];
    });
  } catch {
    return [];
  }
}

/** The name of a process, and the fields that follow it: state, parent, group. */
function statOf(pid: string): [name: string, fields: string[]] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    return [text.slice(text.indexOf('(') + 1, end), text.slice(end + 2).split(' ')];
  } catch {
    return ['', []];
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '../../src/session/config.ts';
import type { Running, Staging } from './staging.ts';

/** One run that was killed, and what the service held afterwards. */
export interface Kill {
  signal: NodeJS.Signals;
  /** The part of the suites that ran. */
  part: string;
  /** Requests from the first thing made to the signal; null where the run had ended before. */
  afterRequests: number | null;
  /** Milliseconds from the signal to the end of the run. */
  endedMs: number;
  /** What the run made and nobody removed. */
  left: string[];
  /** What was there before and is gone. */
  gone: string[];
  out: string;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGKILL'] as const;
const parts = [
  '*',
  'partner.client.*',
  'partner.member.*',
  'workspace.filespace.*',
  'workspace.member.*',
  'workspace.service-account.*',
  'workspace.entry.*',
  'workspace.data-store.*',
];
/** Not a time, which means another moment on each machine. Some parts are over by then, and some just clean up. */
const mostRequests = 600;

/** Runs a part of the suites, kills it at a moment that the seed draws, and compares what the service holds. */
export async function killOnce(staging: Staging, seed: number, index: number): Promise<Kill> {
  const draw = (what: string, below: number): number => hash(`${seed} ${index} ${what}`) % below;
  const signal = signals[index % signals.length] ?? 'SIGKILL';
  const part = parts[draw('part', parts.length)] ?? '*';
  const requests = draw('requests', mostRequests);
  const before = staging.held();
  const running = staging.conformance(['run', '--only', part, '--seed', String(seed), '--format', 'json']);
  const isEnded = !((await madeSomething(staging, running, before.size)) && (await sent(staging, running, requests)));
  const killedAt = Date.now();
  if (!isEnded) kill(running, signal);
  const { out } = await running.ended;
  const endedMs = Date.now() - killedAt;
  const swept = signal === 'SIGKILL' ? await afterwards(staging) : '';
  const after = staging.held();
  return {
    signal,
    part,
    afterRequests: isEnded ? null : requests,
    endedMs,
    left: [...after].filter((line) => !before.has(line)),
    gone: [...before].filter((line) => !after.has(line)),
    out: out + swept,
  };
}

/** False when it ended without. */
function madeSomething(staging: Staging, running: Running, before: number): Promise<boolean> {
  return happens(running, () => staging.held().size > before);
}

/** False when it ended before. */
function sent(staging: Staging, running: Running, requests: number): Promise<boolean> {
  const start = staging.requests();
  return happens(running, () => staging.requests() >= start + requests);
}

/** False when the run ended first. */
async function happens({ ended }: Running, condition: () => boolean): Promise<boolean> {
  let isOver = false;
  const over = ended.then(() => {
    isOver = true;
  });
  while (!(isOver || condition())) await Promise.race([sleep(10), over]);
  return !isOver;
}

function kill({ child }: Running, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  // Nothing of the run may live on and clean up; the other signals come to it alone, as from a supervisor.
  if (signal === 'SIGKILL') process.kill(-child.pid, signal);
  else child.kill(signal);
}

/** What the service was just doing for the killed run may take it a moment longer. */
async function afterwards(staging: Staging): Promise<string> {
  await sleep(300);
  const { out } = await staging.conformance(['sweep']).ended;
  return out;
}

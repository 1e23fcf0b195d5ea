import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../reference/embedded.ts';
import { left, type Rows, rows } from './contents.ts';
import { type Course, type HostileTarget, selections, type TargetProfile } from './model.ts';
import { runCommand } from './process.ts';
import { startProxy } from './proxy/proxy.ts';
import { passOn } from './proxy/visit.ts';

/** Runs the command against a target, and gathers everything that is to be looked at afterwards. */
export async function courseOf(target: HostileTarget, patience = 1): Promise<Course> {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  const db = join(folder, 'reference.sqlite');
  const reference = await startEmbedded({ db, variants: target.variants ?? [] });
  const proxy = await startProxy(reference.partnerBaseUrl, target);
  const stranger = await startStranger();
  try {
    const surroundings = { origin: proxy.origin, stranger: stranger.origin };
    const profile = profileOf(target, reference.profile, surroundings);
    proxy.begin(target.behaviour?.(surroundings) ?? passOn);
    const before = rows(db);
    const ended = await run(target, folder, profile, patience);
    const { files, scratch } = written(folder);
    return {
      target,
      ...ended,
      secondsAfterLastAnswer: (ended.endedAt - proxy.lastAnswerAt) / 1_000,
      files,
      scratch,
      strayRequests: stranger.requests,
      secrets: secretsIn(reference.profile),
      left: ended.killed ? [] : left(before as Rows, rows(db)),
    };
  } finally {
    await Promise.all([proxy.close(), reference.close(), stranger.close()]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function profileOf(
  { profile: change }: HostileTarget,
  { partner, workspace, vocabulary }: TargetProfile,
  surroundings: { origin: string; stranger: string },
): TargetProfile {
  const { origin } = surroundings;
  const whole = {
    partner: { ...partner, baseUrl: `${origin}/partner` },
    workspace: { ...workspace, baseUrl: `${origin}/workspace` },
    ...(vocabulary && { vocabulary }),
  };
  return change?.(whole, surroundings) ?? whole;
}

async function run(
  { flags = selections.part, env, expect }: HostileTarget,
  folder: string,
  profile: TargetProfile,
  patience: number,
) {
  const file = join(folder, 'profile.json');
  writeFileSync(file, JSON.stringify({ targets: { hostile: profile } }));
  const scratch = join(folder, 'tmp');
  mkdirSync(scratch);
  return runCommand(['run', '--profile', file, '--out', join(folder, 'reports'), '--seed', '1', ...flags], {
    cwd: folder,
    env: { TMPDIR: scratch, ...env },
    // What would end a little later is told by its time, not by a kill.
    killAfterMs: (expect.within * patience + 20) * 1_000,
  });
}

function written(folder: string): Pick<Course, 'files' | 'scratch'> {
  const reports = join(folder, 'reports');
  // The scripts stand in a folder of their own.
  const names = list(reports).filter((name) => statSync(join(reports, name)).isFile());
  const files = new Map(names.map((name) => [name, readFileSync(join(reports, name), 'utf8')]));
  return { files, scratch: list(join(folder, 'tmp')) };
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}

interface Stranger {
  origin: string;
  requests: string[];
  close(): Promise<void>;
}

/** A server that redirects lead to, which has no business with any credential. */
async function startStranger(): Promise<Stranger> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://localhost:${port}`, requests, close };
}

const secretKeys =
  /^(apiKey|token|otherPartner|reseller|noContract|notEntitled|revoked|otherWorkspace|expired|secret.*)$/;

function secretsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'string' && secretKeys.test(key) ? [item] : secretsIn(item),
  );
}

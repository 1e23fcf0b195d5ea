/** What the suite itself costs beside its target: ratios of one sitting, since machines differ. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Connections } from '../src/http/connections.ts';
import { exchangeOnce } from '../src/http/wire.ts';
import { readReport } from '../src/report/read-report.ts';

const cli = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const concurrency = 8;
const roundTripMs = 100;

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  const startUp = await timed(['--only', 'partner.ping.status']);
  const rate = await rates();
  const slow = await behindDistance();
  console.log('| | measured | wanted |');
  console.log('| --- | ---: | ---: |');
  console.log(`| request rate of a run, of that of a bare loop | ${(rate.run / rate.bare).toFixed(2)} | ≥ 0.70 |`);
  console.log(`| a run of one check, start to end | ${(startUp / 1000).toFixed(2)} s | < 1.5 s |`);
  console.log(`| time at ${roundTripMs} ms, of requests × round trip ÷ concurrency | ${slow.toFixed(2)} | ≤ 1.20 |`);
  console.log(`bare loop ${rate.bare.toFixed(0)}/s, run ${rate.run.toFixed(0)}/s, ${rate.requests} requests`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Milliseconds of a run against the embedded service. */
async function timed(flags: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  await conformance(['run', ...flags, '--out', join(folder, 'one')]);
  return performance.now() - startedAt;
}

/** Requests a second: of a loop that does nothing else, and of a whole run, against a service in a process of its own. */
async function rates(): Promise<{ bare: number; run: number; requests: number }> {
  await using service = await serve();
  const bare = await bareLoop(service.profile);
  const { requests, durationMs } = await runAgainst(service.profile, 'near');
  return { bare, run: requests / (durationMs / 1000), requests };
}

async function bareLoop(profile: string): Promise<number> {
  const connections = new Connections({ concurrency });
  const [, baseUrl = ''] = /baseUrl: (\S+)/.exec(profile) ?? [];
  const [, key = ''] = /apiKey: (\S+)/.exec(profile) ?? [];
  const wire = { method: 'GET', url: `${baseUrl}/api/v1/me`, headers: { authorization: `ApiKey ${key}` }, body: null };
  let left = 6_000;
  const total = left;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await exchangeOnce(connections, wire, { timeoutMs: 15_000, signals: [] });
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: concurrency }, work));
  connections.close();
  return total / ((performance.now() - startedAt) / 1000);
}

/** How much longer a run takes behind a distance than its requests alone must. */
async function behindDistance(): Promise<number> {
  await using service = await serve();
  const { origin } = new URL(/baseUrl: (\S+)/.exec(service.profile)?.[1] ?? '');
  const distance = createServer((incoming, answer) => {
    setTimeout(() => {
      const { method, headers, url } = incoming;
      const upstream = request(`${origin}${url}`, { method, headers }, (got) =>
        got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers)),
      );
      incoming.pipe(upstream);
    }, roundTripMs);
  });
  await new Promise<void>((resolve) => distance.listen(0, '127.0.0.1', resolve));
  const { port } = distance.address() as AddressInfo;
  const profile = service.profile.replaceAll(origin, `http://127.0.0.1:${port}`);
  const { requests, durationMs } = await runAgainst(profile, 'far');
  distance.closeAllConnections();
  distance.close();
  return durationMs / ((requests * roundTripMs) / concurrency);
}

async function runAgainst(profile: string, name: string): Promise<{ requests: number; durationMs: number }> {
  const file = join(folder, `${name}.yaml`);
  const out = join(folder, name);
  await writeFile(file, profile);
  await conformance(['run', '--profile', file, '--rps', 'none', '--concurrency', `${concurrency}`, '--out', out]);
  const { summary, durationMs } = readReport(out);
  return { requests: summary.requests, durationMs };
}

async function conformance(args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [cli, ...args, '--quiet', '--format', 'json', '--seed', '1'], {
    stdio: 'inherit',
  });
  await once(child, 'exit');
}

interface Service extends AsyncDisposable {
  readonly profile: string;
}

/** The reference service in a process of its own, which says that it runs once it has printed its profile. */
async function serve(): Promise<Service> {
  const child = spawn(process.execPath, [cli, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (bytes: Buffer) => {
    said += bytes.toString();
  });
  await once(child.stderr, 'data');
  return {
    profile: said.slice(said.indexOf('targets:')),
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

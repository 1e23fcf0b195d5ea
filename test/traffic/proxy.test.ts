import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from '../../reference/embedded.ts';
import { Connections } from '../../src/http/connections.ts';
import type { TrafficEntry } from '../../src/traffic/entry.ts';
import { startForwarding } from '../../src/traffic/forward.ts';
import { command } from '../cli/stage.ts';
import { start } from '../gate/staging.ts';
import { temporaryFolder } from '../support/folder.ts';

function portOf(server: Pick<Server, 'address'>): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** What the proxy passes on, and what it sees of it. */
async function forwardingTo(server: Server): Promise<{ origin: string; seen: TrafficEntry[] }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${portOf(server)}/base`;
  const seen: TrafficEntry[] = [];
  const connections = new Connections({ concurrency: 10 });
  const forwarding = await startForwarding({
    port: 0,
    connections,
    upstream: (path) => (path.startsWith('/a/') ? base + path.slice(2) : null),
    headers: { 'x-gateway': 'g' },
    onExchange: (entry) => seen.push(entry),
  });
  onTestFinished(async () => {
    await forwarding.close();
    connections.close();
    server.closeAllConnections();
    server.close();
  });
  return { origin: forwarding.origin, seen };
}

test('what passes by is left as it is, but for what is about one connection', async () => {
  const packed = gzipSync('{"a":1}');
  const asked: string[] = [];
  const { origin, seen } = await forwardingTo(
    createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`, ...request.rawHeaders.filter((_, at) => at % 2 === 0));
      response.writeHead(202, 'Well Taken', [
        ...['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'Content-Encoding', 'gzip', 'X-Odd-Case', 'Yes'],
        ...['Connection', 'X-Hop', 'X-Hop', 'h', 'Content-Length', String(packed.length)],
      ]);
      response.end(packed);
    }),
  );
  const response = await fetch(`${origin}/a/b%2Fc?d=%20e`, {
    method: 'POST',
    body: '{"b":2}',
    headers: { TE: 'trailers' },
  });
  expect([response.status, response.statusText, await response.text()]).toEqual([202, 'Well Taken', '{"a":1}']);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(response.headers.get('x-hop')).toBeNull();
  expect(asked[0]).toBe('POST /base/b%2Fc?d=%20e');
  expect(asked.map((name) => name.toLowerCase())).toContain('x-gateway');
  expect(asked.map((name) => name.toLowerCase())).not.toContain('te');
  expect(seen).toMatchObject([{ method: 'POST', body: '{"b":2}', answer: { status: 202, text: '{"a":1}' } }]);
});

test('an answer is passed on while it comes', async () => {
  const more = Promise.withResolvers<void>();
  const { origin, seen } = await forwardingTo(
    createServer(async (_request, response) => {
      response.write('first ');
      await more.promise;
      response.end('last');
    }),
  );
  const text = await new Promise<string>((resolve, reject) => {
    get(`${origin}/a/stream`, (response) => {
      let all = '';
      response.on('data', (chunk: Buffer) => {
        all += chunk.toString();
        // The rest comes only because the beginning has arrived.
        more.resolve();
      });
      response.on('end', () => resolve(all));
    }).on('error', reject);
  });
  expect(text).toBe('first last');
  expect(seen[0]?.answer?.text).toBe('first last');
});

test('a target that does not answer is told as 502, and never judged', async () => {
  const { origin, seen } = await forwardingTo(createServer((request) => request.socket.destroy()));
  const response = await fetch(`${origin}/a/x`);
  expect([response.status, await response.text()]).toEqual([502, expect.stringContaining('the target did not answer')]);
  expect(seen).toMatchObject([{ answer: null }]);
  expect((await fetch(`${origin}/elsewhere`)).status).toBe(404);
});

interface Proxied {
  code: number;
  out: string;
  err: string;
  written: string;
}

/** Runs a few words of JavaScript behind `conformance proxy`. */
async function proxied(target: string, flags: readonly string[], script: string): Promise<Proxied> {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'conformance.yaml'), target);
  const words = [process.execPath, '--input-type=module', '--eval', script];
  const argv = ['proxy', '--port', '0', '--out', 'out', ...flags, '--', ...words];
  const { exitCode, out, err } = await command(argv, { cwd });
  const files = ['report.json', 'exchanges.har', 'report.html', 'junit.xml', 'summary.md', 'ctrf.json'];
  const written = files.map((name) => readFileSync(join(cwd, 'out', name), 'utf8')).join('\n');
  return { code: exitCode, out, err, written };
}

const pings = `for (let round = 0; round < 3; round += 1) {
  const headers = { authorization: 'ApiKey canary-key-5d1f77aa' };
  await fetch(process.env.PARTNER_BASE_URL + '/api/v1/ping', { headers });
}`;

async function partnerThatAnswers(body: object): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `{targets: {t: {partner: {baseUrl: 'http://127.0.0.1:${portOf(server)}/p', apiKey: canary-key-5d1f77aa}}}}`;
}

test('each kind of violation is told once, as it happens, and the reports are those of a run', async () => {
  const target = await partnerThatAnswers({ organizationId: 'o', organizationName: 7, key: 'canary-key-5d1f77aa' });
  const { code, out, err, written } = await proxied(target, [], pings);
  expect(code).toBe(1);
  expect(out).toMatch(/^Partner Management API: http:\/\/127\.0\.0\.1:\d+\/partner -> http:\/\/127\.0\.0\.1:\d+\/p$/m);
  expect(err.match(/^partner\.ping\.fields: /gm)).toHaveLength(1);
  expect(err.match(/^partner\.secrets\.api-key: /gm)).toHaveLength(1);
  expect(written).toContain('"3 of 3 exchanges judged"');
  expect(written + err + out).not.toContain('5d1f77aa');
});

test('a command that fails where nothing is wrong with the target says nothing about it', async () => {
  const target = await partnerThatAnswers({ organizationId: 'o', organizationName: 'O' });
  const fine = await proxied(target, [], pings);
  expect([fine.code, fine.err]).toEqual([0, '']);
  const failed = await proxied(target, [], `${pings} process.exit(5)`);
  expect([failed.code, failed.err]).toEqual([3, 'the command ended with exit code 5\n']);
  const silent = await proxied(target, [], '');
  expect(silent.code).toBe(3);
});

test('a run of the suites through the proxy shows nothing that it should not', async () => {
  await using reference = await startEmbedded().then((service) => ({
    ...service,
    [Symbol.asyncDispose]: () => service.close(),
  }));
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'conformance.json'), JSON.stringify({ targets: { t: reference.profile } }));
  const only = ['--only', 'partner.client.create.*', '--only', 'workspace.entry.create.*', '--only', '*.auth.*'];
  // The run finds the proxy by its profile, in which only the base URLs are others.
  const inside = `const { spawnSync } = await import('node:child_process');
    const { readFileSync, writeFileSync } = await import('node:fs');
    const profile = JSON.parse(readFileSync('conformance.json', 'utf8'));
    profile.targets.t.partner.baseUrl = process.env.PARTNER_BASE_URL;
    profile.targets.t.workspace.baseUrl = process.env.WORKSPACE_BASE_URL;
    writeFileSync('inside.json', JSON.stringify(profile));
    const argv = ${JSON.stringify(['run', '--profile', 'inside.json', '--depth', 'smoke', '--out', 'inside', ...only])};
    const { status } = spawnSync(process.execPath, [${JSON.stringify(join(process.cwd(), 'src/cli/main.ts'))}, ...argv]);
    process.exit(status);`;
  const words = [process.execPath, '--input-type=module', '--eval', inside];
  const ended = await start(folder, ['proxy', '--port', '0', '--out', 'out', '--format', 'json', '--', ...words]);
  expect(ended).toMatchObject({ code: 0, out: expect.stringContaining('conformant') });
  const report = JSON.parse(readFileSync(join(folder, 'out', 'report.json'), 'utf8'));
  expect(report.summary.requirements).toMatchObject({ failed: 0, warning: 0 });
  expect(report.summary.requirements.passed).toBeGreaterThan(40);
});

test('without a target, with a port that is taken, or with no such command there is nothing to do', async () => {
  const cwd = temporaryFolder();
  const without = await command(['proxy'], { cwd });
  expect([without.exitCode, without.err]).toEqual([2, expect.stringContaining('say where the target is')]);
  const taken = createSocketServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void taken.close());
  const there = ['--partner', 'http://127.0.0.1:1/p'];
  const busy = await command(['proxy', ...there, '--port', String(portOf(taken))], { cwd });
  expect([busy.exitCode, busy.err]).toEqual([2, expect.stringContaining('is in use')]);
  const missing = await command(['proxy', ...there, '--port', '0', '--', 'no-such-program-here'], { cwd });
  expect([missing.exitCode, missing.err]).toEqual([2, expect.stringContaining('the command cannot be started')]);
});

test('it ends by itself after the time that was given', async () => {
  const cwd = temporaryFolder();
  const ended = await start(cwd, [
    'proxy',
    '--partner',
    'http://127.0.0.1:1/p',
    '--port',
    '0',
    '--for',
    '1s',
    '--format',
    'json',
  ]);
  expect(ended).toMatchObject({ code: 3, out: expect.stringContaining('nothing was tested') });
});

import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startReference } from '../../reference/server.ts';
import { LoginError, logIn } from '../../src/http/login.ts';
import { runConformance } from '../../src/index.ts';
import { temporaryFolder } from '../support/folder.ts';
import { impostor, json } from './targets.ts';

const http = { headers: {}, timeoutMs: 5_000, concurrency: 2, rps: null, settleMs: 1 };
const client = { clientId: 'the client', clientSecret: 'secret/of:the client' };

async function failureOf(attempt: Promise<unknown>): Promise<string> {
  const error: unknown = await attempt.catch((thrown: unknown) => thrown);
  return error instanceof LoginError ? error.message : `no login error: ${error}`;
}

describe('a login', () => {
  it('takes what a command prints', async () => {
    expect(await logIn({ command: 'printf "%s\\n" some-long-token' }, http)).toBe('some-long-token');
  });

  it.each([
    ['echo the vault is sealed >&2; exit 4', 'its command ended with 4: the vault is sealed'],
    ['true', 'what it gives is no token that a header can carry'],
    ['printf "two\\nlines"', 'what it gives is no token that a header can carry'],
  ])('says why there is no token from a command: %s', async (command, message) => {
    expect(await failureOf(logIn({ command }, http))).toBe(message);
  });

  it.each(['header', 'body'] as const)('is granted to a client that shows itself in the %s', async (sendIn) => {
    const seen: string[] = [];
    const { url } = await impostor(async (incoming, answer) => {
      const body = new URLSearchParams(Buffer.concat(await incoming.toArray()).toString());
      const [, basic = ''] = incoming.headers.authorization?.split(' ') ?? [];
      seen.push(atob(basic), ...[...body].map(([name, value]) => `${name}=${value}`));
      answer.writeHead(200, json).end('{"access_token":"some-long-token","token_type":"Bearer"}');
    });
    expect(await logIn({ url: `${url}/token`, ...client, scope: 'all', sendIn }, http)).toBe('some-long-token');
    expect(seen).toEqual(
      sendIn === 'header'
        ? ['the+client:secret%2Fof%3Athe+client', 'grant_type=client_credentials', 'scope=all']
        : [
            '',
            'grant_type=client_credentials',
            'scope=all',
            'client_id=the client',
            'client_secret=secret/of:the client',
          ],
    );
  });

  it.each([
    [401, '{"error":"invalid_client"}', 'it answers 401 (invalid_client)'],
    [200, '{"token":"x"}', 'its answer holds no access_token'],
    [200, '<html>', 'its answer holds no access_token'],
  ])('says why there is no token from a server: %s %s', async (status, body, message) => {
    const { url } = await impostor((_, answer) => void answer.writeHead(status, json).end(body));
    expect(await failureOf(logIn({ url, ...client }, http))).toBe(message);
  });
});

/** Before the reference service: it knows tokens that are good for so many requests only, and says which is good now. */
async function gate(uses: number): Promise<{ url: string; token: string; logins(): number; close(): Promise<void> }> {
  const reference = await startReference({});
  let [current, left, logins] = ['', 0, 0];
  const { url } = await impostor((incoming, answer) => {
    if (incoming.url === '/token') {
      logins += 1;
      [current, left] = [`token-number-${logins}-of-this-test`, uses];
      answer.writeHead(200, json).end(JSON.stringify({ access_token: current }));
      return;
    }
    const isMeant = incoming.headers.authorization === `Bearer ${current}`;
    if (isMeant) left -= 1;
    const headers = { ...incoming.headers };
    if (isMeant && left >= 0) headers.authorization = `Bearer ${reference.profile.workspace.token}`;
    const { hostname, port, pathname } = new URL(reference.profile.workspace.baseUrl);
    const path = pathname.replace(/\/$/, '') + (incoming.url ?? '');
    const forwarded = request({ hostname, port, path, method: incoming.method, headers }, (got) =>
      got.pipe(answer.writeHead(got.statusCode ?? 500, got.headers)),
    );
    incoming.pipe(forwarded);
  });
  return { url, token: `${url}/token`, logins: () => logins, close: () => reference.close() };
}

describe('a run with a login', () => {
  it('fetches its token, fetches another when that is refused, and shows neither', { timeout: 60_000 }, async () => {
    await using stack = new AsyncDisposableStack();
    const { url, token, logins, close } = await gate(20);
    stack.defer(close);
    const out = temporaryFolder();
    const target = { name: 'login', workspace: { baseUrl: url, login: { url: token, ...client } } };
    const { report } = await runConformance({
      target,
      out,
      only: ['workspace.providers.*', 'workspace.entry.get.*'],
      quiet: true,
    });
    expect(report.summary.requirements.failed + report.summary.requirements.inconclusive).toBe(0);
    expect(report.summary.requirements.passed).toBeGreaterThan(0);
    expect(logins()).toBeGreaterThan(1);
    for (const file of readdirSync(out)) {
      const text = readFileSync(join(out, file), 'utf8');
      expect(text).not.toContain('-of-this-test');
      expect(text).not.toContain('secret/of');
    }
  });

  it('is inconclusive with one sentence where there is no token', { timeout: 60_000 }, async () => {
    const target = { name: 'login', workspace: { baseUrl: 'http://127.0.0.1:9', login: { command: 'exit 3' } } };
    const { exitCode, report } = await runConformance({ target, out: temporaryFolder(), quiet: true });
    expect([exitCode, report.verdict]).toEqual([3, 'inconclusive']);
    expect(report.verdictReason).toContain('workspace.login gives no token: its command ended with 3');
  });
});

import { createPrivateKey } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer as createPlain, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createTls } from 'node:https';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ran } from '../../scripts/reproduce/trial.ts';
import type { CheckResult } from '../../src/model/report.ts';
import { readReport } from '../../src/report/read-report.ts';
import { type Staging, staging, start } from '../gate/staging.ts';
import { portOf } from '../support/ports.ts';

const pem = (name: string): string => readFileSync(new URL(`../hostile/tls/${name}.pem`, import.meta.url), 'utf8');
const requirement = 'partner.client.name.max-accepted';
const fault = 'name-of-100-refused';
const minutes = 60_000;

/** Hands every request on to a service, whatever host it was for. */
function handOn(baseUrl: string) {
  const { origin } = new URL(baseUrl);
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { pathname, search } = new URL(incoming.url ?? '', origin);
    const { method, headers } = incoming;
    const onward = request(`${origin}${pathname}${search}`, { method, headers }, (answer) =>
      answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers)),
    );
    incoming.pipe(onward);
  };
}

/** What one failing check of a run through that way says, and how its command and its script end. */
async function failing({ directory }: Staging, profile: object): Promise<CheckResult> {
  writeFileSync(join(directory, 'conformance.json'), JSON.stringify({ targets: { staging: profile } }));
  const { code, out } = await start(directory, ['run', '--only', requirement, '--out', 'out']);
  expect(code, out).toBe(1);
  const report = readReport(join(directory, 'out', 'report.json'));
  const checks = report.requirements.flatMap((each) => (each.id === requirement ? each.checks : []));
  const [first] = checks.filter(({ status }) => status === 'failed');
  if (first === undefined) throw new Error('nothing failed');
  return first;
}

/** Runs lines where the run began. */
function shell(cwd: string, lines: string, env: Record<string, string>) {
  return ran(`cd '${cwd}'\n${lines}`, env);
}

/** The failure shows again; what the script said is in the message where it does not. */
async function expectAgain(...call: Parameters<typeof shell>): Promise<void> {
  const { code, output } = await shell(...call);
  expect(code, output).toBe(1);
}

describe('a failure behind a server that asks for a certificate', { timeout: 3 * minutes }, () => {
  it('is reproduced with the files and the passphrase of the profile', async () => {
    await using staged = await staging({ faults: [fault] });
    const { directory, reference } = staged;
    const tls = { cert: pem('trusted'), key: pem('key'), ca: pem('trusted') };
    const front = createTls({ ...tls, requestCert: true, rejectUnauthorized: true }, handOn(reference.partnerBaseUrl));
    const baseUrl = `https://127.0.0.1:${await portOf(front)}${new URL(reference.partnerBaseUrl).pathname}`;
    const passphrase = 'words-of-a-phrase';
    const key = createPrivateKey(tls.key).export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase });
    for (const [name, text] of [
      ['ca.pem', tls.ca],
      ['client.pem', tls.cert],
      ['client key.pem', key.toString()],
    ] as const)
      writeFileSync(join(directory, name), text);
    const http = { ca: 'ca.pem', cert: 'client.pem', key: './client key.pem', passphrase };
    const check = await failing(staged, { partner: { ...reference.profile.partner, baseUrl }, http });

    const apiKey = reference.profile.partner.apiKey;
    const env = { PARTNER_API_KEY: apiKey, HTTP_PASSPHRASE: passphrase };
    const lines = check.reproduce ?? '';
    expect(lines).toContain(
      `--cacert './ca.pem' --cert './client.pem' --key './client key.pem' --pass "$HTTP_PASSPHRASE"`,
    );
    expect((await shell(directory, lines, env)).output).toContain('HTTP/1.1 400');

    const script = readFileSync(join(directory, 'out', check.script ?? ''), 'utf8');
    expect(script).not.toContain(passphrase);
    expect(script).not.toContain('PRIVATE KEY');
    await expectAgain(directory, script, env);
    expect(await shell('/', script, env)).toMatchObject({ code: 2, output: expect.stringContaining('CA_FILE') });
    const elsewhere = { CA_FILE: 'ca.pem', CERT_FILE: 'client.pem', KEY_FILE: 'client key.pem' };
    const files = Object.entries(elsewhere).map(([name, file]) => [name, join(directory, file)]);
    await expectAgain('/', script, { ...env, ...Object.fromEntries(files) });
    expect(await shell(directory, script, { PARTNER_API_KEY: apiKey })).toMatchObject({ code: 2 });
  });
});

describe('a failure behind a proxy', { timeout: 3 * minutes }, () => {
  it('is reproduced through it, with its password from the environment', async () => {
    await using staged = await staging({ faults: [fault] });
    const { directory, reference } = staged;
    const asked = new Set<string | undefined>();
    const proxy = createPlain((incoming, outgoing) => {
      asked.add(incoming.headers['proxy-authorization']);
      handOn(reference.partnerBaseUrl)(incoming, outgoing);
    });
    const port = await portOf(proxy);
    vi.stubEnv('HTTP_PROXY', `http://user:some-password@127.0.0.1:${port}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    const baseUrl = `http://target.invalid${new URL(reference.partnerBaseUrl).pathname}`;
    const check = await failing(staged, { partner: { ...reference.profile.partner, baseUrl } });

    const env = { PARTNER_API_KEY: reference.profile.partner.apiKey, PROXY_LOGIN: 'user:some-password' };
    expect(check.reproduce).toContain(`--proxy 'http://127.0.0.1:${port}' --proxy-user "$PROXY_LOGIN"`);
    expect((await shell(directory, check.reproduce ?? '', env)).output).toContain('HTTP/1.1 400');
    const script = readFileSync(join(directory, 'out', check.script ?? ''), 'utf8');
    expect(script).not.toContain('some-password');
    await expectAgain(directory, script, env);
    expect([...asked]).toEqual([`Basic ${btoa('user:some-password')}`]);
    // Whoever needs none says so.
    const direct = { ...env, TARGET_PROXY: '', PARTNER_URL: reference.partnerBaseUrl };
    await expectAgain(directory, script, direct);
  });
});

import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curlOf } from '../../src/http/curl.ts';
import type { ExchangeRecord } from '../../src/model/report.ts';
import { settingsOf } from '../../src/profile/settings.ts';
import { temporaryFolder } from '../support/folder.ts';

function record(request: Partial<ExchangeRecord['request']>): ExchangeRecord {
  return {
    id: 'x1',
    api: 'partner',
    sender: '',
    operation: 'POST /api/v1/clients',
    startedAt: '2026-01-01T00:00:00.000Z',
    durationMs: 1,
    request: { method: 'POST', url: 'http://127.0.0.1/api/v1/clients', headers: {}, body: null, ...request },
    response: null,
    failure: null,
  };
}

/** Runs commands with a `curl` that only says what it was told: its arguments. */
function shell(): (command: string) => string[] {
  const folder = temporaryFolder();
  const curl = join(folder, 'curl');
  writeFileSync(curl, `#!/bin/sh\nprintf '%s\\0' "$@"\n`);
  chmodSync(curl, 0o755);
  const env = { PATH: `${folder}:${process.env.PATH}`, PARTNER_API_KEY: key, HOME: '/nowhere' };
  return (command) =>
    execFileSync('sh', ['-c', command], { cwd: folder, env, encoding: 'utf8' }).split('\0').slice(0, -1);
}

const key = `k3y 'with' "quotes" $HOME \`id\``;
/** Reached without anything special. */
const plain = { http: settingsOf({}, {}, []), secrets: [] };
const names = new Set(['PARTNER_API_KEY', 'PARTNER', 'partner_key']);

describe('curlOf', () => {
  it.each([
    ['line feeds', 'a\nb\r\nc\n'],
    ['dollars', '$HOME $(id) $'.concat('{HOME} $$ $PATH')],
    ['backticks', '`id` ``'],
    ['quotes', `'"'"' \\' ''`],
    ['backslashes', '\\ \\\\n \\'],
    ['leading dashes', '--data @/etc/passwd'],
    ['what names a file', '@/etc/hostname'],
    ['ends of commands', '; id & id | id > x # !! * ? ~ [a]'],
  ])('hands a shell %s as they are', (_, text) => {
    const run = shell();
    const url = `http://127.0.0.1/a?q=${text}`;
    const args = run(curlOf(record({ url, headers: { 'x-a': text }, body: text }), names, plain));
    expect(args.slice(args.indexOf('-X'))).toEqual(['-X', 'POST', '-H', `x-a: ${text}`, '--data-raw', text, url]);
    expect(run(curlOf(record({ url: text }), names, plain)).slice(-1)).toEqual([text]);
  });

  it('hands a shell any text as it is', { timeout: 60_000 }, () => {
    const run = shell();
    const texts = fc.string({
      unit: fc.constantFrom(...`abA_ '"\\\`$@-;&|<>(){}[]*?~#!=%\n\t\u001bé😀`),
      minLength: 1,
    });
    fc.assert(
      fc.property(texts, (body) => {
        expect(run(curlOf(record({ body }), new Set(['AB']), plain))).toContain(body);
      }),
      { numRuns: 40 },
    );
  });

  it('lets the shell fill in secrets, whatever they hold and whatever stands beside them', () => {
    const headers = { authorization: 'ApiKey $PARTNER_API_KEY' };
    const args = shell()(curlOf(record({ headers, body: '$PARTNER_API_KEYS$PARTNER_API_KEY$x' }), names, plain));
    expect(args).toContain(`authorization: ApiKey ${key}`);
    expect(args).toContain(`${key}S${key}$x`);
  });

  it('writes what no argument can hold as an escape, and what curl would change so that it does not', () => {
    const url = 'http://127.0.0.1/a/../b?c[]={d}';
    const args = shell()(curlOf(record({ url, headers: { 'x-empty': '' }, body: '"a\0b"' }), names, plain));
    expect(args).toEqual([
      '-i',
      '--globoff',
      '--path-as-is',
      '-X',
      'POST',
      '-H',
      'x-empty;',
      '--data-raw',
      '"a\\u0000b"',
      url,
    ]);
    expect(curlOf(record({ url: '-o /tmp/x', method: 'GET' }), names, plain)).toBe(`curl -i --url '-o /tmp/x'`);
  });

  it('keeps secrets as variables and everything else from the shell', () => {
    const headers = { authorization: 'ApiKey $PARTNER_API_KEY', 'user-agent': 'ours' };
    const command = curlOf(record({ headers, body: `{"name":"it's $HOME"}` }), new Set(['PARTNER_API_KEY']), plain);
    expect(command).toBe(
      `curl -i -X POST -H 'authorization: ApiKey '"$PARTNER_API_KEY" --data-raw '{"name":"it'\\''s $HOME"}' ` +
        `'http://127.0.0.1/api/v1/clients'`,
    );
  });

  it('needs no method for a GET', () => {
    expect(curlOf(record({ method: 'GET' }), new Set(), plain)).toBe(`curl -i 'http://127.0.0.1/api/v1/clients'`);
  });

  it('says how the target is reached: files by their names, secrets as variables', () => {
    const given = { ca: 'PEM', cert: 'PEM', key: 'PEM', passphrase: 'words-of-a-phrase' };
    const proxy = { https: 'http://user:some-password@proxy.example.com:3128', except: 'a.example,b.example' };
    const files = { ca: "./it's.pem", cert: './a:b.pem' };
    const http = { ...settingsOf(given, { proxy }, []), files };
    const target = { http, secrets: [{ name: 'HTTP_PASSPHRASE', value: 'words-of-a-phrase' }] };
    const get = (url: string) => curlOf(record({ method: 'GET', url }), names, target);
    expect(get('https://staging.example.com/a')).toBe(
      `curl -i --cacert './it'\\''s.pem' --cert './a\\:b.pem' --key "$KEY_FILE" --pass "$HTTP_PASSPHRASE" ` +
        `--proxy 'http://proxy.example.com:3128' --proxy-user "$PROXY_LOGIN" --noproxy 'a.example,b.example' ` +
        `'https://staging.example.com/a'`,
    );
    const trusting = { http: settingsOf({}, { extraCa: '/etc/own.pem' }, []), secrets: [] };
    expect(curlOf(record({ method: 'GET', url: 'https://staging.example.com/a' }), names, trusting)).toBe(
      `curl -i --cacert '/etc/own.pem' 'https://staging.example.com/a'`,
    );
    expect(get('https://localhost/a')).toContain(`--noproxy '*' 'https://localhost/a'`);
    expect(get('http://staging.example.com/a')).toBe(`curl -i 'http://staging.example.com/a'`);
  });
});

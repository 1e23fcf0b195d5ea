import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { allVariants } from '../../reference/variants/index.ts';
import type { ClientReport } from '../../src/client-side/model.ts';
import { command, type Outcome } from '../cli/stage.ts';
import { temporaryFolder } from '../support/folder.ts';

const examples = fileURLToPath(new URL('../../examples/client', import.meta.url));
const few = ['lists-bare-arrays', 'id-entries-huge-numbers', 'children-small-pages', 'paused-at-first', 'json-escaped'];

interface Tried extends Outcome {
  cwd: string;
  report: ClientReport | null;
  /** Ids of the services that the command failed under. */
  failed: string[];
}

/** Runs `conformance client` in a folder of its own. */
async function client(flags: readonly string[], words: readonly string[]): Promise<Tried> {
  const cwd = temporaryFolder();
  const outcome = await command(['client', '--out', 'out', ...flags, '--', ...words], { cwd });
  const file = join(cwd, 'out', 'client-report.json');
  const report: ClientReport | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const failed = report?.variants.filter(({ outcome: how }) => how === 'failed' || how === 'timed-out') ?? [];
  return { ...outcome, cwd, report, failed: failed.map(({ id }) => id) };
}

/** A command that is a few words of JavaScript. */
function script(text: string): string[] {
  return [process.execPath, '--input-type=module', '--eval', text];
}

const failsUnder = (id: string): string[] => script(`process.exit(process.env.REFERENCE_VARIANT === '${id}' ? 7 : 0)`);

test('the naive example fails under the services that it was not made for, and is told under which', async () => {
  const { exitCode, failed, out, cwd, report } = await client(
    ['--only', few.join()],
    [process.execPath, join(examples, 'naive.mjs')],
  );
  expect(report?.verdict).toBe('fragile');
  expect(failed.toSorted()).toEqual(few.filter((id) => id !== 'json-escaped').toSorted());
  expect(exitCode).toBe(1);
  expect(out).toContain('fails under 4 of 5 conforming services');
  expect(out).toMatch(/lists-bare-arrays +exit code 1 +Lists with an open envelope are bare arrays\. TypeError/);
  const output = readFileSync(join(cwd, 'out', 'client-outputs', 'lists-bare-arrays.log'), 'utf8');
  expect(output).toContain('TypeError: Cannot read properties of undefined');
  expect(existsSync(join(cwd, 'out', 'client-outputs', 'json-escaped.log'))).toBe(false);
  expect(readFileSync(join(cwd, 'out', 'client-summary.md'), 'utf8')).toContain(
    '| `paused-at-first` | The first creation',
  );
  expect(readFileSync(join(cwd, 'out', 'client-junit.xml'), 'utf8')).toMatch(/tests="6" failures="4" skipped="0"/);
});

test('the careful example gets along with all of them', async () => {
  const { exitCode, failed, out } = await client(
    ['--only', few.join(), '--jobs', '2'],
    [process.execPath, join(examples, 'careful.ts')],
  );
  expect([exitCode, failed]).toEqual([0, []]);
  expect(out).toContain('gets along with 5 conforming services');
});

test('a command that fails under the plain service says nothing about the others', async () => {
  const { exitCode, report, out } = await client(['--only', 'json-*'], script('process.exit(4)'));
  expect([exitCode, report?.verdict, report?.variants]).toEqual([3, 'inconclusive', []]);
  expect(out).toContain('inconclusive: the plain service: exit code 4');
});

test('a command that fails by itself now and then is found out', async () => {
  const marks = temporaryFolder();
  const once = `const { existsSync, writeFileSync } = await import('node:fs');
    const mark = ${JSON.stringify(join(marks, 'mark'))};
    if (existsSync(mark)) process.exit(1);
    writeFileSync(mark, '');`;
  const { exitCode, report } = await client(['--only', 'json-escaped'], script(once));
  expect([exitCode, report?.reason]).toEqual([3, 'the plain service, tried once more: exit code 1']);
});

test('a command that hangs is ended, and what it started as well', async () => {
  const marks = temporaryFolder();
  const pid = join(marks, 'pid');
  const hanging = `if (process.env.REFERENCE_VARIANT === '') process.exit(0);
    const { spawn } = await import('node:child_process');
    const { writeFileSync } = await import('node:fs');
    const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    writeFileSync(${JSON.stringify(pid)}, String(child.pid));
    process.on('SIGTERM', () => {});
    setInterval(() => {}, 1000);`;
  const { exitCode, report, failed } = await client(['--only', 'json-escaped', '--timeout', '2s'], script(hanging));
  expect([exitCode, failed]).toEqual([1, ['json-escaped']]);
  expect(report?.variants[0]?.outcome).toBe('timed-out');
  await sleep(200);
  const isThere = (): boolean => {
    try {
      return process.kill(Number(readFileSync(pid, 'utf8')), 0);
    } catch {
      return false;
    }
  };
  expect(isThere()).toBe(false);
});

test('the command gets all that it needs to find the service', async () => {
  const ask = `const { readFileSync } = await import('node:fs');
    const { PARTNER_BASE_URL: partner, PARTNER_API_KEY: key, WORKSPACE_BASE_URL: workspace, WORKSPACE_TOKEN: token } = process.env;
    const ping = await fetch(partner + '/api/v1/ping', { headers: { authorization: 'ApiKey ' + key } });
    const list = await fetch(workspace + '/api/v1/filespaces', { headers: { authorization: 'Bearer ' + token } });
    console.log(JSON.stringify({ statuses: [ping.status, list.status], variant: process.env.REFERENCE_VARIANT,
      profile: readFileSync(process.env.CONFORMANCE_PROFILE, 'utf8') }));
    process.exit(process.env.REFERENCE_VARIANT === 'other-prefixes' ? 1 : 0);`;
  const { report } = await client(['--only', 'other-prefixes'], script(ask));
  const told = z
    .object({ statuses: z.array(z.number()), variant: z.string(), profile: z.string() })
    .parse(JSON.parse(report?.variants[0]?.tail ?? ''));
  expect(told).toMatchObject({ statuses: [200, 200], variant: 'other-prefixes' });
  expect(parse(told.profile).targets.reference.partner.baseUrl).toContain('/gateway/v2/partner-api');
});

test('the services speak the words of the profile', async () => {
  const profile = `{targets: {t: {workspace: {baseUrl: 'https://a.test', token: t0123456789}, vocabulary: {vendor: acme, StorageA: Cube}}}}`;
  const { writeFileSync } = await import('node:fs');
  const file = join(temporaryFolder(), 'p.yaml');
  writeFileSync(file, profile);
  const create = `const response = await fetch(process.env.WORKSPACE_BASE_URL + '/api/v1/filespaces', { method: 'POST',
      headers: { authorization: 'Bearer ' + process.env.WORKSPACE_TOKEN, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'alpha', region: 'eu-central-1', storageProvider: 'Cube', storageOwner: 'acme' }) });
    process.exit(response.status === 201 ? 0 : 1);`;
  const { exitCode } = await client(['--only', 'json-escaped', '--profile', file], script(create));
  expect(exitCode).toBe(0);
});

test('services can be chosen, left out and listed', async () => {
  const { out } = await client(['--list', '--only', 'json-*', '--skip', 'json-escaped'], []);
  expect(out).toContain('json-pretty-printed');
  expect(out).not.toContain('json-escaped');
  const listed = z.array(z.object({ id: z.string(), story: z.string() }));
  const all = listed.parse(JSON.parse((await client(['--list', '--json'], [])).out)).map(({ id }) => id);
  expect(all).not.toContain('profile-bare');
  expect(all).not.toContain('partner-words');
  expect(all.length).toBeGreaterThan(allVariants.length - 15);
});

test.each([
  [['--only', 'jason-*'], ['true'], 'jason-* matches no service; the nearest is '],
  [['--only', 'json-escaped'], [], 'say what tests your client'],
  [['--only', 'json-escaped'], ['no-such-program-here'], 'the command cannot be started: '],
])('%j with %j is a mistake that is named', async (flags, words, message) => {
  const { exitCode, err } = await client(flags, words);
  expect([exitCode, err]).toEqual([2, expect.stringContaining(message)]);
});

test('a service under which the command ends by exit code is told with it', async () => {
  const { report, exitCode } = await client(['--only', 'json-*'], failsUnder('json-pretty-printed'));
  expect(exitCode).toBe(1);
  expect(report?.variants.filter(({ outcome }) => outcome === 'failed')).toMatchObject([
    { id: 'json-pretty-printed', exitCode: 7 },
  ]);
});

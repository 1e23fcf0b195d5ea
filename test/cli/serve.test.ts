import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import type { Surroundings } from '../../src/cli/surroundings.ts';
import { loadTarget } from '../../src/profile/load.ts';
import { directoryWith } from '../profile/profiles.ts';
import { command, servedReference } from './stage.ts';

const profile = {
  partner: { baseUrl: 'http://127.0.0.1:4010/partner', apiKey: 'pk', fixtures: { client: { id: '0012' } } },
  workspace: { baseUrl: 'http://127.0.0.1:4010/workspace', token: 'wt' },
};

test('what it prints is a profile that can be saved and loaded', async () => {
  const { out, exitCode } = await command(['serve'], { startReference: async () => servedReference({ profile }) });
  expect(exitCode).toBe(0);
  expect(parse(out)).toEqual({ targets: { reference: profile } });
  expect(out).toContain('# Partner Management API: http://127.0.0.1:4010/partner');
  expect(out).toContain('# Workspace API: http://127.0.0.1:4010/workspace');
  const cwd = directoryWith({ 'conformance.yaml': out });
  expect(await loadTarget({ env: {}, overrides: {}, cwd })).toMatchObject({ name: 'reference', ...profile });
});

test('it closes the service when asked to stop, and not before', async () => {
  const close = vi.fn(async () => {});
  const { promise, resolve } = Promise.withResolvers<void>();
  const outcome = command(['serve'], {
    startReference: async () => servedReference({ close }),
    stopped: () => promise,
  });
  await new Promise((settled) => setTimeout(settled, 20));
  expect(close).not.toHaveBeenCalled();
  resolve();
  expect((await outcome).exitCode).toBe(0);
  expect(close).toHaveBeenCalledOnce();
});

test('port, database, prefixes and bugs arrive', async () => {
  const startReference = vi.fn<Surroundings['startReference']>(async () => servedReference());
  const cwd = directoryWith({});
  await command(['serve', '--port', '0', '--db', 'data.sqlite'], { cwd, startReference });
  const flags = '--partner-prefix /a/b --workspace-prefix / --fault x,y --variant z';
  await command(['serve', ...flags.split(' ')], { cwd, startReference });
  const none = { faults: [], variants: [] };
  expect(startReference.mock.calls).toEqual([
    [{ port: 0, db: join(cwd, 'data.sqlite'), ...none }],
    [{ port: 4010, partnerPrefix: '/a/b', workspacePrefix: '/', faults: ['x', 'y'], variants: ['z'] }],
  ]);
});

test.each([
  ['EADDRINUSE', 2, 'port 4010 is in use; choose another with --port'],
  ['EACCES', 2, 'port 4010 is not allowed'],
  ['ERR_SQLITE_ERROR', 2, '--db x.sqlite: broken'],
  ['EUNKNOWN', 3, 'broken'],
])('the failure %s exits with %i', async (code, exitCode, message) => {
  const startReference = () => Promise.reject(Object.assign(new Error('broken'), { code }));
  const outcome = await command(['serve', '--db', 'x.sqlite'], { startReference });
  expect(outcome).toMatchObject({ exitCode, out: '', err: expect.stringContaining(message) });
});

test('a fault that nobody knows is a usage error', async () => {
  const startReference = () => Promise.reject(new TypeError('there is no fault nameless'));
  const outcome = await command(['serve', '--fault', 'nameless'], { startReference });
  expect(outcome).toMatchObject({ exitCode: 2, err: expect.stringContaining('there is no fault nameless') });
});

test('of a variant that nobody knows the nearest is named', async () => {
  const startReference = () => Promise.reject(new TypeError('there is no variant partner-word'));
  const { err } = await command(['serve', '--variant', 'partner-word'], { startReference });
  expect(err).toBe('error: there is no variant partner-word; the nearest is partner-words\n');
});

test('a prefix that is no path is a usage error', async () => {
  expect(await command(['serve', '--partner-prefix', 'a b'])).toMatchObject({ exitCode: 2, out: '' });
});

test('a port that cannot be is a usage error', async () => {
  expect(await command(['serve', '--port', '65536'])).toMatchObject({ exitCode: 2, out: '' });
});

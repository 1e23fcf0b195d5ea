import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadTarget } from '../../src/profile/load.ts';
import { directoryWith } from '../profile/profiles.ts';
import { command } from './stage.ts';

/** Every variable that the text refers to. */
function environmentFor(text: string): Record<string, string> {
  const names = [...text.matchAll(/\$\{([A-Z]\w*)\}/g)].map(([, name]) => name ?? '');
  return Object.fromEntries(names.filter((name) => name !== 'NAME').map((name) => [name, `value-of-${name}`]));
}

function load(cwd: string, text: string) {
  return loadTarget({ env: environmentFor(text), cwd, overrides: {} });
}

test('init writes a profile that only lacks the two secrets', async () => {
  const cwd = directoryWith({});
  const { exitCode, out } = await command(['init'], { cwd });
  expect([exitCode, out]).toEqual([0, expect.stringContaining('set PARTNER_API_KEY and WORKSPACE_TOKEN')]);
  const env = { PARTNER_API_KEY: 'the-key', WORKSPACE_TOKEN: 'the-token' };
  const target = await loadTarget({ env, cwd, overrides: {} });
  expect(target).toMatchObject({ name: 'staging', partner: { apiKey: 'the-key' }, workspace: { token: 'the-token' } });
});

test('what is commented out is valid once the comment signs are gone', async () => {
  const cwd = directoryWith({});
  await command(['init'], { cwd });
  const written = readFileSync(join(cwd, 'conformance.yaml'), 'utf8');
  const whole = written
    .replace(/\.\/(?:ca|client)\.pem/g, '"-----BEGIN CERTIFICATE-----"')
    .replace('./client-key.pem', '"-----BEGIN PRIVATE KEY-----"')
    .replace(/^( +)# /gm, '$1');
  const target = await load(directoryWith({ 'conformance.yaml': whole }), whole);
  expect(Object.keys(target?.partner?.credentials ?? {})).toHaveLength(5);
  expect(Object.keys(target?.partner?.fixtures ?? {})).toHaveLength(8);
  expect(Object.keys(target?.workspace?.credentials ?? {})).toHaveLength(3);
  expect(Object.keys(target?.workspace?.fixtures ?? {})).toHaveLength(4);
  expect(target).toMatchObject({
    partner: { memberIdField: 'accountId' },
    workspace: { dataStore: { urlExpirationMinutes: 10080 }, customerStorage: { storageProvider: 'Other' } },
    vocabulary: { vendor: 'acme' },
  });
});

test('init never overwrites', async () => {
  const cwd = directoryWith({ 'conformance.yaml': 'mine' });
  expect(await command(['init'], { cwd })).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining('conformance.yaml is there already'),
  });
  expect(readFileSync(join(cwd, 'conformance.yaml'), 'utf8')).toBe('mine');
});

test('on a terminal it asks, and leaves out what is not tested', async () => {
  const cwd = directoryWith({});
  const answers = ['prod: eu', '', 'ftp://no', 'https://eu.example.com/ws'];
  const questions: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    return answers.shift() ?? '';
  };
  expect(await command(['init', '--profile', 'eu.yaml'], { cwd, ask })).toMatchObject({ exitCode: 0, err: '' });
  expect(questions).toHaveLength(4);
  const env = { WORKSPACE_TOKEN: 'the-token' };
  const target = await loadTarget({ file: 'eu.yaml', env, cwd, overrides: {} });
  expect(target).toMatchObject({ name: 'prod: eu', workspace: { baseUrl: 'https://eu.example.com/ws' } });
  expect(target?.partner).toBeUndefined();
});

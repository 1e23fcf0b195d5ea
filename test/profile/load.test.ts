import { expect, test } from 'vitest';
import { loadTarget, targetFromObject } from '../../src/profile/load.ts';
import { directoryWith, load, partnerProfile, refusal, workspaceProfile } from './profiles.ts';

test('no profile in the directory is no error', async () => {
  expect(await loadTarget({ env: {}, overrides: {}, cwd: directoryWith({}) })).toBeNull();
});

test.each(['conformance.yaml', 'conformance.yml'])('%s is found by itself', async (name) => {
  const cwd = directoryWith({ [name]: partnerProfile() });
  expect(await loadTarget({ env: {}, overrides: {}, cwd })).toMatchObject({ name: 'staging' });
});

test('JSON with tabs is a profile like any other, and its problems have lines', async () => {
  const target = { partner: { baseUrl: 'https://staging.example.com', apiKey: 'k', fixtures: { client: { id: 7 } } } };
  const good = directoryWith({ 'conformance.json': JSON.stringify({ targets: { one: target } }, null, '\t') });
  expect(await loadTarget({ env: {}, overrides: {}, cwd: good })).toMatchObject({
    partner: { fixtures: { client: { id: '7' } } },
  });
  const bad = directoryWith({ 'p.json': '{\n\t"targets": {\n\t\t"one": {\n\t\t\t"partnr": {}\n\t\t}\n\t}\n}' });
  const error = await refusal('', { cwd: bad, file: 'p.json' });
  expect(error).toMatchObject({ file: 'p.json', line: 4 });
  expect(error.message).toContain('did you mean partner?');
});

test('a named file that is not there is an error', async () => {
  const error = await refusal('', { cwd: directoryWith({}), file: 'missing.yaml' });
  expect(error.message).toBe('missing.yaml: cannot be read: there is no such file (ENOENT)');
});

test('defaults are filled in', async () => {
  expect(await load(workspaceProfile('      filespace: {region: us-west-1, blockSize: 256}'))).toEqual({
    name: 'staging',
    workspace: {
      baseUrl: 'https://staging.example.com/workspace',
      token: 'literal-token',
      credentials: {},
      fixtures: {},
      filespace: { region: 'us-west-1', storageProvider: 'StorageA', storageOwner: 'vendor', blockSize: 256 },
    },
    vocabulary: {},
    http: { headers: {}, timeoutMs: 15_000, concurrency: 8, rps: 50, settleMs: 30_000 },
    secrets: [{ name: 'WORKSPACE_TOKEN', value: 'literal-token' }],
  });
});

test.each([
  ['http://127.0.0.1:8080/p', null],
  ['http://127.8.9.1', null],
  ['http://localhost:1', null],
  ['http://[::1]:1', null],
  ['https://127.example.com', 50],
  ['https://localhost.example.com', 50],
])('the default rate for %s is %s', (baseUrl, rps) => {
  expect(targetFromObject('x', { partner: { baseUrl, apiKey: 'key' } }, {}).http.rps).toBe(rps);
});

test('one API off this machine is enough for the polite rate', () => {
  const partner = { baseUrl: 'http://localhost:1', apiKey: 'key' };
  const workspace = { baseUrl: 'https://staging.example.com', token: 'token' };
  expect(targetFromObject('x', { partner, workspace }, {}).http.rps).toBe(50);
});

test('overrides win over the profile, and undefined overrides nothing', async () => {
  const text = partnerProfile('    http: {timeoutMs: 100, concurrency: 3, rps: 7}');
  const target = await load(text, { overrides: { rps: null, concurrency: 5, timeoutMs: undefined } });
  expect(target?.http).toMatchObject({ timeoutMs: 100, concurrency: 5, rps: null });
});

test('rps null in the profile lifts the limit', async () => {
  expect((await load(partnerProfile('    http:', '      rps: null')))?.http.rps).toBeNull();
});

test('ids and credentials stay as they were written when YAML takes them for numbers', async () => {
  const target = await load(
    partnerProfile(
      '      fixtures:',
      '        client: {id: 0012, workspace: 12345678901234567890, filespace: 1e3}',
      '      credentials: {revoked: 007}',
    ),
  );
  expect(target?.partner?.fixtures.client).toEqual({
    id: '0012',
    workspace: '12345678901234567890',
    filespace: '1e3',
  });
  expect(target?.partner?.credentials).toEqual({ revoked: '007' });
});

test('data-store fields keep their types, save for texts that look like numbers', async () => {
  const target = await load(
    workspaceProfile(
      '      dataStore: {accessKey: 0123, secretKey: 456, useVirtualAddressing: true, urlExpirationMinutes: 10080}',
    ),
  );
  expect(target?.workspace?.dataStore).toEqual({
    accessKey: '0123',
    secretKey: '456',
    useVirtualAddressing: true,
    urlExpirationMinutes: 10_080,
  });
});

test('the trailing slash of a base URL is removed', () => {
  const target = targetFromObject('x', { partner: { baseUrl: 'https://a.example/p//', apiKey: 'key' } }, {});
  expect(target.partner?.baseUrl).toBe('https://a.example/p');
});

test('sections whose keys are all commented out count as absent', async () => {
  const target = await load(partnerProfile('      credentials:', '      fixtures:', '        client:', '    http:'));
  expect(target?.partner).toMatchObject({ credentials: {}, fixtures: {} });
});

test('anchors are resolved', async () => {
  const target = await load(partnerProfile('      fixtures: {client: &c {id: a}, otherClient: *c}'));
  expect(target?.partner?.fixtures.otherClient).toEqual({ id: 'a' });
});

test('the certificate authority is read from beside the profile', async () => {
  const pem = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n';
  const text = partnerProfile('    http: {ca: ./ca.pem}');
  const cwd = directoryWith({ 'conformance.yaml': text, 'ca.pem': pem });
  expect((await load('', { cwd }))?.http.ca).toBe(pem);
  expect((await refusal(text)).message).toContain('conformance.yaml:6: targets.staging.http.ca: names a file');
  const wrong = directoryWith({ 'conformance.yaml': text, 'ca.pem': 'nothing' });
  expect((await refusal('', { cwd: wrong })).message).toContain('holds no certificate');
});

test('one of several targets is chosen by name, and variables of the others do not matter', async () => {
  const text = `targets:\n  one: {partner: {baseUrl: "\${GONE}"}}\n  two:\n    partner: {baseUrl: http://a, apiKey: b}\n`;
  expect(await load(text, { targetName: 'two' })).toMatchObject({ name: 'two', partner: { baseUrl: 'http://a' } });
  expect((await refusal(text)).message).toContain('choose one with --target: one, two');
  const error = await refusal(text, { targetName: 'tow' });
  expect(error.message).toBe('conformance.yaml:1: targets: holds no target tow; did you mean two?');
});

test('an object is judged like a file', () => {
  expect(() => targetFromObject('reference', { partner: { baseUrl: 'x', apiKey: '' } }, {})).toThrow(
    /^target reference: 2 problems\n {2}partner.baseUrl: must be a complete URL.*\n {2}partner.apiKey: is empty/,
  );
});

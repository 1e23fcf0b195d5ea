import { expect, test } from 'vitest';
import { directoryWith, load, partnerProfile, refusal, workspaceProfile } from './profiles.ts';

/** Every problem as one line. */
async function problems(text: string, env: Record<string, string> = {}): Promise<string[]> {
  const error = await refusal(text, { env });
  return error.problems.map(({ line, path, message }) => `${line} ${path}: ${message}`);
}

test('all problems are reported at once, in the order of their lines', async () => {
  const text = [
    'targets:',
    '  staging:',
    '    partner:',
    '      baseUrl: ftp://staging.example.com',
    '      apikey: abc',
    '      fixtures:',
    '        client: {workspace: w}',
    '        activeMember: text',
    '    http:',
    '      timeoutMs: soon',
    '',
  ].join('\n');
  expect(await problems(text)).toEqual([
    '3 targets.staging.partner.apiKey: is required and missing',
    '4 targets.staging.partner.baseUrl: must begin with http:// or https://',
    '5 targets.staging.partner.apikey: unknown key; did you mean apiKey?',
    '7 targets.staging.partner.fixtures.client.id: is required and missing',
    '8 targets.staging.partner.fixtures.activeMember: must be a map of keys',
    '10 targets.staging.http.timeoutMs: must be a number',
  ]);
});

test('an unknown key that is near to none names the known ones', async () => {
  expect(await problems(partnerProfile('      fixtures: {banana: {id: x}}'))).toEqual([
    expect.stringContaining('6 targets.staging.partner.fixtures.banana: unknown key; known here: client, otherClient'),
  ]);
});

test.each([
  ['', 'null : has no value; it must be a map of keys'],
  ['partner: {}\n', '1 partner: belongs into a target'],
  ['targets: {}\n', '1 targets: holds no target'],
  ['targets: {one: {}}\n', '1 targets.one: needs the key partner or the key workspace, or both'],
  ['- 1\n', '1 : must be a map of keys'],
  [partnerProfile('      apiKey: other'), '6 : this key stands twice in the same map; remove one'],
  [partnerProfile('      memberIdField: true'), '6 targets.staging.partner.memberIdField: must be a text; put quotes'],
  [
    partnerProfile('    vocabulary: {storage_a: x, custom: x}'),
    'targets.staging.vocabulary.storage_a: is the wire word of custom, too',
  ],
  [partnerProfile('    vocabulary: {storage_a: custom}'), 'targets.staging.vocabulary.storage_a: is the wire word'],
  [
    partnerProfile('    vocabulary: {storage_a: id}'),
    'targets.staging.vocabulary.storage_a: is a word of the documents for something else, id',
  ],
  [
    partnerProfile('    vocabulary: {vendor: customer}'),
    'targets.staging.vocabulary.vendor: is a word of the documents',
  ],
  [
    partnerProfile('    http: {concurrency: 0}'),
    'targets.staging.http.concurrency: must be a whole number from 1 to 1000',
  ],
  [partnerProfile('    http: {rps: 0}'), 'targets.staging.http.rps: must be above 0'],
  [partnerProfile('    http: {headers: {"a b": x}}'), 'targets.staging.http.headers.a b: is not a name'],
  [partnerProfile('    http: {headers: {x: ""}}'), 'targets.staging.http.headers.x: is empty'],
  [workspaceProfile('      filespace: {name: x}'), 'targets.staging.workspace.filespace.name: is chosen by the suite'],
  [
    workspaceProfile('      dataStore: {s3StorageParams: {secretKey: sksk}}'),
    'targets.staging.workspace.dataStore.s3StorageParams: stands for itself here',
  ],
  [workspaceProfile('      dataStore: {secretKey: ""}'), 'targets.staging.workspace.dataStore.secretKey: is empty'],
  [workspaceProfile('      fixtures: {file: {filespace: a, path: b}}'), 'fixtures.file.path: must begin with /'],
  [workspaceProfile('      forbidSpecialCharacters: maybe'), 'forbidSpecialCharacters: must be true or false'],
  [workspaceProfile('      customerStorage: {region: a}'), 'customerStorage.secretAccessKey: is required and missing'],
])('refuses %j', async (text, expected) => {
  expect((await problems(text)).join('\n')).toContain(expected);
});

test.each([
  'staging.example.com',
  'https://user:hunter2@staging.example.com',
  'https://staging.example.com/?key=hunter2',
  'https://staging.example.com/#x',
])('refuses the base URL %s without repeating it', async (url) => {
  const error = await refusal(`targets: {one: {partner: {baseUrl: "${url}", apiKey: k}}}\n`);
  expect(error.problems).toMatchObject([{ path: 'targets.one.partner.baseUrl' }]);
  expect(error.message).not.toContain(url);
});

test.each([
  ['ApiKey pk_123', 'begins with its scheme, which is sent anyway: give it alone'],
  ['bearer pk_123', 'begins with its scheme, which is sent anyway: give it alone'],
  ['$PARTNER_API_KEY', `seems to mean an environment variable: write $\{NAME}`],
])('refuses the key %j with the remedy', async (key, message) => {
  expect(await problems(partnerProfile().replace('literal-key', `"${key}"`))).toEqual([
    expect.stringContaining(message),
  ]);
});

test.each(['a\\nb', ' ab', 'ab ', 'a\\u2019b'])('refuses the key %j, which no header can carry', async (key) => {
  const found = await problems(`targets: {one: {partner: {baseUrl: http://a, apiKey: "${key}"}}}\n`);
  expect(found).toEqual([expect.stringContaining('which no header can carry')]);
});

// The remedy of YAML's likeliest trap.
test('a variable without quotes in a flow map is explained', async () => {
  expect(await problems(partnerProfile(`      fixtures: {client: {id: \${CLIENT}}}`))).toEqual([
    `6 : a variable inside { } or [ ] must be in quotes: "\${NAME}"`,
  ]);
});

test.each(['*hunter2', '!hunter2', '@hunter2', '"hunter2', '{hunter2', '[hunter2}', '%hunter2', '&hunter2 *hunter2'])(
  'a syntax error at a secret %s does not show it',
  async (value) => {
    const error = await refusal(`targets:\n  one:\n    partner:\n      baseUrl: http://a\n      apiKey: ${value}\n`);
    expect(error.message).not.toContain('hunter2');
    expect(error.stack).not.toContain('hunter2');
    expect(error.cause).toBeUndefined();
  },
);

test('no problem shows a value, wherever it comes from', async () => {
  const text = [
    'targets:',
    '  one:',
    '    partner:',
    `      baseUrl: \${A}`,
    '      apiKey: {x: hunter2}',
    '      credentials: {reseller: [hunter2], revoked: " hunter2"}',
    '    vocabulary: {storage_b: hunter2, custom: hunter2}',
    '    http: {headers: {authorization: "hunter2\\n"}, ca: ./hunter2, timeoutMs: hunter2}',
    '',
  ].join('\n');
  const error = await refusal(text, { env: { A: 'hunter2' } });
  expect(error.problems.length).toBeGreaterThan(6);
  expect(error.message).not.toContain('hunter2');
});

test('a billion laughs are refused', async () => {
  const rows = ['a: &a0 [x, x]', ...Array.from({ length: 20 }, (_, n) => `a${n}: &a${n + 1} [*a${n}, *a${n}]`)];
  expect((await refusal(`${rows.join('\n')}\ntargets: *a20\n`)).message).toContain('cannot be resolved');
});

test('a directory is no profile', async () => {
  const cwd = directoryWith({});
  expect((await refusal('', { cwd, file: '.' })).message).toBe(
    '.: cannot be read: it is a folder, and a file is wanted (EISDIR)',
  );
});

test('__proto__ is a key like any other', async () => {
  const found = await problems('targets: {one: {__proto__: {partner: {}}}}\n');
  expect(found.join('\n')).toContain('1 targets.one.__proto__: unknown key');
  expect(await load(partnerProfile())).toMatchObject({ name: 'staging' });
});

import { expect, test } from 'vitest';
import { targetFromObject } from '../../src/profile/load.ts';
import { load, partnerProfile, refusal, workspaceProfile } from './profiles.ts';

const referenced = (...lines: readonly string[]) =>
  ['targets:', '  one:', '    partner:', ...lines.map((line) => `      ${line}`), ''].join('\n');

test(`variables are filled in, whole values and parts of them, and $\${ stays literal`, async () => {
  const text = referenced(`baseUrl: https://\${HOST}/p`, `apiKey: \${KEY}`, `memberIdField: a$\${b}\${HOST}`);
  const target = await load(text, { env: { HOST: 'h.example', KEY: `k: "1" # \${HOST}` } });
  expect(target?.partner).toMatchObject({
    baseUrl: 'https://h.example/p',
    // What a variable holds is never read again, neither as YAML nor for variables.
    apiKey: `k: "1" # \${HOST}`,
    memberIdField: `a\${b}h.example`,
  });
});

test('numbers and booleans may come from variables', async () => {
  const text = workspaceProfile(
    `      forbidSpecialCharacters: \${SPECIAL}`,
    '    http:',
    `      timeoutMs: \${TIMEOUT}`,
  );
  const target = await load(text, { env: { SPECIAL: 'false', TIMEOUT: '250' } });
  expect(target?.workspace?.forbidSpecialCharacters).toBe(false);
  expect(target?.http.timeoutMs).toBe(250);
});

test('every missing variable is named once, with its key and line', async () => {
  const error = await refusal(referenced(`baseUrl: \${URL}`, `apiKey: \${KEY}`), { env: { URL: undefined } });
  expect(error.problems).toEqual([
    { line: 4, path: 'targets.one.partner.baseUrl', message: expect.stringContaining('variable URL is not set') },
    { line: 5, path: 'targets.one.partner.apiKey', message: expect.stringContaining('variable KEY is not set') },
  ]);
});

test('an empty variable is an empty secret, and the message says which', async () => {
  const error = await refusal(referenced('baseUrl: http://a', `apiKey: \${KEY}`), { env: { KEY: '' } });
  expect(error.message).toMatch(/^conformance.yaml:5: targets.one.partner.apiKey: is empty.*comes from KEY/);
});

test.each([`\${`, `\${}`, `\${a b}`, `x\${KEY`])('a reference like %s is refused', async (value) => {
  const error = await refusal(referenced('baseUrl: http://a', `apiKey: '${value}'`), { env: { KEY: 'k' } });
  expect(error.message).toContain(`write \${NAME}, or $\${ for a literal \${`);
});

test('secrets are named after their variable, else after their key', async () => {
  const text = [
    partnerProfile(
      `      credentials: {otherPartner: other, reseller: "\${SHOP_KEY}", revoked: "a-\${PART}"}`,
    ).trimEnd(),
    '    workspace:',
    '      baseUrl: http://w',
    `      token: \${MY_TOKEN}`,
    '      credentials: {expired: old-token}',
    '      customerStorage:',
    '        {storageProvider: p, region: r, endpoint: e, accessKeyId: idid, secretAccessKey: sasa, bucketName: b}',
    '      dataStore: {accessKey: shown, secretKey: sksk, sessionToken: stst, secret: ssss, bucketName: bbbb}',
    '    http:',
    `      headers: {Authorization: "Bearer \${GATEWAY}", cookie: cccc, X-Api-Key: xaxa, x-trace-token: xtxt, accept: aaaa}`,
    '',
  ].join('\n');
  const env = { SHOP_KEY: 'shop', PART: 'part', MY_TOKEN: 'mine', GATEWAY: 'gate' };
  const target = await load(text, { env });
  const named = Object.fromEntries((target?.secrets ?? []).map(({ name, value }) => [name, value]));
  expect(named).toEqual({
    PARTNER_API_KEY: 'literal-key',
    PARTNER_OTHER_PARTNER: 'other',
    SHOP_KEY: 'shop',
    PARTNER_REVOKED: 'a-part',
    MY_TOKEN: 'mine',
    WORKSPACE_EXPIRED: 'old-token',
    WORKSPACE_CUSTOMER_STORAGE_ACCESS_KEY_ID: 'idid',
    WORKSPACE_CUSTOMER_STORAGE_SECRET_ACCESS_KEY: 'sasa',
    WORKSPACE_DATA_STORE_SECRET_KEY: 'sksk',
    WORKSPACE_DATA_STORE_SESSION_TOKEN: 'stst',
    WORKSPACE_DATA_STORE_SECRET: 'ssss',
    HTTP_HEADERS_AUTHORIZATION: 'Bearer gate',
    HTTP_HEADERS_AUTHORIZATION_CREDENTIALS: 'gate',
    HTTP_HEADERS_COOKIE: 'cccc',
    HTTP_HEADERS_X_API_KEY: 'xaxa',
    HTTP_HEADERS_X_TRACE_TOKEN: 'xtxt',
  });
});

test('no secret stands twice, and no name stands for two', async () => {
  const text = partnerProfile(`      credentials: {otherPartner: "\${PARTNER_API_KEY}", reseller: literal-key}`);
  expect((await load(text, { env: { PARTNER_API_KEY: 'another' } }))?.secrets).toEqual([
    { name: 'PARTNER_API_KEY', value: 'literal-key' },
    { name: 'PARTNER_API_KEY_2', value: 'another' },
  ]);
});

test('an object keeps what looks like a variable', () => {
  const target = targetFromObject('x', { partner: { baseUrl: 'http://a', apiKey: `\${KEY}` } }, {});
  expect(target.partner?.apiKey).toBe(`\${KEY}`);
});

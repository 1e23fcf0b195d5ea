import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { start } from '../gate/staging.ts';
import { temporaryFolder } from '../support/folder.ts';
import { harOf, judge, partnerUrl, type Told } from './stage.ts';

const ping = { organizationId: 'o1', organizationName: 'O' };
const asked: Told = { ask: 'GET /api/v1/ping', answer: ping };
const broken: Told = { ask: 'GET /api/v1/ping', answer: { organizationId: 1 } };
const there = ['--partner', partnerUrl];

test('a recording of a run of this suite ends without a violation', async () => {
  const folder = temporaryFolder();
  const only = ['partner.client.*', 'workspace.entry.*', '*.secrets.*', '*.robustness.*', 'partner.usage.type.*'];
  const flags = [
    '--depth',
    'smoke',
    '--out',
    '.',
    '--format',
    'har',
    '--har',
    'all',
    ...only.flatMap((glob) => ['--only', glob]),
  ];
  expect(await start(folder, ['run', ...flags])).toMatchObject({ code: 0 });
  const { exitCode, broken: found, passed, report } = await judge(readFileSync(join(folder, 'exchanges.har.gz')));
  expect([exitCode, found]).toEqual([0, []]);
  expect(passed.length).toBeGreaterThan(80);
  expect(report?.observed?.at(-1)).toMatch(/^\d+ of \d+ exchanges judged/);
  rmSync(folder, { recursive: true });
});

test('a recording may be packed, and its bodies may stand in base64', async () => {
  const text = Buffer.from(JSON.stringify(broken.answer)).toString('base64');
  const told = {
    ...broken,
    response: { content: { size: 20, mimeType: 'application/json', text, encoding: 'base64' } },
  };
  const { exitCode, broken: found } = await judge(gzipSync(JSON.stringify(harOf([told]))), there);
  expect([exitCode, found]).toEqual([1, ['partner.ping.fields']]);
});

test('bodies that were not recorded, or not whole, are not judged; their statuses are', async () => {
  const content = { size: 4_000, mimeType: 'application/json' };
  const without = { ...broken, response: { content } };
  const cut = { ...broken, response: { content: { ...content, text: '{"organ' } } };
  const odd = { ...broken, status: 418, response: { content } };
  const bare = { ...broken, response: { headers: [] } };
  const quiet = await judge(harOf([without, cut, bare]), there);
  expect([quiet.exitCode, quiet.broken]).toEqual([0, []]);
  expect(quiet.report?.observed).toEqual([
    '3 of 3 exchanges judged; of 3 the body is not recorded: only their status was judged',
  ]);
  expect((await judge(harOf([without, odd]), there)).broken).toEqual(['partner.response.status']);
});

test('what goes elsewhere, or was never answered, is counted and said', async () => {
  const { report } = await judge(
    harOf([
      asked,
      { ask: 'GET https://fonts.test/a.css', answer: 'x' },
      { ask: `OPTIONS /api/v1/ping`, status: 204 },
      { ...asked, status: 0 },
      { ...asked, entry: { _fromCache: 'disk' } },
    ]),
    there,
  );
  expect(report?.observed).toEqual([
    '1 of 5 exchanges judged; 1 to other hosts or paths; 1 to no operation of the documents; 1 from a cache of the client; 1 without an answer',
  ]);
});

test('a recording that shows nothing is inconclusive', async () => {
  const { exitCode, report } = await judge(harOf([{ ask: 'GET https://fonts.test/a.css', answer: 'x' }]), there);
  expect([exitCode, report?.verdict, report?.verdictReason]).toEqual([3, 'inconclusive', 'nothing was tested']);
  expect(report?.requirements[0]?.reason).toBe('nothing that was recorded exercises it');
});

const [whole] = JSON.stringify(harOf([asked])).split('"response"');

test.each([
  ['no JSON', 'GET /', 'recorded.har: is no HAR file'],
  ['a file that was cut', whole ?? '', 'or one that was cut off: it is no JSON'],
  ['another JSON', '{"log":{}}', 'recorded.har: is no HAR file: it has no list log.entries'],
  [
    'an entry without a status',
    harOf([asked, { ...asked, response: { status: 'ok' } }]),
    'recorded.har: log.entries[1].response.status: ',
  ],
  ['an address that is none', harOf([{ ...asked, ask: 'GET nowhere' }]), 'log.entries[0].request.url: is no URL'],
  [
    'a time that is none',
    harOf([{ ...asked, entry: { startedDateTime: 'noon' } }]),
    'log.entries[0].startedDateTime: is no date-time',
  ],
])('%s is a mistake that is named', async (_what, recording, message) => {
  const { exitCode, err, report } = await judge(recording, there);
  expect([exitCode, report]).toEqual([2, null]);
  expect(err).toContain(message);
});

test('where the APIs stand is told by the paths only where that is certain', async () => {
  const at = (host: string): Told => ({
    ask: `GET https://${host}/p/api/v1/clients/c1`,
    status: 404,
    answer: { error: { type: 't', message: 'm' } },
  });
  const one = await judge(harOf([at('a.test'), { ask: 'GET https://b.test/api/v1/me', answer: {} }]));
  expect(one.report?.target).toEqual({ name: 'recorded.har', partner: { baseUrl: 'https://a.test/p' } });
  expect(one.broken).toEqual([]);
  const two = await judge(harOf([at('a.test'), at('b.test')]));
  expect([two.exitCode, two.err]).toEqual([
    2,
    expect.stringContaining('say with --partner which is meant: https://a.test/p, https://b.test/p'),
  ]);
  const none = await judge(harOf([{ ask: 'GET https://b.test/api/v1/me', answer: {} }]));
  expect([none.exitCode, none.err]).toEqual([2, expect.stringContaining('say with --partner or --workspace')]);
});

test('no credential of the recording is written anywhere', async () => {
  const secret = (name: string): string => `canary-${name}-4f9c1e77`;
  const { written, exitCode } = await judge(
    harOf([
      {
        ...asked,
        key: secret('key'),
        requestHeaders: { Cookie: `sid=${secret('cookie')}`, 'X-Api-Key': secret('header') },
      },
      {
        ask: `GET /api/v1/ping?access_token=${secret('query')}`,
        answer: { echoed: [secret('query'), secret('header'), secret('cookie')] },
      },
      {
        ask: 'POST /api/v1/filespaces/7c9e6679-7425-40de-944b-e07fc1f90ae7/external/data-stores',
        body: {
          name: 'n',
          kind: 'S3DataStore',
          s3StorageParams: { bucketName: 'b', region: 'r', secretKey: secret('store') },
        },
        status: 400,
        answer: { error: { message: 'No' } },
      },
      {
        ask: 'POST /api/v1/service-accounts',
        body: { name: 'n' },
        status: 201,
        answer: { made: { apiToken: secret('issued') } },
      },
    ]),
  );
  expect(exitCode).not.toBe(2);
  expect(written).toContain('exchanges');
  expect(written).not.toContain('4f9c1e77');
  expect(written).not.toContain(Buffer.from(secret('key')).toString('base64').slice(4, 20));
});

test('the words of the target are those of the profile', async () => {
  const filespace = {
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    workspaceId: 'w',
    name: 'alpha',
    storage: { owner: 'acme', provider: 'Cube', region: 'r', endpoint: 'e', bucketName: 'b' },
    currentStorageSize: 0,
    status: 'ready',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-02T00:00:00Z',
  };
  const body = { name: 'alpha', region: 'r', storageProvider: 'Cube', storageOwner: 'acme' };
  const recording = harOf([{ ask: 'POST /api/v1/filespaces', body, status: 201, answer: { data: filespace } }]);
  const profile = `targets: {t: {workspace: {baseUrl: 'https://api.test/workspace', token: canary-token-0123456789}, vocabulary: {vendor: acme, StorageA: Cube}}}`;
  const { broken: found, passed } = await judge(recording, [], { 'conformance.yaml': profile });
  expect(found).toEqual([]);
  expect(passed).toContain('workspace.filespace.storage.owner');
  expect((await judge(recording)).broken).toContain('workspace.filespace.create.owner.unknown');
});

test('known failures, warnings and the choice of requirements count as in a run', async () => {
  const known = '- {requirement: partner.ping.fields, reason: r, owner: o, expires: 2099-01-01}';
  const waived = await judge(harOf([broken]), [...there, '--expected-failures', 'known.yaml'], { 'known.yaml': known });
  expect(waived.exitCode).toBe(0);
  const stale = await judge(harOf([asked]), [...there, '--expected-failures', 'known.yaml'], { 'known.yaml': known });
  expect(stale.exitCode).toBe(0);
  expect((await judge(harOf([broken]), [...there, '--skip', 'partner.ping.*'])).exitCode).toBe(0);
  expect((await judge(harOf([broken]), [...there, '--only', 'partner.nothing'])).exitCode).toBe(2);
});

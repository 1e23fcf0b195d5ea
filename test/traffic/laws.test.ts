import { expect, test } from 'vitest';
import { harOf, judge, type Told } from './stage.ts';

const uuid = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const refused = { error: { type: 'validation_error', message: 'No', details: [] } };
const wrong = { error: { message: 'No' } };

const filespace = {
  id: uuid,
  workspaceId: 'w1',
  name: 'alpha',
  storage: { owner: 'vendor', provider: 'StorageA', region: 'r', endpoint: 'e', bucketName: 'b' },
  currentStorageSize: 0,
  status: 'ready',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
};
const entry = {
  id: '1:2',
  parentId: '1:1',
  name: 'docs',
  type: 'dir',
  size: 0,
  modifiedAt: '2026-01-01T00:00:00Z',
  createdAt: '2026-01-01T00:00:00Z',
};
const createFilespace = {
  ask: 'POST /api/v1/filespaces',
  body: { name: 'alpha', region: 'r', storageProvider: 'StorageA', storageOwner: 'vendor' },
  status: 201,
  answer: { data: filespace },
};
const createEntry = {
  ask: `POST /api/v1/filespaces/${uuid}/entries`,
  body: { parentId: '1:1', name: 'docs', type: 'dir' },
  status: 201,
  answer: { data: entry },
};
const createClient = {
  ask: 'POST /api/v1/clients',
  body: { name: 'Alpha', notes: 'kept' },
  status: 201,
  answer: { id: 'c1', name: 'Alpha', notes: 'kept' },
};
const day = (number: number): object => ({ id: `c${number}`, createdAt: `2026-01-0${number}T00:00:00Z` });
const usage = '/api/v1/clients/c1/usage?start=2026-01-10T00:00:00Z&end=2026-01-12T00:00:00Z';
const there = { ask: `GET /api/v1/filespaces/${uuid}`, answer: { data: filespace } };
const missing = {
  ask: `GET /api/v1/filespaces/${uuid}/entries/1:9`,
  status: 404,
  answer: { error: { message: 'File system entry not found' } },
};
const ping = { organizationId: 'o1', organizationName: 'O' };
const unauthorized = { error: { message: 'Invalid or expired token' } };

/** A requirement, what breaks it, and its twin that does not. */
const laws: readonly [requirement: string, broken: Told | Told[], fine: Told | Told[]][] = [
  [
    'partner.client.create.echoes-name',
    { ...createClient, answer: { id: 'c1', name: 'alpha', notes: 'kept' } },
    createClient,
  ],
  [
    'partner.client.create.echoes-notes',
    { ...createClient, answer: { id: 'c1', name: 'Alpha', notes: null } },
    createClient,
  ],
  [
    'partner.client.create.notes-absent',
    { ...createClient, body: { name: 'Alpha' } },
    { ...createClient, body: { name: 'Alpha' }, answer: { id: 'c1', name: 'Alpha', notes: null } },
  ],
  [
    'partner.client.name.too-long',
    { ...createClient, body: { name: 'n'.repeat(101) }, answer: { id: 'c1', name: 'n'.repeat(101), notes: null } },
    { ...createClient, body: { name: 'n'.repeat(101) }, status: 400, answer: refused },
  ],
  [
    'partner.client.create.error-details',
    { ...createClient, body: {}, status: 400, answer: { error: { type: 'validation_error', message: 'No' } } },
    // There may be no room for one more, whatever it would be called.
    [
      { ...createClient, body: {}, status: 400, answer: refused },
      { ...createClient, body: {}, status: 400, answer: { error: { type: 'limit', message: 'No room' } } },
    ],
  ],
  [
    'partner.auth.missing',
    [
      { ask: 'GET /api/v1/ping', answer: ping },
      { ask: 'GET /api/v1/ping', key: null, answer: ping },
    ],
    [
      { ask: 'GET /api/v1/ping', answer: ping },
      { ask: 'GET /api/v1/ping', key: null, status: 401, answer: '' },
    ],
  ],
  [
    'workspace.auth.other-scheme',
    { ask: 'GET /api/v1/filespaces', key: 'Basic abcdefgh12345678', answer: { data: [] } },
    { ask: 'GET /api/v1/filespaces', key: 'Basic abcdefgh12345678', status: 401, answer: unauthorized },
  ],
  [
    'partner.paging.limit.clients',
    { ask: 'GET /api/v1/clients?l=1', answer: [day(2), day(1)] },
    { ask: 'GET /api/v1/clients?l=2', answer: [day(2), day(1)] },
  ],
  [
    'partner.order.default.clients',
    { ask: 'GET /api/v1/clients', answer: { data: [day(1), day(2)] } },
    { ask: 'GET /api/v1/clients', answer: { data: [day(2), day(1)] } },
  ],
  [
    'partner.order.ascending.clients',
    { ask: 'GET /api/v1/clients?s=createdAt', answer: [day(2), day(1)] },
    { ask: 'GET /api/v1/clients?s=createdAt', answer: [day(1), day(2)] },
  ],
  [
    'partner.usage.order.default.client',
    { ask: `GET ${usage}`, answer: { items: [day(2), day(1)] } },
    { ask: `GET ${usage}`, answer: { items: [day(1), day(2)] } },
  ],
  [
    'partner.usage.type.unknown',
    { ask: `GET ${usage}&type=tape`, answer: { items: [] } },
    { ask: `GET ${usage}&type=tape`, status: 400, answer: { error: { type: 't', message: 'm' } } },
  ],
  [
    'partner.usage.end.required',
    { ask: 'GET /api/v1/clients/c1/usage?start=2026-01-10T00:00:00Z', answer: { items: [] } },
    {
      ask: 'GET /api/v1/clients/c1/usage?start=2026-01-10T00:00:00Z',
      status: 400,
      answer: { error: { type: 't', message: 'm' } },
    },
  ],
  [
    'partner.member.status-filter.new',
    { ask: 'GET /api/v1/clients/c1/members?status=new', answer: [{ accountId: 'a1', status: 'active' }] },
    { ask: 'GET /api/v1/clients/c1/members?status=new', answer: [{ accountId: 'a1', status: 'new' }] },
  ],
  [
    'partner.workspace.list.item-name',
    { ask: 'GET /api/v1/clients/c1/workspaces', answer: [day(1)] },
    { ask: 'GET /api/v1/clients/c1/workspaces', answer: [{ ...day(1), name: 'W' }] },
  ],
  [
    'partner.client.get.identity',
    { ask: 'GET /api/v1/clients/c17', answer: { id: 'c18' } },
    { ask: 'GET /api/v1/clients/c17', answer: { id: 'c18', clientId: 'c17' } },
  ],
  [
    'partner.client.delete.gone',
    [
      { ask: 'DELETE /api/v1/clients/c17', status: 204 },
      { ask: 'GET /api/v1/clients/c17', answer: { id: 'c17' } },
    ],
    [
      { ask: 'DELETE /api/v1/clients/c17', status: 204 },
      { ask: 'GET /api/v1/clients/c17', status: 404, answer: { error: { type: 't', message: 'm' } } },
    ],
  ],
  [
    'workspace.filespace.create.echoes-name',
    { ...createFilespace, answer: { data: { ...filespace, name: 'beta' } } },
    createFilespace,
  ],
  [
    'workspace.filespace.name.uppercase',
    {
      ...createFilespace,
      body: { ...createFilespace.body, region: 'eu-central-1', name: 'Alpha' },
      answer: { data: { ...filespace, name: 'Alpha' } },
    },
    {
      ...createFilespace,
      body: { ...createFilespace.body, region: 'eu-central-1', name: 'Alpha' },
      status: 400,
      answer: wrong,
    },
  ],
  [
    'workspace.filespace.get.same-id',
    { ask: `GET /api/v1/filespaces/${uuid.replace('7', '8')}`, answer: { data: filespace } },
    { ask: `GET /api/v1/filespaces/${uuid.toUpperCase()}`, answer: { data: filespace } },
  ],
  [
    'workspace.filespace.get.timestamps',
    { ask: `GET /api/v1/filespaces/${uuid}`, answer: { data: { ...filespace, updatedAt: '2025-01-01T00:00:00Z' } } },
    { ask: `GET /api/v1/filespaces/${uuid}`, answer: { data: filespace } },
  ],
  [
    'workspace.entry.create.echoes-parent',
    { ...createEntry, answer: { data: { ...entry, parentId: '1:7' } } },
    createEntry,
  ],
  [
    'workspace.entry.children.limit',
    {
      ask: `GET /api/v1/filespaces/${uuid}/entries/1:1/children?limit=1`,
      answer: { data: { entries: [entry, { ...entry, id: '1:3' }] } },
    },
    { ask: `GET /api/v1/filespaces/${uuid}/entries/1:1/children?limit=1`, answer: { data: { entries: [entry] } } },
  ],
  ['workspace.not-found.entry.message', [there, { ...missing, answer: wrong }], [there, missing]],
  [
    'workspace.auth.message',
    { ask: 'GET /api/v1/filespaces', status: 401, answer: wrong },
    { ask: 'GET /api/v1/filespaces', status: 401, answer: unauthorized },
  ],
  [
    'workspace.secrets.bearer-token',
    { ask: `GET /api/v1/filespaces/${uuid}`, answer: { data: { ...filespace, by: 'canary-token-0123456789' } } },
    { ask: `GET /api/v1/filespaces/${uuid}`, answer: { data: filespace } },
  ],
  [
    'partner.response.status',
    { ask: 'GET /api/v1/ping', status: 418, answer: {} },
    { ask: 'GET /api/v1/ping', answer: ping },
  ],
  [
    'partner.ping.fields',
    { ask: 'GET /api/v1/ping', answer: { organizationId: 1 } },
    { ask: 'GET /api/v1/ping', answer: ping },
  ],
];

// One request to each API says where it stands.
const places: readonly Told[] = [
  { ask: 'GET /api/v1/clients/c99', status: 404, answer: { error: { type: 't', message: 'm' } } },
  { ask: 'GET /api/v1/filespaces', answer: { data: [] } },
];

test.each(laws)('%s is told from its valid twin', async (requirement, broken, fine) => {
  const bad = await judge(harOf([...places, ...[broken].flat()]), ['--format', 'json']);
  expect(bad.broken).toContain(requirement);
  const good = await judge(harOf([...places, ...[fine].flat()]), ['--format', 'json']);
  expect(good.broken).toEqual([]);
  expect(good.passed).toContain(requirement);
  expect([good.exitCode, good.err]).toEqual([0, '']);
});

/** What a conforming server may answer, and a hasty judge would accuse. */
const excused: readonly [why: string, ...Told[]][] = [
  ['an unknown name of the order', { ask: 'GET /api/v1/clients?s=name', answer: [day(1), day(2)] }],
  ['a page size beyond the maximum', { ask: 'GET /api/v1/clients?l=301', status: 422, answer: refused }],
  [
    'malformed JSON',
    { ask: 'POST /api/v1/clients', body: '{', status: 415, answer: '<p>', headers: { 'Content-Type': 'text/html' } },
  ],
  ['a parameter that no document names', { ask: 'GET /api/v1/clients?q=1', status: 422, answer: refused }],
  ['links beside an empty page', { ask: 'GET /api/v1/clients?l=1', answer: { links: [{ href: 'a' }, { href: 'b' }] } }],
  [
    'an id in a form that is never issued',
    { ask: 'GET /api/v1/clients/x', status: 400, answer: { error: { type: 't', message: 'm' } } },
  ],
  [
    'being asked to wait',
    { ask: 'GET /api/v1/ping', status: 429, answer: 'slow down', headers: { 'Retry-After': '1' } },
  ],
  [
    'a page of a gateway',
    { ask: 'GET /api/v1/ping', status: 502, answer: '<html>', headers: { 'Content-Type': 'text/html' } },
  ],
  [
    'what the client had in its cache',
    { ask: 'GET /api/v1/ping', status: 304, requestHeaders: { 'If-None-Match': '"1"' } },
  ],
  [
    'a name for whoever asks',
    {
      ask: 'GET /api/v1/members/me',
      answer: {
        data: {
          id: 'm1',
          user: { id: 'u', email: 'a@b.c' },
          role: 'owner',
          status: 'active',
          joinedOn: '2026-01-01T00:00:00Z',
          updatedAt: '2026-01-01T00:00:00Z',
        },
      },
    },
  ],
  [
    'the message for an id that nobody ever issued',
    { ask: 'GET /api/v1/members/nobody%40example.com', status: 404, answer: wrong },
  ],
  ['a region that nobody knows', { ...createFilespace, status: 422, answer: wrong }],
  [
    'a cookie in place of the header',
    { ask: 'GET /api/v1/ping', key: null, requestHeaders: { Cookie: 'session=0123456789' }, answer: ping },
  ],
];

test.each(excused)('%s is no reason to accuse', async (_why, ...exchanges) => {
  const { broken } = await judge(harOf([...places, ...exchanges]), ['--format', 'json']);
  expect(broken).toEqual([]);
});

test('a request of which only a few headers were recorded may have had a credential', async () => {
  const named = places.map((told) => ({ ...told, requestHeaders: { ':authority': 'api.test' } }));
  const bare: Told = { ask: 'GET /api/v1/ping', key: null, answer: ping };
  expect((await judge(harOf([...named, bare]))).broken).toEqual([]);
  const whole = { ...bare, requestHeaders: { Host: 'api.test' } };
  expect((await judge(harOf([...named, whole]))).broken).toEqual(['partner.auth.missing']);
});

test('a recording without any credential says nothing about missing ones', async () => {
  const silent = places.map((told) => ({ ...told, key: null }));
  const { broken, report } = await judge(harOf([...silent, { ask: 'GET /api/v1/ping', key: null, answer: ping }]), [
    '--format',
    'json',
  ]);
  expect(broken).toEqual([]);
  expect(report?.requirements.find(({ id }) => id === 'partner.auth.missing')?.status).toBe('not-tested');
});

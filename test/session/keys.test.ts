import { expect, it } from 'vitest';
import type { Outgoing } from '../../src/http/client.ts';
import type { Target } from '../../src/profile/model.ts';
import { Keys } from '../../src/session/keys.ts';

const target: Target = {
  name: 'one',
  partner: {
    baseUrl: 'http://localhost',
    apiKey: 'key-of-the-run',
    credentials: { otherPartner: 'key-of-another', revoked: 'key-of-old' },
    fixtures: {},
  },
  vocabulary: {},
  http: { headers: {}, timeoutMs: 1, concurrency: 1, rps: null, settleMs: 1 },
  secrets: [],
};

function outgoing(key?: string): Outgoing {
  const authorization = key === undefined ? undefined : `ApiKey ${key}`;
  const target = '/api/v1/me';
  return { api: 'partner', method: 'GET', operation: `GET ${target}`, target, headers: {}, body: null, authorization };
}

it('finds a key that was taken, and is refused wherever it is asked for', async () => {
  const keys = new Keys(target, () => Promise.resolve(401), [0, 1]);
  for (const status of [200, 401]) keys.answered(outgoing(), status, 'a check');
  keys.expectTaken(outgoing());
  expect(await keys.endedFor(['another check'])).toBeNull();
  expect((await keys.endedFor(['a check']))?.message).toContain('refuses `partner.apiKey` of the profile');
  expect(() => keys.expectTaken(outgoing())).toThrow('it may have ended');
  keys.expectTaken(outgoing('key-of-another'));
});

it('leaves it to the check where the key is taken elsewhere, or never was', async () => {
  const taken = new Keys(target, (_sender, path) => Promise.resolve(path === '/api/v1/me' ? 200 : 401));
  for (const status of [200, 401]) taken.answered(outgoing('key-of-another'), status, 'a check');
  expect(await taken.endedFor(['a check'])).toBeNull();
  const unknown = new Keys(target, () => Promise.resolve(401));
  unknown.answered(outgoing(), 401, 'a check');
  for (const status of [200, 401]) unknown.answered(outgoing('key-of-old'), status, 'a check');
  expect(await unknown.endedFor(['a check'])).toBeNull();
});

it('takes a key that is refused for a moment for one that has not ended', async () => {
  const statuses = [401, 401, 200];
  const keys = new Keys(target, () => Promise.resolve(statuses.shift() ?? 200), [0, 1]);
  for (const status of [200, 401]) keys.answered(outgoing(), status, 'a check');
  expect(await keys.endedFor(['a check'])).toBeNull();
  keys.expectTaken(outgoing());
});

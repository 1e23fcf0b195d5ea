import { describe, expect, it } from 'vitest';
import { type ReferenceProfile, startReference } from '../../reference/server.ts';
import { runConformance } from '../../src/index.ts';
import { temporaryFolder } from '../support/folder.ts';
import { idsWith, runAgainstReference } from './stage.ts';
import { always, html, impostor, json } from './targets.ts';

const minutes = 60_000;

/** A run against what is no target at all, or cannot be used as one. */
async function refused(baseUrl: string) {
  const target = { name: 'strange', partner: { baseUrl, apiKey: 'kkkkkkkkkkkkkkkk' } };
  const startedAt = Date.now();
  const { exitCode, report } = await runConformance({ target, out: temporaryFolder(), quiet: true });
  return { exitCode, report, seconds: (Date.now() - startedAt) / 1_000 };
}

describe('what is not the API', () => {
  it.each([
    ['a login page', always(200, html, '<!doctype html><title>Log in</title>'), 'an HTML page (200 OK)'],
    ['a maintenance page', always(503, html, '<html>soon</html>'), 'an HTML page (503 Service Unavailable)'],
    [
      'a redirect',
      // The bytes of U+0080.
      always(302, { location: 'https://login.invalid/\u00c2\u0080' }),
      'a redirect (302) to "https://login.invalid/',
    ],
    ['a wrong prefix', always(404, json, '{"error":{}}'), 'wrong path prefix in partner.baseUrl?'],
    ['a refused key', always(401, json, '{}'), 'check partner.apiKey'],
    ['garbage', always(200, json, '{"id":'), 'a body that is no JSON'],
    ['one answer to everything', always(200, json, '{"status":"up"}'), 'answers every request alike'],
    ['304', always(304, {}), '304 Not Modified to everything'],
    ['an unknown status', always(999, json, '{}'), '999 to everything'],
    ['an error', always(500, json, '{}'), 'is the service up'],
  ])('is told from %s, with a few requests', { timeout: minutes }, async (_what, answer, wanted) => {
    const { url, asked } = await impostor(answer);
    const { exitCode, report, seconds } = await refused(`${url}/partner`);
    expect([exitCode, report.verdict]).toEqual([3, 'inconclusive']);
    expect(report.verdictReason).toContain(`partner API at ${url}/partner: `);
    expect(report.verdictReason).toContain(wanted);
    expect(report.verdictReason).toMatch(/^[ -~…]*$/);
    expect(report.summary.requirements.failed + report.summary.requirements.warning).toBe(0);
    expect(idsWith(report, 'inconclusive').length).toBeGreaterThan(200);
    // Three questions, each of them twice where a gateway answers.
    expect(asked.length).toBeLessThanOrEqual(6);
    expect(seconds).toBeLessThan(15);
  });

  it('is told from silence before long', { timeout: minutes }, async () => {
    const { url, asked } = await impostor(() => undefined);
    const { exitCode, report, seconds } = await refused(url);
    expect([exitCode, report.verdictReason]).toEqual([3, expect.stringContaining('no answer within 9.0 s')]);
    expect(seconds).toBeLessThan(15);
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  it('is told from a closed port', { timeout: minutes }, async () => {
    const { report } = await refused('http://127.0.0.1:9/partner');
    expect(report.verdictReason).toContain('nothing listens there; check host and port of partner.baseUrl');
  });
});

const only = ['partner.ping.*', 'partner.auth.revoked', 'workspace.filespace.list.*', 'partner.usage.current.reseller'];

function withCredentials(change: (profile: ReferenceProfile) => object) {
  return (profile: ReferenceProfile) => ({
    workspace: profile.workspace,
    partner: { ...profile.partner, credentials: { ...profile.partner.credentials, ...change(profile) } },
  });
}

describe('a profile that is mistaken', () => {
  it('costs only the API that refuses its credential', { timeout: 2 * minutes }, async () => {
    const { exitCode, report } = await runAgainstReference({}, { only }, ({ partner, workspace }) => ({
      partner: { ...partner, apiKey: 'no-such-key-at-all' },
      workspace,
    }));
    expect([exitCode, idsWith(report, 'failed')]).toEqual([3, []]);
    expect(report.verdictReason).toContain('the credential is rejected (401 Unauthorized)');
    expect(idsWith(report, 'passed').every((id) => id.startsWith('workspace.'))).toBe(true);
    expect(idsWith(report, 'passed').length).toBeGreaterThan(0);
    expect(idsWith(report, 'inconclusive').every((id) => id.startsWith('partner.'))).toBe(true);
    expect(JSON.stringify(report)).not.toContain('no-such-key-at-all');
  });

  it('makes inconclusive what asks for a revoked key that works', { timeout: 2 * minutes }, async () => {
    const { exitCode, report } = await runAgainstReference(
      {},
      { only },
      withCredentials(({ partner }) => ({ revoked: partner.credentials.otherPartner })),
    );
    const note = 'is accepted everywhere (200), so it is not revoked';
    expect(report.profileMistakes).toEqual([{ key: 'partner.credentials.revoked', note }]);
    expect([exitCode, idsWith(report, 'failed')]).toEqual([3, []]);
    expect(idsWith(report, 'inconclusive')).toEqual(['partner.auth.revoked']);
    const { reason } = report.requirements.find(({ id }) => id === 'partner.auth.revoked') ?? {};
    expect(reason).toContain(`profile: partner.credentials.revoked ${note}`);
  });

  it('makes inconclusive what asks for a reseller whose key is none', { timeout: 2 * minutes }, async () => {
    const { exitCode, report } = await runAgainstReference(
      {},
      { only },
      withCredentials(() => ({ reseller: 'bogus-key-1' })),
    );
    expect([exitCode, idsWith(report, 'failed')]).toEqual([3, []]);
    expect(report.profileMistakes).toEqual([
      { key: 'partner.credentials.reseller', note: 'is rejected everywhere (401)' },
    ]);
  });

  it('makes inconclusive what asks for a client that is not there', { timeout: 2 * minutes }, async () => {
    const { report } = await runAgainstReference({}, { only: ['partner.workspace.*'] }, ({ partner, workspace }) => ({
      partner: {
        ...partner,
        fixtures: { ...partner.fixtures, client: { ...partner.fixtures.client, workspace: 'none' } },
      },
      workspace,
    }));
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(report.profileMistakes?.map(({ key }) => key)).toEqual([
      'partner.fixtures.client.workspace',
      'partner.fixtures.client.filespace',
    ]);
  });
});

it('blames the target where one operation alone accepts a revoked key', { timeout: 2 * minutes }, async () => {
  const isLive = (operation: string, key: { revokedAt: number | null }): boolean =>
    operation === 'GET /api/v1/ping' || key.revokedAt === null;
  const policy = { stated: { partner: { auth: { isLive } } } };
  const { exitCode, report } = await runAgainstReference({ policy }, { only, apis: ['partner'] });
  expect([exitCode, idsWith(report, 'failed'), report.profileMistakes]).toEqual([1, ['partner.auth.revoked'], []]);
});

it('blames the target where a key is refused until others were let in', { timeout: 2 * minutes }, async () => {
  let wasOneLetIn = false;
  const isEntitled = (_operation: string, { entitled }: { entitled: boolean }): boolean => {
    wasOneLetIn ||= entitled;
    return wasOneLetIn;
  };
  const policy = { stated: { partner: { auth: { isEntitled } } } };
  const about = { only: ['partner.auth.not-entitled'], apis: ['partner'] as const };
  const { exitCode, report } = await runAgainstReference({ policy }, about);
  expect([exitCode, idsWith(report, 'failed'), report.profileMistakes]).toEqual([1, about.only, []]);
});

it('blames the target where a good key is refused right after one of the same tier was', {
  timeout: 2 * minutes,
}, async () => {
  const known = new Map<string, { isEntitled: boolean; until: number }>();
  const isEntitled = (_operation: string, { tier, entitled }: { tier: string; entitled: boolean }): boolean => {
    const before = known.get(tier);
    if (before !== undefined && Date.now() < before.until) return before.isEntitled;
    known.set(tier, { isEntitled: entitled, until: Date.now() + 3_000 });
    return entitled;
  };
  const policy = { stated: { partner: { auth: { isEntitled } } } };
  const about = { only: ['partner.auth.not-entitled', 'partner.auth.accepted'], apis: ['partner'] as const };
  const { exitCode, report } = await runAgainstReference({ policy }, about);
  expect([exitCode, report.profileMistakes]).toEqual([1, []]);
});

it('waits for a target that takes three seconds for each answer', { timeout: 2 * minutes }, async () => {
  const reference = await startReference();
  const { partner } = reference.profile;
  const slow = await impostor((request, response) => {
    setTimeout(async () => {
      const answer = await fetch(new URL(request.url ?? '', partner.baseUrl), {
        headers: { authorization: request.headers.authorization ?? '' },
      });
      response.writeHead(answer.status, json).end(await answer.text());
    }, 3_000);
  });
  try {
    const prefix = new URL(partner.baseUrl).pathname.replace(/\/$/, '');
    const target = { name: 'slow', partner: { baseUrl: `${slow.url}${prefix}`, apiKey: partner.apiKey } };
    const { exitCode } = await runConformance({
      target,
      out: temporaryFolder(),
      only: ['partner.ping.organization-id'],
    });
    expect(exitCode).toBe(0);
  } finally {
    await reference.close();
  }
});

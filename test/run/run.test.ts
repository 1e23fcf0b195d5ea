import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ReferenceProfile, startReference } from '../../reference/server.ts';
import { temporaryFolder } from '../support/folder.ts';
import { rowCounts } from '../support/rows.ts';
import { everythingIn, idsWith, runAgainstReference } from './stage.ts';

const minutes = 60_000;

describe('a run', () => {
  it('of the reference service is conformant, leaves nothing behind and shows no secret', {
    timeout: 5 * minutes,
  }, async () => {
    const db = join(temporaryFolder(), 'reference.sqlite');
    await (await startReference({ db })).close();
    // A reopened file gets fresh credentials once more: what a run adds is counted from there on.
    const secrets: string[] = [];
    const before: Record<string, number>[] = [];
    const { report, out, exitCode } = await runAgainstReference({ db }, {}, (profile) => {
      before.push(rowCounts(db));
      collectSecrets(profile, secrets);
      // The one fixture that is lent to be deleted.
      const { disposableClient: _, ...fixtures } = profile.partner.fixtures;
      return { ...profile, partner: { ...profile.partner, fixtures } };
    });
    const wrong = { failed: idsWith(report, 'failed'), inconclusive: idsWith(report, 'inconclusive') };
    expect(wrong).toEqual({ failed: [], inconclusive: [] });
    expect([exitCode, report.verdict, report.leftovers]).toEqual([0, 'conformant', []]);
    expect(rowCounts(db)).toEqual(before[0]);
    const written = everythingIn(out);
    expect(secrets.length).toBeGreaterThan(10);
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
  });

  it('names the broken rule and ends 1, under a path prefix', { timeout: 2 * minutes }, async () => {
    const { report, exitCode } = await runAgainstReference(
      { partnerPrefix: '/some/where', policy: { stated: { partner: { clients: { nameMaxLength: () => 101 } } } } },
      { only: ['partner.client.name.*'], apis: ['partner'] },
    );
    expect([exitCode, idsWith(report, 'failed')]).toEqual([1, ['partner.client.name.too-long']]);
    const failure = report.requirements.flatMap(({ checks }) => checks).find(({ status }) => status === 'failed');
    expect(failure?.expected).toContain('400');
    expect(failure?.reproduce).toMatch(/^curl .*"\$PARTNER_API_KEY".*\/some\/where\/api\/v1\/clients'$/);
    expect(failure?.exchanges.length).toBeGreaterThan(0);
  });

  it('says what to add to a profile that holds only a key and a token', { timeout: 10 * minutes }, async () => {
    const { report, exitCode } = await runAgainstReference({}, {}, bare);
    expect([exitCode, idsWith(report, 'inconclusive')]).toEqual([0, []]);
    const untested = report.requirements.filter(({ status }) => status === 'not-tested');
    expect(untested.length).toBeGreaterThan(20);
    expect(untested.filter(({ reason }) => reason === null || reason === '')).toEqual([]);
  });

  it.each(['workspace', 'filespace'] as const)('goes on without the %s of a fixture, and names it', async (key) => {
    const only = ['partner.ownership.indistinguishable.*'];
    const { report, exitCode } = await runAgainstReference({}, { only }, (profile) => {
      const { [key]: _, ...otherPartnerClient } = profile.partner.fixtures.otherPartnerClient;
      const fixtures = { ...profile.partner.fixtures, otherPartnerClient };
      return { ...profile, partner: { ...profile.partner, fixtures } };
    });
    expect([exitCode, idsWith(report, 'inconclusive')]).toEqual([0, []]);
    const reasons = report.requirements.map(({ reason }) => reason);
    expect(reasons).toContainEqual(expect.stringContaining(`add \`partner.fixtures.otherPartnerClient.${key}\``));
  });

  it('updates no data store with credentials that nobody gave', async () => {
    const only = ['workspace.data-store.unsupported.*'];
    const { report } = await runAgainstReference(
      {},
      { only },
      ({ workspace: { dataStore: _, ...workspace }, partner }) => {
        return { partner, workspace };
      },
    );
    const update = report.requirements.find(({ id }) => id === 'workspace.data-store.unsupported.update');
    expect(update).toMatchObject({
      status: 'not-tested',
      reason: expect.stringContaining('add `workspace.dataStore`'),
    });
    expect(idsWith(report, 'inconclusive')).toEqual([]);
  });

  it('says what to choose beside a rule that is judged on the answers to other checks', async () => {
    const { report, exitCode } = await runAgainstReference({}, { only: ['workspace.response.json'] });
    expect([exitCode, report.verdictReason]).toEqual([3, expect.stringContaining('by `--only`, such as workspace.*')]);
    const beside = await runAgainstReference({}, { only: ['workspace.response.json', 'workspace.filespace.get.*'] });
    expect([beside.exitCode, idsWith(beside.report, 'passed')]).toEqual([
      0,
      expect.arrayContaining(['workspace.response.json']),
    ]);
  });

  it('says of an answer that `smoke` does not ask for where it is asked for', { timeout: 2 * minutes }, async () => {
    const { report } = await runAgainstReference({}, { depth: 'smoke', apis: ['partner'] }, bare);
    const unseen = report.requirements.find(({ id }) => id === 'partner.error.deletion-refused-body');
    expect(unseen).toMatchObject({ status: 'not-tested', reason: expect.stringContaining('`--depth standard`') });
    expect(unseen?.reason).not.toContain('fixtures');
  });
});

/** A profile that holds only a key and a token, and how much room there is: with little of it a run takes long. */
function bare({ partner, workspace }: ReferenceProfile) {
  return {
    partner: pick(partner, ['baseUrl', 'apiKey', 'quotas']),
    workspace: pick(workspace, ['baseUrl', 'token', 'quotas']),
  };
}

function pick(value: unknown, keys: readonly string[]): Record<string, unknown> {
  const object = value !== null && typeof value === 'object' ? value : {};
  return Object.fromEntries(Object.entries(object).filter(([key]) => keys.includes(key)));
}

const secretKey =
  /^(apiKey|token|otherPartner|reseller|noContract|notEntitled|revoked|otherWorkspace|expired|secret.*)$/;

function collectSecrets(value: unknown, found: string[]): void {
  if (value === null || typeof value !== 'object') return;
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'string' && secretKey.test(key)) found.push(item);
    else collectSecrets(item, found);
  }
}

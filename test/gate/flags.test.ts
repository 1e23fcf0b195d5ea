import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readHar } from '../../src/report/read-har.ts';
import { idsWith, runAgainstReference } from '../run/stage.ts';
import { temporaryFolder } from '../support/folder.ts';

const minutes = 60_000;
const inner = /^[A-Za-z0-9_ ()-]$/;
/** One rule broken: no slash inside a name. A property finds it with a shrunk input, an example may, too. */
const noSlash = {
  policy: { stated: { partner: { clients: { acceptsNameInner: (_: unknown, one: string) => inner.test(one) } } } },
};
const longerNames = { policy: { stated: { partner: { clients: { nameMaxLength: () => 101 } } } } };
const names = { only: ['partner.client.name.*'], apis: ['partner'] as const };

describe('--replay', { timeout: 2 * minutes }, () => {
  it('repeats exactly the one case of a property that failed', async () => {
    // So many that one of them holds a slash.
    const first = await runAgainstReference(noSlash, { ...names, cases: 200 });
    const checks = first.report.requirements.flatMap(({ checks }) => checks);
    const failure = checks.find(({ counterexample }) => counterexample !== null);
    expect(failure?.counterexample?.input).toContain('/');
    const replay = failure?.replay ?? '';

    const again = await runAgainstReference(noSlash, { ...names, only: [], seed: 99, replay, har: 'all' });
    const repeated = again.report.requirements
      .flatMap(({ checks }) => checks)
      .filter(({ status }) => status === 'failed');
    expect(repeated).toEqual([expect.objectContaining({ name: failure?.name, replay })]);
    expect(repeated[0]?.counterexample).toEqual(failure?.counterexample);
    expect([again.exitCode, casesTried(again.out)]).toEqual([1, 1]);

    // Once mended, the case alone is tried, and none of its neighbours.
    const mended = await runAgainstReference({}, { ...names, only: [], replay, har: 'all' });
    expect([mended.exitCode, casesTried(mended.out)]).toEqual([0, 1]);
  });

  it('says so when it names no check', async () => {
    const { exitCode, report } = await runAgainstReference({}, { replay: 'partner.me.status~nosuch~5' });
    expect([exitCode, report.verdictReason]).toEqual([
      3,
      'no check of partner.me.status is the one that the replay id names',
    ]);
  });
});

/** How many different cases a replay tried: the slash that is refused stands in their names, not in those of twins. */
function casesTried(out: string): number {
  const creates = readHar(join(out, 'exchanges.har.gz')).filter(
    ({ operation }) => operation === 'POST /api/v1/clients',
  );
  return new Set(creates.map(({ request }) => request.body).filter((body) => body?.includes('/'))).size;
}

describe('--bail', { timeout: 2 * minutes }, () => {
  it('stops at a failure, and still removes and reports everything', async () => {
    const { report, exitCode } = await runAgainstReference(noSlash, { bail: true, apis: ['partner'] });
    expect([exitCode, report.trouble, report.leftovers]).toEqual([
      1,
      'the run ended at its first failure (--bail)',
      [],
    ]);
    expect(idsWith(report, 'not-tested').length).toBeGreaterThan(100);
  });

  it('does not stop at a failure that is expected', async () => {
    const changes = { ...names, bail: true, expectedFailures: waiving('partner.client.name.too-long') };
    const { report, exitCode } = await runAgainstReference(longerNames, changes);
    expect([exitCode, report.trouble, idsWith(report, 'expected-failure')]).toEqual([
      0,
      null,
      ['partner.client.name.too-long'],
    ]);
  });
});

it('the gate: a regression is named, can be waived for a time, and no longer', { timeout: 2 * minutes }, async () => {
  const before = await runAgainstReference({}, names);
  const baseline = join(before.out, 'report.json');
  const broken = await runAgainstReference(longerNames, { ...names, baseline });
  expect([before.exitCode, broken.exitCode]).toEqual([0, 1]);
  expect(broken.report.comparison?.regressions).toMatchObject([
    { id: 'partner.client.name.too-long', before: 'passed', after: 'failed' },
  ]);
  const summary = readFileSync(join(broken.out, 'summary.md'), 'utf8');
  expect(summary).toContain(
    '## Regressions since the baseline (1)\n\n- `partner.client.name.too-long`: passed → failed',
  );
  expect(readFileSync(join(broken.out, 'report.html'), 'utf8')).toContain('id="comparison"');

  const given = (expires: string) => ({
    ...names,
    baseline,
    expectedFailures: waiving('partner.client.name.too-long', expires),
  });
  expect((await runAgainstReference(longerNames, given('2099-12-31'))).exitCode).toBe(0);
  const expired = await runAgainstReference(longerNames, given('2020-01-01'));
  expect([expired.exitCode, expired.report.verdictReason]).toEqual([1, expect.stringContaining('is expired')]);
  const stale = await runAgainstReference({}, given('2099-12-31'));
  expect([stale.exitCode, stale.report.verdictReason]).toEqual([1, expect.stringContaining('is stale')]);
});

function waiving(requirement: string, expires = '2099-12-31'): string {
  const file = join(temporaryFolder(), 'expected.json');
  writeFileSync(file, JSON.stringify([{ requirement, reason: 'known', owner: 'team', expires }]));
  return file;
}

it('--read-only sends GETs and harmless lookups alone', { timeout: 2 * minutes }, async () => {
  const { report, exitCode, out } = await runAgainstReference({}, { readOnly: true, har: 'all' });
  const exchanges = readHar(join(out, 'exchanges.har.gz'));
  const others = exchanges.filter(({ request }) => request.method !== 'GET').map(({ operation }) => operation);
  expect([exitCode, [...new Set(others)]]).toEqual([0, ['POST /api/v1/providers']]);
  expect(idsWith(report, 'passed').length).toBeGreaterThan(100);
  expect(idsWith(report, 'inconclusive')).toEqual([]);
});

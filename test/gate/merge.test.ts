import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startReference } from '../../reference/server.ts';
import { runConformance } from '../../src/index.ts';
import { type MergeSettings, mergeParts, type Part } from '../../src/merge/merge.ts';
import { exchangesOf } from '../../src/model/exchanges.ts';
import type { Report } from '../../src/model/report.ts';
import { renderHar } from '../../src/report/har.ts';
import { readHar } from '../../src/report/read-har.ts';
import { readReport } from '../../src/report/read-report.ts';
import { check, exchange, failedCheck, report, requirement } from '../report/sample.ts';
import { temporaryFolder } from '../support/folder.ts';

const settings: MergeSettings = { expectedFailures: null, baseline: null, strict: null };
const inAnotherShard = requirement('not-tested', { id: 'partner.a', reason: 'in another shard' });

function shard(index: number, requirements: Report['requirements'], changes: Partial<Report> = {}, count = 2): Part {
  const name = `shard ${index}`;
  return { name, report: report(requirements, { shard: { index, count }, ...changes }), exchanges: [exchange('x1')] };
}

function merged(...parts: Part[]): Report {
  return mergeParts(parts, settings).report;
}

describe('mergeParts', () => {
  it('takes a requirement for tested when one shard tested it', () => {
    const tested = requirement('passed', { id: 'partner.a' });
    const whole = merged(shard(1, [inAnotherShard]), shard(2, [tested]));
    expect(whole.requirements[0]).toMatchObject({ status: 'passed', reason: null });
    expect(whole).toMatchObject({ verdict: 'conformant', shard: null, summary: { requests: 4 } });
  });

  it('joins what shards say about answers of one kind, evidence first', () => {
    const judged = (one: ReturnType<typeof check>) => requirement('passed', { id: 'partner.a', checks: [one] });
    const good = check({ name: 'status of GET /x', exchanges: ['x1'] });
    const bad = failedCheck({ name: 'status of GET /x', exchanges: ['x1'] });
    const whole = merged(shard(2, [judged(bad)]), shard(1, [judged(good)]));
    expect(whole.requirements[0]).toMatchObject({ status: 'failed', checks: [{ exchanges: ['s2-x1'] }] });
    expect([whole.requirements[0]?.checks.length, whole.verdict]).toEqual([1, 'nonconformant']);
  });

  it('keeps exchanges of different shards apart', () => {
    const { exchanges } = mergeParts([shard(1, [inAnotherShard]), shard(2, [inAnotherShard])], settings);
    expect(exchanges.map(({ id }) => id)).toEqual(['s1-x1', 's2-x1']);
  });

  it('judges waivers over the whole: stale is only what fails nowhere', () => {
    const entry = { requirement: 'partner.a', check: null, reason: 'r', owner: 'o', expires: '2099-01-01' };
    const waived = { expectedFailures: [{ ...entry, state: 'untested' as const }] };
    const failing = requirement('expected-failure', { id: 'partner.a', checks: [failedCheck()] });
    const passing = requirement('passed', { id: 'partner.a', checks: [check({ name: 'another' })] });
    const used = merged(shard(1, [passing], waived), shard(2, [failing], waived));
    expect([used.verdict, used.requirements[0]?.status, used.expectedFailures.length]).toEqual([
      'conformant',
      'expected-failure',
      1,
    ]);
    const stale = merged(shard(1, [passing], waived), shard(2, [inAnotherShard], waived));
    expect([stale.verdict, stale.expectedFailures[0]?.state]).toEqual(['nonconformant', 'stale']);
  });

  it('is inconclusive when a shard is missing or was interrupted', () => {
    const tested = requirement('passed', { id: 'partner.a' });
    expect(merged(shard(1, [tested]))).toMatchObject({
      verdict: 'inconclusive',
      verdictReason: 'of 2 shards, the report of 2 is missing',
    });
    const interrupted = { trouble: 'the run was interrupted' };
    expect(merged(shard(1, [tested]), shard(2, [inAnotherShard], interrupted)).verdictReason).toBe(
      'shard 2: the run was interrupted',
    );
  });

  it('refuses what does not belong together', () => {
    const tested = [requirement('passed', { id: 'partner.a' })];
    expect(() => merged(shard(1, tested), shard(1, tested))).toThrow('shard 1 is there twice');
    expect(() => merged(shard(1, tested), shard(2, tested, {}, 3))).toThrow('different number of shards');
    expect(() => merged(shard(1, tested), shard(2, tested, { depth: 'deep' }))).toThrow('different --depth');
    expect(() => merged(shard(1, tested), shard(2, [requirement('passed')]))).toThrow('different requirements');
  });
});

it('reads back the exchanges that a HAR file holds', () => {
  const exchanges = [exchange('x1'), exchange('x2', { operation: null, response: null, failure: 'socket closed' })];
  const file = join(temporaryFolder(), 'exchanges.har');
  writeFileSync(file, [...renderHar(report([]), exchangesOf(exchanges))].join(''));
  expect(readHar(file)).toEqual(exchanges);
});

it('joins two shards into what one run says', { timeout: 300_000 }, async () => {
  const reference = await startReference();
  const target = { name: 'staged', partner: reference.profile.partner };
  // What one run uses up, the next would not find.
  const skip = ['partner.client.delete.without-contract', 'partner.client.delete.removes-below'];
  const run = async (changes: object): Promise<Part> => {
    const out = temporaryFolder();
    await runConformance({
      target,
      out,
      only: ['partner.*'],
      skip,
      apis: ['partner'],
      depth: 'smoke',
      seed: 7,
      ...changes,
    });
    return { name: out, report: readReport(join(out, 'report.json')), exchanges: readHar(join(out, 'exchanges.har')) };
  };
  try {
    const one = await run({});
    const parts = [await run({ shard: { index: 1, count: 2 } }), await run({ shard: { index: 2, count: 2 } })];
    const { report: whole, exchanges } = mergeParts(parts, settings);
    expect(outcomes(whole)).toEqual(outcomes(one.report));
    expect(whole.verdict).toBe('conformant');
    const elsewhere = parts.flatMap(({ report: part }) =>
      part.requirements.filter(({ reason }) => reason === 'in another shard'),
    );
    expect(elsewhere.length).toBeGreaterThan(50);
    const known = new Set(exchanges.map(({ id }) => id));
    const named = whole.requirements.flatMap(({ checks }) => checks.flatMap((each) => each.exchanges));
    expect(known.size).toBe(exchanges.length);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  } finally {
    await reference.close();
  }
});

/** What a report says of each requirement and each of its checks. */
function outcomes({ requirements }: Report): unknown[] {
  return requirements.map(({ id, status, reason, checks }) => [
    id,
    status,
    reason,
    checks.map((each) => `${each.name}: ${each.status}`).sort(),
  ]);
}

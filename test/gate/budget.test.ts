import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReport } from '../../src/report/read-report.ts';
import { staging } from './staging.ts';

const minutes = 60_000;

describe('a run that may cost only so much', { timeout: 3 * minutes }, () => {
  // What is made differs from seed to seed: one thing more than was foreseen ends no run.
  it.each(['1', '2'])('takes the best checks that fit, and says why of the others (seed %s)', async (seed) => {
    await using target = await staging();
    const before = target.rows();
    const budget = ['--max-requests', '400', '--max-created', '5', '--seed', seed];
    const { code, out } = await target.conformance(['run', ...budget]);
    expect([code, out]).toEqual([0, expect.stringMatching(/^conformant$/m)]);
    const { summary, requirements } = readReport(join(target.directory, 'conformance-report', 'report.json'));
    expect(summary.requests).toBeLessThanOrEqual(400);
    expect(summary.requests).toBeGreaterThan(250);
    expect(target.rows()).toEqual(before);
    const reasons = requirements.flatMap(({ status, reason }) => (status === 'not-tested' ? [reason ?? ''] : []));
    expect(reasons).toContain('left out for --max-requests 400 and --max-created 5');
    const parts = requirements.filter(({ status, reason }) => status === 'passed' && reason?.startsWith('in part: '));
    expect(parts.length).toBeGreaterThan(20);
  });

  it('that leaves nothing for a check says what it was needed for', async () => {
    await using target = await staging();
    const { code, out } = await target.conformance(['run', '--max-requests', '1']);
    const why = /nothing was tested: left out for --max-requests 1: \d+ requests were needed before the first check/;
    expect([code, out]).toEqual([3, expect.stringMatching(why)]);
  });

  it('at the depth smoke is over soon, and asks every operation without a credential', async () => {
    await using target = await staging();
    const { code } = await target.conformance(['run', '--depth', 'smoke']);
    expect(code).toBe(0);
    const { summary, requirements } = readReport(join(target.directory, 'conformance-report', 'report.json'));
    expect(summary.requests).toBeLessThanOrEqual(300);
    const asked = requirements.filter(({ id }) => id.endsWith('.auth.missing')).flatMap(({ checks }) => checks);
    const operationsOf = (checks: typeof asked) => new Set(checks.map(({ name }) => /^[A-Z]+ \S+/.exec(name)?.[0]));
    const passed = operationsOf(asked.filter(({ status }) => status === 'passed'));
    expect(passed.size).toBeGreaterThan(30);
    expect(operationsOf(asked)).toEqual(passed);
  });
});

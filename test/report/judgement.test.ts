import { describe, expect, it } from 'vitest';
import type { CheckResult, ExpectedFailure, RequirementStatus } from '../../src/model/report.ts';
import { judgementOf, summarize, verdictOf } from '../../src/report/judgement.ts';
import { requirement } from './sample.ts';

function check(status: CheckResult['status'], message: string | null = null): CheckResult {
  return {
    ...{ name: `the ${status} one`, status, message, durationMs: 1, expected: null, got: null },
    ...{ counterexample: null, reproduce: null, replay: null, exchanges: [] },
  };
}

const passed = check('passed');
const skipped = check('skipped', 'add `file` to the profile');

describe('a requirement', () => {
  it.each<[string, CheckResult[], RequirementStatus | undefined]>([
    ['has passed when its checks have', [passed, passed], 'passed'],
    ['is failed by one check, whatever the others say', [passed, check('error'), check('failed'), skipped], 'failed'],
    ['is inconclusive by an error', [passed, check('error')], 'inconclusive'],
    ['is not tested where all was skipped', [skipped, skipped], 'not-tested'],
    ['has passed where a part was skipped', [passed, skipped], 'passed'],
    ['is unknown without a check', [], undefined],
  ])('%s', (_, checks, status) => {
    expect(judgementOf('MUST', checks)?.status).toBe(status);
  });

  it('of level SHOULD is never failed', () => {
    expect(judgementOf('SHOULD', [check('failed')])?.status).toBe('warning');
  });

  it('says why, and how little was tested', () => {
    expect(judgementOf('MUST', [check('failed', 'expected a, got b')])?.reason).toBe(
      'the failed one: expected a, got b',
    );
    expect(judgementOf('MUST', [passed, skipped])?.reason).toBe(`in part: ${skipped.message}`);
    expect(judgementOf('MUST', [passed, skipped, skipped])?.reason).toBe(
      `2 of 3 checks not tested: ${skipped.message}`,
    );
    expect(judgementOf('MUST', [passed])?.reason).toBeNull();
  });
});

describe('the verdict', () => {
  const of = (statuses: RequirementStatus[], changes: Partial<Parameters<typeof verdictOf>[1]> = {}) => {
    const summary = summarize(
      statuses.map((status) => requirement(status)),
      { requests: 1, observations: 0 },
    );
    return verdictOf(summary, { strict: false, trouble: null, expectedFailures: [], ...changes });
  };
  const stale: ExpectedFailure = {
    ...{ requirement: 'partner.me.status', check: null, reason: 'r', owner: 'team', expires: '2999-01-01' },
    state: 'stale',
  };

  it('is nonconformant by a failure, and by a warning where that counts', () => {
    expect(of(['passed', 'failed', 'inconclusive']).verdict).toBe('nonconformant');
    expect(of(['passed', 'warning']).verdict).toBe('conformant');
    expect(of(['passed', 'warning'], { strict: true }).verdict).toBe('nonconformant');
    expect(of(['failed'], { trouble: 'interrupted' }).verdict).toBe('nonconformant');
  });

  it('is nonconformant where an expected failure does not come any more', () => {
    expect(of(['passed'], { expectedFailures: [stale] })).toEqual({
      verdict: 'nonconformant',
      verdictReason: 'the expected failure of partner.me.status (team) is stale',
    });
  });

  it('is inconclusive where not all could be said, with the reason', () => {
    expect(of(['passed'], { trouble: 'the run was interrupted' })).toEqual({
      verdict: 'inconclusive',
      verdictReason: 'the run was interrupted',
    });
    expect(of(['passed', 'inconclusive']).verdictReason).toBe('1 requirement is inconclusive');
    expect(of(['inconclusive'], { gatewayPages: { 502: 2 } }).verdictReason).toContain('2 answers were 502 pages');
    expect(of(['not-tested'])).toEqual({ verdict: 'inconclusive', verdictReason: 'nothing was tested' });
    const why = 'nothing was tested: add `partner` to the profile';
    expect(of(['not-tested'], { untested: 'add `partner` to the profile' }).verdictReason).toBe(why);
  });

  it('is conformant where what was tested conforms', () => {
    expect(of(['passed', 'not-tested', 'expected-failure'])).toEqual({ verdict: 'conformant', verdictReason: null });
    expect(of(['passed'], { gatewayPages: { 502: 1 } })).toMatchObject({
      verdict: 'conformant',
      verdictReason: expect.stringContaining('1 answer was a 502 page of a gateway'),
    });
  });
});

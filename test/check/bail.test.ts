import { describe, expect, it } from 'vitest';
import { requirements } from '../../generated/catalogue.ts';
import { bailRule, endsRun } from '../../src/run/bail.ts';

const idOf = (level: string): string => requirements.find((each) => each.level === level)?.id ?? '';
const must = idOf('MUST');
const should = idOf('SHOULD');
const known = { requirement: must, owner: 'somebody', reason: 'known', expires: '2999-01-01' };

function ends(rule: ReturnType<typeof bailRule>, requirement: string, status: 'failed' | 'error' = 'failed'): boolean {
  return endsRun(rule, { requirement, name: 'the check', status });
}

describe('--bail', () => {
  it('ends a run at a failure of a MUST, and of a SHOULD where warnings count', () => {
    expect([ends(bailRule(false, []), must), ends(bailRule(false, []), should)]).toEqual([true, false]);
    expect(ends(bailRule(true, []), should)).toBe(true);
    expect(ends(bailRule(true, []), must, 'error')).toBe(false);
  });

  it('goes on where the failure was told to expect, until that expires', () => {
    expect(ends(bailRule(false, [known]), must)).toBe(false);
    expect(ends(bailRule(false, [{ ...known, check: 'the check' }]), must)).toBe(false);
    expect(ends(bailRule(false, [{ ...known, check: 'another one' }]), must)).toBe(true);
    expect(ends(bailRule(false, [{ ...known, expires: '2020-01-01' }]), must)).toBe(true);
  });
});

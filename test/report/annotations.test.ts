import { describe, expect, it } from 'vitest';
import { annotations } from '../../src/report/annotations.ts';
import { failedCheck, report, requirement } from './sample.ts';

const failures = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    requirement('failed', { id: `partner.f.n${index + 10}`, operations: [`GET /n${index}`] }),
  );

describe('annotations', () => {
  it('names requirement and evidence, with everything escaped that would end the command', () => {
    const check = failedCheck({ got: '100%\r\n::error::mine', name: 'a, b: c' });
    const [line = '', ...others] = annotations(report([requirement('failed', { checks: [check] })]));
    expect(others).toEqual([]);
    expect(line).toMatch(/^::error title=partner\.client\.name\.failed \(MUST\)::Requirement: /);
    expect(line).toContain('Got: 100%25%0A::error::mine%0A');
    expect(line).not.toMatch(/[\r\n]/);
  });

  it('shows at most ten of a kind and counts the rest', () => {
    expect(annotations(report(failures(10)))).toHaveLength(10);
    const lines = annotations(report(failures(25)));
    expect(lines).toHaveLength(10);
    expect(lines.at(-1)).toContain('and 16 more');
  });

  it('tells one mistake once', () => {
    const same = ['a', 'b', 'c'].map((name) => requirement('failed', { id: `partner.f.${name}` }));
    const [line, ...others] = annotations(report(same));
    expect(others).toEqual([]);
    expect(line).toContain('title=partner.f.a (MUST) and 2 more::');
    expect(line).toContain('%0AMost likely the same mistake: partner.f.b, partner.f.c');
  });

  it('puts regressions first', () => {
    const regressions = [{ id: 'partner.f.n21', before: 'passed', after: 'failed', reason: null } as const];
    const comparison = { regressions, fixed: [], newlyUntested: [], changedObservations: [] };
    expect(annotations(report(failures(12), { comparison }))[0]).toContain('title=Regression%3A partner.f.n21 (MUST)');
  });

  it('says nothing about what is expected to fail, and everything about an entry that is over', () => {
    const waiver = { requirement: 'partner.a', check: null, reason: 'r', owner: 'o', expires: '2026-01-01' };
    const calm = report([requirement('expected-failure'), requirement('passed')], {
      expectedFailures: [{ ...waiver, state: 'used' }],
    });
    expect(annotations(calm)).toEqual([]);
    const over = { ...calm, expectedFailures: [{ ...waiver, state: 'expired' as const }] };
    expect(annotations(over)).toEqual([
      '::error title=Expected failure is expired%3A partner.a::r (o, until 2026-01-01)',
    ]);
  });

  it('turns warnings into errors under --strict', () => {
    const warned = report([requirement('warning')]);
    expect(annotations(warned)[0]).toMatch(/^::warning /);
    expect(annotations({ ...warned, strict: true })[0]).toMatch(/^::error /);
  });
});

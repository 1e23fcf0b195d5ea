import { expect, test } from 'vitest';
import type { RequirementResult } from '../../src/model/report.ts';
import { folded, foldedInto } from '../../src/report/folding.ts';
import { failedCheck, requirement } from './sample.ts';

function broken(id: string, exchanges: string[], more: Partial<RequirementResult> = {}): RequirementResult {
  return requirement('failed', { id, api: 'workspace', checks: [failedCheck({ exchanges })], ...more });
}

test('a server error is one line: the requirement of the check stands, and the general ones are folded under it', () => {
  const results = folded([
    broken('workspace.response.status', ['1', '2']),
    broken('workspace.robustness.no-5xx', ['1']),
    broken('workspace.filespace.get.status', ['0', '1']),
  ]);
  expect(results.map(({ foldedUnder }) => foldedUnder)).toEqual([
    undefined,
    'workspace.filespace.get.status',
    undefined,
  ]);
  expect(foldedInto(results, 'workspace.filespace.get.status')).toEqual(['workspace.robustness.no-5xx']);
});

test('a failure is not folded under a warning, nor under a requirement of the other API', () => {
  const results = folded([
    broken('workspace.robustness.no-5xx', ['1']),
    broken('workspace.filespace.list.status', ['1'], { status: 'warning', level: 'SHOULD' }),
    broken('partner.client.get.status', ['1'], { api: 'partner' }),
  ]);
  expect(results.every(({ foldedUnder }) => foldedUnder === undefined)).toBe(true);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyExpectedFailures, loadExpectedFailures } from '../../src/gate/expected-failures.ts';
import { check, requirement } from '../report/sample.ts';
import { temporaryFolder } from '../support/folder.ts';

const entry = { requirement: 'partner.me.status', reason: 'known', owner: 'team', expires: '2026-06-30' };
const failing = requirement('failed', { id: 'partner.me.status', checks: [check({ name: 'a', status: 'failed' })] });
const passing = requirement('passed', { id: 'partner.me.status', checks: [check({ name: 'a', status: 'passed' })] });

function outcome(result: typeof failing, given: Parameters<typeof applyExpectedFailures>[1], today = '2026-06-30') {
  const { results, expectedFailures } = applyExpectedFailures([result], given, { today });
  return [results[0]?.status, expectedFailures[0]?.state];
}

describe('applyExpectedFailures', () => {
  it('waives a failure through the day on which it expires', () => {
    expect(outcome(failing, [entry])).toEqual(['expected-failure', 'used']);
    expect(outcome(failing, [entry], '2026-07-01')).toEqual(['failed', 'expired']);
  });

  it('calls an entry stale when nothing fails any more', () => {
    expect(outcome(passing, [entry])).toEqual(['passed', 'stale']);
  });

  it('waives only the check that it names', () => {
    expect(outcome(failing, [{ ...entry, check: 'a' }])).toEqual(['expected-failure', 'used']);
    expect(outcome(failing, [{ ...entry, check: 'b' }])).toEqual(['failed', 'stale']);
  });
});

describe('loadExpectedFailures', () => {
  function load(text: string) {
    const file = join(temporaryFolder(), 'expected.yaml');
    writeFileSync(file, text);
    return loadExpectedFailures(file);
  }

  it('reads entries', () => {
    expect(load('- {requirement: partner.me.status, reason: r, owner: o, expires: "2026-12-31"}')).toHaveLength(1);
  });

  it('names what is wrong, with its line and the nearest id', () => {
    expect(() => load('- {requirement: partner.me.statu, reason: r, owner: o, expires: "2026-12-31"}')).toThrow(
      /nearest is partner\.me\.status/,
    );
    expect(() => load('- requirement: partner.me.status\n  reason: r\n  owner: o\n  expires: soon')).toThrow(
      /date such as/,
    );
  });
});

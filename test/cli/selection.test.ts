import { describe, expect, test } from 'vitest';
import { requirements } from '../../generated/catalogue.ts';
import type { CheckResult } from '../../src/model/report.ts';
import { chosenOperations, narrow } from '../../src/session/narrow.ts';
import { directoryWith } from '../profile/profiles.ts';
import { check, report, requirement } from '../report/sample.ts';
import { command } from './stage.ts';

const nothing = { operation: [], tag: [] };

test.each([
  [['GET /api/v1/clients'], ['GET /api/v1/clients']],
  [['get /API/v1/clients'], ['GET /api/v1/clients']],
  [['DELETE *'], null],
  [['/direct-links'], ['GET /api/v1/filespaces/{filespaceId}/direct-links']],
])('--operation %j', (operation, expected) => {
  const chosen = chosenOperations({ ...nothing, operation }) ?? [];
  if (expected === null) expect(chosen.every((each) => each.startsWith('DELETE '))).toBe(true);
  else expect(chosen).toEqual(expected);
  expect(chosen.length).toBeGreaterThan(0);
});

test('what is chosen is about the operations, the resources and the level', () => {
  const found = narrow(requirements, { operation: ['GET *'], tag: ['Usage'], level: 'SHOULD' });
  expect(found.length).toBeGreaterThan(0);
  for (const { level, operations } of found) {
    expect(level).toBe('SHOULD');
    expect(operations.some((each) => each.startsWith('GET ') && /usage/i.test(each))).toBe(true);
  }
  expect(narrow(requirements, nothing)).toEqual(requirements);
});

test.each([
  [['--operation', 'GET /api/v1/pong'], 'the nearest is GET /api/v1/ping'],
  [['--tag', 'client'], 'one of partner, usage, clients'],
  [['--level', 'maybe'], 'MUST or SHOULD'],
  [['--api', 'partner', '--tag', 'direct-links'], '--operation, --tag and --level leave no requirement to test'],
  [['--max-failures', '0'], 'from 1'],
  [['--bail', '--max-failures', '2'], 'cannot be used with'],
  [['--only-failed', 'nowhere.json'], 'no such file'],
])('a selection that cannot be meant is told: %j', async (flags, said) => {
  const { err, exitCode } = await command(['run', ...flags]);
  expect([exitCode, err.toLowerCase()]).toEqual([2, expect.stringContaining(said.toLowerCase())]);
});

describe('--only-failed', () => {
  const withChecks = (...checks: CheckResult[]): string =>
    JSON.stringify(report([requirement('failed', { id: 'partner.me.status', checks })], { seed: 77 }));

  test('takes the checks that failed, under the seed of their run, and who asks for answers that failed', async () => {
    const text = withChecks(
      check({ status: 'failed', replay: 'partner.me.status~abc~5' }),
      check({ status: 'passed', replay: null }),
      check({ status: 'failed', replay: null, name: 'GET /api/v1/me 200 has the stated body' }),
    );
    const cwd = directoryWith({ 'report.json': text });
    for (const path of ['report.json', '.']) {
      const { run, err } = await command(['run', '--only-failed', path], { cwd });
      expect(err).toBe('');
      expect(run).toMatchObject({
        seed: 77,
        failed: { checks: [{ requirement: 'partner.me.status', check: 'abc' }], operations: ['GET /api/v1/me'] },
      });
    }
  });

  test('a report in which nothing failed leaves nothing to run', async () => {
    const cwd = directoryWith({ 'report.json': withChecks(check({ status: 'passed' })) });
    const { err, exitCode } = await command(['run', '--only-failed', 'report.json'], { cwd });
    expect([exitCode, err]).toEqual([2, expect.stringContaining('no check failed')]);
  });
});

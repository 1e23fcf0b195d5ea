import { expect, test } from 'vitest';
import { folded } from '../../src/report/folding.ts';
import { verdictLines } from '../../src/run/verdict-lines.ts';
import { failedCheck, report, requirement } from '../report/sample.ts';

test('a terminal shows one fault once, and says what else it breaks', () => {
  const broken = (id: string) => requirement('failed', { id, checks: [failedCheck({ exchanges: ['x1'] })] });
  const results = folded([broken('partner.robustness.no-5xx'), broken('partner.client.get.status')]);
  const lines = verdictLines(report(results), (_, text) => text);
  expect(lines.filter((line) => line.startsWith('  FAILED'))).toEqual([
    expect.stringMatching(/^ {2}FAILED partner\.client\.get\.status /),
  ]);
  expect(lines).toContain('    also breaks partner.robustness.no-5xx');
});

test('a terminal names some of what a target would not remove, and counts the others', () => {
  const leftovers = Array.from({ length: 12 }, (_, index) => ({ what: `client ${index}`, remedy: 'curl …' }));
  const lines = verdictLines({ ...report([]), leftovers }, (_, text) => text).filter((line) => /^Left/.test(line));
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toMatch(/^Left behind: 2 things more, all of them in the reports; conformance sweep/);
});

test('a terminal says once what kept many requirements from their judgement', () => {
  const kept = (id: string, message: string) =>
    requirement('inconclusive', { id, checks: [failedCheck({ status: 'error', message })] });
  const lines = verdictLines(
    report([kept('a', 'no client could be made'), kept('b', 'it vanished'), kept('c', 'no client could be made')]),
    (_, text) => text,
  );
  expect(lines.filter((line) => line.startsWith('inconclusive'))).toEqual([
    'inconclusive (2) a and 1 more: no client could be made',
    'inconclusive (1) b: it vanished',
  ]);
});

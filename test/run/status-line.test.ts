import { expect, it } from 'vitest';
import { canMove } from '../../src/run/progress.ts';
import { statusLine } from '../../src/run/status-line.ts';

const standing = { checks: 1_234, failed: 2, requests: 56_789, suites: { done: 25, total: 100 }, elapsedMs: 30_000 };

it('tells how far a run has come, and how long it will take', () => {
  expect(statusLine(standing)).toBe(
    '25 %, 25/100 suite files, 1,234 checks, 2 failed, 56,789 requests, about 2 min left',
  );
  expect(statusLine({ ...standing, elapsedMs: 10_000 })).toMatch(/about 30 s left$/);
});

it.each([
  ['before anything is known', { suites: { done: 0, total: 0 } }],
  ['at the beginning', { suites: { done: 1, total: 100 } }],
  ['at the end', { suites: { done: 100, total: 100 } }],
])('guesses no time %s', (_, changes) => {
  expect(statusLine({ ...standing, ...changes })).not.toContain('left');
});

it('moves only on a terminal that has a width, where somebody wants it', () => {
  const terminal = { isTTY: true, columns: 80 };
  expect(canMove(terminal, {})).toBe(true);
  expect(canMove(terminal, { CI: 'false', NO_COLOR: '', TERM: 'xterm' })).toBe(true);
  expect(canMove({ isTTY: false, columns: 80 }, {})).toBe(false);
  expect(canMove({ isTTY: true, columns: 0 }, {})).toBe(false);
  expect(canMove({ isTTY: true }, {})).toBe(false);
  for (const env of [{ CI: 'true' }, { CI: '1' }, { NO_COLOR: '1' }, { TERM: 'dumb' }]) {
    expect(canMove(terminal, env)).toBe(false);
  }
});

import { expect, it } from 'vitest';
import { canMove } from '../../src/run/progress.ts';
import { statusLine } from '../../src/run/status-line.ts';

const planned = { checks: 4_000, requests: 40_000 };
const standing = { checks: 1_234, failed: 2, requests: 10_000, planned, elapsedMs: 30_000 };

it('tells how far a run has come, and how long it will take', () => {
  expect(statusLine(standing)).toBe('25 %, 1,234 of 4,000 checks, 2 failed, 10,000 requests, about 2 min left');
  expect(statusLine({ ...standing, elapsedMs: 10_000 })).toMatch(/about 30 s left$/);
});

it.each([
  ['before anything is known', { planned: { checks: 0, requests: 0 } }],
  ['at the beginning', { requests: 400 }],
  ['at the end', { checks: 4_000 }],
  ['where more is sent than was known', { requests: 50_000 }],
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

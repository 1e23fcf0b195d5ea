import { expect, test } from 'vitest';
import { closest, nearest } from '../../src/profile/nearest.ts';

test.each([
  ['apikey', 'apiKey'],
  ['tokn', 'token'],
  ['otherPartnr', 'otherPartner'],
  ['banana', null],
  ['x', null],
])('%s is near to %s', (word, expected) => {
  expect(nearest(word, ['apiKey', 'token', 'otherPartner'])).toBe(expected);
});

test('the closest is always one, unless there are none', () => {
  expect(closest('banana', ['cabana', 'token'])).toBe('cabana');
  expect(closest('banana', [])).toBeNull();
});

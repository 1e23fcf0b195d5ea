import { expect, it } from 'vitest';
import { NotTested } from '../../src/check/index.ts';
import { inOtherCases } from '../../suites/support/secret-text.ts';

it('changes the case of a secret whose letters are of both', () => {
  expect(inOtherCases('ws_live_aQzRk7')).toEqual(['ws_live_aqzrk7', 'WS_LIVE_AQZRK7', 'WS_LIVE_AqZrK7']);
});

it.each([
  ['hexadecimal digits', '0aF3bC4dE5fA6bC7'],
  ['base 32 behind a prefix', 'Space_MZXW6YTBOI5HG2LKPQ'],
  ['base 32 behind two prefixes', 'key-live-MZXW6YTBOI5HG2LKPQ'],
])('leaves %s alone, which may be read in either case', (_, secret) => {
  expect(() => inOtherCases(secret)).toThrow(NotTested);
});

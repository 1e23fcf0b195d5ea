import { expect, it } from 'vitest';
import { NotTested } from '../../src/check/index.ts';
import { inOtherCases, wrapped } from '../../suites/support/secret-text.ts';

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

it('puts a secret in quotes and signs within it', () => {
  expect(wrapped('ws_live_aQzRk7')).toEqual([
    '%77s_live_aQzRk7',
    '"ws_live_aQzRk7"',
    '<ws_live_aQzRk7>',
    'ws_live._aQzRk7',
    'ws_live~_aQzRk7',
  ]);
});

it.each([
  ['of bytes', Buffer.from([1, 2, 250, 251]).toString('base64')],
  ['of a text', Buffer.from('key7:secret').toString('base64')],
])('only escapes what is base64 %s: decoders may overlook other signs', (_, secret) => {
  expect(wrapped(secret)).toHaveLength(1);
});

it('leaves the last part of a signed token alone', () => {
  const signature = 'b'.repeat(300);
  for (const text of wrapped(`eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.${signature}`)) expect(text).toContain(signature);
});

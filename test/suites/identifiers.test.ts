import { expect, test } from 'vitest';
import { unknownLike } from '../../suites/support/identifiers.ts';

test.each([
  ['a UUID', '47703e2c-884e-4ad8-88d7-d8cf3245c26e', /^47703e2c-884e-4ad8-88d7-d8cf[0-9a-f]{8}$/],
  ['a ULID', '01ARZ3NDEKTSV4RRFFQ69G5FAV', /^01ARZ3NDEKTSV4RRFF[0-9A-HJKMNP-TV-Z]{8}$/],
  ['a ULID in small letters', '01arz3ndektsv4rrffq69g5fav', /^01arz3ndektsv4rrff[0-9a-hjkmnp-tv-z]{8}$/],
  ['a number', '17', /^2147483646$/],
  ['a number of many digits', '104273955', /^904273955$/],
])('another id of the form of %s is one that the service might have issued', (_, issued, form) => {
  const { id, wellFormed } = unknownLike(issued);
  expect([id, wellFormed]).toEqual([expect.stringMatching(form), true]);
  expect(id).not.toBe(issued);
});

test('of few letters another text of as many may be in use, so it gets more', () => {
  expect(unknownLike('abc').id).toMatch(/^abc[a-z]{6}$/);
  expect(unknownLike('c17').id).toMatch(/^c17[a-z]{6}$/);
});

test('nobody outside knows the form of other ids', () => {
  expect(unknownLike('cl_9fK2').wellFormed).toBe(false);
});

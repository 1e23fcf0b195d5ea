import { expect, it } from 'vitest';
import { isPathSegment, pathSegment, shownSegment } from '../../src/http/path.ts';
import { Inconclusive } from '../../src/model/errors.ts';

it.each([
  ['a/b?c#d', 'a%2Fb%3Fc%23d'],
  ['%2F', '%252F'],
  ['1:2', '1%3A2'],
  ['🚀\n', '%F0%9F%9A%80%0A'],
  ['...', '...'],
  ['', ''],
])('%j is one segment of a path', (value, segment) => {
  expect([isPathSegment(value), pathSegment(value), shownSegment(value)]).toEqual([true, segment, segment]);
});

it.each(['\ud800', 'a\udfff', '.', '..'])('%j is none, which is no evidence against anybody', (value) => {
  expect(isPathSegment(value)).toBe(false);
  expect(() => pathSegment(value)).toThrow(Inconclusive);
  expect(() => shownSegment(value)).not.toThrow();
});

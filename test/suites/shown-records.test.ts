import { expect, test } from 'vitest';
import { onlyArrayOf } from '../../suites/support/shown-records.ts';

const record = { id: 'c1', name: 'one' };

test('the only array of a body holds its records', () => {
  expect(onlyArrayOf([record])).toEqual([record]);
  expect(onlyArrayOf({ page: { items: [record] }, links: ['next', 'previous'] })).toEqual([record]);
});

test('of several arrays that may be the page none is taken', () => {
  expect(onlyArrayOf({ deleted: [record], data: [{ id: 'c2' }] })).toEqual([]);
  expect(onlyArrayOf({ deleted: [record], data: [] })).toEqual([]);
});

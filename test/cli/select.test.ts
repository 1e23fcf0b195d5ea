import { expect, test } from 'vitest';
import { SelectionError, selectIds } from '../../src/session/select.ts';

const ids = ['partner.client.get', 'partner.client.name.length', 'partner.ping', 'workspace.client.get'];
const select = (only: string[], skip: string[] = []) => selectIds(ids, { only, skip });

test.each([
  [['partner.client.*'], ['partner.client.get', 'partner.client.name.length']],
  [['*.get'], ['partner.client.get', 'workspace.client.get']],
  [['partner.p?ng'], ['partner.ping']],
  [['partner.ping'], ['partner.ping']],
  [
    ['*.length', 'partner.ping'],
    ['partner.client.name.length', 'partner.ping'],
  ],
  [['**'], ids],
  [[], ids],
])('--only %j', (only, expected) => {
  expect(select(only)).toEqual(expected);
});

test('skip wins over only, and may match nothing', () => {
  expect(select(['partner.*'], ['*.client.*'])).toEqual(['partner.ping']);
  expect(select([], ['nothing.*'])).toEqual(ids);
});

test('the whole id must match, and a dot is a dot', () => {
  expect(() => select(['client'])).toThrow(SelectionError);
  expect(() => select(['partner?client?get?'])).toThrow(SelectionError);
  expect(() => select(['partnerxping'])).toThrow('partnerxping matches no requirement id; the nearest is partner.ping');
});

test('a pattern that matches nothing names the nearest group', () => {
  expect(() => select(['partner.ping', 'partner.cleint.*'])).toThrow('the nearest is partner.client.*');
});

test('many stars take no time', () => {
  const started = performance.now();
  expect(() => select([`${'*a'.repeat(12)}!`])).toThrow(SelectionError);
  expect(performance.now() - started).toBeLessThan(1000);
});

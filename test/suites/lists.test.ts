import { expect, test } from 'vitest';
import { findPlace, valueAt } from '../../suites/support/lists.ts';

const records = [{ id: 'm1', email: 'a@example.com' }];
const [first, second] = ['b64f0183-e561-4720-8e16-097bf02fa702', '142712bb-449c-4c2b-8946-a3d76311270a'];

test('a list that stands under the id of its parent is found under that of another one', () => {
  const place = findPlace({ [first]: { members: { page: 1, rows: records } } }, 'm1');
  expect(place).toEqual([first, 'members', 'rows']);
  const others = [{ id: 'm2', email: 'b@example.com' }];
  expect(valueAt({ [second]: { members: { page: 1, rows: others } } }, place ?? [])).toEqual(others);
});

test('an id leads to no list that stands elsewhere', () => {
  expect(valueAt({ [second]: { members: { page: 1 } } }, [first, 'members', 'rows'])).toBeUndefined();
  expect(valueAt({ [second]: [], '3rd': [] }, [first])).toBeUndefined();
});

test('under a word nothing else is taken for the list', () => {
  expect(valueAt({ latest: records }, ['members'])).toBeUndefined();
});

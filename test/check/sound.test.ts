import { expect, test } from 'vitest';
import { soundPartOf } from '../../src/check/sound.ts';
import { Inconclusive } from '../../src/model/errors.ts';

const body = { data: { id: 'f1', size: '7', 'a/b': 1, owner: { name: 'x' } }, list: [{ id: 'a' }, { id: 2 }] };

function withProblems(...places: string[]) {
  return soundPartOf(
    body,
    places.map((at) => ({ at, text: `${at} is wrong` })),
  );
}

test('a body without problems is itself', () => {
  expect(withProblems()).toBe(body);
});

test('what is not broken can be read, to the last field', () => {
  const { data, list } = withProblems('/data/size', '/list/1/id');
  expect(data.id).toBe('f1');
  expect({ ...data.owner }).toEqual({ name: 'x' });
  expect(list[0]).toEqual({ id: 'a' });
  expect(list).toHaveLength(2);
  expect(list.some(({ id }) => id === 'a')).toBe(true);
});

test('what is broken cannot, and says what is wrong', () => {
  const { data, list } = withProblems('/data/size', '/list/1/id', '/data/a~1b');
  expect(() => data.size).toThrow(new Inconclusive('the answer breaks its schema: /data/size is wrong'));
  expect(() => data['a/b']).toThrow('/data/a~1b is wrong');
  expect(() => list.map(({ id }) => id)).toThrow('/list/1/id is wrong');
});

test('a field that is missing cannot be read or asked for', () => {
  const { data } = withProblems('/data/kind');
  expect(() => Reflect.get(data, 'kind')).toThrow(Inconclusive);
  expect(() => 'kind' in data).toThrow(Inconclusive);
  expect('id' in data).toBe(true);
});

test('an object with a broken field cannot be compared as a whole', () => {
  const { data } = withProblems('/data/kind');
  expect(() => ({ ...data })).toThrow(Inconclusive);
  expect(() => JSON.stringify(data)).toThrow(Inconclusive);
});

test('a body that is broken as a whole cannot be read at all', () => {
  expect(() => withProblems('')).toThrow(' is wrong');
});

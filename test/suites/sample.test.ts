import { describe, expect, it } from 'vitest';
import { ofEachKind, spread } from '../../suites/support/sample.ts';

const records = Array.from({ length: 100 }, (_, index) => ({
  id: `id-${index}`,
  status: index === 41 ? 'paused' : 'ready',
  storage: { provider: ['a', 'b', 'a', 'c'][index % 4] },
  size: index,
}));

describe('spread', () => {
  it('takes both ends and what lies between', () => {
    expect(spread([...records.keys()], 4)).toEqual([0, 33, 66, 99]);
    expect(spread([1, 2], 8)).toEqual([1, 2]);
    expect(spread([], 8)).toEqual([]);
  });
});

describe('ofEachKind', () => {
  it('adds one of each kind that is not there yet', () => {
    const ids = ofEachKind(records, records.slice(0, 1)).map(({ id }) => id);
    expect(ids).toEqual(['id-0', 'id-1', 'id-3', 'id-41']);
  });

  it('takes fields with many values, or one, for no kinds', () => {
    const same = records.slice(0, 40).map(({ id, size }) => ({ id, size, owner: 'x' }));
    expect(ofEachKind(same, same.slice(0, 2))).toEqual(same.slice(0, 2));
  });

  it('takes no more than so many', () => {
    expect(ofEachKind(records, records.slice(0, 1), 2).map(({ id }) => id)).toEqual(['id-0', 'id-1']);
    expect(ofEachKind([], [])).toEqual([]);
  });
});

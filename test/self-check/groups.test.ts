import { describe, expect, it } from 'vitest';
import { variants } from '../../reference/variants/index.ts';
import { groupsOf } from '../../scripts/self-check/groups.ts';

describe('groupsOf', () => {
  const groups = groupsOf(variants, 7).map(({ members }) => members);

  it('has every variant in one group', () => {
    expect(groups.flat().toSorted()).toEqual(variants.map(({ id }) => id).toSorted());
  });

  it('keeps those apart that say so', () => {
    const together = variants.flatMap(({ id, apartFrom = [] }) =>
      groups.filter((members) => members.includes(id) && members.some((member) => apartFrom.includes(member))),
    );
    expect(variants.some(({ apartFrom }) => apartFrom !== undefined)).toBe(true);
    expect(together).toEqual([]);
  });
});

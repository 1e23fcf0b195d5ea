import { describe, expect, it } from 'vitest';
import { createNames } from '../../src/check/names.ts';
import { idCandidates, madeAt, ownNameOf, recordsIn } from '../../src/sweep/records.ts';

describe('ownNameOf', () => {
  const names = createNames('4k9z1q', () => 12);

  it('knows every name that the suite gives, also inside a longer one and in an e-mail address', () => {
    for (const name of [names.client(), `a (/${names.unique()})9`, names.filespace()]) {
      expect(ownNameOf({ id: 'i', name })).toBe(name);
    }
    expect(ownNameOf({ id: 'i', user: { id: 'u', email: names.email() } })).toBe(names.email());
    expect(ownNameOf({ key: 'i', displayName: names.serviceAccount() })).toBe(names.serviceAccount());
  });

  it('leaves alone what others named, even where they mention a name of the suite', () => {
    expect(ownNameOf({ id: 'i', name: 'vct-team' })).toBeNull();
    expect(ownNameOf({ id: 'i', name: 'Acme', notes: `was ${names.unique()} before` })).toBeNull();
    expect(ownNameOf({ id: 'i', tags: [names.unique()] })).toBeNull();
  });
});

it('finds records in any envelope', () => {
  const record = { id: 'a' };
  for (const json of [[record], { data: [record] }, { page: { total: 1 }, data: { items: [record] } }]) {
    expect(recordsIn(json)).toEqual([record]);
  }
  expect(recordsIn({ data: record })).toEqual([]);
});

it('tries the likeliest id first, and never the name', () => {
  const record = { name: 'vct-4k9z1q-1', createdAt: '2026-01-01', ownerId: 'o', id: 'i', size: 3 };
  expect(idCandidates(record)).toEqual(['i', 'o', '2026-01-01']);
});

it('reads the age from whichever field tells it', () => {
  expect(madeAt({ createdAt: '2026-01-01T00:00:00Z' })).toBe(Date.UTC(2026, 0, 1));
  expect(madeAt({ joinedOn: '2026-01-01T00:00:00Z' })).toBe(Date.UTC(2026, 0, 1));
  expect(madeAt({ createdAt: 'yesterday' })).toBeNull();
  expect(madeAt({})).toBeNull();
});

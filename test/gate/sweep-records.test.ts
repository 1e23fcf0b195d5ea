import { describe, expect, it } from 'vitest';
import { idCandidates, isMention, madeAt, ownNameOf, recordsIn, toldBy } from '../../src/session/answers.ts';
import { createNames } from '../../src/session/names.ts';

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

it('tells a name that speaks of one of the suite from one that the suite gives', () => {
  for (const name of ['copy of vct-4k9z1q-7', 'Old vct-4k9z1q-7 (2)']) expect(isMention(name)).toBe(true);
  for (const name of ['vct-4k9z1q-7', ' vct-4k9z1q-7', '-vct-4k9z1q-7', 'a (/vct-4k9z1q-7)9', '7vct-4k9z1q-7 x']) {
    expect(isMention(name)).toBe(false);
  }
});

describe('toldBy', () => {
  const tell = toldBy('4k9z1q', ['vct-4k9z1q-8', '12345678901234']);

  it('knows the names of its run, and texts of its creates wherever they stand', () => {
    expect(tell({ name: 'copy of VCT-4K9Z1Q-7' })).toBe('copy of VCT-4K9Z1Q-7');
    expect(tell({ name: '', notes: 'vct-4k9z1q-8' })).toBe('vct-4k9z1q-8');
    expect(tell({ name: '12345678901234' })).toBe('12345678901234');
  });

  it('leaves alone what other runs made, and what only mentions a name of its own', () => {
    expect(tell({ name: 'vct-zzzzzz-7' })).toBeNull();
    expect(tell({ name: 'Acme', notes: 'was vct-4k9z1q-7 before' })).toBeNull();
    expect(tell({ name: 'Acme', notes: 'was vct-4k9z1q-80 before' })).toBeNull();
  });
});

it('finds records in any envelope', () => {
  const record = { id: 'a' };
  for (const json of [[record], { data: [record] }, { page: { total: 1 }, data: { items: [record] } }]) {
    expect(recordsIn(json)).toEqual([record]);
  }
  expect(recordsIn({ data: record })).toEqual([]);
  expect(recordsIn({ accounts: { '6f0d-7': { name: 'vct-abcdef-0001' } } })).toEqual([
    { id: '6f0d-7', name: 'vct-abcdef-0001' },
  ]);
  expect(recordsIn({ 'vct-abcdef-0001': { accountId: '7' } })).toEqual([{ name: 'vct-abcdef-0001', accountId: '7' }]);
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

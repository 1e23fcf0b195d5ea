import { describe, expect, it } from 'vitest';
import { createVocabulary } from '../../src/http/vocabulary.ts';

describe('createVocabulary', () => {
  const vocabulary = createVocabulary({ vendor: 'acme', storage_a: 'custom', custom: 'own' });

  it('translates whole keys and values in both directions, also where words change places', () => {
    const neutral = { storage: { storage_a: 1, custom: { owner: 'vendor' } }, list: ['storage_a', 'vendors'] };
    const wire = { storage: { custom: 1, own: { owner: 'acme' } }, list: ['custom', 'vendors'] };
    expect(vocabulary.toWire(neutral)).toEqual(wire);
    expect(vocabulary.toNeutral(wire)).toEqual(neutral);
  });

  it('tells words that read the same by where they stand', () => {
    const shared = createVocabulary({ vendor: 'aws', StorageA: 'aws', storage_a: 'aws' });
    const neutral = {
      storage: { storage_a: 1, owner: 'vendor', provider: 'StorageA' },
      body: { storageOwner: 'vendor', storageProvider: 'StorageA', types: ['storage_a'] },
    };
    expect(shared.toNeutral(shared.toWire(neutral))).toEqual(neutral);
    expect(shared.toWire({ owner: 'vendor' })).toEqual({ owner: 'aws' });
  });

  it('leaves the words of the documents what they are, save for owners and providers', () => {
    const vocabulary = createVocabulary({
      vendor: 'status',
      StorageA: 'active',
      custom: 'customer',
      storage_a: 'Other',
    });
    const neutral = {
      status: 'active',
      storage: { owner: 'vendor', provider: 'StorageA', custom: 1, storage_a: 2 },
      lent: { owner: 'customer', provider: 'Other' },
    };
    expect(vocabulary.toNeutral(vocabulary.toWire(neutral))).toEqual(neutral);
  });

  it('leaves texts of somebody what they are, whatever they read like', () => {
    const vocabulary = createVocabulary({ storage_a: 'acme' });
    const sent = { bucketName: 'storage_a', provider: 'x', type: 'storage_a' };
    expect(vocabulary.toWire(sent)).toEqual({ bucketName: 'storage_a', provider: 'x', type: 'acme' });
    expect(vocabulary.toNeutral({ bucketName: 'acme', type: 'acme' })).toEqual({
      bucketName: 'acme',
      type: 'storage_a',
    });
  });

  it('leaves everything alone where the target speaks the neutral words', () => {
    const value = { vendor: ['custom'] };
    expect(createVocabulary({}).toNeutral(value)).toBe(value);
  });
});

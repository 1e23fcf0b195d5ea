import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { neutralWords } from '../../src/profile/model.ts';
import { besideOwn, statedWords } from '../../src/profile/stated-words.ts';

/** The fields and the values that a contract names. */
function namedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (/^(?:x-|examples?$)/.test(key)) return [];
    const own = key === 'properties' ? Object.keys(item) : key === 'enum' ? item : key === 'const' ? [item] : [];
    return [...own.filter((word: unknown) => typeof word === 'string'), ...namedIn(item)];
  });
}

it.each(['partner', 'workspace'])('knows every field and value of the contract of the %s', (api) => {
  const contract: unknown = JSON.parse(readFileSync(new URL(`../../generated/${api}.json`, import.meta.url), 'utf8'));
  const known = new Set<string>([...statedWords, ...neutralWords, ...Object.values(besideOwn)]);
  expect(namedIn(contract).filter((word) => !known.has(word))).toEqual([]);
});

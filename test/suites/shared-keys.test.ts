import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where each key of what checks share is written. */
function placesOfKeys(): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const file of globSync(`${root}suites/**/*.ts`)) {
    for (const [, , key = ''] of readFileSync(file, 'utf8').matchAll(/\.(?:shared|learned)\(\s*(['"`])(.*?)\1/gs)) {
      places.set(key, (places.get(key) ?? new Set()).add(relative(root, file)));
    }
  }
  return places;
}

// Whoever asks by the key of another file is given what that one made.
test('no two files share something under one key', () => {
  const places = placesOfKeys();
  expect(places.size).toBeGreaterThan(100);
  expect([...places].filter(([, files]) => files.size > 1).map(([key, files]) => [key, ...files])).toEqual([]);
});

import { expect, test } from 'vitest';
import { registry } from '../../src/check/registry.ts';
import { titlesOf } from '../../src/model/aliases.ts';
import { formerWordings } from '../../src/model/former-wordings.ts';
import { loadSuites } from '../../src/run/suite-files.ts';

const troubles = await loadSuites();
const checks = registry.entries.filter((entry) => entry.kind !== 'observation');

test('the suites register their checks', () => {
  expect(troubles).toEqual([]);
  expect(checks.length).toBeGreaterThan(1_000);
});

test('no two checks of a requirement have one title', () => {
  const labels = checks.map(({ requirement, name }) => `${requirement} ${name}`);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});

test('every former wording can still be met', () => {
  const titles = new Set(checks.flatMap(({ name }) => titlesOf(name)));
  const all = [...titles].join('\n');
  expect(formerWordings.filter(([today]) => !all.includes(today))).toEqual([]);
});

test('what a title was before names one check of its requirement', () => {
  const byTitle = new Map<string, Set<string>>();
  for (const { requirement, name } of checks) {
    for (const title of titlesOf(name)) {
      const label = `${requirement} ${title}`;
      byTitle.set(label, (byTitle.get(label) ?? new Set()).add(name));
    }
  }
  expect([...byTitle].filter(([, names]) => names.size > 1).map(([label]) => label)).toEqual([]);
});

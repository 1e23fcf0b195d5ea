import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = ['openapi/**/*.yaml', 'src/resources/*.ts', 'suites/**/*.suite.ts', 'reference/faults/**/*.ts'];
const project = globSync(sources, { cwd: root })
  .map((file) => plain(readFileSync(root + file, 'utf8')))
  .join('\n');

/** Where a text stands, and how deep, does not matter. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** What a guide shows as YAML or TypeScript. */
function examplesOf(guide: string): string[] {
  const text = readFileSync(`${root}docs/${guide}.md`, 'utf8');
  return [...text.matchAll(/```(?:yaml|ts)\n(.*?)```/gs)].map(([, example = '']) =>
    example.replace(/^x-requirements:\n/, ''),
  );
}

describe.each([
  ['adding-a-requirement', 3],
  ['adding-a-resource', 1],
])('the guide %s', (guide, count) => {
  it('has its examples', () => {
    expect(examplesOf(guide)).toHaveLength(count);
  });

  it.each(examplesOf(guide))('shows what stands in the project: %s', (example) => {
    expect(project).toContain(plain(example));
  });
});

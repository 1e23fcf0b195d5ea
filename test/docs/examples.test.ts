import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const guide = readFileSync(`${root}docs/adding-a-requirement.md`, 'utf8');
const project = globSync(['openapi/**/*.yaml', 'suites/**/*.suite.ts', 'reference/faults/**/*.ts'], { cwd: root })
  .map((file) => plain(readFileSync(root + file, 'utf8')))
  .join('\n');

/** Where a text stands, and how deep, does not matter. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** What the guide shows as YAML or TypeScript. */
function examples(): string[] {
  return [...guide.matchAll(/```(?:yaml|ts)\n(.*?)```/gs)].map(([, text = '']) =>
    text.replace(/^x-requirements:\n/, ''),
  );
}

describe('the guide to a requirement', () => {
  it('shows a requirement, a check and a fault', () => {
    expect(examples()).toHaveLength(3);
  });

  it.each(examples())('shows what stands in the project: %s', (example) => {
    expect(project).toContain(plain(example));
  });
});

import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { requirements } from '../../generated/catalogue.ts';
import { faults } from '../../reference/faults/index.ts';
import { loadExpectedFailures } from '../../src/gate/expected-failures.ts';
import { loadTarget } from '../../src/profile/load.ts';
import { targetSchema } from '../../src/profile/schema.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const guides = globSync('docs/*.md', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));

/** The code blocks of a language. */
function blocks(text: string, language: string): string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].flatMap(
    ([, code]) => code ?? [],
  );
}

describe('the guides', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guides-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const profiles = guides.flatMap(({ file, text }) =>
    blocks(text, 'yaml')
      .filter((code) => code.startsWith('targets:'))
      .map((code, index) => ({ file, index, code })),
  );

  it.each(profiles)('$file: profile $index is accepted', async ({ code }) => {
    const names = [...code.matchAll(/\$\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
    const env = Object.fromEntries(names.map((name) => [name, 'a-value-of-some-length']));
    await writeFile(join(folder, 'conformance.yaml'), code);
    const target = await loadTarget({ env, cwd: folder, overrides: {} });
    expect(target?.name).toBe('staging');
  });

  it('holds a list of expected failures that is accepted', async () => {
    const [code = ''] = blocks(readFileSync(join(root, 'docs/gate.md'), 'utf8'), 'yaml');
    const file = join(folder, 'expected-failures.yaml');
    await writeFile(file, code);
    expect(loadExpectedFailures(file)).toHaveLength(2);
  });

  it('names every key of a profile', () => {
    const text = readFileSync(join(root, 'docs/profile.md'), 'utf8');
    const words = new Set(text.match(/[A-Za-z_]+/g));
    const keys = keysOf(z.toJSONSchema(targetSchema, { io: 'input', unrepresentable: 'any' }));
    expect(keys).toContain('otherPartnerClient');
    expect(keys.filter((key) => !words.has(key))).toEqual([]);
  });

  it.each(guides)('$file names only requirements and faults that exist', ({ text }) => {
    const known: ReadonlySet<string> = new Set(requirements.map(({ id }) => id));
    const named = [...text.matchAll(/\b(?:partner|workspace)\.[a-z-]+(?:\.[a-z-]+)+\b(?!\.?[*A-Z:])/g)].map(
      ([id]) => id,
    );
    const profileKey = /^(?:partner|workspace)\.(?:credentials|fixtures|quotas)\./;
    // What the guide has the reader make is not there yet.
    const made = [...text.matchAll(/new-requirement -- (\S+)/g)].map(([, id]) => id);
    expect(named.filter((id) => !known.has(id) && !profileKey.test(id) && !made.includes(id))).toEqual([]);
    const proved = new Set(faults.map(({ id }) => id));
    const stated = [...text.matchAll(/\bname-of-\d+-\w+/g)].map(([id]) => id);
    expect(stated.filter((id) => !proved.has(id))).toEqual([]);
  });
});

function keysOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(keysOf);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) =>
    name === 'properties' && typeof value === 'object' && value !== null
      ? [...Object.keys(value), ...Object.values(value).flatMap(keysOf)]
      : keysOf(value),
  );
}

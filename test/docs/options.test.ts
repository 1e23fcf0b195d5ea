import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { docsOptions, isUsageMistake, refuseForeignFolder } from '../../scripts/docs/options.ts';

function mistakeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (isUsageMistake(error)) return error.message;
    throw error;
  }
  return 'none';
}

test('a folder that holds something else than a site is not replaced', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'));
  expect(mistakeOf(() => refuseForeignFolder(join(folder, 'new')))).toBe('none');
  expect(mistakeOf(() => refuseForeignFolder(folder))).toBe('none');
  writeFileSync(join(folder, 'thesis.txt'), '');
  expect(mistakeOf(() => refuseForeignFolder(folder))).toContain('holds something else than a site');
  writeFileSync(join(folder, '.nojekyll'), '');
  expect(mistakeOf(() => refuseForeignFolder(folder))).toBe('none');
});

test('an address that is none, and an unknown flag, are mistakes of the command line', () => {
  expect(mistakeOf(() => docsOptions(['--partner-url', 'nonsense']))).toMatch(
    /^--partner-url must be an http or https URL/,
  );
  expect(mistakeOf(() => docsOptions(['--workspace-url', 'ftp://a.example']))).toMatch(/^--workspace-url must be/);
  expect(mistakeOf(() => docsOptions(['--nosuch']))).toContain("Unknown option '--nosuch'");
  expect(docsOptions(['--partner-url', 'https://a.example/p'])['partner-url']).toBe('https://a.example/p');
});

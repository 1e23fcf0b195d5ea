import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const schemas = 'openapi/partner/components/schemas';

/** What the linter says of the contracts after one replacement in one file. */
function lintAfter(file: string, old: string, replacement: string): string {
  const folder = temporaryFolder();
  for (const part of ['openapi', 'scripts/redocly-plugin', 'redocly.yaml', 'package.json']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(old);
  writeFileSync(join(folder, file), text.replace(old, replacement));
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout, stderr } = spawnSync(process.execPath, [cli, 'lint', 'partner'], { cwd: folder, env });
  return `${stdout}${stderr}`;
}

describe('the rules of this house for its contracts', () => {
  it('accept the contracts as they are', () => {
    expect(lintAfter('redocly.yaml', 'telemetry', 'telemetry')).toContain('valid');
  });

  it('want a description of every property', () => {
    const said = lintAfter(`${schemas}/AddMember.yaml`, '    description:', '    x-note:');
    expect(said).toContain('The property email has no description.');
    const inside = lintAfter(
      `${schemas}/CurrentUsage.yaml`,
      'description: Unit of every figure of storage.',
      "title: ''",
    );
    expect(inside).toContain('The property unit has no description.');
  });

  it('want a name of every alternative', () => {
    const said = lintAfter(`${schemas}/OpenList.yaml`, 'title: a bare array', 'x-note: a bare array');
    expect(said).toContain('The alternative has no title.');
    const referenced = lintAfter(`${schemas}/ValidationErrorBody.yaml`, 'title: a validation error\n', '');
    expect(referenced).toContain('The alternative has no title.');
  });
});

import { execFile, execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '../../reference/embedded.ts';
import type { Reference } from '../../reference/server.ts';
import { problemsOf } from './compile.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const samples = globSync('docs/api/*.md', { cwd: root })
  .sort()
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^```(sh|ts)(?: (\S+))?\n([\s\S]*?)^```/gm)].map(
      ([, language, name, code = ''], index) => ({ file, index, language, name, code }),
    ),
  );
const shared = samples.filter(({ name }) => name !== undefined);
const runnable = samples.filter(({ name }) => name === undefined);

// The dates of the samples are asked of the GNU date; other systems have another one.
const canRun = process.platform === 'linux' && hasCurl();

describe('the samples of the guides to the APIs', () => {
  let folder: string;
  let service: Reference;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    mkdirSync(join(root, '.tmp'), { recursive: true });
    // Within the project, so that the library of the client is found.
    folder = mkdtempSync(join(root, '.tmp/api-guides-'));
    for (const api of ['partner.ts', 'workspace.ts']) cpSync(join(root, 'generated', api), join(folder, api));
    for (const { name, code } of shared) writeFileSync(join(folder, name ?? ''), code);
    service = await startEmbedded();
    const { partner, workspace } = service.profile;
    env = {
      PATH: process.env.PATH,
      ...{ PARTNER_URL: partner.baseUrl, PARTNER_API_KEY: partner.apiKey, CLIENT_ID: partner.fixtures.client.id },
      ...{ WORKSPACE_URL: workspace.baseUrl, WORKSPACE_TOKEN: workspace.token },
      FILESPACE_ID: workspace.fixtures.file.filespace,
    };
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });

  it('are in every guide, for the shell and for the typed client', () => {
    const kinds = new Set(runnable.map(({ file, language }) => `${file} ${language}`));
    expect(kinds.size).toBe(2 * globSync('docs/api/*.md', { cwd: root }).length);
    expect(shared.map(({ name }) => name)).toEqual(['clients.ts']);
  });

  it('compile against the types of the contracts', () => {
    const files = runnable.flatMap(({ language, code }, index): [string, string][] =>
      language === 'ts' ? [[`${root}generated/guide-${index}.ts`, code]] : [],
    );
    for (const { name, code } of shared) files.push([`${root}generated/${name}`, code]);
    expect(problemsOf(new Map(files))).toEqual([]);
  });

  it.skipIf(!canRun).each(runnable)('$file: sample $index ($language) runs', async ({ language, code, index }) => {
    const file = join(folder, `sample-${index}.${language}`);
    writeFileSync(file, code);
    const command = language === 'sh' ? ['bash', '-euo', 'pipefail', file] : [process.execPath, file];
    const { stdout } = await promisify(execFile)(command[0] ?? '', command.slice(1), { cwd: folder, env });
    expect(stdout.trim()).not.toBe('');
    expect(stdout).not.toContain('undefined');
  });
});

function hasCurl(): boolean {
  try {
    execFileSync('curl', ['--version']);
    return true;
  } catch {
    return false;
  }
}

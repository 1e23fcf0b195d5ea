import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { command } from '../cli/stage.ts';
import { temporaryFolder } from '../support/folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = (file: string) => readFileSync(join(root, file), 'utf8');

const actionShape = z.object({
  inputs: z.record(z.string(), z.object({ description: z.string(), default: z.string() })),
  runs: z.object({
    steps: z.array(
      z.object({
        id: z.string().optional(),
        run: z.string().optional(),
        env: z.record(z.string(), z.string()).optional(),
      }),
    ),
  }),
});
const action = actionShape.parse(parse(text('action.yml')));
const step = action.runs.steps.find(({ id }) => id === 'conformance');

const examples = ['github.yml', 'github-matrix.yml', 'gitlab.yml', 'gitlab-shards.yml'];

it.each(examples)('docs/ci.md shows the example %s as it is', (name) => {
  expect(text('docs/ci.md')).toContain(`\`\`\`yaml\n${text(`ci/examples/${name}`)}\`\`\``);
});

it('every variable that the action, the template and the examples set belongs to a flag', async () => {
  const help = await Promise.all(['run', 'merge'].map((name) => command([name, '--help'])));
  const known = new Set(help.flatMap(({ out }) => out.match(/CONFORMANCE_[A-Z_]+/g) ?? []));
  const files = ['action.yml', 'ci/gitlab.yml', ...examples.map((name) => `ci/examples/${name}`)];
  const used = files.flatMap((file) => text(file).match(/CONFORMANCE_[A-Z_]+/g) ?? []);
  const ours = ['CONFORMANCE_PACKAGE'];
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !known.has(name) && !ours.includes(name) && name !== 'CONFORMANCE_')).toEqual([]);
});

it('the examples use inputs that the action has, and jobs that the template has', () => {
  const uses = z.looseObject({ uses: z.string().optional(), with: z.record(z.string(), z.unknown()).optional() });
  const workflow = z.object({ jobs: z.record(z.string(), z.object({ steps: z.array(uses) })) });
  for (const name of ['github.yml', 'github-matrix.yml']) {
    const { jobs } = workflow.parse(parse(text(`ci/examples/${name}`)));
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const own = steps.filter((each) => each.uses?.includes('vendor-api-conformance'));
    expect(own.length).toBeGreaterThan(0);
    for (const { with: given = {} } of own)
      expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
  }
  const template = Object.keys(z.record(z.string(), z.unknown()).parse(parse(text('ci/gitlab.yml'))));
  for (const name of ['gitlab.yml', 'gitlab-shards.yml']) {
    const named = [...text(`ci/examples/${name}`).matchAll(/extends: (\S+)/g)].map(([, job]) => job);
    expect(template).toEqual(expect.arrayContaining(named));
  }
});

it('the image copies everything that the package is built from', () => {
  const kept = text('ci/Dockerfile.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  for (const path of kept) expect(existsSync(join(root, path)), path).toBe(true);
  const { include } = z.object({ include: z.array(z.string()) }).parse(JSON.parse(text('tsconfig.build.json')));
  const { files } = z.object({ files: z.array(z.string()) }).parse(JSON.parse(text('package.json')));
  expect(kept).toEqual(expect.arrayContaining([...include, ...files.filter((file) => file !== 'dist')]));
});

it('the step of the action writes reports, outputs, summary and annotations', { timeout: 120_000 }, async () => {
  const directory = temporaryFolder();
  const waiver = { requirement: 'partner.me.status', reason: '50% done', owner: 'team', expires: '2020-01-01' };
  writeFileSync(join(directory, 'known.json'), JSON.stringify([waiver]));
  const inputs = {
    command: 'run',
    depth: 'smoke',
    only: 'partner.me.*',
    'expected-failures': 'known.json',
    out: 'the out',
  };
  const ended = await runStep(directory, inputs);
  expect(ended.code).toBe(1);
  expect(ended.out).toContain('::error title=Expected failure is expired%3A partner.me.status::50%25 done (team');
  expect(readFileSync(join(directory, 'output'), 'utf8')).toBe('exit-code=1\nverdict=nonconformant\n');
  expect(readFileSync(join(directory, 'summary'), 'utf8')).toContain('## Entries of the file of expected failures (1)');

  const merged = await runStep(directory, { command: 'merge', reports: 'the out\n\n', out: 'joined' });
  expect([merged.code, existsSync(join(directory, 'joined', 'report.html'))]).toEqual([1, true]);
});

/** Runs the script of the step as a runner would, with the inputs filled in. */
function runStep(directory: string, given: Record<string, string>): Promise<{ code: number; out: string }> {
  const inputs = Object.fromEntries(Object.entries(action.inputs).map(([name, { default: value }]) => [name, value]));
  const fill = (value: string) =>
    value.replace(/\$\{\{ inputs\.([\w-]+) \}\}/, (_, name: string) => given[name] ?? inputs[name] ?? '');
  const env = Object.fromEntries(Object.entries(step?.env ?? {}).map(([name, value]) => [name, fill(value)]));
  const runner = {
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    HOME: directory,
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION_PATH: root,
    GITHUB_OUTPUT: join(directory, 'output'),
    GITHUB_STEP_SUMMARY: join(directory, 'summary'),
  };
  return new Promise((resolve) => {
    const options = { cwd: directory, env: { ...runner, ...env } };
    execFile(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? 'exit 99'],
      options,
      (error, stdout) => {
        resolve({ code: error === null ? 0 : Number(error.code), out: stdout });
      },
    );
  });
}

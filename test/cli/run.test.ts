import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { requirements } from '../../generated/catalogue.ts';
import { FORMATS } from '../../src/report/render.ts';
import { directoryWith, partnerProfile } from '../profile/profiles.ts';
import { command, environment } from './stage.ts';

afterEach(() => vi.unstubAllEnvs());

test('without flags and profile it is a whole run against the embedded reference service', async () => {
  const cwd = directoryWith({});
  environment({ NO_COLOR: '', FORCE_COLOR: '', GITHUB_ACTIONS: '' });
  const { run, exitCode } = await command([], { cwd });
  expect(exitCode).toBe(0);
  expect(run).toEqual({
    target: null,
    out: join(cwd, 'conformance-report'),
    apis: ['partner', 'workspace'],
    only: [],
    skip: [],
    narrowing: { operation: [], tag: [], level: undefined },
    failed: null,
    depth: 'standard',
    cases: null,
    seed: expect.any(Number),
    replay: null,
    readOnly: false,
    keep: false,
    timeoutMs: undefined,
    concurrency: undefined,
    rps: undefined,
    expectedFailures: null,
    baseline: null,
    baselineUpdate: null,
    history: null,
    strict: false,
    bail: false,
    maxFailures: null,
    maxTime: null,
    maxRequests: null,
    maxCreated: null,
    shard: null,
    formats: FORMATS,
    har: 'findings',
    docsUrl: null,
    quiet: false,
    color: false,
    annotate: false,
  });
});

test('every flag arrives', async () => {
  const cwd = directoryWith({ 'p.yaml': partnerProfile(), 'known.yaml': '', 'report.json': '{}' });
  const flags =
    '--profile p.yaml --target staging --out o --api partner --only partner.* --only *.a*,*.e* --skip none.* --operation GET --tag clients,data-stores --level must';
  const more =
    '--depth deep --cases 7 --seed -12 --replay partner.me.status~abc~5 --read-only --concurrency 2 --rps 0.5 --timeout 99';
  const last =
    '--expected-failures known.yaml --baseline report.json --baseline-update any --history runs --strict --bail --max-time 1.5m --max-requests 500 --max-created 0 --shard 2/3 --har all --format json,har --docs-url https://docs.example.com/api/ --quiet';
  const { run, err } = await command(['run', ...`${flags} ${more} ${last} --no-color`.split(' ')], {
    cwd,
    columns: 80,
  });
  expect(err).toBe('');
  expect(run).toEqual({
    target: expect.objectContaining({ name: 'staging', http: expect.objectContaining({ rps: 0.5, timeoutMs: 99 }) }),
    out: join(cwd, 'o'),
    apis: ['partner'],
    only: ['partner.*', '*.a*', '*.e*'],
    skip: ['none.*'],
    narrowing: { operation: ['GET'], tag: ['Clients', 'Data stores'], level: 'MUST' },
    failed: null,
    depth: 'deep',
    cases: 7,
    seed: -12,
    replay: 'partner.me.status~abc~5',
    readOnly: true,
    keep: false,
    timeoutMs: 99,
    concurrency: 2,
    rps: 0.5,
    expectedFailures: join(cwd, 'known.yaml'),
    baseline: join(cwd, 'report.json'),
    baselineUpdate: 'any',
    history: join(cwd, 'runs'),
    strict: true,
    bail: true,
    maxFailures: null,
    maxTime: { ms: 90_000, text: '1.5m' },
    maxRequests: 500,
    maxCreated: 0,
    shard: { index: 2, count: 3 },
    docsUrl: 'https://docs.example.com/api',
    formats: ['json', 'har'],
    har: 'all',
    quiet: true,
    color: false,
    annotate: false,
  });
});

test('seeds differ from run to run, and fit in 31 bits', async () => {
  const seeds = await Promise.all([command([]), command([]), command([])]);
  const values = seeds.map(({ run }) => run?.seed ?? -1);
  expect(new Set(values).size).toBe(3);
  for (const value of values)
    expect(value).toSatisfy((seed: number) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31);
});

test.each([0, 1, 2, 3] as const)('the exit code %i of the run is the exit code of the command', async (exitCode) => {
  expect((await command(['run'], { runConformance: async () => ({ exitCode }) })).exitCode).toBe(exitCode);
});

test('a run that throws says nothing about the target: 3, never 1', async () => {
  const outcome = await command([], { runConformance: () => Promise.reject(new Error('broken')) });
  expect(outcome).toMatchObject({ exitCode: 3, err: expect.stringContaining('broken') });
});

describe('the environment', () => {
  test('stands in for flags, and flags win', async () => {
    environment({
      CONFORMANCE_SEED: '5',
      CONFORMANCE_DEPTH: 'smoke',
      CONFORMANCE_ONLY: 'partner.*,*',
      CONFORMANCE_RPS: 'none',
    });
    expect((await command(['--depth', 'deep'])).run).toMatchObject({
      seed: 5,
      depth: 'deep',
      only: ['partner.*', '*'],
      rps: null,
    });
  });

  test.each(['1', 'true', 'YES', 'on'])('%s turns a flag on', async (value) => {
    environment({ CONFORMANCE_READ_ONLY: value, CONFORMANCE_NO_COLOR: value });
    expect((await command([], { columns: 80 })).run).toMatchObject({ readOnly: true, color: false });
  });

  test.each(['0', 'false', 'No', 'off', ''])('%j leaves a flag off', async (value) => {
    environment({ CONFORMANCE_READ_ONLY: value, CONFORMANCE_NO_COLOR: value, NO_COLOR: '', FORCE_COLOR: '' });
    expect((await command([], { columns: 80 })).run).toMatchObject({ readOnly: false, color: true });
  });

  test('an empty variable is no value', async () => {
    environment({ CONFORMANCE_SEED: '', CONFORMANCE_PROFILE: '', CONFORMANCE_OUT: '' });
    const { run, exitCode } = await command([], { cwd: directoryWith({}) });
    expect(exitCode).toBe(0);
    expect(run?.out).toMatch(/conformance-report$/);
  });

  test('another word for a boolean is refused', async () => {
    environment({ CONFORMANCE_READ_ONLY: 'maybe' });
    expect(await command([])).toMatchObject({
      exitCode: 2,
      run: null,
      err: expect.stringContaining('CONFORMANCE_READ_ONLY'),
    });
  });

  test('a misspelt variable is warned about', async () => {
    environment({ CONFORMANCE_READONLY: '1' });
    expect((await command([])).err).toContain('CONFORMANCE_READONLY is not known; did you mean CONFORMANCE_READ_ONLY?');
  });

  test('a bad number is refused, naming the variable', async () => {
    environment({ CONFORMANCE_CASES: 'many' });
    expect(await command([])).toMatchObject({ exitCode: 2, err: expect.stringContaining("env 'CONFORMANCE_CASES'") });
  });

  test('NO_COLOR and FORCE_COLOR hold', async () => {
    environment({ NO_COLOR: '1', FORCE_COLOR: '' });
    expect((await command([], { columns: 80 })).run?.color).toBe(false);
    environment({ NO_COLOR: '', FORCE_COLOR: '1' });
    expect((await command([])).run?.color).toBe(true);
  });
});

describe('usage errors exit with 2 and start nothing', () => {
  test.each([
    ['--cases 0', 'whole number from 1'],
    ['--cases 1.5', 'whole number from 1'],
    ['--seed 9999999999', 'whole number from -2147483648 to 2147483647'],
    ['--timeout 1s', 'whole number from 1'],
    ['--max-time 0', 'a time such as 90s, 10m or 1h'],
    ['--max-time soon', 'a time such as 90s, 10m or 1h'],
    ['--max-time 9999h', 'a time such as 90s, 10m or 1h'],
    ['--max-requests 0', 'whole number from 1'],
    ['--max-created few', 'whole number from 0'],
    ['--concurrency -1', 'whole number from 1 to 1000'],
    ['--rps 0', 'number above 0, or none'],
    ['--shard 4/3', 'such as 1/4'],
    ['--shard 0/3', 'such as 1/4'],
    ['--shard 1', 'such as 1/4'],
    ['--format json,pdf', 'pdf is not one of json, html'],
    ['--docs-url javascript:alert(1)', 'It must be an http or https URL'],
    ['--depth deeep', 'Allowed choices are smoke, standard, deep'],
    ['--api workspac', 'Allowed choices are partner, workspace'],
    ['--baseline gone.json', 'there is no such file'],
    ['--profile gone.yaml', 'gone.yaml: cannot be read: there is no such file (ENOENT)'],
    ['--target staging', '--target staging needs a profile'],
    ['--only no.such.requirement', 'matches no requirement id; the nearest is'],
    ['--skip *', '--skip leaves no requirement'],
    ['--onyl x', '(Did you mean --only?)'],
    ['lst', 'unknown command lst; did you mean list?'],
    ['lst --json', 'unknown command lst; did you mean list?'],
    ['inti', 'unknown command inti; did you mean init?'],
    ['--replay f1', 'requirement~check~seed'],
    ['--replay partner.me.status~abc~x', 'requirement~check~seed'],
    ['--replay partner.me.status~abc~5~a:b', 'requirement~check~seed'],
    ['--replay partner.me.statu~abc~5', 'the nearest is partner.me.status'],
    ['sweep', 'sweep needs a profile'],
    ['doctor', 'doctor needs a profile'],
    ['merge gone', 'there is no such file or directory'],
    ['run fast', "too many arguments for 'run'"],
  ])('%s', async (line, message) => {
    const outcome = await command(line.split(' '), { cwd: directoryWith({}) });
    expect(outcome).toMatchObject({ exitCode: 2, run: null, err: expect.stringContaining(message) });
  });

  test('an API that the target does not hold', async () => {
    const cwd = directoryWith({ 'conformance.yaml': partnerProfile() });
    expect((await command([], { cwd })).run?.apis).toEqual(['partner']);
    expect(await command(['--api', 'workspace'], { cwd })).toMatchObject({
      exitCode: 2,
      run: null,
      err: expect.stringContaining('the target staging holds no workspace'),
    });
  });

  test('a pattern is matched against the chosen API only', async () => {
    const foreign = requirements.find(({ api }) => api === 'workspace')?.id ?? '';
    expect(await command(['--api', 'partner', '--only', foreign])).toMatchObject({ exitCode: 2, run: null });
    expect((await command(['--only', foreign])).run?.only).toEqual([foreign]);
  });
});

test.each([['--help'], ['help'], ['run', '--help'], ['help', 'serve'], ['--version']])(
  '%s %s exits with 0',
  async (...argv) => {
    const outcome = await command(argv);
    expect(outcome).toMatchObject({ exitCode: 0, run: null, err: '' });
    expect(outcome.out).not.toBe('');
  },
);

test('every flag has its variable, and the help shows it', async () => {
  const { out } = await command(['run', '--help']);
  const flags = [...out.matchAll(/^ {2}(?:-\w, )?--([a-z-]+)/gm)]
    .map(([, name]) => name ?? '')
    .filter((name) => name !== 'help');
  expect(flags).toHaveLength(36);
  for (const name of flags) expect(out).toContain(`CONFORMANCE_${name.replaceAll('-', '_').toUpperCase()}`);
});

test('--plan says what a run would send and make, and starts none', async () => {
  const whole = await command(['--plan'], { cwd: directoryWith({}) });
  expect(whole).toMatchObject({ exitCode: 0, run: null, err: '' });
  expect(whole.out).toMatch(
    /^[\d,]+ checks of target reference\nabout [\d,]+ requests, .* clients, .*; \d+ \w+ at 100 ms$/m,
  );
  const lacking = {
    partner: { baseUrl: 'http://127.0.0.1:9/', apiKey: 'pk' },
    workspace: { baseUrl: 'http://127.0.0.1:9/', token: 't' },
  };
  const bare = await command(['--plan'], {
    cwd: directoryWith({ 'conformance.json': JSON.stringify({ targets: { bare: lacking } }) }),
  });
  const checksIn = ({ out }: typeof whole) => Number(/^[\d,]+/.exec(out)?.[0].replace(',', ''));
  expect(checksIn(bare)).toBeGreaterThan(1_000);
  expect(checksIn(bare)).toBeLessThan(0.9 * checksIn(whole));
  const quick = await command(['--plan', '--max-requests', '200', '--max-created', '0'], { cwd: directoryWith({}) });
  expect(quick.out).toMatch(/\([\d,]+ more left out for --max-requests 200 and --max-created 0\)$/m);
  expect(quick.out).toMatch(/^about 1?\d\d requests; \d+ seconds at 100 ms$/m);
});

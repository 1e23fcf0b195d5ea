import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startReference } from '../../reference/server.ts';
import { runConformance } from '../../src/index.ts';
import { type MergeSettings, mergeParts } from '../../src/merge/merge.ts';
import { mergeFiles } from '../../src/merge/merge-files.ts';
import type { Part } from '../../src/merge/part.ts';
import { exchangesOf } from '../../src/model/exchanges.ts';
import type { Report } from '../../src/model/report.ts';
import { renderHar } from '../../src/report/har.ts';
import { readHar } from '../../src/report/read-har.ts';
import { readReport } from '../../src/report/read-report.ts';
import { type Place, renderAll } from '../../src/report/render.ts';
import { check, exchange, failedCheck, report, requirement } from '../report/sample.ts';
import { temporaryFolder } from '../support/folder.ts';

const settings: MergeSettings = { expectedFailures: null, baseline: null, strict: null };
const inAnotherShard = requirement('not-tested', { id: 'partner.a', reason: 'in another shard' });

function shard(index: number, requirements: Report['requirements'], changes: Partial<Report> = {}, count = 2): Part {
  const name = `shard ${index}`;
  return {
    name,
    report: report(requirements, { shard: { index, count }, ...changes }),
    exchanges: [exchange('x1')],
    scripts: new Map(),
  };
}

const mergeOptions = {
  expectedFailures: null,
  baseline: null,
  strict: null,
  quiet: true,
  color: false,
  annotate: false,
};

/** The folder where the files of a part stand. */
async function written({ report: one, exchanges, scripts }: Part, { har }: Pick<Place, 'har'> = {}): Promise<string> {
  const outDir = temporaryFolder();
  await renderAll(one, exchangesOf(exchanges), { outDir, formats: ['json', 'har'], har, scripts });
  return outDir;
}

function merged(...parts: Part[]): Report {
  return mergeParts(parts, settings).report;
}

describe('mergeParts', () => {
  it('takes a requirement for tested when one shard tested it', () => {
    const tested = requirement('passed', { id: 'partner.a' });
    const whole = merged(shard(1, [inAnotherShard]), shard(2, [tested]));
    expect(whole.requirements[0]).toMatchObject({ status: 'passed', reason: null });
    expect(whole).toMatchObject({ verdict: 'conformant', shard: null, summary: { requests: 4 } });
  });

  it('joins what shards say about answers of one kind, evidence first', () => {
    const judged = (one: ReturnType<typeof check>) => requirement('passed', { id: 'partner.a', checks: [one] });
    const good = check({ name: 'status of GET /x', exchanges: ['x1'] });
    const bad = failedCheck({ name: 'status of GET /x', exchanges: ['x1'] });
    const whole = merged(shard(2, [judged(bad)]), shard(1, [judged(good)]));
    expect(whole.requirements[0]).toMatchObject({ status: 'failed', checks: [{ exchanges: ['s2-x1'] }] });
    expect([whole.requirements[0]?.checks.length, whole.verdict]).toEqual([1, 'nonconformant']);
  });

  it('keeps exchanges of different shards apart', () => {
    const { exchanges } = mergeParts([shard(1, [inAnotherShard]), shard(2, [inAnotherShard])], settings);
    expect(exchanges.map(({ id }) => id)).toEqual(['s1-x1', 's2-x1']);
  });

  it('judges waivers over the whole: stale is only what fails nowhere', () => {
    const entry = { requirement: 'partner.a', check: null, reason: 'r', owner: 'o', expires: '2099-01-01' };
    const waived = { expectedFailures: [{ ...entry, state: 'untested' as const }] };
    const failing = requirement('expected-failure', { id: 'partner.a', checks: [failedCheck()] });
    const passing = requirement('passed', { id: 'partner.a', checks: [check({ name: 'another' })] });
    const used = merged(shard(1, [passing], waived), shard(2, [failing], waived));
    expect([used.verdict, used.requirements[0]?.status, used.expectedFailures.length]).toEqual([
      'conformant',
      'expected-failure',
      1,
    ]);
    const stale = merged(shard(1, [passing], waived), shard(2, [inAnotherShard], waived));
    expect([stale.verdict, stale.expectedFailures[0]?.state]).toEqual(['nonconformant', 'stale']);
  });

  it('is inconclusive when a shard is missing or was interrupted', () => {
    const tested = requirement('passed', { id: 'partner.a' });
    expect(merged(shard(1, [tested]))).toMatchObject({
      verdict: 'inconclusive',
      verdictReason: 'of 2 shards, the report of 2 is missing',
    });
    const interrupted = { trouble: 'the run was interrupted' };
    expect(merged(shard(1, [tested]), shard(2, [inAnotherShard], interrupted)).verdictReason).toBe(
      'shard 2: the run was interrupted',
    );
  });

  it('refuses what does not belong together', () => {
    const tested = [requirement('passed', { id: 'partner.a' })];
    expect(() => merged(shard(1, tested), shard(1, tested))).toThrow('shard 1 is there twice');
    expect(() => merged(shard(1, tested), shard(2, tested, {}, 3))).toThrow('different number of shards');
    expect(() => merged(shard(1, tested), shard(2, tested, { depth: 'deep' }))).toThrow('different --depth');
    expect(() => merged(shard(1, tested), shard(2, [requirement('passed')]))).toThrow('different requirements');
  });

  it('refuses two whole runs, but not one run for each API', () => {
    const whole = (name: string, ids: Record<string, 'passed' | 'not-tested'>): Part => ({
      ...shard(1, []),
      name,
      report: report(Object.entries(ids).map(([id, status]) => requirement(status, { id }))),
    });
    const partner = whole('one', { 'partner.a': 'passed', 'workspace.b': 'not-tested' });
    const workspace = whole('other', { 'partner.a': 'not-tested', 'workspace.b': 'passed' });
    expect(merged(partner, workspace).summary.requirements).toMatchObject({ passed: 2, notTested: 0 });
    expect(() => merged(partner, partner)).toThrow('both tested partner.a, and neither is a shard');
  });
});

describe('what lies beside the results', () => {
  const file = 'reproduce/partner.a-1.sh';
  const text =
    '#!/bin/sh\n# Reproduces a failure of partner.a\n# Made from the exchanges that led to x1 of the run r.\n';
  const failing = requirement('failed', { id: 'partner.a', checks: [failedCheck({ script: file })] });

  it('keeps the scripts of failing checks, with the exchanges as the whole names them', () => {
    const scripts = new Map([[file, text]]);
    const whole = mergeParts([shard(1, [inAnotherShard]), { ...shard(2, [failing]), scripts }], settings);
    expect(whole.report.requirements[0]?.checks[0]?.script).toBe(file);
    expect([...whole.scripts]).toEqual([[file, text.replace('x1', 's2-x1')]]);
  });

  it('names no script that is not there, and keeps none that is not named', () => {
    const strange = new Map([['reproduce/other.sh', text]]);
    const whole = mergeParts([{ ...shard(1, [failing]), scripts: strange }, shard(2, [inAnotherShard])], settings);
    expect([whole.report.requirements[0]?.checks[0]?.script, whole.scripts.size]).toEqual([null, 0]);
  });

  it('writes them where the links of the reports lead', async () => {
    const parts = await Promise.all(
      [shard(1, [inAnotherShard]), { ...shard(2, [failing]), scripts: new Map([[file, text]]) }].map((part) =>
        written(part),
      ),
    );
    const out = temporaryFolder();
    const formats = ['json', 'html', 'summary'] as const;
    expect((await mergeFiles({ ...mergeOptions, parts, out, formats })).exitCode).toBe(1);
    expect(readFileSync(join(out, file), 'utf8')).toContain('s2-x1');
    expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain(`href="${file}"`);
  });

  it('tells of an operation that succeeded in no part', () => {
    const operation = 'GET /api/v1/clients/{clientId}';
    const says = 'only ever answered with 4xx (403 once). Look at x1: 403';
    const refused = { refused: [{ api: 'partner' as const, operation, says, exchange: 'x1' }], unrefused: [] };
    const never = merged(shard(1, [inAnotherShard]), shard(2, [inAnotherShard], refused));
    expect(never.refused).toEqual([
      {
        api: 'partner',
        operation,
        exchange: 's2-x1',
        says: 'in shard 2 only ever answered with 4xx (403 once). Look at s2-x1: 403',
      },
    ]);
    const twice = merged(shard(1, [inAnotherShard], refused), shard(2, [inAnotherShard], refused));
    expect(twice.refused?.map((each) => each.says)).toEqual([
      expect.stringMatching(/^in shard 1 .*; the same in shard 2$/),
    ]);
    const once = merged(shard(1, [inAnotherShard], { unrefused: [operation] }), shard(2, [inAnotherShard], refused));
    expect([once.refused, once.unrefused]).toEqual([undefined, undefined]);
  });

  it('tells how many answers were those of a gateway', () => {
    const trouble = requirement('inconclusive', { id: 'partner.a' });
    const whole = merged(
      shard(1, [inAnotherShard], { gatewayPages: { 502: 2 } }),
      shard(2, [trouble], { gatewayPages: { 502: 1, 504: 1 } }),
    );
    expect(whole.gatewayPages).toEqual({ 502: 3, 504: 1 });
    expect(whole.verdictReason).toContain('4 answers were 502, 504 pages');
  });

  it('tells which checks were left out, where what ran passed', () => {
    const reason = 'in part: add a key; in part: 3 more checks beyond --max-requests';
    const part = requirement('passed', { id: 'partner.a', reason });
    const whole = merged(shard(1, [inAnotherShard]), shard(2, [part]));
    expect(whole.requirements[0]?.reason).toBe('in part: 3 more checks beyond --max-requests');
  });

  it('shows the trend with the figures of the whole', () => {
    const run = { startedAt: '2026-01-01T00:00:00.000Z', verdict: 'conformant' as const, depth: 'standard' as const };
    const counts = { passed: 1, failed: 0, warning: 0 };
    const runs = [{ ...run, ...counts }];
    const own = { ...run, passed: 0, failed: 0, warning: 0 };
    const history = { since: run.startedAt, runs: [...runs, own], broken: ['partner.a'], mended: ['partner.a'] };
    const whole = merged(shard(1, [inAnotherShard], { history }), shard(2, [failing]));
    expect(whole.history).toMatchObject({ broken: ['partner.a'], mended: [] });
    expect(whole.history?.runs.map(({ failed }) => failed)).toEqual([0, 1]);
  });

  it('folds what the whole breaks, not what a part did', () => {
    const general = requirement('failed', { id: 'partner.response.status', foldedUnder: 'partner.gone' });
    const whole = merged(shard(1, [inAnotherShard, general]), shard(2, [failing, { ...general, checks: [] }]));
    expect(whole.requirements.find(({ id }) => id === 'partner.response.status')?.foldedUnder).toBeUndefined();
  });
});

describe('mergeFiles', () => {
  const quiet = { ...shard(1, [inAnotherShard]), exchanges: [exchange('x1'), exchange('x2')] };
  const failing = requirement('failed', { id: 'partner.a', checks: [failedCheck()] });

  it('keeps every exchange where every shard did', async () => {
    const parts = [await written(quiet, { har: 'all' }), await written(shard(2, [failing]), { har: 'all' })];
    const out = temporaryFolder();
    await mergeFiles({ ...mergeOptions, parts, out, formats: ['json', 'har'] });
    expect(readHar(join(out, 'exchanges.har.gz')).map(({ id }) => id)).toEqual(['s1-x1', 's1-x2', 's2-x1']);
  });

  it('does not pass off those of one shard as all of them', async () => {
    const parts = [await written(quiet, { har: 'all' }), await written(shard(2, [failing]))];
    const out = temporaryFolder();
    await mergeFiles({ ...mergeOptions, parts, out, formats: ['json', 'har'] });
    expect(readdirSync(out)).not.toContain('exchanges.har.gz');
  });
});

it('reads back the exchanges that a HAR file holds', () => {
  const exchanges = [exchange('x1'), exchange('x2', { operation: null, response: null, failure: 'socket closed' })];
  const file = join(temporaryFolder(), 'exchanges.har');
  writeFileSync(file, [...renderHar(report([]), exchangesOf(exchanges))].join(''));
  expect(readHar(file)).toEqual(exchanges);
});

it('joins two shards into what one run says', { timeout: 300_000 }, async () => {
  const reference = await startReference();
  const target = { name: 'staged', partner: reference.profile.partner };
  // What one run uses up, the next would not find.
  const skip = ['partner.client.delete.without-contract', 'partner.client.delete.removes-below'];
  const run = async (changes: object): Promise<Part> => {
    const out = temporaryFolder();
    await runConformance({
      target,
      out,
      only: ['partner.*'],
      skip,
      apis: ['partner'],
      depth: 'smoke',
      seed: 7,
      ...changes,
    });
    return {
      name: out,
      report: readReport(join(out, 'report.json')),
      exchanges: readHar(join(out, 'exchanges.har')),
      scripts: new Map(),
    };
  };
  try {
    const one = await run({});
    const parts = [await run({ shard: { index: 1, count: 2 } }), await run({ shard: { index: 2, count: 2 } })];
    const { report: whole, exchanges } = mergeParts(parts, settings);
    // What is judged in passing depends on which answers come while something is there to be seen in them.
    const unseen = new Set([...unseenIn(whole, one.report), ...unseenIn(one.report, whole)]);
    const others = ({ requirements, ...rest }: Report): Report => ({
      ...rest,
      requirements: requirements.filter(({ id }) => !unseen.has(id)),
    });
    // What a budget has room for in the end depends on what was asked before the first check.
    const [here, there] = [namesIn(others(whole)), namesIn(others(one.report))];
    const inOne = [...here, ...there].filter((name) => !here.has(name) || !there.has(name));
    expect(inOne.slice(3)).toEqual([]);
    const common = (of: Report) => outcomes(others(of), new Set(inOne));
    expect(common(whole)).toEqual(common(one.report));
    expect(unseen.size).toBeLessThan(whole.requirements.length / 10);
    expect(whole.verdict).toBe('conformant');
    const elsewhere = parts.flatMap(({ report: part }) =>
      part.requirements.filter(({ reason }) => reason === 'in another shard'),
    );
    expect(elsewhere.length).toBeGreaterThan(50);
    const known = new Set(exchanges.map(({ id }) => id));
    const named = whole.requirements.flatMap(({ checks }) => checks.flatMap((each) => each.exchanges));
    expect(known.size).toBe(exchanges.length);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  } finally {
    await reference.close();
  }
});

/** The requirements of which no answer of the one run told anything; where both have none, the depth says so. */
function unseenIn(one: Report, other: Report): string[] {
  const seen = new Set(other.requirements.filter(({ checks }) => checks.length > 0).map(({ id }) => id));
  const isUnseen = ({ id, reason }: Report['requirements'][number]): boolean =>
    reason === 'no response in this run exercised it' ||
    (seen.has(id) && reason === 'tested from `--depth standard` on');
  return one.requirements.filter(isUnseen).map(({ id }) => id);
}

function namesIn({ requirements }: Report): Set<string> {
  return new Set(requirements.flatMap(({ id, checks }) => checks.map(({ name }) => `${id} ${name}`)));
}

/** What a report says of each requirement and each of its checks, but for some. */
function outcomes({ requirements }: Report, but: ReadonlySet<string>): unknown[] {
  return requirements.map(({ id, status, reason, checks }) => [
    id,
    status,
    reason,
    checks
      .filter(({ name }) => !but.has(`${id} ${name}`))
      .map((each) => `${each.name}: ${each.status}`)
      .sort(),
  ]);
}

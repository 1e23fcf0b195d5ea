import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareReports, comparisonLines } from '../../src/gate/compare.ts';
import type { Report } from '../../src/model/report.ts';
import { renewBaseline } from '../../src/report/baseline.ts';
import { readReport } from '../../src/report/read-report.ts';
import { command } from '../cli/stage.ts';
import { report, requirement } from '../report/sample.ts';
import { temporaryFolder } from '../support/folder.ts';

const passed = (id: string) => requirement('passed', { id });
const leftOut = (id: string) => requirement('not-tested', { id, reason: 'not selected', checks: [] });
const file = () => join(temporaryFolder(), 'accepted', 'report.json');

describe('a baseline of another selection', () => {
  it('is told once, whatever the number', () => {
    const ids = Array.from({ length: 20 }, (_, index) => `partner.n${index}`);
    const lines = comparisonLines(compareReports(report(ids.map(passed)), report(ids.map(leftOut))));
    expect(lines).toEqual([
      '20 more were tested then and left out now: the two runs are of different selections',
      '0 regressions, 0 newly untested, 0 fixed, 0 changed observations',
    ]);
  });

  it('hides nothing that went missing', () => {
    const missing = ['a', 'b', 'c', 'd'].map((id) => requirement('not-tested', { id, reason: 'add a key' }));
    const before = report([...missing.map(({ id }) => passed(id)), passed('e')]);
    const one = requirement('not-tested', { id: 'e', reason: 'add another' });
    const lines = comparisonLines(compareReports(before, report([...missing, one])));
    expect(lines).toContain('newly untested (4): add a key');
    expect(lines).toContain('newly untested e: passed -> not-tested (add another)');
  });
});

describe('an observation', () => {
  const saw = (answer: string): Report => ({
    ...report([passed('a')]),
    observations: [{ id: 'partner.clients.list.fields', question: 'Which fields?', answer, exchanges: [] }],
  });
  const told = (before: string, after: string) => comparisonLines(compareReports(saw(before), saw(after)));

  it('is told when its answer changed, and counted in plain English', () => {
    expect(told('id', 'id, name')).toEqual([
      'changed observation partner.clients.list.fields: id -> id, name',
      '0 regressions, 0 newly untested, 0 fixed, 1 changed observation',
    ]);
  });

  it('has not changed where one of the runs could not make it', () => {
    expect(told('not observed: no client is on the first page', 'id')).toHaveLength(1);
    expect(told('id', 'not observed: no client is on the first page')).toHaveLength(1);
  });
});

describe('renewBaseline', () => {
  const renew = (
    after: Report,
    place: string,
    before: Report | null = null,
    update: 'conclusive' | 'any' = 'conclusive',
  ) => renewBaseline(after, { file: place, update, before });

  it('writes what later runs are compared with, without evidence', () => {
    const place = file();
    const failed = report([requirement('failed')]);
    expect(renew(failed, place)).toEqual({ note: `Baseline renewed: ${place}`, problem: null });
    expect(readFileSync(place, 'utf8')).not.toContain('curl');
    expect(compareReports(readReport(place), failed)).toMatchObject({ regressions: [], fixed: [], newlyUntested: [] });
  });

  it('takes no inconclusive report, unless it is told to', () => {
    const place = file();
    const inconclusive = report([requirement('inconclusive')]);
    expect(renew(inconclusive, place).note).toMatch(/stays as it was/);
    expect(() => readReport(place)).toThrow();
    renew(inconclusive, place, null, 'any');
    expect(readReport(place).verdict).toBe('inconclusive');
  });

  it('keeps what a run of a part left out', () => {
    const place = file();
    const before = report([passed('a'), passed('b')]);
    const { note } = renew(report([requirement('failed', { id: 'a' }), leftOut('b')]), place, before);
    expect(note).toContain('(1 requirement that this run left out stays as before)');
    const renewed = readReport(place);
    expect(renewed.requirements.map(({ status }) => status)).toEqual(['failed', 'passed']);
    expect(renewed.summary.requirements).toMatchObject({ passed: 1, failed: 1, notTested: 0 });
  });

  it('says why it cannot be written', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'plain'), '');
    expect(renew(report([]), join(folder, 'plain', 'report.json')).problem).toMatch(/could not be written/);
  });
});

describe('the flags of a baseline', () => {
  it('begin one where there is none, and refuse what is missing otherwise', async () => {
    const place = file();
    const { run } = await command(['run', '--baseline', place, '--baseline-update']);
    expect([run?.baseline, run?.baselineUpdate]).toEqual([place, 'conclusive']);
    const missing = await command(['run', '--baseline', place]);
    expect([missing.exitCode, missing.err]).toEqual([2, expect.stringContaining('there is no such file')]);
    const alone = await command(['run', '--baseline-update']);
    expect([alone.exitCode, alone.err]).toEqual([2, expect.stringContaining('needs --baseline FILE')]);
  });

  it('let compare renew it, in a folder too', async () => {
    const folder = temporaryFolder();
    for (const [name, status] of [
      ['before', 'failed'],
      ['after', 'passed'],
    ] as const) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'report.json'), JSON.stringify(report([requirement(status, { id: 'a' })])));
    }
    const [before, after] = [join(folder, 'before'), join(folder, 'after')];
    const outcome = await command(['compare', before, after, '--baseline-update']);
    expect([outcome.exitCode, outcome.err]).toEqual([0, `Baseline renewed: ${join(before, 'report.json')}\n`]);
    expect(readReport(before).verdict).toBe('conformant');
  });
});

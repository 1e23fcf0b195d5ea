import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exchangesOf } from '../../src/model/exchanges.ts';
import type { Report, RequirementStatus } from '../../src/model/report.ts';
import { historyLine, readHistory, withHistory } from '../../src/report/history.ts';
import { renderHtml } from '../../src/report/html.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { temporaryFolder } from '../support/folder.ts';
import { report, requirement } from './sample.ts';

const on = (day: number) => `2026-02-${String(day).padStart(2, '0')}T04:00:00.000Z`;

function ran(day: number, statuses: Record<string, RequirementStatus>, more: Partial<Report> = {}): Report {
  const results = Object.entries(statuses).map(([id, status]) => requirement(status, { id }));
  return report(results, { startedAt: on(day), ...more });
}

/** A folder with reports as files, and one as a folder of its own. */
function folderOf(first: Report, ...others: Report[]): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'run'));
  writeFileSync(join(folder, 'run', 'report.json'), JSON.stringify(first));
  for (const [index, each] of others.entries()) writeFileSync(join(folder, `${index}.json`), JSON.stringify(each));
  return folder;
}

const today = ran(20, { a: 'failed', b: 'passed', c: 'failed' });
const known = (folder: string, now = today) => withHistory(now, readHistory(folder)).history;

describe('readHistory and withHistory', () => {
  it('tell what is new and what is mended since each was last tested', () => {
    const folder = folderOf(
      ran(18, { a: 'passed', b: 'failed', c: 'failed' }),
      ran(19, { a: 'not-tested', b: 'not-tested', c: 'failed' }),
    );
    const history = known(folder);
    expect(history).toMatchObject({ since: on(19), broken: ['a'], mended: ['b'] });
    expect(history?.runs.map(({ failed }) => failed)).toEqual([2, 1, 2]);
  });

  it('leave out other targets, parts of a run, later runs and what is no report', () => {
    const folder = folderOf(
      ran(18, { a: 'failed' }, { target: { name: 'production' } }),
      ran(18, { a: 'failed' }, { shard: { index: 1, count: 2 } }),
      ran(21, { a: 'failed' }),
    );
    writeFileSync(join(folder, 'broken.json'), '{');
    writeFileSync(join(folder, 'notes.txt'), 'x');
    expect(known(folder)).toBeUndefined();
  });

  it('read the latest of very many', () => {
    const folder = temporaryFolder();
    for (let index = 1; index <= 40; index += 1) {
      const file = join(folder, `${index}.json`);
      writeFileSync(
        file,
        JSON.stringify({ ...ran(1, { a: 'failed' }), startedAt: new Date(index * 1_000).toISOString() }),
      );
      utimesSync(file, index, index);
    }
    const runs = readHistory(folder);
    expect([runs.length, runs[0]?.startedAt]).toEqual([30, new Date(11_000).toISOString()]);
  });

  it('find nothing where there is no folder yet', () => {
    expect(readHistory(join(temporaryFolder(), 'none'))).toEqual([]);
  });
});

describe('a trend', () => {
  const whole = () => withHistory(today, readHistory(folderOf(ran(19, { a: 'passed', b: 'failed', c: 'warning' }))));

  it('is one line of a terminal and a summary', () => {
    const { history } = whole();
    const line = history && historyLine(history);
    expect(line).toBe(
      'Failed (+ warnings) over the last 2 runs: 1+1, 2; new since 2026-02-19 04:00: a; mended since 2026-02-19 04:00: b',
    );
    expect(renderSummary(whole())).toContain('new since 2026-02-19 04:00: a; mended since');
  });

  it('is drawn in the page, and told in words', () => {
    const page = renderHtml(whole(), exchangesOf([]));
    expect(page.match(/<rect class="ground"/g)).toHaveLength(2);
    expect(page).toContain('2026-02-19 04:00: 1 failed, 1 warning, 1 passed');
    expect(page).toContain('<p>New since 2026-02-19 04:00: <a href="#a"><code>a</code></a>');
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`n${index}`, 'failed' as const]));
    const moved = ran(20, Object.fromEntries(Object.keys(many).map((id) => [id, 'passed' as const])));
    const long = withHistory(moved, readHistory(folderOf(ran(19, many))));
    expect(renderHtml(long, exchangesOf([]))).toContain('<summary>and 3 more</summary>');
    expect(renderHtml(today, exchangesOf([]))).not.toContain('class="trend"');
  });
});

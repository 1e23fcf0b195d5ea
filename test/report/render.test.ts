import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderBadge } from '../../src/report/badge.ts';
import { exchangesOf } from '../../src/report/exchanges.ts';
import { FORMATS, renderAll } from '../../src/report/render.ts';
import { temporaryFolder } from '../support/folder.ts';
import { everyStatus, exchange, report, requirement } from './sample.ts';

describe('renderAll', () => {
  it('writes every format under its fixed name', async () => {
    const outDir = join(temporaryFolder(), 'nested');
    const whole = report(everyStatus());
    const files = await renderAll(whole, exchangesOf([exchange('x1')]), { outDir, formats: FORMATS });
    const names = ['report.json', 'report.html', 'junit.xml', 'ctrf.json', 'summary.md', 'exchanges.har', 'badge.svg'];
    expect(files).toEqual(names);
    expect((await readdir(outDir)).sort()).toEqual(names.toSorted());
    expect(JSON.parse(await readFile(join(outDir, 'report.json'), 'utf8'))).toEqual(whole);
    expect(JSON.parse(await readFile(join(outDir, 'exchanges.har'), 'utf8'))).toHaveProperty('log.entries.length', 1);
  });

  it('writes only the formats that were asked for, each once', async () => {
    const outDir = join(temporaryFolder(), 'nested');
    expect(await renderAll(report([]), exchangesOf([]), { outDir, formats: ['badge', 'json', 'json'] })).toEqual([
      'report.json',
      'badge.svg',
    ]);
    expect((await readdir(outDir)).sort()).toEqual(['badge.svg', 'report.json']);
  });
});

describe('renderBadge', () => {
  it('names the verdict and its counts', () => {
    expect(renderBadge(report([requirement('passed'), requirement('not-tested')]))).toContain(
      '>conformant, 1/2 passed<',
    );
    expect(renderBadge(report(everyStatus()))).toContain('>not conformant, 1/6 failed<');
    expect(renderBadge(report([requirement('inconclusive')]))).toContain('>inconclusive, 1/1 undecided<');
  });
});

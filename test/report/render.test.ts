import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exchangesOf } from '../../src/model/exchanges.ts';
import { renderBadge } from '../../src/report/badge.ts';
import { OutputError } from '../../src/report/output.ts';
import { readHar } from '../../src/report/read-har.ts';
import { readReport } from '../../src/report/read-report.ts';
import { FORMATS, renderAll, tryOutput } from '../../src/report/render.ts';
import { temporaryFolder } from '../support/folder.ts';
import { check, everyStatus, exchange, failedCheck, report, requirement } from './sample.ts';

describe('renderAll', () => {
  it('writes every format under its fixed name', async () => {
    const outDir = join(temporaryFolder(), 'nested');
    const whole = report(everyStatus());
    const files = await renderAll(whole, exchangesOf([exchange('x1')]), { outDir, formats: FORMATS });
    const names = [
      'report.json',
      'report.html',
      'junit.xml',
      'ctrf.json',
      'summary.md',
      'report.sarif',
      'exchanges.har',
      'badge.svg',
    ];
    expect(files).toEqual({ files: names, problems: [] });
    expect((await readdir(outDir)).sort()).toEqual(names.toSorted());
    expect(JSON.parse(await readFile(join(outDir, 'report.json'), 'utf8'))).toEqual(whole);
    expect(JSON.parse(await readFile(join(outDir, 'exchanges.har'), 'utf8'))).toHaveProperty('log.entries.length', 1);
  });

  it('writes only the formats that were asked for, each once', async () => {
    const outDir = join(temporaryFolder(), 'nested');
    const written = await renderAll(report([]), exchangesOf([]), { outDir, formats: ['badge', 'json', 'json'] });
    expect(written).toEqual({ files: ['report.json', 'badge.svg'], problems: [] });
    expect((await readdir(outDir)).sort()).toEqual(['badge.svg', 'report.json']);
  });

  it('takes away what an earlier run wrote in other formats, and nothing of others', async () => {
    const outDir = temporaryFolder();
    await renderAll(report(everyStatus()), exchangesOf([exchange('x1')]), { outDir, formats: FORMATS });
    await writeFile(join(outDir, 'notes.md'), 'mine');
    await writeFile(join(outDir, 'summary.md'), '# Summary of the week');
    await renderAll(report([]), exchangesOf([]), { outDir, formats: ['json'] });
    expect((await readdir(outDir)).sort()).toEqual(['notes.md', 'report.json', 'summary.md']);
  });

  it('writes the others when one of them cannot be written, and says which', async () => {
    const outDir = temporaryFolder();
    await mkdir(join(outDir, 'report.html', 'inside'), { recursive: true });
    const { files, problems } = await renderAll(report([]), exchangesOf([]), { outDir, formats: ['json', 'html'] });
    expect(files).toEqual(['report.json']);
    expect(problems).toEqual([expect.stringMatching(/report\.html: .*directory/)]);
  });
});

describe('tryOutput', () => {
  const formats = FORMATS;

  it('makes the directory, and leaves nothing in it', async () => {
    const outDir = join(temporaryFolder(), 'a', 'b');
    await tryOutput({ outDir, formats });
    expect(await readdir(outDir)).toEqual([]);
  });

  it.each([
    ['a file in its place', async (folder: string) => writeFile(join(folder, 'out'), ''), 'out', /a file/],
    ['a file on the way', async (folder: string) => writeFile(join(folder, 'way'), ''), 'way/out', /is a file/],
    ['too long a path', async () => undefined, 'x'.repeat(300), /too long/],
    [
      'a directory of a report',
      async (folder: string) => mkdir(join(folder, 'out/junit.xml'), { recursive: true }),
      'out',
      /junit\.xml is a directory/,
    ],
  ])('refuses %s', async (_, prepare, name, message) => {
    const folder = temporaryFolder();
    await prepare(folder);
    const refused = tryOutput({ outDir: join(folder, name), formats });
    await expect(refused).rejects.toThrow(OutputError);
    await expect(refused).rejects.toThrow(message);
  });

  it.skipIf(!existsSync('/proc/self'))('refuses a place that takes no folders', async () => {
    await expect(tryOutput({ outDir: '/proc/none/out', formats })).rejects.toThrow(/no such place/);
  });

  it.skipIf(process.getuid?.() === 0)('refuses a directory that can only be read', async () => {
    const outDir = temporaryFolder();
    await chmod(outDir, 0o500);
    await expect(tryOutput({ outDir, formats })).rejects.toThrow(/not allowed/);
    await chmod(outDir, 0o700);
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

describe('the exchanges of a report', () => {
  const checks = [check({ exchanges: ['x1'] }), failedCheck({ exchanges: ['x2'] })];
  const whole = report([requirement('failed', { checks })]);
  const exchanges = exchangesOf(['x1', 'x2', 'x4'].map((id) => exchange(id)));

  it('are those that findings name, and nothing names others', async () => {
    const outDir = temporaryFolder();
    await renderAll(whole, exchanges, { outDir, formats: ['json', 'har'] });
    expect(readHar(join(outDir, 'exchanges.har')).map(({ id }) => id)).toEqual(['x2']);
    const [only] = readReport(outDir).requirements;
    expect(only?.checks.map((each) => each.exchanges)).toEqual([[], ['x2']]);
  });

  it('are all where all are asked for, packed, until a later report takes them away', async () => {
    const outDir = temporaryFolder();
    const { files } = await renderAll(whole, exchanges, { outDir, formats: ['json', 'har'], har: 'all' });
    expect(files).toEqual(['report.json', 'exchanges.har', 'exchanges.har.gz']);
    expect(readHar(join(outDir, 'exchanges.har.gz')).map(({ id }) => id)).toEqual(['x1', 'x2', 'x4']);
    await renderAll(whole, exchanges, { outDir, formats: ['json'] });
    expect(await readdir(outDir)).toEqual(['report.json']);
  });
});

import { describe, expect, it } from 'vitest';
import { basisText, originTexts, readingAddress } from '../../src/report/basis.ts';
import { renderCtrf } from '../../src/report/ctrf.ts';
import { renderHtml } from '../../src/report/html.ts';
import { renderJunit } from '../../src/report/junit.ts';
import { reportShape } from '../../src/report/shape.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { report, requirement } from './sample.ts';

const read = requirement('failed', {
  basis: 'reading',
  reading: 'exact-pages',
  from: ['partner/list/l.default', 'partner/no/such'],
  documentation: 'https://docs.example.com/requirements.html#partner.client.name.failed',
});

describe('what a requirement stands on', () => {
  it('is told on one line', () => {
    expect(basisText(requirement('failed'))).toBe('stated: Client organization, row name, Rules: length');
    expect(basisText(read)).toBe(
      'reading exact-pages: Client organization, row name, Rules: length; ' +
        'with Endpoints > List parameters, row l, default; with partner/no/such',
    );
    expect(originTexts(read)).toEqual(['Endpoints > List parameters, row l, default', 'partner/no/such']);
    expect(readingAddress(read)).toBe('https://docs.example.com/readings.html#exact-pages');
  });

  it('stands at a failure in every format', () => {
    const failed = report([read]);
    const sentence = 'It holds exactly as many records as `l` says';
    expect(renderHtml(failed, new Map())).toContain(sentence);
    expect(renderJunit(failed)).toContain(sentence);
    expect(renderJunit(failed)).toContain('row name, Rules: length');
    expect(renderSummary(failed)).toContain('Reading: A page that is not the last is full');
    const { results } = JSON.parse(renderCtrf(failed));
    expect(results.tests[0].extra).toMatchObject({
      source: read.source,
      basis: 'reading',
      from: read.from,
      reading: 'exact-pages',
    });
  });

  it('is unknown in reports of old, which are read all the same', () => {
    const { source, basis: _basis, from: _from, reading: _reading, ...rest } = requirement('failed');
    const old = { ...rest, source: { document: source.document, section: source.section } };
    const { requirements } = reportShape.parse({ ...report([]), requirements: [old] });
    const [result] = requirements;
    expect(result).toMatchObject({ source: { at: null, locator: null }, basis: null, from: [], reading: null });
    if (result === undefined) throw new Error('one requirement was read');
    expect(basisText(result)).toBe('source: Client organization');
    expect(renderJunit(report([result]))).not.toContain('Basis');
    expect(renderHtml(report([result]), new Map())).toContain('Client organization');
  });
});

import { describe, expect, it } from 'vitest';
import { renderSummary } from '../../src/report/summary.ts';
import { HOSTILE, reportOf } from './hostile.ts';
import { everyStatus, failedCheck, report, requirement } from './sample.ts';

describe('renderSummary', () => {
  it('tells what needs attention first', () => {
    const all = everyStatus().map((each) =>
      each.status === 'warning' ? { ...each, operations: ['GET /api/v1/clients'] } : each,
    );
    const text = renderSummary(report(all));
    const titles = text.match(/^#+ .*$/gm);
    expect(titles).toEqual([
      '# ❌ Not conformant: `staging`',
      '## Failed, by likely mistake (1)',
      '### `POST /api/v1/clients` accepts what it must reject',
      '## Warnings, by likely mistake (1)',
      '### `GET /api/v1/clients` accepts what it must reject',
      '## Expected failures (1)',
      '## Inconclusive (1)',
      '## Not tested, and why (1)',
    ]);
    expect(text).toContain('<details><summary>Observations (1)</summary>');
  });

  it('says what to add to the profile, once for all requirements that need it', () => {
    const many = ['a', 'b', 'c'].map((name) => requirement('not-tested', { id: `partner.owner.${name}` }));
    const text = renderSummary(report(many));
    expect(text).toContain('- `needs partner.credentials.otherPartner in the profile`: 3 requirements');
    expect(text).toContain('`partner.owner.a`, `partner.owner.b`, `partner.owner.c`');
  });

  it('stays below its limit and counts what it leaves out', () => {
    const failures = Array.from({ length: 3_000 }, (_, index) =>
      requirement('failed', {
        id: `partner.f.n${index}`,
        operations: [`GET /n${index}`],
        checks: [failedCheck({ got: 'x'.repeat(5_000) })],
      }),
    );
    const all = [...failures, ...everyStatus()];
    const text = renderSummary(report(all));
    expect(Buffer.byteLength(text)).toBeLessThan(1_000_001);
    const [failed = ''] = text.split('## Expected failures (1)');
    const shown = failed.match(/^### /gm)?.length ?? 0;
    expect(shown).toBeGreaterThan(100);
    expect(text).toContain(`… and ${3_001 - shown} more: see report.html or report.json.`);
    expect(text).toContain('## Expected failures (1)');
    expect(text).toContain('| Failed | 3001 |');
  });

  it('shows as code what a statement calls so, and no backtick of its own', () => {
    const text = renderSummary(report([requirement('failed', { statement: 'A `error.type` is *one* of `a|b`.' })]));
    expect(text).toContain(' MUST: A `error.type` is \\*one\\* of `a|b`. (');
  });

  it('lets no text out of its code span, block or line', () => {
    const text = renderSummary(reportOf(HOSTILE).report);
    const outside = text
      .replace(/^( *)(`{3,})sh\n[\s\S]*?\n\1\2$/gm, '')
      .replace(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '')
      .replace(/^<details><summary>[\w ,()]+<\/summary>$|^<\/details>$/gm, '');
    expect(outside).not.toMatch(/<(?!!--)/);
    expect(outside).not.toMatch(/(?<!\\)\[|@everyone|(?<!\\)\]\(|(?<!\\)!\\?\[/);
    expect(outside).not.toMatch(/https?:\/\//);
    expect(text).not.toContain('\u001b');
    const headings = (markdown: string) => markdown.match(/^#+ /gm);
    expect(headings(text)).toEqual(headings(renderSummary(reportOf('plain').report)));
  });
});

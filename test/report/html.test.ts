import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exchangesOf } from '../../src/model/exchanges.ts';
import { renderHtml } from '../../src/report/html.ts';
import { HOSTILE, reportOf } from './hostile.ts';
import { check, everyStatus, exchange, failedCheck, report, requirement } from './sample.ts';

const asset = (name: string) => readFileSync(new URL(`../../src/report/html/${name}`, import.meta.url), 'utf8');

function html(text: string): string {
  const { report: whole, exchanges } = reportOf(text);
  return renderHtml(whole, exchangesOf(exchanges));
}

/** The elements of a page with their attributes, but without the attributes' values. */
function skeleton(page: string): string[] {
  const body = page.replace(/<(script|style)>[\s\S]*?<\/\1>/g, '<$1></$1>');
  return (body.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/"[^"]*"/g, '""'));
}

describe('renderHtml and hostile texts', () => {
  it('writes the same elements and attributes whatever the texts are', () => {
    expect(skeleton(html(HOSTILE))).toEqual(skeleton(html('plain')));
  });

  it('shows as code what a text of ours calls so, and nothing of a target', () => {
    const statement = 'A `<b>` has one `id`.';
    const page = renderHtml(
      report([
        requirement('failed', { statement, checks: [], reason: 'got `<i>`' }),
        requirement('not-tested', { reason: 'add `a.b` to the profile' }),
      ]),
      exchangesOf([]),
    );
    expect(page).toContain('<span class="says">A <code>&lt;b&gt;</code> has one <code>id</code>.</span>');
    expect(page).toContain('<span class="why">got `&lt;i&gt;`</span>');
    expect(page).toContain('<span class="why">add <code>a.b</code> to the profile</span>');
    expect(page).toContain('<li><span>add <code>a.b</code> to the profile</span>');
  });

  it('shows the hostile text, escaped and with its control characters visible', () => {
    const page = html(HOSTILE);
    expect(page).toContain('&lt;img src=x onerror=&quot;document.title=&#39;owned&#39;&quot;&gt;');
    expect(page).toContain('\\u202e');
    expect(page).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  });

  it('writes nothing unescaped but its own assets and partial templates', () => {
    const raw = [
      'report.eta',
      'trend.eta',
      'index.eta',
      'operation.eta',
      'requirement.eta',
      'check.eta',
      'spans.eta',
    ].flatMap((name) => asset(name).match(/<%~.*?%>/g) ?? []);
    expect(new Set(raw)).toEqual(
      new Set([
        "<%~ include('./spans', { spans: it.says }) %>",
        "<%~ include('./spans', { spans: it.why }) %>",
        "<%~ include('./spans', { spans: unlock.reason }) %>",
        '<%~ it.styles %>',
        '<%~ it.script %>',
        "<%~ include('./index', { lines: section.index }) %>",
        "<%~ include('./index', { lines: section.rest }) %>",
        "<%~ include('./operation', operation) %>",
        "<%~ include('./trend', it.trend) %>",
        "<%~ include('./requirement', requirement) %>",
        "<%~ include('./check', check) %>",
      ]),
    );
  });

  it('names no address that a browser would load', () => {
    const page = html('plain');
    expect(page).not.toMatch(/\b(?:src|srcset|data|poster)=|@import|url\(/);
    for (const [, address] of page.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^#/);
    expect(page).toContain('default-src &#39;none&#39;');
  });
});

describe('renderHtml', () => {
  const page = renderHtml(report(everyStatus()), exchangesOf([exchange('x1'), exchange('x2'), exchange('x77')]));

  it('lists every requirement with its level, passing ones too', () => {
    for (const item of everyStatus()) expect(page).toContain(`id="${item.id}"`);
    expect(page.match(/class="level MUST"/g)).toHaveLength(5);
    expect(page.match(/class="level SHOULD"/g)).toHaveLength(1);
  });

  it('says what was left out of a requirement that passed', () => {
    const partly = requirement('passed', { reason: 'in part: needs partner.credentials.revoked' });
    expect(renderHtml(report([partly]), exchangesOf([]))).toContain('in part: needs partner.credentials.revoked');
  });

  it('shows what a failure needs: both sides, counterexample, commands, statement and source', () => {
    for (const text of [
      'status 400 with error.type',
      'seed 42, path 0:3:1',
      'curl -X POST',
      'npx --no-install conformance run --replay f-7c1d',
    ]) {
      expect(page).toContain(text);
    }
    expect(page).toContain('A client name has between 2 and 100 characters.');
    expect(page).toContain('partner-management-api › Client organization');
  });

  it('shows the whole body of a telling answer in lines, where the message is cut', () => {
    const body = `{"id":"c1","name":"${'n'.repeat(100)}"}`;
    const telling = exchange('x1', { response: { status: 200, statusText: 'OK', headers: {}, body } });
    const cut = failedCheck({ got: '200 {"id":"c1","name":"nnn…', exchanges: ['x1'] });
    const shown = renderHtml(report([requirement('failed', { checks: [cut] })]), exchangesOf([telling]));
    expect(shown).toContain('200\n{\n  &quot;id&quot;: &quot;c1&quot;,\n  &quot;name&quot;: &quot;nnn');
  });

  it('names each broken operation once, above what shows it', () => {
    const gone = requirement('failed', { id: 'partner.client.delete.gone', operations: ['DELETE /c'] });
    const twice = requirement('failed', { id: 'partner.client.delete.twice', operations: ['DELETE /c'] });
    const shown = renderHtml(report([gone, twice]), exchangesOf([]));
    expect(shown.match(/<h3><code>DELETE \/c<\/code><\/h3>/g)).toHaveLength(1);
    expect(shown).toContain('1 requirement more, most likely broken by the same mistake');
  });

  it('embeds the exchanges of failed and erroneous checks only, each in full once', () => {
    expect(page.match(/id="exchange-x1"/g)).toHaveLength(1);
    expect(page).toContain('href="#exchange-x1"');
    expect(page.match(/id="exchange-x2"/g)).toHaveLength(1);
    expect(page).not.toContain('x77');
  });

  it('cuts a long body and says where the rest is', () => {
    const long = exchange('x1', { response: { status: 200, statusText: 'OK', headers: {}, body: 'z'.repeat(50_000) } });
    const cutPage = renderHtml(report([requirement('failed')]), exchangesOf([long]));
    expect(cutPage).toContain('42,000 more bytes are in exchanges.har, entry x1.');
    expect(cutPage).toContain('z'.repeat(8_000));
    expect(cutPage).not.toContain('z'.repeat(8_001));
  });

  it('stays readable when everything fails with large bodies', () => {
    const ids = Array.from({ length: 600 }, (_, index) => `x${index}`);
    const exchanges = ids.map((id) =>
      exchange(id, { response: { status: 500, statusText: '', headers: {}, body: 'y'.repeat(100_000) } }),
    );
    const failures = ids.map((id) =>
      requirement('failed', { id: `partner.all.${id}`, checks: [failedCheck({ exchanges: [id] })] }),
    );
    expect(Buffer.byteLength(renderHtml(report(failures), exchangesOf(exchanges)))).toBeLessThan(4_000_000);
  });

  it('shows the last exchanges of a long sequence', () => {
    const ids = Array.from({ length: 50 }, (_, index) => `x${index}`);
    const checks = [check({ status: 'failed', exchanges: ids })];
    const long = renderHtml(report([requirement('failed', { checks })]), exchangesOf(ids.map((id) => exchange(id))));
    expect(long).toContain('30 earlier ones are in exchanges.har');
    expect(long).toContain('id="exchange-x49"');
    expect(long).not.toContain('id="exchange-x29"');
  });
});

describe('the colours', () => {
  const [light, dark] = asset('styles/theme.css')
    .split('prefers-color-scheme: dark')
    .map(
      (part) => new Map(Array.from(part.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g), ([, name, value]) => [name, value])),
    );

  const pairs = ['ink', 'muted', 'accent'].flatMap((ink) =>
    ['page', 'surface', 'sunken'].map((ground) => [ink, ground]),
  );
  for (const tone of ['passed', 'failed', 'warning', 'expected-failure', 'inconclusive', 'not-tested']) {
    pairs.push([tone, 'surface'], [tone, `${tone}-soft`], ['ink', `${tone}-soft`], ['muted', `${tone}-soft`]);
  }

  it.each([
    ['light', light],
    ['dark', dark],
  ])('has readable contrast in the %s scheme', (_, colours) => {
    for (const [ink, ground] of pairs) {
      const ratio = contrast(colours?.get(ink) ?? '', colours?.get(ground ?? '') ?? '');
      expect(ratio, `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/** The contrast of two `#rrggbb` colours as WCAG 2 defines it. */
function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

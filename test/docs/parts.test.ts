import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandReference } from '../../scripts/docs/commands.ts';
import { brokenLinks } from '../../scripts/docs/links.ts';
import { renderMarkdown } from '../../scripts/docs/markdown.ts';
import { command } from '../cli/stage.ts';

describe('the command reference', () => {
  it('has every option and every variable that the help names', async () => {
    const reference = await commandReference();
    for (const { name, options, description } of reference) {
      const { out } = await command([name, '--help']);
      const flags = options.map((option) => option.flags.split(/[ ,]/)[0]);
      expect(flags).toEqual([...out.matchAll(/^ {2}(--?\S+)/gm)].flatMap(([, flag]) => flag ?? []).slice(0, -1));
      const variables = [...out.matchAll(/CONFORMANCE_\w+/g)].map(([variable]) => variable);
      expect(options.flatMap(({ variable }) => variable ?? [])).toEqual(variables);
      expect(description).toMatch(/^[A-Z].*[.!)]$/);
    }
    expect(reference.map(({ name }) => name)).toEqual(expect.arrayContaining(['run', 'serve', 'list', 'compare']));
  });
});

describe('Markdown of the guides', () => {
  it('becomes HTML with headings to link to, and links that stay in the site', () => {
    const text =
      '# Title\n\nOne *lead*. More.\n\n## A `part`\n\n[next](gate.md#how-strict) [list](../README.md#commands)\n';
    const { title, lead, headings, html } = renderMarkdown(text);
    expect({ title, lead, headings }).toEqual({
      title: 'Title',
      lead: 'One lead.',
      headings: [{ id: 'a-part', text: 'A part' }],
    });
    expect(html).toContain('<h2 id="a-part">');
    expect(html).toContain('href="gate.html#how-strict"');
    expect(html).toContain('href="commands.html"');
  });

  it('refuses a link to a file that is no page', () => {
    expect(() => renderMarkdown('[code](../src/suite.ts)')).toThrow('../src/suite.ts');
  });
});

describe('broken links', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'links-'));
    await writeFile(join(folder, 'partner.html'), '');
    await writeFile(join(folder, 'other.html'), '<h2 id="here"></h2>');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are told with their page; all others are not', async () => {
    const good = ['other.html', 'other.html#here', 'partner.html#/a/b', 'https://example.com/', '#own'];
    const bad = ['none.html', 'other.html#gone', 'partner.html#/a/c', '#none'];
    const links = [...good, ...bad].map((href) => `<a class="x" href="${href}">x</a>`).join('\n');
    await writeFile(join(folder, 'index.html'), `<p id="own">${links}</p>`);
    const found = await brokenLinks(folder, new Set(['partner.html#/a/b']));
    expect(found).toEqual(bad.map((link) => `index.html: ${link}`));
  });
});

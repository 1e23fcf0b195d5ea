import { posix } from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';

export interface Heading {
  readonly id: string;
  readonly text: string;
}

export interface Rendered {
  /** The first heading. */
  readonly title: string;
  /** The first sentence, as plain text. */
  readonly lead: string;
  readonly html: string;
  /** Headings of the second level. */
  readonly headings: readonly Heading[];
}

/** Files of the project, beside the guides, that have a page of their own in the site. */
const pages: Readonly<Record<string, string>> = {
  'README.md#commands': 'commands.html',
  'reports/self-check.md': 'self-check.html',
  'reports/hostile.md': 'hostile.html',
  'reports/traceability.md': 'requirements.html',
  'openapi/partner/openapi.yaml': 'partner.html',
  'openapi/partner/sources.yaml': 'requirements.html',
  'openapi/readings.yaml': 'readings.html',
  'openapi/fault-categories.yaml': 'readings.html#fault-categories',
  'openapi/workspace/openapi.yaml': 'workspace.html',
};

/** The page of a guide: all pages lie side by side, so those of a folder bear its name. */
export function pageOf(guide: string): string {
  return `${guide
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .replaceAll('/', '-')}.html`;
}

/**
 * A guide as HTML: headings can be linked to, links between files of the project lead to pages of the site.
 * @param folder where the guide lies in the project.
 */
export function renderMarkdown(text: string, folder = 'docs'): Rendered {
  const taken = new Set<string>();
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const id = freshId(plain(tokens), taken);
        if (depth === 2) headings.push({ id, text: plain(tokens) });
        const html = this.parser.parseInline(tokens);
        return depth === 1
          ? `<h1>${html}</h1>\n`
          : `<h${depth} id="${id}"><a class="anchor" href="#${id}">${html}</a></h${depth}>\n`;
      },
      codespan({ text }) {
        return `<code>${jointed(text)}</code>`;
      },
      link({ href, tokens }) {
        return `<a href="${escaped(siteLink(href, folder))}">${this.parser.parseInline(tokens)}</a>`;
      },
      table(token) {
        // A wide table scrolls by itself, not the page.
        return `<div class="scroll" tabindex="0">${tableHtml(token, (cell) => this.parser.parseInline(cell.tokens))}</div>\n`;
      },
    },
  });
  const tokens = marked.lexer(text);
  const first = tokens.find((token) => token.type === 'heading');
  const paragraph = tokens.find((token) => token.type === 'paragraph');
  const html = marked.parser(tokens);
  return {
    title: plain(inlineOf(first)),
    lead: /^.*?[.?!](?= |$)/.exec(plain(inlineOf(paragraph)))?.[0] ?? '',
    html,
    headings,
  };
}

function tableHtml({ header, rows }: Tokens.Table, inline: (cell: Tokens.TableCell) => string): string {
  const head = header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`).join('\n');
  return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body}\n</tbody>\n</table>`;
}

/** Long names of many parts may be broken between them, rather than anywhere. */
function jointed(text: string): string {
  if (text.length <= 20) return escaped(text);
  const broken = text.replaceAll(/(?<=\w)[./](?=\w)/g, '$&\n');
  return escaped(broken).replaceAll('\n', '<wbr>');
}

function siteLink(href: string, folder: string): string {
  if (/^(?:https?:|#)/.test(href)) return href;
  const file = posix.join(folder, href);
  const page = pages[file];
  if (page !== undefined) return page;
  const [, guide, anchor = ''] = /^(docs\/[\w/-]+\.md)(#.*)?$/.exec(file) ?? [];
  if (guide === undefined) throw new Error(`a guide links to ${href}, which is no page of the site`);
  return `${pageOf(guide)}${anchor}`;
}

function inlineOf(token: Token | undefined): readonly Token[] {
  return token !== undefined && 'tokens' in token ? (token.tokens ?? []) : [];
}

/** The text of tokens without their markup. */
function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plain(token.tokens) : 'text' in token ? String(token.text) : '',
    )
    .join('')
    .replaceAll('\n', ' ');
}

function freshId(text: string, taken: Set<string>): string {
  const base = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');
  let id = base;
  for (let count = 1; taken.has(id); count += 1) id = `${base}-${count}`;
  taken.add(id);
  return id;
}

/**
 * A sentence of the contract as HTML: what stands between backticks is code. Two braces would be a placeholder where Redoc
 * makes its page.
 */
export function withCode(text: string): string {
  return escaped(text)
    .replaceAll('{{', '&#123;&#123;')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

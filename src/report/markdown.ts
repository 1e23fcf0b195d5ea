import { visible } from '../model/visible.ts';
import { cutWithNote, oneLine, spansOf } from './text.ts';

const FIELD_LIMIT = 1_500;

/** A part of a document. */
export interface Section {
  title: string;
  /** Complete pieces of Markdown: as many as fit are written. */
  entries: string[];
  /** Closed until somebody opens it. */
  isFolded?: boolean;
}

/** An inline code span that its text cannot leave. */
export function code(text: string): string {
  const line = oneLine(text, FIELD_LIMIT) || '(empty)';
  const fence = '`'.repeat(longestTicks(line) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}

/** A fenced block, indented to stand inside a list. */
export function block(text: string, indent: string): string {
  const content = cutWithNote(visible(text), FIELD_LIMIT * 2);
  const fence = '`'.repeat(Math.max(3, longestTicks(content) + 1));
  return [`${fence}sh`, ...content.split('\n'), fence]
    .map((line) => indent + line)
    .join('\n')
    .concat('\n');
}

function longestTicks(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

/** Running text of ours: what stands between backticks is code, and nothing else is markup. */
export function withCode(text: string): string {
  return spansOf(oneLine(text, FIELD_LIMIT))
    .map((span) => (span.isCode ? code(span.text) : edged(span.text)))
    .join('');
}

/** As `prose`, with the spaces that part it from what stands beside it. */
function edged(text: string): string {
  const [, before = '', , after = ''] = /^(\s?)(.*?)(\s?)$/s.exec(text) ?? [];
  return `${before}${prose(text)}${after}`;
}

/** Running text in which nothing is markup, a mention or a link. */
export function prose(text: string): string {
  return oneLine(text, FIELD_LIMIT)
    .replace(/[\\`*_[\]|~!$]/g, '\\$&')
    .replace(/[&<>@#]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replaceAll('://', '&#58;//')
    .replace(/www\./gi, (prefix) => `${prefix.slice(0, 3)}&#46;`);
}

/** What most readers can do without: closed until somebody opens it, here and on the sites that show Markdown. */
export function details(summary: string, body: string): string {
  return `<details><summary>${summary}</summary>\n\n${body.trimEnd()}\n\n</details>\n`;
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Heading, renderMarkdown } from './markdown.ts';
import { root } from './site.ts';

export interface Guide {
  /** Its page in the site. */
  readonly file: string;
  readonly title: string;
  /** Its first sentence, as plain text. */
  readonly lead: string;
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** The order in which a newcomer needs them; any other file of `docs/` follows. */
const order = [
  'quick-start',
  'profile',
  'reading-a-report',
  'ci',
  'gate',
  'judging-traffic',
  'bounds',
  'adding-a-requirement',
  'proof',
];

/** Every guide in `docs/`. */
export async function guides(): Promise<readonly Guide[]> {
  const folder = join(root, 'docs');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -3));
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  names.sort((a, b) => place(a) - place(b) || a.localeCompare(b));
  return Promise.all(
    names.map(async (name) => {
      const rendered = renderMarkdown(await readFile(join(folder, `${name}.md`), 'utf8'));
      return { file: `${name}.html`, ...rendered };
    }),
  );
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Heading, pageOf, renderMarkdown } from './markdown.ts';
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

/** By folder, the order in which a newcomer needs them; any other file of a folder follows. */
const orders = {
  docs: [
    'quick-start',
    'profile',
    'reading-a-report',
    'reproducing-a-failure',
    'ci',
    'gate',
    'judging-traffic',
    'bounds',
    'adding-a-requirement',
    'adding-a-resource',
    'proof',
  ],
  'docs/api': ['authentication', 'paging-and-order', 'errors', 'limits-and-retries', 'what-takes-time'],
};

/** Every guide of one folder: `docs` tells how to use the suite, `docs/api` how to use the APIs. */
export async function guides(folder: keyof typeof orders): Promise<readonly Guide[]> {
  const names = (await readdir(join(root, folder))).filter((name) => name.endsWith('.md'));
  const order = orders[folder].map((name) => `${name}.md`);
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  names.sort((a, b) => place(a) - place(b) || a.localeCompare(b));
  return Promise.all(
    names.map(async (name) => {
      const rendered = renderMarkdown(await readFile(join(root, folder, name), 'utf8'), folder);
      return { file: pageOf(`${folder}/${name}`), ...rendered };
    }),
  );
}

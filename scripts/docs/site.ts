import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Eta } from 'eta';
import { withCode } from './markdown.ts';

/** The folder of the project, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const templates = fileURLToPath(new URL('./templates/', import.meta.url));
const assets = fileURLToPath(new URL('./assets/', import.meta.url));

export const eta = new Eta({ views: templates, autoEscape: true, cache: true });

/** One page, made by a template. */
export interface Page {
  /** Its name in the site; all pages lie side by side, so that relative links work from anywhere. */
  readonly file: string;
  readonly title: string;
  readonly template: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The page whose link at the top stands for this one; its own, unless said otherwise. */
  readonly under?: string;
  /** A script of the site's assets. */
  readonly script?: string;
}

interface NavigationLink {
  readonly file: string;
  readonly label: string;
}

/** What stands at the top of every page. */
export function navigation(withSample: boolean): readonly NavigationLink[] {
  return [
    { file: 'quick-start.html', label: 'Using the suite' },
    { file: 'api-authentication.html', label: 'Using the APIs' },
    { file: 'partner.html', label: 'Partner API' },
    { file: 'workspace.html', label: 'Workspace API' },
    { file: 'requirements.html', label: 'Requirements' },
    ...(withSample ? [{ file: 'sample/report.html', label: 'Sample report' }] : []),
    { file: 'self-check.html', label: 'Self-check' },
  ];
}

/** What the site has of the report comes first: both look and work alike because they share it. */
const joined = {
  'site.css': [
    ...['theme', 'requirements', 'foot'].map((name) => join(root, `src/report/html/styles/${name}.css`)),
    join(assets, 'site.css'),
  ],
  'catalogue.js': [join(root, 'src/report/html/filter.js'), join(assets, 'catalogue.js')],
};

/** Writes pages into one folder, each in the same frame. */
export class Site {
  readonly out: string;
  readonly #navigation: readonly NavigationLink[];
  readonly withSample: boolean;
  pages = 0;

  constructor(out: string, withSample: boolean) {
    this.out = out;
    this.#navigation = navigation(withSample);
    this.withSample = withSample;
  }

  async writeAssets(): Promise<void> {
    const folder = join(this.out, 'assets');
    await mkdir(folder, { recursive: true });
    for (const [name, files] of Object.entries(joined)) {
      const parts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
      await writeFile(join(folder, name), parts.join('\n'));
    }
    // Where pages are published by GitHub, no file may be taken for a source of Jekyll.
    await writeFile(join(this.out, '.nojekyll'), '');
  }

  async write({ file, title, template, data, script, under: current = file }: Page): Promise<void> {
    const body = eta.render(`./${template}`, { ...data, withCode, withSample: this.withSample });
    const html = eta.render('./layout', { file, title, body, script, current, navigation: this.#navigation });
    await writeFile(join(this.out, file), html);
    this.pages += 1;
  }
}

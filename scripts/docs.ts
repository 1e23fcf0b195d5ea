/** Makes the documentation as a static site: a folder that can be published as it stands, or opened from the disk. */
import { relative, resolve } from 'node:path';
import { buildSite } from './docs/build.ts';
import { BrokenLinks } from './docs/links.ts';
import { docsOptions, help, isUsageMistake, refuseForeignFolder } from './docs/options.ts';

try {
  const values = docsOptions(process.argv.slice(2));
  if (values.help) console.log(help);
  else await build(values);
} catch (error) {
  if (!(error instanceof BrokenLinks) && !isUsageMistake(error)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof BrokenLinks ? 1 : 2;
}

async function build(values: ReturnType<typeof docsOptions>): Promise<void> {
  const out = resolve(values.out);
  refuseForeignFolder(out);
  const startedAt = performance.now();
  const sample = values['no-sample'] ? null : { only: values.only };
  const urls = { partner: values['partner-url'], workspace: values['workspace-url'] };
  const pages = await buildSite({ out, sample, urls });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${pages} pages in ${seconds} s: open ${relative(process.cwd(), out) || '.'}/index.html`);
}

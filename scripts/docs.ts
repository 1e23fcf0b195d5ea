/** Makes the documentation as a static site: a folder that can be published as it stands, or opened from the disk. */
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './docs/build.ts';
import { BrokenLinks } from './docs/links.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'site' },
    only: { type: 'string', multiple: true, default: [] },
    'no-sample': { type: 'boolean', default: false },
    'partner-url': { type: 'string' },
    'workspace-url': { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) {
  console.log(`npm run docs -- [options]
  --out DIR      where the site goes (default: site)
  --only GLOB    requirements that the sample report tests (default: all); repeatable
  --no-sample    leave the sample report out
  --partner-url URL, --workspace-url URL
                 deployments that readers call (default: a template, https://{host})`);
  process.exit(0);
}

const out = resolve(values.out);
const startedAt = performance.now();
const sample = values['no-sample'] ? null : { only: values.only };
const urls = { partner: values['partner-url'], workspace: values['workspace-url'] };
try {
  const pages = await buildSite({ out, sample, urls });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${pages} pages in ${seconds} s: open ${relative(process.cwd(), out) || '.'}/index.html`);
} catch (error) {
  if (!(error instanceof BrokenLinks)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Writes the figures of the README from the catalogue and the last self-check; `--check` only compares. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPoints, requirements } from '../generated/catalogue.ts';
import { readSelfCheck } from './docs/self-check.ts';
import { root } from './docs/site.ts';

const readme = join(root, 'README.md');
const marked = /(<!-- figures -->\n).*?(\n<!-- \/figures -->)/s;

const text = await readFile(readme, 'utf8');
if (!marked.test(text)) throw new Error('README.md has no <!-- figures --> … <!-- /figures -->');
const wanted = text.replace(marked, `$1${(await figures()).join('\n')}$2`);

if (!process.argv.includes('--check')) await writeFile(readme, wanted);
else if (wanted === text) console.log('the figures of README.md are those of the last self-check');
else {
  console.error('README.md shows other figures than reports/self-check.json: run `npm run readme`');
  process.exitCode = 1;
}

async function figures(): Promise<string[]> {
  const { faults, variants, tried, caught, conformant } = await readSelfCheck();
  const later = faults.length - tried.faults + variants.length - tried.variants;
  // They are no reason to fail: every change brings some, and a sample of them runs in each gate.
  if (later > 0)
    console.log(`${later} faults and variants are newer than these figures: \`npm run self-check\` adds them`);
  const musts = requirements.filter(({ level }) => level === 'MUST').length;
  return [
    '| proven by `npm run self-check` | |',
    '| --- | --- |',
    `| requirements, each with checks and a fault | ${requirements.length} (${musts} MUST, ${requirements.length - musts} SHOULD) |`,
    `| open points, each with an observation | ${openPoints.length} |`,
    `| faulty services caught by the requirement that they break | ${caught} of ${tried.faults} |`,
    `| conforming services accused of anything | ${tried.variants - conformant} of ${tried.variants} |`,
  ];
}

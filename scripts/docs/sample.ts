import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '../../reference/embedded.ts';
import { targetFromObject } from '../../src/profile/load.ts';
import { apis } from '../../src/run/options.ts';
import { runConformance } from '../../src/run/run.ts';

/** Bugs of the sample's target: a plain failure, and a warning. */
const faults = ['name-of-100-refused', 'client-foreign-told-by-message'];

/** Tests a reference service with known bugs, and writes its report as a sample. */
export async function writeSample(out: string, only: readonly string[]): Promise<void> {
  const service = await startEmbedded({ faults });
  try {
    const overrides = { timeoutMs: undefined, concurrency: undefined, rps: undefined };
    console.log('the sample report, of a service with bugs:');
    await runConformance({
      target: targetFromObject('sample', service.profile, overrides),
      ...{ out, apis, only, skip: [], depth: 'smoke', cases: null, seed: 1, replay: null },
      ...{ readOnly: false, ...overrides, expectedFailures: null, baseline: null, strict: false, bail: false },
      ...{ shard: null, formats: ['json', 'html'], quiet: true, color: false },
    });
  } finally {
    await service.close();
  }
  const file = join(out, 'report.html');
  await writeFile(file, linked(await readFile(file, 'utf8')));
}

/** Links the source of each requirement to its place in the catalogue. */
function linked(html: string): string {
  return html.replaceAll(
    /(<details class="req [^>]*? id="([^"]+)"(?:(?!<dt>Source<\/dt>)[\s\S])*?<dt>Source<\/dt><dd>)([^<]+)(<\/dd>)/g,
    '$1<a href="../requirements.html#$2">$3</a>$4',
  );
}

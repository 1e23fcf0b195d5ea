import { startEmbedded } from '../../reference/embedded.ts';
import { apis } from '../../src/model/choices.ts';
import { targetFromObject } from '../../src/profile/load.ts';
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
      ...{ out, apis, only, skip: [], depth: 'standard', cases: null, seed: 1, replay: null },
      ...{ readOnly: false, ...overrides, expectedFailures: null, baseline: null, strict: false, bail: false },
      ...{ shard: null, formats: ['json', 'html'], docsUrl: '..', quiet: true, color: false },
    });
  } finally {
    await service.close();
  }
}

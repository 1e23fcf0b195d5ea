import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../reference/embedded.ts';
import { apis } from '../../src/model/choices.ts';
import { visibleLine } from '../../src/model/visible.ts';
import { loadTarget, targetFromObject } from '../../src/profile/load.ts';
import { readJournal } from '../../src/session/evidence.ts';
import { planRun } from '../../src/session/plan.ts';
import { cleanUpAfter } from '../../src/sweep/cleanup.ts';

/**
 * Set-up of plain `npx --no-install vitest`: the target is that of `CONFORMANCE_PROFILE` (and `CONFORMANCE_TARGET`), or of a
 * `conformance.yaml` here, or else the embedded reference service.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { env } = process;
  const file = env.CONFORMANCE_PROFILE || undefined;
  const named = await loadTarget({
    file,
    targetName: env.CONFORMANCE_TARGET || undefined,
    env,
    cwd: process.cwd(),
    overrides: {},
  });
  const embedded = named === null ? await startEmbedded() : null;
  const target = named ?? targetFromObject('reference', embedded?.profile ?? {}, {});
  const scratch = await mkdtemp(join(tmpdir(), 'conformance-vitest-'));
  const journal = join(scratch, 'journal.ndjson');
  const seed = Number(env.CONFORMANCE_SEED || 1);
  const choice = {
    apis,
    only: [],
    skip: [],
    depth: 'standard',
    cases: null,
    seed,
    readOnly: false,
    replay: null,
  } as const;
  const config = planRun(target, choice, journal);
  project.provide('conformanceRun', config);
  return async () => {
    const { makings, findings } = await readJournal(journal);
    const leftovers = await cleanUpAfter(config, makings, { isInterrupted: false });
    for (const { what, remedy } of leftovers) console.error(visibleLine(`left behind: ${what}; ${remedy}`));
    // What every answer is held against belongs to no single test: it is said here.
    for (const { requirement, subject, problem } of findings) {
      if (problem !== null)
        console.error(visibleLine(`${requirement}: ${subject}: expected ${problem.expected}, got ${problem.got}`));
    }
    if (findings.some(({ problem }) => problem !== null)) process.exitCode = 1;
    await embedded?.close();
    await rm(scratch, { recursive: true, force: true });
  };
}

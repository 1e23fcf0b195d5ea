import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Reference, type ReferenceOptions, startReference } from '../../reference/server.ts';
import { targetFromObject } from '../../src/profile/load.ts';
import type { Report, RequirementStatus } from '../../src/report/model.ts';
import { FORMATS } from '../../src/report/render.ts';
import type { RunOptions } from '../../src/run/options.ts';
import { runConformance } from '../../src/run/run.ts';

export interface Staged {
  reference: Reference;
  out: string;
  exitCode: number;
  report: Report;
}

/** Runs (a part of) the suites against a reference service of its own. */
export async function runAgainstReference(
  service: ReferenceOptions,
  changes: Partial<RunOptions>,
  changeProfile: (profile: Record<string, unknown>) => unknown = (profile) => profile,
): Promise<Staged> {
  const reference = await startReference(service);
  const out = mkdtempSync(join(tmpdir(), 'conformance-run-'));
  try {
    const profile = changeProfile(structuredClone({ ...reference.profile }));
    const target = targetFromObject('staged', profile, {});
    const { exitCode, report } = await runConformance({ ...quiet, target, out, ...changes });
    return { reference, out, exitCode, report };
  } finally {
    await reference.close();
  }
}

const quiet: Omit<RunOptions, 'target' | 'out'> = {
  apis: ['partner', 'workspace'],
  only: [],
  skip: [],
  depth: 'standard',
  cases: 4,
  seed: 7,
  replay: null,
  readOnly: false,
  timeoutMs: undefined,
  concurrency: undefined,
  rps: undefined,
  expectedFailures: null,
  baseline: null,
  strict: false,
  bail: false,
  shard: null,
  formats: FORMATS,
  docsUrl: null,
  quiet: true,
  color: false,
};

export function idsWith(report: Report, status: RequirementStatus): string[] {
  return report.requirements.filter((result) => result.status === status).map(({ id }) => id);
}

/** Everything that a run wrote, as one text. */
export function everythingIn(directory: string): string {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReferenceOptions, type ReferenceProfile, startReference } from '../../reference/server.ts';
import { type ConformanceOptions, runConformance } from '../../src/index.ts';
import type { Report, RequirementStatus } from '../../src/model/report.ts';
import { temporaryFolder } from '../support/folder.ts';

export interface Staged {
  out: string;
  exitCode: number;
  report: Report;
}

/** Runs (a part of) the suites against a reference service of its own. */
export async function runAgainstReference(
  service: ReferenceOptions,
  changes: Omit<ConformanceOptions, 'target' | 'out'>,
  changeProfile: (profile: ReferenceProfile) => { partner: object; workspace: object } = (profile) => profile,
): Promise<Staged> {
  const reference = await startReference(service);
  const out = temporaryFolder();
  try {
    const target = { name: 'staged', ...changeProfile(reference.profile) };
    const { exitCode, report } = await runConformance({ cases: 4, seed: 7, target, out, ...changes });
    return { out, exitCode, report };
  } finally {
    await reference.close();
  }
}

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

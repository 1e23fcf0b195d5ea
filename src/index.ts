import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { apis } from './model/choices.ts';
import type { Report } from './model/report.ts';
import { loadTarget, targetFromObject } from './profile/load.ts';
import type { Target } from './profile/model.ts';
import { FORMATS } from './report/render.ts';
import type { RunOptions } from './run/options.ts';
import { runConformance as run } from './run/run.ts';

export {
  type Api,
  type Level,
  openPoints,
  type Requirement,
  type RequirementId,
  requirements,
} from '../generated/catalogue.ts';
export { compareReports } from './gate/compare.ts';
export type * from './model/report.ts';
export { ProfileError } from './profile/error.ts';
export type { Target } from './profile/model.ts';
export { type ReferenceService, type ReferenceServiceOptions, startReference } from './reference.ts';
export { FORMATS, type Format } from './report/render.ts';

/** What a run may be told; everything has the default of the command line. */
export interface ConformanceOptions
  extends Partial<Omit<RunOptions, 'target' | 'out' | 'expectedFailures' | 'baseline'>> {
  /**
   * What is tested: one target as a plain object of the profile's form, or a profile file with the name of one of its
   * targets. Without it: the embedded reference service.
   */
  target?: { profile: string; name?: string } | { name?: string; partner?: object; workspace?: object };
  /** Directory of the reports; default `conformance-report`. */
  out?: string;
  /** Files, relative to the current directory. */
  expectedFailures?: string;
  baseline?: string;
}

/** Runs the suites and writes the reports, as `conformance run` does; a mistake in the options is thrown. */
export async function runConformance(
  options: ConformanceOptions = {},
): Promise<{ exitCode: 0 | 1 | 2 | 3; report: Report }> {
  const { target, out = 'conformance-report', expectedFailures, baseline, ...given } = options;
  const { timeoutMs, concurrency, rps } = given;
  const file = (path: string | undefined): string | null => (path === undefined ? null : resolve(path));
  return run({
    ...defaults(),
    ...given,
    target: await chosenTarget(target, { timeoutMs, concurrency, rps }),
    out: resolve(out),
    expectedFailures: file(expectedFailures),
    baseline: file(baseline),
  });
}

function defaults(): Omit<RunOptions, 'target' | 'out' | 'expectedFailures' | 'baseline'> {
  return {
    apis,
    only: [],
    skip: [],
    depth: 'standard',
    cases: null,
    seed: randomInt(2 ** 31),
    replay: null,
    readOnly: false,
    timeoutMs: undefined,
    concurrency: undefined,
    rps: undefined,
    strict: false,
    bail: false,
    shard: null,
    formats: FORMATS,
    docsUrl: null,
    quiet: true,
    color: false,
  };
}

async function chosenTarget(
  target: ConformanceOptions['target'],
  overrides: Pick<RunOptions, 'timeoutMs' | 'concurrency' | 'rps'>,
): Promise<Target | null> {
  if (target === undefined) return null;
  if (!('profile' in target)) {
    const { name = 'target', ...stated } = target;
    return targetFromObject(name, stated, overrides);
  }
  const { profile, name } = target;
  return loadTarget({ file: profile, targetName: name, env: process.env, cwd: process.cwd(), overrides });
}

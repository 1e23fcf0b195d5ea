import { randomBytes } from 'node:crypto';
import { requirements } from '../../generated/catalogue.ts';
import type { Target } from '../profile/model.ts';
import { parseReplayId, type RunConfig } from './config.ts';
import { apis as allApis, type RunOptions } from './options.ts';
import { selectIds } from './select.ts';

/** What of the options decides which checks run, and how. */
export type PlanOptions = Pick<
  RunOptions,
  'apis' | 'only' | 'skip' | 'depth' | 'cases' | 'seed' | 'readOnly' | 'replay'
>;

/** Everything the worker needs to know, from the options of a run. */
export function planRun(target: Target, options: PlanOptions, journal: string): RunConfig {
  const apis = allApis.filter(
    (api) => target[api] !== undefined && (options.apis.length === 0 || options.apis.includes(api)),
  );
  const narrowed = options.only.length > 0 || options.skip.length > 0;
  const replay = options.replay === null ? null : parseReplayId(options.replay);
  const ids = requirements.map((requirement) => requirement.id);
  return {
    target,
    runId: randomBytes(4).readUInt32BE().toString(36).padStart(6, '0').slice(-6),
    journal,
    seed: replay?.seed ?? options.seed,
    depth: options.depth,
    cases: options.cases,
    apis,
    selected: narrowed ? selectIds(ids, { only: options.only, skip: options.skip }) : null,
    readOnly: options.readOnly,
    replay,
  };
}

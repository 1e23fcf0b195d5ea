import { randomBytes } from 'node:crypto';
import { type Api, requirements } from '../../generated/catalogue.ts';
import { apis as allApis } from '../model/choices.ts';
import type { Depth } from '../model/report.ts';
import type { Target } from '../profile/model.ts';
import { parseReplayId, type RunConfig } from './config.ts';
import { type BudgetOptions, budgetOf } from './run-budget.ts';
import { selectIds } from './select.ts';

/** What decides which checks run, and how. */
export interface PlanOptions extends BudgetOptions {
  /** What to test, of what the target holds; empty: all. */
  apis: readonly Api[];
  /** Globs over requirement ids; empty: all. */
  only: readonly string[];
  skip: readonly string[];
  depth: Depth;
  /** Cases of each property test; null: what the depth says. */
  cases: number | null;
  seed: number;
  /** Id of a failure of an earlier run. */
  replay: string | null;
  readOnly: boolean;
}

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
    budget: replay === null ? budgetOf(options) : undefined,
  };
}

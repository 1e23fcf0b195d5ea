import { randomBytes } from 'node:crypto';
import { type Api, requirements } from '../../generated/catalogue.ts';
import { apis as allApis } from '../model/choices.ts';
import type { Depth } from '../model/report.ts';
import type { Target } from '../profile/model.ts';
import { type FailedChecks, parseReplayId, type RunConfig } from './config.ts';
import { chosenOperations, type Narrowing, narrow } from './narrow.ts';
import { type BudgetOptions, budgetOf } from './run-budget.ts';
import { selectIds } from './select.ts';

/** What decides which checks run, and how. */
export interface PlanOptions extends BudgetOptions {
  /** What to test, of what the target holds; empty: all. */
  apis: readonly Api[];
  /** Globs over requirement ids; empty: all. */
  only: readonly string[];
  skip: readonly string[];
  /** What else the requirements are chosen by; left out: nothing. */
  narrowing?: Narrowing;
  /** Only what failed in an earlier run; null or left out: whatever is chosen. */
  failed?: FailedChecks | null;
  depth: Depth;
  /** Cases of each property test; null: what the depth says. */
  cases: number | null;
  seed: number;
  /** Id of a failure of an earlier run. */
  replay: string | null;
  readOnly: boolean;
  /** Leave what failing checks made. */
  keep?: boolean;
}

/** Everything the worker needs to know, from the options of a run. */
export function planRun(target: Target, options: PlanOptions, journal: string): RunConfig {
  const apis = allApis.filter(
    (api) => target[api] !== undefined && (options.apis.length === 0 || options.apis.includes(api)),
  );
  const { narrowing = { operation: [], tag: [] }, failed = null } = options;
  const replay = options.replay === null ? null : parseReplayId(options.replay);
  return {
    target,
    runId: randomBytes(4).readUInt32BE().toString(36).padStart(6, '0').slice(-6),
    journal,
    seed: replay?.seed ?? options.seed,
    depth: options.depth,
    cases: options.cases,
    apis,
    selected: selectedBy(options, narrowing),
    operations: chosenOperations(narrowing),
    failed,
    readOnly: options.readOnly,
    keep: options.keep ?? false,
    replay,
    budget: replay === null ? budgetOf(options) : undefined,
  };
}

/** Null: all requirements. */
function selectedBy({ only, skip, failed }: PlanOptions, narrowing: Narrowing): RunConfig['selected'] {
  const { operation, tag, level } = narrowing;
  const isWhole = [only, skip, operation, tag].every(({ length }) => length === 0) && level === undefined;
  if (isWhole && !failed) return null;
  const again = failed ? new Set<string>(failed.checks.map(({ requirement }) => requirement)) : null;
  const chosen = narrow(requirements, narrowing).filter(
    ({ id, operations }) =>
      again === null || again.has(id) || operations.some((each) => failed?.operations.includes(each)),
  );
  const ids = new Set(
    selectIds(
      requirements.map(({ id }) => id),
      { only, skip },
    ),
  );
  return chosen.flatMap(({ id }) => (ids.has(id) ? id : []));
}

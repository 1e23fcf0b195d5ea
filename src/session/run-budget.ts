import type { Depth } from '../model/report.ts';

/** What a selection of checks may cost a target at most; null: no matter how much. */
export interface Budget {
  readonly requests: number | null;
  readonly things: number | null;
}

/** The same for a whole run. */
export interface RunBudget extends Budget {
  /** Requests of this run before its first check, those that cleaning up may take, and some to spare. */
  readonly spent: number;
  /** Only the requests of this run before its first check; null until that begins. */
  readonly before: number | null;
  /** Why a check was left out. */
  readonly why: string;
}

/** A quick look: an answer within seconds, and little to clean up after it. */
const smoke: Budget = { requests: 300, things: 40 };
/** Whatever was made is looked for in its lists when the run ends. */
const cleanUpRequests = 20;
/** Costs were recorded with one seed, and against one target: another may take some requests more. */
const shareToSpare = 0.03;

/** What a run sends when it ends, beside one request for each thing that it made: the lists of what there is. */
const listRequests = 15;

/** Whether checks may send nothing more but what removes things, as far as `sent` and what is `left` to remove tell. */
export function isUsedUp({ requests, before }: RunBudget, sent: number, left: number): boolean {
  return requests !== null && before !== null && before + sent + left + listRequests >= requests;
}

export interface BudgetOptions {
  depth: Depth;
  maxRequests?: number | null | undefined;
  maxCreated?: number | null | undefined;
}

/** Undefined where nothing is limited. */
export function budgetOf(options: BudgetOptions): RunBudget | undefined {
  const { depth, maxRequests = null, maxCreated = null } = options;
  const flags = [
    ...(maxRequests === null ? [] : [`--max-requests ${maxRequests}`]),
    ...(maxCreated === null ? [] : [`--max-created ${maxCreated}`]),
  ];
  if (depth !== 'smoke' && flags.length === 0) return undefined;
  const least = (a: number | null, b: number | null): number | null =>
    a === null || b === null ? (a ?? b) : Math.min(a, b);
  const quick = depth === 'smoke' ? smoke : { requests: null, things: null };
  const requests = least(maxRequests, quick.requests);
  return {
    requests,
    things: least(maxCreated, quick.things),
    spent: cleanUpRequests + Math.ceil((requests ?? 0) * shareToSpare),
    before: null,
    why: flags.length === 0 ? 'tested from `--depth standard` on' : `left out for ${flags.join(' and ')}`,
  };
}

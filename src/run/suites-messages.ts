import type { FinishedCheck } from '../check/outcome.ts';
import type { Shard } from '../model/choices.ts';
import type { RunConfig } from '../session/config.ts';

/** What the worker of a run is told. */
export type ToWorker =
  | { readonly kind: 'run'; readonly config: RunConfig; readonly shard: Shard | null }
  /** Nothing more may be begun: whoever makes something then is not waited for. */
  | { readonly kind: 'halt' };

/** What it tells. */
export type FromWorker =
  | { readonly kind: 'planned'; readonly checks: number; readonly batches: number }
  /** With the number of requests that the run has sent so far. */
  | { readonly kind: 'finished'; readonly check: FinishedCheck; readonly requests: number }
  | { readonly kind: 'batch'; readonly done: number }
  /** A check ended the run. */
  | { readonly kind: 'bailed' }
  /** None of the APIs under test answers any more. */
  | { readonly kind: 'vanished' }
  /** Something went wrong that belongs to no check. */
  | { readonly kind: 'trouble'; readonly message: string }
  /** All is over, also what the checks had sent. */
  | { readonly kind: 'ended' };

import type { FinishedCheck } from '../check/outcome.ts';
import type { Shard } from '../model/choices.ts';
import type { RunConfig } from '../session/config.ts';
import type { Companions } from './companions.ts';

/** What the worker of a run is told. */
export type ToWorker =
  | { readonly kind: 'run'; readonly config: RunConfig; readonly shard: Shard | null }
  /** Nothing more may be begun: whoever makes something then is not waited for. */
  | { readonly kind: 'halt' };

/** What a run has come to. */
export interface SoFar {
  readonly requests: number;
  /** Failed checks, and kinds of answers that do not conform. */
  readonly failed: number;
}

/** What it tells. */
export type FromWorker =
  /** With the requests that these checks are known to send, and what else would have to be chosen to see what was. */
  | { readonly kind: 'planned'; readonly checks: number; readonly requests: number; readonly companions: Companions }
  | { readonly kind: 'finished'; readonly check: FinishedCheck; readonly soFar: SoFar }
  /** How many checks of each requirement were left out, so that the run stays within its budget. */
  | { readonly kind: 'left-out'; readonly checks: Readonly<Record<string, number>> }
  /** Failing checks ended the run. */
  | { readonly kind: 'bailed'; readonly failures: number }
  /** None of the APIs under test answers any more. */
  | { readonly kind: 'vanished' }
  /** Something went wrong that belongs to no check. */
  | { readonly kind: 'trouble'; readonly message: string }
  /** All is over, also what the checks had sent. */
  | { readonly kind: 'ended' };

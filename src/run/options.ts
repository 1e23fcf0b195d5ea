import type { Api } from '../../generated/catalogue.ts';
import type { Target } from '../profile/model.ts';
import type { Depth } from '../report/model.ts';
import type { Format } from '../report/render.ts';

export const apis = ['partner', 'workspace'] as const satisfies readonly Api[];
export const depths = ['smoke', 'standard', 'deep'] as const satisfies readonly Depth[];

/** One part of a run that is divided over several processes; `index` counts from 1. */
export interface Shard {
  index: number;
  count: number;
}

/** Everything that one run needs to know. */
export interface RunOptions {
  /** Null: the embedded reference service. */
  target: Target | null;
  /** Absolute path of the directory for the reports. */
  out: string;
  /** What to test, of what the target holds. */
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
  /** Settings of the command line; undefined where it says nothing. A given target already holds them. */
  timeoutMs: number | undefined;
  concurrency: number | undefined;
  /** Null: no limit. */
  rps: number | null | undefined;
  /** Absolute paths. */
  expectedFailures: string | null;
  baseline: string | null;
  strict: boolean;
  bail: boolean;
  /** How long the run may take before it ends in order, with the words of whoever said so; null or left out: as long as it takes. */
  maxTime?: { ms: number; text: string } | null;
  shard: Shard | null;
  formats: readonly Format[];
  quiet: boolean;
  color: boolean;
  /** Where `npm run docs` is published, without a slash at the end: reports link there; null: nowhere. */
  docsUrl: string | null;
  /** Print failures as annotations of GitHub Actions, too. */
  annotate?: boolean;
}

import type { Shard } from '../model/choices.ts';
import type { Target } from '../profile/model.ts';
import type { GateFiles } from '../report/gate.ts';
import type { Format } from '../report/render.ts';
import type { HarContents } from '../report/routine.ts';
import type { PlanOptions } from '../session/plan.ts';

/** Everything that one run needs to know. */
export interface RunOptions extends PlanOptions, GateFiles {
  /** Null: the embedded reference service. */
  target: Target | null;
  /** Absolute path of the directory for the reports. */
  out: string;
  /** Settings of the command line; undefined where it says nothing. A given target already holds them. */
  timeoutMs: number | undefined;
  concurrency: number | undefined;
  /** Null: no limit. */
  rps: number | null | undefined;
  strict: boolean;
  bail: boolean;
  /** After how many failures the run ends; null or left out: it goes on. */
  maxFailures?: number | null;
  /** How long the run may take before it ends in order, with the words of whoever said so; null or left out: as long as it takes. */
  maxTime?: { ms: number; text: string } | null;
  /** How many requests a run may send, and how many things it may make; null or left out: as many as it takes. */
  maxRequests?: number | null;
  maxCreated?: number | null;
  shard: Shard | null;
  formats: readonly Format[];
  /** Which exchanges come with the reports; left out: those of findings and observations. */
  har?: HarContents;
  quiet: boolean;
  color: boolean;
  /** Where `npm run docs` is published, without a slash at the end: reports link there; null: nowhere. */
  docsUrl: string | null;
  /** Print failures as annotations of GitHub Actions, too. */
  annotate?: boolean;
}

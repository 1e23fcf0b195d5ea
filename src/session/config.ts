import type { Api, RequirementId } from '../../generated/catalogue.ts';
import { currentId, titlesOf } from '../model/aliases.ts';
import type { ProfileMistake } from '../model/finding.ts';
import type { Depth } from '../model/report.ts';
import type { Target } from '../profile/model.ts';
import type { RunBudget } from './run-budget.ts';

/** Which failures do not end a run that ends at its first one; plain data, which can go to another thread. */
export interface BailRule {
  /** How many of the others do. */
  after: number;
  tolerated: readonly string[];
  /** Without a check: all of the requirement. */
  known: readonly { requirement: string; check: string | null }[];
}

/** Everything the worker needs to know about a run; plain data, which can go to another thread. */
export interface RunConfig {
  target: Target;
  /** A few random characters that every name of this run carries. */
  runId: string;
  /** Where the journal is written. */
  journal: string;
  seed: number;
  depth: Depth;
  /** Cases of each property, whatever the depth; null: by depth. */
  cases: number | null;
  apis: Api[];
  /** Ids of the requirements that run; null: all. */
  selected: RequirementId[] | null;
  readOnly: boolean;
  replay: Replay | null;
  /** Operations that are asked, where a check asks a particular one; left out or null: all. */
  operations?: readonly string[] | null;
  /** Only what failed in an earlier run; left out or null: all. */
  failed?: FailedChecks | null;
  /** What of the profile is not what it says: checks that ask for it are inconclusive. */
  mistakes?: readonly ProfileMistake[];
  /** APIs that fell silent before the run: each must show that it is there before anything else is sent to it. */
  suspects?: readonly Api[];
  /** Which failures end the run; left out: none. */
  bail?: BailRule | undefined;
  /** What it may cost; left out: as much as it takes. */
  budget?: RunBudget | undefined;
  /** Look at every open point, whatever that costs; `deep` does so anyway. */
  looksAtAll?: boolean;
  /** Leave what failing checks made. */
  keep?: boolean;
  /** Send nothing: checks end at their first request. */
  dryRun?: boolean;
}

/** What failed in an earlier run. */
export interface FailedChecks {
  checks: readonly Replay[];
  /** Of answers that failed, whoever had asked for them. */
  operations: readonly string[];
}

/** One case of one check, as a report names it. */
export interface Replay {
  requirement: string;
  /** `labelKey` of the check's name. */
  check: string;
  seed: number;
  /** fast-check's path to the shrunk case. */
  path: string | null;
}

/** Short and stable: tells checks, and what they share, apart. */
export function labelKey(label: string): string {
  return hash(label).toString(36);
}

/** The title under which a check is replayed, which may be one that it had before; undefined where another is meant. */
export function replayedTitle(replay: Replay, requirement: string, name: string): string | undefined {
  if (replay.requirement !== requirement) return undefined;
  return titlesOf(name).find((title) => labelKey(title) === replay.check);
}

/** FNV-1a, 32 bits: spreads one seed over many properties independently of their order. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

export function replayId(replay: Replay): string {
  return [replay.requirement, replay.check, replay.seed, ...(replay.path === null ? [] : [replay.path])].join('~');
}

/** @returns null when the text is no replay id. */
export function parseReplayId(text: string): Replay | null {
  const [requirement, check, seed, path = null, ...rest] = text.split('~');
  if (!requirement || !check || !seed || !/^-?\d+$/.test(seed) || rest.length > 0) return null;
  if (path !== null && !/^\d+(:\d+)*$/.test(path)) return null;
  return { requirement: currentId(requirement), check, seed: Number(seed), path };
}

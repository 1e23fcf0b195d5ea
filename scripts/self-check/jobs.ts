import type { RequirementId } from '../../generated/catalogue.ts';
import { openDemand } from '../../src/check/guard.ts';
import type { CheckResult, RequirementStatus } from '../../src/model/report.ts';

/** One service to be tested: one with a bug, or one that differs where it may. */
export type Job =
  | { readonly kind: 'fault'; readonly id: string; readonly requirement: RequirementId }
  /** Several variants in one service, or a single one. */
  | { readonly kind: 'variant'; readonly id: string; readonly members: readonly string[] };

/** What a worker is told when it starts. */
export interface WorkerSettings {
  readonly seed: number;
  /** Cases of each property; null: those of a standard run. */
  readonly cases: number | null;
  /** Run every check against faults, too, and say which other requirements noticed. */
  readonly full: boolean;
  /** Run every check of a fault's own requirement, also when one has noticed it. */
  readonly isMatrix: boolean;
}

export interface FaultResult {
  readonly kind: 'fault';
  readonly id: string;
  readonly requirement: string;
  /** Null: there is no check of the requirement at all. */
  readonly status: RequirementStatus | null;
  readonly caught: boolean;
  readonly reason: string | null;
  /** The operation whose answer showed the bug; null where none did. */
  readonly operation: string | null;
  /** Other requirements that noticed the bug. */
  readonly also: readonly string[];
  readonly openDemands: readonly string[];
  /** Labels of the checks that noticed it, or asked for the answer that showed it. */
  readonly noticedBy: readonly string[];
  readonly durationMs: number;
}

export interface Complaint {
  readonly requirement: string;
  readonly status: RequirementStatus;
  readonly check: string;
  readonly message: string;
}

export interface VariantResult {
  readonly kind: 'variant';
  readonly id: string;
  readonly verdict: string;
  readonly complaints: readonly Complaint[];
  /** Checks that demanded an answer to what is open, with the open point. */
  readonly openDemands: readonly string[];
  readonly leftovers: number;
  readonly tested: number;
  readonly requests: number;
  readonly durationMs: number;
}

export interface BrokenJob {
  readonly kind: 'broken';
  readonly id: string;
  readonly message: string;
}

export type JobResult = FaultResult | VariantResult | BrokenJob;

/** The first check of a requirement that did not pass. */
export function tellingCheck(checks: readonly CheckResult[]): CheckResult | undefined {
  return checks.find((check) => check.status === 'failed') ?? checks.find((check) => check.status === 'error');
}

/** The mistakes of the suite itself that a run brought to light. */
export function openDemandsOf(
  checks: readonly { requirement: string; name: string; message: string | null }[],
): string[] {
  return checks.flatMap(({ requirement, name, message }) =>
    message?.startsWith(openDemand) ? [`${requirement}: ${name}: ${message}`] : [],
  );
}

export type WorkerMessage =
  /** `troubles`: suite files that could not be loaded, with why. */
  | { readonly kind: 'ready'; readonly troubles: readonly string[] }
  | { readonly kind: 'done'; readonly job: Job; readonly result: JobResult };

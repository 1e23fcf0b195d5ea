import type { Level } from '../../generated/catalogue.ts';
import type { ProfileMistake } from '../model/finding.ts';
import type {
  CheckResult,
  ExpectedFailure,
  RequirementResult,
  RequirementStatus,
  Summary,
  Verdict,
} from '../model/report.ts';

/** What the checks of a requirement say about it; null when none of them ran or was skipped. */
export function judgementOf(
  level: Level,
  checks: readonly CheckResult[],
): { status: RequirementStatus; reason: string | null } | null {
  const failed = checks.find((check) => check.status === 'failed');
  if (failed !== undefined) {
    return { status: level === 'MUST' ? 'failed' : 'warning', reason: `${failed.name}: ${failed.message}` };
  }
  const error = checks.find((check) => check.status === 'error');
  if (error !== undefined) return { status: 'inconclusive', reason: `${error.name}: ${error.message}` };
  const skips = [
    ...new Set(checks.filter((check) => check.status === 'skipped').map((check) => check.message ?? 'skipped')),
  ];
  if (checks.some((check) => check.status === 'passed')) {
    return { status: 'passed', reason: skips.length === 0 ? null : `${partly(checks)}: ${skips.join('; ')}` };
  }
  return skips.length === 0 ? null : { status: 'not-tested', reason: skips.join('; ') };
}

/** A judgement with what else there is to say about it. */
export function withTold<T extends { reason: string | null }>(judgement: T, told: readonly string[]): T {
  const reasons = [...new Set([judgement.reason, ...told])].filter((each) => each !== null);
  return reasons.length === 0 ? judgement : { ...judgement, reason: reasons.join('; ') };
}

/** What a reason says about checks that were left out; an empty list: nothing. */
export function leftOutIn(reason: string | null): string[] {
  return /(?:^|; )(in part: \d+ more checks? .+)$/s.exec(reason ?? '')?.slice(1) ?? [];
}

/** A requirement of which most checks were skipped has hardly been tested: its reason says so. */
function partly(checks: readonly CheckResult[]): string {
  const skipped = checks.filter(({ status }) => status === 'skipped').length;
  return skipped * 2 > checks.length ? `${skipped} of ${checks.length} checks not tested` : 'in part';
}

export function summarize(
  results: readonly RequirementResult[],
  counts: { requests: number; observations: number },
): Summary {
  const count = (status: RequirementStatus): number => results.filter((result) => result.status === status).length;
  const checks = results.flatMap((result) => result.checks);
  const checkCount = (status: CheckResult['status']): number =>
    checks.filter((check) => check.status === status).length;
  return {
    requirements: {
      total: results.length,
      passed: count('passed'),
      failed: count('failed'),
      warning: count('warning'),
      expectedFailure: count('expected-failure'),
      inconclusive: count('inconclusive'),
      notTested: count('not-tested'),
    },
    checks: {
      total: checks.length,
      passed: checkCount('passed'),
      failed: checkCount('failed'),
      error: checkCount('error'),
      skipped: checkCount('skipped'),
    },
    ...counts,
  };
}

/** What decides a verdict beside the results themselves. */
export interface Circumstances {
  strict: boolean;
  /** Why nothing more can be said (interrupted, not reachable); null when everything ran. */
  trouble: string | null;
  expectedFailures: readonly ExpectedFailure[];
  /** Why most of what was chosen was not tested; null or left out: that says nothing. */
  untested?: string | null;
  /** What of the profile is not what it says. */
  mistakes?: readonly ProfileMistake[];
  /** How many answers a gateway gave in place of the target, by status. */
  gatewayPages?: Readonly<Record<string, number>>;
}

/** The verdict with its reason, where the requirements alone do not show it. */
export function verdictOf(
  summary: Summary,
  { strict, trouble, expectedFailures, untested = null, mistakes = [], gatewayPages = {} }: Circumstances,
): { verdict: Verdict; verdictReason: string | null } {
  const gate = expectedFailures.filter(({ state }) => state === 'stale' || state === 'expired');
  const { failed, warning, inconclusive, passed, expectedFailure } = summary.requirements;
  if (gate.length > 0) return { verdict: 'nonconformant', verdictReason: gateReason(gate) };
  const profile = mistakes.length === 0 ? null : mistakesReason(mistakes);
  if (failed > 0 || (strict && warning > 0)) return { verdict: 'nonconformant', verdictReason: profile };
  if (trouble !== null) return { verdict: 'inconclusive', verdictReason: trouble };
  if (inconclusive > 0) {
    const reasons = [inconclusiveReason(inconclusive), gatewayReason(gatewayPages), profile];
    return { verdict: 'inconclusive', verdictReason: reasons.filter((reason) => reason !== null).join('; ') };
  }
  if (passed + warning + expectedFailure === 0) {
    const why = untested === null ? '' : `: ${untested}`;
    return { verdict: 'inconclusive', verdictReason: `nothing was tested${why}` };
  }
  const notes = [gatewayReason(gatewayPages), profile].filter((note) => note !== null);
  return { verdict: 'conformant', verdictReason: notes.length === 0 ? null : notes.join('; ') };
}

function gateReason(gate: readonly ExpectedFailure[]): string {
  return gate
    .map(({ requirement, state, owner }) => `the expected failure of ${requirement} (${owner}) is ${state}`)
    .join('; ');
}

function mistakesReason(mistakes: readonly ProfileMistake[]): string {
  return `mistakes of the profile: ${mistakes.map(({ key, note }) => `${key} ${note}`).join('; ')}`;
}

function inconclusiveReason(count: number): string {
  return `${count} requirement${count === 1 ? ' is' : 's are'} inconclusive`;
}

function gatewayReason(pages: Readonly<Record<string, number>>): string | null {
  const count = Object.values(pages).reduce((sum, each) => sum + each, 0);
  if (count === 0) return null;
  const different = Object.keys(pages).sort().join(', ');
  const what = count === 1 ? `answer was a ${different} page` : `answers were ${different} pages`;
  const remedy = '503' in pages ? 'lower `http.rps` or `http.concurrency`' : 'it did not reach the target';
  return `${count.toLocaleString('en-US')} ${what} of a gateway: ${remedy}`;
}

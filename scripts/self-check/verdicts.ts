import { type Api, type Requirement, type RequirementId, requirements } from '../../generated/catalogue.ts';
import { faultOverride } from '../../reference/faults/index.ts';
import { variants } from '../../reference/variants/index.ts';
import type { Variant } from '../../reference/variants/types.ts';
import { type Registered, registry } from '../../src/check/registry.ts';
import type { CheckResult, Report, RequirementResult, RequirementStatus } from '../../src/model/report.ts';
import { type Checklist, checklistOf } from '../../src/run/checklist.ts';
import { apisOf } from './groups.ts';
import {
  type Complaint,
  type FaultResult,
  type Job,
  openDemandsOf,
  tellingCheck,
  type VariantResult,
  type WorkerSettings,
} from './jobs.ts';
import { type Service, TargetRun } from './target-run.ts';

const faultLimitMs = 300_000;
const variantLimitMs = 900_000;
/** Fewer than a run has by default: every property meets dozens of services. */
const variantCases = 8;

const catalogue = new Map<string, Requirement>(requirements.map((requirement) => [requirement.id, requirement]));

/** The requirement that an entry checks; undefined for an observation. */
function requirementOf(entry: Registered): Requirement | undefined {
  return entry.kind === 'observation' ? undefined : catalogue.get(entry.requirement);
}

function isOf(api: Api, entry: Registered): boolean {
  const id = entry.kind === 'observation' ? entry.open : entry.requirement;
  return id.startsWith(`${api}.`);
}

/** Whether the fault's own requirement notices it: its checks first, then whatever else asks the same operations. */
export async function faultVerdict(
  job: Job & { kind: 'fault' },
  { seed, cases, full, isMatrix }: WorkerSettings,
): Promise<FaultResult> {
  const startedAt = Date.now();
  const run = await TargetRun.start({ overrides: [faultOverride(job.id)] }, { seed, cases, limitMs: faultLimitMs });
  try {
    let report = run.report();
    for (const [index, stage] of (full ? [allChecks(job)] : stages(job.requirement)).entries()) {
      const isWhole = full || (isMatrix && index === 0);
      const isEnough = () => !isWhole && isNoticed(run, job.requirement);
      await run.run(checklist(run, stage), { isEnough });
      report = run.report();
      if (wanted(job.requirement) === resultOf(report, job.requirement)?.status) break;
    }
    const noticedBy = noticing(run, job.requirement);
    return { ...faultResult(job, report, Date.now() - startedAt), openDemands: openDemandsOf(run.checks), noticedBy };
  } finally {
    await run.close();
  }
}

/** A fault is looked for by what is chosen for it: nothing is begun that others may need. */
export function checklist({ session }: TargetRun, entries: readonly Registered[]): Checklist {
  return checklistOf({ entries, headStarts: [] }, session.config, null);
}

function allChecks({ requirement }: { requirement: RequirementId }): Registered[] {
  const api = catalogue.get(requirement)?.api ?? 'partner';
  return registry.entries.filter((entry) => isOf(api, entry));
}

/** A requirement that is judged on every answer has no check of its own: then the neighbours have to do. */
export function stages(id: RequirementId): Registered[][] {
  const requirement = catalogue.get(id);
  if (requirement === undefined) return [];
  const all = allChecks({ requirement: id });
  const own = all.filter((entry) => requirementOf(entry)?.id === id);
  const operations = new Set<string>(requirement.operations);
  const near = all.filter((entry) => {
    const other = requirementOf(entry);
    if (other === undefined || other.id === id) return false;
    return other.operations.length <= 4 && other.operations.some((operation) => operations.has(operation));
  });
  const taken = new Set([...own, ...near]);
  return [own, near, all.filter((entry) => !taken.has(entry))];
}

/** A check or an answer that broke the requirement is enough: nothing later can undo it. */
export function isNoticed(run: TargetRun, requirement: RequirementId): boolean {
  return (
    run.checks.some((check) => check.requirement === requirement && check.status === 'failed') ||
    run.evidence.findings.some((finding) => finding.requirement === requirement && finding.problem !== null)
  );
}

/** Labels of the checks that broke the requirement, or sent what did. */
function noticing({ checks, evidence }: TargetRun, requirement: RequirementId): string[] {
  const failed = checks.filter((check) => check.requirement === requirement && check.status === 'failed');
  const senders = evidence.findings
    .filter((finding) => finding.requirement === requirement && finding.problem !== null)
    .flatMap(({ exchange }) => evidence.exchanges.get(exchange)?.sender ?? []);
  return [...new Set([...failed.map(({ name }) => `${requirement} ${name}`), ...senders])].sort();
}

function wanted(id: RequirementId): RequirementStatus {
  return catalogue.get(id)?.level === 'SHOULD' ? 'warning' : 'failed';
}

function resultOf(report: Report, id: string): RequirementResult | undefined {
  return report.requirements.find((result) => result.id === id);
}

/** Of the answer that showed what is wrong; where that is not noted, of what the check is named after. */
function operationOf(check: CheckResult | undefined): string | null {
  return check?.operations?.at(-1) ?? /(?:GET|POST|PATCH|DELETE) \/api\S*/.exec(check?.name ?? '')?.[0] ?? null;
}

function faultResult(
  job: Job & { kind: 'fault' },
  report: Report,
  durationMs: number,
): Omit<FaultResult, 'openDemands' | 'noticedBy'> {
  const own = resultOf(report, job.requirement);
  const tested = own !== undefined && own.checks.length > 0;
  const accused = ({ id, status }: RequirementResult): boolean =>
    id !== job.requirement && (status === 'failed' || status === 'warning');
  return {
    kind: 'fault',
    id: job.id,
    requirement: job.requirement,
    status: tested ? own.status : null,
    caught: own?.status === wanted(job.requirement),
    reason: own?.reason ?? report.verdictReason,
    operation: operationOf(tellingCheck(own?.checks ?? [])),
    also: report.requirements
      .filter(accused)
      .map(({ id }) => id)
      .sort(),
    durationMs,
  };
}

/** Everything that the suites say against a service that conforms. */
export async function variantVerdict(
  { id, members }: Job & { kind: 'variant' },
  { seed, cases }: WorkerSettings,
): Promise<VariantResult> {
  const startedAt = Date.now();
  const wanted = variants.filter((variant) => members.includes(variant.id));
  const run = await TargetRun.start(together(wanted), {
    seed,
    cases: cases ?? variantCases,
    limitMs: variantLimitMs,
  });
  try {
    const apis = run.session.config.apis.filter((api) => wanted.some((variant) => apisOf(variant).includes(api)));
    await run.run(checklistOf(registry, { ...run.session.config, apis }, null));
    const leftovers = await run.removeLeftovers();
    const report = run.report();
    const { passed } = report.summary.requirements;
    return {
      kind: 'variant',
      id,
      verdict: report.verdictReason === null ? report.verdict : `${report.verdict}: ${report.verdictReason}`,
      complaints: report.requirements.flatMap(complaintOf),
      openDemands: openDemandsOf(run.checks),
      leftovers,
      tested: passed,
      requests: report.summary.requests,
      durationMs: Date.now() - startedAt,
    };
  } finally {
    await run.close();
  }
}

function together(members: readonly Variant[]): Service {
  const { server, profile } = Object.assign({}, ...members);
  return { overrides: members.map(({ override }) => override), server, profile };
}

function complaintOf({ id, status, checks }: RequirementResult): Complaint[] {
  if (status !== 'failed' && status !== 'warning' && status !== 'inconclusive') return [];
  const check = tellingCheck(checks);
  return [{ requirement: id, status, check: check?.name ?? '', message: check?.message ?? '' }];
}

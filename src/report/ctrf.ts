import { createHash } from 'node:crypto';
import type { CheckResult, Report, RequirementResult } from '../model/report.ts';
import { visible } from '../model/visible.ts';
import { oneLine } from './text.ts';
import { explain, family, headline } from './wording.ts';

type CtrfStatus = 'passed' | 'failed' | 'skipped' | 'other';

/** The report in the Common Test Report Format: a test per check; a requirement without checks is a skipped test. */
export function renderCtrf(report: Report): string {
  const tests = report.requirements.flatMap(testsOf);
  const document = {
    reportFormat: 'CTRF',
    specVersion: '1.0.0',
    reportId: uuid(report.startedAt, String(report.seed), report.target.name),
    timestamp: report.finishedAt,
    generatedBy: report.suite.name,
    results: {
      tool: { name: report.suite.name, version: report.suite.version },
      summary: summary(report, tests),
      tests,
      environment: {
        appName: report.target.name,
        testEnvironment: report.target.name,
        healthy: report.verdict === 'conformant',
        extra: { partner: report.target.partner?.baseUrl ?? null, workspace: report.target.workspace?.baseUrl ?? null },
      },
      extra: { observations: report.observations, leftovers: report.leftovers },
    },
  };
  return visible(`${JSON.stringify(document)}\n`);
}

interface CtrfTest {
  id: string;
  name: string;
  status: CtrfStatus;
  duration: number;
  suite: string[];
  message?: string;
  trace?: string;
  rawStatus: string;
  tags: string[];
  extra: object;
}

function testsOf(requirement: RequirementResult): CtrfTest[] {
  if (requirement.checks.length === 0) return [untested(requirement)];
  return requirement.checks.map((check, index) => test(requirement, check, index));
}

function summary(report: Report, tests: readonly CtrfTest[]) {
  const count = (status: CtrfStatus) => tests.filter((test) => test.status === status).length;
  return {
    tests: tests.length,
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    pending: 0,
    other: count('other'),
    suites: report.requirements.length,
    start: Date.parse(report.startedAt),
    stop: Date.parse(report.finishedAt),
    duration: Math.round(report.durationMs),
    extra: {
      verdict: report.verdict,
      verdictReason: report.verdictReason,
      seed: report.seed,
      depth: report.depth,
      requests: report.summary.requests,
      requirements: report.summary.requirements,
    },
  };
}

function test(requirement: RequirementResult, check: CheckResult, index: number): CtrfTest {
  const status = statusOf(requirement, check);
  const unhappy = check.status === 'failed' || check.status === 'error';
  return {
    id: uuid(requirement.id, check.name, String(index)),
    name: check.name || requirement.id,
    status,
    duration: Math.round(check.durationMs),
    suite: suite(requirement),
    ...(check.status === 'passed' ? {} : { message: oneLine(headline(check), 1_000) }),
    ...(unhappy ? { trace: explain(requirement, check) } : {}),
    rawStatus: rawStatus(requirement, check),
    tags: tags(requirement),
    // Thousands pass: what is said of each of them must be little, and the id leads to the rest.
    extra:
      check.status === 'passed'
        ? { requirement: requirement.id, exchanges: check.exchanges }
        : { ...about(requirement), ...evidence(check) },
  };
}

function evidence({ expected, got, counterexample, reproduce, script, replay, exchanges }: CheckResult) {
  return { expected, got, counterexample, reproduce, ...(script && { script }), replay, exchanges };
}

function untested(requirement: RequirementResult): CtrfTest {
  return {
    id: uuid(requirement.id),
    name: requirement.id,
    status: WITHOUT_CHECKS[requirement.status],
    duration: 0,
    suite: suite(requirement),
    message: oneLine(requirement.reason ?? 'no check ran', 1_000),
    rawStatus: requirement.status,
    tags: tags(requirement),
    extra: about(requirement),
  };
}

const WITHOUT_CHECKS: Record<RequirementResult['status'], CtrfStatus> = {
  failed: 'failed',
  warning: 'other',
  'expected-failure': 'other',
  inconclusive: 'other',
  'not-tested': 'skipped',
  passed: 'passed',
};

/** CTRF's `failed` is for evidence against the target only; errors, warnings and expected failures are `other`. */
function statusOf(requirement: RequirementResult, check: CheckResult): CtrfStatus {
  if (check.status === 'error') return 'other';
  if (check.status === 'failed') return requirement.status === 'failed' ? 'failed' : 'other';
  return check.status;
}

function rawStatus(requirement: RequirementResult, check: CheckResult): string {
  return check.status === 'failed' ? requirement.status : check.status;
}

function suite(requirement: RequirementResult): string[] {
  return [requirement.api, family(requirement.id), requirement.id];
}

function tags(requirement: RequirementResult): string[] {
  return [requirement.api, requirement.level, ...(requirement.wfc === null ? [] : [requirement.wfc])];
}

function about(requirement: RequirementResult) {
  const { id, level, statement, source, basis, from, reading, documentation, operations, status, wfc } = requirement;
  return {
    ...{ requirement: id, level, statement, source, basis, from, reading },
    ...{ documentation, operations, requirementStatus: status, wfc },
  };
}

/** A UUID that is the same for the same names (version 8: made by the application). */
function uuid(...names: string[]): string {
  const hash = createHash('sha256').update(names.join('\0')).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

import type { Api } from '../../generated/catalogue.ts';
import type { CheckResult, Report, RequirementResult } from '../model/report.ts';
import { answerOf, type Deviation, deviationOf, expectedStatus } from './deviations.ts';

/** A requirement that is broken, with those of its checks that failed for one cause. */
export interface Finding {
  requirement: RequirementResult;
  checks: CheckResult[];
}

/** What most likely is one mistake of the target: one operation that deviates in one way. */
export interface Cause {
  deviation: Deviation;
  /** The most telling first. */
  findings: Finding[];
}

/** An operation with all that is wrong with it. */
export interface BrokenOperation {
  api: Api;
  /** `METHOD /path/template`; null: many operations deviate in the same way. */
  operation: string | null;
  causes: Cause[];
  /** Requirements of it that failed, and that are warnings. */
  failed: number;
  warnings: number;
}

interface Placed {
  requirement: RequirementResult;
  check: CheckResult | null;
  operation: string | null;
  deviation: Deviation;
}

/** What is broken, by operation and cause, the worst first: one mistake of the target is told once. */
export function brokenOperations({ requirements }: Pick<Report, 'requirements'>): BrokenOperation[] {
  const broken = requirements.filter(
    ({ status, foldedUnder }) => (status === 'failed' || status === 'warning') && foldedUnder === undefined,
  );
  const placed = withStrays(blamedOnAll(blamedOnErrors(blamedOnReads(broken.flatMap(placesOf)))));
  return [...Map.groupBy(placed, ({ requirement, operation }) => operation ?? requirement.api).values()]
    .flatMap((all) => {
      const [first] = all;
      if (first === undefined) return [];
      return [{ api: first.requirement.api, operation: first.operation, causes: causesOf(all), ...weightOf(all) }];
    })
    .sort((a, b) => b.failed - a.failed || b.warnings - a.warnings);
}

function placesOf(requirement: RequirementResult): Placed[] {
  const failed = requirement.checks.filter(({ status }) => status === 'failed');
  return (failed.length === 0 ? [null] : failed).map((check) => {
    const operation = operationOf(requirement, check);
    return { requirement, check, operation, deviation: deviationOf(requirement, check, operation) };
  });
}

/** The operation that is to blame: of several that were asked, the last that should have changed what was seen afterwards. */
function operationOf({ operations }: RequirementResult, check: CheckResult | null): string | null {
  const asked = check?.operations ?? [];
  // What was asked by a path that is no path of the contract stands in the name of the check alone.
  const telling = asked.at(-1) ?? operations.find((operation) => check?.name.startsWith(`${operation} `));
  // Whatever was done before: nobody makes a server fail but the operation that does.
  if (telling !== undefined && (answerOf(check) ?? 0) >= 500) return telling;
  if (operations.length === 1) return operations[0] ?? null;
  if (telling === undefined) return null;
  const isOwn = (operation: string): boolean => operations.length === 0 || operations.includes(operation);
  const write = asked.findLast((operation) => !isRead(operation) && isOwn(operation));
  return isRead(telling) && write !== undefined ? write : telling;
}

function isRead(operation: string): boolean {
  return operation.startsWith('GET ');
}

/** Where the effects of several operations are all missed by one that reads, that one is to blame. */
function blamedOnReads(placed: readonly Placed[]): Placed[] {
  const seenBy = Map.groupBy(placed.filter(isEffect), tellingOf);
  const blamed = new Set(
    [...seenBy]
      .filter(([reader, group]) => reader !== null && isRead(reader) && new Set(group.map(operationKey)).size > 1)
      .map(([reader]) => reader),
  );
  return placed.map((each) => {
    const reader = tellingOf(each);
    return isEffect(each) && blamed.has(reader) ? { ...each, operation: reader, deviation: 'missed' } : each;
  });
}

/** So many operations do not go wrong in the same way by themselves. */
const MANY = 4;

/** Where the errors of many operations lack the stated body, what they should say in it is lacking for the same reason. */
function blamedOnErrors(placed: readonly Placed[]): Placed[] {
  const byApi = Map.groupBy(placed.filter(isFormlessError), ({ requirement: { api } }) => api);
  const all = new Set([...byApi.values()].filter((group) => new Set(group.map(operationKey)).size >= MANY).flat());
  return placed.map((each) => (all.has(each) ? { ...each, operation: null, deviation: 'body' } : each));
}

/** An error of which a part of the stated body is missing; one that merely says something else shows an `error`. */
function isFormlessError({ requirement, check, deviation }: Placed): boolean {
  const isBody = deviation === 'body' || deviation === 'content';
  const isRejection = (answerOf(check) ?? 0) >= 400;
  return isBody && isRejection && errorParts.test(requirement.id) && !check?.got?.includes('"error":');
}

const errorParts = /[.-](?:body|message|error-type|error-message|error-details)$/;

/** What is wrong in the same way with many operations is no matter of one of them. */
function blamedOnAll(placed: readonly Placed[]): Placed[] {
  const spread = (key: (each: Placed) => string | null): ((each: Placed) => boolean) => {
    const many = [...Map.groupBy(placed, key)]
      .filter(([value, group]) => value !== null && new Set(group.map(operationKey)).size >= MANY)
      .map(([value]) => value);
    return (each) => many.includes(key(each));
  };
  const isRequirementBrokenAllOver = spread(({ requirement, deviation }) => `${requirement.id} ${deviation}`);
  const isStatusWrongAllOver = spread(({ requirement: { api }, check, deviation }) =>
    deviation === 'status' || deviation === 'crash' ? `${api} ${answerOf(check)}` : null,
  );
  return placed.map((each) =>
    isRequirementBrokenAllOver(each) || isStatusWrongAllOver(each) ? { ...each, operation: null } : each,
  );
}

function isEffect({ deviation }: Placed): boolean {
  return deviation === 'effect';
}

function tellingOf({ check }: Placed): string | null {
  return check?.operations?.at(-1) ?? null;
}

function operationKey({ operation }: Placed): string {
  return operation ?? '';
}

/** Requirements about long sequences: they notice what a plainer one names. */
const sequences = /\.(?:any-sequence|at-once|read-after-write|names-again|after-refusal|delicate-text|tree)$/;

/** What only a long sequence noticed joins what a plainer requirement found about the same resource. */
function withStrays(placed: readonly Placed[]): Placed[] {
  const plain = placed.filter(({ requirement }) => !sequences.test(requirement.id));
  return placed.map((each) => {
    if (!sequences.test(each.requirement.id) || plain.some((other) => isSameFault(each, other))) return each;
    const near = plain.find(
      (other) => isSameResource(each, other) && (isEffect(other) || other.deviation === 'missed'),
    );
    return near === undefined ? each : { ...each, operation: near.operation, deviation: near.deviation };
  });
}

function isSameFault(one: Placed, other: Placed): boolean {
  return one.operation === other.operation && one.deviation === other.deviation;
}

function isSameResource(one: Placed, other: Placed): boolean {
  const [path, otherPath] = [one, other].map(({ operation }) => operation?.replace(/^\S+ /, '') ?? null);
  if (path == null || otherPath == null || one.requirement.api !== other.requirement.api) return false;
  return path.startsWith(otherPath) || otherPath.startsWith(path);
}

function causesOf(placed: readonly Placed[]): Cause[] {
  const groups = Map.groupBy(placed, (each) => causeKey(each, placed));
  return [...groups.values()]
    .map((group) => ({
      deviation: (group.find(isEffect) ?? group[0])?.deviation ?? 'content',
      findings: findingsOf(group),
    }))
    .sort((a, b) => rank(a) - rank(b) || b.findings.length - a.findings.length);
}

function rank({ findings }: Cause): number {
  return findings[0]?.requirement.status === 'failed' ? 0 : 1;
}

/** What makes two deviations of one operation the same one. */
function causeKey({ requirement, check, operation, deviation }: Placed, all: readonly Placed[]): string {
  // What was not removed can be removed again.
  const isSecondRemoval = operation?.startsWith('DELETE ') === true && expectedStatus(check)?.includes('404') === true;
  if (isSecondRemoval && deviation === 'accepts' && all.some(isEffect)) return 'effect';
  if (deviation === 'status') return `status ${answerOf(check)}`;
  if (deviation === 'accepts' || deviation === 'refuses' || deviation === 'content')
    return `${deviation} ${subjectOf(requirement)}`;
  return deviation;
}

/** `partner.client.name` of `partner.client.name.too-long`: what a requirement is about. */
function subjectOf({ id }: RequirementResult): string {
  return sequences.test(id) ? '' : id.split('.').slice(0, -1).join('.');
}

/** What a document says itself convinces more than how it is read. */
const bases: readonly RequirementResult['basis'][] = ['stated', 'derived', 'reading'];

function findingsOf(placed: readonly Placed[]): Finding[] {
  const isEverywhere = placed.every(({ operation }) => operation === null);
  const isForm = placed.every(({ deviation }) => deviation === 'body');
  const ids = [...new Set(placed.map(({ requirement: { id } }) => id))];
  const doubt = (finding: Finding): number => doubtOf(finding, { ids, isEverywhere, isForm });
  return [...Map.groupBy(placed, ({ requirement }) => requirement)]
    .map(([requirement, group]) => ({ requirement, checks: group.flatMap(({ check }) => check ?? []) }))
    .sort(
      (a, b) =>
        doubt(a) - doubt(b) ||
        bases.indexOf(a.requirement.basis) - bases.indexOf(b.requirement.basis) ||
        b.checks.length - a.checks.length ||
        a.requirement.id.localeCompare(b.requirement.id),
    );
}

interface Company {
  /** Of all requirements that tell of the same mistake. */
  ids: readonly string[];
  /** Whether many operations make it. */
  isEverywhere: boolean;
  /** Whether it is about the form of bodies. */
  isForm: boolean;
}

/**
 * Failures before warnings, plain requirements before long sequences, `gone` before `gone-below`, the form of a body
 * before what should stand in it, and what fails as widely as the mistake goes before what fails more widely or less.
 */
function doubtOf({ requirement, checks }: Finding, { ids, isEverywhere, isForm }: Company): number {
  const { status, id, operations, checks: all } = requirement;
  const failed = all.filter((check) => check.status === 'failed');
  const isOfOne = operations.length === 1;
  const doubts = [
    status === 'warning',
    sequences.test(id),
    ids.some((other) => other !== id && id.startsWith(other)),
    isForm && !/[.-]body$/.test(id),
    checks.length < failed.length,
    isOfOne === isEverywhere,
  ];
  return doubts.reduce((sum, doubt) => 2 * sum + Number(doubt), 0);
}

function weightOf(placed: readonly Placed[]): { failed: number; warnings: number } {
  const all = [...new Set(placed.map(({ requirement }) => requirement))];
  const failed = all.filter(({ status }) => status === 'failed').length;
  return { failed, warnings: all.length - failed };
}

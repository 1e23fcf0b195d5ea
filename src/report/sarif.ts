import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Api } from '../../generated/catalogue.ts';
import type { CheckResult, Report, RequirementResult } from '../model/report.ts';
import { visible } from '../model/visible.ts';
import { basisText, readingOf } from './basis.ts';
import { brokenOperations } from './causes.ts';
import { deviationText } from './deviations.ts';
import { foldedInto } from './folding.ts';
import { oneLine } from './text.ts';
import { headline } from './wording.ts';

/** One deviation, at the operation that shows it. */
interface Deviating {
  requirement: RequirementResult;
  check: CheckResult | null;
  operation: string | null;
  /** What the operation does wrong; empty where that is not known. */
  says: string;
}

/** The findings as SARIF 2.1.0: rules are the broken requirements, places are operations in the contract. */
export function renderSarif(report: Report): string {
  const deviating = [...broken(report), ...expected(report)];
  const ids = [...new Set(deviating.map(({ requirement }) => requirement.id))];
  const lines = lineOfOperation(deviating.map(({ requirement }) => requirement.api));
  const run = {
    tool: {
      driver: {
        name: report.suite.name,
        semanticVersion: report.suite.version,
        rules: ids.flatMap((id) => report.requirements.find((each) => each.id === id) ?? []).map(rule),
      },
    },
    automationDetails: { id: `conformance/${report.target.name}/` },
    invocations: [
      {
        executionSuccessful: report.verdict !== 'inconclusive',
        startTimeUtc: report.startedAt,
        endTimeUtc: report.finishedAt,
      },
    ],
    columnKind: 'utf16CodeUnits',
    results: deviating.map((each) => result(each, ids.indexOf(each.requirement.id), lines)),
  };
  const schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  return visible(`${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] })}\n`);
}

/** In the order of the report: what is most likely one mistake stands together. */
function broken(report: Report): Deviating[] {
  return brokenOperations(report).flatMap(({ operation, causes }) =>
    causes.flatMap(({ deviation, findings }) =>
      findings.flatMap(({ requirement, checks }) => {
        const says = deviationText(deviation, operation, checks[0]);
        const own = deviatingOf(requirement, checks, { operation, says });
        const folded = foldedInto(report.requirements, requirement.id).flatMap((id) =>
          report.requirements
            .filter((other) => other.id === id)
            .flatMap((other) => deviatingOf(other, failedOf(other))),
        );
        return [...own, ...folded];
      }),
    ),
  );
}

/** Deviations that the run was told of: reported as accepted, so that they stay known and open no alert. */
function expected({ requirements: results }: Report): Deviating[] {
  return results
    .filter(({ status }) => status === 'expected-failure')
    .flatMap((requirement) => deviatingOf(requirement, failedOf(requirement)));
}

function failedOf({ checks }: RequirementResult): CheckResult[] {
  return checks.filter(({ status }) => status === 'failed');
}

function deviatingOf(
  requirement: RequirementResult,
  checks: readonly CheckResult[],
  { operation, says }: Pick<Deviating, 'operation' | 'says'> = { operation: null, says: '' },
): Deviating[] {
  const all = checks.length === 0 ? [null] : checks;
  return all.map((check) => ({
    requirement,
    check,
    operation: operation ?? check?.operations?.at(-1) ?? requirement.operations[0] ?? null,
    says,
  }));
}

function rule(requirement: RequirementResult) {
  const { id, level, api, statement, documentation } = requirement;
  const reading = readingOf(requirement);
  const why = reading === null ? '' : ` Read as: ${reading.title}. ${reading.reading}`;
  return {
    id,
    shortDescription: { text: statement },
    fullDescription: { text: `${statement} (${basisText(requirement)})${why}` },
    ...(documentation !== null && /^https?:/.test(documentation) && { helpUri: documentation }),
    help: { text: `${statement} conformance explain ${id} tells where it comes from, and what to do.` },
    defaultConfiguration: { level: level === 'MUST' ? 'error' : 'warning' },
    properties: { tags: [api, level] },
  };
}

type Lines = (api: Api, operation: string | null) => number;

function result({ requirement, check, operation, says }: Deviating, ruleIndex: number, lineOf: Lines) {
  const { id, api, status, reason } = requirement;
  const told = check === null ? (reason ?? requirement.statement) : `${check.name}: ${headline(check)}`;
  const where = operation === null ? '' : `${operation}${says === '' ? '' : ` ${says}`}. `;
  return {
    ruleId: id,
    ruleIndex,
    level: status === 'warning' ? 'warning' : 'error',
    message: { text: oneLine(`${where}${told}`, 2_000) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: `openapi/${api}.json` },
          region: { startLine: lineOf(api, operation) },
        },
        ...(operation !== null && { logicalLocations: [{ fullyQualifiedName: operation, kind: 'member' }] }),
      },
    ],
    partialFingerprints: { 'requirementCheckOperation/v1': fingerprint(id, check?.name ?? '', operation ?? '') },
    ...(status === 'expected-failure' && {
      suppressions: [{ kind: 'external', status: 'accepted', justification: oneLine(reason ?? '') }],
    }),
  };
}

/** The same from run to run, whatever the target answers. */
function fingerprint(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
}

/** Where operations stand in the contract that is part of the package; the first line where one does not. */
function lineOfOperation(needed: readonly Api[]): Lines {
  const texts = new Map([...new Set(needed)].map((api) => [api, contractLines(api)]));
  return (api, operation) => {
    const lines = texts.get(api) ?? [];
    const [method, path] = operation?.split(' ') ?? [];
    const start = lines.findIndex((line) => line.trim() === `"${path}": {`);
    const line =
      start < 0 ? -1 : lines.findIndex((other, at) => at > start && other.trim() === `"${method?.toLowerCase()}": {`);
    return Math.max(line, start, 0) + 1;
  };
}

function contractLines(api: Api): string[] {
  return readFileSync(new URL(`../../generated/${api}.json`, import.meta.url), 'utf8').split('\n');
}

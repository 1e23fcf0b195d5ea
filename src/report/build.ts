import { type Api, type Requirement, requirements } from '../../generated/catalogue.ts';
import { operations } from '../../generated/operations.ts';
import type { FinishedCheck } from '../check/outcome.ts';
import { compareReports } from '../gate/compare.ts';
import { applyExpectedFailures, type ExpectedFailureEntry } from '../gate/expected-failures.ts';
import { curlOf } from '../http/curl.ts';
import { Redactor } from '../http/redact.ts';
import { apiLeftOut, inAnotherShard, isLeftOut, notReplayed, notSelected } from '../model/absence.ts';
import type { Shard } from '../model/choices.ts';
import type { Exchanges } from '../model/exchanges.ts';
import type { CheckResult, Leftover, Report, RequirementResult } from '../model/report.ts';
import { append } from '../model/values.ts';
import type { RunConfig } from '../session/config.ts';
import type { Evidence } from '../session/evidence.ts';
import type { JournalFinding } from '../session/journal.ts';
import { folded } from './folding.ts';
import { harmless } from './harmless.ts';
import { judgementOf, summarize, verdictOf, withTold } from './judgement.ts';
import { refusedOperations, unrefusedOperations } from './refused.ts';
import type { Scripts } from './reproduce/index.ts';
import { trailOf } from './trail.ts';

export interface RunFacts {
  config: RunConfig;
  suite: { name: string; version: string };
  startedAt: number;
  finishedAt: number;
  checks: readonly FinishedCheck[];
  evidence: Evidence;
  requests: number;
  leftovers: Leftover[];
  strict: boolean;
  expectedFailures: readonly ExpectedFailureEntry[];
  baseline: Report | null;
  /** How many checks of each requirement were left out for the budget of the run. */
  leftOut?: Readonly<Record<string, number>>;
  /** Of chosen requirements that are judged on the answers to other checks: which would have to be chosen, too. */
  companions?: Readonly<Record<string, string>>;
  /** Which part of a divided run this is; null or left out: a whole run. */
  shard?: Shard | null;
  /** Where the documentation is published, without a slash at the end; null: nowhere. */
  docsUrl: string | null;
  /** Why nothing more can be said (interrupted, not reachable); null when the run went through. */
  trouble: string | null;
  /** Why an API could not be tested at all, in one sentence. */
  obstacles?: Partial<Record<Api, string>>;
  /** Where a script for each failing check is made; left out: none is. */
  scripts?: Scripts;
  /** What was judged, in a few sentences, where others sent it; left out: a run. */
  observed?: readonly string[];
}

/** Turns what a run found into the report that every format is made from. */
export function buildReport(facts: RunFacts): Report {
  const today = new Date(facts.startedAt).toISOString().slice(0, 10);
  const { config, shard = null } = facts;
  const { mistakes = [] } = config;
  const troubles = [...Object.values(facts.obstacles ?? {}), facts.trouble].filter((each) => each !== null);
  const trouble = troubles.length === 0 ? null : troubles.join('; ');
  const { results, expectedFailures } = applyExpectedFailures(requirementResults(facts), facts.expectedFailures, {
    today,
    part: shard !== null || facts.observed !== undefined,
  });
  const { partner, workspace, name } = config.target;
  const summary = summarize(results, {
    requests: facts.requests,
    observations: facts.evidence.observations.length,
  });
  const gatewayPages = countsOf(facts.evidence.gatewayPages);
  const report: Report = {
    schemaVersion: 1,
    suite: facts.suite,
    target: {
      name,
      ...(partner && { partner: { baseUrl: partner.baseUrl } }),
      ...(workspace && { workspace: { baseUrl: workspace.baseUrl } }),
    },
    startedAt: new Date(facts.startedAt).toISOString(),
    finishedAt: new Date(facts.finishedAt).toISOString(),
    durationMs: facts.finishedAt - facts.startedAt,
    seed: config.seed,
    depth: config.depth,
    shard,
    strict: facts.strict,
    trouble,
    ...verdictOf(summary, {
      untested: facts.observed ? null : commonestAbsence(results),
      strict: facts.strict,
      trouble,
      expectedFailures,
      mistakes,
      gatewayPages,
    }),
    summary,
    requirements: folded(results),
    observations: [...facts.evidence.observations].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)),
    leftovers: facts.leftovers,
    profileMistakes: [...mistakes],
    expectedFailures,
    comparison: null,
    ...refusedIn(facts),
    ...(facts.evidence.gatewayPages.length > 0 && { gatewayPages }),
    ...(facts.observed && { observed: [...facts.observed] }),
  };
  const whole = facts.baseline === null ? report : { ...report, comparison: compareReports(facts.baseline, report) };
  return harmless(whole, new Redactor(config.target.secrets));
}

/** Why most of what was chosen was not tested. */
function commonestAbsence(results: readonly RequirementResult[]): string | null {
  const untested = results.filter(({ status, reason }) => status === 'not-tested' && !isLeftOut(reason));
  const groups = [...Map.groupBy(untested, ({ reason }) => reason)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}

function countsOf(statuses: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function refusedIn({ evidence: { exchanges }, shard = null }: RunFacts): Pick<Report, 'refused' | 'unrefused'> {
  const refused = refusedOperations(exchanges);
  return {
    ...(refused.length > 0 && { refused }),
    ...(shard !== null && { unrefused: unrefusedOperations(exchanges) }),
  };
}

function requirementResults(facts: RunFacts): RequirementResult[] {
  const names = new Set([...facts.config.target.secrets.map(({ name }) => name), ...madeUpNames]);
  const { target } = facts.config;
  const exchanges: Curls = { names, target, byId: facts.evidence.exchanges, scripts: facts.scripts };
  const checks = new Map<string, CheckResult[]>();
  for (const check of facts.checks) append(checks, check.requirement, checkResult(check, exchanges));
  for (const [requirement, result] of findingResults(facts.evidence.findings, exchanges))
    append(checks, requirement, result);
  return requirements.map((requirement) => requirementResult(requirement, checks.get(requirement.id) ?? [], facts));
}

/** What exchanges are looked up in, and which `$NAMES` in them stand for secrets. */
interface Curls {
  names: ReadonlySet<string>;
  target: RunConfig['target'];
  byId: Exchanges;
  scripts: Scripts | undefined;
}

/** Names that stand for secrets which came up during the run, not in the profile. */
const madeUpNames = ['BAD_CREDENTIAL', 'REDACTED', 'SERVICE_ACCOUNT_TOKEN', 'DATA_STORE_SECRET_KEY'];

function checkResult(check: FinishedCheck, exchanges: Curls): CheckResult {
  const telling =
    check.status === 'failed' || check.status === 'error'
      ? exchanges.byId.get(check.exchanges.at(-1) ?? '')
      : undefined;
  return {
    name: check.name,
    status: check.status,
    durationMs: check.durationMs,
    message: check.message,
    expected: check.expected,
    got: check.got,
    counterexample: check.counterexample,
    reproduce: telling === undefined ? null : curlOf(telling, exchanges.names, exchanges.target),
    ...(check.status === 'failed' && { script: scriptOf(check, exchanges) }),
    replay: check.replay,
    exchanges: check.exchanges,
    ...(telling && trailOf(check.exchanges, exchanges.byId)),
  };
}

function scriptOf({ requirement, name, expected, got, exchanges, trail, look }: FinishedCheck, { scripts }: Curls) {
  const failed = { requirement, name, expected: expected ?? '', got: got ?? '', look: look ?? null };
  return scripts?.add({ ...failed, evidence: exchanges, trail: trail ?? null }) ?? null;
}

/** One check for each kind of answer that a requirement is judged on. */
function findingResults(findings: readonly JournalFinding[], exchanges: Curls): [string, CheckResult][] {
  const groups = new Map<string, JournalFinding[]>();
  for (const finding of findings) append(groups, `${finding.requirement}\n${finding.subject}`, finding);
  return [...groups.values()].map((group) => {
    const bad = group.find((finding) => finding.problem !== null);
    const telling = bad ?? group[0];
    const exchange = exchanges.byId.get(telling?.exchange ?? '');
    const result: CheckResult = {
      name: telling?.subject ?? '',
      status: bad === undefined ? 'passed' : 'failed',
      durationMs: 0,
      message: bad?.problem ? `expected ${bad.problem.expected}, got ${bad.problem.got}` : null,
      expected: bad?.problem?.expected ?? null,
      got: bad?.problem?.got ?? null,
      counterexample: null,
      reproduce:
        bad === undefined || exchange === undefined ? null : curlOf(exchange, exchanges.names, exchanges.target),
      ...(bad?.problem && { script: scriptOfFinding(bad, bad.problem, exchanges) }),
      replay: null,
      exchanges: group
        .filter((finding) => finding.problem !== null || bad === undefined)
        .map((finding) => finding.exchange),
      ...(bad && trailOf([bad.exchange], exchanges.byId)),
    };
    return [telling?.requirement ?? '', result];
  });
}

function scriptOfFinding(
  { requirement, subject, exchange }: JournalFinding,
  { expected, got, look }: NonNullable<JournalFinding['problem']>,
  { scripts }: Curls,
): string | null {
  const failed = { requirement, name: subject, expected, got, look: look ?? null };
  return scripts?.add({ ...failed, evidence: [exchange], trail: null }) ?? null;
}

function requirementResult(requirement: Requirement, checks: CheckResult[], facts: RunFacts): RequirementResult {
  const { status, reason } =
    partOf(requirement, judgementOf(requirement.level, checks), facts) ?? absence(requirement, facts);
  return {
    id: requirement.id,
    level: requirement.level,
    api: requirement.api,
    statement: requirement.statement,
    source: {
      document: requirement.document,
      section: requirement.section,
      at: requirement.at,
      locator: requirement.source,
    },
    basis: requirement.basis,
    from: [...requirement.from],
    reading: requirement.reading,
    documentation: facts.docsUrl === null ? null : `${facts.docsUrl}/requirements.html#${requirement.id}`,
    operations: [...requirement.operations],
    wfc: requirement.wfc,
    status,
    reason,
    checks,
  };
}

/** What has passed says so of the checks that ran: how many did not is told with it. */
function partOf(
  { id }: Requirement,
  judgement: ReturnType<typeof judgementOf>,
  { leftOut = {}, config: { budget, depth } }: RunFacts,
): ReturnType<typeof judgementOf> {
  const count = leftOut[id];
  // The depth says as much of all of them.
  if (judgement?.status !== 'passed' || depth === 'smoke') return judgement;
  if (count === undefined) return judgement;
  const told = `in part: ${count} more ${count === 1 ? 'check' : 'checks'} ${budget?.why ?? 'not selected'}`;
  return withTold(judgement, [told]);
}

/** What is said about a requirement that nothing was seen of. */
function absence(requirement: Requirement, facts: RunFacts): Pick<RequirementResult, 'status' | 'reason'> {
  const obstacle = facts.obstacles?.[requirement.api];
  const reason = unselectedReason(requirement, facts);
  if (reason === null && obstacle !== undefined) return { status: 'inconclusive', reason: obstacle };
  return { status: 'not-tested', reason: reason ?? absenceReason(requirement, facts) };
}

/** Some answers come only now and then, such as that of a pause. */
export const nothingSeen = 'no response in this run exercised it';
const notShown = 'judged on the answers to other checks, none of which showed it: choose more beside it by `--only`';
const notObserved = 'nothing that was recorded exercises it';

function unselectedReason(requirement: Requirement, { config }: RunFacts): string | null {
  if (!config.apis.includes(requirement.api)) return apiLeftOut(requirement.api);
  if (config.replay !== null) return config.replay.requirement === requirement.id ? null : notReplayed;
  if (config.selected !== null && !config.selected.includes(requirement.id)) return notSelected;
  return null;
}

function absenceReason(requirement: Requirement, facts: RunFacts): string {
  const { config, shard, trouble } = facts;
  if (trouble !== null) return trouble;
  if (facts.observed) return notObserved;
  if (config.budget !== undefined && facts.leftOut?.[requirement.id] !== undefined) return config.budget.why;
  if (shard && !requirement.bySchema) return inAnotherShard;
  const companions = facts.companions?.[requirement.id];
  if (companions !== undefined) return `${notShown}, such as ${companions}`;
  if (!requirement.bySchema) return nothingSeen;
  // Most checks that could have asked for it are left out there: what the others lack is not what it lacks.
  return config.depth === 'smoke' ? unseenAtSmoke : unseenReason(requirement, facts.checks);
}

const unseen = 'no such answer was seen in this run';
const unseenAtSmoke = `${unseen}: more is asked from \`--depth standard\` on`;

/**
 * What an answer is judged on shows only where a check asks for it: what those checks lack is lacking here, too. For a
 * pause of the target nobody can ask.
 */
function unseenReason({ id, operations }: Requirement, checks: readonly FinishedCheck[]): string {
  if (judgedOn.get(id)?.every(([status]) => status.startsWith('5'))) return `${unseen}: it is up to the target`;
  const own = new Set<string>(operations);
  const lacking = new Set<string>();
  for (const { requirement, status, message } of checks) {
    const asked = operationsOf.get(requirement) ?? [];
    // Checks of many operations lack much that has nothing to do with these.
    const isNear = asked.every((operation) => own.has(operation));
    if (isNear && status === 'skipped' && message?.startsWith('add ')) lacking.add(message);
  }
  return lacking.size === 0 ? unseen : `${unseen}: ${[...lacking].sort().join('; ')}`;
}

/** The statuses of the answers whose bodies a requirement judges. */
const judgedOn = Map.groupBy(
  operations.flatMap(({ responses }) => Object.entries(responses)),
  ([, { schemaRequirement }]) => schemaRequirement,
);

const operationsOf = new Map<string, readonly string[]>(requirements.map(({ id, operations }) => [id, operations]));

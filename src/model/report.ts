import type { Api, Basis, Level } from '../../generated/catalogue.ts';
import type { ProfileMistake } from './finding.ts';

/** The shape of `report.json`: the source of every other report format. */
export interface Report {
  schemaVersion: 1;
  suite: { name: string; version: string };
  target: { name: string; partner?: { baseUrl: string }; workspace?: { baseUrl: string } };
  /** ISO 8601, UTC. */
  startedAt: string;
  finishedAt: string;
  durationMs: number;
  seed: number;
  depth: Depth;
  /** Which part of a divided run this is; null: a whole run. */
  shard?: { index: number; count: number } | null;
  /** Whether warnings fail the run. */
  strict?: boolean;
  /** Why not everything ran (interrupted, not reachable); null when everything did. */
  trouble?: string | null;
  verdict: Verdict;
  /** What the requirements alone do not show: interrupted, target not reachable, mistakes of the profile. */
  verdictReason: string | null;
  summary: Summary;
  requirements: RequirementResult[];
  observations: Observation[];
  leftovers: Leftover[];
  /** Credentials and fixtures of the profile that are not what they should be; what needs them is inconclusive. */
  profileMistakes?: ProfileMistake[];
  /** The entries of `--expected-failures`; a stale or an expired one fails the run. */
  expectedFailures: ExpectedFailure[];
  /** What changed since the report of `--baseline`; null without one. */
  comparison: Comparison | null;
  /** What was judged, where others sent it, in a few sentences; left out: a run of this suite. */
  observed?: string[];
  /** Operations that were only ever refused; left out: none was, or nobody looked. */
  refused?: RefusedOperation[];
  /** Of a part of a divided run: operations that were answered with anything but 4xx, which the other parts cannot know. */
  unrefused?: string[];
  /** How many answers came from a gateway in place of the target, by status; left out: none did. */
  gatewayPages?: Record<string, number>;
  /** The runs before this one, of `--history`; left out: none are known. */
  history?: History;
}

/** An operation of which no success was seen, although it was asked as the contract says. */
export interface RefusedOperation {
  api: Api;
  operation: string;
  says: string;
  /** The exchange to look at. */
  exchange: string;
}

export interface History {
  /** When the run before this one began: what moved, moved since. */
  since: string;
  /** The oldest first, this one last. */
  runs: HistoryRun[];
  /** Requirements that are broken now and were not when they were last tested, and the other way round. */
  broken: string[];
  mended: string[];
}

export interface HistoryRun {
  startedAt: string;
  verdict: Verdict;
  depth: Depth;
  passed: number;
  failed: number;
  warning: number;
}

export interface ExpectedFailure {
  requirement: string;
  /** Null: every check of the requirement. */
  check: string | null;
  reason: string;
  owner: string;
  /** The last day on which it holds, `YYYY-MM-DD`. */
  expires: string;
  state: 'used' | 'untested' | 'stale' | 'expired';
}

export interface Comparison {
  regressions: StatusChange[];
  fixed: StatusChange[];
  newlyUntested: StatusChange[];
  /** How many that were tested before the later run left out by choice; left out: none. */
  leftOut?: number;
  changedObservations: { id: string; question: string; before: string; after: string }[];
}

export interface StatusChange {
  id: string;
  before: RequirementStatus;
  after: RequirementStatus;
  reason: string | null;
}

export type Depth = 'smoke' | 'standard' | 'deep';
export type Verdict = 'conformant' | 'nonconformant' | 'inconclusive';
export type RequirementStatus = 'passed' | 'failed' | 'warning' | 'expected-failure' | 'inconclusive' | 'not-tested';
export type CheckStatus = 'passed' | 'failed' | 'error' | 'skipped';

export interface Summary {
  requirements: {
    total: number;
    passed: number;
    failed: number;
    warning: number;
    expectedFailure: number;
    inconclusive: number;
    notTested: number;
  };
  checks: { total: number; passed: number; failed: number; error: number; skipped: number };
  requests: number;
  observations: number;
}

export interface RequirementResult {
  id: string;
  level: Level;
  api: Api;
  statement: string;
  /** The heading of the document, where it is below the heading, and the locator's id; reports of old know the heading only. */
  source: { document: string; section: string; at: string | null; locator: string | null };
  /** How it comes from its source; null in reports of old. */
  basis: Basis | null;
  /** What else it follows from: locators, or requirements. */
  from: string[];
  /** The reading that it rests on: `conformance list --readings` has its text. */
  reading: string | null;
  /** Where the published documentation shows it; null: nowhere that the run knew of. */
  documentation: string | null;
  /** `METHOD /path/template`, as the documents write them. */
  operations: string[];
  /** WFC fault category, such as `F101`, where one fits. */
  wfc: string | null;
  status: RequirementStatus;
  /** Why it was not tested, or the first failure in one line. */
  reason: string | null;
  checks: CheckResult[];
  /** A more specific requirement that the same answers broke: one line stands for both. Left out: none. */
  foldedUnder?: string;
}

export interface CheckResult {
  name: string;
  status: CheckStatus;
  durationMs: number;
  /** `expected … got …`, the reason of a skip, or the error. */
  message: string | null;
  expected: string | null;
  got: string | null;
  /** The shrunk input of a property, with its seed and path. */
  counterexample: { input: string; seed: number; path: string } | null;
  /** A curl command with secrets as `$NAMES`. */
  reproduce: string | null;
  /** The file, relative to the report, that goes the whole way of the failure again; null or left out: none does. */
  script?: string | null;
  /** Repeats exactly this case: `conformance run --replay <id>`. */
  replay: string | null;
  /** Ids of exchanges in `exchanges.har`; of a check that found nothing they are named where all exchanges are reported. */
  exchanges: string[];
  /** The operations of the exchanges that show what is wrong, the telling one last; left out: nothing is. */
  operations?: string[];
  /** The status of the telling answer; null: none came. Left out: nothing is wrong. */
  answer?: number | null;
}

export interface Observation {
  id: string;
  question: string;
  answer: string;
  exchanges: string[];
}

export interface Leftover {
  what: string;
  /** A command or sentence that says how to remove it. */
  remedy: string;
}

/**
 * A part of a text that was made from secrets: as it stands, or the characters of one from `from` on (of which `to` at
 * its end are left out), or other parts in base64.
 */
export type RecipePart =
  | string
  | { secret: string; from: number; to: number; as?: 'lower' | 'upper' }
  | { base64: RecipePart[] };

/** One request and its answer as recorded: already redacted, in the words of the wire. */
export interface ExchangeRecord {
  id: string;
  api: Api;
  /** Null where the request is to no operation of the documents. */
  operation: string | null;
  /** The check, observation or shared set-up that sent it; empty for the engine itself. */
  sender: string;
  startedAt: string;
  durationMs: number;
  request: {
    method: string;
    url: string;
    headers: Record<string, string>;
    body: string | null;
    /** How the `Authorization` header was made from secrets of the profile; left out: the header says it. */
    credential?: RecipePart[];
  };
  /** Null where no answer came; `failure` then says why. */
  response: { status: number; statusText: string; headers: Record<string, string>; body: string } | null;
  failure: string | null;
}

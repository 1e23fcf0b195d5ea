import type { RequirementId } from '../../generated/catalogue.ts';
import { type OperationInfo, operations } from '../../generated/operations.ts';
import { type ValidationProblem, validators } from '../../generated/validators.js';
import { parseJson } from '../http/decode.ts';
import type { Exchange, SchemaProblem } from '../http/exchange.ts';
import { isOddBody } from '../http/facts.ts';
import { isGatewayPage } from '../http/gateway.ts';
import type { Redactor } from '../http/redact.ts';
import { type Look, statusLook } from '../model/look.ts';
import { visibleLine } from '../model/visible.ts';
import { pausable } from '../resources/index.ts';
import { isClosed } from './access.ts';
import type { RunConfig } from './config.ts';

/** What one exchange says about one requirement that is judged on every answer. */
export interface Finding {
  requirement: RequirementId;
  /** The check's name: which answers are meant. */
  subject: string;
  /** Null: conforms. */
  problem: { expected: string; got: string; look?: Look } | null;
}

/** What a rule may know of the run; always the same object for all answers of one. */
export interface JudgedRun {
  readonly config: RunConfig;
  readonly redactor: Redactor;
  /**
   * The paths of what may be changed by requests that are under way, or whose answers were lost, decoded, as they stand
   * behind the base URL.
   */
  readonly writing: readonly string[];
  /** Whether nobody writes to what it makes without being seen: a recording may tell of a part only. */
  readonly seesAll: boolean;
}

/** Judges one exchange of a run; an empty list: the rule does not apply. */
export type Rule = (exchange: Exchange, run: JudgedRun) => readonly Finding[];

const byOperation = new Map<string, OperationInfo>(operations.map((info) => [`${info.api} ${info.operation}`, info]));
const engineRules: readonly ((exchange: Exchange) => readonly Finding[])[] = [
  documentedStatus,
  noServerError,
  contentType,
  jsonBody,
  bodySchema,
];
const suiteRules = new Map<string, { judges: readonly RequirementId[]; rule: Rule }>();

/**
 * Adds a rule that every answer of the run is held against; the name keeps it single when a file is loaded again.
 * @param judges the requirements that it says something about.
 */
export function always(name: string, judges: readonly RequirementId[], rule: Rule): void {
  suiteRules.set(name, { judges, rule });
}

/** Requirements that are judged on every answer, by the engine itself and by suites; those of the schemas not among them. */
export function judgedAlways(): { engine: RequirementId[]; suites: RequirementId[] } {
  const engine = (['partner', 'workspace'] as const).flatMap((api): RequirementId[] => [
    `${api}.response.status`,
    `${api}.response.content-type`,
    `${api}.response.json`,
    `${api}.robustness.no-5xx`,
  ]);
  return { engine, suites: [...suiteRules.values()].flatMap(({ judges }) => judges) };
}

export function operationInfo(exchange: Pick<Exchange, 'api' | 'operation'>): OperationInfo | undefined {
  return exchange.operation === null ? undefined : byOperation.get(`${exchange.api} ${exchange.operation}`);
}

export function judge(exchange: Exchange, run: JudgedRun): Finding[] {
  return [...judgeByContract(exchange), ...[...suiteRules.values()].flatMap(({ rule }) => rule(exchange, run))];
}

/** What the tables of the documents say about an answer, whatever else the run knows. */
export function judgeByContract(exchange: Exchange): Finding[] {
  return engineRules.flatMap((rule) => rule(exchange));
}

/**
 * Of a managed-service partner's own client, 200, 400 and 404 all conform; and where ids are given again, one that is
 * asked for as unknown may be that of such a client.
 */
const openStatuses: ReadonlyMap<string, number> = new Map([['GET /api/v1/clients/{clientId}/usage/current', 400]]);

function documentedStatus(exchange: Exchange): Finding[] {
  const info = operationInfo(exchange);
  if (info === undefined) return [];
  const { status, expectation } = exchange;
  // What only malformed ids get is expected by the checks that send such ids, and by no other.
  const documented = Object.keys(info.responses).filter((each) => info.responses[each]?.onlyForMalformedIds !== true);
  const fine =
    isDocumented(documented, status) && (status !== 503 || isPause(exchange))
      ? true
      : status === 429 ||
        openStatuses.get(info.operation) === status ||
        isConflict(exchange) ||
        isClosed(exchange) ||
        expectation.also?.includes(status) === true ||
        (expectation.open === true && status >= 200 && status < 500 && Math.floor(status / 100) !== 3);
  return [
    {
      requirement: `${exchange.api}.response.status`,
      subject: `${info.operation} answers only with documented status codes`,
      problem: fine
        ? null
        : {
            expected: `one of the documented status codes ${documented.join(', ')}`,
            got: `${status}`,
            look: statusLook(documented),
          },
    },
  ];
}

/**
 * Where it is open whether a write may be refused, as a name or a role that was there before, any refusal conforms; where
 * it is not, the check that sent the write judges the status.
 */
function isConflict({ status, request: { method } }: Exchange): boolean {
  return (status === 409 || status === 422) && (method === 'POST' || method === 'PATCH');
}

function isDocumented(documented: readonly string[], status: number): boolean {
  return documented.includes(String(status)) || documented.includes(`${Math.floor(status / 100)}XX`);
}

/** Whether a deployment pauses the operation. */
function isPause({ status, operation }: Exchange): boolean {
  return status === 503 && operation !== null && pausable.has(operation);
}

/** A 5xx is never an answer to a request; what a deployment may pause answers 503, which is documented there. */
function noServerError(exchange: Exchange): Finding[] {
  const info = operationInfo(exchange);
  if (info === undefined || isPause(exchange)) return [];
  return [
    {
      requirement: `${exchange.api}.robustness.no-5xx`,
      subject: `${info.operation} never answers with a server error`,
      problem:
        exchange.status < 500
          ? null
          : {
              expected: 'a status below 500',
              got: `${exchange.status}`,
              look: statusLook(['1XX', '2XX', '3XX', '4XX']),
            },
    },
  ];
}

/** The partner document leaves the bodies of 401 and 403 open: empty, HTML, text or JSON. */
function bodyIsOpen(exchange: Exchange): boolean {
  return exchange.api === 'partner' && (exchange.status === 401 || exchange.status === 403);
}

/** Whether an answer comes from a gateway in front of the target, which has words of its own. */
function isOfGateway(exchange: Exchange): boolean {
  return exchange.status === 429 || isTurnedAway(exchange) || isGatewayPage(exchange.operation, exchange);
}

/** Signs that some servers let into no path, however they are escaped: percent signs, slashes, control characters. */
const unwelcome = /%(?:25|2f|5c|[01][0-9a-f]|7f)/i;

/** Nor do they let control characters into any other part of an address. */
const control = /%(?:[01][0-9a-f]|7f)/i;

/** By these a door says that a request is too large for it. */
const tooLarge: readonly number[] = [413, 414, 431];

/** An address as long as this is above what some of them let through: to these there is no such address, or it is none. */
const longAddress = 2_000;
const noSuchAddress: readonly number[] = [400, 404];

/** By these it says that it cannot read what is sent. */
const unreadBody: readonly number[] = [400, 415];

/**
 * Whether a request did not reach the API: for a sign that stands in its address, for its length, or for a body that whoever
 * reads it before the API cannot read. The words are not those of the documents then.
 */
function isTurnedAway({ status, body, jsonType, request, expectation }: Exchange): boolean {
  if (body === 'json') return false;
  if (tooLarge.includes(status)) return expectation.open === true;
  const isLong = expectation.open === true && request.url.length > longAddress;
  if (isLong && !jsonType && noSuchAddress.includes(status)) return true;
  const [path = ''] = request.url.split('?', 1);
  if (status === 400 && (unwelcome.test(path) || control.test(request.url))) return true;
  // What says to be JSON was written by somebody who knows how the API answers.
  return unreadBody.includes(status) && !jsonType && sendsOddBody(request);
}

function sendsOddBody({ body, headers }: Exchange['request']): boolean {
  if (body === null) return false;
  const [, contentType = null] = Object.entries(headers).find(([name]) => /^content-type$/i.test(name)) ?? [];
  return isOddBody({ body: parseJson(body) === undefined ? 'malformed' : 'json', contentType });
}

/** Whether an answer has a body that must be JSON. A server error that no table has is told as such, and that is enough. */
function mustBeJson(exchange: Exchange): boolean {
  const documented = Object.keys(operationInfo(exchange)?.responses ?? {});
  if (exchange.status >= 500 && !isDocumented(documented, exchange.status)) return false;
  // A pause may be said by whoever stands before the service: what its body should be is told of its own.
  if (isPause(exchange) && exchange.body !== 'json') return false;
  return !bodyIsOpen(exchange) && exchange.body !== 'empty' && !isOfGateway(exchange);
}

function contentType(exchange: Exchange): Finding[] {
  const info = operationInfo(exchange);
  if (info === undefined || !mustBeJson(exchange)) return [];
  const got = `content type ${exchange.headers['content-type'] ?? 'none'}`;
  return [
    {
      requirement: `${exchange.api}.response.content-type`,
      subject: `${info.operation} declares a JSON content type`,
      problem: exchange.jsonType ? null : { expected: 'a JSON content type', got, look: { kind: 'content-type' } },
    },
  ];
}

function jsonBody(exchange: Exchange): Finding[] {
  const info = operationInfo(exchange);
  if (info === undefined || !mustBeJson(exchange)) return [];
  return [
    {
      requirement: `${exchange.api}.response.json`,
      subject: `${info.operation} answers in JSON`,
      problem:
        exchange.body === 'json'
          ? null
          : {
              expected: 'a body that parses as JSON',
              got: `${exchange.status} with ${exchange.unreadable ?? `the body ${excerpt(exchange.text)}`}`,
            },
    },
  ];
}

function bodySchema(exchange: Exchange): Finding[] {
  const info = operationInfo(exchange);
  const response =
    info?.responses[String(exchange.status)] ?? info?.responses[`${Math.floor(exchange.status / 100)}XX`];
  const requirement = response?.schemaRequirement;
  if (info !== undefined && response === undefined) holdAgainstSuccess(exchange, info);
  if (info === undefined || response === undefined || !requirement || bodyIsOpen(exchange)) return [];
  if (isOfGateway(exchange)) return [];
  // How an open request is refused is open; what a pause answers has nothing to do with the request.
  if (exchange.expectation.open === true && Math.floor(exchange.status / 100) === 4) return [];
  if (exchange.body === 'empty' && !response.bodyRequired) return [];
  const { problems, look } = schemaProblems(exchange, info, exchange.status);
  exchange.schemaProblems = problems;
  return [
    {
      requirement,
      subject: `${info.operation} ${exchange.status} has the stated body`,
      problem:
        problems.length === 0
          ? null
          : {
              expected: `the stated body of ${info.operation} ${exchange.status}`,
              got: problems
                .slice(0, shownProblems)
                .map(({ text }) => text)
                .join('; '),
              ...(look && { look }),
            },
    },
  ];
}

/** A success under another status than the stated one may hold all the same what is needed to go on. */
function holdAgainstSuccess(exchange: Exchange, info: OperationInfo): void {
  const stated = Object.keys(info.responses).find((status) => status.startsWith('2'));
  if (stated === undefined || Math.floor(exchange.status / 100) !== 2 || isOfGateway(exchange)) return;
  exchange.schemaProblems = schemaProblems(exchange, info, Number(stated)).problems;
}

/** Of a long list with one wrong field in each record, more would say no more. */
const shownProblems = 5;

interface Problems {
  problems: SchemaProblem[];
  look?: Look;
}

function schemaProblems(exchange: Exchange, info: OperationInfo, status: number): Problems {
  const whole = (text: string): Problems => ({ problems: [{ at: '', text }] });
  if (exchange.body === 'empty') return whole('an empty body');
  if (exchange.json === undefined)
    return whole(exchange.unreadable ?? `a body that is no JSON: ${excerpt(exchange.text)}`);
  const validate = validators[`${exchange.api} ${info.operationId} ${status}`];
  if (validate === undefined || validate(exchange.json)) return { problems: [] };
  const errors = validate.errors ?? [];
  const problems = errors.map((error) => {
    const { instancePath, keyword, params } = error;
    const got = gotInstead(keyword, valueAt(exchange.json, instancePath));
    const missing = missingIn(params);
    return {
      at: missing === null ? instancePath : `${instancePath}/${missing}`,
      text: `${instancePath === '' ? 'the body' : instancePath} ${demandOf(error)}${got}`,
    };
  });
  const [first] = errors;
  if (first === undefined) return { problems };
  return { problems, look: { kind: 'place', pointer: first.instancePath, missing: missingIn(first.params) } };
}

function demandOf({ keyword, params, message = keyword }: ValidationProblem): string {
  const allowed = params.allowedValues;
  return Array.isArray(allowed)
    ? `must be one of ${allowed.map((value) => JSON.stringify(value)).join(', ')}`
    : message;
}

function missingIn(params: ValidationProblem['params']): string | null {
  const missing = params.missingProperty;
  return typeof missing === 'string' ? missing : null;
}

/** What stands there instead: of a wrong type its name, of a wrong value the value. */
function gotInstead(keyword: string, value: unknown): string {
  if (keyword === 'type') return `, got ${kindOf(value)}`;
  if (typeof value === 'string') return `, got ${excerpt(value)}`;
  return typeof value === 'number' || typeof value === 'boolean' ? `, got ${value}` : '';
}

function valueAt(json: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<unknown>((inner, key) => {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    return inner !== null && typeof inner === 'object' ? Reflect.get(inner, name) : undefined;
  }, json);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The beginning of a body on one line: JSON as it came, anything else in quotes. */
export function excerpt(text: string, length = 120): string {
  // Far more than is shown, so that nothing but a flood of spaces is missed.
  const flat = text.slice(0, length * 20).replace(/\s+/g, ' ');
  const isCut = flat.length > length || text.length > length * 20;
  const shown = isCut ? `${flat.slice(0, length)}…` : flat;
  return visibleLine(/^ ?[[{]/.test(shown) ? shown.trim() : JSON.stringify(shown));
}

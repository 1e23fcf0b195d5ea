import { isDeepStrictEqual } from 'node:util';
import { type Exchange, exchangeOf, type Reply } from '../http/exchange.ts';
import { Inconclusive, Nonconformance } from '../model/errors.ts';
import { type Look, statusLook } from '../model/look.ts';
import { visibleLine } from '../model/visible.ts';
import { excerpt } from '../session/response-rules.ts';
import { leavesOpen, refuseOpen } from './guard.ts';
import { soundPartOf } from './sound.ts';

/** Fails the check: the only way to a verdict against the target. The telling reply comes last. */
export function fail(expected: string, got: string, ...evidence: readonly Reply[]): never {
  demand(expected, evidence);
  unmet(expected, got, evidence);
}

/** What is missed here has been found to be no open point, or demands so little that even an open one must give it. */
function unmet(expected: string, got: string, evidence: readonly Reply[], look: Look | null = null): never {
  throw new Nonconformance(
    expected,
    got,
    evidence.map((reply) => exchangeOf(reply).id),
    look,
  );
}

/** Whatever is demanded of the telling reply, the documents must not leave it open. */
function demand(expected: string, evidence: readonly Reply[]): void {
  const telling = evidence.at(-1);
  if (telling !== undefined) refuseOpen(exchangeOf(telling), expected);
}

/** Fails unless the condition holds. */
export function expectThat(condition: boolean, expected: string, got: string, ...evidence: readonly Reply[]): void {
  if (condition) demand(expected, evidence);
  else fail(expected, got, ...evidence);
}

/** Fails unless both are deeply equal; `what` names the place, such as "the name of the client". */
export function expectEqual(actual: unknown, wanted: unknown, what: string, ...evidence: readonly Reply[]): void {
  const expected = `${what} to be ${show(wanted)}`;
  demand(expected, evidence);
  if (!isDeepStrictEqual(actual, wanted)) unmet(expected, show(actual), evidence, valueLook(what, actual, [wanted]));
}

/** Only plain values can be found again in an answer. */
function valueLook(what: string, actual: unknown, wanted: readonly unknown[]): Look | null {
  const [got, ...others] = [actual, ...wanted].map((value) =>
    value !== null && typeof value === 'object' ? undefined : JSON.stringify(value),
  );
  const plain = others.filter((value) => value !== undefined);
  return got === undefined || plain.length < wanted.length ? null : { kind: 'value', what, got, wanted: plain };
}

/** Fails when the answer is a server error: all that may be demanded of whatever is open. */
export function expectNoServerError(reply: Reply, allowed: readonly number[] = []): void {
  const exchange = exchangeOf(reply);
  if (exchange.status < 500 || allowed.includes(exchange.status)) return;
  const look = statusLook(['1XX', '2XX', '3XX', '4XX', ...allowed]);
  unmet('a status below 500', describe(exchange), [reply], look);
}

/**
 * Fails unless what either answer to an open question must hold: no secret in it, or what follows only where it succeeded.
 * It takes no side in what is open.
 */
export function expectEitherWay(
  condition: boolean,
  expected: string,
  got: string,
  ...evidence: readonly Reply[]
): void {
  if (!condition) unmet(expected, got, evidence);
}

/** Fails unless the answer has (one of) the status code(s). */
export function expectStatus(reply: Reply, wanted: number | readonly number[], why = ''): void {
  const list = typeof wanted === 'number' ? [wanted] : wanted;
  const exchange = exchangeOf(reply);
  const expected = `status ${list.join(' or ')}${why === '' ? '' : ` (${why})`}`;
  if (!leavesOpen(list)) demand(expected, [reply]);
  if (!list.includes(exchange.status)) unmet(expected, describe(exchange), [reply], statusLook(list));
}

/**
 * The body of an answer that the check expects to succeed. Another status fails the check; a body that breaks its
 * schema fails the requirement of that schema, and makes this check inconclusive where it reads what is broken.
 */
export function accepted<Data>(reply: Reply<Data>, status: number, why = ''): NonNullable<Data> {
  expectStatus(reply, status, why);
  return wellFormed(reply);
}

/**
 * The same for a step that is not what the check is about: one that did not succeed makes the check inconclusive. A
 * success under another status is the failure of the requirement of that status; the check can go on.
 */
export function prepared<Data>(reply: Reply<Data>, status: number, step: string): NonNullable<Data> {
  const exchange = exchangeOf(reply);
  const isSuccess = isSuccessful(status) && isSuccessful(exchange.status) && exchange.schemaProblems !== null;
  if (exchange.status !== status && !isSuccess) throw new Inconclusive(`could not ${step}: got ${describe(exchange)}`);
  return wellFormed(reply);
}

function isSuccessful(status: number): boolean {
  return status >= 200 && status < 300;
}

function wellFormed<Data>(reply: Reply<Data>): NonNullable<Data> {
  const exchange = exchangeOf(reply);
  const problems = exchange.schemaProblems ?? [];
  const { data } = reply;
  if (data === undefined || data === null) {
    soundPartOf(data, problems);
    throw new Inconclusive(`the answer has no JSON body: got ${describe(exchange)}`);
  }
  return soundPartOf(data, problems);
}

/** What an error body says, wherever the documents put it; undefined where it does not. */
export function errorOf(reply: Reply): { type?: string; message?: string; details?: unknown } {
  const error = field(exchangeOf(reply).json, 'error');
  const type = field(error, 'type');
  const message = field(error, 'message');
  return {
    ...(typeof type === 'string' ? { type } : {}),
    ...(typeof message === 'string' ? { message } : {}),
    details: field(error, 'details'),
  };
}

/** Fails unless the answer is this error message, exactly. */
export function expectMessage(reply: Reply, wanted: string | readonly string[]): void {
  const list = typeof wanted === 'string' ? [wanted] : wanted;
  const { message } = errorOf(reply);
  const expected = `error.message ${list.map(show).join(' or ')}`;
  demand(expected, [reply]);
  if (message !== undefined && list.includes(message)) return;
  const got = message === undefined ? describe(exchangeOf(reply)) : show(message);
  unmet(expected, got, [reply], valueLook('error.message', message, list));
}

/** The value of a field of an object; undefined for everything else. */
export function field(value: unknown, name: string): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

export function describe(exchange: Pick<Exchange, 'status' | 'text'>): string {
  return exchange.text === ''
    ? `${exchange.status} with an empty body`
    : `${exchange.status} ${excerpt(exchange.text)}`;
}

const shownLength = 300;

/** A value as JSON, on one line and no longer than anybody reads, however large or deep it is. */
export function show(value: unknown): string {
  const text = visibleLine(JSON.stringify(beginningOf(value)) ?? String(value));
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}

/** As much of a value as could be shown: each part of it takes a character at least. */
function beginningOf(value: unknown): unknown {
  let left = shownLength + 1;
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return part.slice(0, shownLength + 1);
    if (part === null || typeof part !== 'object') return part;
    const taken: [string, unknown][] = [];
    // A list may be far longer than its beginning.
    for (const [key, item] of Object.entries(Array.isArray(part) ? part.slice(0, left) : part)) {
      if (left <= 0) break;
      left -= 1;
      taken.push([key.slice(0, shownLength + 1), walk(item)]);
    }
    return Array.isArray(part) ? taken.map(([, item]) => item) : Object.fromEntries(taken);
  };
  return walk(value);
}

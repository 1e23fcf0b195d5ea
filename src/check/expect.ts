import { isDeepStrictEqual } from 'node:util';
import { type Exchange, exchangeOf, type Reply } from '../http/exchange.ts';
import { Inconclusive, Nonconformance } from './errors.ts';
import { excerpt } from './ledger.ts';

/** Fails the check: the only way to a verdict against the target. The telling reply comes last. */
export function fail(expected: string, got: string, ...evidence: readonly Reply[]): never {
  throw new Nonconformance(
    expected,
    got,
    evidence.map((reply) => exchangeOf(reply).id),
  );
}

/** Fails unless the condition holds. */
export function expectThat(condition: boolean, expected: string, got: string, ...evidence: readonly Reply[]): void {
  if (!condition) fail(expected, got, ...evidence);
}

/** Fails unless both are deeply equal; `what` names the place, such as "the name of the client". */
export function expectEqual(actual: unknown, wanted: unknown, what: string, ...evidence: readonly Reply[]): void {
  if (isDeepStrictEqual(actual, wanted)) return;
  fail(`${what} to be ${show(wanted)}`, show(actual), ...evidence);
}

/** Fails unless the answer has (one of) the status code(s). */
export function expectStatus(reply: Reply, wanted: number | readonly number[], why = ''): void {
  const list = typeof wanted === 'number' ? [wanted] : wanted;
  const exchange = exchangeOf(reply);
  if (list.includes(exchange.status)) return;
  fail(`status ${list.join(' or ')}${why === '' ? '' : ` (${why})`}`, describe(exchange), reply);
}

/**
 * The body of an answer that the check expects to succeed. Another status fails the check; a body that breaks its
 * schema fails the requirement of that schema, and makes this check inconclusive, since it cannot go on.
 */
export function accepted<Data>(reply: Reply<Data>, status: number, why = ''): NonNullable<Data> {
  expectStatus(reply, status, why);
  return wellFormed(reply);
}

/** The same for a step that is not what the check is about: another status makes the check inconclusive. */
export function prepared<Data>(reply: Reply<Data>, status: number, step: string): NonNullable<Data> {
  const exchange = exchangeOf(reply);
  if (exchange.status !== status) throw new Inconclusive(`could not ${step}: got ${describe(exchange)}`);
  return wellFormed(reply);
}

function wellFormed<Data>(reply: Reply<Data>): NonNullable<Data> {
  const exchange = exchangeOf(reply);
  if (exchange.schemaProblems !== null && exchange.schemaProblems.length > 0) {
    throw new Inconclusive(`the answer breaks its schema: ${exchange.schemaProblems.join('; ')}`);
  }
  const { data } = reply;
  if (data === undefined || data === null)
    throw new Inconclusive(`the answer has no JSON body: got ${describe(exchange)}`);
  return data;
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
  if (message !== undefined && list.includes(message)) return;
  fail(
    `error.message ${list.map(show).join(' or ')}`,
    message === undefined ? describe(exchangeOf(reply)) : show(message),
    reply,
  );
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

export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

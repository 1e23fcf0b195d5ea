import { type Exchange, type Finding, field } from '../../src/check/index.ts';
import { clientMember } from '../../src/resources/index.ts';
import { errorCodes } from './client-members.ts';
import { parse } from './json-text.ts';
import { isObject } from './lists.ts';

/* The errorCode of a rejection names its cause: none stands where its cause cannot be. */

export const ownCause = 'partner.error.member-codes';

/** Whether the request may have met with the cause of each code. */
const causes: readonly { code: string; mayBe(exchange: Exchange): boolean }[] = [
  {
    code: errorCodes.alreadyExists,
    mayBe: (exchange) => exchange.operation === clientMember.create && hasAddress(exchange),
  },
  { code: errorCodes.removeOwner, mayBe: ({ operation }) => operation === clientMember.remove },
  {
    code: errorCodes.invalidStatus,
    mayBe: (exchange) => exchange.operation === clientMember.list && hasOddStatus(exchange),
  },
];

export function memberCodesRule(exchange: Exchange): Finding[] {
  const { api, operation, status, expectation, json } = exchange;
  if (api !== 'partner' || operation === null || status < 400 || status > 499 || expectation.open === true) return [];
  const shown = causes.filter(({ code }) => holds(json, code, 4));
  if (shown.length === 0 && !operation.includes('/members')) return [];
  const wrong = shown.find(({ mayBe }) => !mayBe(exchange));
  const problem = wrong === undefined ? null : { expected: 'no code of another cause', got: wrong.code };
  return [{ requirement: ownCause, subject: `${operation} names no code of another cause`, problem }];
}

/** The code by itself: a message may say whatever it likes. */
function holds(value: unknown, code: string, depth: number): boolean {
  if (value === code) return true;
  if (value === null || typeof value !== 'object' || depth === 0) return false;
  const inner: unknown[] = Object.values(value);
  // A list of all codes that there are names no cause, whatever their keys are.
  const areCodes = Array.isArray(value)
    ? inner.every((item) => typeof item === 'string')
    : causes.every((cause) => inner.includes(cause.code));
  if (inner.length > 1 && areCodes) return false;
  return inner.some((item) => holds(item, code, depth - 1));
}

/** What is no address is nobody's, and what cannot be read may be anything. */
function hasAddress({ request }: Exchange): boolean {
  const body = parse(request.body);
  if (!isObject(body)) return body === undefined && request.body !== null && request.body !== '';
  const email = field(body, 'email');
  return typeof email === 'string' && email.includes('@');
}

/** One that is given twice may be taken for a list. */
function hasOddStatus({ request }: Exchange): boolean {
  const given = new URL(request.url).searchParams.getAll('status');
  return given.length > 1 || given.some((status) => !['new', 'active'].includes(status));
}

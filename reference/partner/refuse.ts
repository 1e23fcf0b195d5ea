import type { Context } from '../core/context.ts';
import { type Answer, Failure, type Operation } from '../core/exchange.ts';
import type { Refusal } from './causes.ts';

/** The failure that ends a request, with the answer that the policy gives to its cause. */
export function refuse(context: Context, operation: Operation, refusal: Refusal, status?: number): Failure {
  return new Failure(refusalAnswer(context, operation, refusal, status));
}

function refusalAnswer(context: Context, operation: Operation, refusal: Refusal, status?: number): Answer {
  const { stated, open } = { stated: context.policy.stated.partner.failure, open: context.policy.open.partner.failure };
  const { cause, absence } = refusal;
  const facts = {
    status: status ?? stated.status(operation, cause, absence),
    type: stated.type(operation, cause, absence),
    message: refusal.message ?? stated.message(operation, cause, absence),
    refusal,
  };
  if (cause === 'unauthenticated' || cause === 'not-entitled') return open.credentials(operation, { ...facts, cause });
  const errorCode = stated.errorCode(operation, cause);
  if (errorCode !== undefined) {
    return { status: facts.status, body: open.memberBody(operation, { errorCode, message: facts.message }) };
  }
  if (cause === 'invalid-client') return { status: facts.status, body: stated.validationBody(operation, facts) };
  const body = isStated(context, operation, refusal) ? stated.body(operation, facts) : open.body(operation, facts);
  return { status: facts.status, body: withExtra(body, open.extra(operation)) };
}

function isStated(context: Context, operation: Operation, refusal: Refusal): boolean {
  return refusal.cause === 'duplicate-client-name' || context.policy.stated.partner.failure.hasStatedBody(operation);
}

/** Adds open fields to the `error` of a body that has one. */
function withExtra(body: unknown, extra: Record<string, unknown>): unknown {
  if (Object.keys(extra).length === 0 || typeof body !== 'object' || body === null || !('error' in body)) return body;
  const { error } = body;
  return typeof error === 'object' && error !== null ? { ...body, error: { ...extra, ...error } } : body;
}

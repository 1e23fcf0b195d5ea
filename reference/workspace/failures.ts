/** Turns what goes wrong into answers, in the words and shapes of the policy. */
import type { Context } from '../core/context.ts';
import { type Answer, Failure } from '../core/exchange.ts';
import type { WorkspaceFailure } from '../policy/stated/workspace/errors.ts';
import type { WorkspaceRoute } from '../policy/stated/workspace/operations.ts';

/** Kinds whose 404 has words of its own beside the general ones. */
const ownWords: ReadonlySet<WorkspaceFailure> = new Set<WorkspaceFailure>([
  'dataStore.notFound',
  'entry.notFound',
  'entry.parentMissing',
]);

/** The answer to a mistake. `retryAfter` is the delay of a pause. */
export function errorAnswer(context: Context, op: WorkspaceRoute, kind: WorkspaceFailure, retryAfter = ''): Answer {
  const stated = context.policy.stated.workspace.errors;
  const open = context.policy.open.workspace.errors;
  const status = stated.status(op, kind, open.status(op, kind));
  const worded = ownWords.has(kind) && !open.ownNotFoundMessage(op, kind) ? 'filespace.notFound' : kind;
  const message = stated.message(op, worded, open.message(op, worded));
  const headers = { ...open.headers(op, kind), ...stated.headers(op, kind, retryAfter) };
  return stated.answer(op, kind, { status, headers, body: stated.body(op, kind, message, open.extra(op, kind)) });
}

/** The same as something to throw. */
export function failure(context: Context, op: WorkspaceRoute, kind: WorkspaceFailure, retryAfter?: string): Failure {
  return new Failure(errorAnswer(context, op, kind, retryAfter));
}

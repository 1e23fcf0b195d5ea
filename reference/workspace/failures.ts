/** Turns what goes wrong into answers, in the words and shapes of the policy. */
import type { Context } from '../core/context.ts';
import { type Answer, type ApiRequest, Failure } from '../core/exchange.ts';
import type { WorkspaceFailure } from '../policy/stated/workspace/errors.ts';
import type { WorkspaceRoute } from '../policy/stated/workspace/operations.ts';

/** Kinds whose 404 has words of its own beside the general ones. */
const ownWords: ReadonlySet<WorkspaceFailure> = new Set<WorkspaceFailure>([
  'dataStore.notFound',
  'dataStore.foreign',
  'entry.notFound',
  'entry.parentMissing',
]);

/** One mistake of one request. */
export interface Mistake {
  readonly op: WorkspaceRoute;
  readonly kind: WorkspaceFailure;
  readonly request: ApiRequest;
  /** the delay of a pause */
  readonly retryAfter?: string | undefined;
  /** the status of a mistake below the API */
  readonly status?: number;
}

/** The answer to a mistake. */
export function errorAnswer(context: Context, mistake: Mistake): Answer {
  const { op, kind, request } = mistake;
  const stated = context.policy.stated.workspace.errors;
  const open = context.policy.open.workspace.errors;
  const status = stated.status(op, kind, mistake.status ?? open.status(op, kind));
  const worded = ownWords.has(kind) && !open.ownNotFoundMessage(op, kind) ? 'filespace.notFound' : kind;
  const message = stated.message(op, worded, open.message(op, worded));
  const headers = { ...open.headers(op, kind), ...stated.headers(op, kind, mistake.retryAfter ?? '') };
  const body = stated.body(op, kind, message, open.extra(op, kind));
  return stated.answer(op, kind, { status, headers, body }, request);
}

/** The same as something to throw. */
export function failure(context: Context, mistake: Mistake): Failure {
  return new Failure(errorAnswer(context, mistake));
}

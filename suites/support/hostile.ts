import { randomUUID } from 'node:crypto';
import {
  type CheckContext,
  type Exchange,
  exchangeOf,
  expectNoServerError as expectNone,
  Inconclusive,
  pathSegment,
  type Reply,
} from '../../src/check/index.ts';
import { type Request, registerOutcome, requestTo, type WorkspaceOperationInfo } from './workspace-requests.ts';

/** What hostile requests are about: nothing else relies on it. */
const playground = { name: 'hostile' };

/** A valid request, to be spoiled: it writes only to what the run has made for that. */
export function victimOf(t: CheckContext, info: WorkspaceOperationInfo): Promise<Request> {
  return requestTo(t, info, playground);
}

/** Sends what no well-behaved client sends; whatever comes of it is registered for removal. */
export async function sendHostile(t: CheckContext, request: Request): Promise<Reply> {
  const reply = await t.workspace.raw({ open: true, ...request });
  await registerOutcome(t, request, reply);
  return reply;
}

/** A deployment may pause the creation and deletion of filespaces, also where the engine does not know the operation. */
function isPause({ status, headers, request: { method, url } }: Exchange): boolean {
  const pausable = /\/filespaces(?:\/[^/]*)?$/.test(url) && (method === 'POST' || method === 'DELETE');
  return status === 503 && pausable && headers['retry-after'] !== undefined;
}

/** Fails when the answer is a server error: whatever was sent, the service kept its head. */
export function expectNoServerError(reply: Reply, allowed: readonly number[] = []): void {
  if (!isPause(exchangeOf(reply))) expectNone(reply, allowed);
}

/** The target of a request on the wire, with some segments replaced as they stand. */
export function targetOf(info: WorkspaceOperationInfo, segments: Record<string, string>): string {
  return info.path.replace(/\{(\w+)\}/g, (_, name: string) => segments[name] ?? randomUUID());
}

/**
 * The answer to a large body; null where the target ended the connection while the body was still on its way, as a
 * server may that has read enough. It may come from before the API, so that only its status counts.
 */
export async function sendLarge(t: CheckContext, info: WorkspaceOperationInfo, body: string): Promise<Reply | null> {
  const request = await victimOf(t, info);
  const target = targetOf(info, encoded(request.path));
  try {
    return await t.workspace.offContract({ method: info.method, target, body });
  } catch (error) {
    if (error instanceof Inconclusive) return null;
    throw error;
  }
}

export function encoded(path: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(path).map(([name, id]) => [name, pathSegment(id)]));
}

/** Deep enough for the limits of most parsers, and not too deep for our own. */
const depth = 2_000;

function nestedText(): string {
  return '['.repeat(depth) + ']'.repeat(depth);
}

/** No field that the operation knows, so that nothing comes of it, beside one filled with whatever is large. */
export function largeBodies(): string[] {
  return [`{"vctPadding":"${'x'.repeat(1_100_000)}"}`, `{"vctPadding":${nestedText()}}`, nestedText()];
}

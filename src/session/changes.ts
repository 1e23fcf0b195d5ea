import type { Outgoing } from '../http/client.ts';
import { clientMember } from '../resources/index.ts';

/** Operations that read although their method is not GET. */
const lookups = new Set(['POST /api/v1/providers']);

export function isRead({ method, operation }: Outgoing): boolean {
  return method === 'GET' || lookups.has(operation ?? '');
}

/** Whether removing what it made does not undo it: the first member of a client is its owner, who stays. */
export function changesForGood(outgoing: Outgoing): boolean {
  return !isRead(outgoing) && (outgoing.method !== 'POST' || outgoing.operation === clientMember.create);
}

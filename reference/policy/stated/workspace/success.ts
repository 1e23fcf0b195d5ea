/** Statuses and envelopes of what succeeds. */
import type { Answer, ApiRequest } from '../../../core/exchange.ts';
import type { WorkspaceOperation } from './operations.ts';

const created: ReadonlySet<WorkspaceOperation> = new Set<WorkspaceOperation>([
  'POST /api/v1/filespaces',
  'POST /api/v1/filespaces/{filespaceId}/external/data-stores',
  'POST /api/v1/filespaces/{filespaceId}/entries',
  'POST /api/v1/members',
  'POST /api/v1/service-accounts',
]);

export const success = {
  status(op: WorkspaceOperation): number {
    return created.has(op) ? 201 : 200;
  },
  /** Filespaces, entries, members and direct links come wrapped. */
  wrapped(_op: WorkspaceOperation, value: unknown): unknown {
    return { data: value };
  },
  /** Data stores come as they are. */
  bare(_op: WorkspaceOperation, value: unknown): unknown {
    return value;
  },
  /** The last word on a success, as a whole. */
  answer(_op: WorkspaceOperation, answer: Answer, _request: ApiRequest): Answer {
    return answer;
  },
};

import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import type { MemberRecord } from '../../workspace/records.ts';
import type { Fault } from '../types.ts';
import { op, recordOf, token } from './support.ts';

/* What is written in one workspace alone: the first one that makes a filespace. */

function workspacesSeen() {
  const workspaces = new Map<string, unknown>();
  return {
    note(operation: string, header: string, record: { readonly workspaceId?: unknown }): void {
      if (operation === op.createFilespace) workspaces.set(header, record.workspaceId);
    },
    isOther(header: string): boolean {
      const [first] = workspaces.values();
      return (workspaces.get(header) ?? first) !== first;
    },
  };
}

/** In other workspaces the operation says that it has done what it has not. */
function onlySaid(asked: WorkspaceOperation): PolicyOverride {
  const seen = workspacesSeen();
  return transport({
    beforeEach: ({ request }) =>
      request.operation === asked && seen.isOther(token(request)) ? { status: 200, body: {} } : undefined,
    afterEach: ({ request, answer }) => {
      seen.note(request.operation, token(request), recordOf(answer));
      return answer;
    },
  });
}

function firstWorkspaceAlone(): (member: MemberRecord) => boolean {
  let first: string | undefined;
  return ({ workspaceId }) => {
    first ??= workspaceId;
    return workspaceId === first;
  };
}

function rolesForgotten(): PolicyOverride {
  const seen = workspacesSeen();
  return transport({
    afterEach: ({ request, answer }) => {
      seen.note(request.operation, token(request), recordOf(answer));
      if (request.operation !== op.getMember || answer.status !== 200 || !seen.isOther(token(request))) return answer;
      return { ...answer, body: { data: { ...recordOf(answer), role: 'standard' } } };
    },
  });
}

export const otherWorkspaceFaults: readonly Fault[] = [
  {
    id: 'other-workspace-forgets-roles',
    requirement: 'workspace.member.update.read-back',
    story: 'A role that is changed in another workspace than the first one is not kept.',
    override: rolesForgotten(),
  },
  {
    id: 'other-workspace-keeps-who-was-removed',
    requirement: 'workspace.member.remove.gone',
    story: 'In another workspace than the first one that removes a member, a removal is answered, and not done.',
    override: { stated: { workspace: { members: { removes: firstWorkspaceAlone() } } } },
  },
  {
    id: 'other-workspace-keeps-deleted-entries',
    requirement: 'workspace.entry.delete.gone',
    story: 'In another workspace than the first one a deletion of an entry is answered, and not done.',
    override: onlySaid(op.deleteEntry),
  },
  {
    id: 'other-workspace-keeps-deleted-data-stores',
    requirement: 'workspace.data-store.delete.gone',
    story: 'In another workspace than the first one a deletion of a data store is answered, and not done.',
    override: onlySaid(op.deleteStore),
  },
];

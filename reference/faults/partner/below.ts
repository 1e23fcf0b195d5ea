import type { Operation } from '../../core/exchange.ts';
import type { Absence, Cause } from '../../partner/causes.ts';
import type { Override } from '../../policy/override.ts';
import { failure } from '../../policy/stated/partner/failure.ts';
import { ownership } from '../../policy/stated/partner/ownership.ts';
import type { StatedPartner } from '../../policy/stated/partner.ts';
import { type Fault, partnerFault } from '../types.ts';
import { answering, fields, isUuidIn, withBody, without, withRecords, withStatus } from './changes.ts';
import { op } from './operations.ts';

/** The workspaces and filespaces of a client. */
export const contentFaults: readonly Fault[] = [
  partnerFault('workspaces-206', 'partner.workspace.list.status', 'The list of workspaces answers 206.', {
    ...withStatus({ at: op.listWorkspaces }, 206),
  }),
  partnerFault(
    'workspaces-of-a-new-client-404',
    'partner.workspace.list.status',
    'The list of workspaces of a client that has none answers 404.',
    answering({ at: op.listWorkspaces }, (answer) =>
      JSON.stringify(answer.body).includes('"data":[]') ? { status: 404, body: answer.body } : answer,
    ),
  ),
  partnerFault(
    'workspaces-listed-without-id',
    'partner.workspace.list.item-id',
    'The list of workspaces shows workspaceId in place of id.',
    withRecords({ at: op.listWorkspaces }, (record) => ({ ...without(record, 'id'), workspaceId: record.id })),
  ),
  partnerFault(
    'workspaces-listed-with-a-null-name',
    'partner.workspace.list.item-name',
    'The second workspace in the list has a name of null.',
    withRecords({ at: op.listWorkspaces }, (record, index) => (index === 1 ? { ...record, name: null } : record)),
  ),
  partnerFault(
    'workspaces-listed-without-created-at',
    'partner.workspace.list.item-created-at',
    'The list of workspaces shows created in place of createdAt.',
    withRecords({ at: op.listWorkspaces }, (record) => ({
      ...without(record, 'createdAt'),
      created: record.createdAt,
    })),
  ),
  partnerFault(
    'workspaces-incomplete',
    'partner.workspace.list.complete',
    'The first workspace of a client is never listed.',
    {
      list: {
        rows: (operation, rows) => (operation === op.listWorkspaces ? rows.filter((row) => !isFirst(row)) : rows),
      },
    },
  ),
  partnerFault(
    'workspaces-of-others-listed',
    'partner.workspace.list.own',
    'The list of workspaces shows those of all clients.',
    {
      ownership: {
        listScope: (operation, { own, others }) => (operation === op.listWorkspaces ? [own, ...others()] : [own]),
      },
    },
  ),
  partnerFault(
    'workspaces-listed-as-text',
    'partner.workspace.list.body',
    'The list of workspaces is a JSON text.',
    answering({ at: op.listWorkspaces }, (answer) => ({ ...answer, body: JSON.stringify(answer.body) })),
  ),
  partnerFault('workspace-203', 'partner.workspace.get.status', 'Get workspace answers 203.', {
    ...withStatus({ at: op.getWorkspace }, 203),
  }),
  partnerFault(
    'workspace-listed-but-not-found',
    'partner.workspace.get.listed',
    'Get workspace does not find workspaces whose name ends in 3.',
    {
      ownership: {
        reachesWorkspace: (operation, facts) =>
          ownership.reachesWorkspace(operation, facts) &&
          (operation !== op.getWorkspace || !facts.workspace.name.endsWith('3')),
      },
    },
  ),
  partnerFault(
    'workspace-with-another-id',
    'partner.workspace.get.identity',
    'Get workspace shows the id in capital letters.',
    withBody({ at: op.getWorkspace }, (body) => ({ ...body, id: String(body.id).toUpperCase() })),
  ),
  partnerFault(
    'workspace-with-another-name',
    'partner.workspace.get.agrees-with-list',
    'Get workspace shows the name in capital letters.',
    withBody({ at: op.getWorkspace }, (body) => ({ ...body, name: String(body.name).toUpperCase() })),
  ),
  partnerFault(
    'workspace-with-another-time',
    'partner.workspace.get.agrees-with-list',
    'Get workspace shows createdAt an hour later than the list.',
    withBody({ at: op.getWorkspace }, (body) => ({
      ...body,
      createdAt: new Date(Date.parse(String(body.createdAt)) + 3_600_000).toISOString(),
    })),
  ),
  partnerFault(
    'workspace-in-an-array',
    'partner.workspace.get.record',
    'Get workspace answers an array of one workspace.',
    withBody({ at: op.getWorkspace }, (body) => [body]),
  ),
  partnerFault('filespaces-206', 'partner.filespace.list.status', 'The list of filespaces answers 206.', {
    ...withStatus({ at: op.listFilespaces }, 206),
  }),
  partnerFault(
    'filespaces-incomplete',
    'partner.filespace.list.complete',
    'The first filespace of a workspace is never listed.',
    {
      list: {
        rows: (operation, rows) => (operation === op.listFilespaces ? rows.filter((row) => !isFirst(row)) : rows),
      },
    },
  ),
  partnerFault(
    'filespaces-of-others-listed',
    'partner.filespace.list.own',
    'The list of filespaces shows those of all workspaces.',
    {
      ownership: {
        listScope: (operation, { own, others }) => (operation === op.listFilespaces ? [own, ...others()] : [own]),
      },
    },
  ),
  partnerFault(
    'filespaces-listed-as-number',
    'partner.filespace.list.body',
    'The list of filespaces is their number.',
    answering({ at: op.listFilespaces }, (answer) => ({ ...answer, body: 104 })),
  ),
  partnerFault('filespace-203', 'partner.filespace.get.status', 'Get filespace answers 203.', {
    ...withStatus({ at: op.getFilespace }, 203),
  }),
  partnerFault(
    'filespace-with-another-id',
    'partner.filespace.get.identity',
    'Get filespace shows the id of the workspace.',
    withBody({ at: op.getFilespace }, (body) => ({ ...body, id: body.workspaceId })),
  ),
  partnerFault(
    'filespace-in-an-array',
    'partner.filespace.get.record',
    'Get filespace answers an array of one filespace.',
    withBody({ at: op.getFilespace }, (body) => [body]),
  ),
];

/** What does not exist, and what belongs to somebody else. */
export const notFoundFaults: readonly Fault[] = [
  absent('client-unknown-400', 'client.unknown', 'unknown-client', 'unknown', op.listMembers, 400),
  absent('client-unknown-403', 'client.unknown', 'unknown-client', 'unknown', op.filespaceUsage, 403),
  partnerFault(
    'client-unknown-deleted-204',
    'partner.not-found.client.unknown',
    'Deleting a client that does not exist succeeds.',
    answering({ at: op.deleteClient, status: 404 }, () => ({ status: 204 })),
  ),
  partnerFault(
    'client-unknown-without-members',
    'partner.not-found.client.unknown',
    'A client that does not exist has no members.',
    answering({ at: op.listMembers, status: 404 }, () => ({ status: 200, body: { data: [] } })),
  ),
  absent('client-foreign-403', 'client.other-partner', 'unknown-client', 'foreign', op.getClient, 403),
  foreignClient('client-foreign-readable', op.getClient),
  foreignClient('client-foreign-members-listed', op.listMembers),
  foreignClient('client-foreign-owner-readable', op.getOwner),
  foreignClient('client-foreign-workspaces-listed', op.listWorkspaces),
  foreignClient('client-foreign-usage-readable', op.clientUsage),
  foreignClient('client-foreign-members-usage-readable', op.membersUsage),
  foreignClient('client-foreign-filespace-readable', op.getFilespace),
  foreignClient('client-foreign-current-usage', op.currentUsage),
  malformed('client-malformed-500', 'client', 'clientId', op.getOwner, 500),
  malformed('client-malformed-422', 'client', 'clientId', op.createClient, 422, op.getClient),
  malformed('client-malformed-403', 'client', 'clientId', op.currentUsage, 403),
  partnerFault(
    'client-foreign-told-by-message',
    'partner.ownership.indistinguishable.client',
    'The message tells that a client belongs to another partner.',
    telling('unknown-client', 'message'),
  ),
  partnerFault(
    'client-foreign-told-by-type',
    'partner.ownership.indistinguishable.client',
    'The type of the error tells that a client belongs to another partner.',
    telling('unknown-client', 'type'),
  ),
  absent('member-unknown-400', 'member.unknown', 'unknown-member', 'unknown', op.getMember, 400),
  partnerFault(
    'member-unknown-removed-204',
    'partner.not-found.member.unknown',
    'Removing a member that does not exist succeeds.',
    answering({ at: op.removeMember, status: 404 }, () => ({ status: 204 })),
  ),
  partnerFault(
    'member-of-any-own-client-readable',
    'partner.not-found.member.other-client',
    'Get member finds a member under any client of the partner.',
    { ownership: { reachesMember: (operation, facts) => operation === op.getMember || isOwn(facts) } },
  ),
  partnerFault(
    'member-of-another-partner-removable',
    'partner.not-found.member.other-partner',
    'Remove member finds a member under any client.',
    { ownership: { reachesMember: (operation, facts) => operation === op.removeMember || isOwn(facts) } },
  ),
  partnerFault(
    'member-of-another-partner-readable',
    'partner.not-found.member.other-partner',
    'Get member finds owners under any client.',
    {
      ownership: {
        reachesMember: (operation, facts) => (operation === op.getMember && facts.member.isOwner) || isOwn(facts),
      },
    },
  ),
  malformed('member-malformed-500', 'member', 'accountId', op.getMember, 500),
  malformed('member-malformed-204', 'member', 'accountId', op.removeMember, 204),
  absent('workspace-unknown-400', 'workspace.unknown', 'unknown-workspace', 'unknown', op.workspaceUsage, 400),
  partnerFault(
    'workspace-unknown-without-filespaces',
    'partner.not-found.workspace.unknown',
    'A workspace that does not exist has no filespaces.',
    answering({ at: op.listFilespaces, status: 404 }, () => ({ status: 200, body: { data: [] } })),
  ),
  workspaceOf('workspace-of-another-partner-readable', 'other-partner', op.getWorkspace),
  workspaceOf('workspace-of-another-partner-usage', 'other-partner', op.membersUsage),
  workspaceOf('workspace-of-any-client-filespaces', 'other-client', op.listFilespaces),
  workspaceOf('workspace-of-any-client-usage', 'other-client', op.workspaceUsage),
  workspaceOf('workspace-of-any-client-filespace', 'other-client', op.getFilespace),
  malformed('workspace-malformed-500', 'workspace', 'workspaceId', op.listFilespaces, 500),
  malformed('workspace-malformed-200', 'workspace', 'workspaceId', op.membersUsage, 200),
  partnerFault(
    'workspace-foreign-told-by-message',
    'partner.ownership.indistinguishable.workspace',
    'The message tells that a workspace belongs to somebody else.',
    telling('unknown-workspace', 'message'),
  ),
  absent('filespace-unknown-403', 'filespace.unknown', 'unknown-filespace', 'unknown', op.getFilespace, 403),
  filespaceOf('filespace-of-another-partner-readable', 'other-partner', op.getFilespace),
  filespaceOf('filespace-of-another-client-usage', 'other-client', op.filespaceUsage),
  filespaceOf('filespace-of-another-client-readable', 'other-client', op.getFilespace),
  filespaceOf('filespace-of-another-workspace-readable', 'other-workspace', op.getFilespace),
  filespaceOf('filespace-of-another-workspace-usage', 'other-workspace', op.filespaceUsage),
  malformed('filespace-malformed-500', 'filespace', 'filespaceId', op.filespaceUsage, 500),
  partnerFault(
    'filespace-foreign-told-by-type',
    'partner.ownership.indistinguishable.filespace',
    'The type of the error tells that a filespace belongs to somebody else.',
    telling('unknown-filespace', 'type'),
  ),
];

/** Writes upon what belongs to somebody else. */
export const foreignWriteFaults: readonly Fault[] = [
  partnerFault(
    'foreign-client-deleted',
    'partner.ownership.foreign-delete',
    'Any partner can delete any client.',
    reaching(op.deleteClient),
  ),
  partnerFault(
    'foreign-client-deleted-behind-a-404',
    'partner.ownership.foreign-delete',
    'Deleting the client of another partner answers 404, and deletes it.',
    behind404(op.deleteClient),
  ),
  partnerFault(
    'foreign-member-added',
    'partner.ownership.foreign-member-add',
    'Any partner can add members to any client.',
    reaching(op.addMember),
  ),
  partnerFault(
    'foreign-member-added-behind-a-404',
    'partner.ownership.foreign-member-add',
    'Adding a member to the client of another partner answers 404, and adds it.',
    behind404(op.addMember),
  ),
  partnerFault(
    'foreign-member-removed',
    'partner.ownership.foreign-member-remove',
    'Any partner can remove members from any client.',
    reaching(op.removeMember),
  ),
  partnerFault(
    'foreign-member-removed-behind-a-404',
    'partner.ownership.foreign-member-remove',
    'Removing a member of another partner answers 404, and removes it.',
    behind404(op.removeMember),
  ),
  partnerFault(
    'member-removed-under-any-client',
    'partner.ownership.member-remove-other-client',
    'A member can be removed under any client of the partner.',
    { ownership: { reachesMember: (operation, facts) => operation === op.removeMember || isOwn(facts) } },
  ),
];

type Stated = Override<StatedPartner>;

/** The seed gives the first of several things the number 0, or calls it first. */
function isFirst(row: unknown): boolean {
  return /(?:-0|^first)$/.test(String(fields(row).name));
}

function isOwn({ member, client }: Parameters<(typeof ownership)['reachesMember']>[1]): boolean {
  return member.clientId === client.id;
}

function absent(id: string, rule: string, cause: Cause, absence: Absence, at: Operation, status: number): Fault {
  return partnerFault(id, `partner.not-found.${rule}`, `${at} answers ${status} to what is ${absence}.`, {
    failure: {
      status: (operation, asked, why) =>
        operation === at && asked === cause && why === absence ? status : failure.status(operation, asked, why),
    },
  });
}

function reaching(at: Operation): Stated {
  return {
    ownership: {
      reachesClient: (operation, facts) => operation === at || ownership.reachesClient(operation, facts),
    },
  };
}

function foreignClient(id: string, at: Operation): Fault {
  return partnerFault(id, 'partner.not-found.client.other-partner', `${at} works for any partner.`, reaching(at));
}

/** What a stranger asks for is done, and denied. */
function behind404(at: Operation): Stated {
  const done = new Map<string, string>();
  return {
    ownership: {
      reachesClient: (operation, facts) => {
        const isReached = ownership.reachesClient(operation, facts);
        if (!isReached && operation === at) done.set(facts.client.id, facts.partner.id);
        return isReached || operation === at;
      },
    },
    answer: {
      finish: (operation, answer, { params }) => {
        if (operation !== at || answer.status >= 300 || !done.delete(params.clientId ?? '')) return answer;
        return { status: 404, body: { error: { type: 'not_found', message: 'Client organization not found' } } };
      },
    },
  };
}

function malformed(id: string, kind: string, name: string, at: Operation, status: number, instead?: Operation): Fault {
  const where = instead ?? at;
  return partnerFault(
    id,
    `partner.not-found.${kind}.malformed`,
    `${where} answers ${status} to an id in a form that is never issued.`,
    answering({ at: where, status: 404, when: (request) => !isUuidIn(request, name) }, (answer) =>
      status === 204 ? { status } : { ...answer, status },
    ),
  );
}

function workspaceOf(id: string, rule: string, at: Operation): Fault {
  return partnerFault(id, `partner.not-found.workspace.${rule}`, `${at} does not look at the client of a workspace.`, {
    ownership: {
      reachesWorkspace: (operation, facts) => operation === at || ownership.reachesWorkspace(operation, facts),
    },
  });
}

function filespaceOf(id: string, rule: string, at: Operation): Fault {
  return partnerFault(
    id,
    `partner.not-found.filespace.${rule}`,
    `${at} does not look at the workspace of a filespace.`,
    {
      ownership: {
        reachesFilespace: (operation, facts) => operation === at || ownership.reachesFilespace(operation, facts),
      },
    },
  );
}

function telling(cause: Cause, how: 'message' | 'type'): Stated {
  const usual = (asked: Cause, absence: Absence | undefined, text: string): string =>
    asked === cause && absence === 'foreign' ? 'not_owned' : text;
  return {
    failure: {
      [how]: (operation: Operation, asked: Cause, absence: Absence | undefined): string =>
        usual(asked, absence, failure[how](operation, asked, absence)),
    },
  };
}

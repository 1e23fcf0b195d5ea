import type { Operation } from '../../core/exchange.ts';
import { ownership } from '../../policy/stated/partner/ownership.ts';
import { type Fault, partnerFault } from '../types.ts';
import {
  answering,
  fields,
  mixedUp,
  type Stated,
  withBody,
  withOthers,
  withOthersSorted,
  without,
  withRecords,
  withStatus,
} from './changes.ts';
import { op } from './operations.ts';

/** The workspaces and filespaces of a client. */
export const contentFaults: readonly Fault[] = [
  partnerFault('workspaces-206', 'partner.workspace.list.status', 'The list of workspaces answers 206.', {
    ...withStatus({ at: op.listWorkspaces }, 206),
  }),
  missingWhereEmpty(
    'filespaces-of-an-empty-workspace-404',
    'partner.filespace.list.status',
    'The list of filespaces of a workspace that has none answers 404.',
    op.listFilespaces,
  ),
  missingWhereEmpty(
    'workspaces-of-a-new-client-404',
    'partner.workspace.list.status',
    'The list of workspaces of a client that has none answers 404.',
    op.listWorkspaces,
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
    lackingTheFirst(op.listWorkspaces),
  ),
  partnerFault(
    'workspaces-of-others-sorted',
    'partner.workspace.list.own',
    'With an order the list of workspaces is that of everything.',
    withOthersSorted(op.listWorkspaces),
  ),
  partnerFault(
    'workspaces-of-others-listed',
    'partner.workspace.list.own',
    'The list of workspaces shows those of all clients.',
    withOthers(op.listWorkspaces),
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
    'workspace-of-the-read-before',
    'partner.workspace.get.identity',
    'Get workspace answers the workspace that was read before.',
    mixedUp(op.getWorkspace),
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
    lackingTheFirst(op.listFilespaces),
  ),
  partnerFault(
    'filespaces-of-others-sorted',
    'partner.filespace.list.own',
    'With an order the list of filespaces is that of everything.',
    withOthersSorted(op.listFilespaces),
  ),
  partnerFault(
    'filespaces-of-others-listed',
    'partner.filespace.list.own',
    'The list of filespaces shows those of all workspaces.',
    withOthers(op.listFilespaces),
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
    'filespace-of-the-read-before',
    'partner.filespace.get.identity',
    'Get filespace answers the filespace that was read before.',
    mixedUp(op.getFilespace),
  ),
  partnerFault(
    'filespace-in-an-array',
    'partner.filespace.get.record',
    'Get filespace answers an array of one filespace.',
    withBody({ at: op.getFilespace }, (body) => [body]),
  ),
  partnerFault(
    'corner-workspaces-of-the-second-page-ageless',
    'partner.workspace.list.item-created-at',
    'From the second page on workspaces show a createdAt of null.',
    withRecords({ at: op.listWorkspaces, when: ({ query }) => query.get('p') === '2' }, (record) => ({
      ...record,
      createdAt: null,
    })),
  ),
];

/** The seed gives the first of several things the number 0, or calls it first. */

function missingWhereEmpty(id: string, requirement: string, story: string, at: Operation): Fault {
  return partnerFault(
    id,
    requirement,
    story,
    answering({ at }, (answer) =>
      JSON.stringify(answer.body).includes('"data":[]') ? { status: 404, body: answer.body } : answer,
    ),
  );
}

function isFirst(row: unknown): boolean {
  return /(?:-0|^first)$/.test(String(fields(row).name));
}

function lackingTheFirst(at: Operation): Stated {
  return { list: { rows: (operation, rows) => (operation === at ? rows.filter((row) => !isFirst(row)) : rows) } };
}

import type { Operation } from '../../core/exchange.ts';
import { objectOf, without } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { ownership } from '../../policy/stated/partner/ownership.ts';
import { partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import {
  answering,
  mixedUp,
  type Stated,
  withBody,
  withOthers,
  withOthersSorted,
  withRecords,
  withStatus,
} from './changes.ts';
import { op } from './operations.ts';

/** The workspaces and filespaces of a client. */
export const contentFaults: readonly Fault[] = [
  ...faultsOf({
    'partner.workspace.list.status': {
      'workspaces-206': bug('The list of workspaces answers 206.', withStatus({ at: op.listWorkspaces }, 206)),
    },
    'partner.workspace.list.item-id': {
      'workspaces-listed-without-id': bug(
        'The list of workspaces shows workspaceId in place of id.',
        withRecords({ at: op.listWorkspaces }, (record) => ({ ...without(record, 'id'), workspaceId: record.id })),
      ),
    },
    'partner.workspace.list.item-name': {
      'workspaces-listed-with-a-null-name': bug(
        'The second workspace in the list has a name of null.',
        withRecords({ at: op.listWorkspaces }, (record, index) => (index === 1 ? { ...record, name: null } : record)),
      ),
    },
    'partner.workspace.list.item-created-at': {
      'workspaces-listed-without-created-at': bug(
        'The list of workspaces shows created in place of createdAt.',
        withRecords({ at: op.listWorkspaces }, (record) => ({
          ...without(record, 'createdAt'),
          created: record.createdAt,
        })),
      ),
      'corner-workspaces-of-the-second-page-ageless': bug(
        'From the second page on workspaces show a createdAt of null.',
        withRecords({ at: op.listWorkspaces, when: ({ query }) => query.get('p') === '2' }, (record) => ({
          ...record,
          createdAt: null,
        })),
      ),
    },
    'partner.workspace.list.complete': {
      'workspaces-incomplete': bug(
        'The first workspace of a client is never listed.',
        lackingTheFirst(op.listWorkspaces),
      ),
    },
    'partner.workspace.list.own': {
      'workspaces-of-others-sorted': bug(
        'With an order the list of workspaces is that of everything.',
        withOthersSorted(op.listWorkspaces),
      ),
      'workspaces-of-others-listed': bug(
        'The list of workspaces shows those of all clients.',
        withOthers(op.listWorkspaces),
      ),
    },
    'partner.workspace.list.body': {
      'workspaces-listed-as-text': bug(
        'The list of workspaces is a JSON text.',
        answering({ at: op.listWorkspaces }, (answer) => ({ ...answer, body: JSON.stringify(answer.body) })),
      ),
    },
    'partner.workspace.get.status': {
      'workspace-203': bug('Get workspace answers 203.', withStatus({ at: op.getWorkspace }, 203)),
    },
    'partner.workspace.get.listed': {
      'workspace-listed-but-not-found': bug('Get workspace does not find workspaces whose name ends in 3.', {
        ownership: {
          reachesWorkspace: (operation, facts) =>
            ownership.reachesWorkspace(operation, facts) &&
            (operation !== op.getWorkspace || !facts.workspace.name.endsWith('3')),
        },
      }),
    },
    'partner.workspace.get.identity': {
      'workspace-with-another-id': bug(
        'Get workspace shows the id in capital letters.',
        withBody({ at: op.getWorkspace }, (body) => ({ ...body, id: String(body.id).toUpperCase() })),
      ),
      'workspace-found-by-its-name': {
        story: 'Get workspace answers the oldest workspace of the name, whatever its client.',
        override: oldestOfTheName(),
      },
      'workspace-of-the-read-before': bug(
        'Get workspace answers the workspace that was read before.',
        mixedUp(op.getWorkspace),
      ),
    },
    'partner.workspace.get.agrees-with-list': {
      'workspace-with-another-name': bug(
        'Get workspace shows the name in capital letters.',
        withBody({ at: op.getWorkspace }, (body) => ({ ...body, name: String(body.name).toUpperCase() })),
      ),
      'workspace-with-another-time': bug(
        'Get workspace shows createdAt an hour later than the list.',
        withBody({ at: op.getWorkspace }, (body) => ({
          ...body,
          createdAt: new Date(Date.parse(String(body.createdAt)) + 3_600_000).toISOString(),
        })),
      ),
    },
    'partner.workspace.get.record': {
      'workspace-in-an-array': bug(
        'Get workspace answers an array of one workspace.',
        withBody({ at: op.getWorkspace }, (body) => [body]),
      ),
    },
    'partner.filespace.list.status': {
      'filespaces-206': bug('The list of filespaces answers 206.', withStatus({ at: op.listFilespaces }, 206)),
    },
    'partner.filespace.list.complete': {
      'filespaces-incomplete': bug(
        'The first filespace of a workspace is never listed.',
        lackingTheFirst(op.listFilespaces),
      ),
    },
    'partner.filespace.list.own': {
      'filespaces-of-others-sorted': bug(
        'With an order the list of filespaces is that of everything.',
        withOthersSorted(op.listFilespaces),
      ),
      'filespaces-of-others-listed': bug(
        'The list of filespaces shows those of all workspaces.',
        withOthers(op.listFilespaces),
      ),
    },
    'partner.filespace.list.body': {
      'filespaces-listed-as-number': bug(
        'The list of filespaces is their number.',
        answering({ at: op.listFilespaces }, (answer) => ({ ...answer, body: 104 })),
      ),
    },
    'partner.filespace.get.status': {
      'filespace-203': bug('Get filespace answers 203.', withStatus({ at: op.getFilespace }, 203)),
    },
    'partner.filespace.get.identity': {
      'filespace-with-another-id': bug(
        'Get filespace shows the id of the workspace.',
        withBody({ at: op.getFilespace }, (body) => ({ ...body, id: body.workspaceId })),
      ),
      'filespace-of-the-read-before': bug(
        'Get filespace answers the filespace that was read before.',
        mixedUp(op.getFilespace),
      ),
      'filespace-kept-under-its-name': bug(
        'Get filespace answers the first one of a client that was read under the name.',
        keptUnderName(op.getFilespace),
      ),
    },
    'partner.filespace.get.record': {
      'filespace-in-an-array': bug(
        'Get filespace answers an array of one filespace.',
        withBody({ at: op.getFilespace }, (body) => [body]),
      ),
    },
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
  return /(?:-0|^first)$/.test(String(objectOf(row).name));
}

function lackingTheFirst(at: Operation): Stated {
  return { list: { rows: (operation, rows) => (operation === at ? rows.filter((row) => !isFirst(row)) : rows) } };
}

function oldestOfTheName(): PolicyOverride {
  let oldest: (name: string) => Readonly<Record<string, unknown>> | undefined = () => undefined;
  return transport({
    beforeEach: ({ db }) => {
      oldest = (name) =>
        db.prepare('SELECT id, client_id FROM client_workspaces WHERE name = ? ORDER BY created_at LIMIT 1').get(name);
      return undefined;
    },
    afterEach: ({ request, answer }) => {
      if (request.operation !== op.getWorkspace || answer.status !== 200) return answer;
      const body = objectOf(answer.body);
      const found = oldest(String(body.name));
      return { ...answer, body: { ...body, id: found?.id, clientId: found?.client_id } };
    },
  });
}

/** What was once shown is shown again for whatever has the same name below the same client. */
function keptUnderName(at: Operation): Stated {
  const kept = new Map<string, Record<string, unknown>>();
  return withBody({ at }, (body, { params }) => {
    const key = `${params.clientId} ${String(body.name)}`;
    const shown = kept.get(key) ?? body;
    kept.set(key, shown);
    return shown;
  });
}

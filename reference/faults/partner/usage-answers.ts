import { objectOf, without } from '../../core/json.ts';
import { partnerBug as bug, type Fault, faultsOf } from '../types.ts';
import { answering, withBody, withError, withRecords, withStatus } from './changes.ts';
import { op } from './operations.ts';

/** What usage answers: statuses, envelopes, records and errors. */
export const usageAnswerFaults: readonly Fault[] = faultsOf({
  'partner.usage.status.client': {
    'usage-client-206': bug('Client usage answers 206.', withStatus({ at: op.clientUsage }, 206)),
    'usage-client-without-ends-of-months': bug(
      'Client usage refuses a start on the last day of a month.',
      answering({ at: op.clientUsage, when: ({ query }) => isLastOfMonth(query.get('start') ?? '') }, () => ({
        status: 400,
        body: { error: { type: 'invalid_range', message: 'start is no date' } },
      })),
    ),
  },
  'partner.usage.status.workspace': {
    'usage-workspace-203': bug('Workspace usage answers 203.', withStatus({ at: op.workspaceUsage }, 203)),
  },
  'partner.usage.status.members': {
    'usage-members-206': bug('Members usage answers 206.', withStatus({ at: op.membersUsage }, 206)),
  },
  'partner.usage.status.filespace': {
    'usage-filespace-203': bug('Filespace usage answers 203.', withStatus({ at: op.filespaceUsage }, 203)),
    'usage-filespace-without-records-404': bug(
      'Usage of a filespace in which nothing was measured is not found.',
      answering({ at: op.filespaceUsage, status: 200 }, (answer) => {
        const { items } = objectOf(answer.body);
        if (!Array.isArray(items) || items.length > 0) return answer;
        return { status: 404, body: { error: { type: 'not_found', message: 'There is no usage' } } };
      }),
    ),
  },
  'partner.usage.envelope': {
    'usage-workspace-under-data': bug(
      'Workspace usage stands under data.',
      withBody({ at: op.workspaceUsage }, (body) => ({ ...without(body, 'items'), data: body.items })),
    ),
    'usage-filespace-bare-array': bug(
      'Filespace usage is a bare array.',
      withBody({ at: op.filespaceUsage }, (body) => body.items),
    ),
    'usage-empty-items-missing': bug(
      'Where client usage has no records, it has no items.',
      withBody({ at: op.clientUsage }, (body) =>
        Array.isArray(body.items) && body.items.length === 0 ? without(body, 'items') : body,
      ),
    ),
  },
  'partner.usage.members.body': {
    'usage-members-as-a-number': bug(
      'Members usage is the number of its records.',
      answering({ at: op.membersUsage }, (answer) => ({ ...answer, body: 30 })),
    ),
  },
  'partner.usage.members.counts': {
    'usage-members-without-scim': bug(
      'Members usage has no count of deactivated SCIM members.',
      withRecords({ at: op.membersUsage }, (record) => without(record, 'scimDeactivated')),
    ),
    'usage-members-pending-null': bug(
      'Members usage has null for the pending members.',
      withRecords({ at: op.membersUsage }, (record) => ({ ...record, pending: null })),
    ),
  },
  'partner.error.usage-rejected-body': {
    'usage-rejected-without-type': bug(
      'The 400 of filespace usage has no type.',
      withError({ at: op.filespaceUsage, status: 400 }, (error) => without(error, 'type')),
    ),
    'usage-rejected-flat': bug(
      'The 400 of members usage has a message without an error object.',
      withBody({ at: op.membersUsage, status: 400 }, (body) => objectOf(body.error)),
    ),
  },
  'partner.error.usage-not-found-body': {
    'usage-not-found-empty': bug(
      'The 404 of workspace usage has no body.',
      answering({ at: op.workspaceUsage, status: 404 }, () => ({ status: 404 })),
    ),
    'usage-not-found-message-null': bug(
      'The message in the 404 of client usage is null.',
      withError({ at: op.clientUsage, status: 404 }, (error) => ({ ...error, message: null })),
    ),
  },
});

function isLastOfMonth(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate() === day;
}

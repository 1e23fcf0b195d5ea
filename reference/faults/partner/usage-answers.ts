import { type Fault, partnerFault } from '../types.ts';
import { answering, fields, withBody, withError, without, withRecords, withStatus } from './changes.ts';
import { op } from './operations.ts';

/** What usage answers: statuses, envelopes, records and errors. */
export const usageAnswerFaults: readonly Fault[] = [
  partnerFault('usage-client-206', 'partner.usage.status.client', 'Client usage answers 206.', {
    ...withStatus({ at: op.clientUsage }, 206),
  }),
  partnerFault('usage-workspace-203', 'partner.usage.status.workspace', 'Workspace usage answers 203.', {
    ...withStatus({ at: op.workspaceUsage }, 203),
  }),
  partnerFault('usage-members-206', 'partner.usage.status.members', 'Members usage answers 206.', {
    ...withStatus({ at: op.membersUsage }, 206),
  }),
  partnerFault('usage-filespace-203', 'partner.usage.status.filespace', 'Filespace usage answers 203.', {
    ...withStatus({ at: op.filespaceUsage }, 203),
  }),
  partnerFault(
    'usage-workspace-under-data',
    'partner.usage.envelope',
    'Workspace usage stands under data.',
    withBody({ at: op.workspaceUsage }, (body) => ({ ...without(body, 'items'), data: body.items })),
  ),
  partnerFault(
    'usage-filespace-bare-array',
    'partner.usage.envelope',
    'Filespace usage is a bare array.',
    withBody({ at: op.filespaceUsage }, (body) => body.items),
  ),
  partnerFault(
    'usage-empty-items-missing',
    'partner.usage.envelope',
    'Where client usage has no records, it has no items.',
    withBody({ at: op.clientUsage }, (body) =>
      Array.isArray(body.items) && body.items.length === 0 ? without(body, 'items') : body,
    ),
  ),
  partnerFault(
    'usage-members-as-a-number',
    'partner.usage.members.body',
    'Members usage is the number of its records.',
    answering({ at: op.membersUsage }, (answer) => ({ ...answer, body: 30 })),
  ),
  partnerFault(
    'usage-members-without-scim',
    'partner.usage.members.counts',
    'Members usage has no count of deactivated SCIM members.',
    withRecords({ at: op.membersUsage }, (record) => without(record, 'scimDeactivated')),
  ),
  partnerFault(
    'usage-members-pending-null',
    'partner.usage.members.counts',
    'Members usage has null for the pending members.',
    withRecords({ at: op.membersUsage }, (record) => ({ ...record, pending: null })),
  ),
  partnerFault(
    'usage-rejected-without-type',
    'partner.error.usage-rejected-body',
    'The 400 of filespace usage has no type.',
    withError({ at: op.filespaceUsage, status: 400 }, (error) => without(error, 'type')),
  ),
  partnerFault(
    'usage-rejected-flat',
    'partner.error.usage-rejected-body',
    'The 400 of members usage has a message without an error object.',
    withBody({ at: op.membersUsage, status: 400 }, (body) => fields(body.error)),
  ),
  partnerFault(
    'usage-not-found-empty',
    'partner.error.usage-not-found-body',
    'The 404 of workspace usage has no body.',
    answering({ at: op.workspaceUsage, status: 404 }, () => ({ status: 404 })),
  ),
  partnerFault(
    'usage-not-found-message-null',
    'partner.error.usage-not-found-body',
    'The message in the 404 of client usage is null.',
    withError({ at: op.clientUsage, status: 404 }, (error) => ({ ...error, message: null })),
  ),
];

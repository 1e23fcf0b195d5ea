import { DAY_MS } from '../../core/clock.ts';
import type { Operation } from '../../core/exchange.ts';
import { usage } from '../../policy/stated/partner/usage.ts';
import { partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import { withBody, withRecords } from './changes.ts';
import { op } from './operations.ts';

/** Whose usage it is. */
export const usageScopeFaults: readonly Fault[] = [
  ...faultsOf({
    'partner.usage.scope.own': {
      'usage-of-workspace-is-of-client': bug('Workspace usage holds the records of the whole client.', {
        usage: {
          storageScope: (operation, path) =>
            operation === op.workspaceUsage
              ? { column: 'client_id', id: path.clientId }
              : usage.storageScope(operation, path),
        },
      }),
      'usage-of-filespace-is-of-workspace': bug('Filespace usage holds the records of the whole workspace.', {
        usage: {
          storageScope: (operation, path) =>
            operation === op.filespaceUsage
              ? { column: 'workspace_id', id: path.workspaceId ?? '' }
              : usage.storageScope(operation, path),
        },
      }),
      'usage-of-members-is-of-client': bug('Members usage holds the records of all workspaces of the client.', {
        usage: { membersScope: (_operation, { clientId }) => ({ column: 'client_id', id: clientId }) },
      }),
    },
    'partner.usage.scope.new-client': {
      'usage-of-nobody-an-example': bug(
        'Where a client has no usage, a month of zeros is shown.',
        withBody({ at: op.clientUsage }, (body) =>
          Array.isArray(body.items) && body.items.length === 0
            ? {
                ...body,
                items: [{ createdAt: new Date(Date.now() - 30 * DAY_MS).toISOString(), objectStoreGB: 0, s3GB: 0 }],
              }
            : body,
        ),
      ),
    },
    'partner.usage.scope.parts': {
      'usage-of-client-lacks-a-filespace': bug(
        'Client usage lacks the records of the storage type storage_c, which workspace usage has.',
        {
          usage: {
            shownTypes: (operation, type) =>
              operation === op.clientUsage && type === undefined
                ? ['storage_a', 'custom', 'storage_b']
                : usage.shownTypes(operation, type),
          },
        },
      ),
    },
  }),
  ofNothing('usage-of-client-empty', op.clientUsage),
  ofNothing('usage-of-workspace-empty', op.workspaceUsage),
  figureless('client-usage-without-figures', op.clientUsage),
  figureless('workspace-usage-without-figures', op.workspaceUsage),
  figureless('filespace-usage-without-figures', op.filespaceUsage),
];

function ofNothing(id: string, at: Operation): Fault {
  return partnerFault(id, 'partner.usage.type.omitted', `${at} looks for records that are of no filespace.`, {
    usage: {
      storageScope: (operation, path) =>
        operation === at ? { column: 'filespace_id', id: '' } : usage.storageScope(operation, path),
    },
  });
}

function figureless(id: string, at: Operation): Fault {
  const story = `${at} answers records without a figure.`;
  const isNumber = ([, value]: [string, unknown]): boolean => typeof value === 'number';
  const change = (record: object): unknown =>
    Object.fromEntries(Object.entries(record).filter((field) => !isNumber(field)));
  return partnerFault(id, 'partner.usage.storage.figures', story, withRecords({ at }, change));
}

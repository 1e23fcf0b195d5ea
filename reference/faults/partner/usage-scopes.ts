import { DAY_MS } from '../../core/clock.ts';
import type { Operation } from '../../core/exchange.ts';
import { objectOf } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { usage } from '../../policy/stated/partner/usage.ts';
import { partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import { type Stated, withBody, withRecords } from './changes.ts';
import { op } from './operations.ts';

/** Whose usage it is. */
export const usageScopeFaults: readonly Fault[] = [
  ...faultsOf({
    'partner.usage.scope.whole': {
      'usage-of-filespace-of-its-latest-types': bug('Filespace usage leaves out what was measured of storage_c.', {
        usage: {
          shownTypes: (operation, type) =>
            usage.shownTypes(operation, type).filter((each) => operation !== op.filespaceUsage || each !== 'storage_c'),
        },
      }),
      'usage-of-workspace-lags-behind': bug('Workspace usage lacks the last three days.', {
        usage: {
          effectiveRange: (operation, { start, end }) =>
            operation === op.workspaceUsage ? { start, end: Math.min(end, Date.now() - 3 * DAY_MS) } : { start, end },
        },
      }),
    },
    'partner.usage.scope.same-figures': {
      'usage-of-workspace-doubled': bug(
        'Workspace usage shows twice of what was measured.',
        doubled(op.workspaceUsage),
      ),
      'usage-of-client-doubled': bug('Client usage shows twice of what was measured.', doubled(op.clientUsage)),
    },
    'partner.usage.scope.own': {
      'usage-of-members-of-later-workspaces': {
        story: 'Members usage of a workspace in which nothing was measured is that of the client.',
        override: ofLaterOnes(op.listWorkspaces, (later) => ({
          membersScope: (operation, path) =>
            later.has(path.workspaceId)
              ? { column: 'client_id', id: path.clientId }
              : usage.membersScope(operation, path),
        })),
      },
      'usage-of-later-workspaces': {
        story: 'Workspace usage where nothing was measured is that of the client.',
        override: storageOfParent(op.listWorkspaces, op.workspaceUsage, 'workspaceId', {
          column: 'client_id',
          key: 'clientId',
        }),
      },
      'usage-of-later-filespaces': {
        story: 'Filespace usage where nothing was measured is that of the workspace.',
        override: storageOfParent(op.listFilespaces, op.filespaceUsage, 'filespaceId', {
          column: 'workspace_id',
          key: 'workspaceId',
        }),
      },
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
      'usage-of-workspace-with-a-type-is-of-client': bug(
        'With a type, workspace usage holds the records of the whole client.',
        workspaceForgottenBesideType(),
      ),
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

/** What is asked for is read before whose it is. */
function workspaceForgottenBesideType(): Stated {
  let isTyped = false;
  return {
    usage: {
      shownTypes: (operation, type) => {
        isTyped = type !== undefined;
        return usage.shownTypes(operation, type);
      },
      storageScope: (operation, path) =>
        isTyped && operation === op.workspaceUsage
          ? { column: 'client_id', id: path.clientId }
          : usage.storageScope(operation, path),
    },
  };
}

function ofNothing(id: string, at: Operation): Fault {
  return partnerFault(id, 'partner.usage.type.omitted', `${at} looks for records that are of no filespace.`, {
    usage: {
      storageScope: (operation, path) =>
        operation === at ? { column: 'filespace_id', id: '' } : usage.storageScope(operation, path),
    },
  });
}

function doubled(at: Operation): Stated {
  return withRecords({ at }, (record) =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [name, typeof value === 'number' ? 2 * value + 1 : value]),
    ),
  );
}

function figureless(id: string, at: Operation): Fault {
  const story = `${at} answers records without a figure.`;
  const isNumber = ([, value]: [string, unknown]): boolean => typeof value === 'number';
  const change = (record: object): unknown =>
    Object.fromEntries(Object.entries(record).filter((field) => !isNumber(field)));
  return partnerFault(id, 'partner.usage.storage.figures', story, withRecords({ at }, change));
}

/** For those that were made late, storage is that of what they are in. */
function storageOfParent(
  list: Operation,
  at: Operation,
  own: 'workspaceId' | 'filespaceId',
  parent: { column: 'client_id' | 'workspace_id'; key: 'clientId' | 'workspaceId' },
): PolicyOverride {
  return ofLaterOnes(list, (later) => ({
    storageScope: (operation, path) =>
      operation === at && later.has(path[own])
        ? { column: parent.column, id: path[parent.key] ?? '' }
        : usage.storageScope(operation, path),
  }));
}

/** What a fixture has plenty of, and measures only in the first ones: those with a number of two digits in the name. */
function ofLaterOnes(
  list: Operation,
  change: (later: ReadonlySet<unknown>) => NonNullable<Stated['usage']>,
): PolicyOverride {
  const later = new Set<unknown>();
  const noted = transport({
    afterEach: ({ api, request, answer }) => {
      const { data } = objectOf(answer.body);
      if (api !== 'partner' || request.operation !== list || !Array.isArray(data)) return answer;
      for (const { id, name } of data.map(objectOf)) if (/\d\d$/.test(String(name))) later.add(id);
      return answer;
    },
  });
  return { ...noted, stated: { partner: { usage: change(later) } } };
}

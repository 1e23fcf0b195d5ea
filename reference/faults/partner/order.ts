import type { Operation } from '../../core/exchange.ts';
import { list, type PageFacts } from '../../policy/stated/partner/list.ts';
import { type Fault, partnerFault } from '../types.ts';
import { op } from './operations.ts';

/** Order of every list, newest first or oldest first. */
export const orderFaults: readonly Fault[] = [
  direction('order-clients-ascending-descends', 'partner.order.ascending.clients', op.listClients, 'createdAt', 'desc'),
  direction('order-members-ascending-descends', 'partner.order.ascending.members', op.listMembers, 'createdAt', 'desc'),
  byId('order-workspaces-ascending-by-id', 'partner.order.ascending.workspaces', op.listWorkspaces),
  direction(
    'order-filespaces-ascending-descends',
    'partner.order.ascending.filespaces',
    op.listFilespaces,
    'createdAt',
    'desc',
  ),
  byId('order-clients-by-id', 'partner.order.descending.clients', op.listClients),
  direction(
    'order-members-descending-ascends',
    'partner.order.descending.members',
    op.listMembers,
    '-createdAt',
    'asc',
  ),
  direction(
    'order-workspaces-descending-ascends',
    'partner.order.descending.workspaces',
    op.listWorkspaces,
    '-createdAt',
    'asc',
  ),
  byId('order-filespaces-by-id', 'partner.order.descending.filespaces', op.listFilespaces),
  defaultSort('order-clients-default-ascends', 'partner.order.default.clients', op.listClients, 'createdAt'),
  defaultSort('order-members-default-ascends', 'partner.order.default.members', op.listMembers, 'createdAt'),
  defaultSort('order-workspaces-default-ascends', 'partner.order.default.workspaces', op.listWorkspaces, 'createdAt'),
  defaultSort('order-filespaces-default-ascends', 'partner.order.default.filespaces', op.listFilespaces, 'createdAt'),
  restarting('order-clients-within-pages-only', 'partner.order.across-pages', op.listClients),
  restarting('order-members-within-pages-only', 'partner.order.across-pages', op.listMembers),
  restarting('order-filespaces-within-pages-only', 'partner.order.across-pages', op.listFilespaces),
  byId('order-client-usage-by-id', 'partner.usage.order.ascending.client', op.clientUsage),
  direction(
    'order-workspace-usage-ascending-descends',
    'partner.usage.order.ascending.workspace',
    op.workspaceUsage,
    'createdAt',
    'desc',
  ),
  byId('order-members-usage-by-id', 'partner.usage.order.ascending.members', op.membersUsage),
  direction(
    'order-filespace-usage-ascending-descends',
    'partner.usage.order.ascending.filespace',
    op.filespaceUsage,
    'createdAt',
    'desc',
  ),
  direction(
    'order-client-usage-descending-ascends',
    'partner.usage.order.descending.client',
    op.clientUsage,
    '-createdAt',
    'asc',
  ),
  byId('order-workspace-usage-by-id', 'partner.usage.order.descending.workspace', op.workspaceUsage),
  direction(
    'order-members-usage-descending-ascends',
    'partner.usage.order.descending.members',
    op.membersUsage,
    '-createdAt',
    'asc',
  ),
  direction(
    'order-filespace-usage-descending-ascends',
    'partner.usage.order.descending.filespace',
    op.filespaceUsage,
    '-createdAt',
    'asc',
  ),
  defaultSort(
    'order-client-usage-default-descends',
    'partner.usage.order.default.client',
    op.clientUsage,
    '-createdAt',
  ),
  defaultSort(
    'order-workspace-usage-default-descends',
    'partner.usage.order.default.workspace',
    op.workspaceUsage,
    '-createdAt',
  ),
  defaultSort(
    'order-members-usage-default-descends',
    'partner.usage.order.default.members',
    op.membersUsage,
    '-createdAt',
  ),
  defaultSort(
    'order-filespace-usage-default-descends',
    'partner.usage.order.default.filespace',
    op.filespaceUsage,
    '-createdAt',
  ),
  restarting('order-client-usage-within-pages-only', 'partner.usage.order.across-pages', op.clientUsage),
  restarting('order-members-usage-within-pages-only', 'partner.usage.order.across-pages', op.membersUsage),
];

function direction(id: string, requirement: string, at: Operation, sort: string, wrong: 'asc' | 'desc'): Fault {
  return partnerFault(id, requirement, `With s=${sort} the list of ${at} runs the other way round.`, {
    list: {
      direction: (operation, asked) => (operation === at && asked === sort ? wrong : list.direction(operation, asked)),
    },
  });
}

function byId(id: string, requirement: string, at: Operation): Fault {
  return partnerFault(id, requirement, `The list of ${at} goes by the ids of its records.`, {
    list: { orderedBy: (operation) => (operation === at ? 'id' : 'time') },
  });
}

function defaultSort(id: string, requirement: string, at: Operation, sort: string): Fault {
  return partnerFault(id, requirement, `Without s the list of ${at} has the order of s=${sort}.`, {
    list: { defaultSort: (operation) => (operation === at ? sort : list.defaultSort(operation)) },
  });
}

/** Each page is cut from the list in its other direction, and only then put into order. */
function restarting(id: string, requirement: string, at: Operation): Fault {
  return partnerFault(id, requirement, `The list of ${at} is in order within each page only.`, {
    list: {
      window: (operation, facts) =>
        operation === at
          ? { offset: Math.max(facts.total - facts.page * facts.size, 0), limit: lengthOf(facts) }
          : list.window(operation, facts),
    },
  });
}

function lengthOf({ page, size, total }: PageFacts): number {
  return Math.max(Math.min(size, total - (page - 1) * size), 0);
}

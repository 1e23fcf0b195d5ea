import type { Operation } from '../../core/exchange.ts';
import { list, type PageFacts } from '../../policy/stated/partner/list.ts';
import { type Fault, partnerFault } from '../types.ts';
import { withPages } from './changes.ts';
import { op } from './operations.ts';

/** Order of every list, newest first or oldest first. */
export const orderFaults: readonly Fault[] = [
  turned('order-clients-ascending-descends', 'order.ascending.clients', op.listClients, 'createdAt'),
  turned('order-members-ascending-descends', 'order.ascending.members', op.listMembers, 'createdAt'),
  byId('order-workspaces-ascending-by-id', 'order.ascending.workspaces', op.listWorkspaces),
  turned('order-filespaces-ascending-descends', 'order.ascending.filespaces', op.listFilespaces, 'createdAt'),
  byId('order-clients-by-id', 'order.descending.clients', op.listClients),
  turned('order-members-descending-ascends', 'order.descending.members', op.listMembers, '-createdAt'),
  turned('order-workspaces-descending-ascends', 'order.descending.workspaces', op.listWorkspaces, '-createdAt'),
  byId('order-filespaces-by-id', 'order.descending.filespaces', op.listFilespaces),
  defaultSort('order-clients-default-ascends', 'order.default.clients', op.listClients, 'createdAt'),
  defaultSort('order-members-default-ascends', 'order.default.members', op.listMembers, 'createdAt'),
  defaultSort('order-workspaces-default-ascends', 'order.default.workspaces', op.listWorkspaces, 'createdAt'),
  defaultSort('order-filespaces-default-ascends', 'order.default.filespaces', op.listFilespaces, 'createdAt'),
  restarting('order-clients-within-pages-only', 'order.across-pages', op.listClients),
  restarting('order-members-within-pages-only', 'order.across-pages', op.listMembers),
  restarting('order-filespaces-within-pages-only', 'order.across-pages', op.listFilespaces),
  byId('order-client-usage-by-id', 'usage.order.ascending.client', op.clientUsage),
  turned('order-workspace-usage-ascending-descends', 'usage.order.ascending.workspace', op.workspaceUsage, 'createdAt'),
  byId('order-members-usage-by-id', 'usage.order.ascending.members', op.membersUsage),
  turned('order-filespace-usage-ascending-descends', 'usage.order.ascending.filespace', op.filespaceUsage, 'createdAt'),
  turned('order-client-usage-descending-ascends', 'usage.order.descending.client', op.clientUsage, '-createdAt'),
  byId('order-workspace-usage-by-id', 'usage.order.descending.workspace', op.workspaceUsage),
  turned('order-members-usage-descending-ascends', 'usage.order.descending.members', op.membersUsage, '-createdAt'),
  turned(
    'order-filespace-usage-descending-ascends',
    'usage.order.descending.filespace',
    op.filespaceUsage,
    '-createdAt',
  ),
  defaultSort('order-client-usage-default-descends', 'usage.order.default.client', op.clientUsage, '-createdAt'),
  defaultSort(
    'order-workspace-usage-default-descends',
    'usage.order.default.workspace',
    op.workspaceUsage,
    '-createdAt',
  ),
  defaultSort('order-members-usage-default-descends', 'usage.order.default.members', op.membersUsage, '-createdAt'),
  defaultSort(
    'order-filespace-usage-default-descends',
    'usage.order.default.filespace',
    op.filespaceUsage,
    '-createdAt',
  ),
  restarting('order-client-usage-within-pages-only', 'usage.order.across-pages', op.clientUsage),
  restarting('order-members-usage-within-pages-only', 'usage.order.across-pages', op.membersUsage),
];

type Sort = 'createdAt' | '-createdAt';

function turned(id: string, rule: string, at: Operation, sort: Sort): Fault {
  const wrong = sort === 'createdAt' ? 'desc' : 'asc';
  return partnerFault(id, `partner.${rule}`, `With s=${sort} the list of ${at} runs the other way round.`, {
    list: {
      direction: (operation, asked) => (operation === at && asked === sort ? wrong : list.direction(operation, asked)),
    },
  });
}

function byId(id: string, rule: string, at: Operation): Fault {
  return partnerFault(id, `partner.${rule}`, `The list of ${at} goes by the ids of its records.`, {
    list: { orderedBy: (operation) => (operation === at ? 'id' : 'time') },
  });
}

function defaultSort(id: string, rule: string, at: Operation, sort: Sort): Fault {
  return partnerFault(id, `partner.${rule}`, `Without s the list of ${at} has the order of s=${sort}.`, {
    list: { defaultSort: (operation) => (operation === at ? sort : list.defaultSort(operation)) },
  });
}

/** Each page is cut from the list in its other direction, and only then put into order. */
function restarting(id: string, rule: string, at: Operation): Fault {
  const stretch = ({ page, size, total }: PageFacts) => ({
    offset: Math.max(total - page * size, 0),
    limit: Math.max(Math.min(size, total - (page - 1) * size), 0),
  });
  return partnerFault(id, `partner.${rule}`, `The list of ${at} is in order within each page only.`, {
    ...withPages(at, stretch),
  });
}

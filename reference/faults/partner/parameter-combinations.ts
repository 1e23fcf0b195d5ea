import { DAY_MS } from '../../core/clock.ts';
import type { Operation } from '../../core/exchange.ts';
import { type Fault, partnerFault } from '../types.ts';
import { withStatus } from './changes.ts';
import { op } from './operations.ts';

const later: readonly [list: string, at: Operation][] = [
  ['members', op.listMembers],
  ['workspaces', op.listWorkspaces],
  ['filespaces', op.listFilespaces],
  ['client-usage', op.clientUsage],
  ['workspace-usage', op.workspaceUsage],
  ['members-usage', op.membersUsage],
  ['filespace-usage', op.filespaceUsage],
];

/** List parameters that count only beside another one, or only without it. */
export const parameterCombinationFaults: readonly Fault[] = [
  lost('clients-p-lost-without-l', 'paging.walk.clients', op.listClients, 'p', without('l')),
  lost('clients-p-lost-without-s', 'paging.walk.clients', op.listClients, 'p', without('s')),
  lost('clients-l-lost-beside-s', 'paging.limit.clients', op.listClients, 'l', beside('s')),
  lost('clients-l-lost-without-p', 'paging.limit.clients', op.listClients, 'l', without('p')),
  lost('clients-s-lost-beside-p', 'order.across-pages', op.listClients, 's', beside('p')),
  lost('clients-s-lost-without-l', 'order.ascending.clients', op.listClients, 's', without('l')),
  lost('members-p-lost-without-l', 'paging.walk.members', op.listMembers, 'p', without('l')),
  lost('members-p-lost-without-s', 'paging.walk.members', op.listMembers, 'p', without('s')),
  lost('members-l-lost-beside-s', 'paging.limit.members', op.listMembers, 'l', beside('s')),
  lost('members-l-lost-without-p', 'paging.limit.members', op.listMembers, 'l', without('p')),
  lost('members-s-lost-beside-p', 'order.across-pages', op.listMembers, 's', beside('p')),
  lost('members-s-lost-without-l', 'order.ascending.members', op.listMembers, 's', without('l')),
  lost('members-status-lost-beside-s', 'member.status-filter.new', op.listMembers, 'status', beside('s')),
  lost('members-status-lost-without-p', 'member.status-filter.new', op.listMembers, 'status', without('p')),
  lost('members-p-lost-beside-status', 'member.status-filter.paging', op.listMembers, 'p', beside('status')),
  lost('members-l-lost-beside-status', 'paging.limit.members', op.listMembers, 'l', beside('status')),
  lost('members-s-lost-beside-status', 'order.ascending.members', op.listMembers, 's', beside('status')),
  lost('members-s-lost-behind-status', 'order.ascending.members', op.listMembers, 's', behind('status')),
  lost('members-l-lost-beside-status-and-s', 'paging.limit.members', op.listMembers, 'l', beside('status', 's')),
  lost('members-status-lost-beside-all', 'member.status-filter.new', op.listMembers, 'status', beside('p', 'l', 's')),
  lost('workspaces-p-lost-without-l', 'paging.walk.workspaces', op.listWorkspaces, 'p', without('l')),
  lost('workspaces-p-lost-without-s', 'paging.walk.workspaces', op.listWorkspaces, 'p', without('s')),
  lost('workspaces-l-lost-beside-s', 'paging.limit.workspaces', op.listWorkspaces, 'l', beside('s')),
  lost('workspaces-l-lost-without-p', 'paging.limit.workspaces', op.listWorkspaces, 'l', without('p')),
  lost('workspaces-s-lost-beside-p', 'order.across-pages', op.listWorkspaces, 's', beside('p')),
  lost('workspaces-s-lost-without-l', 'order.ascending.workspaces', op.listWorkspaces, 's', without('l')),
  lost('filespaces-p-lost-without-l', 'paging.walk.filespaces', op.listFilespaces, 'p', without('l')),
  lost('filespaces-p-lost-without-s', 'paging.walk.filespaces', op.listFilespaces, 'p', without('s')),
  lost('filespaces-l-lost-beside-s', 'paging.limit.filespaces', op.listFilespaces, 'l', beside('s')),
  lost('filespaces-l-lost-without-p', 'paging.limit.filespaces', op.listFilespaces, 'l', without('p')),
  lost('filespaces-s-lost-beside-p', 'order.across-pages', op.listFilespaces, 's', beside('p')),
  lost('filespaces-s-lost-without-l', 'order.ascending.filespaces', op.listFilespaces, 's', without('l')),
  lost('client-usage-p-lost-without-l', 'paging.walk.client-usage', op.clientUsage, 'p', without('l')),
  lost('client-usage-p-lost-without-s', 'paging.walk.client-usage', op.clientUsage, 'p', without('s')),
  lost('client-usage-l-lost-beside-s', 'paging.limit.client-usage', op.clientUsage, 'l', beside('s')),
  lost('client-usage-l-lost-without-p', 'paging.limit.client-usage', op.clientUsage, 'l', without('p')),
  lost('client-usage-s-lost-beside-p', 'usage.order.across-pages', op.clientUsage, 's', beside('p')),
  lost('client-usage-s-lost-without-l', 'usage.order.descending.client', op.clientUsage, 's', without('l')),
  lost('client-usage-start-lost-beside-s', 'usage.range.respected', op.clientUsage, 'start', beside('s')),
  lost('client-usage-end-lost-without-l', 'usage.range.respected', op.clientUsage, 'end', without('l')),
  lost('client-usage-type-lost-beside-s', 'usage.type.custom', op.clientUsage, 'type', beside('s')),
  lost('client-usage-type-lost-without-p', 'usage.type.custom', op.clientUsage, 'type', without('p')),
  lost('client-usage-p-lost-beside-type', 'paging.walk.client-usage', op.clientUsage, 'p', beside('type')),
  lost('client-usage-l-lost-beside-type', 'paging.limit.client-usage', op.clientUsage, 'l', beside('type')),
  lost('client-usage-start-lost-beside-type', 'usage.range.respected', op.clientUsage, 'start', beside('type')),
  lost('client-usage-l-lost-beside-type-and-s', 'paging.limit.client-usage', op.clientUsage, 'l', beside('type', 's')),
  lost('client-usage-l-lost-beside-type-and-p', 'paging.limit.client-usage', op.clientUsage, 'l', beside('type', 'p')),
  lost('workspace-usage-p-lost-without-l', 'paging.walk.workspace-usage', op.workspaceUsage, 'p', without('l')),
  lost('workspace-usage-p-lost-without-s', 'paging.walk.workspace-usage', op.workspaceUsage, 'p', without('s')),
  lost('workspace-usage-l-lost-beside-s', 'paging.limit.workspace-usage', op.workspaceUsage, 'l', beside('s')),
  lost('workspace-usage-l-lost-without-p', 'paging.limit.workspace-usage', op.workspaceUsage, 'l', without('p')),
  lost('workspace-usage-s-lost-beside-p', 'usage.order.across-pages', op.workspaceUsage, 's', beside('p')),
  lost('workspace-usage-s-lost-without-l', 'usage.order.descending.workspace', op.workspaceUsage, 's', without('l')),
  lost('workspace-usage-start-lost-beside-s', 'usage.range.respected', op.workspaceUsage, 'start', beside('s')),
  lost('workspace-usage-end-lost-without-l', 'usage.range.respected', op.workspaceUsage, 'end', without('l')),
  lost('workspace-usage-type-lost-beside-s', 'usage.type.custom', op.workspaceUsage, 'type', beside('s')),
  lost('workspace-usage-type-lost-without-p', 'usage.type.custom', op.workspaceUsage, 'type', without('p')),
  lost('workspace-usage-p-lost-beside-type', 'paging.walk.workspace-usage', op.workspaceUsage, 'p', beside('type')),
  lost('workspace-usage-l-lost-beside-type', 'paging.limit.workspace-usage', op.workspaceUsage, 'l', beside('type')),
  lost('workspace-usage-start-lost-beside-type', 'usage.range.respected', op.workspaceUsage, 'start', beside('type')),
  lost('members-usage-p-lost-without-l', 'paging.walk.members-usage', op.membersUsage, 'p', without('l')),
  lost('members-usage-p-lost-without-s', 'paging.walk.members-usage', op.membersUsage, 'p', without('s')),
  lost('members-usage-l-lost-beside-s', 'paging.limit.members-usage', op.membersUsage, 'l', beside('s')),
  lost('members-usage-l-lost-without-p', 'paging.limit.members-usage', op.membersUsage, 'l', without('p')),
  lost('members-usage-s-lost-beside-p', 'usage.order.across-pages', op.membersUsage, 's', beside('p')),
  lost('members-usage-s-lost-without-l', 'usage.order.descending.members', op.membersUsage, 's', without('l')),
  lost('members-usage-start-lost-beside-s', 'usage.range.respected', op.membersUsage, 'start', beside('s')),
  lost('members-usage-end-lost-without-l', 'usage.range.respected', op.membersUsage, 'end', without('l')),
  lost('filespace-usage-p-lost-without-l', 'paging.walk.filespace-usage', op.filespaceUsage, 'p', without('l')),
  lost('filespace-usage-p-lost-without-s', 'paging.walk.filespace-usage', op.filespaceUsage, 'p', without('s')),
  lost('filespace-usage-l-lost-beside-s', 'paging.limit.filespace-usage', op.filespaceUsage, 'l', beside('s')),
  lost('filespace-usage-l-lost-without-p', 'paging.limit.filespace-usage', op.filespaceUsage, 'l', without('p')),
  lost('filespace-usage-s-lost-beside-p', 'usage.order.across-pages', op.filespaceUsage, 's', beside('p')),
  lost('filespace-usage-s-lost-without-l', 'usage.order.descending.filespace', op.filespaceUsage, 's', without('l')),
  lost('filespace-usage-start-lost-beside-s', 'usage.range.respected', op.filespaceUsage, 'start', beside('s')),
  lost('filespace-usage-end-lost-without-l', 'usage.range.respected', op.filespaceUsage, 'end', without('l')),
  ...later.map(([list, at]) =>
    lost(`${list}-s-lost-on-later-pages-without-l`, `paging.default-size.${list}`, at, 's', laterWithout('l')),
  ),
  lost('clients-s-lost-on-later-pages-without-l', 'order.across-pages', op.listClients, 's', laterWithout('l')),
  refused('clients', 'client.list.status', op.listClients),
  refused('members', 'member.list.status', op.listMembers),
  refused('filtered-members', 'member.list.status', op.listMembers, 'status'),
  refused('workspaces', 'workspace.list.status', op.listWorkspaces),
  refused('filespaces', 'filespace.list.status', op.listFilespaces),
  refused('client-usage', 'usage.status.client', op.clientUsage),
  refused('client-usage-of-a-type', 'usage.status.client', op.clientUsage, 'type'),
  refused('workspace-usage', 'usage.status.workspace', op.workspaceUsage),
  refused('workspace-usage-of-a-type', 'usage.status.workspace', op.workspaceUsage, 'type'),
  refused('members-usage', 'usage.status.members', op.membersUsage),
  refused('filespace-usage', 'usage.status.filespace', op.filespaceUsage),
];

interface Company {
  readonly words: string;
  fits(query: URLSearchParams): boolean;
}

function beside(...others: readonly string[]): Company {
  return { words: `beside ${others.join(' and ')}`, fits: (query) => others.every((other) => query.has(other)) };
}

/** Whatever reads a query as one text finds the one in the other. */
function behind(other: string): Company {
  return {
    words: `behind ${other}`,
    fits: (query) => query.has(other) && [...query.keys()].indexOf(other) < [...query.keys()].indexOf('s'),
  };
}

function without(other: string): Company {
  return { words: `without ${other}`, fits: (query) => !query.has(other) };
}

function laterWithout(other: string): Company {
  return {
    words: `on later pages without ${other}`,
    fits: (query) => !query.has(other) && Number(query.get('p') ?? 1) > 1,
  };
}

function lost(id: string, rule: string, at: Operation, name: string, company: Company): Fault {
  return partnerFault(id, `partner.${rule}`, `${at} overlooks ${name} ${company.words}.`, {
    list: {
      parameters: (operation, query) => (operation === at && company.fits(query) ? overlooking(query, name) : query),
    },
  });
}

/** As if a parameter were not there; a bound of a range is as far away as it can be. */
function overlooking(query: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  if (name === 'start' && query.has('start')) rest.set('start', new Date(Date.now() - 55 * DAY_MS).toISOString());
  else if (name === 'end' && query.has('end')) rest.set('end', new Date().toISOString());
  else rest.delete(name);
  return rest;
}

/** What is accepted by itself is refused beside all the others. */
function refused(what: string, rule: string, at: Operation, ...also: readonly string[]): Fault {
  const names = ['p', 'l', 's', ...also];
  return partnerFault(
    `${what}-refused-beside-all`,
    `partner.${rule}`,
    `${at} refuses ${names.join(', ')} together.`,
    withStatus({ at, when: ({ query }) => names.every((name) => query.has(name)) }, 400),
  );
}

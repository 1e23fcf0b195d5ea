import type { Operation } from '../../core/exchange.ts';
import { type Fault, partnerFault } from '../types.ts';
import { withPages } from './changes.ts';
import { op } from './operations.ts';

/** Deep pages are cut off. */
export const farPageFaults: readonly Fault[] = [
  fiftyPages('clients', op.listClients),
  fiftyPages('members', op.listMembers),
  fiftyPages('workspaces', op.listWorkspaces),
  fiftyPages('workspace-usage', op.workspaceUsage),
  countedBefore('clients', op.listClients),
  countedBefore('members', op.listMembers),
];

const rememberedMs = 10_000;

function countedBefore(what: 'clients' | 'members', at: Operation): Fault {
  let known = { total: 0, until: 0 };
  const story = `${at} has as many pages as it had some seconds ago.`;
  const stated = withPages(at, ({ page, size, total }) => {
    if (Date.now() > known.until) known = { total, until: Date.now() + rememberedMs };
    const offset = (page - 1) * size;
    return { offset, limit: offset > 0 && offset >= known.total ? 0 : size };
  });
  return partnerFault(`paging-${what}-counted-before`, `partner.paging.walk.${what}`, story, stated);
}

function fiftyPages(what: string, at: Operation): Fault {
  const story = `${at} takes every page beyond the fiftieth for the fiftieth.`;
  const stated = withPages(at, ({ page, size }) => ({ offset: (Math.min(page, 50) - 1) * size, limit: size }));
  return partnerFault(`paging-${what}-fifty-pages`, 'partner.paging.disjoint', story, stated);
}

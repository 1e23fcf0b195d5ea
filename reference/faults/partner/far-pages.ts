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
];

function fiftyPages(what: string, at: Operation): Fault {
  const story = `${at} takes every page beyond the fiftieth for the fiftieth.`;
  const stated = withPages(at, ({ page, size }) => ({ offset: (Math.min(page, 50) - 1) * size, limit: size }));
  return partnerFault(`paging-${what}-fifty-pages`, 'partner.paging.disjoint', story, stated);
}

import { members } from '../../policy/stated/partner/members.ts';
import { type Fault, partnerFault } from '../types.ts';
import { fields, type Stated, withBody, withCode } from './changes.ts';
import { op } from './operations.ts';

/** Members of one status alone. */
export const memberFilterFaults: readonly Fault[] = [
  partnerFault('members-filter-new-ignored', 'partner.member.status-filter.new', 'status=new filters nothing.', {
    members: { statusFilter: (_operation, status) => (status === 'new' ? undefined : status) },
  }),
  partnerFault(
    'members-filter-new-incomplete',
    'partner.member.status-filter.new-complete',
    'status=new leaves the owner out.',
    withBody({ at: op.listMembers, when: ({ query }) => query.get('status') === 'new' }, ({ data, ...body }) => ({
      ...body,
      data: Array.isArray(data) ? data.filter((member) => fields(member).isOwner !== true) : data,
    })),
  ),
  partnerFault(
    'members-filter-new-is-active',
    'partner.member.status-filter.new',
    'The two statuses are interchanged.',
    {
      members: { statusFilter: (_operation, status) => interchanged(status) },
    },
  ),
  partnerFault(
    'members-filter-active-ignored',
    'partner.member.status-filter.active',
    'status=active filters nothing.',
    {
      members: { statusFilter: (_operation, status) => (status === 'active' ? undefined : status) },
    },
  ),
  partnerFault(
    'members-filter-active-empty',
    'partner.member.status-filter.active-complete',
    'status=active finds nobody.',
    { members: { statusFilter: (_operation, status) => (status === 'active' ? 'activated' : status) } },
  ),
  partnerFault(
    'members-filter-after-paging',
    'partner.member.status-filter.paging',
    'The filter is lost from the second page on.',
    filterLostOnPages(),
  ),
  partnerFault('members-filter-any', 'partner.member.status-filter.invalid', 'An unknown status finds nobody.', {
    members: { acceptsStatusFilter: () => true },
  }),
  partnerFault(
    'members-filter-any-on-later-pages',
    'partner.member.status-filter.invalid',
    'An unknown status is no mistake from the second page on.',
    {
      members: {
        acceptsStatusFilter: (operation, status, query) =>
          query?.get('p') === '2' || members.acceptsStatusFilter(operation, status),
      },
    },
  ),
  partnerFault(
    'members-filter-pending-accepted',
    'partner.member.status-filter.invalid',
    'There is a third status to filter by: pending.',
    {
      members: {
        acceptsStatusFilter: (operation, status) =>
          status === 'pending' || members.acceptsStatusFilter(operation, status),
      },
    },
  ),
  partnerFault(
    'members-filter-other-code',
    'partner.member.status-filter.invalid-code',
    'The code of invalid-status-filter is partnerOrganization.member.invalidStatus.',
    withCode('invalid-status-filter', 'partnerOrganization.member.invalidStatus'),
  ),
];

function interchanged(status: string | undefined): string | undefined {
  if (status === 'new') return 'active';
  return status === 'active' ? 'new' : status;
}

function filterLostOnPages(): Stated {
  return {
    list: {
      rows: (operation, rows, { page }) => {
        if (operation !== op.listMembers || page === 1) return rows;
        return rows.slice(1);
      },
    },
  };
}

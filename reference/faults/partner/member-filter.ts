import { objectOf } from '../../core/json.ts';
import { members } from '../../policy/stated/partner/members.ts';
import { partnerBug as bug, type Fault, faultsOf } from '../types.ts';
import { type Stated, withBody, withCode, withList } from './changes.ts';
import { op } from './operations.ts';

/** Members of one status alone. */
export const memberFilterFaults: readonly Fault[] = faultsOf({
  'partner.member.status-filter.new': {
    'members-filter-new-ignored': bug('status=new filters nothing.', {
      members: { statusFilter: (_operation, status) => (status === 'new' ? undefined : status) },
    }),
    'members-filter-new-is-active': bug('The two statuses are interchanged.', {
      members: { statusFilter: (_operation, status) => interchanged(status) },
    }),
  },
  'partner.member.status-filter.new-complete': {
    'members-filter-new-incomplete': bug(
      'status=new leaves the owner out.',
      withBody({ at: op.listMembers, when: ({ query }) => query.get('status') === 'new' }, ({ data, ...body }) => ({
        ...body,
        data: Array.isArray(data) ? data.filter((member) => objectOf(member).isOwner !== true) : data,
      })),
    ),
  },
  'partner.member.status-filter.active': {
    'members-filter-active-ignored': bug('status=active filters nothing.', {
      members: { statusFilter: (_operation, status) => (status === 'active' ? undefined : status) },
    }),
  },
  'partner.member.status-filter.active-complete': {
    'members-filter-active-empty': bug('status=active finds nobody.', {
      members: { statusFilter: (_operation, status) => (status === 'active' ? 'activated' : status) },
    }),
  },
  'partner.member.status-filter.paging': {
    'members-filter-after-paging': bug('The filter is lost from the second page on.', filterLostOnPages()),
    'members-filter-of-large-pages': bug(
      'Beside a status and no l the second page begins where that of three hundred does.',
      {
        list: {
          parameters: (operation, query) => {
            const isMeant = operation === op.listMembers && query.has('status') && !query.has('l');
            if (!isMeant || Number(query.get('p')) < 2) return query;
            const moved = new URLSearchParams(query);
            moved.set('p', String(3 * (Number(query.get('p')) - 1) + 1));
            return moved;
          },
        },
      },
    ),
    'members-filter-after-counting': bug(
      'From the second page on those whom the filter leaves out are counted, too.',
      filterAfterCounting({ from: 2 }),
    ),
    'members-filter-after-cutting': bug(
      'Those whom the filter leaves out are taken from a page that was cut from the whole list.',
      filterAfterCounting({ from: 1 }),
    ),
    'members-filter-after-cutting-one': bug(
      'Whoever the filter leaves out leaves a page of one empty; the order of creation and later pages are right.',
      filterAfterCounting({ from: 1, when: (query) => query.get('l') === '1' && !query.has('p') && !query.has('s') }),
    ),
  },
  'partner.member.status-filter.invalid': {
    'members-filter-any': bug('An unknown status finds nobody.', { members: { acceptsStatusFilter: () => true } }),
    'members-filter-any-on-later-pages': bug('An unknown status is no mistake from the second page on.', {
      members: {
        acceptsStatusFilter: (operation, status, query) =>
          query?.get('p') === '2' || members.acceptsStatusFilter(operation, status),
      },
    }),
    'members-filter-pending-accepted': bug('There is a third status to filter by: pending.', {
      members: {
        acceptsStatusFilter: (operation, status) =>
          status === 'pending' || members.acceptsStatusFilter(operation, status),
      },
    }),
  },
  'partner.member.status-filter.invalid-code': {
    'members-filter-other-code': bug(
      'The code of invalid-status-filter is partnerOrganization.member.invalidStatus.',
      withCode('invalid-status-filter', 'partnerOrganization.member.invalidStatus'),
    ),
  },
});

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

/** The page is cut from the whole list, and what the filter leaves out is taken from it afterwards. */
function filterAfterCounting({ from, when }: { from: number; when?: (query: URLSearchParams) => boolean }): Stated {
  const isMeant = (query: URLSearchParams): boolean =>
    /^(?:new|active)$/.test(query.get('status') ?? '') &&
    Number(query.get('p') ?? 1) >= from &&
    when?.(query) !== false;
  return {
    list: {
      parameters: (operation, query) => {
        if (operation !== op.listMembers || !isMeant(query)) return query;
        const rest = new URLSearchParams(query);
        rest.delete('status');
        return rest;
      },
    },
    ...withList({ at: op.listMembers, when: ({ query }) => isMeant(query) }, (records, { query }) =>
      records.filter(({ status }) => status === query.get('status')),
    ),
  };
}

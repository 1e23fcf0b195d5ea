import { DAY_MS, MINUTE_MS } from '../../core/clock.ts';
import type { Operation } from '../../core/exchange.ts';
import { objectOf } from '../../core/json.ts';
import { STORAGE_TYPES } from '../../partner/records.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { list, type PageFacts } from '../../policy/stated/partner/list.ts';
import { partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import { type Stated, withBody, withPages, withStatus } from './changes.ts';
import { op } from './operations.ts';

/** Paging of every list. */
export const pagingFaults: readonly Fault[] = [
  ...faultsOf({
    'partner.paging.limit.members': {
      'paging-members-kept-by-numbers-in-a-row': bug(
        'Pages of members are kept under their number and size, with nothing in between.',
        withPages(
          op.listMembers,
          inARow(({ page, size }) => `${page}${size}`),
        ),
      ),
      'paging-members-size-at-least-ten': bug(
        'The list of members holds at least ten records.',
        withPages(op.listMembers, ({ page, size }) => ({ offset: (page - 1) * size, limit: Math.max(size, 10) })),
      ),
    },
    'partner.paging.limit.clients': {
      'paging-clients-kept-by-numbers-in-a-row': bug(
        'Pages of clients are kept under their size and number, with nothing in between.',
        withPages(
          op.listClients,
          inARow(({ page, size }) => `${size}${page}`),
        ),
      ),
      'paging-clients-second-page-larger': bug(
        'From the second page on the list of clients holds one record more.',
        withPages(op.listClients, ({ page, size }) => ({
          offset: (page - 1) * size,
          limit: page > 1 ? size + 1 : size,
        })),
      ),
    },
    'partner.paging.walk.members': {
      'paging-page-ignored': bug(
        'The list of members answers the first page whatever is asked for.',
        withPages(op.listMembers, ({ size }) => ({ offset: 0, limit: size })),
      ),
    },
    'partner.paging.walk.client-usage': {
      'paging-usage-loses-records-of-one-second': bug(
        'A later page of client usage begins behind the second with which the page before it ended.',
        behindTheSecond(op.clientUsage),
      ),
    },
    'partner.paging.default-page': {
      'paging-default-page-two': bug('Without p the list of filespaces begins with its second page.', {
        list: { defaultPage: (operation) => (operation === op.listFilespaces ? 2 : 1) },
      }),
      'paging-default-page-two-of-usage': bug('Without p client usage begins with its second page.', {
        list: { defaultPage: (operation) => (operation === op.clientUsage ? 2 : 1) },
      }),
    },
    'partner.paging.disjoint': {
      'paging-equal-moments-in-another-order-each-time': {
        story: 'What was created in one minute comes in another order at every request.',
        override: turningOrder(),
      },
      'paging-workspaces-overlap': bug(
        'A page of workspaces begins with the last record of the page before.',
        withPages(op.listWorkspaces, ({ page, size }) => ({ offset: Math.max((page - 1) * size - 1, 0), limit: size })),
      ),
      'paging-filespace-usage-overlaps': bug(
        'A page of filespace usage begins with the last record of the page before.',
        withPages(op.filespaceUsage, ({ page, size }) => ({ offset: Math.max((page - 1) * size - 1, 0), limit: size })),
      ),
      'paging-clients-third-page-repeats': bug(
        'The third page of clients is the second one again.',
        withPages(op.listClients, ({ page, size }) => ({
          offset: (page > 2 ? page - 2 : page - 1) * size,
          limit: size,
        })),
      ),
    },
    'partner.paging.once': {
      'paging-old-clients-with-notes-twice': bug(
        'The list of clients is joined with the notes of earlier years: who has some stands in it twice.',
        oldNotesJoined(op.listClients),
      ),
    },
    'partner.paging.beyond-last': {
      'paging-counted-in-32-bits': bug(
        'Where pages of members begin is counted in 32 bits.',
        withPages(op.listMembers, ({ page, size }) => ({ offset: ((page - 1) * size) % 2 ** 32, limit: size })),
      ),
      'paging-beyond-the-last-repeats': bug(
        'Beyond the last page of members comes the last page again.',
        withPages(op.listMembers, ({ page, size, total }) => ({
          offset: (Math.min(page, Math.max(Math.ceil(total / size), 1)) - 1) * size,
          limit: size,
        })),
      ),
      'paging-beyond-the-last-404': bug(
        'A page of workspaces beyond the last one answers 404.',
        withStatus({ at: op.listWorkspaces, when: ({ query }) => Number(query.get('p') ?? 1) > 20 }, 404),
      ),
      'corner-clients-repeat-behind-a-full-page': bug(
        'Behind a last page of clients that is full comes its last client again.',
        withPages(op.listClients, ({ page, size, total }) => ({
          offset: page === total / size + 1 ? total - 1 : (page - 1) * size,
          limit: size,
        })),
      ),
    },
    'partner.paging.maximum-accepted': {
      'paging-maximum-299': bug('The list of clients refuses a page size of 300.', {
        list: { maxSize: (operation) => (operation === op.listClients ? 299 : 300) },
      }),
      'paging-maximum-100-of-members-usage': bug('Members usage refuses page sizes above 100.', {
        list: { maxSize: (operation) => (operation === op.membersUsage ? 100 : 300) },
      }),
      'paging-maximum-refused-beside-order': bug(
        'Client usage in an order refuses a page size of 300.',
        withStatus({ at: op.clientUsage, when: ({ query }) => query.has('s') && query.get('l') === '300' }, 400),
      ),
    },
    'partner.paging.maximum-honoured': {
      'paging-maximum-taken-for-100': bug(
        'A page of filespaces never holds more than 100 records.',
        withPages(op.listFilespaces, ({ page, size }) => ({
          offset: (page - 1) * Math.min(size, 100),
          limit: Math.min(size, 100),
        })),
      ),
    },
    'partner.paging.minimum-accepted': {
      'paging-minimum-two': bug(
        'Workspace usage refuses a page size of 1.',
        withStatus({ at: op.workspaceUsage, when: ({ query }) => query.get('l') === '1' }, 400),
      ),
      'paging-minimum-two-of-clients': bug(
        'The list of clients refuses a page size of 1.',
        withStatus({ at: op.listClients, when: ({ query }) => query.get('l') === '1' }, 400),
      ),
    },
    'partner.paging.full-page': {
      'paging-members-above-the-default': bug(
        'Between the default and the largest page size the list of members holds the default.',
        withPages(op.listMembers, ({ page, size }) => {
          const held = size < 300 ? Math.min(size, 100) : size;
          return { offset: (page - 1) * held, limit: held };
        }),
      ),
      'paging-pages-not-full': bug(
        'A page of workspaces holds one record less than was asked for.',
        withPages(op.listWorkspaces, ({ page, size }) => {
          const held = size > 1 && size < 100 ? size - 1 : size;
          return { offset: (page - 1) * held, limit: held };
        }),
      ),
    },
    'partner.paging.default-size.client-usage': {
      'corner-type-after-paging': bug('Client usage makes pages first, and then leaves out what is of another type.', {
        usage: { shownTypes: () => STORAGE_TYPES },
        ...withBody({ at: op.clientUsage, when: ({ query }) => query.has('type') }, (body, { query }) => ({
          ...body,
          items: Array.isArray(body.items)
            ? body.items.filter((item) => objectOf(item).type === query.get('type'))
            : [],
        })),
      }),
    },
    'partner.paging.default-size.members': {
      'corner-half-pages-of-new-members': bug(
        'With a status a page of members holds 50 by default.',
        withBody(
          { at: op.listMembers, when: ({ query }) => query.has('status') && !query.has('l') },
          ({ data, ...body }) => ({ ...body, data: Array.isArray(data) ? data.slice(0, 50) : data }),
        ),
      ),
    },
  }),
  oneTooMany('paging-clients-one-too-many', 'clients', op.listClients),
  oneTooMany('paging-members-one-too-many', 'members', op.listMembers),
  oneTooMany('paging-workspaces-one-too-many', 'workspaces', op.listWorkspaces),
  oneTooMany('paging-filespaces-one-too-many', 'filespaces', op.listFilespaces),
  oneTooMany('paging-client-usage-one-too-many', 'client-usage', op.clientUsage),
  oneTooMany('paging-workspace-usage-one-too-many', 'workspace-usage', op.workspaceUsage),
  oneTooMany('paging-members-usage-one-too-many', 'members-usage', op.membersUsage),
  oneTooMany('paging-filespace-usage-one-too-many', 'filespace-usage', op.filespaceUsage),
  defaultSize('paging-clients-default-99', 'clients', op.listClients, 99),
  defaultSize('paging-members-default-101', 'members', op.listMembers, 101),
  defaultSize('paging-workspaces-default-50', 'workspaces', op.listWorkspaces, 50),
  defaultSize('paging-filespaces-default-300', 'filespaces', op.listFilespaces, 300),
  defaultSize('paging-client-usage-default-101', 'client-usage', op.clientUsage, 101),
  defaultSize('paging-workspace-usage-default-99', 'workspace-usage', op.workspaceUsage, 99),
  defaultSize('paging-members-usage-default-30', 'members-usage', op.membersUsage, 30),
  defaultSize('paging-filespace-usage-default-300', 'filespace-usage', op.filespaceUsage, 300),
  skipping('paging-clients-skips-between-pages', 'clients', op.listClients),
  skipping('paging-members-skips-between-pages', 'members', op.listMembers),
  skipping('paging-workspaces-skips-between-pages', 'workspaces', op.listWorkspaces),
  skipping('paging-filespaces-skips-between-pages', 'filespaces', op.listFilespaces),
  losingTheLast('paging-client-usage-loses-the-last', 'client-usage', op.clientUsage),
  losingTheLast('paging-workspace-usage-loses-the-last', 'workspace-usage', op.workspaceUsage),
  losingTheLast('paging-members-usage-loses-the-last', 'members-usage', op.membersUsage),
  losingTheLast('paging-filespace-usage-loses-the-last', 'filespace-usage', op.filespaceUsage),
  losingTheLast('paging-clients-loses-the-last', 'clients', op.listClients),
  emptyFullLast('corner-clients-full-last-page-empty', 'clients', op.listClients),
  emptyFullLast('corner-filespace-usage-full-last-page-empty', 'filespace-usage', op.filespaceUsage),
  firstDigit('corner-members-page-of-two-digits', 'members', op.listMembers),
  firstDigit('corner-workspaces-page-of-two-digits', 'workspaces', op.listWorkspaces),
];

function oneTooMany(id: string, name: string, at: Operation): Fault {
  return partnerFault(
    id,
    `partner.paging.limit.${name}`,
    `A page of ${name} holds one record more than was asked for.`,
    withPages(at, ({ page, size }) => ({ offset: (page - 1) * size, limit: size < 100 ? size + 1 : size })),
  );
}

function defaultSize(id: string, name: string, at: Operation, size: number): Fault {
  return partnerFault(id, `partner.paging.default-size.${name}`, `Without l a page of ${name} holds ${size} records.`, {
    list: { defaultSize: (operation) => (operation === at ? size : list.defaultSize(operation)) },
  });
}

function skipping(id: string, name: string, at: Operation): Fault {
  return partnerFault(
    id,
    `partner.paging.walk.${name}`,
    `Between two pages of ${name} a record is missing.`,
    withPages(at, ({ page, size }) => ({ offset: (page - 1) * (size + 1), limit: size })),
  );
}

function losingTheLast(id: string, name: string, at: Operation): Fault {
  return partnerFault(
    id,
    `partner.paging.walk.${name}`,
    `The last of several pages of ${name} lacks its last record.`,
    {
      list: {
        rows: (operation, rows, { page, size, total }) =>
          operation === at && page > 1 && page * size >= total ? rows.slice(0, -1) : rows,
      },
    },
  );
}

function oldNotesJoined(at: Operation): Stated {
  const isJoined = (row: unknown): boolean => {
    const { notes, created_at: createdAt } = objectOf(row);
    return notes !== 'null' && Number(createdAt) < Date.now() - 30 * DAY_MS;
  };
  return {
    list: {
      rows: (operation, rows, { size }) =>
        operation === at ? rows.flatMap((row) => (isJoined(row) ? [row, row] : [row])).slice(0, size) : rows,
    },
  };
}

/** A later page begins with the last record of the page before, by which the others of its second are left out. */
function behindTheSecond(at: Operation): Stated {
  const isLater = (operation: Operation, { page }: PageFacts): boolean => operation === at && page > 1;
  const secondOf = (row: unknown): number => Math.floor(Number(objectOf(row).created_at) / 1_000);
  return {
    list: {
      window: (operation, facts) => {
        const { offset, limit } = list.window(operation, facts);
        return isLater(operation, facts) ? { offset: offset - 1, limit: limit + 1 } : { offset, limit };
      },
      rows: (operation, rows, facts) =>
        isLater(operation, facts) ? rows.filter((row) => secondOf(row) !== secondOf(rows[0])) : rows,
    },
  };
}

function emptyFullLast(id: string, list: string, at: Operation): Fault {
  const story = `The last of several pages of ${list} is empty where it would be full.`;
  const change = ({ page, size, total }: PageFacts) => {
    const isLost = page > 1 && page * size === total;
    return { offset: (page - 1) * size, limit: isLost ? 0 : size };
  };
  return partnerFault(id, `partner.paging.walk.${list}`, story, withPages(at, change));
}

function firstDigit(id: string, list: string, at: Operation): Fault {
  const story = `Of the number of a page of ${list} the first digit counts.`;
  const change = ({ page, size }: PageFacts) => ({ offset: (Number(String(page)[0]) - 1) * size, limit: size });
  return partnerFault(id, `partner.paging.walk.${list}`, story, withPages(at, change));
}

/** The minute alone orders, and nothing further does: two pages may show one record, and none may show another. */
function turningOrder(): PolicyOverride {
  let requests = 0;
  return {
    open: {
      partner: {
        time: { kept: (at) => Math.floor(at / MINUTE_MS) * MINUTE_MS },
        lists: {
          equalMoments: () => {
            requests += 1;
            return requests % 2 === 0 ? 'as-made' : 'by-id';
          },
        },
      },
    },
  };
}

/** Of all pages whose size and number read alike the first that was asked for is shown. */
function inARow(keyOf: (facts: { page: number; size: number }) => string): Parameters<typeof withPages>[1] {
  const known = new Map<string, { offset: number; limit: number }>();
  return ({ page, size }) => {
    const key = keyOf({ page, size });
    const shown = known.get(key) ?? { offset: (page - 1) * size, limit: size };
    known.set(key, shown);
    return shown;
  };
}

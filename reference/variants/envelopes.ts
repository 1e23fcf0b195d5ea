import type { Answer, ApiRequest, Operation } from '../core/exchange.ts';
import { isObject, objectOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import type { Paging } from '../policy/open/partner/resources.ts';
import { type Variant, variant, variantsOf } from './types.ts';

type Envelope = (records: readonly unknown[], paging: Paging, operation: Operation) => unknown;

const bare: Envelope = (records) => records;
const results: Envelope = (records, { total }) => ({ count: total, next: null, previous: null, results: records });
const nested: Envelope = (records, paging) => ({ data: { items: records, paging }, meta: { links: [], warnings: [] } });
const items: Envelope = (records, { page, total }) => ({ items: records, page, total });

/** What lists are wrapped in. */
export const envelopeVariants: readonly Variant[] = [
  ...variantsOf({
    'lists-bare-arrays': variant('Lists with an open envelope are bare arrays.', lists(bare)),
    'lists-bare-where-whole': variant(
      'Lists with an open envelope are bare arrays where one page holds all, and stand in an object elsewhere.',
      lists((records, paging) => (paging.total <= paging.size ? records : { records, paging })),
    ),
    'lists-results': variant('Lists stand under results, beside a count and links.', lists(results)),
    'lists-nested': variant('Lists stand under data.items, beside empty arrays.', lists(nested)),
    'lists-below-an-empty-array': variant(
      'Lists stand an object deep, behind arrays that are empty and arrays of texts.',
      lists((records, { page }) => ({ facets: [], data: { tags: ['x'], results: records }, meta: { page } })),
    ),
    'lists-beside-what-is-included': variant(
      'Before a page, whose records tell no time, stand two things that belong to it, the older one first.',
      lists((records, { total }, operation) => ({
        included: ['2020', '2026'].map((year) => ({ id: year, status: 'new', createdAt: `${year}-01-01T00:00:00Z` })),
        data: operation.endsWith('/workspaces') ? records : records.map(withoutTime),
        meta: { total },
      })),
    ),
    'lists-beside-dated-summaries': variant(
      'Beside records that tell no time stand sums by year, whose latest comes first.',
      lists((records, { total }, operation) => ({
        years: [
          { createdAt: '2026', count: 7 },
          { createdAt: '2025', count: 3 },
          { createdAt: '2027', count: 0 },
        ],
        records: operation.endsWith('/workspaces') ? records : records.map(withoutTime),
        total,
      })),
    ),
    'lists-of-nodes': variant(
      'Lists wrap each record in an object, beside a cursor that is another one on every page.',
      lists((records, { page, total }) => ({
        total,
        edges: records.map((node, index) => ({ cursor: `${page}-${index}`, node })),
      })),
    ),
    'lists-behind-their-paging': variant(
      'Lists are the second item of an array, behind what is told of the page.',
      lists((records, { page, total }) => [{ page, total }, records]),
    ),
    'lists-of-records-beside-plans': variant(
      'Lists of clients and members show each of them beside the plan that it belongs to.',
      lists((records, paging, operation) => {
        const noun = /\/(client|member)s$/.exec(operation)?.[1];
        const plan = (index: number) => ({ id: `plan-${index}`, createdAt: '2020-01-01T00:00:00Z', status: 'paid' });
        const wrap = (record: unknown, index: number) =>
          noun === undefined ? record : { [noun]: record, plan: plan(index) };
        return items(records.map(wrap), paging, operation);
      }),
    ),
    'lists-deep': variant(
      'Lists stand five objects deep.',
      lists((records, { page }) => ({ response: { body: { page: { page, content: { elements: records } } } } })),
    ),
    'lists-items': variant('Every list stands under items.', lists(items)),
    'lists-different-each': variant(
      'Every list has another envelope.',
      lists((records, paging, operation) => {
        if (operation.endsWith('/clients')) return results(records, paging, operation);
        if (operation.endsWith('/members')) return nested(records, paging, operation);
        return operation.endsWith('/workspaces') ? bare(records, paging, operation) : items(records, paging, operation);
      }),
    ),
    'lists-among-other-arrays': variant(
      'Lists stand behind arrays of filters and columns.',
      lists((records, { page, size }) => ({
        columns: [{ name: 'id' }, { name: 'createdAt' }],
        filters: [{ field: 'status', values: ['new', 'active'] }],
        sort: ['createdAt'],
        rows: records,
        pages: { page, size, shown: [1, 2, 3] },
      })),
    ),
    'lists-behind-a-preview': variant(
      'The first records of a page stand before it by themselves, too.',
      lists((records, { total }) => ({ preview: records.slice(0, 2), content: records, total })),
    ),
    'lists-beside-an-echo': variant(
      'Before the records stands an array with the same number of other objects.',
      lists((records) => ({
        links: records.map((_record, index) => ({ rel: 'item', href: `#${index}` })),
        records,
      })),
    ),
    'lists-of-nothing-beside-links': variant(
      'Lists stand beside links, and one of nothing has links alone.',
      lists((records) => ({ links: [{ rel: 'self', href: '#' }], ...(records.length > 0 && { content: records }) })),
    ),
    'lists-of-nothing-are-objects': variant(
      'An empty list is an empty object.',
      lists((records) => ({ data: records.length > 0 ? records : {} })),
    ),
    'lists-in-a-group': variant(
      'The page stands in the one item of an array of groups, beside filters with arrays of their own.',
      lists((records) => ({
        filters: [
          { id: 'status', name: 'Status', options: [{ id: 'new' }, { id: 'active' }], isOpen: true, at: 1, of: 2 },
        ],
        result: { groups: [{ id: 'all', rows: records }] },
      })),
    ),
    'lists-named-after-the-records': variant(
      'Lists stand under the name of what they hold, and an absent list of errors is null.',
      lists((records, { total }, operation) => ({
        errors: null,
        [operation.slice(operation.lastIndexOf('/') + 1)]: records,
        total,
      })),
    ),
    'lists-empty-are-null': variant(
      'A list without records is null, as an array is that was never made.',
      lists((records, { total }) => ({ data: records.length === 0 ? null : records, total })),
    ),
    'lists-empty-are-left-out': variant(
      'What is empty or zero is left out, the list as well as the total.',
      lists((records, { total }) => ({ ...(records.length > 0 && { records }), ...(total > 0 && { total }) })),
    ),
    'lists-name-the-neighbours': variant(
      'A client in the list names the ones before and after it, and all of them the last one.',
      lists((records, { total }, operation) => ({
        data: operation.endsWith('/clients') ? withNeighbours(records) : records,
        total,
      })),
    ),
    'lists-in-an-array-of-pages': variant(
      'The page that was asked for is the one item of an array of pages, and holds the records.',
      lists((records, { page, total }) => ({ pages: [{ page, rows: records }], total })),
    ),
    'lists-under-their-client': variant(
      'Lists below a client stand under its id.',
      transport({
        afterEach: ({ request, answer }) => {
          const isOpenList = /^GET \/api\/v1\/clients\/\{clientId\}\/(?:members|workspaces)$/.test(request.operation);
          const { clientId } = request.params;
          return isOpenList && answer.status === 200 && clientId !== undefined
            ? { ...answer, body: { [clientId]: answer.body } }
            : answer;
        },
      }),
    ),
    'lists-show-less-where-filtered': variant(
      'Members who are filtered by their status show that and their id.',
      transport({
        afterEach: ({ request, answer }) =>
          request.operation === 'GET /api/v1/clients/{clientId}/members' && request.query.has('status')
            ? { ...answer, body: narrowed(answer.body) }
            : answer,
      }),
    ),
    'usage-lists-bare-items': variant('Storage usage lists have items and nothing else.', {
      open: { partner: { lists: { storageUsageExtra: () => ({}) } } },
    }),
    'usage-lists-beside-totals': variant('Storage usage lists have totals and other arrays before their items.', {
      open: {
        partner: {
          lists: {
            storageUsageExtra: (_operation, paging) => ({
              totals: [{ type: 'storage_a', gb: 1 }],
              data: [],
              results: [{ id: 'not a record' }],
              ...paging,
            }),
          },
        },
      },
    }),
    'workspace-envelope-extra': variant('Beside data stand paging, links, warnings and an error of null.', {
      open: {
        workspace: {
          common: { envelopeExtra: () => ({ error: null, warnings: [], links: { self: '/' }, paging: { total: 1 } }) },
        },
      },
    }),
    'details-wrapped': variant(
      'The details of a client, a workspace and a filespace stand under data.',
      changed(/\/\{(?:client|workspace|filespace)Id\}$/, (data) => ({ data })),
    ),
  }),
  deleteBody('delete-empty-200', 'Deletes of the Workspace API answer 200 without a body.', undefined),
  deleteBody('delete-empty-object', 'Deletes of the Workspace API answer an empty object.', {}),
  deleteBody('delete-true', 'Deletes of the Workspace API answer the JSON text true.', true),
  deleteBody('delete-null', 'Deletes of the Workspace API answer the JSON text null.', null),
  deleteBody('delete-id', 'Deletes of the Workspace API say what they did.', { data: { deleted: true, count: 1 } }),
];

function lists(envelope: Envelope): PolicyOverride {
  return {
    open: { partner: { lists: { body: (operation, records, paging) => envelope(records, paging, operation) } } },
  };
}

function withoutTime(record: unknown): object {
  const { createdAt: _, ...rest } = objectOf(record);
  return rest;
}

function narrowed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(narrowed);
  if (!isObject(value)) return value;
  if ('accountId' in value) return { accountId: value.accountId, status: value.status };
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, narrowed(item)]));
}

function withNeighbours(records: readonly unknown[]): unknown[] {
  const all = records.map((record) => objectOf(record));
  return all.map((record, index) => ({
    previous: all[index - 1]?.id ?? null,
    next: all[index + 1]?.id ?? null,
    ...record,
    copiedFrom: all.at(-1)?.id ?? null,
  }));
}

function deleteBody(id: string, story: string, body: unknown): Variant {
  return { id, story, override: { open: { workspace: { common: { deleteBody: () => body } } } } };
}

function changed(operation: RegExp, change: (body: unknown) => unknown): PolicyOverride {
  const isMeant = (request: ApiRequest, { status }: Answer): boolean =>
    request.method === 'GET' && status === 200 && operation.test(request.operation);
  return transport({
    afterEach: ({ api, request, answer }) =>
      api === 'partner' && isMeant(request, answer) ? { ...answer, body: change(answer.body) } : answer,
  });
}

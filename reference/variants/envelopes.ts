import type { Answer, ApiRequest, Operation } from '../core/exchange.ts';
import type { PolicyOverride } from '../policy/index.ts';
import type { Paging } from '../policy/open/partner/resources.ts';
import type { Variant } from './types.ts';

type Envelope = (records: readonly unknown[], paging: Paging, operation: Operation) => unknown;

const bare: Envelope = (records) => records;
const results: Envelope = (records, { total }) => ({ count: total, next: null, previous: null, results: records });
const nested: Envelope = (records, paging) => ({ data: { items: records, paging }, meta: { links: [], warnings: [] } });
const items: Envelope = (records, { page, total }) => ({ items: records, page, total });

/** What lists are wrapped in. */
export const envelopeVariants: readonly Variant[] = [
  { id: 'lists-bare-arrays', story: 'Lists with an open envelope are bare arrays.', override: lists(bare) },
  { id: 'lists-results', story: 'Lists stand under results, beside a count and links.', override: lists(results) },
  { id: 'lists-nested', story: 'Lists stand under data.items, beside empty arrays.', override: lists(nested) },
  { id: 'lists-items', story: 'Every list stands under items.', override: lists(items) },
  {
    id: 'lists-different-each',
    story: 'Every list has another envelope.',
    override: lists((records, paging, operation) => {
      if (operation.endsWith('/clients')) return results(records, paging, operation);
      if (operation.endsWith('/members')) return nested(records, paging, operation);
      return operation.endsWith('/workspaces') ? bare(records, paging, operation) : items(records, paging, operation);
    }),
  },
  {
    id: 'lists-among-other-arrays',
    story: 'Lists stand behind arrays of filters and columns.',
    override: lists((records, { page, size }) => ({
      columns: [{ name: 'id' }, { name: 'createdAt' }],
      filters: [{ field: 'status', values: ['new', 'active'] }],
      sort: ['createdAt'],
      rows: records,
      pages: { page, size, shown: [1, 2, 3] },
    })),
  },
  {
    id: 'lists-behind-a-preview',
    story: 'The first records of a page stand before it by themselves, too.',
    override: lists((records, { total }) => ({ preview: records.slice(0, 2), content: records, total })),
  },
  {
    id: 'lists-beside-an-echo',
    story: 'Before the records stands an array with the same number of other objects.',
    override: lists((records) => ({
      links: records.map((_record, index) => ({ rel: 'item', href: `#${index}` })),
      records,
    })),
  },
  {
    id: 'lists-named-after-the-records',
    story: 'Lists stand under the name of what they hold, and an absent list of errors is null.',
    override: lists((records, { total }, operation) => ({
      errors: null,
      [operation.slice(operation.lastIndexOf('/') + 1)]: records,
      total,
    })),
  },
  {
    id: 'lists-empty-are-null',
    story: 'A list without records is null, as an array is that was never made.',
    override: lists((records, { total }) => ({ data: records.length === 0 ? null : records, total })),
  },
  {
    id: 'lists-empty-are-left-out',
    story: 'What is empty or zero is left out, the list as well as the total.',
    override: lists((records, { total }) => ({ ...(records.length > 0 && { records }), ...(total > 0 && { total }) })),
  },
  {
    id: 'usage-lists-bare-items',
    story: 'Storage usage lists have items and nothing else.',
    override: { open: { partner: { lists: { storageUsageExtra: () => ({}) } } } },
  },
  {
    id: 'usage-lists-beside-totals',
    story: 'Storage usage lists have totals and other arrays before their items.',
    override: {
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
    },
  },
  {
    id: 'workspace-envelope-extra',
    story: 'Beside data stand paging, links, warnings and an error of null.',
    override: {
      open: {
        workspace: {
          common: { envelopeExtra: () => ({ error: null, warnings: [], links: { self: '/' }, paging: { total: 1 } }) },
        },
      },
    },
  },
  deleteBody('delete-empty-200', 'Deletes of the Workspace API answer 200 without a body.', undefined),
  deleteBody('delete-empty-object', 'Deletes of the Workspace API answer an empty object.', {}),
  deleteBody('delete-true', 'Deletes of the Workspace API answer the JSON text true.', true),
  deleteBody('delete-null', 'Deletes of the Workspace API answer the JSON text null.', null),
  deleteBody('delete-id', 'Deletes of the Workspace API say what they did.', { data: { deleted: true, count: 1 } }),
  {
    id: 'details-wrapped',
    story: 'The details of a client, a workspace and a filespace stand under data.',
    override: changed(/\/\{(?:client|workspace|filespace)Id\}$/, (data) => ({ data })),
  },
];

function lists(envelope: Envelope): PolicyOverride {
  return {
    open: { partner: { lists: { body: (operation, records, paging) => envelope(records, paging, operation) } } },
  };
}

function deleteBody(id: string, story: string, body: unknown): Variant {
  return { id, story, override: { open: { workspace: { common: { deleteBody: () => body } } } } };
}

function changed(operation: RegExp, change: (body: unknown) => unknown): PolicyOverride {
  const isMeant = (request: ApiRequest, { status }: Answer): boolean =>
    request.method === 'GET' && status === 200 && operation.test(request.operation);
  return {
    open: {
      transport: {
        afterEach: ({ api, request, answer }) =>
          api === 'partner' && isMeant(request, answer) ? { ...answer, body: change(answer.body) } : answer,
      },
    },
  };
}

import { DAY_MS } from '../../core/clock.ts';
import { one } from '../../core/database.ts';
import type { Answer, ApiRequest, Operation } from '../../core/exchange.ts';
import { objectOf } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { usage } from '../../policy/stated/partner/usage.ts';
import { partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import { withPages } from './changes.ts';
import { op } from './operations.ts';

interface Form {
  readonly words: string;
  fits(range: { readonly start: number; readonly end: number }): boolean;
}

const longAgo: Form = { words: 'that began long ago', fits: ({ start }) => start < Date.now() - 70 * DAY_MS };
const short: Form = { words: 'of a day', fits: ({ start, end }) => end - start <= DAY_MS };
const future: Form = { words: 'that ends in the future', fits: ({ end }) => end > Date.now() + DAY_MS };

const notFound: Answer = { status: 404, body: { error: { type: 'not_found', message: 'Not found' } } };

/** What holds for most ranges of usage, and not for those of some form, nor where there is nothing to be shown. */
export const usageFormFaults: readonly Fault[] = [
  lost('client-usage-type-lost-long-ago', 'usage.type.storage-a', op.clientUsage, 'type', longAgo),
  lost('workspace-usage-end-lost-long-ago', 'usage.range.respected', op.workspaceUsage, 'end', longAgo),
  lost('members-usage-p-lost-long-ago', 'paging.disjoint', op.membersUsage, 'p', longAgo),
  lost('filespace-usage-s-lost-long-ago', 'usage.order.descending.filespace', op.filespaceUsage, 's', longAgo),
  lost('client-usage-s-lost-for-a-day', 'usage.order.descending.client', op.clientUsage, 's', short),
  lost('workspace-usage-type-lost-for-a-day', 'usage.type.storage-a', op.workspaceUsage, 'type', short),
  lost('members-usage-l-lost-for-a-day', 'paging.limit.members-usage', op.membersUsage, 'l', short),
  lost('filespace-usage-p-lost-for-a-day', 'paging.disjoint', op.filespaceUsage, 'p', short),
  lost('client-usage-start-lost-into-future', 'usage.range.respected', op.clientUsage, 'start', future),
  lost('workspace-usage-type-lost-into-future', 'usage.type.custom', op.workspaceUsage, 'type', future),
  lost('members-usage-p-lost-into-future', 'paging.disjoint', op.membersUsage, 'p', future),
  lost('filespace-usage-end-lost-into-future', 'usage.range.narrower', op.filespaceUsage, 'end', future),
  ...faultsOf({
    'partner.usage.type.unknown': {
      'usage-unknown-type-into-future': bug('A range that ends in the future is read before its type.', {
        usage: {
          acceptsType: (operation, type, query) => (query && isOf(future, query)) || usage.acceptsType(operation, type),
        },
      }),
    },
    'partner.paging.disjoint': {
      'client-usage-large-later-pages': bug(
        'From new to old, later pages of client usage hold 100 records at most.',
        withPages(op.clientUsage, ({ page, size, direction }) => {
          const limit = direction === 'desc' && page > 1 ? Math.min(size, 100) : size;
          return { offset: (page - 1) * limit, limit };
        }),
      ),
    },
    'partner.usage.type.filespace-refused': {
      'usage-unchecked-where-nothing-was-measured': {
        story: 'Usage of a filespace of which nothing was measured is empty before anything is looked at.',
        override: uncheckedUnlessMeasured(),
      },
    },
    'partner.usage.start.required': {
      'usage-unchecked-without-filespaces': {
        story: 'Usage of a workspace without filespaces is empty before anything is looked at.',
        override: unchecked(op.workspaceUsage, ({ request, answer }) => {
          const { data } = objectOf(answer.body);
          const isEmpty = request.operation === op.listFilespaces && Array.isArray(data) && data.length === 0;
          return isEmpty ? request.params.workspaceId : undefined;
        }),
      },
    },
    'partner.usage.range.outside-retention': {
      'usage-unchecked-for-new-clients': {
        story: 'Usage of a client without workspaces is empty, however long ago the range ended.',
        override: unchecked(
          op.clientUsage,
          ({ request, answer }) =>
            request.operation === op.createClient ? String(objectOf(answer.body).id) : undefined,
          ({ query }) => (rangeOf(query)?.end ?? Number.NaN) < Date.now() - 80 * DAY_MS,
        ),
      },
    },
    'partner.usage.scope.parts': {
      'usage-of-clients-with-a-contract': {
        story: 'Client usage joins the contract of the client.',
        override: withoutContract(op.clientUsage, { status: 200, body: { items: [] } }),
      },
    },
    'partner.workspace.get.status': {
      'workspaces-of-clients-with-a-contract': {
        story: 'A workspace is not found while its client has no contract.',
        override: withoutContract(op.getWorkspace, notFound),
      },
    },
    'partner.usage.status.workspace': {
      'workspace-usage-of-clients-with-a-contract': {
        story: 'Workspace usage is not found while the client has no contract.',
        override: withoutContract(op.workspaceUsage, notFound),
      },
    },
  }),
];

function uncheckedUnlessMeasured(): PolicyOverride {
  return transport({
    beforeEach: ({ db, request: { operation, params } }) => {
      if (operation !== op.filespaceUsage) return undefined;
      const { filespaceId = '' } = params;
      const measured = one(db, 'SELECT 1 FROM storage_usage WHERE filespace_id = ? LIMIT 1', filespaceId);
      return measured === undefined ? { status: 200, body: { items: [] } } : undefined;
    },
  });
}

function rangeOf(query: URLSearchParams) {
  const [start, end] = ['start', 'end'].map((bound) => Date.parse(query.get(bound) ?? ''));
  return start === undefined || end === undefined || Number.isNaN(start + end) ? null : { start, end };
}

function isOf(form: Form, query: URLSearchParams): boolean {
  const range = rangeOf(query);
  return range !== null && form.fits(range);
}

function lost(id: string, rule: string, at: Operation, name: string, form: Form): Fault {
  return partnerFault(id, `partner.${rule}`, `${at} overlooks ${name} for a range ${form.words}.`, {
    list: {
      parameters: (operation, query) => (operation === at && isOf(form, query) ? overlooking(query, name) : query),
    },
  });
}

/** A bound that is not read comes from somewhere else. */
function overlooking(query: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  if (name === 'start') rest.set('start', new Date(Date.now() - 55 * DAY_MS).toISOString());
  else if (name === 'end') rest.set('end', new Date(Date.now() - (isOf(future, query) ? DAY_MS : 0)).toISOString());
  else rest.delete(name);
  return rest;
}

/** What is refused elsewhere is empty where the thing is one of those that are noted as having nothing. */
function unchecked(
  at: Operation,
  noted: (facts: { readonly request: ApiRequest; readonly answer: Answer }) => string | undefined,
  which: (request: ApiRequest) => boolean = () => true,
): PolicyOverride {
  const empty = new Set<string>();
  return transport({
    afterEach: ({ request, answer }) => {
      const id = noted({ request, answer });
      if (id !== undefined) empty.add(id);
      const { clientId = '', workspaceId = clientId } = request.params;
      const isPassed = request.operation === at && answer.status === 400 && empty.has(workspaceId) && which(request);
      return isPassed ? { status: 200, body: { items: [] } } : answer;
    },
  });
}

/** One operation goes wrong below the client that has no contract, and is given away. */
function withoutContract(at: Operation, instead: Answer): PolicyOverride {
  const without = new Set<string>();
  return transport({
    afterEach: ({ request, answer }) => {
      const { clientId = '' } = request.params;
      if (request.operation === op.getClient && objectOf(answer.body).name === 'Maple Trial') without.add(clientId);
      return request.operation === at && answer.status === 200 && without.has(clientId) ? instead : answer;
    },
  });
}

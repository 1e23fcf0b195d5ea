import type { ApiRequest, Operation } from '../../core/exchange.ts';
import { bodyOf, objectOf } from '../../core/json.ts';
import { type Direction, list, type PageFacts } from '../../policy/stated/partner/list.ts';
import { type Fault, partnerFault } from '../types.ts';
import { type Stated, withBody, withPages } from './changes.ts';
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
  turnedWhere('corner-typed-usage-ascends', 'usage.order.descending.client', op.clientUsage, ({ query }) => {
    return query.has('type') && query.get('s') === '-createdAt';
  }),
  wrongEnd('corner-latest-members-usage-is-the-first', 'usage.order.descending.members', op.membersUsage, 'desc'),
  wrongEnd('corner-one-workspace-is-the-oldest', 'order.default.workspaces', op.listWorkspaces, 'desc'),
  turnedWhere('corner-large-pages-of-workspaces-ascend', 'order.descending.workspaces', op.listWorkspaces, isLarge),
  turnedWhere('corner-large-pages-of-clients-ascend', 'order.default.clients', op.listClients, isLarge),
  partnerFault(
    'corner-few-clients-oldest-first',
    'partner.order.default.clients',
    'As long as a partner has few clients, the oldest ones are listed first.',
    { list: { rows: (operation, rows, { total }) => (areFew(operation, total) ? [...rows].reverse() : rows) } },
  ),
  wrongEnd('corner-clients-one-by-one-from-the-newest', 'order.ascending.clients', op.listClients, 'asc'),
  wrongEnd('corner-clients-one-by-one-from-the-oldest', 'order.descending.clients', op.listClients, 'desc'),
  partnerFault(
    'order-members-turned-by-a-removal',
    'partner.order.descending.members',
    'Once a member was removed, those that are left are listed the other way round.',
    turnedByRemoval(),
  ),
  partnerFault(
    'order-members-active-first',
    'partner.order.default.members',
    'Members who have signed in are listed before those who have not.',
    byStatus('active', ({ query }) => !query.has('s')),
  ),
  partnerFault(
    'order-members-new-first',
    'partner.order.ascending.members',
    'From old to new, members who have not signed in are listed before those who have.',
    byStatus('new', ({ query }) => query.get('s') === 'createdAt'),
  ),
  ...(
    [
      ['added', 'a member that was added', op.addMember, 201],
      ['removed', 'a member that was removed', op.removeMember, 204],
      ['added-again', 'a member that could not be added again', op.addMember, 400],
      ['owner-removed', 'an owner who could not be removed', op.removeMember, 400],
      ['created-again', 'a create of their name that was refused', op.createClient, 400],
    ] as const
  ).map(([word, what, write, status]) =>
    partnerFault(
      `corner-changed-clients-first-${word}`,
      'partner.order.default.clients',
      `Clients are listed by their last change, such as ${what}.`,
      byLastChange(write, status),
    ),
  ),
];

type Sort = 'createdAt' | '-createdAt';

function areFew(operation: Operation, total: number): boolean {
  return operation === op.listClients && total < 50;
}

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

function isLarge({ query }: ApiRequest): boolean {
  return Number(query.get('l')) > 200 && query.get('s') !== 'createdAt';
}

function turnedWhere(id: string, requirement: string, at: Operation, when: (request: ApiRequest) => boolean): Fault {
  const change = withBody({ at, when }, (body) => {
    const place = 'items' in body ? 'items' : 'data';
    const records: unknown = body[place];
    return Array.isArray(records) ? { ...body, [place]: records.toReversed() } : body;
  });
  return partnerFault(id, `partner.${requirement}`, 'Some pages run the other way round.', change);
}

function byStatus(first: string, when: (request: ApiRequest) => boolean): Stated {
  const rank = (record: unknown): number => (objectOf(record).status === first ? 0 : 1);
  return withBody({ at: op.listMembers, when }, (body) =>
    Array.isArray(body.data) ? { ...body, data: body.data.toSorted((a, b) => rank(a) - rank(b)) } : body,
  );
}

function byLastChange(write: Operation, status: number): Stated {
  const changes = new Map<string, number>();
  const ids = new Map<string, string>();
  const changed = (record: unknown): number => {
    const { id, createdAt } = objectOf(record);
    return changes.get(String(id)) ?? Date.parse(String(createdAt));
  };
  return {
    answer: {
      finish: (operation, answer, request) => {
        const name = String(bodyOf(request).name);
        if (operation === op.createClient && answer.status === 201) ids.set(name, String(objectOf(answer.body).id));
        if (operation === write && answer.status === status) {
          changes.set(request.params.clientId ?? ids.get(name) ?? '', Date.now());
        }
        const body = objectOf(answer.body);
        if (operation !== op.listClients || request.query.get('s') === 'createdAt') return answer;
        if (!Array.isArray(body.data)) return answer;
        return { ...answer, body: { ...body, data: body.data.toSorted((a, b) => changed(b) - changed(a)) } };
      },
    },
  };
}

function turnedByRemoval(): Stated {
  const turned = new Set<string>();
  return {
    answer: {
      finish: (operation, answer, { params: { clientId = '' } }) => {
        if (operation === op.removeMember && answer.status === 204) turned.add(clientId);
        const body = objectOf(answer.body);
        if (operation !== op.listMembers || !turned.has(clientId) || !Array.isArray(body.data)) return answer;
        return { ...answer, body: { ...body, data: body.data.toReversed() } };
      },
    },
  };
}

/** Pages of a single client are counted from the other end of the list. */
function wrongEnd(id: string, rule: string, at: Operation, wrong: Direction): Fault {
  return partnerFault(id, `partner.${rule}`, `The list of ${at} begins at the wrong end one by one.`, {
    ...withPages(at, ({ page, size, total, direction }) => ({
      offset: size === 1 && direction === wrong ? Math.max(total - page, 0) : (page - 1) * size,
      limit: size,
    })),
  });
}

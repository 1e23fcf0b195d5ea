import type { Answer, ApiRequest, Operation } from '../../core/exchange.ts';
import { STORAGE_TYPES } from '../../partner/records.ts';
import type { Direction, PageFacts } from '../../policy/stated/partner/list.ts';
import { ownership } from '../../policy/stated/partner/ownership.ts';
import { type Fault, partnerFault } from '../types.ts';
import { answering, fields, type Stated, withBody, withPages, withRecords } from './changes.ts';
import { op } from './operations.ts';

/** What goes wrong only beyond a page, with two parameters at once, for one kind of partner, or at the same moment. */
export const cornerFaults: readonly Fault[] = [
  emptyFullLast('corner-clients-full-last-page-empty', 'clients', op.listClients),
  emptyFullLast('corner-filespace-usage-full-last-page-empty', 'filespace-usage', op.filespaceUsage),
  partnerFault(
    'corner-clients-repeat-behind-a-full-page',
    'partner.paging.beyond-last',
    'Behind a last page of clients that is full comes its last client again.',
    withPages(op.listClients, ({ page, size, total }) => ({
      offset: page === total / size + 1 ? total - 1 : (page - 1) * size,
      limit: size,
    })),
  ),
  firstDigit('corner-members-page-of-two-digits', 'members', op.listMembers),
  firstDigit('corner-workspaces-page-of-two-digits', 'workspaces', op.listWorkspaces),
  turned('corner-typed-usage-ascends', 'usage.order.descending.client', op.clientUsage, ({ query }) => {
    return query.has('type') && query.get('s') === '-createdAt';
  }),
  turned('corner-large-pages-of-workspaces-ascend', 'order.descending.workspaces', op.listWorkspaces, isLarge),
  turned('corner-large-pages-of-clients-ascend', 'order.default.clients', op.listClients, isLarge),
  partnerFault(
    'corner-type-after-paging',
    'partner.paging.default-size.client-usage',
    'Client usage makes pages first, and then leaves out what is of another type.',
    {
      usage: { shownTypes: () => STORAGE_TYPES },
      ...withBody({ at: op.clientUsage, when: ({ query }) => query.has('type') }, (body, { query }) => ({
        ...body,
        items: Array.isArray(body.items) ? body.items.filter((item) => fields(item).type === query.get('type')) : [],
      })),
    },
  ),
  partnerFault(
    'corner-half-pages-of-new-members',
    'partner.paging.default-size.members',
    'With a status a page of members holds 50 by default.',
    withBody(
      { at: op.listMembers, when: ({ query }) => query.has('status') && !query.has('l') },
      ({ data, ...body }) => ({ ...body, data: Array.isArray(data) ? data.slice(0, 50) : data }),
    ),
  ),
  wrongEnd('corner-clients-one-by-one-from-the-newest', 'ascending', 'asc'),
  wrongEnd('corner-clients-one-by-one-from-the-oldest', 'descending', 'desc'),
  partnerFault(
    'corner-changed-clients-first',
    'partner.order.default.clients',
    'Clients are listed by their last change, such as a member that was added.',
    byLastChange(),
  ),
  partnerFault(
    'corner-workspaces-of-the-second-page-ageless',
    'partner.workspace.list.item-created-at',
    'From the second page on workspaces show a createdAt of null.',
    withRecords({ at: op.listWorkspaces, when: ({ query }) => query.get('p') === '2' }, (record) => ({
      ...record,
      createdAt: null,
    })),
  ),
  amongTheLatest('corner-old-members-not-found', 'member.get.status', op.getMember),
  amongTheLatest('corner-old-owner-not-found', 'member.owner.status', op.getOwner),
  amongTheLatest('corner-old-address-again', 'member.add.duplicate', op.addMember),
  partnerFault(
    'corner-two-owners',
    'partner.member.owner.first',
    'Members that are added at once to an empty client are all its owners.',
    manyOwners(),
  ),
  partnerFault(
    'corner-removed-everywhere',
    'partner.member.remove.only-that',
    'Removing a member removes its address from every client.',
    removedEverywhere(),
  ),
  partnerFault(
    'corner-reseller-reaches-every-client',
    'partner.not-found.client.other-partner',
    'A reseller reaches the clients of every partner.',
    {
      ownership: {
        reachesClient: (operation, facts) => facts.partner.tier === 'var' || ownership.reachesClient(operation, facts),
      },
    },
  ),
  partnerFault(
    'corner-reseller-adds-twice',
    'partner.member.add.duplicate',
    'A reseller may add somebody twice.',
    underResellers(op.addMember, 400, { status: 201, body: { accountId: 'new', status: 'new' } }),
  ),
  partnerFault(
    'corner-reseller-removes-owners',
    'partner.member.owner.removal-refused',
    'A reseller may remove owners.',
    underResellers(op.removeMember, 400, { status: 204 }),
  ),
  partnerFault(
    'corner-reseller-filters-by-any-status',
    'partner.member.status-filter.invalid-code',
    'A reseller is refused an unknown status without a code.',
    underResellers(op.listMembers, 400, {
      status: 400,
      body: { error: { type: 'bad_request', message: 'Bad status' } },
    }),
  ),
  partnerFault(
    'corner-reseller-reads-no-clients',
    'partner.client.get.status',
    'A reseller does not find its own clients.',
    underResellers(op.getClient, 200, {
      status: 404,
      body: { error: { type: 'not_found', message: 'Client organization not found' } },
    }),
  ),
  partnerFault(
    'corner-ping-cuts-ids-of-what-expires',
    'partner.ping.organization-id',
    'Ping shortens the id of one kind of organization.',
    {
      organization: {
        pingView: (_operation, { id, name, expiresAt }) => ({
          organizationId: expiresAt === null ? id : id.slice(0, 8),
          organizationName: name,
        }),
      },
    },
  ),
  partnerFault(
    'corner-period-of-a-reseller-reversed',
    'partner.me.billing-period-order',
    'Start and end of the billing period are interchanged for resellers.',
    withBody({ at: op.me }, (body) => {
      const { start, end } = fields(body.billingPeriod);
      return body.tier === 'var' ? { ...body, billingPeriod: { start: end, end: start } } : body;
    }),
  ),
];

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

function isLarge({ query }: ApiRequest): boolean {
  return Number(query.get('l')) > 200 && query.get('s') !== 'createdAt';
}

function turned(id: string, requirement: string, at: Operation, when: (request: ApiRequest) => boolean): Fault {
  const change = withBody({ at, when }, (body) => {
    const place = 'items' in body ? 'items' : 'data';
    const records: unknown = body[place];
    return Array.isArray(records) ? { ...body, [place]: records.toReversed() } : body;
  });
  return partnerFault(id, `partner.${requirement}`, 'Some pages run the other way round.', change);
}

function byLastChange(): Stated {
  const changes = new Map<string, number>();
  const changed = (record: unknown): number => {
    const { id, createdAt } = fields(record);
    return changes.get(String(id)) ?? Date.parse(String(createdAt));
  };
  return {
    answer: {
      finish: (operation, answer, request) => {
        if (operation === op.addMember) changes.set(request.params.clientId ?? '', Date.now());
        const body = fields(answer.body);
        if (operation !== op.listClients || request.query.get('s') === 'createdAt') return answer;
        if (!Array.isArray(body.data)) return answer;
        return { ...answer, body: { ...body, data: body.data.toSorted((a, b) => changed(b) - changed(a)) } };
      },
    },
  };
}

/** Pages of a single client are counted from the other end of the list. */
function wrongEnd(id: string, rule: string, wrong: Direction): Fault {
  return partnerFault(id, `partner.order.${rule}.clients`, 'Clients are listed from the wrong end one by one.', {
    ...withPages(op.listClients, ({ page, size, total, direction }) => ({
      offset: size === 1 && direction === wrong ? Math.max(total - page, 0) : (page - 1) * size,
      limit: size,
    })),
  });
}

/** One operation looks for members among the hundred latest only. */
function amongTheLatest(id: string, requirement: string, at: Operation): Fault {
  const added = new Map<string, string[]>();
  const isOld = (clientId: string, accountId: string): boolean => {
    const all = added.get(clientId) ?? [];
    return all.includes(accountId) && all.length - all.indexOf(accountId) > 100;
  };
  const finish = (operation: Operation, answer: Answer, { params }: ApiRequest): Answer => {
    const { clientId = '', accountId = String(fields(answer.body).accountId) } = params;
    if (operation === op.addMember && answer.status === 201) {
      added.set(clientId, [...(added.get(clientId) ?? []), accountId]);
    }
    if (operation !== at || operation === op.addMember || !isOld(clientId, accountId)) return answer;
    return { status: 404, body: { error: { type: 'not_found', message: 'Member not found' } } };
  };
  return partnerFault(id, `partner.${requirement}`, 'Members are looked for among the hundred latest.', {
    members: {
      isDuplicate: (_operation, existing) =>
        existing !== undefined && !(at === op.addMember && isOld(existing.clientId, existing.accountId)),
    },
    answer: { finish },
  });
}

function manyOwners(): Stated {
  let first = 0;
  return {
    members: {
      becomesOwner: (_operation, { others }) => {
        if (others === 0) first = Date.now();
        return others === 0 || (others < 3 && Date.now() - first < 3);
      },
    },
  };
}

function removedEverywhere(): Stated {
  const emails = new Map<string, string>();
  const gone = new Set<string>();
  return {
    answer: {
      finish: (operation, answer, { params }) => {
        const { accountId, email } = fields(answer.body);
        if (operation === op.addMember && answer.status === 201) emails.set(String(accountId), String(email));
        const wanted = emails.get(params.accountId ?? '') ?? '';
        if (operation === op.removeMember && answer.status === 204) gone.add(wanted);
        return operation === op.getMember && gone.has(wanted) ? { ...answer, status: 404 } : answer;
      },
    },
  };
}

/** What is answered to resellers about their own clients. */
function underResellers(at: Operation, status: number, instead: Answer): Stated {
  const clients = new Set<string>();
  return {
    ownership: {
      reachesClient: (operation, facts) => {
        if (facts.partner.tier === 'var') clients.add(facts.client.id);
        return ownership.reachesClient(operation, facts);
      },
    },
    ...answering({ at, status, when: ({ params }) => clients.has(params.clientId ?? '') }, () => instead),
  };
}

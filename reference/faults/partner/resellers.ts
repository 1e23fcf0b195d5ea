import type { Answer, Operation } from '../../core/exchange.ts';
import { bodyOf, type Json, objectOf } from '../../core/json.ts';
import { auth } from '../../policy/stated/partner/auth.ts';
import { clients } from '../../policy/stated/partner/clients.ts';
import { list } from '../../policy/stated/partner/list.ts';
import { ownership } from '../../policy/stated/partner/ownership.ts';
import { usage } from '../../policy/stated/partner/usage.ts';
import { partnerBug as bug, type Fault, faultsOf } from '../types.ts';
import { answering, type Stated, withBody } from './changes.ts';
import { op } from './operations.ts';

const withoutCode: Answer = { status: 400, body: { error: { type: 'bad_request', message: 'Refused' } } };

/** What goes wrong for resellers alone. */
export const resellerFaults: readonly Fault[] = faultsOf({
  'partner.not-found.client.other-partner': {
    'corner-reseller-reads-every-client': bug(
      'A reseller reads the clients of every partner.',
      byResellers(op.getClient),
    ),
    'corner-reseller-reaches-every-client': bug('A reseller reaches the clients of every partner.', {
      ownership: {
        reachesClient: (operation, facts) => facts.partner.tier === 'var' || ownership.reachesClient(operation, facts),
      },
    }),
    'corner-reseller-gets-the-usage-of-every-client': bug(
      'A reseller gets a current usage of any client.',
      usageForResellers(),
    ),
  },
  'partner.client.name.unique-race': {
    'corner-reseller-names-in-two-steps': bug(
      'For resellers, looking for a name and storing it are two steps.',
      toResellers((isOne) => ({ clients: { createsAtomically: () => !isOne() } })),
    ),
  },
  'partner.client.list.own': {
    'corner-reseller-lists-every-client': bug(
      'A reseller lists the clients of every partner.',
      toResellers((isOne) => ({
        ownership: {
          listScope: (at, { own, others }) => (at === op.listClients && isOne() ? [own, ...others()] : [own]),
        },
      })),
    ),
  },
  'partner.ownership.foreign-delete': {
    'corner-reseller-deletes-every-client': bug(
      'A reseller deletes clients of every partner.',
      byResellers(op.deleteClient),
    ),
    'corner-clients-of-resellers-deleted': bug(
      'Every partner deletes clients of resellers.',
      reachingResellers(op.deleteClient),
    ),
  },
  'partner.ownership.foreign-member-add': {
    'corner-reseller-adds-to-every-client': bug('A reseller adds members to every client.', byResellers(op.addMember)),
    'corner-clients-of-resellers-added-to': bug(
      'Every partner adds members to clients of resellers.',
      reachingResellers(op.addMember),
    ),
  },
  'partner.ownership.foreign-member-remove': {
    'corner-reseller-removes-from-every-client': bug(
      'A reseller removes members from every client.',
      byResellers(op.removeMember),
    ),
  },
  'partner.me.tier-of-reseller': {
    'corner-reseller-shown-as-managed-service-partner': bug(
      'Everybody has the tier msp.',
      withBody({ at: op.me }, (body) => ({ ...body, tier: 'msp' })),
    ),
  },
  'partner.usage.range.reversed': {
    'corner-reseller-reverses-ranges': bug(
      'To resellers a range that ends before it starts has no records.',
      underResellers(op.clientUsage, 400, { status: 200, body: { items: [] } }),
    ),
  },
  'partner.member.status-filter.invalid': {
    'corner-reseller-filters-without-a-match': bug(
      'To resellers a status that there is not has no members.',
      underResellers(op.listMembers, 400, { status: 200, body: { data: [] } }),
    ),
  },
  'partner.member.status-filter.active': {
    'corner-reseller-filters-nothing': bug(
      'To resellers every member is listed, whatever the status that is asked for.',
      unfilteredForResellers(),
    ),
  },
  'partner.member.add.duplicate': {
    'corner-reseller-adds-twice': bug(
      'A reseller may add somebody twice.',
      underResellers(op.addMember, 400, { status: 201, body: { accountId: 'new', status: 'new' } }),
    ),
  },
  'partner.member.owner.removal-refused': {
    'corner-reseller-removes-owners': bug(
      'A reseller may remove owners.',
      underResellers(op.removeMember, 400, { status: 204 }),
    ),
  },
  'partner.member.add.duplicate-code': {
    'corner-reseller-adds-twice-without-a-code': bug(
      'A reseller is refused a second add without a code.',
      underResellers(op.addMember, 400, withoutCode),
    ),
  },
  'partner.member.owner.removal-refused-code': {
    'corner-reseller-removes-owners-without-a-code': bug(
      'A reseller is refused the removal of an owner without a code.',
      underResellers(op.removeMember, 400, withoutCode),
    ),
  },
  'partner.member.add.email-wrong-type': {
    'corner-reseller-adds-arrays': bug(
      'A reseller may add by an array of one address.',
      underResellers(op.addMember, 400, { status: 201, body: { accountId: 'new', status: 'new' } }, ({ email }) =>
        Array.isArray(email),
      ),
    ),
  },
  'partner.client.delete.gone-below': {
    'corner-reseller-lists-members-of-nothing': bug(
      'To resellers a client that was deleted has no members.',
      underResellers(op.listMembers, 404, { status: 200, body: { data: [] } }),
    ),
  },
  'partner.member.status-filter.invalid-code': {
    'corner-reseller-filters-by-any-status': bug(
      'A reseller is refused an unknown status without a code.',
      underResellers(op.listMembers, 400, {
        status: 400,
        body: { error: { type: 'bad_request', message: 'Bad status' } },
      }),
    ),
  },
  'partner.client.get.status': {
    'corner-reseller-reads-no-clients': bug(
      'A reseller does not find its own clients.',
      underResellers(op.getClient, 200, {
        status: 404,
        body: { error: { type: 'not_found', message: 'Client organization not found' } },
      }),
    ),
  },
  'partner.usage.status.client': {
    'corner-reseller-reads-no-usage': bug(
      'Historical usage is for managed-service partners: resellers get 400.',
      underResellers(op.clientUsage, 200, {
        status: 400,
        body: { error: { type: 'bad_request', message: 'Not for resellers' } },
      }),
    ),
  },
  'partner.me.billing-period-order': {
    'corner-period-of-a-reseller-reversed': bug(
      'Start and end of the billing period are interchanged for resellers.',
      withBody({ at: op.me }, (body) => {
        const { start, end } = objectOf(body.billingPeriod);
        return body.tier === 'var' ? { ...body, billingPeriod: { start: end, end: start } } : body;
      }),
    ),
  },
  'partner.client.notes.too-long': {
    'corner-reseller-notes-of-any-length': bug(
      'The notes of resellers may have any length.',
      toResellers((isOne) => ({
        clients: { notesMaxLength: (at) => (isOne() ? Number.POSITIVE_INFINITY : clients.notesMaxLength(at)) },
      })),
    ),
  },
  'partner.order.default.clients': {
    'corner-reseller-lists-from-the-oldest': bug(
      'The clients of resellers are listed from the oldest on.',
      toResellers((isOne) => ({ list: { defaultSort: (at) => (isOne() ? 'createdAt' : list.defaultSort(at)) } })),
    ),
  },
  'partner.member.add.starts-new': {
    'corner-reseller-adds-active-members': bug(
      'Whom a reseller adds is active at once.',
      toResellers((isOne) => ({ members: { initialStatus: () => (isOne() ? 'active' : 'new') } })),
    ),
  },
  'partner.client.notes.max-accepted': {
    'corner-reseller-notes-half-as-long': bug(
      'The notes of resellers may have a hundred characters.',
      toResellers((isOne) => ({
        clients: { notesMaxLength: (at) => (isOne() ? 100 : clients.notesMaxLength(at)) },
      })),
    ),
  },
  'partner.client.name.inner-forbidden-character': {
    'corner-reseller-names-of-companies': bug(
      'The names of resellers may hold full stops and commas.',
      toResellers((isOne) => ({
        clients: {
          acceptsNameInner: (at, character) =>
            (isOne() && /[.,]/.test(character)) || clients.acceptsNameInner(at, character),
        },
      })),
    ),
  },
  'partner.client.name.accepted': {
    'corner-reseller-names-without-slashes': bug(
      'The names of resellers may hold no slash.',
      toResellers((isOne) => ({
        clients: {
          acceptsNameInner: (at, character) =>
            !(isOne() && character === '/') && clients.acceptsNameInner(at, character),
        },
      })),
    ),
  },
  'partner.usage.range.outside-retention': {
    'corner-reseller-reads-usage-of-long-ago': bug(
      'To resellers a range of long ago has no records.',
      toResellers((isOne) => ({
        usage: { acceptsWindow: (at, facts, query) => isOne() || usage.acceptsWindow(at, facts, query) },
      })),
    ),
  },
  'partner.usage.type.filespace-refused': {
    'corner-reseller-narrows-filespaces': bug(
      'To resellers filespace usage takes a type.',
      toResellers((isOne) => ({ usage: { supportsType: (at) => isOne() || usage.supportsType(at) } })),
    ),
  },
  'partner.paging.default-size.client-usage': {
    'corner-reseller-reads-fifty': bug(
      'To resellers a page of client usage without l holds fifty.',
      toResellers((isOne) => ({
        list: { defaultSize: (at) => (isOne() && at === op.clientUsage ? 50 : list.defaultSize(at)) },
      })),
    ),
  },
  'partner.member.get.status': {
    'corner-reseller-finds-nobody-who-signed-in': bug(
      'Get member finds for resellers only whom nobody has seen sign in.',
      toResellers((isOne) => ({
        answer: {
          finish: (operation, answer) =>
            isOne() && operation === op.getMember && objectOf(answer.body).status === 'active'
              ? { status: 404, body: { error: { type: 'not_found', message: 'Member not found' } } }
              : answer,
        },
      })),
    ),
  },
  'partner.paging.walk.clients': {
    'corner-reseller-lists-no-old-clients': bug(
      'To resellers the list of clients lacks the oldest two.',
      toResellers((isOne) => ({
        list: {
          rows: (at, rows, { direction }) =>
            isOne() && at === op.listClients && direction === 'asc' ? rows.slice(2) : rows,
        },
      })),
    ),
  },
  'partner.usage.start.required': {
    'corner-reseller-needs-no-start': bug(
      'Resellers may leave out the start of a range.',
      toResellers((isOne) => ({ usage: { requiresBound: (_, bound) => !(isOne() && bound === 'start') } })),
    ),
  },
});

/** Who asks is known while the rest of the request is looked at. */
export function toResellers(make: (isOne: () => boolean) => Stated): Stated {
  let isReseller = false;
  const isEntitled: typeof auth.isEntitled = (operation, partner, query) => {
    isReseller = partner.tier === 'var';
    return auth.isEntitled(operation, partner, query);
  };
  return { auth: { isEntitled }, ...make(() => isReseller) };
}

/** Whose clients are theirs is known once they have looked at one. */
function reachingResellers(at: Operation): Stated {
  const resellers = new Set<string>();
  return {
    ownership: {
      reachesClient: (operation, facts) => {
        if (facts.partner.tier === 'var') resellers.add(facts.partner.id);
        return (operation === at && resellers.has(facts.client.partnerId)) || ownership.reachesClient(operation, facts);
      },
    },
  };
}

function byResellers(at: Operation): Stated {
  return {
    ownership: {
      reachesClient: (operation, facts) =>
        (operation === at && facts.partner.tier === 'var') || ownership.reachesClient(operation, facts),
    },
  };
}

/** Neither whose a client is nor whether it has a contract counts where a reseller asks for the current usage of another partner's. */
function usageForResellers(): Stated {
  let isForeign = false;
  return {
    ownership: {
      reachesClient: (operation, facts) => {
        isForeign = facts.client.partnerId !== facts.partner.id;
        const isMeant = operation === op.currentUsage && facts.partner.tier === 'var';
        return isMeant || ownership.reachesClient(operation, facts);
      },
    },
    currentUsage: {
      requiresContract: (operation) => operation !== op.currentUsage || !isForeign,
    },
  };
}

/** What is answered to resellers about their own clients. */
function underResellers(
  at: Operation,
  status: number,
  instead: Answer,
  isMeant: (body: Json) => boolean = () => true,
): Stated {
  const clients = new Set<string>();
  return {
    ownership: {
      reachesClient: (operation, facts) => {
        if (facts.partner.tier === 'var') clients.add(facts.client.id);
        return ownership.reachesClient(operation, facts);
      },
    },
    ...answering(
      { at, status, when: (request) => clients.has(request.params.clientId ?? '') && isMeant(bodyOf(request)) },
      () => instead,
    ),
  };
}

/** The members that the list showed without a filter stand in for those of a status. */
function unfilteredForResellers(): Stated {
  const known = new Map<string, unknown>();
  const resellers = new Set<string>();
  return {
    ownership: {
      reachesClient: (operation, facts) => {
        if (facts.partner.tier === 'var') resellers.add(facts.client.id);
        return ownership.reachesClient(operation, facts);
      },
    },
    answer: {
      finish: (operation, answer, { params: { clientId = '' }, query }) => {
        if (operation === op.addMember && answer.status === 201) known.set(clientId, answer.body);
        const isMeant = operation === op.listMembers && answer.status === 200 && query.has('status');
        if (!isMeant || !resellers.has(clientId)) return answer;
        return { ...answer, body: { ...objectOf(answer.body), data: [known.get(clientId)] } };
      },
    },
  };
}

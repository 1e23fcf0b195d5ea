import type { Answer, Operation } from '../../core/exchange.ts';
import { ownership } from '../../policy/stated/partner/ownership.ts';
import { type Fault, partnerFault } from '../types.ts';
import { answering, fields, type Stated, withBody } from './changes.ts';
import { op } from './operations.ts';

/** What goes wrong for resellers alone. */
export const resellerFaults: readonly Fault[] = [
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
    'corner-period-of-a-reseller-reversed',
    'partner.me.billing-period-order',
    'Start and end of the billing period are interchanged for resellers.',
    withBody({ at: op.me }, (body) => {
      const { start, end } = fields(body.billingPeriod);
      return body.tier === 'var' ? { ...body, billingPeriod: { start: end, end: start } } : body;
    }),
  ),
];

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

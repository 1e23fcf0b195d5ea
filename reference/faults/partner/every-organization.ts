import type { Operation } from '../../core/exchange.ts';
import { auth } from '../../policy/stated/partner/auth.ts';
import { type Fault, partnerFault } from '../types.ts';
import type { Stated } from './changes.ts';
import { op } from './operations.ts';

/** How the organizations are called that are no others' than their own. */
const organizations = { withoutContract: /^Valley/, other: /^Lakeside/, reseller: /^Hillside/ };
type Organization = keyof typeof organizations;

const refusals: readonly [id: string, of: Organization, requirement: string, at: Operation, status: number][] = [
  ['no-contract-no-workspaces', 'withoutContract', 'partner.workspace.list.status', op.listWorkspaces, 404],
  ['no-contract-no-usage', 'withoutContract', 'partner.usage.status.client', op.clientUsage, 404],
  ['no-contract-no-clients', 'withoutContract', 'partner.client.list.status', op.listClients, 404],
  ['no-contract-no-client', 'withoutContract', 'partner.client.get.status', op.getClient, 404],
  ['no-contract-no-members', 'withoutContract', 'partner.member.list.status', op.listMembers, 404],
  ['no-contract-no-owner', 'withoutContract', 'partner.member.owner.status', op.getOwner, 404],
  ['no-contract-no-member', 'withoutContract', 'partner.member.get.status', op.getMember, 404],
  ['no-contract-none-added', 'withoutContract', 'partner.member.add.status', op.addMember, 404],
  ['no-contract-none-removed', 'withoutContract', 'partner.member.remove.status', op.removeMember, 400],
  ['no-contract-none-deleted', 'withoutContract', 'partner.client.delete.status', op.deleteClient, 404],
  ['no-contract-no-me', 'withoutContract', 'partner.me.status', op.me, 404],
  ['no-contract-no-ping', 'withoutContract', 'partner.ping.status', op.ping, 403],
  ['other-no-workspaces', 'other', 'partner.workspace.list.status', op.listWorkspaces, 404],
  ['other-none-added', 'other', 'partner.member.add.status', op.addMember, 400],
  ['reseller-no-workspaces', 'reseller', 'partner.workspace.list.status', op.listWorkspaces, 400],
  ['reseller-no-owner', 'reseller', 'partner.member.owner.status', op.getOwner, 404],
];

/** What one organization alone cannot do with its own clients. */
export const everyOrganizationFaults: readonly Fault[] = refusals.map(([id, of, requirement, at, status]) =>
  partnerFault(
    `organization-${id}`,
    requirement,
    `To an organization of another kind ${at} answers ${status}.`,
    refused(of, at, status),
  ),
);

/** Who asks is known while the rest of the request is looked at. */
function refused(of: Organization, at: Operation, status: number): Stated {
  let isMeant = false;
  return {
    auth: {
      isEntitled: (operation, partner, query) => {
        isMeant = organizations[of].test(partner.name);
        return auth.isEntitled(operation, partner, query);
      },
    },
    answer: {
      finish: (operation, answer) =>
        isMeant && operation === at && answer.status < 300
          ? { status, body: { error: { type: 'refused', message: 'No active contract' } } }
          : answer,
    },
  };
}

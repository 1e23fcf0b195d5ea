import type { Operation } from '../../../core/exchange.ts';
import type { PartnerRecord, WorkspaceRecord } from '../../../partner/records.ts';

/** What a partner is told about itself. */
export const organization = {
  pingView: (_operation: Operation, partner: PartnerRecord): Record<string, unknown> => ({
    organizationId: partner.id,
    organizationName: partner.name,
  }),

  meView: (
    _operation: Operation,
    partner: PartnerRecord,
    time: (milliseconds: number) => string,
  ): Record<string, unknown> => ({
    id: partner.id,
    name: partner.name,
    owner: { email: partner.ownerEmail },
    tier: partner.tier,
    supportedBillingModels: partner.supportedBillingModels,
    createdAt: time(partner.createdAt),
    status: partner.status,
    expirationDate: partner.expiresAt === null ? null : time(partner.expiresAt),
    billingPeriod: { start: time(partner.billingStart), end: time(partner.billingEnd) },
  }),
};

/** What of a workspace the documents name. */
export const workspaces = {
  listView: (
    _operation: Operation,
    workspace: WorkspaceRecord,
    createdAt: string | number,
  ): Record<string, unknown> => ({ id: workspace.id, name: workspace.name, createdAt }),
};
